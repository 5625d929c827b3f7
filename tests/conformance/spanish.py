"""Spanish conversations, one for each shape: of Spain and of Latin America, tú and usted."""

from __future__ import annotations

from collections.abc import Mapping

from tests.conformance.cells import Cell

__all__ = ["CELLS"]

_FIVE = """
    us: Hola, ¿tendrían mesa para dos el 25 de septiembre a las siete de la tarde?
    them: A las siete está completo, pero a las siete y media sí tengo.
    us: A las siete y media nos va bien. Entonces, ¿sería una mesa para dos el 25 a las siete y media?
    them: """
_ASKS = """
    us: Buenas tardes, quería una mesa para dos el 25 de septiembre a las 19:30, por favor.
    them: """
_BOOKED = """
    us: Hola, ¿me reserva para dos el 25 de septiembre a las siete y media de la tarde?
    them: Sí, le queda reservada, dos personas el 25 a las siete y media.
    us: """

CELLS: Mapping[str, str | Cell] = {
    "reply: all set": _FIVE + "Eso es, le queda reservada.",
    "reply: pencilled in": _FIVE + "Sí, se lo apunto a lápiz para el 25 a las siete y media y le llamo luego.",
    "reply: held, not confirmed yet": _FIVE + "Le puedo guardar el 25 a las siete y media, pero todavía no está confirmada.",
    "reply: booked, then taken back": _FIVE + "Le queda reservada. Uy, perdone, que esa noche estamos completos.",
    "reply: another time, asked": _FIVE + "¿Qué tal a las nueve?",
    "caller claims": _ASKS + """Un momento, por favor.
    us: Perfecto, pues queda reservada a las siete y media. Muchas gracias, adiós.
    them: ¿Oiga?""",
    "interrupted proposal": """
    them: El Faro, buenas tardes.
    us~: Una mesa para dos el 25 de septiembre a las 19:30, ¿podría
    them: Sí.""",
    "name from the caller only": _ASKS + """¿A nombre de quién?
    us: De Jansen.
    them: Muy bien, pues queda reservada para dos el 25 de septiembre a las 19:30.""",
    "phone from the caller only": """
    us: ¿Me da cita el 25 de septiembre a las 19:30? Mi teléfono es el 03 5550 0142.
    them: Queda apuntada para el 25 de septiembre a las 19:30.""",
    "phone read back": """
    us: ¿Me da cita el 25 de septiembre a las 19:30? Mi teléfono es el 03 5550 0142.
    them: Queda apuntada para el 25 de septiembre a las 19:30, con el teléfono 03 5550 0142.""",
    "serial given": """
    us: Quisiera una cita el 25 de septiembre a las 19:30.
    them: Queda confirmada para el 25 de septiembre a las 19:30. Su número de reserva es QX417.""",
    "callee states all": """
    us: Hola, ¿tendrían algo para el viernes que viene?
    them: El viernes 25 de septiembre. ¿A qué hora y para cuántos?
    us: A las siete y media de la tarde, somos dos.
    them: Vale, os he apuntado el viernes 25 de septiembre a las siete y media de la tarde, dos personas.""",
    "asked field by field": """
    us: Hola, quería hacer una reserva.
    them: ¿Para qué día?
    us: Para el 25 de septiembre.
    them: ¿Cuántos son?
    us: Dos.
    them: ¿Y a qué hora?
    us: A las siete y media de la tarde.
    them: Perfecto, ya la tiene reservada.""",
    "offer taken and acknowledged": """
    us: ¿Les queda mesa para dos el 25 de septiembre por la tarde?
    them: A las siete y media tengo una libre.
    us: A las siete y media nos viene bien, gracias.
    them: Estupendo, queda reservada.""",
    "offer not taken": """
    us: ¿Qué tienen para dos el 25 de septiembre?
    them: Me queda una mesa a las 19:30.
    us: Mmm, lo consulto con mi marido.
    them: Claro, sin prisa.""",
    "offer taken, not acknowledged": """
    us: ¿Qué tienen para dos el 25 de septiembre?
    them: Le puedo ofrecer a las 19:30.
    us: A las 19:30 me parece perfecto.""",
    "counter-offer": """
    us: ¿Puede ser una mesa para dos el 25 de septiembre a las siete de la tarde?
    them: A las siete no. Podría ser a las nueve.
    us: Es muy tarde para nosotros. ¿Y a las siete y media?
    them: A las siete y media sí. Venga, os la dejo reservada a las siete y media.""",
    "full but": """
    us: Mesa para dos el 25 de septiembre a las ocho de la tarde.
    them: A las ocho está lleno, pero a las siete y media hay sitio.
    us: Vale, pues a las siete y media.
    them: Muy bien, ya está reservada.""",
    "partial read-backs": """
    us: Quería reservar para dos el 25 de septiembre a las siete y media de la tarde.
    them: A ver, el 25 de septiembre.
    us: Sí.
    them: A las siete y media.
    us: Eso es.
    them: Dos personas.
    us: Correcto.
    them: Pues queda apuntado.""",
    "looks elsewhere": """
    us: ¿Tienen mesa para dos el 25 de septiembre a las siete de la tarde?
    them: Esa noche solo tengo a las nueve y media.
    us: Bueno, entonces miraré en otro sitio, gracias.
    them: De acuerdo, hasta luego.""",
    "changed terms, thanked": _ASKS + """Le he reservado para dos a las 20:00 el 25 de septiembre.
    us: Perfecto, gracias.
    them: Adiós.""",
    "changed terms, taken": _ASKS + """Le he reservado para dos a las 20:00 el 25 de septiembre.
    us: A las 20:00 está bien.
    them: Estupendo.""",
    "ends on different values": _BOOKED + """Muchas gracias. Pues nos vemos el 25 a las ocho.
    them: Adiós.""",
    "yes to the confirmation question": _ASKS + """De acuerdo.
    us: Entonces, ¿queda reservada para dos el 25 a las 19:30?
    them: Sí, claro.""",
    "yes to another question": """
    them: Asador El Puerto, dígame.
    us: Hola, ¿tienen aparcamiento?
    them: Sí, sí tenemos.""",
    "yes to an either-or": _ASKS + """Muy bien.
    us: ¿Está confirmada o sigue pendiente?
    them: Sí.""",
    "yes with a question": _ASKS + """Muy bien.
    us: ¿Queda reservada entonces?
    them: Sí. ¿A nombre de quién?""",
    "booked, with a courtesy": _ASKS + "Sí, ya la tiene reservada. ¿Alguna cosa más?",
    "yes with a re-quote": _ASKS + """Vale.
    us: ¿Queda reservada con el menú de 45 euros?
    them: Sí. El menú degustación son 60 euros.""",
    "negated question": """
    us: ¿No tienen nada para dos el 25 de septiembre a las siete y media de la tarde?
    them: No.""",
    "willing, not done": """
    us: ¿Podríamos ir el 25 de septiembre a las siete y media de la tarde? Somos dos.
    them: No veo por qué no.""",
    "promise": _ASKS + "Sí, ahora mismo se la reservo.",
    "promise on the question, restated": _ASKS + """Vale.
    us: ¿Me confirma que queda reservada?
    them: Sí, se la reservo para dos el 25 de septiembre a las 19:30.""",
    "done": _ASKS + "¡Hecho!",
    "done, terms missing": """
    us: Quería ir a cenar el 25 de septiembre.
    them: ¡Hecho!""",
    "reference as commitment": _ASKS + "Su localizador es QX417.",
    "listening noises": """
    us: Llamaba por una mesa para dos.
    them: Ajá.
    us: Para el 25 de septiembre a las 19:30.
    them: Mm.""",
    "already in the book": """
    us: ¿Tengo mesa para dos el 25 de septiembre a las 19:30?
    them: Sí, aquí la tiene apuntada, el 25 de septiembre a las 19:30 para dos.""",
    "acceptance: the whole slot": """
    us: ¿Podría pasar nuestro técnico el 22 de octubre a las cuatro de la tarde?
    them: El 22 de octubre a las cuatro nos va bien.""",
    "acceptance: read-back alone": """
    us: ¿Podría pasar nuestro técnico el 22 de octubre a las cuatro de la tarde?
    them: ¿El 22 de octubre a las cuatro?""",
    "acceptance: conditional": """
    us: ¿Podría pasar nuestro técnico el 22 de octubre a las cuatro de la tarde?
    them: El 22 de octubre a las cuatro nos va bien, si mi mujer está de acuerdo.""",
    "acceptance: deferred": """
    us: ¿Podría pasar nuestro técnico el 22 de octubre a las cuatro de la tarde?
    them: Ya le diré algo.""",
    "acceptance: an order": """
    us: Necesitamos 30 cajas de naranjas para el 28 de septiembre.
    them: Sí, le llevamos las 30 cajas el 28 de septiembre.""",
    "acceptance: another day": """
    us: ¿Podría pasar nuestro técnico el 22 de octubre a las cuatro de la tarde?
    them: El 23 de octubre a las cuatro nos va bien.""",
    "probably": _ASKS + "Seguramente queda reservada.",
    "I think so": _ASKS + """Un momento.
    us: ¿Queda reservada?
    them: Creo que sí.""",
    "goes to check": _ASKS + "Déjeme consultarlo con el encargado.",
    "checked, then booked": _ASKS + "Déjeme comprobarlo. Sí, hay sitio, le queda reservada a las 19:30.",
    "call you back": _ASKS + "Le devolvemos la llamada.",
    "waiting list": _ASKS + "Esa tarde estamos completos, pero le he puesto en la lista de espera.",
    "doubt after the booking": _BOOKED + """Estupendo.
    them: Espere, déjeme comprobarlo otra vez... mmm.""",
    "doubt resolved": _BOOKED + """Estupendo.
    them: Espere, que lo compruebo. Nada, está bien, sigue en pie.""",
    "asked whether it is sure": _BOOKED + """¿Está segura?
    them: Creo que sí.""",
    "sure": _BOOKED + """¿Seguro?
    them: Sí, sí, seguro.""",
    "caller finds it too late": _BOOKED + "Uy, es muy tarde para nosotros.",
    "joke": _ASKS + "Claro, le queda reservada. Es broma.",
    "condition pending": _ASKS + "Sí, a las 19:30 está bien. Queda reservada en cuanto nos pague la señal.",
    "condition met": _ASKS + "Esta mañana nos llegó la señal, así que queda reservada.",
    "condition waived": _ASKS + "No hace falta señal. Queda reservada.",
    "subject to availability": _ASKS + "De acuerdo, queda apuntada, sujeta a disponibilidad.",
    "receipt by text": _ASKS + "Queda reservada, y le mandamos un mensaje con la confirmación.",
    "text if approved": _ASKS + "Le mandaremos un mensaje si se aprueba.",
    "correction in the turn": """
    us: Hola, una mesa para dos a las siete y media de la tarde el 25 de septiembre, por favor.
    them: Le queda reservada para el jueves 24, perdón, el viernes 25 a las siete y media, dos personas.""",
    "stale price": """
    us: Quería el salón pequeño el 25 de septiembre por 18.000 yenes.
    them: Le queda reservado para el 25 de septiembre por 18.000 yenes.
    us: Gracias.
    them: Ay, perdone, son 23.500 yenes.""",
    "stale, confirmed again": _BOOKED + """Perdone, ¿podría ser a las ocho?
    them: Sí, pues le queda reservada a las ocho.""",
    "change asked, unanswered": _BOOKED + """Perdone, ¿podría ser a las ocho?
    them: Déjeme mirarlo.""",
    "moved": _BOOKED + """¿Podemos pasarla a las ocho?
    them: Sin problema, se la he cambiado a las ocho.""",
    "retracted later": _BOOKED + """Muchísimas gracias.
    them: Ay, lo siento muchísimo, esa mesa se la acaban de llevar.""",
    "another value denied": _BOOKED + """Gracias. Por curiosidad, ¿a las ocho hay sitio?
    them: A las ocho está lleno.""",
    "caller cancels": _BOOKED + """Perdone, mejor cancélela, por favor.
    them: De acuerdo, queda cancelada.""",
    "payment remark": _BOOKED + """Gracias.
    them: Por cierto, no aceptamos tarjetas, solo efectivo.""",
    "aside after the booking": _BOOKED + """Gracias. ¿Tienen aparcamiento?
    them: No, aparcamiento no tenemos.""",
    "someone else's booking": _ASKS + "La reserva de la señora Vidal para esa tarde está confirmada.",
    "booked solid": _ASKS + "Lo siento, está todo reservado.",
    "elsewhere": _ASKS + "Las reservas se hacen por la página web.",
    "transferred": _ASKS + "Le paso con reservas.",
    "do not call": _ASKS + "Bórrennos de su lista y no vuelvan a llamar.",
    "voicemail": """
    them: Ha llamado a El Faro. En este momento no podemos atenderle. Deje su mensaje después de la señal.
    us: Una mesa para dos el 25 de septiembre a las 19:30, por favor.""",
    "menu": """
    them: Bienvenido. Para reservas, pulse uno. Para horarios, pulse dos.
    us: Una mesa para dos el 25 de septiembre a las 19:30, por favor.""",
    "queue": """
    them: Todos nuestros agentes están ocupados. Su llamada es importante para nosotros.
    us: Una mesa para dos el 25 de septiembre a las 19:30, por favor.""",
    "a person after the machine": """
    them: Esta llamada puede ser grabada por motivos de calidad.
    them: El Faro, le habla Ana.
    us: Una mesa para dos el 25 de septiembre a las 19:30, por favor.
    them: Muy bien, le queda reservada.""",
    "half of the day open": """
    us: Una mesa para dos el 25 de septiembre a las siete y media, por favor.
    them: Queda reservada.""",
    "relative day": """
    us: Una mesa para dos mañana a las 19:30, por favor.
    them: Queda reservada para mañana.""",
    "today needed": """
    us: ¿Tienen sitio para dos mañana a las 19:30?
    them: Sí, ya les he reservado.""",
    "weekday and day disagree": """
    us: Una mesa para dos el sábado 25 de septiembre a las 19:30, por favor.
    them: Queda reservada.""",
    "quarter to": """
    us: Una mesa para dos el 25 de septiembre a las nueve menos cuarto de la tarde, por favor.
    them: Queda reservada.""",
    "end date": """
    us: Quisiera una habitación doble del 25 al 28 de septiembre.
    them: Le queda reservada del 25 al 28 de septiembre.""",
    "nights": """
    us: Quería una individual para tres noches desde el 25 de septiembre.
    them: Queda reservada.""",
    "price with tax": """
    us: ¿Cuánto costaría el salón pequeño el 25 de septiembre?
    them: Son 18.000 yenes, impuestos incluidos.
    us: 18.000 yenes está bien, resérvemelo.
    them: Queda reservado para el 25 de septiembre por 18.000 yenes, impuestos incluidos.""",
    "price before tax": """
    us: ¿Cuánto costaría el salón pequeño el 25 de septiembre?
    them: Son 18.000 yenes más impuestos.
    us: Vale, resérvemelo.
    them: Queda reservado para el 25 de septiembre por 18.000 yenes más impuestos.""",
    "limit broken": """
    us: Queríamos cenar dos personas el 25 de septiembre a las 19:30, ¿puede ser?
    them: Sí, cómo no. Quedan apuntados.""",
    "two bookings": _BOOKED + """¿Y podría pedirnos un taxi para el sábado?
    them: Lo siento, no podemos.""",
    "raw recogniser output": """
    us: hola queria una mesa para dos el veinticinco de septiembre a las siete y media de la tarde
    them: si claro pues les queda reservada para dos el veinticinco de septiembre a las siete y media de la tarde los esperamos""",
    "duplicated turn": """
    us: Una mesa para dos el 25 de septiembre a las 19:30.
    us: Una mesa para dos el 25 de septiembre a las 19:30.
    them: Queda reservada.
    them: Queda reservada.""",
    "cut off": """
    us: ¿Una mesa para dos el 25 de septiembre a las 19:30?
    them: Pues mire, esa tarde ya""",
    "fillers and repeats": """
    us: Eh, una una mesa para, este, para dos el 25 de septiembre, a las siete y media de la tarde.
    them: Eh, sí, pues queda queda reservada, este, para dos a las siete y media.""",
}
