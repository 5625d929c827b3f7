"""What leaves a booking open: todavía no, creo que sí, déjeme comprobar, lista de espera, le llamo luego, en cuanto pague."""

from __future__ import annotations

from ....reading.acts import Act
from ....reading.phrases import Phrase
from .fragments import DONE, DONE_NEEDS, HAVE_DONE, REST, TO_COMMA, WHOM

__all__ = ["DOUBTS"]

_UP_TO_BUT = r"(?:(?!,? pero\b)[^.?!;¿])*"
_PAYING = (
    r"\b(?:pag\w+|transferencia|ingreso|ingrese|senal|deposito|fianza|anticipo|adelanto|tarjeta|firm\w+|aprob\w+|apruebe\w*|contrato|justificante|comprobante"
    r"|abon\w+|autoriz\w+|autorice\w*|presupuesto|volante)\b"
)
# An if that no booking hangs on.
_IDLE_IF = (
    r"(?! *[.,!?]| (?:surg\w+|necesit\w+|tien\w+ (?:alguna|cualquier|otra)|hay (?:algun|cualquier)|hubiera|quier\w+ (?:anular|cancelar|cambiar|algo|venir|mas)|desea\w*|llegan? tarde|llegaran?|se retras\w+|va\w* a llegar|no (?:puede\w*|pudiera\w*|van?) (?:venir|a venir|acudir)"
    r"|le parece|les parece|te parece|es (?:posible|tan amable)|me (?:permite|da|dice|deja)|no le importa|no te importa|claro|senor\w*|por supuesto|como no|perfecto|dale|desde luego|gracias|ya|cambia\w* de|prefier\w+|vien\w+ con|trae\w*|algo|(?:(?:nos|me|se|le) )?(?:lo |la )?(?:dice[ns]?|comenta[ns]?|pide[ns]?|recuerda[ns]?)[^.?!;¿,]{0,20}(?:al llegar|cuando llegue\w*|en la mesa|esa noche|en el momento))\b)"
)

# What a booking is of, where one of it is put off.
_TERM = r"(?:(?:el|la|su|las|los) (?:precio|hora|dia|fecha|importe|tarifa|cantidad|noches|numero de [a-z]+)|cuant[oa]s(?: (?:seran|son|vendran|vienen|noches|personas))?)"

