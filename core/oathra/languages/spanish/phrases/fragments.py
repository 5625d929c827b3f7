"""Pieces that several Spanish patterns share; no rules of their own."""

from __future__ import annotations

__all__ = ["BOOKING", "BOOKING_NEEDS", "CLOCK", "DONE", "DONE_NEEDS", "HAVE_DONE", "OURS", "REST", "START", "TO_COMMA", "WEEKDAY", "WHOM"]

# The rest of a sentence, and of what stands before the next comma.
REST = r"[^.?!;¿]*"
TO_COMMA = r"[^.?!;¿,]*"
# Where a sentence or a new thought begins.
START = r"(?:^|[.!?;,:¿¡…] *)"
WEEKDAY = r"(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)"
# How a clock time, a day or a number of people begins.
CLOCK = rf"(?:a las? |las? |el |para |{WEEKDAY}|manana|hoy|\d)"
# What a booking is when it is done.
DONE = (
    r"(?:reservad|confirmad|apuntad|anotad|agendad|programad|asignad|separad|apartad|guardad|registrad|concertad|citad"
    r"|inscrit|tramitad|formalizad|bloquead|hech|puest)[oa]s?"
)
# The beginnings of those words, for `needs`.
DONE_NEEDS = (
    "reservad* confirmad* apuntad* anotad* agendad* programad* asignad* separad* apartad* guardad* registrad*"
    " concertad* citad* inscrit* tramitad* formalizad* bloquead* hech* puest*"
)
# The same, as what somebody has done.
HAVE_DONE = (
    r"(?:reservado|confirmado|apuntado|anotado|agendado|programado|asignado|separado|apartado|guardado|registrado|bloqueado|citado"
    r"|inscrito|(?:puesto|metido)(?= (?:en (?:la agenda|el libro|el sistema|la libreta)|para|a las?|el)\b)(?: en (?:la agenda|el libro|el sistema|la libreta))?|dado (?:cita|hora|turno|mesa|de alta la reserva)|hecho la reserva(?:cion)?"
    r"|cogido (?:ya )?(?:(?:la|una?|el|su) )?(?:mesa|cita|hora|sitio|turno|pista)(?: (?:grande|pequena|larga|redonda|buena|de siempre))?|buscado (?:mesa|hueco|sitio)|hecho (?:un )?(?:hueco|sitio))\b"
)
# Things that are booked.
BOOKING = (
    r"(?:reservas?|reservacion(?:es)?|mesas?|mesitas?|citas?|turnos?|horas?|habitacion(?:es)?|pistas?|canchas?|plazas?|sitios?"
    r"|huecos?|lugar(?:es)?|entradas?|boletos?|pedidos?|salas?|salon|taxis?|coches?|carros?|clases?|visitas?|sesion)"
)
BOOKING_NEEDS = (
    "reserva* mesa* mesita* cita* turno* hora* habitacion* pista* cancha* plaza* sitio* hueco* lugar* entrada* boleto*"
    " pedido* sala* salon taxi* coche* carro* clase* visita* sesion"
)
# Those for whom it is done.
WHOM = r"(?:se l[ao]s?|te l[ao]s?|os l[ao]s?|l[ae]s?|los?|te|os)"
# What may follow where the words are of this booking: nothing, its terms or the thing itself. What else is noted, or
# kept for, is not it: "queda reservado el derecho de admisión", "la tiene reservada un grupo", "si paga".
_NUMBER = r"(?:\d|un[ao]?\b(?= (?:persona|noche|adulto|mesa))|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|primero|quince|veint|treinta)"
_OTHERS = (
    r"(?:otr|el personal|soci|miembros|una? (?!mesa|noche|persona)[a-z]|los (?!dos\b|tres\b|cuatro\b)|las? (?:boda|comunion|senor|familia)|ellos|ella\b|don\b|dona\b"
    r"|llam|avis|cuando|que\b|si\b|mirar|ver\b|el (?:personal|evento|senor|grupo|equipo|jefe))"
)
OURS = (
    rf"(?= *(?:[.,!?;:…]|$)| (?:para(?! {_OTHERS})|a las?\b|a es[ae] hora|a (?:su|tu|vuestro) nombre\b|a nombre de (?!otr)|el (?:dia|proximo|{WEEKDAY}|{_NUMBER})|{WEEKDAY}|{_NUMBER}|manana|hoy|pasado manana|esta (?:noche|tarde)"
    rf"|entonces|pues|ya\b(?! ve)|y\b|con\b|por \d|por (?:cien|mil|dos|tres)|del? (?:dia )?\d|desde (?:el|las?)\b|sin problema|en (?:la terraza|el salon|el patio|el comedor|interior|terraza|firme|(?:la agenda|el libro|el sistema)(?! que))\b"
    rf"|(?:su|tu|la|el|una|vuestra|esa|esta) (?:[a-z]+ )?{BOOKING}\b|usted\b|ustedes\b|senor|joven|caballero|gracias|perfectamente|asi\b|tambien|este\b|l[eo]s? esper|que (?:tenga|pase)|pero|aunque|porque|eso s[ií]))"
)
