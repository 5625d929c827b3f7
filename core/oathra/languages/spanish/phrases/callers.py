"""What the caller does: asks for a booking, takes or declines an offer, asks whether it is booked."""

from __future__ import annotations

from ....reading.acts import Act
from ....reading.phrases import Phrase
from .fragments import BOOKING, BOOKING_NEEDS, CLOCK, DONE, DONE_NEEDS, REST

__all__ = ["CALLERS"]

_FIRST = r"(?:^|[.!?,;:¿¡…] *|\b(?:ah|oh|uy|bueno|pues|y|entonces|eh) )"

CALLERS: tuple[Phrase, ...] = (
    Phrase(
        name="¿queda reservada?",
        act=Act.CONFIRM_REQUEST,
        needs=DONE_NEEDS,
        pattern=(
            rf"\b(?:qued[ao]n?|quedó|esta|está|estan|estoy|estamos|tengo|tenemos|entonces|es|son|me (?:la|lo|ha|han)|nos (?:la|lo|ha|han)|ya|ha|he|ha quedado)\b(?:(?!\bno\b)[^.?!;¿]){{0,40}}\b{DONE}\b"
        ),
        says=("¿Queda reservada?", "Entonces, ¿ya está hecha la reserva?"),
        by="caller",
    ),
    Phrase(
        name="¿me lo confirma?",
        act=Act.CONFIRM_REQUEST,
        needs="verdad confirma confirmas confirmar confirmarme firme segura seguro pie definitiva definitivo",
        pattern=(
            r"\b(?:me|nos) l(?:o|as?) confirma[ns]?\b|\b(?:puede|podria|me puede) confirmar(?:me(?:l[oa])?)?\b|\b(?:esta (?:usted )?|estas )?(?:segur[oa]|de verdad)(?= *\?)|\b(?:es|esta|sigue) (?:en )?(?:firme|segur[oa]|pie|definitiv[oa])\b"
        ),
        says=("¿Me la confirma?", "¿Sigue en pie?", "¿Seguro?"),
        by="caller",
    ),
    Phrase(
        name="quise decir",
        act=Act.CORRECTS,
        needs="quise queria mejor digo pongamos",
        pattern=r"\b(?:quise|queria|quiero) decir\b|\bmejor (?=a las?|el|para|dos|tres|cuatro|\d)|\bpongamos\b",
        says=("Quise decir a las ocho.", "Mejor a las nueve."),
        by="caller",
    ),
    Phrase(
        name="¿hay que dejar señal?",
        act=Act.ASKS,
        needs="senal deposito tarjeta fianza anticipo pagar adelanto coste cargo",
        pattern=rf"\b(?:hay que|necesit[ao]\w*|hace falta|tengo que|tenemos que|pide[ns]?|cobra[ns]?|piden)\b{REST}?\b(?:senal|deposito|tarjeta|fianza|anticipo|pagar|adelanto|cargo)\b{REST}(?=\?)",
        says=("¿Hay que dejar señal?", "¿Necesita una tarjeta?"),
        by="caller",
        asks=("deposit",),
    ),
    Phrase(
        name="¿no tienen nada?",
        act=Act.NEGATES,
        needs="no",
        pattern=rf"(?:^|[.!?,;¿] ?|\b(?:entonces|y|pero) )no (?:(?:le|les|os|te|me) )?(?:tienen?|tienes|tendrian?|teneis|tendra|hay|habra|habria|quedan?|queda|podria[ns]?|puede[ns]?)\b{REST}(?=\?)",
        says=("¿No tienen nada a las siete?",),
        by="caller",
    ),
    Phrase(
        name="otra mesa más",
        act=Act.ANOTHER,
        needs="otra otro ademas tambien taxi aparte",
        pattern=(
            rf"\b(?:otr[oa]|una segunda|aparte una|ademas una?) (?:{BOOKING})\b(?! (?:hora|dia|fecha))(?<!otra hora)|\b(?:pedir|pedirnos|reservar|llamar|pedirme|llamarnos)(?:nos|me)? (?:a )?un taxi\b"
        ),
        says=("Y otra mesa para cinco al mediodía.", "¿Podría pedirnos un taxi para el sábado?"),
        but_not=("¿No tiene otra hora?",),
        by="caller",
    ),
    Phrase(
        name="cambiar mi reserva",
        act=Act.ALTERS,
        needs="cambiar mover adelantar atrasar retrasar aplazar modificar pasar pasarla cambiarla cambio reprogramar moverla",
        pattern=(
            rf"\b(?:cambiar|mover|adelantar|atrasar|retrasar|aplazar|modificar|pasar|reprogramar) (?:mi|la|nuestra|el|mis|una) (?:{BOOKING})\b|\b(?:cambiar|mover|pasar|adelantar|atrasar)(?:la|lo)(?= (?:a|para|al)\b)|\breprogramar\b"
        ),
        says=("Quería cambiar mi cita del martes.", "¿Podemos pasarla a las nueve?", "Necesito reprogramar."),
        by="caller",
    ),
    Phrase(
        name="¿o sigue pendiente?",
        act=Act.EITHER_OR,
        needs="o",
        pattern=r"\bo (?:sigue|esta|todavia|aun|solo|es|queda|no|si no|falta|provisional|pendiente)\b",
        says=("¿Está confirmada o sigue pendiente?",),
        by="caller",
    ),
    Phrase(
        name="quería reservar",
        act=Act.REQUESTS,
        needs=(
            "queremos queria quisiera quiero querria queriamos necesito necesitamos gustaria busco llamo reserv* pedir coger agendar apart* apunt* puede podria podriamos"
            " pueden podemos puedo dar deme ponga pon me nos"
        ),
        pattern=(
            r"\b(?:queria|quisiera|quiero|querria|queriamos|quisieramos|queremos|necesito|necesitamos|me gustaria|nos gustaria|busco|buscamos|llamo (?:para|por)|llamaba (?:para|por))\b"
            r"|\b(?:reservar|reserveme|reservenos|reservame|reservanos|reservamela|reservemela|agendar|apartar|separar|pedir (?:cita|hora|turno|mesa)|coger (?:cita|hora|mesa))\b"
            r"|\b(?:me|nos) (?:puede|podria|pueden|podrian|reserva|reservas|da|das|apunta|apuntas|pone|separa|aparta|anota|agenda|guarda)\b|\b(?:puede|podria|podriamos|podemos|puedo|pueden|podrian) (?:ser|ir|venir|reservar\w*|tener|dar\w*|pasar(?:me|nos)?)\b\b|\b(?:deme|denos|pongame|ponganos|apunteme|apuntenos)\b"
        ),
        says=("Quería reservar una mesa.", "¿Me apunta para el jueves?", "¿Podría ser a las ocho?"),
        by="caller",
    ),
    Phrase(
        name="mesa para dos",
        act=Act.REQUESTS,
        needs=f"{BOOKING_NEEDS} favor tiene tienen tienes teneis hay habria tendria tendrian tendriais quedan queda",
        pattern=(
            rf"\b(?:{BOOKING}) (?:para|el|a las?|del|doble|individual|con)\b|\bpor favor\b|\b(?:tienen?|tienes|teneis|hay|habria|tendrian?|tendriais|quedan?|les queda) (?:[a-z]+ )?(?:{BOOKING}|algo|disponibilidad)\b"
        ),
        says=("Mesa para dos, por favor.", "¿Tienen algo para el sábado?"),
        by="caller",
    ),
    Phrase(
        name="sí, perfecto",
        act=Act.ACCEPTS,
        needs="sí si vale perfecto eso acuerdo bien genial estupendo fenomenal barbaro ok okey okay dale listo bueno claro adelante encantada exacto correcto orale venga",
        pattern=(
            rf"{_FIRST}(?:sí|vale|perfecto|de acuerdo|muy bien|genial|estupendo|fenomenal|barbaro|ok|okey|okay|dale|listo|claro(?: que s[ií])?|adelante|exacto|eso es(?! (?:mas|mucho|muy|demasiado|un|otr[oa]|lo))|correcto|orale|venga)\b(?! (?:pero|que no)\b)"
            rf"|{_FIRST}si(?=,? (?:claro|por favor|senor\w*|perfecto|gracias|me|nos|a las)\b| *[,.!]| *$)"
        ),
        says=("Sí, perfecto.", "Vale, pues muy bien."),
        by="caller",
    ),
    Phrase(
        name="nos va bien a las diez",
        act=Act.ACCEPTS,
        needs="bien perfecto sirve parece vale",
        pattern=(
            r"(?<!no )\b(?:nos|me) (?:(?:va|viene|parece|queda)(?: (?:muy|super|bastante))? (?:bien|perfecto|genial|estupendo)|vale|sirve)\b(?! que\b)|\b(?:esta|estaria|seria) (?:bien|perfecto|genial)\b|\bpor (?:mi|nosotros) (?:bien|perfecto)\b"
        ),
        says=("A las diez nos va bien.", "Me parece perfecto.", "Está bien."),
        but_not=("No nos va bien.",),
        by="caller",
    ),
    Phrase(
        name="pues a las nueve y media",
        act=Act.ACCEPTS,
        needs="pues entonces quedamos quedo cojo tomo resérv* reserv* apunt* confirm*",
        pattern=(
            rf"{_FIRST}(?:pues|entonces) (?={CLOCK})|\b(?:me|nos) (?:la|lo) (?:quedo|quedamos)\b|\b(?:la|lo|me la|me lo) (?:cojo|cogemos|tomo|tomamos)\b|\b(?:reservemela|reservamela|reservela|reservala|resérvala|apuntemela|apuntame|confirmela|confirmala|reservenosla)\b"
        ),
        says=("Pues a las nueve y media.", "Nos la quedamos.", "Resérvemela."),
        by="caller",
    ),
    Phrase(
        name="no, gracias",
        act=Act.DECLINES,
        needs="no mejor dejo lo",
        pattern=rf"{_FIRST}no\b(?!,? (?:hay problema|pasa nada|se preocupe|te preocupes|importa|tengo alerg|tenemos alerg|tiene otra|tienen?|hay|habra|tendra|tendria|queda|podria|puede))|\bmejor no\b",
        says=("No, gracias.", "Mejor no."),
        but_not=("No hay problema.",),
        by="caller",
    ),
    Phrase(
        name="es muy tarde",
        act=Act.DENIES,
        needs="tarde temprano caro pronto lejos cara poco presupuesto",
        pattern=r"\b(?:muy|demasiado|un poco|algo|bastante) (?:tarde|temprano|pronto|car[oa]|lejos)\b(?! *\?)|\bse (?:me|nos) (?:sale|va) del presupuesto\b",
        says=("Es demasiado tarde para nosotros.", "Se nos va del presupuesto."),
        by="caller",
    ),
    Phrase(
        name="claro, espero",
        act=Act.BACKCHANNEL,
        needs="espero esperamos aguardo",
        pattern=r"(?:(?:si|sí|claro|vale|de acuerdo|muy bien|por supuesto|bueno|perfecto)(?: que sí)?,? )?(?:yo )?(?:me )?(?:espero|esperamos|aguardo)(?= *(?:[.!;]|$)|,? (?:gracias|no se preocupe|tranquil[oa])| (?:en linea|un momento|aqui))",
        says=("Vale, espero.", "Sí, aguardo, gracias."),
        but_not=("Espero que tengan mesa.",),
        by="caller",
    ),
    Phrase(
        name="déjelo",
        act=Act.DENIES,
        needs="dejo dejelo dejalo dejamos dejarlo dejarla necesit* quer* quier*",
        pattern=r"\b(?:mejor )?(?:lo|la) (?:dejo|dejamos)\b(?! (?:en|para|a))|\b(?:tendr(?:[eé]|emos)|habra|tengo|tenemos|voy|vamos) (?:que|a) dejarl[oa]\b(?! (?:en|para|a))|\bdej[ea]lo\b(?! (?:asi|en|para|a las))|\bno (?:la|lo) (?:necesit|quer|quier)[a-z]+(?= *(?:[.,!]|$))",
        says=("Déjelo, gracias.", "Mejor lo dejamos.", "Tendré que dejarlo.", "No la necesitamos."),
        but_not=("Déjelo así.", "Déjelo en las nueve."),
        by="caller",
    ),
    Phrase(
        name="se apuntan dos más",
        act=Act.ALTERS,
        needs="mas menos falla fallan baja",
        pattern=(
            r"\b(?:se (?:ha[ns]? )?(?:apunta\w*|suma\w*|une\w*)|vienen?|vendra\w*|seremos|somos|hay|anad[ae]\w*|pon\w*) (?:un[oa]?|dos|tres|cuatro|\d+|otr[oa]s? (?:dos|tres|\d+)|algun[oa]s?) (?:personas? )?(?:mas|menos)\b"
            r"|\b(?:nos )?(?:fallan?|se (?:ha )?(?:cae|caido)) (?:un[oa]?|dos|tres|\d+)\b"
        ),
        says=("Se han apuntado dos más.", "Vienen tres más.", "Nos falla uno."),
        but_not=("Una cosa más.",),
        by="caller",
    ),
    Phrase(
        name="miraré en otro sitio",
        act=Act.DECLINES,
        needs="otro otra lado sitio parte",
        pattern=r"\b(?:en|a|por) (?:otro|otra) (?:sitio|lado|lugar|parte|restaurante)\b",
        says=("Bueno, miraré en otro sitio.", "Entonces buscaré en otro restaurante."),
        by="caller",
        asks=("booking",),
    ),
    Phrase(
        name="lo consulto con mi marido",
        act=Act.DECLINES,
        needs="consult* pienso pensar hablo hablar pregunt* llamo volver* pensarlo",
        pattern=(
            r"\b(?:lo|la|me lo) (?:consulto|pienso|hablo|pregunto|consultar[eé]|pensar[eé])(?!\w)|\b(?:tengo que|dejeme|voy a|tendria que) (?:consultar|pensar|hablar|preguntar)\w*|\b(?:le|os|les) (?:vuelvo a llamar|llamo (?:luego|despues|mas tarde))\b"
        ),
        says=("Lo consulto con mi marido.", "Déjeme pensarlo."),
        by="caller",
    ),
    Phrase(
        name="no nos va bien",
        act=Act.DECLINES,
        needs="no",
        pattern=r"\bno (?:nos|me) (?:va|viene|sirve|encaja|cuadra|da tiempo|interesa|conviene|queda bien)\b",
        says=("A las once no nos va bien.",),
        by="caller",
    ),
    Phrase(
        name="cancélela",
        act=Act.CANCELS,
        needs="cancel* anul* olvid* ya no encontrado reservado cambiado",
        pattern=(
            r"\b(?:cancel[ea](?:la|lo|mela|melo)?|anul[ea](?:la|lo)?|cancelar(?:la|lo)?|anular(?:la|lo)?)\b(?! (?:gratis|hasta|sin coste))|\bolvid[ea]lo\b"
            r"|\bya no (?:la|lo|nos|me)? ?(?:necesit\w+|quer\w+|quier\w+|hace falta|vamos|voy|va a hacer falta)\b|\b(?:no vamos|no voy|ya no vamos|ya no voy) a (?:poder (?:ir|venir|acudir)|ir)\b"
            r"|\bhe(?:mos)? (?:encontrado|reservado en) otro\b|\bhe(?:mos)? cambiado de (?:idea|opinion|planes)\b"
        ),
        says=(
            "Mejor cancélela.",
            "Al final no vamos a poder ir.",
            "Ya no la necesitamos.",
            "He cambiado de idea.",
        ),
        by="caller",
    ),
    Phrase(
        name="esa era otra reserva",
        act=Act.OTHER_BOOKING,
        needs="otra mia nuestra soy yo",
        pattern=r"\b(?:esa|ese|eso) (?:es|era) (?:la )?(?:otra|de otra persona|otra reserva)\b|\b(?:esa|ese) no (?:soy yo|es mia|es la mia|es nuestra)\b|\bno he reservado (?:todavia|aun|nada)\b",
        says=("Esa era otra reserva.", "Ese no soy yo."),
        by="caller",
    ),
    Phrase(
        name="¿a qué hora abren?",
        act=Act.ASKS,
        needs="abren abre cierran cierra empieza termina llega sale salen dura",
        pattern=r"\b(?:qu[eé] hora|cuando|hasta qu[eé] hora|cuanto)\b[^.?!;¿]{0,20}\b(?:abren?|cierran?|empieza|termina|llega|salen?|dura|acaba)\b",
        says=("¿A qué hora abren?",),
        by="caller",
        asks=("schedule",),
    ),
    Phrase(
        name="¿no está reservada todavía?",
        act=Act.ASKS,
        needs="no",
        pattern=r"\bno (?:me )?(?:est[aá]n?|estoy|estamos|queda|qued[oó]|tengo|tenemos|hay)\b[^.!;¿]{0,14}? ?(?:reservad[oa]s?|apuntad[oa]s?|confirmad[oa]s?|reserva|nada)\b(?=[^.!]*\?)",
        says=("¿Entonces todavía no está reservada?", "¿Aún no tengo la reserva?"),
        but_not=("¿Está reservada, no?",),
        by="caller",
        asks=("unbooked",),
    ),
    Phrase(
        name="¿es seguro?",
        act=Act.ASKS,
        needs="mesa reserva cita habitacion sala pista seguro definitivo firme nuestra nuestro mia mio podemos puedo verdad serio perdon quiere",
        pattern=(
            r"\b(?:esto |eso )?es (?:ya )?(?:seguro|definitivo|firme)\b|¿ ?(?:de verdad|seguro|verdad|en serio|perdon|que quiere decir)(?= *\?)"
            r"|¿ ?y (?:la|el|mi|nuestra) (?:mesa|reserva|cita|habitacion|sala|pista)(?= *\?)"
            r"|\b(?:la|el|nuestra|nuestro|mi) [a-z]+ (?:ya )?es (?:nuestr[oa]|mi[oa])\b|\b(?:entonces|pues) (?:ya )?(?:podemos|puedo) (?:ir|venir|contar con)\b"
        ),
        says=("¿Entonces la mesa es nuestra?", "¿Es definitivo?", "¿De verdad?", "¿Entonces podemos ir?", "¿Y la mesa?"),
        but_not=("¿Podemos ir a las nueve?",),
        by="caller",
        asks=("standing",),
    ),
    Phrase(
        name="¿está libre?",
        act=Act.ASKS,
        needs="libre libres disponible disponibles ocupada ocupado ocupadas ocupados",
        pattern=r"\b(?:est[aá]n?|estar[ií]a|queda|quedan|sigue|siguen)\b[^.?!;¿]{0,40} (?:libres?|disponibles?|ocupad[oa]s?)\b",
        says=("¿Está libre el salón grande el 25?", "¿Sigue disponible la mesa de la ventana?"),
        but_not=("¿Me reserva el salón grande?", "¿Está reservado?"),
        by="caller",
        asks=("vacancy",),
    ),
    Phrase(
        name="¿a qué hora era?",
        act=Act.ASKS,
        needs="era es tengo tenemos reserva cita",
        pattern=r"\b(?:a qu[eé] hora|qu[eé] dia|para cuando|cuando) (?:era|es|tengo|tenemos|me ha(?:bia)?|quedamos|quedaba)\b",
        says=("¿A qué hora era?", "¿Qué día tengo la cita?"),
        by="caller",
        asks=("time", "date"),
    ),
    Phrase(
        name="¿cuánto cuesta?",
        act=Act.ASKS,
        needs="cuanto precio cuesta vale coste tarifa",
        pattern=r"\bcuanto (?:cuesta|vale|es|seria|costaria|sale|me sale|saldria|cobran?)\b|\bqu[eé] (?:precio|tarifa|coste)\b|\bcual (?:es|seria) (?:el|la) (?:precio|tarifa)\b",
        says=("¿Cuánto cuesta?",),
        by="caller",
        asks=("price",),
    ),
    Phrase(
        name="¿me da el localizador?",
        act=Act.ASKS,
        needs="localizador referencia codigo numero",
        pattern=r"\b(?:me (?:da|dice|puede dar)|hay|cual es|tengo|tiene)\b[^.?!;¿]{0,16}\b(?:localizador|referencia|(?:numero|codigo) de (?:reserva|confirmacion|cita))\b",
        says=("¿Me da el localizador?",),
        by="caller",
        asks=("serial",),
    ),
    Phrase(
        name="a nombre de",
        act=Act.IDENTIFIES,
        needs="nombre llamo soy",
        pattern=r"\ba nombre de\b|\bmi nombre es\b|\bme llamo\b|\bsoy [a-z]+",
        says=("A nombre de Tanaka.",),
        by="caller",
    ),
)