DOUBTS: tuple[Phrase, ...] = (
    Phrase(
        name="todavía no está confirmada",
        act=Act.NOT_YET,
        needs=f"no sin nunca {DONE_NEEDS}",
        pattern=(
            rf"\b(?:no|nunca|tampoco)(?: (?:me|le|les|se|te|os|la|lo|nos|ya|usted|todavia|aun|que)){{0,3}} (?:esta|está|estan|queda|quedan|quedo|quedó|ha quedado|tengo|tenemos|tiene|tienen|figura|consta|he|hemos|fue|ha sido|veo|sea|este|esté|pone)(?: (?:todavia|aun|nada|ningun[oa]|usted|la|su|tu|reserva|cita|mesa|oficialmente|del todo|al cien por cien|como)){{0,4}} (?:{DONE}|{HAVE_DONE}|segur[oa]|firme|definitiv[oa])"
            rf"|\bno [^.?!;¿,]{{1,40}}\bque (?:ya )?(?:l[aeo]s? |se )?(?:est[aáeé]n?|quede?n?|tienen?|tengan?|tengo|haya) [^.?!;¿,]{{0,12}}{DONE}"
            rf"|\bsin (?:confirmar|reservar)\b"
        ),
        says=(
            "Todavía no está confirmada.",
            "La tengo apuntada, pero no está confirmada.",
            "No le he reservado nada, le queda apuntado sin confirmar.",
            "No le puedo decir que está confirmada.",
        ),
    ),
    Phrase(
        name="todavía no",
        act=Act.NOT_YET,
        needs="todavia aun pendiente falta",
        pattern=r"\b(?:todavia|aun) no\b|\bpendientes? de (?:confirma\w+|aprobacion|respuesta|que)\b|\bfalta (?:que|confirmar|la confirmacion)\b",
        says=("Todavía no.", "Queda apuntada, bueno, todavía no."),
    ),
    Phrase(
        name="el precio ya lo veremos",
        act=Act.NOT_YET,
        needs="precio hora dia fecha importe tarifa cantidad numero noches cuantos cuantas",
        pattern=(
            rf"\b{_TERM}(?: exact[oa])?,? (?:ya )?(?:l[oa] )?(?:veremos|vemos|hablamos|hablaremos|decidimos|decidiremos|fijamos|fijaremos|concretamos|concretaremos|acordamos|acordaremos)\b[^.?!;,]{{0,20}}"
            rf"|\b{_TERM}(?: exact[oa])? (?:quedan?|estan?|siguen?)(?: todavia| aun)? (?:por (?:ver|fijar|decidir|concretar|confirmar|acordar)|pendiente|en el aire)\b"
        ),
        says=(
            "Le queda reservada; el precio ya lo veremos.",
            "Queda confirmada, pero la hora queda por concretar.",
            "Queda reservada, el número de comensales ya lo vemos.",
            "Queda reservada; cuántos serán ya lo hablamos.",
        ),
        but_not=("El precio es de veinte euros.", "¿Cuántos serán?"),
    ),
    Phrase(
        name="en principio",
        act=Act.HEDGES,
        needs="principio teoria probablemente seguramente quiza quizas tal igual lo posiblemente supuestamente casi capaz",
        pattern=(
            r"\b(?:en (?:principio|teoria)|probablemente|seguramente|quizas?|tal vez|a lo mejor|posiblemente|supuestamente|casi (?:seguro|seguramente|segur[oa])|capaz que|lo mas (?:seguro|probable)|es (?:probable|posible) que)\b"
        ),
        says=("En principio queda apuntado.", "Seguramente queda reservada.", "Quizá."),
    ),
    Phrase(
        name="creo que sí",
        act=Act.HEDGES,
        needs="creo supongo imagino parece diria pienso espero confio dudo seguro segura sé se entiendo",
        pattern=(
            r"\b(?:creo|supongo|me imagino|imagino|diria|pienso|espero|confio en|dudo|se supone|me parece|entiendo) que\b|\b(?:creo|supongo|imagino|se supone|me parece)(?= *(?:[.,!]|$))"
            r"|\bno (?:estoy|estamos) (?:muy |del todo |completamente )?segur[oa]s?\b|\bno (?:lo |le )?s[eé](?= *(?:[.,!]|$)| (?:si|decirle|decirte)\b)|\bsegur[oa] no\b|\bno (?:es |al )?(?:seguro|cien por cien|cien por ciento)\b|\bque yo sepa\b|\bsi no me equivoco\b"
        ),
        says=("Creo que sí.", "Queda reservada, supongo.", "No sé si queda reservada.", "Hombre, seguro seguro no."),
        but_not=("Sí, señor.",),
    ),
    Phrase(
        name="no se lo puedo asegurar",
        act=Act.HEDGES,
        needs="prometo aseguro garantizo asegurar prometer garantizar prometerle asegurarle cuente fie asegurarselo garantizarle",
        pattern=(
            r"\bno (?:(?:se lo|le|te|os|les|se la) )?(?:puedo |podemos |podria )?(?:prometo|aseguro|garantizo|asegurar|prometer|garantizar|prometemos|aseguramos|garantizamos)(?:le|lo|les|te|selo|sela)?\b(?: nada)?|\bno cuentes? con\b|\bno (?:se|te) fi[ea]s?\b"
        ),
        says=("Queda apuntado, pero no se lo puedo asegurar.", "No le prometo nada."),
    ),
    Phrase(
        name="debería estar",
        act=Act.HEDGES,
        needs="deberia deberian debe debo tendria podria habria intentar* intento tratar* procur* hare ver haré intentamos veremos",
        pattern=(
            r"\b(?:deberia|deberian|debe de|tendria que|podria(?:n)?)(?: (?:estar|quedar|haber|ser que|que))\b|\b(?:intentar[eé]|intento|intentaremos|intentamos|voy a intentar|vamos a intentar|tratar[eé] de|trataremos de|procurar[eé]|procuraremos|har[eé] lo (?:posible|que pueda)|haremos lo posible)(?!\w)"
            r"|\ba ver si\b|\b(?:ya )?veremos\b(?! a)"
        ),
        says=("Debería estar, queda reservada.", "A ver si queda apuntado.", "Lo intentaré."),
    ),
    Phrase(
        name="estaría reservada",
        act=Act.HEDGES,
        needs="estaria quedaria tendria reservaria apuntaria seria haria",
        pattern=rf"\b(?:estarian?|quedarian?|tendrian?) (?:usted )?(?:ya )?(?:la mesa )?{DONE}\b|\b(?:le|te|les|os|se l[ao]s?) (?:reservaria|apuntaria|anotaria|haria)\b",
        says=("Quedaría reservada.", "Le reservaría, y queda apuntado."),
    ),
    Phrase(
        name="déjeme comprobarlo",
        act=Act.CHECKS,
        needs=(
            "comprob* mir* consult* pregunt* verific* revis* chec* confirm* hablar hablo compruebo averiguar busco buscar"
        ),
        pattern=(
            r"\b(?:dej[ea](?:me|nos)|deje que|deja que|permita(?:me)?|permitame|voy a|vamos a|tengo que|tendria que|tenemos que|hay que|necesito|debo|ahora|me gustaria|espere que|espera que|que)(?: (?:lo|la|le|yo|antes|primero|volver a|un momento que|que)){0,3} "
            r"(?:comprob\w+|compruebo|compruebe|mir(?:ar\w*|o|e)|consult\w+|pregunt\w+|verific\w+|verifique|revis(?:ar\w*|o|e)|checa\w*|cheque|confirmar con\w*|confirmarlo(?: con)?|hablar(?:lo)? con|averigu\w+|buscar\w*)\b(?: (?:con|al?(?: la)?|en)\b[^.?!;¿,]*)?"
            r"|\b(?:lo|la|se lo) (?:compruebo|miro|consulto|pregunto|verifico|reviso|checo|hablo con)\b(?: (?:con|al)\b[^.?!;¿,]*)?|\bpregunto al?\b"
        ),
        says=(
            "Déjeme comprobarlo con el encargado.",
            "Queda reservada, pero tengo que preguntar al jefe.",
            "Lo consulto.",
        ),
    ),
    Phrase(
        name="acabo de ver",
        act=Act.CHECKS,
        needs="raro veo ver darme extrano cosa",
        pattern=r"\bacabo de (?:ver|darme cuenta|acordarme)\b|\bqu[eé] (?:raro|extrano)\b|\bahora que (?:lo )?(?:miro|veo)\b",
        says=("Queda reservada. Mmm, qué raro.", "Queda reservada. Acabo de ver una cosa."),
    ),
    Phrase(
        name="un momento",
        act=Act.HOLDS_LINE,
        needs="momento momentito segundo segundito minuto minutito ratito",
        pattern=r"\b(?:(?:espere|espera|deme|dame|aguarde|permitame|permita|solo|en) )?(?:un|1|unos) (?:momento|momentito|segundo|segundito|minuto|minutito|ratito|momentos)\b(?:,? por favor)?",
        says=("Un momento, por favor.", "Queda reservada. Deme un segundo."),
    ),
    Phrase(
        name="déjeme ver",
        act=Act.HOLDS_LINE,
        needs="ver veamos vamos mire",
        pattern=r"\bdej[ea](?:me|nos) ver\b|\b(?:a ver|veamos|vamos a ver)(?! si\b)\b",
        says=("Déjeme ver.", "A ver."),
    ),
    Phrase(
        name="espere",
        act=Act.HOLDS_LINE,
        needs="espere espera esperese aguarde cuelgue retire",
        pattern=r"\b(?:espere|esperese|espera(?!r)|aguarde|aguarda)\b(?! (?:en linea a|su turno))|\bno (?:cuelgue|cuelgues|se retire)\b",
        says=("Espere, por favor.", "No cuelgue."),
    ),
    Phrase(
        name="provisional",
        act=Act.TENTATIVE,
        needs="provisional* tentativ* lapiz prerreserva* preinscri* bloqueo precontrato",
        pattern=r"\bprovisional(?:mente)?\b|\btentativ\w*|\b(?:a|en|con) lapiz\b|\bprerreserva\w*|\bpre-?reserva\w*|\bpreinscri\w+",
        says=("Se la dejo apuntada de forma provisional.", "Queda apuntada, pero a lápiz."),
    ),
    Phrase(
        name="lista de espera",
        act=Act.TENTATIVE,
        needs="espera cola reten",
        pattern=rf"\b(?:{WHOM} (?:he(?:mos)? |puedo )?(?:puest|puse|pon|apunt|anot|met)[a-z]*[oé]? )?(?:en |a )?(?:(?:la|nuestra|una) )?(?:lista|cola) de espera\b|\ben (?:espera|cola)\b",
        says=("Le he apuntado en la lista de espera.", "Queda apuntado, pero en la lista de espera."),
    ),
    Phrase(
        name="se la guardo hasta",
        act=Act.TENTATIVE,
        needs=f"momento ahora mientras guard* aguant* manten* reten* bloque* {DONE_NEEDS}",
        pattern=(
            rf"\b(?:{WHOM} )?(?:puedo |podemos |voy a )?(?:guard(?:o|amos|ar)|aguant(?:o|amos|ar)|manten(?:go|emos)|reten(?:go|emos)|bloque(?:o|amos))(?:l[ae]s?|sel[ao])?\b"
            rf"|\b(?:de momento|por ahora|por el momento|mientras tanto)\b|\b{DONE} hasta (?:las?|el|manana|hoy|que)\b"
        ),
        says=("Se la guardo hasta las ocho.", "De momento queda apuntada.", "Queda reservada hasta el jueves."),
    ),
    Phrase(
        name="como solicitud",
        act=Act.TENTATIVE,
        needs="solicitud peticion solicitado pedido",
        pattern=r"\b(?:como|la|su|una|tu) (?:solicitud|peticion)\b(?! (?:ha sido|fue|esta|queda) (?:aceptada|confirmada|aprobada))|\b(?:como|de) interesad[oa]\b",
        says=("Queda registrada, pero como solicitud.",),
    ),
    Phrase(
        name="le llamo luego",
        act=Act.DEFERS,
        needs="llam* contact* avis* dir* confirm* escrib* devolv* comunic* responder* contest* dig* pond* inform*",
        pattern=(
            r"\b(?:(?:ya )?(?:le|te|les|os|lo|la|se l[ao]s?|nos|me) (?:vuelvo a |volvemos a |vamos a |voy a |podemos |puedo )?(?:llam(?:o|amos|ar[eé]|aremos|ara|aran|ar)|contact(?:o|amos|aremos|ar[eé]|aran|ar)|aviso|avisamos|avisar[eé]|avisaremos|avisan|avisaran|avisar|dir[eé]|diremos|diran|digo|decimos|decir|escribo|escribimos|escribir[eé]|escribiremos|comunicamos|comunicaremos|comunico|respondemos|contestamos|informamos|informaremos)"
            r"|(?:ya )?(?:le|te|les|os|se l[ao]s?) (?:confirmo|confirmamos|confirmar[eé]|confirmaremos|confirmar[aá]n|confirman|vamos a confirmar|voy a confirmar))(?!\w)(?! (?:que (?:queda|esta|tiene|su)|si (?:hay (?:cualquier|algun)|surge|cambia)|cuando (?:llegue|este (?:en la puerta|abajo|fuera))|su (?:reserva|cita|mesa)\b|la (?:reserva|cita|mesa)\b|para record))(?:(?: [a-z]+){0,6}? para (?:confirm\w+|decir\w*|avisar\w*)| (?:luego|despues|mas tarde|en un rato|ahora|en cuanto pueda))?"
            r"|\b(?:(?:me|nos) (?:pongo|ponemos|pondr[eé]|pondremos)|se pondran?) en contacto\b|\b(?:le|te|les) (?:devuelvo|devolvemos|devolveremos) la llamada\b"
        ),
        says=(
            "Le llamo luego.",
            "Queda apuntado, le llamaremos para confirmar.",
            "Se lo confirmo mañana.",
            "Nos pondremos en contacto.",
        ),
        but_not=("Le confirmo que queda reservada.",),
    ),
    Phrase(
        name="ya me dirá",
        act=Act.DEFERS,
        needs="dira diras dice dices confirma confirmas llama llame llamenos llameme llamar vuelva prueba pruebe intente",
        pattern=(
            r"\bya (?:me|nos) (?:dira|diras|dice|dices|confirma|confirmas|llama|llamas|contara)\b|\b(?:llame|llama|llamenos|llameme|llamanos|pruebe|intentelo)(?: (?:otra vez|de nuevo|usted|a partir))?(?= (?:manana|luego|mas tarde|el|a partir|despues|en|la semana|cuando|otra|de nuevo))"
            r"|\bvuelva a (?:llamar|intentarlo)\b"
        ),
        says=("Queda apuntado y ya me dirá.", "Llame mañana.", "Vuelva a llamar."),
    ),
    Phrase(
        name="se lo paso al encargado",
        act=Act.DEFERS,
        needs="paso digo dejo recado nota comento traslado",
        pattern=(
            r"\b(?:se l[ao]|le|lo) (?:paso|comento|traslado|digo|hago llegar) (?:a|al|la nota|el recado|nota)\b[^.?!;¿,]*|\b(?:dejo|le dejo|dejare|dejaré|tomo|paso) (?:el |un |una |la )?(?:recado|nota|aviso)\b"
        ),
        says=("Queda apuntado, se lo paso al encargado.", "Tomo nota."),
    ),
    Phrase(
        name="por así decirlo",
        act=Act.HEDGES,
        needs="menos decirlo decir suerte dedos",
        pattern=r"\bmas o menos(?= *(?:[.,;!]|$))|\bpor (?:asi decirlo|decirlo asi|decir algo)\b|\bcon (?:un poco de |algo de )?suerte\b|\bcruce(?:mos)? los dedos\b",
        says=("Queda reservada, por así decirlo.", "Con suerte queda reservada.", "Queda reservada, más o menos."),
        but_not=("Somos más o menos diez.",),
    ),
    Phrase(
        name="el día que llegue el dinero",
        act=Act.CONDITION,
        needs="dia momento minuto instante",
        pattern=r"\bel (?:mismo )?(?:dia|momento|minuto|instante) (?:en )?que (?:llegue|pague|paguen|recibamos|reciba|cobremos|envie|mande|firme|confirme|entre)\b[^.?!;]*",
        says=("La mesa es suya el día que llegue el dinero.", "Queda reservada en el momento en que pague."),
        but_not=("El día que vienen es viernes.",),
    ),
    Phrase(
        name="en cuanto pague",
        act=Act.CONDITION,
        needs=(
            "pag* transferencia ingres* senal deposito fianza anticipo adelanto tarjeta firm* aprob* apruebe* contrato justificante comprobante"
            " abon* autoriz* autorice* presupuesto volante"
        ),
        pattern=(
            rf"\b(?:en cuanto|cuando|una vez|si|hasta que|siempre que|despues de|tras|al|a falta de|con|solo con|previo|mientras no|a condicion de|sin) {_UP_TO_BUT}?{_PAYING}{_UP_TO_BUT}"
        ),
        says=(
            "Queda confirmada en cuanto nos haga la transferencia.",
            "Una vez pagada la señal, queda reservada.",
            "Hasta que no recibamos el depósito no queda confirmada.",
        ),
        but_not=("Si surge algo, nos llama.",),
    ),
    Phrase(
        name="necesito una señal",
        act=Act.CONDITION,
        needs="necesit* pedimos piden requiere exig* hay tiene tienen hace hara dejar",
        pattern=(
            r"(?<!no )(?<!no se )\b(?:necesito|necesitamos|necesitaria|necesitariamos|pedimos|le pedimos|se requiere|requerimos|se exige|exigimos|hay que (?:dejar|dar|pagar|abonar|hacer|mandar|enviar)|(?:tiene|tienen|tendria|debe) que (?:dejar|dar|pagar|abonar|hacer|mandar|enviar|pasar a pagar|confirmar|llamarnos?|reconfirmar)|hace falta|se pide) "
            rf"(?:(?:una?|la|el|su|unos?|primero|antes) )*(?:{_PAYING}|(?:numero de )?tarjeta|datos de (?:la |su )?tarjeta|\d+ euros|el|antes|para confirm\w+|confirm\w+){TO_COMMA}"
        ),
        says=(
            "Necesito una tarjeta para guardarla.",
            "Queda reservada, pero hay que dejar una señal.",
            "Tiene que confirmar el lunes o queda anulada, de momento queda apuntada.",
        ),
        but_not=("No hace falta señal.",),
    ),
    Phrase(
        name="sujeta a disponibilidad",
        act=Act.CONDITION,
        needs="sujet* pendient* orden condicionad* previo previa visto",
        pattern=(
            rf"\b(?:sujet|condicionad|supeditad)[oa]s? al?\b{TO_COMMA}|\bpendientes? de (?:pago|disponibilidad|la disponibilidad|aprobacion|la senal)\b|\bpor orden de llegada\b|\b(?:previo|previa) (?:pago|aprobacion|confirmacion|autorizacion)\b"
        ),
        says=("Queda reservada, pero va por orden de llegada.", "Queda reservada, sujeta a disponibilidad."),
    ),
    Phrase(
        name="si el doctor puede",
        act=Act.SUPPOSES,
        needs="si siempre salvo menos excepto depende segun caso condicion mientras",
        pattern=(
            rf"\bsi\b{_IDLE_IF}[^.?!;¿,]{{2,60}}"
            rf"|\b(?:siempre (?:que|y cuando)|a menos que|a no ser que|salvo que|excepto (?:que|si)|en caso de(?: que)?|a condicion de que|mientras (?:que )?(?:no|haya)|depende(?: de|n)?|segun (?:como|este|haya|veamos|el))\b{_UP_TO_BUT}"
        ),
        says=(
            "Si el doctor puede, queda reservada.",
            "Queda reservada siempre que haya sitio.",
            "Depende del tiempo.",
        ),
        but_not=("Si surge algo, nos llama.", "si, claro"),
    ),
    Phrase(
        name="cuando vuelva el jefe",
        act=Act.SUPPOSES,
        needs="cuando cuanto vez hasta despues",
        pattern=(
            rf"\b(?:cuando|en cuanto|una vez (?:que)?|hasta que|despues de que) (?:(?:me|nos|lo|la|le|se|no|el [a-z]{{1,12}}|la [a-z]{{1,12}}) ){{0,3}}(?:vuelva|llegue el|llegue la|abra\w*|confirme\w*|este (?:confirmad|libre|todo)|haya|hayan|vea|veamos|hable|pueda|tenga|tengamos|diga|responda|autorice|apruebe|sepa|quede libre)\b{REST}"
            rf"|\bcuando (?:el|la) (?:jefe|jefa|encargad[oa]|doctora?|responsable|duen[oa])\b{REST}"
        ),
        says=("Queda reservada en cuanto me lo confirme el jefe.", "Cuando vuelva la encargada queda apuntado."),
        but_not=("Cuando llegue, pregunte por Marta.",),
    ),
    Phrase(
        name="ya llegó la señal",
        act=Act.MET,
        needs="llego llegó llegado recibi* recibí* pagad* pagó pago ingresad* aprobad* entro entró abonad*",
        pattern=(
            r"\b(?:ya )?(?:me |nos |le )?(?:ha |han )?(?:lleg[oó]|llegado|entr[oó]|entrado) (?:ya |ayer |hoy |esta manana |bien )*(?:la|el|su|tu) (?:senal|transferencia|deposito|fianza|anticipo|pago|ingreso|comprobante)\b"
            r"|\b(?:hemos recibido|recibimos|recibí|tenemos|he recibido) (?:ya |ayer |bien )*(?:la|el|su|tu) (?:senal|transferencia|deposito|fianza|anticipo|pago|ingreso)\b"
            r"|\b(?:la|el|su) (?:senal|transferencia|deposito|fianza|anticipo|pago) (?:ya )?(?:esta|lleg[oó]|ha llegado|fue|consta) ?(?:pagad[oa]|recibid[oa]|hech[oa]|aprobad[oa]|bien)?|\best[aá] (?:ya )?(?:pagad|abonad|aprobad)[oa]\b"
        ),
        says=("Nos llegó ayer la transferencia.", "Hemos recibido la señal.", "Está pagada."),
        but_not=("Cuando llegue la señal.",),
    ),
    Phrase(
        name="no hace falta tarjeta",
        act=Act.MET,
        needs="no sin",
        pattern=(
            r"\bno (?:hace falta|hacen falta|es necesari[oa]|se necesita|necesit(?:o|amos)|pedimos|le pedimos|cobramos|hay que (?:dejar|dar|pagar))(?: (?:dejar|dar|pagar|la|el|una?|ningun[oa]?|su|ninguna))* ?(?:senal|deposito|tarjeta|fianza|anticipo|adelanto|pago|nada por adelantado)\b"
            r"|\bsin (?:senal|deposito|fianza|anticipo|adelanto)\b"
        ),
        says=("No hace falta tarjeta.", "No pedimos señal.", "Es sin depósito."),
    ),
)
