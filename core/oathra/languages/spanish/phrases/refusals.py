"""What refuses, takes back or speaks of another booking: estamos completos, no me queda nada, me equivoqué, la de la señora Vidal."""

from __future__ import annotations

from ....reading.acts import Act
from ....reading.phrases import Phrase
from .fragments import BOOKING, DONE, REST, START, TO_COMMA

__all__ = ["REFUSALS"]

REFUSALS: tuple[Phrase, ...] = (
    Phrase(
        name="estamos completos",
        act=Act.DENIES,
        needs="complet* llen* ocupad* cogid* pillad* agotad* petad* topados reservad* aforo",
        pattern=(
            r"\b(?:est(?:a|á|an|amos|oy)|tengo|tenemos|sigue|son|quedan?|hay|va(?:mos)?)(?: (?:ya|todo|todos|todas|lo|la|totalmente|completamente|practicamente|al|muy|bastante|ese dia|esa noche|a esa hora)){0,3} "
            r"(?:complet[oa]s?|llen[oa]s?|ocupad[oa]s?|cogid[oa]s?|pillad[oa]s?|agotad[oa]s?|petad[oa]s?|topados|a tope)\b(?! (?:la|su|tu) (?:reserva|cita|solicitud))"
            rf"|{START}(?:todo )?(?:complet[oa]s?|llen[oa]s?|ocupad[oa]s?|agotad[oa]s?)(?= *(?:[.,!]|$))|\baforo completo\b"
        ),
        says=(
            "Estamos completos.",
            "Ya la tiene reservada. Ay, que ese día está todo lleno.",
            "A esa hora ya está ocupada.",
            "Todo completo.",
        ),
        but_not=("¿Es su nombre completo?",),
    ),
    Phrase(
        name="a las ocho no, lo siento",
        act=Act.DENIES,
        needs="no",
        pattern=(
            rf"{START}(?:a las? [a-z0-9: ]{{1,16}}?|el [a-z0-9 ]{{1,16}}?),? (?:ya )?no(?:(?: me| nos)? (?:queda|quedan|tengo|tenemos|hay)(?: nada| sitio| hueco)?)?(?=,? *(?:[.!;]|$|lo siento|lo lamento|por desgracia|lamentablemente))(?:,? (?:lo siento|lo lamento|por desgracia|lamentablemente))?"
        ),
        says=("A las ocho ya no me queda.", "Le queda reservada... el martes no, lo siento."),
        but_not=("A las ocho, ¿no?",),
    ),
    Phrase(
        name="está todo reservado",
        act=Act.DENIES,
        needs="reservad* cogid* ocupad*",
        pattern=(
            r"\b(?:todo|todas|todos|tod[oa]s l[oa]s (?:mesas|salas|pistas|plazas)|casi todo)(?: (?:ya|lo|la|esta|estan|quedan|queda|tengo|tenemos)){0,2} (?:reservad|cogid|ocupad|apuntad)[oa]s?\b"
            r"|\b(?:tengo|tenemos|esta|estan) (?:ya )?tod[oa]s? (?:[a-z]+ )?(?:reservad|cogid|ocupad)[oa]s?\b"
            r"|\b(?:perdon[ea]?|disculp[ea]|(?:lo )?siento|uy|uf|ay|vaya|es que|no|lastima|mala suerte),? (?:pero )?(?:es que )?(?:esa |ese |eso )?(?:ya )?est[aá]n? (?:ya )?(?:reservad|apuntad|cogid|ocupad|apartad)[oa]s?\b"
            rf"|\b(?:a|en|para) (?:esa|esta|es[ae]|dicha) (?:hora|dia|noche|fecha)\b[^.?!;¿]{{0,16}}\best[aá]n? (?:ya )?{DONE}\b"
            rf"|\b(?:la|el|esa|ese|las|los) {BOOKING}(?: [a-z]+)? (?:ya )?est[aá]n? (?:ya )?(?:reservad|apartad|separad|cogid|apuntad|bloquead)[oa]s?\b(?! (?:a su nombre|para (?:usted|ustedes|ti|vosotros|dos|tres|cuatro|\d)))"
        ),
        says=(
            "Mañana lo tenemos todo reservado.",
            "Queda reservada... ay, está todo reservado.",
            "A esa hora ya está reservada.",
            "Esa mesa ya está reservada.",
            "Perdone, ya está reservada.",
        ),
        but_not=("La mesa está reservada a su nombre.",),
    ),
    Phrase(
        name="no me queda nada",
        act=Act.DENIES,
        needs="no tampoco ni sin",
        pattern=(
            rf"\b(?:no|tampoco) (?:(?:me|nos|le|les|se) )?(?:queda|quedan|tengo|tenemos|hay|habra|tendria|tendriamos|dispongo de|disponemos de) (?:(?:ya|mas|libres?|ningun[oa]?|ni una?|a esa hora|ese dia|para ese dia|la|el|esa|ese) )*"
            rf"(?:nada|ningun[oa]?|{BOOKING}|disponibilidad|disponible|cupos?|libres?|mas|eso)\b(?! de comer)"
            r"|\bni una (?:mesa|plaza|habitacion)\b"
        ),
        says=(
            "No me queda nada.",
            "Queda reservada... no, perdone, no tenemos mesas.",
            "No hay disponibilidad ese día.",
        ),
        but_not=("No me queda claro.",),
    ),
    Phrase(
        name="no está disponible",
        act=Act.DENIES,
        needs="no sin",
        pattern=r"\bno (?:esta|estan|hay|queda|tengo|tenemos|estamos|va a estar|estara)(?: ya)? (?:disponibles?|libres?|operativ[oa]s?)\b|\bsin disponibilidad\b",
        says=("A esa hora no está disponible.", "Ya está confirmada... no, no está libre."),
    ),
    Phrase(
        name="no puedo",
        act=Act.DENIES,
        needs="no imposible",
        pattern=(
            r"\bno (?:(?:le|les|te|os|se|lo|la|se l[ao]s?) )?(?:puedo|podemos|puede|podra|podre|podremos|podria|podriamos|va a (?:poder|ser posible)|vamos a poder|es posible|sera posible|seria posible|pude|hemos podido|he podido)\b(?: (?:ser|reservar|apuntar|dar|atender|aceptar|hacer|hacerle|hacerlo|reservarle|reservarla|confirmar|confirmarle|confirmarla|confirmarselo|darle|ayudarle|ofrecerle)(?:le|les|te|la|lo|selo|sela)?)?"
            r"|\b(?:es |va a ser |me es |nos es )?imposible\b"
        ),
        says=("No podemos.", "Queda reservada... uy, no, no va a ser posible.", "Es imposible."),
        but_not=("No se preocupe.",),
    ),
    Phrase(
        name="cerramos ese día",
        act=Act.DENIES,
        needs="cerramos cerrad* cierra cierran cerraremos abrimos abren",
        pattern=(
            r"\b(?:est[aá]|estamos|estaremos|estara)(?: [a-z]+)? cerrad[oa]s?\b|\b(?:cerramos|cerraremos|cierra|cierran)\b(?!(?: la cocina)? a (?:las|medianoche))"
            r"|\bno (?:abrimos|abren|abre|trabajamos|atendemos|servimos)\b(?! (?:hasta|antes de) las)"
        ),
        says=("Ya la tiene reservada. Ay, no, que ese día cerramos.", "Los lunes no abrimos.", "Estamos cerrados."),
        but_not=("Cerramos a las doce.",),
    ),
    Phrase(
        name="hay una boda",
        act=Act.DENIES,
        needs="boda evento comunion privada privado fiesta",
        pattern=r"\b(?:hay|tenemos|tengo) una? (?:boda|evento|comunion|fiesta privada|acto privado|celebracion)\b|\b(?:evento|fiesta|acto|reserva) privad[oa]\b",
        says=("Queda reservada. Uy, ese día tenemos una boda.",),
    ),
    Phrase(
        name="no hacemos reservas",
        act=Act.DENIES,
        needs="no tampoco aqui",
        pattern=r"\b(?:no|tampoco) (?:hacemos|aceptamos|cogemos|tomamos|admitimos|manejamos|trabajamos con|se hacen?|se reserva|se puede reservar|reservamos|damos)(?: (?:reservas?|reservaciones|citas?|turnos?|mesas?|hora|grupos))?\b(?! (?:tarjetas?|perros|mascotas|cheques|efectivo))(?=[^a-z]|$)",
        says=("Queda apuntado... ah, no, que no hacemos reservas.", "Aquí no se reserva."),
        but_not=("No aceptamos tarjetas.",),
    ),
    Phrase(
        name="no, lo siento",
        act=Act.DENIES,
        needs="siento lamento lamentablemente desgraciadamente me temo",
        pattern=rf"\b(?:lamentablemente|desgraciadamente|por desgracia|me temo que) (?:no|ya)\b{TO_COMMA}|{START}no,? (?:senor\w*,? )?(?:lo siento|lo lamento)(?= *(?:[.,!]|$))",
        says=("No, lo siento.", "Queda reservada. Ay, lamentablemente ya no."),
    ),
    Phrase(
        name="se ha ido el sistema",
        act=Act.DENIES,
        needs="sistema ordenador computadora deja funciona error falla guardado",
        pattern=(
            r"\bno (?:me|nos) (?:deja|permite|ha dejado|dejo|funciona|sale)\b|\bno (?:se )?(?:ha |han )?(?:guardado|grabado|funciona|registrado)\b"
            r"|\b(?:se (?:ha|me ha|nos ha) (?:caido|ido|colgado|borrado)|se cayo|se cayó|se borro|se borró|da error|me da error|hay un error|se me ha (?:caido|borrado))\b"
        ),
        says=("Queda reservada. Uy, no me deja.", "Se ha caído el sistema.", "Me da error."),
    ),
    Phrase(
        name="se la han llevado",
        act=Act.DENIES,
        needs="llevado dado acaban acaba acabamos acabo quitado adelantado",
        pattern=r"\b(?:se (?:l[ao]s? )?(?:han|ha|acaban de) (?:llevado|llevar|quitado)|(?:acabo|acaban|acabamos|acaba) de (?:dar|dar(?:la|lo|sela)|reservar(?:la|lo)?|coger(?:la|lo)?|ocupar(?:la|lo)?)|se le han adelantado|ya (?:la|lo) (?:hemos|han) dado)\b",
        says=("Ya está reservada... vaya, se la acaban de llevar.", "Acabamos de darla."),
    ),
    Phrase(
        name="me equivoqué",
        act=Act.RETRACTS,
        needs="equivoqu* equivocad* confund* mio mia error ay uy oh ah no digo",
        pattern=(
            r"\b(?:me (?:equivoqué|equivoque|he equivocado|confundí|confundi|he confundido)|(?:ha sido|fue) (?:un )?error(?: mio)?|error mio|culpa mia|fallo mio)(?!\w)"
            r"|\bdigo,? (?:que )?(?:no|estaba|era)\b"
            r"|\b(?:ay|uy|oh|ah),? no\b|\bespere,? no\b|\bno,? espere\b"
        ),
        says=("Queda reservada. Disculpe, me equivoqué.", "Queda reservada. Ay, no.", "Queda reservada, digo, estaba."),
    ),
    Phrase(
        name="olvídelo",
        act=Act.RETRACTS,
        needs="olvidelo olvidalo dicho borro quito retiro",
        pattern=r"\b(?:olvidelo|olvidalo|olvide lo (?:que|dicho)|lo retiro|no he dicho nada|retiro lo dicho)\b",
        says=("Queda reservada. No, olvídelo.",),
    ),
    Phrase(
        name="no, no está",
        act=Act.RETRACTS,
        needs="no",
        pattern=rf"{START}(?:(?:ay|uy|bueno|pues|perdone),? )?no,? (?:no )?(?:esta|lo esta|la esta|es cierto|es verdad|era)(?= *(?:[.,!]|$))",
        says=("Queda reservada. No, no lo está.",),
    ),
    Phrase(
        name="cancelada",
        act=Act.CANCELS,
        needs="cancel* anul* quit* borr*",
        pattern=(
            rf"\b(?:figura|aparece|esta|está|queda|quedo|quedó|consta|ha sido|fue|sale)(?: como)? (?:cancelad|anulad)[oa]s?\b|\b(?:se l[ao]s?|te l[ao]s?|l[ao]s?|le|les|te) (?:he |hemos )?(?:cancelo|anulo|cancelado|anulado|quitado|borrado|cancelé|anulé|quito|borro)(?!\w)"
            rf"|{START}(?:(?:vale|listo|hecho|muy bien|de acuerdo|pues)[ ,]{{1,3}}){{0,4}}(?:cancelad|anulad)[oa]s?(?= *(?:[.,!]|$))"
        ),
        says=("Queda cancelada.", "De acuerdo, cancelada.", "Se la anulo."),
    ),
    Phrase(
        name="por la página web",
        act=Act.REDIRECTS,
        needs="web pagina internet online app aplicacion whatsapp correo",
        pattern=(
            rf"\b(?:por|en|desde|a traves de|mediante|via|entre en|con) (?:la |el |nuestra |nuestro |su )?(?:pagina(?: web)?|web|internet|app|aplicacion|whatsapp|correo|portal)\b(?! (?:le (?:mandamos|enviamos)|con los datos)){REST}|\bonline\b"
        ),
        says=("Las reservas se hacen por la página web, ahí le queda confirmada.", "Resérvelo online y le queda confirmada."),
    ),
    Phrase(
        name="tiene que llamar a",
        act=Act.REDIRECTS,
        needs="tiene tienes tendra tendria debe hay equivocado equivocada numero aqui",
        pattern=(
            rf"\b(?:tiene que|tienes que|tendra que|tendria que|debe|hay que) (?:llamar|reservar|pedir(?:la|lo)?|hacer(?:la|lo)|hablar|solicitar(?:la|lo)?|ir|acudir|venir a (?:pedir|hacer|reservar)\w*|contactar)\b{REST}"
            r"|\bse ha(?:n)? equivocado de (?:numero|sitio|telefono)\b|\bnumero equivocado\b|\baqui no es\b"
        ),
        says=("Tiene que llamar a la central, y queda reservada.", "Queda apuntada, pero se ha equivocado de número."),
    ),
    Phrase(
        name="es broma",
        act=Act.JOKES,
        needs="broma bromeo bromeando pelo coña sonando suenos",
        pattern=r"\b(?:es|era|estoy de|estaba de|en) broma\b|\b(?:bromeo|bromeando)\b|\btomando el pelo\b|\ben (?:sus|tus|mis) suenos\b",
        says=("Sí, hombre, reservada. Es broma.", "Queda reservada... en sus sueños."),
    ),
    Phrase(
        name="otra reserva",
        act=Act.OTHER_BOOKING,
        needs="otra otro otros otras alguien",
        pattern=(
            rf"\b(?:otr[oa]s? (?:reservas?|client\w+|personas?|senor\w*|citas?|grupos?|familias?|parejas?|mesas?|fechas?|nombres?|locales|local|sede|dia|persona)|alguien mas)\b{TO_COMMA}|\b(?:para|de|por) otr[oa]s?\b"
        ),
        says=(
            "La mesa está confirmada para otros clientes.",
            "Tengo otra reserva, ya está confirmada.",
        ),
    ),
    Phrase(
        name="la de la señora Vidal",
        act=Act.OTHER_BOOKING,
        needs="senor senora senores don dona sr sra familia marido mujer hija hijo",
        pattern=(
            rf"\b(?:la|el|las|una|esa|tengo|{BOOKING})(?: {BOOKING})? (?:[a-z]+ )?(?:de|del|para|a nombre de|a nombre del) (?:el |la |los |las |otro |otra |una? )?(?:senor|senora|senores|sr|sra|don|dona|familia|doctor|doctora)\b\.?(?: [a-z]+)?{TO_COMMA}"
            rf"|\b(?:su|tu) (?:marido|mujer|esposa|esposo|hija|hijo|hermana|hermano|madre|padre|companer[oa])\b{TO_COMMA}"
        ),
        says=("La de la señora Vidal está confirmada.", "Su marido ya la tiene reservada."),
    ),
    Phrase(
        name="estaba confirmada",
        act=Act.OTHER_BOOKING,
        needs="estaba estaban tenia tenian pasado pasada anterior antigua ayer",
        pattern=(
            rf"\b(?:estaban?|tenian?|tenias|fue) (?:usted )?(?:ya )?(?:(?:su|una|la|tu) (?:{BOOKING} )?)?{DONE}\b|\b(?:semana|mes|ano|vez|{BOOKING}) (?:pasad[oa]|anterior)\b|\b(?:reserva|cita) (?:anterior|antigua|vieja)\b"
        ),
        says=("Su reserva estaba confirmada.", "La semana pasada le queda confirmada."),
    ),
)
