"""Spanish calls written before any row of the pack: what people say, not what the tables read.

A change of the pack's rows does not edit this file. `TRUE` are bookings that were made, `HOSTILE` calls in which none
was, however much it sounds like one. Spain and Latin America, tú and usted, restaurants, clinics, workshops, hotels.
"""

from __future__ import annotations

from tests.rules.conversation import APPOINTMENT, Example, completed, incomplete, not_connected, slot

__all__ = ["HOSTILE", "TRUE"]

TRUE: tuple[Example, ...] = (
    completed("mesa para dos", """
        us: Hola, buenas tardes. Quería reservar una mesa para dos el viernes 25 de septiembre a las nueve de la noche.
        them: Vale, pues para dos el viernes 25 a las nueve. Ya está reservada.""", slot("09-25", "21:00", 2)),
    completed("le apunto y queda apuntado", """
        us: Buenas, ¿tendrían mesa para cuatro mañana a las dos y media de la tarde?
        them: Sí, a las dos y media sí. ¿A nombre de quién?
        us: De Marta Rubio.
        them: Muy bien, Marta, pues queda apuntada para mañana a las dos y media, cuatro personas.""", slot("09-19", "14:30", 4)),
    completed("su cita queda confirmada", """
        us: Buenos días, llamo para pedir cita con la dentista el martes 22 a las diez de la mañana.
        them: El martes 22 a las diez está libre. Le queda confirmada la cita.""", slot("09-22", "10:00"), require=APPOINTMENT),
    completed("otra hora ofrecida", """
        us: ¿Tiene mesa para dos el sábado 26 a las nueve?
        them: A las nueve no me queda nada, pero a las nueve y media de la noche sí.
        us: Pues a las nueve y media, perfecto.
        them: Estupendo, se la dejo reservada.""", slot("09-26", "21:30", 2)),
    completed("ya quedó", """
        us: Hola, quisiera una mesa para seis personas el domingo 27 de septiembre a las tres de la tarde.
        them: Claro que sí, señorita. Ya quedó su reservación para el domingo 27 a las tres, seis personas.""", slot("09-27", "15:00", 6)),
    completed("te anoté", """
        us: Hola, ¿podría ser un turno para cortarme el pelo el jueves 24 a las 18:30?
        them: Sí, dale, te anoté para el jueves 24 a las 18:30.""", slot("09-24", "18:30"), require=APPOINTMENT),
    completed("¿queda confirmada? sí", """
        us: Una mesa para tres el 30 de septiembre a las ocho y cuarto de la tarde, por favor.
        them: De acuerdo.
        us: Entonces, ¿queda confirmada la reserva?
        them: Sí, queda confirmada.""", slot("09-30", "20:15", 3)),
    completed("claro, con propina de cortesía", """
        us: Hola, ¿me reserva una mesa para cinco el viernes 2 de octubre a las 14:00?
        them: Por supuesto, ya la tiene reservada. ¿Alguna cosa más?""", slot("10-02", "14:00", 5)),
    completed("ficha del taller", """
        us: Buenas, quería llevar el coche a la revisión el lunes 28 a las ocho y media de la mañana.
        them: El lunes a las ocho y media. Ya está, le he metido en la agenda.""", slot("09-28", "08:30"), require=APPOINTMENT),
    completed("habitación tres noches", """
        us: Quisiera una habitación doble del 25 al 28 de septiembre.
        them: Perfecto, su habitación está reservada del 25 al 28 de septiembre.""", {"date": "2026-09-25", "endDate": "2026-09-28"}, require=("date", "endDate", "confirmed")),
    completed("pista de pádel", """
        us: Hola, ¿hay pista el miércoles 23 a las siete de la tarde?
        them: Sí, hay una libre.
        us: Pues resérvamela.
        them: Hecho, la pista es tuya el miércoles 23 a las siete.""", slot("09-23", "19:00"), require=APPOINTMENT),
    completed("número de reserva", """
        us: Hola, mesa para dos el 25 de septiembre a las 21:00, por favor.
        them: Muy bien. Su número de reserva es A4471.""", slot("09-25", "21:00", 2)),
    completed("se la he guardado", """
        us: Oye, ¿tenéis mesa para ocho el sábado 3 de octubre a las diez de la noche?
        them: Sí. Os he guardado una mesa para ocho el sábado 3 a las diez.""", slot("10-03", "22:00", 8)),
    completed("sin problema", """
        us: Necesito un turno con la doctora Ibáñez el martes 29 de septiembre a las 9:15.
        them: Sin problema, ya tiene el turno asignado, martes 29 a las 9:15.""", slot("09-29", "09:15"), require=APPOINTMENT),
    completed("agendado", """
        us: Buenas tardes, quiero agendar una cita para mi perro el viernes 25 a las cuatro de la tarde.
        them: Listo, quedó agendado para el viernes 25 a las cuatro de la tarde.""", slot("09-25", "16:00"), require=APPOINTMENT),
    completed("déjeme ver, sí", """
        us: ¿Podría reservar para dos hoy a las nueve y media de la noche?
        them: Déjeme ver... Sí, tenemos sitio. Ya les he apuntado, para dos a las nueve y media.""", slot("09-18", "21:30", 2)),
    completed("la señal ya llegó", """
        us: Llamo por el salón del sábado 26 a las 13:00 para veinte personas, ya mandé la señal.
        them: Sí, nos llegó ayer la transferencia, así que lo tiene confirmado, sábado 26 a las 13:00, veinte personas.""", slot("09-26", "13:00", 20)),
    completed("no hace falta tarjeta", """
        us: Una mesa para dos el jueves 24 a las 20:30, por favor. ¿Necesita una tarjeta?
        them: No, no hace falta tarjeta. La mesa queda reservada.""", slot("09-24", "20:30", 2)),
    completed("le mandamos un mensaje", """
        us: Mesa para cuatro el 26 de septiembre a las 21:15.
        them: Perfecto, ya está hecha la reserva. Le mandaremos un mensaje con los datos.""", slot("09-26", "21:15", 4)),
    completed("terraza ruidosa", """
        us: ¿Puede ser una mesa para dos en la terraza el viernes 25 a las nueve de la noche?
        them: Sí, reservada queda. A lo mejor hay un poco de ruido, porque hay concierto.""", slot("09-25", "21:00", 2)),
    completed("reconocedor sin tildes", """
        us: hola buenas queria reservar mesa para dos personas el veinticinco de septiembre a las nueve de la noche
        them: si claro ya esta reservada para dos el veinticinco a las nueve de la noche""", slot("09-25", "21:00", 2)),
    completed("corrección", """
        us: Mesa para dos el viernes 25 a las nueve y media de la noche.
        them: Le queda reservada para el jueves 24, perdón, el viernes 25 a las nueve y media.""", slot("09-25", "21:30", 2)),
    completed("somos tres ahora", """
        us: Quería mesa para dos el sábado 26 a las 14:30.
        them: Hecho, reservada para dos el sábado a las 14:30.
        us: Ay, perdona, al final somos tres.
        them: Nada, tranquila, ya os lo he cambiado a tres personas.""", slot("09-26", "14:30", 3)),
    completed("pregunta por pregunta", """
        us: Hola, quería hacer una reserva.
        them: ¿Para qué día?
        us: Para el 25 de septiembre.
        them: ¿Cuántos serían?
        us: Cuatro.
        them: ¿Y a qué hora?
        us: A las 14:00.
        them: Perfecto, pues reservado queda.""", slot("09-25", "14:00", 4)),
    completed("parking después", """
        us: Mesa para dos mañana a las 20:00, por favor.
        them: Listo, su mesa está reservada para mañana a las 20:00.
        us: Gracias. ¿Tienen estacionamiento?
        them: No, estacionamiento no tenemos, pero hay uno en la esquina.""", slot("09-19", "20:00", 2)),
    completed("ya la tenía", """
        us: Quería comprobar si tengo cita el martes 22 a las once de la mañana.
        them: Sí, aquí la tengo: martes 22 a las once de la mañana, está confirmada.""", slot("09-22", "11:00"), require=APPOINTMENT),
    completed("bárbaro", """
        us: Hola, ¿qué tal? Quería reservar para cuatro, el sábado 26 a las 21:30.
        them: Bárbaro, ya te reservé la mesa, sábado 26, 21:30, cuatro personas.""", slot("09-26", "21:30", 4)),
    completed("los esperamos", """
        us: Buenas noches, una mesa para dos el domingo 27 a las 13:30, si es posible.
        them: Cómo no. Quedan reservados para el domingo 27 a las 13:30. Los esperamos.""", slot("09-27", "13:30", 2)),
    completed("le hago un hueco hecho", """
        us: ¿No tendría un hueco el miércoles 23 a las seis de la tarde para depilación?
        them: A ver... sí, el miércoles a las seis. Te he puesto en la agenda.""", slot("09-23", "18:00"), require=APPOINTMENT),
    completed("taxi", """
        us: Necesito un taxi para el lunes 28 a las seis y cuarto de la mañana.
        them: Muy bien, el taxi queda programado para el lunes 28 a las seis y cuarto de la mañana.""", slot("09-28", "06:15"), require=APPOINTMENT),
    completed("notaría", """
        us: Buenos días, queríamos firmar el jueves 1 de octubre a las doce del mediodía.
        them: El jueves 1 a las doce. De acuerdo, les he dado cita a esa hora.""", slot("10-01", "12:00"), require=APPOINTMENT),
    completed("menos cuarto", """
        us: ¿Me da hora para el viernes 25 a las cinco menos cuarto de la tarde?
        them: Sí, le doy hora: viernes 25 a las cinco menos cuarto. Ya está anotado.""", slot("09-25", "16:45"), require=APPOINTMENT),
    completed("me la confirma", """
        us: Quisiera reservar para dos el sábado 26 a las 20:45.
        them: Muy bien.
        us: ¿Está hecha la reserva entonces?
        them: Sí, señor, está hecha.""", slot("09-26", "20:45", 2)),
    completed("duda resuelta", """
        us: Mesa para dos el viernes 25 a las 21:00, por favor.
        them: Ya está reservada. Espere, que lo compruebo otra vez... Sí, sí, está bien, sigue reservada.""", slot("09-25", "21:00", 2)),
    completed("seis y media de la tarde, Bogotá", """
        us: Buenas tardes, ¿me puede separar una mesa para dos el jueves 24 a las seis y media de la tarde?
        them: Con mucho gusto, la mesa quedó separada para el jueves 24 a las seis y media.""", slot("09-24", "18:30", 2)),
    completed("no se preocupe", """
        us: Una mesa para dos el martes 29 a las 21:00. Llegaremos quizás un poco tarde.
        them: No se preocupe. Tiene la mesa reservada, martes 29 a las 21:00.""", slot("09-29", "21:00", 2)),
    completed("cambio de hora aceptado", """
        us: Una mesa para dos el viernes 25 a las 20:00.
        them: A las 20:00 está completo. ¿Le va bien a las 22:00?
        us: Sí, a las 22:00 nos va bien.
        them: Pues reservada para las 22:00.""", slot("09-25", "22:00", 2)),
    completed("con nombre", """
        us: Mesa para dos a las 21:00 el 25 de septiembre, a nombre de Lucía Ortega.
        them: Perfecto, a nombre de Lucía Ortega, dos personas, 25 de septiembre a las 21:00. Reserva confirmada.""", slot("09-25", "21:00", 2, name="Lucía Ortega"), require=("date", "time", "partySize", "name", "confirmed")),
    completed("precio con IVA", """
        us: ¿Cuánto costaría la sala pequeña el 25 de septiembre?
        them: Son 180 euros con IVA incluido.
        us: Muy bien, 180 euros. Resérvemela, por favor.
        them: Hecho, la sala le queda reservada para el 25 de septiembre por 180 euros con IVA incluido.""", {"date": "2026-09-25", "price": 180}, require=("date", "price", "confirmed"), constraints={"price": {"lte": 200}}),
    completed("si surge algo", """
        us: Quería cita el lunes 28 a las 17:00 para la revisión de la caldera.
        them: Anotado, el técnico va el lunes 28 a las 17:00. Está confirmado. Si surge cualquier cosa, nos llama.""", slot("09-28", "17:00"), require=APPOINTMENT),
)

