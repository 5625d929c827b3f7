"""What commits the callee: queda reservada, la tiene reservada, le he apuntado, su cita está confirmada."""

from __future__ import annotations

from ....reading.acts import Act
from ....reading.phrases import Phrase
from .fragments import BOOKING, CLOCK, DONE, HAVE_DONE, OURS, START, WHOM

__all__ = ["COMMITMENTS"]

_ADV = r"(?:(?:ya|ustedes|usted|asi|pues|entonces|por tanto|todo|oficialmente|perfectamente) ){0,3}"
_YOURS = rf"(?:(?:su|tu|la|el|vuestra|vuestro|sus|tus|las|los) {BOOKING} )?"

COMMITMENTS: tuple[Phrase, ...] = (
    Phrase(
        name="queda reservada",
        act=Act.CONFIRMS,
        needs="queda* quedo quedó quedado quedamos",
        pattern=(
            rf"\b(?:(?:le|te|les|os|se le|me le) )?(?:ha[ns]? )?(?:queda[ns]?|quedais|qued[oó]|quedaron|quedado|quedamos) "
            rf"{_ADV}{_YOURS}{DONE}\b{OURS}"
        ),
        says=(
            "Le queda reservada la mesa.",
            "Queda confirmada su cita.",
            "Ya quedó apuntado para el viernes.",
            "Quedan reservados para el domingo.",
            "Ya ha quedado agendada.",
        ),
        but_not=("Queda reservada para otros clientes.", "Queda reservada en cuanto pague."),
    ),
    Phrase(
        name="le queda la mesa",
        act=Act.CONFIRMS,
        needs="quedo quedó esta está tiene tienen tienes",
        pattern=rf"\b(?:ya )?(?:qued[oó] (?:lista )?(?:su|tu|la)|(?<=ya )est[aá] (?:lista )?(?:su|tu)|(?<=ya )(?:tienen?|tienes) (?:su|tu)) {BOOKING}(?= *(?:[.,!]|$)| {CLOCK})",
        says=("Ya quedó su reservación para el domingo 27.", "Ya está su reservación.", "Pues ya tiene su mesa."),
        but_not=("Quedó la mesa libre.",),
    ),
    Phrase(
        name="reservada queda",
        act=Act.CONFIRMS,
        needs="queda quedo quedó quedan quedas",
        pattern=rf"\b{DONE} (?:queda[ns]?|qued[oó])\b{OURS}",
        says=("Pues reservado queda.", "Sí, apuntada queda, a las nueve."),
        but_not=("Reservada queda para socios.",),
    ),
    Phrase(
        name="su mesa está reservada",
        act=Act.CONFIRMS,
        needs="su tu sus tus vuestra vuestro",
        pattern=(
            rf"\b(?:su|tu|sus|tus|vuestra|vuestro) (?:[a-z]+ )?{BOOKING}(?: [a-z]+)? (?:ya )?(?:est[aá]n?|ha sido|han sido|fue|fueron) {_ADV}"
            rf"{DONE}\b{OURS}"
        ),
        says=("Su mesa está reservada.", "Tu cita ya está confirmada.", "Su reserva ha sido registrada."),
        but_not=("Su mesa está reservada para otro señor.",),
    ),
    Phrase(
        name="la reserva está hecha",
        act=Act.CONFIRMS,
        needs="hecha hecho confirmad* lista registrada realizada",
        pattern=(
            rf"\b(?:la|esta) (?:reserva|reservacion|cita) (?:ya )?est[aá] {_ADV}(?:hecha|confirmada|registrada|lista)\b{OURS}"
            rf"|\b(?:ya )?est[aá] {_ADV}(?:hecha|confirmada|lista) (?:la|su|tu) (?:reserva|reservacion|cita)\b{OURS}"
            rf"|{START}(?:pues |entonces )?(?:reserva|reservacion|cita) (?:hecha|confirmada|registrada|realizada)\b{OURS}"
        ),
        says=("La reserva ya está hecha.", "Ya está hecha la reserva.", "Reserva confirmada."),
        but_not=("La reserva está confirmada si paga.",),
    ),
    Phrase(
        name="está confirmada",
        act=Act.CONFIRMS,
        needs="confirmad*",
        pattern=rf"\b(?:ya )?est[aá]n? {_ADV}confirmad[oa]s?\b{OURS}(?! (?:la|el|las|los) )",
        says=("Sí, está confirmada.", "Está confirmado, lunes 28."),
        but_not=("Está confirmada la asistencia del alcalde.",),
    ),
    Phrase(
        name="le confirmo que",
        act=Act.CONFIRMS,
        needs="confirmo confirmamos",
        pattern=(
            rf"\b(?:le|les|te|os) confirm(?:o|amos) (?:que (?:ya )?(?:le |les |la |lo )?(?:tienen?|tienes|queda|est[aá]) (?:[a-z]+ )?(?:{BOOKING}|{DONE})\b{OURS}"
            rf"|(?:la|su|tu) (?:reserva(?:cion)?|cita)(?= para| a nombre| del? \d|:))"
        ),
        says=("Le confirmo que tiene mesa para dos.", "Le confirmo la reserva para dos el viernes."),
        but_not=("Se lo confirmo mañana.", "Le confirmo que no hay mesa."),
    ),
    Phrase(
        name="la tiene reservada",
        act=Act.CONFIRMS,
        needs="tiene tienes tienen teneis",
        pattern=(
            rf"\b(?:ya )?(?:(?:la|lo|las|los) )?(?:tiene|tienes|tienen|teneis) (?:usted |ustedes )?{_ADV}"
            rf"(?:(?:su|tu|la|el|una?|vuestra) )?(?:{BOOKING} )?{DONE}\b{OURS}"
        ),
        says=("Ya la tiene reservada.", "Tiene la mesa reservada, martes 29.", "Ya tiene el turno asignado."),
        but_not=("¿Cómo, no la tiene reservada?",),
    ),
    Phrase(
        name="le tengo apuntado",
        act=Act.CONFIRMS,
        needs="tengo tenemos",
        pattern=rf"\b(?:le|les|te|os) (?:tengo|tenemos) {_ADV}{DONE}\b{OURS}",
        says=("Les tenemos apuntados para las nueve.", "Le tengo anotada, jueves 24."),
        but_not=("Le tengo apuntado como cliente.",),
    ),
    Phrase(
        name="está apuntado",
        act=Act.CONFIRMS,
        needs="estas estais esta estan están está",
        pattern=(
            r"\b(?:ya )?(?:estas|estais|esta(?:n)? usted(?:es)?|usted(?:es)? (?:ya )?est[aá]n?) (?:ya )?(?:apuntad|anotad|agendad|inscrit|citad)[oa]s?\b"
            rf"{OURS}"
        ),
        says=("Ya estáis apuntados.", "Está usted apuntado, a las seis."),
        but_not=("Está usted apuntado en la lista de espera.",),
    ),
    Phrase(
        name="reservada a su nombre",
        act=Act.CONFIRMS,
        needs="nombre usted ustedes ti",
        pattern=(
            rf"\b(?:est[aá]n?|queda|tengo|tenemos)[^.?!;¿,]{{0,16}}\b{DONE} (?:a (?:su|tu|vuestro) nombre|para (?:usted|ustedes|ti|vosotros))\b"
        ),
        says=("Ya está reservada a su nombre.", "La tengo apuntada para ustedes."),
        but_not=("La tengo reservada a nombre de otro señor.",),
    ),
    Phrase(
        name="le he apuntado",
        act=Act.CONFIRMS,
        needs="he hemos",
        pattern=rf"\b(?:(?:ya )?{WHOM} |ya )he(?:mos)? (?:ya )?{HAVE_DONE}{OURS}(?! mal\b)",
        says=(
            "Le he apuntado para el jueves.",
            "Os he guardado una mesa para ocho.",
            "Ya se la he reservado.",
            "Les he dado cita a esa hora.",
            "Te he puesto en la agenda.",
        ),
        but_not=("Le he apuntado en cuanto pague.",),
    ),
    Phrase(
        name="le anoté",
        act=Act.CONFIRMS,
        needs="reservé apunté anoté agendé separé aparté guardé registré puse di hice programé reserve apunte anote agende",
        pattern=(
            rf"\b(?:ya )?{WHOM} (?:ya )?(?:reservé|apunté|anoté|agendé|separé|aparté|guardé|registré|programé|puse en la agenda"
            rf"|di (?:cita|hora|turno)|hice la reserva(?:cion)?)(?!\w){OURS}"
            rf"|\bya {WHOM} (?:reserve|apunte|anote|agende)\b{OURS}"
            rf"|\bya (?:reservé|anoté|apunté|agendé) (?:su|tu|la) {BOOKING}\b{OURS}"
        ),
        says=("Te anoté para el jueves 24.", "Ya le reservé la mesa.", "ya te anote para el jueves"),
        but_not=("¿Quiere que le anote?",),
    ),
    Phrase(
        name="se la dejo reservada",
        act=Act.CONFIRMS,
        needs="dejo dejé dejamos dejado",
        pattern=(
            rf"\b{WHOM} (?:he |hemos )?dej(?:o|é|amos|ado) (?:ya )?(?:(?:la|el|su|tu|una) {BOOKING} )?{DONE}\b{OURS}"
        ),
        says=("Se la dejo reservada.", "Te dejo apuntado, viernes a las nueve.", "Les he dejado la mesa reservada."),
        but_not=("Se la dejo reservada hasta las ocho.",),
    ),
    Phrase(
        name="reservada para dos",
        act=Act.CONFIRMS,
        needs="reservad* apuntad* anotad* agendad* confirmad* separad*",
        pattern=(
            rf"{START}(?:(?:pues|vale|listo|lista|perfecto|muy bien|hecho|bien|s[ií]|entonces|ya|ok|okey|venga|de acuerdo|nada|claro)[ ,]{{1,3}}){{0,4}}"
            r"(?:reservad|apuntad|anotad|agendad|confirmad|separad)[oa]s?,? "
            rf"(?=para (?:\d|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|el |las? |manana|hoy)|a las? |el |{CLOCK})"
            r"(?!para (?:el personal|el evento|los (?!dos\b)|las? (?:boda|comunion|senor|familia)|soci))"
        ),
        says=("Pues reservada para las 22:00.", "Listo, agendado el viernes."),
        but_not=("Reservada para los socios.", "Reservada para el personal."),
    ),
    Phrase(
        name="la mesa es suya",
        act=Act.CONFIRMS,
        needs="suya suyo tuya tuyo vuestra vuestro",
        pattern=rf"\b(?:la|el) {BOOKING} (?:ya )?es (?:suya|suyo|tuya|tuyo|vuestra|vuestro)\b(?!,? (?:si|cuando|en cuanto)\b)",
        says=("La pista es tuya.", "La mesa es suya, a las nueve."),
        but_not=("La mesa es suya si paga hoy.",),
    ),
    Phrase(
        name="todo listo",
        act=Act.SETTLES,
        needs="listo confirmado arreglado solucionado orden hecho",
        pattern=(
            r"\b(?:ya (?:esta |queda )?)?todo (?:queda )?(?:esta )?(?:listo|confirmado|arreglado|solucionado|en orden|hecho)\b"
            r"(?!,? (?:si|cuando|en cuanto|para que)\b)"
        ),
        says=("Ya está todo listo.", "Todo confirmado."),
    ),
    Phrase(
        name="se lo he cambiado",
        act=Act.CHANGES,
        needs="cambi* movi* movid* pas* adelant* atras* modific* traslad*",
        pattern=(
            rf"\b(?:ya )?{WHOM} he(?:mos)? (?:ya )?(?:cambiado|movido|pasado|adelantado|atrasado|retrasado|modificado|trasladado)\b"
            rf"|\b(?:ya )?{WHOM} (?:cambié|moví|pasé|modifiqué|cambio|muevo|paso)(?!\w)(?= (?:la|el|su|tu|a|para|al)\b)(?! (?:con|al (?:encargado|departamento)|a (?:reservas|recepcion|administracion))\b)"
            r"|\b(?:ya )?(?:est[aá]|queda|qued[oó]) (?:ya )?(?:cambiad|modificad|movid|pasad)[oa]s?\b"
            rf"|{START}(?:hecho,? |listo,? )?(?:cambiad|modificad|movid)[oa]s?(?= (?:a las?|para|al|el)\b| *[.!,]| *$)"
        ),
        says=(
            "Ya se lo he cambiado a tres personas.",
            "Le cambio la reserva a las diez.",
            "Queda cambiada.",
            "Cambiado a las nueve.",
        ),
        but_not=("Le paso con reservas.",),
    ),
)
