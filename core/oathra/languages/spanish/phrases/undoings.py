"""What undoes a booking in everyday words: la he tachado, se lo decía a la señora de aquí, esa semana está de viaje."""

from __future__ import annotations

from ....reading.acts import Act
from ....reading.phrases import Phrase
from .fragments import DONE, REST, START, WEEKDAY

__all__ = ["UNDOINGS"]

_END = r"(?= *(?:[.,!?;:…]|$))"
# "Si no llegan, la soltamos" is a rule of the house.
_NO_RULE = r"(?! (?:a los|pasad|despues de|si|cuando|en cuanto|al cabo|transcurrid|en caso))"
_A_GUEST = (
    r"(?:senor\w*|client\w+|chic[oa]s?|caballero|pareja|mujer|hombre|muchach[oa]|joven|persona|gente|familia|de (?:aqui|la barra|la mesa|enfrente|delante|al lado))"
)
_MONTH = r"(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)"
_PAGE = r"(?:pagina|hoja|agenda|libro|libreta|cuaderno|pantalla|calendario|semana|mes|dia|planilla)"

UNDOINGS: tuple[Phrase, ...] = (
    Phrase(
        name="el ordenador lo ha puesto a cinco",
        act=Act.RETRACTS,
        needs="ordenador sistema computadora programa maquina pantalla aplicacion",
        pattern=(
            r"\b(?:el|la|este|esta) (?:ordenador|sistema|computadora|programa|maquina|pantalla|aplicacion) (?:me |nos )?(?:lo |la |se )?(?:lo |la )?ha (?:cambiado|puesto|pasado|dejado|convertido)"
            r" (?:eso |la reserva )?(?:a|en|para) (?:las? |el |\d|un|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez)[^.?!;,]{0,12}"
        ),
        says=("Queda reservada. Uy, el programa la ha pasado a cinco.", "Le queda reservada. La máquina lo ha cambiado para el lunes."),
    ),
    Phrase(
        name="la he tachado",
        act=Act.RETRACTS,
        needs="tach* borr* solt* suelt* liber* elimin* quit* sac* desapunt* devuel*",
        pattern=(
            rf"(?<!no )\b(?:se l[ao]s?|te l[ao]s?|os l[ao]s?|l[ao]s?|le|te|les|los) (?:(?:he|hemos|acabo de|acabamos de|tengo que|tuve que|voy a|vamos a|tendre que|tendria que) )?(?:tach(?:o|ado|amos|aré|are|aremos|é|ar)|borr(?:ado|amos|aré|are|aremos|é|ar)|(?:solt(?:ado|amos|aré|are|aremos|é|ar)|suelto)|(?:liber|elimin|desapunt)(?:o|ado|amos|aré|are|aremos|é|ar)|(?:quit|sac)(?:amos|aré|are|aremos|é|ar)(?= del?\b| *(?:[.,!;]|$))|(?:saco|sacado)(?= del? (?:la|el|aqui|ahi|libro))|devuelvo){_END}{_NO_RULE}"
            r"|\b(?:he|hemos|acabo de|voy a) (?:tachad|borrad|eliminad|quitad|tachar|borrar|eliminar|quitar)o? (?:su|tu|la|el) (?:nombre|reserva|cita|mesa|turno|hora)\b|\b(?:la|lo|le|les|te|os) (?:saco|sacamos|he sacado|quito) del? (?:la )?(?:lista|agenda|libro|sistema)\b"
            rf"|(?<!no )\b(?:voy a|vamos a|tengo que|tuve que|acabo de|he tenido que|habra que) (?:tach|borr|solt|liber|elimin|quit|desapunt|sac)ar(?:la|lo|las|los|le|te|sela|selo){_NO_RULE}"
            r"|\b(?:queda|esta|ha quedado|quedo) (?:tachad|borrad|eliminad|liberad)[oa]s?\b"
        ),
        says=("Queda reservada. Bueno, la he tachado.", "Ya está apuntada. Voy a tener que... voy a borrarlo.", "Queda liberada.", "Se la suelto."),
        but_not=("Si tardan mucho, no la soltamos.",),
    ),
    Phrase(
        name="si se retrasan, la soltamos",
        act=Act.REMARK,
        needs="si",
        pattern=r"\bsi (?:se (?:retrasan?|demoran?)|tardan?|llegan? (?:mas )?tarde|no (?:llegan?|vienen?|aparecen?))(?: [a-z0-9]+){0,6},? (?:l[ao]s? |se l[ao]s? )(?:(?:vamos|tenemos|tengo|voy) (?:a |que ))?(?:solt|suelt|liber|da|cance|anul)[a-z]*",
        says=("Si se retrasan más de quince minutos, la soltamos.", "Queda reservada. Si no llegan a y cuarto, la tenemos que soltar."),
    ),
    Phrase(
        name="se lo decía a la señora de aquí",
        act=Act.RETRACTS,
        needs="decia dije diciendo hablando hablaba atendiendo atendia era",
        pattern=(
            rf"\b(?:(?:se )?(?:lo|la|eso)(?: le)? (?:decia|dije|estaba diciendo)|estaba (?:hablando|atendiendo)|hablaba|atendia|le (?:hablaba|decia)|eso era|era)(?: (?:con|a|para|eso a))? (?:la|el|al|un|una|otr[oa]|est[ea]|los|las|unos) {_A_GUEST}{REST}"
        ),
        says=("Queda reservada. Uy, estaba hablando con el chico de la barra.",),
        but_not=("Estaba hablando por teléfono.",),
    ),
    Phrase(
        name="trae acá el teléfono",
        act=Act.RETRACTS,
        needs="trae dame hijo hija nieto nieta nino nina sobrino sobrina tengo",
        pattern=(
            rf"\b(?:trae|dame) (?:aca|aqui|eso|el telefono|para aca){_END}"
            r"|\b(?:mi|el|la) (?:hij[oa]|niet[oa]|nin[oa]|sobrin[oa])(?: pequen[oa])? (?:ha |siempre |me |que )*(?:cogido|coge|cogió|cogio|contesta|contestó|contesto|contestado|agarra|agarró|agarro|agarrado|descuelga|jugando|juega)\b"
            r"|\btengo (?:cuatro|cinco|seis|siete|ocho|nueve|diez|once|[4-9]|1[01]) anos\b"
        ),
        says=("Ya está reservada. Dame el teléfono.", "Queda apuntado. Mi nieta siempre contesta.", "Ya está apuntada. Tengo nueve años."),
    ),
    Phrase(
        name="¿qué deseaba?",
        act=Act.ASKS,
        needs="que qué",
        pattern=r"\bqu[eé] (?:deseaba|queria|era lo que (?:queria|deseaba)|se le ofrecia|necesitaba)(?: usted)?(?= *(?:[?.,!]|$))",
        says=("¿Y qué quería usted?",),
        asks=("booking",),
    ),
    Phrase(
        name="esa semana está de viaje",
        act=Act.DENIES,
        needs="vacaciones viaje baja permiso congreso fuera libra cabeza",
        pattern=(
            rf"(?<!si )\b(?:esta|estara|se va|anda|sale|estaba)(?: ya)? (?:de (?:vacaciones|viaje|baja|permiso|congreso|luna de miel)|fuera)(?: (?:es[ae] (?:dia|semana|fecha|mes|{WEEKDAY})|hasta|entonces|ese dia|toda|todo|el (?:dia )?\d|el {WEEKDAY}|para entonces|esos dias)\b{REST}|{_END})"
            rf"|\b(?:es[ae] (?:dia|semana|fecha|{WEEKDAY})|el {WEEKDAY}|esos dias)(?: [a-z]+){{0,2}} (?:libra|(?:esta|estara|se va|anda) (?:de (?:vacaciones|viaje|baja|permiso|congreso)|fuera))\b{REST}"
            r"|\b(?:dice|diciendo|esta diciendo|niega|negando) (?:que no )?con la cabeza\b"
        ),
        says=("Queda apuntado con Lidia. Ay, Lidia está de viaje esa semana.", "Queda apuntada. Me está negando con la cabeza.", "Ya está reservada. El jueves Toño libra."),
    ),
    Phrase(
        name="la tarjeta no ha pasado",
        act=Act.RETRACTS,
        needs="tarjeta pago cobro alguien",
        pattern=(
            r"(?<!si la )(?<!si su )(?<!si el )\b(?:tarjeta|pago|cobro)\b[^.?!;¿]{0,14}\b(?:rechazad[oa]|denegad[oa]|rebotad[oa]|devuelt[oa]|rechaza|deniega|rebota|no (?:ha )?(?:pasa|pasado|entra|entrado|va))\b"
            r"|\balguien(?: mas)? (?:ya )?(?:(?:se )?(?:la|lo) (?:ha )?(?:cogido|quedado|pillado|reservado|llevado|cogio|cogió|quedo|quedó|agarró|agarro|tomado))(?!\w)"
        ),
        says=("Queda reservada. Uy, el cobro sale rechazado.", "Ya está reservada. Alguien se la ha quedado."),
        but_not=("Si la tarjeta sale rechazada, le avisan.",),
    ),
    Phrase(
        name="estaba en la agenda del año pasado",
        act=Act.RETRACTS,
        needs="abiert* delante mirando estaba estoy era practicas pruebas formacion",
        pattern=(
            rf"\b(?:tenia|tengo|habia) (?:abiert[oa]|delante) (?:la |el |las? )?(?:{_PAGE} )?(?:del? )?(?:{_MONTH}|otr[oa]s?|la del|el del|la vieja|vieja|viejo|ano pasado|mes (?:pasado|que viene))\b{REST}"
            rf"|\b(?:estaba|estoy|andaba|he estado) (?:mirando|en|apuntando en|escribiendo en)(?: la| el)?(?: {_PAGE})?(?: del?)? (?:{_MONTH}|otr[oa] {_PAGE}|ano pasado|vieja|viejo|mes (?:pasado|que viene))\b{REST}"
            r"|\b(?:la|el|modo|pantalla|agenda|version|sistema)(?: de)? (?:practicas|pruebas|formacion|ensayo)\b"
        ),
        says=("Le anoté. Uy, estaba mirando el mes que viene.", "Queda apuntado. Ah, tenía delante la hoja de marzo.", "Ya está reservada. Pone modo pruebas."),
        but_not=("Tengo abierta la terraza.",),
    ),
    Phrase(
        name="hasta arriba",
        act=Act.DENIES,
        needs="hasta",
        pattern=r"\bhasta (?:el tope|los topes|arriba|la bandera|las cejas)\b",
        says=("Queda apuntado. Uy, ese día lo tengo hasta los topes.",),
        but_not=("Suba hasta el ático.",),
    ),
    Phrase(
        name="cuando yo le diga",
        act=Act.SUPPOSES,
        needs="cuando cuanto hasta",
        pattern=rf"\b(?:cuando|en cuanto|hasta que|una vez que) (?:yo |el |ella |nosotros )?(?:se lo|se la|le|te|les|os|lo) (?:diga|digo|digamos|dice)\b{REST}",
        says=("Hasta que yo le diga que está reservada.", "Cuando yo se lo diga, queda reservada."),
    ),
    Phrase(
        name="en pantalla pone",
        act=Act.HEDGES,
        needs="pone dice sale palabra letrero",
        pattern=r"\b(?:pone|dice|sale|la palabra|letrero),? ?[\"«][^\"»]{0,60}(?:[\"»]|$)",
        says=("Aquí dice «queda reservada».", "Queda reservada. Aquí pone «reservada»."),
    ),
    Phrase(
        name="lo confirmado es que está inscrito",
        act=Act.RETRACTS,
        needs="lo",
        pattern=rf"\blo (?:unico )?(?:que (?:esta|queda|ha quedado|le he|he) )?{DONE}(?: por ahora)? es (?:que (?:esta|estan|son|es)|solo|solamente|su (?:ficha|alta|inscripcion))\b",
        says=("Queda reservado. Bueno, lo que está confirmado es solo su alta.",),
        but_not=("Lo que está reservado es una mesa.",),
    ),
    Phrase(
        name="por mí está reservada",
        act=Act.HEDGES,
        needs="mi respecta toca",
        pattern=r"\bpor mi (?:parte )?(?:esta|queda)\b|\b(?:en|por) lo que (?:a mi )?(?:respecta|toca)(?: a mi)?\b|\bsi (?:fuera|dependiera) (?:por|de) mi\b",
        says=("En lo que a mí respecta, queda reservada.", "Si fuera por mí, queda reservada."),
    ),
    Phrase(
        name="el dueño tiene la última palabra",
        act=Act.RETRACTS,
        needs="palabra decide decision",
        pattern=r"\btiene la ultima palabra\b|\b(?:eso )?(?:lo )?decide (?:el|la|mi) [a-z]+\b",
        says=("Queda reservada. Eso lo decide la encargada.",),
    ),
    Phrase(
        name="solo para socios",
        act=Act.RETRACTS,
        needs="solo solamente exclusiv* clientes empresas miembros socios socias residentes huespedes",
        pattern=r"(?:reservad[oa]|confirmad[oa]|apuntad[oa])[^.?!;]{0,40}, para (?:clientes|empresas|miembros|soci[oa]s|residentes|huespedes)\b|\b(?:solo|solamente|exclusiv[oa]) (?:para|de) (?:soci[oa]s|mayores|adultos|residentes|miembros|huespedes)\b",
        says=("Queda reservada. Los viernes es solo para socios.", "Queda reservada, para clientes de empresa."),
    ),
    Phrase(
        name="le habla el encargado",
        act=Act.CHECKS,
        needs="encargad* dueno duena jefe jefa gerente",
        pattern=r"\b(?:le habla|aqui|soy|se pone)(?: ahora)? (?:el|la) (?:encargad[oa]|duen[oa]|jef[ea]|gerente),? ahora\b|\bahora (?:le habla|esta hablando con|habla con) (?:el|la) (?:encargad[oa]|duen[oa]|jef[ea]|gerente)\b",
        says=("Queda reservada. Oiga, ahora le habla la dueña.",),
    ),
    Phrase(
        name="soy un cliente",
        act=Act.RETRACTS,
        needs="cliente clienta fontanero electricista pintor albanil repartidor mensajero trabajo cogido descolgado",
        pattern=r"\b(?:yo )?(?:es que )?(?:solo )?soy (?:solo )?(?:un|una|el|la|otro|otra) (?:client[ea]|fontaner[oa]|electricista|pintor[a]?|albanil|repartidor[a]?|mensajer[oa]|de la limpieza)\b|\byo no trabajo aqui\b|\bsolo he (?:cogido|descolgado) (?:el telefono|la llamada)\b",
        says=("Queda reservada. Yo es que soy un cliente.", "Le he apuntado. Soy el fontanero.", "Queda reservada. Yo no trabajo aquí."),
    ),
    Phrase(
        name="solo para llevar",
        act=Act.RETRACTS,
        needs="llevar domicilio recoger",
        pattern=r"\b(?:solo|unicamente|solamente) (?:hacemos |tenemos |servimos |somos )?(?:comida )?(?:para llevar|a domicilio|para recoger)\b|\b(?:hacemos|somos|servimos) (?:solo|unicamente|solamente) (?:comida )?(?:para llevar|a domicilio|para recoger)\b",
        says=("Queda reservada. Solo hacemos para llevar.", "Le he apuntado. Somos solo a domicilio."),
        but_not=("¿Es para llevar?",),
    ),
    Phrase(
        name="el primero que llegue",
        act=Act.CONDITION,
        needs="primer* llegue",
        pattern=r"\b(?:el|la|los) primer[oa]?s? (?:en llegar|que (?:llegue|llega|venga|viene))\b[^.?!;]*|\bel que (?:antes|primero) llegue\b[^.?!;]*",
        says=("Queda reservada. El primero que llegue se la queda.",),
    ),
    Phrase(
        name="por orden de llegada",
        act=Act.RETRACTS,
        needs="orden conforme segun primero",
        pattern=r"\bpor orden de llegada\b|\b(?:conforme|segun) (?:van llegando|llegan|vayan llegando|llegue la gente|va llegando la gente)\b|\bel primero que llega\b",
        says=("Queda apuntado. Sentamos conforme van llegando.",),
    ),
    Phrase(
        name="otra vez será",
        act=Act.RETRACTS,
        needs="otra ocasion proxima dejamos dejo",
        pattern=rf"\botra vez sera\b|\b(?:en|para) (?:otra|una proxima|la proxima) ocasion\b|\b(?:pues |entonces )(?:lo|la) (?:dejo|dejamos)(?: entonces| estar| pues)?{_END}",
        says=("Queda apuntado. Bueno, en otra ocasión.", "Queda reservada. Pues lo dejamos."),
        but_not=("Pues lo dejo apuntado.",),
    ),
    Phrase(
        name="désela a otro",
        act=Act.CANCELS,
        needs="otro otra alguien siguiente paso",
        pattern=(
            r"\b(?:des?el[ao]|dasel[ao]|delel[ao]|pasesel[ao]|pasasel[ao]|ofrezcasel[ao]|dejesel[ao]|dejasel[ao]|desel[ao]|puede darsel[ao]|que (?:se )?(?:la|lo) (?:use|aproveche|coja|tome|quede)) ?(?:a )?(?:otr[oa]s?(?: (?:persona|client\w+))?|alguien|quien|la siguiente|el siguiente|al siguiente)\b(?: mas)?"
            rf"|{START}(?:yo |mejor )?paso,? gracias\b"
        ),
        says=("Pásesela al siguiente... que la use otra persona.", "Mejor paso, gracias."),
        by="caller",
    ),
    Phrase(
        name="mi clienta no puede ir",
        act=Act.CANCELS,
        needs="no",
        pattern=rf"\b(?:(?:mi|el|la) (?:client[ea]|jef[ea])|el|ella|ellos|ya) no (?:puede|pueden|podra|podran|va|van)(?: a)?(?: poder)? (?:ir|venir|acudir|asistir|viajar){_END}|\bal final no (?:vamos|voy|va|van)(?: a ir)?{_END}",
        says=("Mi jefa ya no... mi jefa no puede ir.", "Al final no voy."),
        but_not=("No puede ir antes de las ocho.",),
        by="caller",
    ),
    Phrase(
        name="es más de lo que podemos pagar",
        act=Act.DENIES,
        needs="mas alcanza llega pagar",
        pattern=r"\b(?:es |son )?mas de lo que (?:podemos|puede|puedo|quiere|queremos|quiero|pensaba|pensabamos) ?(?:pagar|gastar|permitirnos|gastarse|gastarnos)?\b|\bno (?:nos|me|le|les) (?:alcanza|llega)(?: (?:el presupuesto|para eso|para tanto))?(?= *(?:[.,!]|$))|\bno (?:va|vamos|voy|quiere|queremos) a? ?pagar (?:eso|tanto)\b",
        says=("Eso es más de lo que queremos gastar.", "No me alcanza para tanto."),
        by="caller",
    ),
)
