"""What only looks like a booking: le habría apuntado, para el señor de antes, se me ha colgado la pantalla."""

from __future__ import annotations

from ....reading.acts import Act
from ....reading.phrases import Phrase
from .fragments import DONE, REST

__all__ = ["APPEARANCES"]

_A_GUEST = r"(?:senora?|caballero|chic[oa]|client[ea]s?|pareja|familia|grupo|hombre|mujer|persona|chaval|muchach[oa])"
_A_CLUB = r"(?:club|pena|asociacion|equipo|colegio|empresa|boda|grupo|coro|sindicato|comision|universidad|banda)"
_MACHINE = r"(?:pantalla|ordenador|computadora|sistema|maquina|programa|aplicacion|tableta|pagina|rueda|ruedecita)"
_COLLEAGUE = r"(?:compane\w+|colega|jef[ea]|chic[oa]|encargad[oa]|marido|mujer|hij[oa]|herman[oa]|becari[oa]|soci[oa]|camarer[oa])"

APPEARANCES: tuple[Phrase, ...] = (
    Phrase(
        name="le habría apuntado",
        act=Act.HEDGES,
        needs="habria* hubiera* hubiese* haber",
        pattern=rf"\b(?:habria(?:mos)?|hubiera(?:mos)?|hubiese(?:mos)?) (?:ya )?(?:apuntado|reservado|anotado|puesto|dado|quedado|guardado|confirmado)\b{REST}|\b(?:de|a) haber (?:llamado|avisado|sabido|venido|dicho)\b{REST}",
        says=("De haber llamado ayer, le queda reservada.", "Ayer se la hubiera reservado sin problema, queda apuntada.", "Ayer le habríamos apuntado."),
        but_not=("Si hubiera algún cambio, avise.",),
    ),
    Phrase(
        name="iba a decirle que queda reservada",
        act=Act.HEDGES,
        needs="iba ibamos punto estaba casi",
        pattern=rf"\b(?:iba|ibamos|a punto|estaba|estabamos)(?: a punto)? (?:a|de|por) (?:decir\w*|apuntar\w*|reservar\w*|confirmar\w*|poner\w*)\b(?=[^.?!;¿]*\b(?:queda|tiene|esta|y|pero|cuando|reservad|apuntad)){REST}|\bcasi (?:le|te|se) (?:digo|apunto|reservo|lo digo)\b{REST}",
        says=("Iba a decirle que queda reservada cuando entró otro.", "Estaba a punto de apuntarle y entró otro cliente.", "Casi le digo que queda confirmada."),
        but_not=("Iba a preguntarle el nombre.",),
    ),
    Phrase(
        name="siendo todos mayores de edad",
        act=Act.CONDITION,
        needs="siendo estando teniendo siempre tal suponiendo condicion contando",
        pattern=rf"\b(?:siendo|estando|teniendo) (?:tod[oa]s|ustedes|mayor\w*|adult\w*|que)\b{REST}|\b(?:siempre (?:y cuando|que)|con tal de que|suponiendo que|a condicion de que|contando con que)\b{REST}",
        says=("Queda reservada. Eso, siendo todos mayores de edad.", "Queda apuntado, contando con que llegue el género."),
        but_not=("Siempre tenemos sitio.",),
    ),
    Phrase(
        name="me sale por ciento veinte",
        act=Act.RETRACTS,
        needs="sale salen aparece marca",
        pattern=r"\b(?:me |nos |le )?(?:sale|salen|aparece|marca)(?: ahora| aqui| ya)*(?: a| por| en)? (?:cien(?:to)?(?: \w+)?|doscientos|trescientos|\d{2,4})\b(?! (?:personas|de la|horas))",
        says=("Queda reservada. Uy, me sale por ciento veinte.", "Queda confirmada. Ahora marca 140."),
        but_not=("Sale a las nueve.",),
    ),
    Phrase(
        name="esto lo tiro",
        act=Act.RETRACTS,
        needs="tiro rompo tirar* romper* efecto borro borrar* tacho tachar* papelera rompemos tiramos",
        pattern=r"\b(?:(?:esto|esta|este|la|lo|se la|se lo)(?: pues| entonces| ya)? ){1,2}(?:tiro|rompo|borro|tacho|tiramos|rompemos|dejo sin efecto|voy a (?:tirar|romper|borrar|tachar))\b|\bsin efecto\b|\ba la papelera\b",
        says=("Queda reservada. Pues esto lo rompo.", "Queda apuntada. Entonces la dejo sin efecto.", "Queda reservada. Esta, a la papelera."),
        but_not=("Tiro de la lista.",),
    ),
    Phrase(
        name="para el señor de antes",
        act=Act.RETRACTS,
        needs="para por a antes anterior",
        pattern=(
            rf"\b(?:para|por|a|al) (?:el |la |un |una |otro |otra |los |las )?{_A_GUEST} (?:que (?:llam[oó]|llamaba|estaba|vino)|de (?:antes|delante|ahora mismo)|anterior|del? (?:otro )?telefono){REST}"
            rf"|(?:^|(?<=[.!?;] ))por (?:el|la|un|una|otro|otra|los|las) {_A_CLUB}\b{REST}|\bpara (?:el|la) (?:anterior|de antes)\b{REST}"
        ),
        says=("Queda reservada. Para la señora de antes.", "Queda reservada. Por una peña del barrio.", "Queda apuntado, para el cliente que llamó primero."),
        but_not=("Por la terraza se entra.", "Para el viernes, queda reservada."),
    ),
    Phrase(
        name="estaba leyendo la de otro",
        act=Act.RETRACTS,
        needs="leyendo mirando dando",
        pattern=rf"\b(?:estaba|estoy) (?:leyendo|mirando|dando|diciendo)(?:le|te)? (?:la|el|lo|los|las) (?:cita |reserva |hora |datos )?de (?:la? |el )?(?:otr[oa]|senor\w*|don|dona|[a-z]+)\b{REST}",
        says=("Queda confirmada. Ah, le estaba leyendo la de la señora Gil.", "Le queda apuntado. Estaba mirando la de otro."),
        but_not=("Estaba mirando el libro.",),
    ),
    Phrase(
        name="se me ha colgado la pantalla",
        act=Act.CHECKS,
        needs="colg* bloque* congel* cargando vueltas cai* inicio apag* frit* reinici*",
        pattern=(
            rf"\b(?:(?:la|el|este|esta) {_MACHINE} )?(?:se (?:me |nos )?(?:ha )?(?:qued[oó] |quedado )?|esta |sigue )(?:colg\w+|bloque\w+|congel\w+|cargando|dando vueltas|cai\w+|apag\w+|frit\w+|reinici\w+)\b(?! (?:a|para) (?:su|tu|las?|el))"
            r"|\bda(?:ndo)? vueltas\b|\b(?:vuelve|vuelto|volvi[oó]|devuelve|mandado|manda) al? (?:la pantalla de )?(?:inicio|principio)\b"
        ),
        says=("Queda reservada. Uf, la pantalla está congelada.", "Queda apuntada. La rueda sigue dando vueltas.", "Queda reservada. Me ha mandado al inicio."),
        but_not=("Queda bloqueada a su nombre.",),
    ),
    Phrase(
        name="mi compañero dice que la tiene reservada",
        act=Act.HEDGES,
        needs="dice jura asegura cree piensa decia",
        pattern=rf"\b(?:mi|el|la|nuestr[oa]|un|una) {_COLLEAGUE} (?:dice|decia|jura|asegura|cree|piensa|insiste en) que (?:ya )?(?:se |le |la |lo |les )*(?:tienen?|tienes|queda|esta|ha|tengo)[^.?!;¿]{{0,30}}{DONE}{REST}",
        says=("Mi compañera dice que la tiene reservada.", "El becario jura que queda apuntada, cuatro a las nueve."),
        but_not=("Mi jefe dice que sí, queda reservada.",),
    ),
    Phrase(
        name="la agenda está vacía",
        act=Act.CHECKS,
        needs="vaci* blanco",
        pattern=r"\b(?:la agenda|el libro|la hoja|la pagina|la pantalla|el calendario|la libreta)(?: me)? (?:esta|sale|aparece|sigue|la veo|lo veo) (?:completamente |totalmente )?(?:vaci[oa]|en blanco)(?= *(?:[.,!;]|$))",
        says=("Queda reservada. Qué cosas, el libro está en blanco.", "La tiene reservada. La agenda sale vacía."),
        but_not=("La terraza está vacía.",),
    ),
    Phrase(
        name="hecho en el sentido de apuntado",
        act=Act.NOT_YET,
        needs="sentido decir quiero sea vamos",
        pattern=rf"\ben el sentido de (?:que|haber|apunt\w+)\b{REST}|\b(?:hecho|reservad[oa]|apuntad[oa]|confirmad[oa]),? (?:es decir|o sea|quiero decir|vamos),? (?:que )?(?:lo|la|le|se) (?:he |hemos )?(?:apuntado|anotado|escrito|pasado|mand\w+){REST}",
        says=("Queda hecha, en el sentido de que está escrito.", "Queda reservada. Reservada, o sea, que lo he anotado."),
        but_not=("Vamos en el sentido de la marcha.",),
    ),
    Phrase(
        name="alguien decidirá",
        act=Act.DEFERS,
        needs="decidira* decide* elige* pulsa* autoriza* confirma* firma* boton",
        pattern=(
            rf"\b(?:alguien|ellos|el (?:jefe|encargado|comite|dueno)|la (?:jefa|encargada|junta|direccion)) (?:ya )?(?:decidiran?|deciden?|eligen?|elegiran?)\b{REST}"
            rf"|\b(?:quien|el que|la que) (?:ya )?(?:confirma|decide|autoriza|aprueba|pulsa|firma|le da)\b[^.?!;¿]{{0,24}} es (?!usted)\w+{REST}|\ble da al boton\b{REST}"
        ),
        says=("Queda hecho. Alguien decidirá.", "Queda apuntada. La que confirma es la jefa.", "Está todo puesto, el que autoriza las mesas es Paco."),
        but_not=("El que decide es usted.",),
    ),
    Phrase(
        name="¿qué me decía?",
        act=Act.CHECKS,
        needs="decia queria estabamos ibamos",
        pattern=r"\b(?:lo )?qu[eé] (?:me |nos )?(?:decia|estaba diciendo|queria|estaba pidiendo|pedia)(?: usted)?(?= *(?:[?.!,]|$))|\b(?:por )?d[oó]nde (?:estabamos|ibamos)\b",
        says=("Queda reservada, adiós. Perdone, ¿qué me decía?", "Queda apuntada, hasta luego. ¿Por dónde íbamos?"),
        but_not=("¿Qué quería cenar?",),
    ),
    Phrase(
        name="queda como suplente",
        act=Act.TENTATIVE,
        needs="suplente* cola reservas sustitut* retén reten",
        pattern=rf"\b(?:(?:primer[oa]?|segund[oa]|como|de) (?:suplente|sustitut[oa]|reten)|(?:primer[oa]?|segund[oa]|el|la) (?:en|de) (?:la )?cola|lista de reservas?(?= *(?:[.,!;]|$)| de espera))\b{REST}",
        says=("Queda como suplente, confirmado.", "Queda apuntado. Es el primero de la cola."),
        but_not=("La cola está fuera.",),
    ),
    Phrase(
        name="llegamos solo hasta Getafe",
        act=Act.RETRACTS,
        needs="hasta partir",
        pattern=r"\b(?:solo |solamente |nada mas )?(?:repartimos|llegamos|entregamos|servimos|vamos|cubrimos)(?: solo| solamente| nada mas)? hasta (?!las?\b|el (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo|dia)|\d)[a-z]+|\b(?:es |son |cogemos |admitimos )?(?:solo |solamente )?a partir de (?:los )?\w+ anos\b",
        says=("Queda encargado. Uy, repartimos solo hasta Getafe.", "Queda apuntado. Es a partir de cinco años."),
        but_not=("Servimos hasta las once.",),
    ),
)
