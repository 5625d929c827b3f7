"""What agrees, offers and upholds: sí, de acuerdo, a las nueve sí tengo, sigue en pie."""

from __future__ import annotations

from ....reading.acts import Act
from ....reading.phrases import Phrase
from .fragments import BOOKING, CLOCK, START

__all__ = ["AGREEMENTS"]

AGREEMENTS: tuple[Phrase, ...] = (
    Phrase(
        name="sí",
        act=Act.AFFIRMS,
        needs="sí si",
        pattern=(
            r"\bsí\b(?!,? (?:pero|y no))"
            rf"|{START}si(?=,? (?:claro|senor\w*|por supuesto|como no|perfecto|dale|desde luego|gracias|ya|sí|si)\b| *[,.!?]| *$)"
        ),
        says=("Sí.", "Sí, señor.", "si, claro"),
        but_not=("Si quiere, le llamo.", "Sí, pero no."),
        by="both",
    ),
    Phrase(
        name="por supuesto",
        act=Act.AFFIRMS,
        needs="claro supuesto luego efectivamente exacto correcto eso gusto faltaria asi no seguro",
        pattern=(
            r"\b(?:claro(?! (?:est[aá]|que no)\b)(?: que s[ií])?|por supuesto(?: que s[ií])?|desde luego|efectivamente|exacto|exactamente|correcto|eso es|asi es|como no"
            r"|con (?:mucho )?gusto|faltaria mas|faltaba mas)\b(?! (?:si|cuando)\b)"
        ),
        says=("Claro que sí.", "Por supuesto, señora.", "Así es."),
        but_not=("Claro que no.",),
        by="both",
    ),
    Phrase(
        name="vale",
        act=Act.AFFIRMS,
        needs="vale acuerdo perfecto bien bueno genial estupendo fenomenal barbaro ok okey okay dale listo orale sale venga divino excelente",
        pattern=(
            rf"{START}(?:(?:pues|ah|uy|ay|bueno|y),? )?(?:vale|de acuerdo|perfecto|muy bien|bien|bueno|genial|estupendo|fenomenal|barbaro|ok|okey|okay|dale|orale|sale|venga|excelente)\b(?! (?:si|cuando|pero)\b)"
        ),
        says=("Vale.", "De acuerdo, a las nueve.", "Bárbaro."),
    ),
    Phrase(
        name="sin problema",
        act=Act.AFFIRMS,
        needs="problema inconveniente",
        pattern=r"\b(?:sin|no hay|ningun|no tenemos) (?:ningun )?(?:problema|inconveniente)\b",
        says=("Sin problema.", "No hay ningún problema."),
    ),
    Phrase(
        name="nos va bien",
        act=Act.AFFIRMS,
        needs="va viene parece queda vale",
        pattern=r"\b(?:nos|me) (?:va|viene|parece|queda|vale) (?:muy |bastante )?(?:bien|perfecto|estupendo|fenomenal)\b",
        says=("El 22 de octubre a las cuatro nos va bien.",),
        but_not=("No sé si nos vendrá bien.",),
    ),
    Phrase(
        name="no veo por qué no",
        act=Act.WILLING,
        needs="veo creo deberia debería problema venir vengan vengase pasarse pueden puede",
        pattern=(
            r"\bno veo por qu[eé] no\b|\bno (?:creo que haya|deberia haber|tendria que haber|habria|habra) (?:ningun )?(?:problema|inconveniente)\b"
            r"|\b(?:pueden?|puedes|podeis) (?:venir|pasarse?|acercarse?)\b|\b(?:venga(?:n|se)?|vengan|pasense|pasese)(?= (?:cuando|sin problema|el|a las|tranquil))"
        ),
        says=("No veo por qué no.", "No creo que haya problema.", "Pueden venir."),
    ),
    Phrase(
        name="me queda una mesa",
        act=Act.OFFERS,
        needs="queda quedan tengo tenemos hay habria tendria tendriamos",
        pattern=(
            rf"(?<!no )(?<!ya )\b(?:(?:me|nos) quedan?|quedan?|tengo|tenemos|hay|habria|tendria|tendriamos) (?!otra (?:reserva|cita)\b)"
            rf"(?:(?:solo|solamente|un|una|alguna|algun|todavia|libre|aun|otra|otro|dos|tres|\d{{1,2}}) ){{0,4}}(?:{BOOKING}\b|disponibilidad|algo|un par|una?(?= *(?:[.,!]|$| libre| a las| el))|libre\b|lo de|a las)"
        ),
        says=("Me queda una mesa a las diez.", "Sí, hay una libre.", "Tenemos sitio."),
        but_not=("No hay mesas.",),
    ),
    Phrase(
        name="a las diez sí",
        act=Act.OFFERS,
        needs="sí tengo podria podría puedo tendria si",
        pattern=r"\ba las? [\w: ]{1,24}?,? s[ií](?: que)?(?: (?:tengo|tenemos|podria|puedo|tendria|hay|podemos|podriamos|se puede|me queda))?(?= *(?:[.,!]|$))",
        says=("A las diez y media sí podría.", "A las nueve y media sí."),
        but_not=("¿A las nueve?",),
    ),
    Phrase(
        name="está libre",
        act=Act.OFFERS,
        needs="libre disponible libres disponibles",
        pattern=r"(?<!no )\b(?:est[aá]n?|sigue|tengo|queda|hay|tenemos)(?: [a-z]+)? (?:libres?|disponibles?)\b",
        says=("El martes a las diez está libre.",),
        but_not=("No está libre.",),
    ),
    Phrase(
        name="le puedo ofrecer",
        act=Act.OFFERS,
        needs="puedo podria podría podriamos podemos",
        pattern=r"(?<!no )(?<!no le )(?<!no les )(?<!no te )\b(?:(?:le|les|te|os) )?(?:puedo|podria|podriamos|podemos) (?:ofrecer|dar|hacer|poner|proponer|ser|acomodar)(?:le|les|te|os)?\b(?! (?:nada|mas|la reserva por))",
        says=("Le puedo ofrecer a las diez.", "Podría darle a las ocho."),
        but_not=("No le puedo ofrecer nada.",),
    ),
    Phrase(
        name="¿le va bien a las diez?",
        act=Act.OFFERS,
        needs="va viene parece tal sirve serviria gustaria vale",
        pattern=rf"\b(?:le|te|les|os) (?:va|viene|parece|sirve|serviria|gustaria|vale|vendria|iria)(?: bien| mejor)?(?= (?:a las?|el|las?|\d|{CLOCK}))|\bqu[eé] (?:tal|le parece)(?= (?:a las?|el|las?|manana)\b)",
        says=("¿Le va bien a las diez?", "¿Qué tal a las ocho?"),
    ),
    Phrase(
        name="lo primero que tengo",
        act=Act.OFFERS,
        needs="primero primera proximo proxima unico unica ultimo cercano",
        pattern=r"\b(?:lo|la|el) (?:primer[oa]?|proxim[oa]|unic[oa]|ultim[oa]|mas pronto|mas cercan[oa]) (?:hueco |cita |hora |turno |mesa )?(?:que (?:tengo|tenemos|me queda|hay|puedo)|es|seria|disponible|libre)\b",
        says=("Lo único que tengo es a las diez.", "La primera cita disponible es el lunes.", "Lo más cercano que tengo es a las nueve."),
    ),
    Phrase(
        name="sigue en pie",
        act=Act.STANDS,
        needs="sigue mantiene pie",
        pattern=r"\bsigue (?:en pie|reservad[oa]|confirmad[oa]|apuntad[oa])\b|\bse mantiene\b",
        says=("No se preocupe, sigue en pie.", "Está bien, sigue reservada."),
        but_not=("Sigue en la lista de espera.",),
        asks=("standing",),
    ),
    Phrase(
        name="está bien",
        act=Act.STANDS,
        needs="bien alarma igual ahi",
        pattern=r"\bsigue (?:igual|ahi)\b|\b(?:est[aá]|todo) bien\b|\bfalsa alarma\b",
        says=("Está bien, no se preocupe.", "Falsa alarma."),
        but_not=("¿Le va bien?",),
    ),
)