HOSTILE: tuple[Example, ...] = (
    incomplete("le llamo luego", """
        us: Una mesa para dos el viernes 25 de septiembre a las nueve de la noche.
        them: Vale, tomo nota y le llamo luego para confirmárselo."""),
    incomplete("déjeme comprobar", """
        us: ¿Me reserva una mesa para dos el 25 a las 21:00?
        them: Sí, claro, déjeme comprobarlo con el encargado."""),
    incomplete("lista de espera", """
        us: Mesa para cuatro el sábado 26 a las 21:30.
        them: Ese día estamos completos, pero le apunto en la lista de espera."""),
    incomplete("estamos completos", """
        us: Mesa para dos mañana a las nueve de la noche, por favor.
        them: Uy, mañana lo tenemos todo reservado."""),
    incomplete("todo reservado", """
        us: ¿Tiene algo para dos el sábado a las 14:00?
        them: No, el sábado está todo reservado, lo siento."""),
    incomplete("reservada y retirada", """
        us: Mesa para dos el viernes 25 a las 21:00.
        them: Ya la tiene reservada. Ay, no, perdone, que ese día cerramos."""),
    incomplete("en principio", """
        us: Cita el martes 22 a las 10:00, por favor.
        them: En principio queda apuntado, pero no se lo puedo asegurar.""", require=APPOINTMENT),
    incomplete("creo que sí", """
        us: ¿Está reservada la mesa para dos el viernes 25 a las 21:00?
        them: Creo que sí."""),
    incomplete("pendiente de pago", """
        us: Quiero reservar el salón para veinte personas el sábado 26 a las 13:00.
        them: Muy bien, la reserva queda confirmada en cuanto nos haga la transferencia."""),
    incomplete("sujeto a disponibilidad", """
        us: Mesa para dos el 25 de septiembre a las 20:30.
        them: Queda reservada, sujeta a disponibilidad."""),
    incomplete("la de los señores", """
        us: Mesa para dos el viernes 25 a las 21:00.
        them: A esa hora la mesa está reservada para otros clientes."""),
    incomplete("por la web", """
        us: Quería reservar para dos el viernes 25 a las 21:00.
        them: Las reservas se hacen por la página web, ahí le queda confirmada al momento."""),
    not_connected("contestador", """
        them: Este es el contestador automático del restaurante El Faro. En este momento no podemos atenderle. Deje su mensaje después de la señal.
        us: Hola, una mesa para dos el 25 a las 21:00."""),
    not_connected("menú", """
        them: Bienvenido a Clínica Sol. Para pedir cita, pulse uno. Para anular una cita, pulse dos.
        us: Cita el martes 22 a las 10:00."""),
    not_connected("cola", """
        them: Todos nuestros operadores están ocupados. Por favor, manténgase a la espera.
        us: Mesa para dos el viernes 25 a las 21:00."""),
    incomplete("solo quien llama", """
        us: Una mesa para dos el viernes 25 a las 21:00.
        them: Un momento, por favor.
        us: Estupendo, pues queda reservada, muchas gracias, adiós.
        them: ¿Oiga?"""),
    incomplete("le reservo promesa", """
        us: ¿Me puede reservar una mesa para dos el viernes 25 a las 21:00?
        them: Sí, ahora se la reservo."""),
    incomplete("otra pregunta", """
        us: Hola, ¿tienen aparcamiento?
        them: Sí, sí tenemos."""),
    incomplete("provisional", """
        us: Cita el jueves 24 a las 12:00.
        them: Se la dejo apuntada de forma provisional.""", require=APPOINTMENT),
    incomplete("a lápiz", """
        us: Una mesa para seis el domingo 27 a las 15:00.
        them: De acuerdo, se lo apunto a lápiz y ya me dirá."""),
    incomplete("¿se la reservo?", """
        us: ¿Tienen algo para dos el viernes 25 a las 21:00?
        them: Sí, tenemos una. ¿Se la reservo?"""),
    incomplete("cambia de hora y gracias", """
        us: Mesa para dos el viernes 25 a las 21:00.
        them: Pues reservada para el viernes 25 a las 22:30.
        us: Perfecto, gracias.""", never={"time": "21:00"}),
    incomplete("nada a las nueve", """
        us: ¿Una mesa para dos a las nueve de la noche el viernes 25?
        them: A las nueve está lleno, a las diez y media sí podría."""),
    incomplete("está cancelada", """
        us: ¿Sigue en pie mi reserva para dos del viernes 25 a las 21:00?
        them: Su reserva estaba confirmada, pero figura como cancelada."""),
    incomplete("que no le prometo", """
        us: Mesa para dos hoy a las 21:00.
        them: Le apunto, pero no le prometo nada."""),
    incomplete("todavía no", """
        us: ¿Está confirmada mi cita del martes 22 a las 10:00?
        them: Todavía no está confirmada.""", require=APPOINTMENT),
    incomplete("si el doctor puede", """
        us: Cita con el doctor el martes 22 a las 10:00.
        them: Si el doctor puede, queda reservada.""", require=APPOINTMENT),
    incomplete("a su marido", """
        us: Quería cita el martes 22 a las 10:00.
        them: La que tengo confirmada a las 10:00 es la de la señora Vidal.""", require=APPOINTMENT),
    incomplete("le paso", """
        us: Una mesa para dos el viernes 25 a las 21:00.
        them: Le paso con reservas."""),
    incomplete("broma", """
        us: Una mesa para dos el viernes 25 a las 21:00.
        them: Sí, hombre, reservada y con violinista. Es broma."""),
    incomplete("quedó mal", """
        us: Mesa para dos el sábado 26 a las 20:00.
        them: Ya quedó reservada.
        us: Gracias.
        them: Disculpe, me equivoqué, no nos queda nada el sábado."""),
    incomplete("cancela quien llama", """
        us: Mesa para dos el sábado 26 a las 20:00.
        them: Reservada queda.
        us: Mejor cancélela, al final no vamos a poder.
        them: De acuerdo, cancelada."""),
    incomplete("a ver si", """
        us: ¿Me apunta para el jueves 24 a las 18:00?
        them: A ver si le puedo apuntar, tengo que mirarlo.""", require=APPOINTMENT),
    incomplete("debería", """
        us: ¿Queda reservada la mesa para dos el viernes 25 a las 21:00?
        them: Debería estar reservada, sí."""),
    incomplete("sí con pregunta", """
        us: Mesa para dos el viernes 25 a las 21:00.
        them: Vale.
        us: ¿Queda reservada?
        them: Sí. ¿Me da un teléfono?"""),
    incomplete("no llame más", """
        us: Quería reservar mesa para dos el viernes 25 a las 21:00.
        them: Aquí no se reserva, no vuelva a llamar."""),
    incomplete("reconocedor hostil", """
        us: hola queria mesa para dos el viernes veinticinco a las nueve de la noche
        them: pues mira a esa hora ya esta todo reservado no me queda ninguna mesa"""),
    incomplete("por orden de llegada", """
        us: Mesa para dos el viernes 25 a las 21:00.
        them: No hacemos reservas, es por orden de llegada."""),
    incomplete("confirmar el mismo día", """
        us: Cita el martes 22 a las 10:00.
        them: Queda apuntada, pero tiene que llamarnos el lunes para confirmarla o la pierde.""", require=APPOINTMENT),
    incomplete("o sigue pendiente", """
        us: Mesa para dos el viernes 25 a las 21:00.
        them: Muy bien.
        us: ¿Está confirmada o sigue pendiente?
        them: Sí."""),
)
