"""Pieces that several Spanish patterns share; no rules of their own."""

from __future__ import annotations

__all__ = ["BOOKING", "BOOKING_NEEDS", "CLOCK", "DONE", "DONE_NEEDS", "HAVE_DONE", "NOT_OURS", "REST", "START", "TO_COMMA", "WEEKDAY", "WHOM"]

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
    r"(?:reservado|confirmado|apuntado|anotado|agendado|programado|asignado|separado|apartado|guardado|registrado"
    r"|inscrito|puesto|metido|dado (?:cita|hora|turno|mesa|de alta la reserva)|hecho la reserva(?:cion)?"
    r"|cogido (?:mesa|cita|hora)|buscado (?:mesa|hueco|sitio)|hecho (?:un )?(?:hueco|sitio))\b"
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
# What follows where the words are of somebody else's booking, or of one under a condition.
NOT_OURS = (
    r"(?!,? (?:otr|para (?:otr|el personal|soci|miembros|una? (?:boda|evento|grupo|client|cumple|comunion|fiesta|senor|famil|empresa)"
    r"|los (?:socios|clientes|de)|las? (?:boda|comunion)|ellos|ella|l[ao]s? senor|don\b|dona\b)|por (?:otr|una?\b|el\b|l[ao]s?\b|alguien)"
    r"|a nombre de otr|si\b|cuando\b|en cuanto|una vez|hasta\b|siempre que|siempre y|sujet|pendiente|desde hace|a falta|provisional"
    r"|tod[oa]s?\b|todo el dia|toda la|mal\b))"
)
