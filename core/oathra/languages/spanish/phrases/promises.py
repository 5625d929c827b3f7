"""What shows that a booking is made without saying so (a reference, "les esperamos"), and what promises to make it."""

from __future__ import annotations

from ....reading.acts import Act
from ....reading.phrases import Phrase
from .fragments import DONE, DONE_NEEDS, START, WEEKDAY, WHOM

__all__ = ["PROMISES"]

_LEAD = r"(?:(?:pues|vale|listo|perfecto|muy bien|bien|s[ií]|entonces|ya|ok|okey|venga|de acuerdo|nada|claro|senora?|senorita|hecho|estupendo)[ ,.!]{1,3}){0,4}"

PROMISES: tuple[Phrase, ...] = (
    Phrase(
        name="hecho",
        act=Act.IMPLIES,
        needs="hecho listo lista arreglado solucionado quedo quedó esta está queda",
        pattern=(
            rf"{_LEAD}(?:hecho|listo|lista|arreglado|solucionado|ya qued[oó]|ya est[aá](?: hecho| listo)?|eso es todo listo)"
        ),
        says=("Hecho.", "Listo, ya quedó.", "Ya está."),
        whole=True,
    ),
    Phrase(
        name="reservada",
        act=Act.IMPLIES,
        needs=DONE_NEEDS,
        pattern=rf"{_LEAD}{DONE}\b(?: entonces| pues)?",
        says=("Reservada.", "Vale, apuntado."),
        whole=True,
    ),
    Phrase(
        name="ya está reservada",
        act=Act.IMPLIES,
        needs=DONE_NEEDS,
        pattern=(
            rf"{_LEAD}(?:(?:ya|aqui) )?(?:l[ao]s? )?(?:est[aá]n?|tengo|tenemos) (?:ya )?(?!confirmad){DONE}(?: entonces| pues)?"
        ),
        says=("Ya está reservada.", "Sí, está hecha.", "La tengo apuntada."),
        but_not=("A esa hora ya está reservada.", "Ya está reservada para otros."),
        whole=True,
    ),
    Phrase(
        name="ya está anotado para el viernes",
        act=Act.IMPLIES,
        needs=DONE_NEEDS,
        pattern=(
            rf"{START}{_LEAD}(?:ya )?(?:l[ao]s? )?(?:est[aá]n?|tengo|tenemos) (?:ya )?(?!confirmad){DONE} "
            rf"(?=(?:para (?:\d|dos|tres|cuatro|cinco|seis|el {WEEKDAY}|manana|hoy)|a las?|el (?:{WEEKDAY}|dia|\d)|manana|hoy)\b)"
        ),
        says=("Ya está anotado para el viernes.",),
        but_not=("Ya está reservada para los socios.", "El salón ya está reservado el viernes."),
    ),
    Phrase(
        name="tiene mesa",
        act=Act.IMPLIES,
        needs="tiene tienen tienes teneis",
        pattern=rf"\b(?:ya )?(?:tiene|tienen|tienes|teneis) (?:usted )?(?:su |tu |la |una )?(?:mesa|cita|hora|turno|plaza|sitio|habitacion) (?=(?:a|para|el|manana|hoy|{WEEKDAY})\b)(?!a (?:nombre|otra))",
        says=("Tiene cita el martes a las diez.", "Ya tienen mesa para el sábado."),
        but_not=("¿Ya tienen mesa?",),
    ),
    Phrase(
        name="les esperamos",
        act=Act.EXPECTS,
        needs="esperamos espero esperaremos vemos",
        pattern=r"\b(?:(?:les?|los?|las?|te|os) (?:esperamos|espero|esperaremos)\b|nos vemos (?=el|manana|hoy|a las|entonces|alli|aqui|" + WEEKDAY + r"))",
        says=("Los esperamos.", "Nos vemos el viernes."),
    ),
    Phrase(
        name="hasta el viernes",
        act=Act.EXPECTS,
        needs="hasta",
        pattern=rf"{START}hasta (?:el {WEEKDAY}|manana|entonces)(?= *(?:[.,!]|$)| pues| entonces)",
        says=("Hasta el viernes entonces.",),
    ),
    Phrase(
        name="número de reserva",
        act=Act.IMPLIES,
        needs="localizador referencia numero codigo folio",
        pattern=(
            r"\b(?:su|el|tu|la|de) (?:numero|codigo|localizador|referencia|folio)(?: de (?:la |su )?(?:reserva|reservacion|cita|confirmacion|referencia|turno|pedido))? "
            r"(?:es|sera|seria)\b"
            r"|\blocalizador(?: es)? *[:#]?(?= *[a-z]*\d)"
        ),
        says=("Su número de reserva es A4471.", "El localizador es QX417."),
        but_not=("¿Cuál es su número de reserva?",),
    ),
    Phrase(
        name="el coche va en camino",
        act=Act.IMPLIES,
        needs="camino pasar* recog* llegar* va sale",
        pattern=(
            r"\b(?:el|su|un) (?:taxi|coche|carro|conductor|chofer|tecnico|movil)\b[^.?!;¿]{0,24}\b(?:va en camino|esta en camino|ya va|pasara a|le recogera|lo recogera|llegara|sale ahora)\b"
        ),
        says=("El taxi ya va en camino.", "El conductor pasará a recogerle."),
    ),
    Phrase(
        name="ahora se la reservo",
        act=Act.COMMITS,
        needs=(
            "reservo apunto anoto agendo separo aparto guardo pongo meto hago doy programo registro tramito reservare apuntare anotare voy"
            " reservaré reservamos apuntamos"
        ),
        pattern=(
            rf"\b{WHOM} (?:reservo|apunto|anoto|agendo|separo|aparto|guardo|pongo|meto|programo|registro|tramito|reservamos|apuntamos|anotamos|reservar[eé]|apuntar[eé]|anotar[eé]"
            r"|hago la reserva|hago (?:un )?hueco|doy (?:cita|hora|turno|mesa))(?!\w)"
            rf"|\bvoy a (?:reservar|apuntar|anotar|agendar|hacer(?:le)? la reserva)(?:le|les|te|os|lo|la|sela|selo)?\b"
            r"|\b(?:reservo|apunto|anoto) (?:entonces |pues )?(?:la mesa|su|la cita|el turno)\b"
        ),
        says=("Sí, ahora se la reservo.", "Le apunto.", "Voy a reservarle la mesa.", "Le doy hora para el viernes."),
    ),
    Phrase(
        name="quedará reservada",
        act=Act.COMMITS,
        needs="quedara quedará quedaran",
        pattern=rf"\b(?:le |les |te |os )?quedar[aá]n? {DONE}",
        says=("Le quedará reservada.",),
    ),
    Phrase(
        name="se lo llevamos",
        act=Act.COMMITS,
        needs="llev* entreg* mand* envi* pas* ire iremos va",
        pattern=(
            rf"\b(?:{WHOM} )(?:llevo|llevamos|llevaremos|entregamos|entregaremos|mandamos|enviamos) (?=el|los|las|manana|hoy|\d|{WEEKDAY}|a)"
            r"|\b(?:el tecnico|la tecnica|un companero) (?:va|ira|pasara|pasa)\b|\b(?:iremos|pasaremos|pasamos) (?=el|a las)"
        ),
        says=("Sí, le llevamos las 30 cajas el 28.", "El técnico va el lunes."),
        but_not=("Se lo llevamos diciendo un mes.",),
    ),
)
