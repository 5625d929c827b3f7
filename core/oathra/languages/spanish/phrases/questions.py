"""What asks, and what keeps a call going: corrections, greetings, thanks, listening noises."""

from __future__ import annotations

from ....reading.acts import Act
from ....reading.phrases import Phrase
from .fragments import START, WEEKDAY

__all__ = ["QUESTIONS"]

_VALUE = rf"(?:el |a las? |las? |para |son |{WEEKDAY}|\d|manana|hoy|dos\b|tres\b|cuatro\b|cinco\b|seis\b|siete\b|ocho\b|nueve\b|diez\b)"

QUESTIONS: tuple[Phrase, ...] = (
    Phrase(
        name="perdón, el viernes",
        act=Act.CORRECTS,
        needs="perdon perdona perdone disculpe disculpa digo quiero queria rectifico mejor no",
        pattern=(
            rf"(?:[,.;…-] ?|\b)(?:perdon|perdone?a?|disculp[ae]|digo|quiero decir|queria decir|rectifico|mejor dicho|no, perdon|no, no)(?:,? (?:no|digo|que es|era))?(?=[ ,.…-]+{_VALUE})"
        ),
        says=("El jueves 24, perdón, el viernes 25.", "A las ocho, digo, a las nueve."),
        by="both",
    ),
    Phrase(
        name="gracias",
        act=Act.THANKS,
        needs="gracias agradezco",
        pattern=r"\b(?:(?:muchas|muchisimas|mil) )?gracias\b|\b(?:se lo|te lo) agradezco\b",
        says=("Muchas gracias.",),
        by="both",
    ),
    Phrase(
        name="buenos días",
        act=Act.GREETS,
        needs="hola buenos buenas buen diga digame alo bueno habla ayudarle servirle",
        pattern=(
            r"\b(?:hola|buen[ao]s? (?:dias?|tardes|noches)|buenas|digame|alo|en qu[eé] (?:puedo|podemos) (?:ayudar|servir)(?:le|te|los)?|le habla|para servirle)\b"
        ),
        says=("Buenos días, ¿en qué puedo ayudarle?", "Dígame."),
        by="both",
    ),
    Phrase(
        name="sí, dígame",
        act=Act.GREETS,
        needs="digame diga hola buenos buenas alo",
        pattern=rf"{START}(?:sí|si),? ¿?(?:digame|diga|hola|alo|buen[ao]s (?:dias|tardes|noches)|buenas)\b",
        says=("Sí, dígame.", "Sí, hola, queda reservada."),
        but_not=("Diga si le va bien.",),
    ),
    Phrase(
        name="ajá",
        act=Act.BACKCHANNEL,
        needs="aja ajam mm mmm mhm hmm hm ya uhum eh ah ok vale si sí",
        pattern=r"(?:(?:aja|ajam|mm|mmm|mhm|hmm|hm|uhum|ah|ya)[ ,.-]{0,4})+",
        says=("Ajá.", "mm", "ya, ya"),
        whole=True,
    ),
    Phrase(
        name="¿a nombre de quién?",
        act=Act.ASKS,
        needs="nombre quien llama apellido",
        pattern=(
            r"\b(?:a (?:qu[eé] nombre|nombre de quien)|(?:cual es|me (?:da|dice|deja|repite|regala|indica)|su|tu|el|un) (?:su |tu |un |el )?(?:nombre|apellido)(?= *[?,.]|$| por favor| completo| y)"
            r"|como se llama|de parte de quien|para quien (?:es|seria))\b"
        ),
        says=("¿A nombre de quién?", "¿Me da su nombre?"),
        asks=("name",),
    ),
    Phrase(
        name="¿me da el número de serie?",
        act=Act.ASKS,
        needs="numero",
        pattern=(
            r"\b(?:me (?:da|dice|deja|repite|facilita|indica|lee)|cual es|digame|tiene|y) (?:su |tu |un |el )?numero de (?:serie|modelo|pedido|poliza|cuenta|referencia|soci[oa]|matricula|expediente)\b[^.?!;¿]{0,24}"
        ),
        says=("¿Me lee el número de modelo?", "¿Cuál es su número de socio, por favor?"),
        but_not=("Su número de referencia es A4471.",),
        asks=("serial",),
    ),
    Phrase(
        name="¿me da un teléfono?",
        act=Act.ASKS,
        needs="telefono numero movil celular contacto",
        pattern=(
            r"\b(?:me (?:da|dice|deja|repite|regala|facilita|indica)|cual es|algun|un|su|tu|qu[eé]) (?:su |tu |un |el |algun )?(?:numero(?: de (?:telefono|contacto|celular|movil))?|telefono|movil|celular)\b(?=[^.?!;¿]{0,24}(?:\?|$))"
        ),
        says=("¿Me da un teléfono?",),
        asks=("phone",),
    ),
    Phrase(
        name="¿cuántos serían?",
        act=Act.ASKS,
        needs="cuantos cuantas cuantas",
        pattern=r"\b(?:para |y )?cuant[oa]s(?! (?:noches|dias))(?: (?:personas|comensales|seran|serian|son|van a ser|vienen|cajas|sois))?\b",
        says=("¿Cuántos serían?", "¿Para cuántas personas?"),
        asks=("partySize", "quantity"),
    ),
    Phrase(
        name="¿a qué hora?",
        act=Act.ASKS,
        needs="hora horario cuando",
        pattern=r"\b(?:(?:a |para )?qu[eé] hora(?:rio)?|la hora(?= *\?)|sobre qu[eé] hora|cuando (?:seria|le gustaria|quiere|quieren))\b",
        says=("¿A qué hora?",),
        asks=("time",),
    ),
    Phrase(
        name="¿para qué día?",
        act=Act.ASKS,
        needs="dia fecha cuando",
        pattern=r"\b(?:(?:para |en )?qu[eé] (?:dia|fecha)s?|para cuando|cuando (?:seria|le gustaria|quiere|quieren))\b",
        says=("¿Para qué día?", "¿Para cuándo?"),
        asks=("date",),
    ),
    Phrase(
        name="¿hasta qué hora?",
        act=Act.ASKS,
        needs="hasta terminan acaban",
        pattern=r"\bhasta qu[eé] hora\b|\ba qu[eé] hora (?:terminan|acaban|vuelven)\b",
        says=("¿Hasta qué hora se quedarán?",),
        asks=("end",),
    ),
    Phrase(
        name="¿cuántas noches?",
        act=Act.ASKS,
        needs="cuantas cuantos",
        pattern=r"\bcuant[oa]s (?:noches|dias)\b",
        says=("¿Cuántas noches?",),
        asks=("nights",),
    ),
    Phrase(
        name="¿es correcto?",
        act=Act.ASKS,
        needs="correcto confirma bien acuerdo verdad",
        pattern=r"\b(?:es correcto|es asi|me (?:lo |la )?confirma|le parece bien|esta bien)(?= *\?)",
        says=("¿Es correcto?", "¿Le parece bien?"),
    ),
    Phrase(
        name="¿se la reservo?",
        act=Act.ASKS,
        needs="reservo apunto anoto confirmo reserve apunte anote agendo reservemos",
        pattern=(
            r"\b(?:quieren?s? que |desea que )?(?:se l[ao]s?|te l[ao]s?|os l[ao]s?|les?|te|os|l[ao]s?) (?:reserv[oe]|apunt[oe]|anot[oe]|confirm[oe]|agend[oe]|guard[oe]|hago la reserva|haga la reserva|reservemos)\b[^.!?;]{0,24}(?=\?)"
        ),
        says=("¿Se la reservo?", "¿Quiere que le apunte?"),
        asks=("booking",),
    ),
    Phrase(
        name="¿algo más?",
        act=Act.ASKS,
        needs="mas ayudar ayudarle",
        pattern=r"\b(?:alg[uo]n?a? (?:otra )?(?:cosa )?mas|algo mas|alguna otra cosa|en qu[eé] mas|puedo ayudar(?:le|te)? en)\b",
        says=("¿Algo más?", "¿Alguna cosa más?"),
        asks=("courtesy",),
    ),
    Phrase(
        name="¿vale?",
        act=Act.ASKS,
        needs="vale acuerdo ok okey eh oyo bueno",
        pattern=r"(?:¿|, ?)(?:vale|de acuerdo|ok|okey|eh|bueno)(?= ?\?)",
        says=("Queda reservada, ¿vale?",),
        asks=("courtesy",),
    ),
)
