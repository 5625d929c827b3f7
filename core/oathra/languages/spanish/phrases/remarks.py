"""Remarks that explain their risk words and do nothing: no se preocupe, si surge algo nos llama, no tenemos aparcamiento."""

from __future__ import annotations

from ....reading.acts import Act
from ....reading.phrases import Phrase
from .fragments import REST, START, TO_COMMA

__all__ = ["REMARKS"]

_FACILITY = (
    r"(?:aparcamiento|parking|estacionamiento|ascensor|elevador|terraza|piscina|alberca|wifi|tronas?|mascotas?|perros?|animales|tarjetas?|efectivo|cheques?|desayuno|menu|carta|vistas|gimnasio|rampa|ninos|fumar|tartas?|musica|aire acondicionado|calefaccion)"
)
# What a house has not, or does not take.
_HAVE_NOT = (
    r"no (?:(?:se|les?|nos) )?(?:hay|tenemos|tengo|disponemos|contamos|aceptamos|cogemos|admit(?:imos|en?)|permit(?:imos|en?)"
    r"|servimos|incluye|cobramos|pueden?|esta inclui\w+)\b"
)

REMARKS: tuple[Phrase, ...] = (
    Phrase(
        name="no se preocupe",
        act=Act.REMARK,
        needs="preocup* apur* importa pasa falta molest* tranquil* cuidado",
        pattern=r"\bno (?:se|te|os) (?:preocup[ea][ns]?|preocupeis|apure|moleste)\b|\bno (?:importa|pasa nada|hay de qu[eé])\b|\bdescuide\b|\bno tenga cuidado\b",
        says=("No se preocupe. Queda reservada.", "Queda reservada, no pasa nada."),
    ),
    Phrase(
        name="si surge algo",
        act=Act.REMARK,
        needs="si cualquier",
        pattern=(
            rf"\bsi (?:(?:les?|te|os|nos|me) )?(?:surg\w+|necesit\w+|tien\w+ (?:alguna|cualquier|otra)|hay (?:algun|cualquier)|hubiera|quier\w+ (?:anular|cancelar|cambiar|algo|mas)|desea\w*|llegan? tarde|llegaran?|se retras\w+|va\w* a llegar|no (?:puede\w*|pudiera\w*|van?) (?:venir|a venir|acudir)|cambia\w* de|prefier\w+|vien\w+ con|trae\w*)\b{REST}"
            rf"|\b(?:para )?cualquier (?:cosa|duda|cambio|problema)\b{REST}"
        ),
        says=(
            "Queda reservada. Si surge cualquier cosa, nos llama.",
            "Queda reservada; si no pueden venir, avísennos.",
            "Queda apuntado. Cualquier cambio, nos llama.",
        ),
    ),
    Phrase(
        name="le parece bien",
        act=Act.REMARK,
        needs="si",
        pattern=r"\bsi (?:le|les|te|os) (?:parece|va|viene)(?: bien)?\b|\bsi (?:es tan amable|no le importa|me permite)\b",
        says=("Queda reservada para el viernes, si le parece bien.",),
    ),
    Phrase(
        name="le mandamos un mensaje",
        act=Act.REMARK,
        needs="mensaje correo mail email sms whatsapp confirmacion recordatorio datos",
        pattern=(
            rf"\b(?:le|te|les|os) (?:mando|mandamos|mandar[eé]|mandaremos|envio|enviamos|enviar[eé]|enviaremos|llega|llegara|llegará|acabo de (?:mandar|enviar))(?: ahora| luego| en breve)* (?:un|una|el|la|los) (?:mensaje|correo|mail|email|sms|whatsapp|confirmacion|recordatorio|datos|correo electronico)\b(?!{REST} si\b){REST}"
            rf"|\b(?:le|les|te) llamamos (?:el dia (?:de )?antes )?para recordar\w*\b"
        ),
        says=("Queda reservada. Le mandaremos un mensaje con los datos.", "Queda reservada. Le enviamos la confirmación por correo."),
        but_not=("Le mandaremos un mensaje si se confirma.",),
    ),
    Phrase(
        name="no tenemos aparcamiento",
        act=Act.REMARK,
        needs=(
            "aparcamiento parking estacionamiento ascensor elevador terraza piscina alberca wifi trona* mascota* perro* animales tarjeta* efectivo"
            " cheque* desayuno menu carta vistas gimnasio rampa ninos fumar tarta* musica aire calefaccion"
        ),
        pattern=(
            rf"\b(?:(?:pero|eso si|aunque|lo siento|desgraciadamente|lamentablemente),? ){{0,2}}(?:{_FACILITY} {_HAVE_NOT}(?= *(?:[.,;!]|$)| en | aqui| pero | propi[oa])"
            rf"|{_HAVE_NOT} (?:(?!mesas?\b|sitio|hueco|nada\b|reserv|lugar|citas?\b|turnos?\b|disponib)[a-z]+ ){{0,3}}{_FACILITY}\b)"
        ),
        says=(
            "Queda reservada y no tenemos ascensor.",
            "Queda reservada. No aceptamos tarjetas.",
            "Estacionamiento no tenemos.",
        ),
        but_not=("No tenemos mesas.", "No hay disponibilidad."),
    ),
    Phrase(
        name="puede haber ruido",
        act=Act.REMARK,
        needs="ruido frio calor gente lleno musica llover lluvia viento",
        pattern=rf"\b(?:a lo mejor|igual|quizas?|tal vez|puede que|es posible que|puede)(?: que)? (?:hay|haya|haber|hace|haga|hacer|este|estar|hay algo de|llueva)(?: [a-z]+){{0,3}} (?:ruido|frio|calor|gente|lleno|musica|lluvia|viento|concurrido)\b{TO_COMMA}",
        says=("Queda reservada. A lo mejor hay un poco de ruido.",),
    ),
    Phrase(
        name="se guarda quince minutos",
        act=Act.REMARK,
        needs="minutos cortesia",
        pattern=(
            rf"\b(?:la mesa |las mesas )?(?:se(?: las?)?|les?|las?|las mesas) (?:guarda|guardan|guardamos|mantiene|mantenemos|espera|esperamos|respetamos|respeta)\b[^.?!;¿]{{0,24}}\b(?:\d+|quince|diez|veinte|treinta) minutos\b{REST}|\b(?:minutos|margen) de cortesia\b"
        ),
        says=("Queda reservada. La mesa se la guardamos quince minutos.",),
    ),
    Phrase(
        name="puede cancelar hasta",
        act=Act.REMARK,
        needs="cancelar anular cancelacion anulacion",
        pattern=rf"\b(?:puede|pueden|puedes|para) (?:cancelar|anular)(?:la|lo)?\b{REST}|\b(?:la )?(?:cancelacion|anulacion) (?:es |sera )?(?:gratuita|gratis|sin coste|hasta)\b{REST}",
        says=("Queda reservada. Puede cancelar hasta el día antes.",),
    ),
    Phrase(
        name="no hace falta que traiga nada",
        act=Act.REMARK,
        needs="no traiga venga lleg* recuerde olvide tra* sea",
        pattern=(
            rf"\bno (?:hace falta|es necesario|tiene) que (?:traer?|traiga|venga|lleve|imprim\w+|confirm\w+|llam\w+)\b{TO_COMMA}|\bno llegue[ns]? tarde\b|\bno (?:se |te )?olvide[ns]?\b{TO_COMMA}"
            rf"|\b(?:recuerde|traiga|venga en ayunas|lleguen?|procuren? (?:llegar|ser puntual\w*|venir))\b{TO_COMMA}"
        ),
        says=("Queda reservada. No hace falta que traiga nada.", "Queda reservada. Procuren llegar puntuales."),
    ),
    Phrase(
        name="perdone la espera",
        act=Act.REMARK,
        needs="perdon* disculp* siento",
        pattern=rf"\b(?:perdon[ea]?|disculp[ea]|siento|gracias por) (?:por )?(?:la |el |haberle hecho )?(?:espera|esperar|molestia|las molestias|retraso)\b|{START}(?:ay,? |uy,? )?(?:perdone?a?|disculp[ea])(?= *(?:[.,!]|$))",
        says=("Perdone la espera. Queda reservada.", "Disculpe. Sí, está confirmada."),
    ),
    Phrase(
        name="otra cosa",
        act=Act.REMARK,
        needs="nada otra mas",
        pattern=r"\b(?:nada mas|de nada|por nada|a usted|nada,? (?:nada|hombre|mujer|tranquil[oa])|ninguna otra cosa)\b",
        says=("De nada. Queda reservada.",),
    ),
    Phrase(
        name="no solo eso",
        act=Act.REMARK,
        needs="lejos dificil perdida",
        pattern=r"\bno (?:tiene|hay) perdida\b|\bno esta lejos\b|\bsolo (?:hay )?(?:dos|tres|\d+) (?:minutos|calles|cuadras)\b",
        says=("Queda reservada. Estamos en la plaza, no tiene pérdida.",),
    ),
    Phrase(
        name="se paga aquí",
        act=Act.REMARK,
        needs="paga pagan paga pagar",
        pattern=rf"\b(?:se paga|pagan|paga|puede pagar|pueden pagar|se abona) (?:aqui|alli|al (?:llegar|final|salir)|el mismo dia|en (?:la|el) (?:recepcion|local|mostrador|efectivo)|en efectivo|con)\b{TO_COMMA}",
        says=("Queda reservada y puede pagar con tarjeta.",),
    ),
    Phrase(
        name="la terraza no, será dentro",
        act=Act.REMARK,
        needs="terraza patio jardin balcon ventana",
        pattern=r"\b(?:(?:lo siento|eso si),? )?(?:pero )?(?:en )?(?:la terraza|el patio|el jardin|el balcon|la ventana) no (?:puede ser|se puede|puedo|podemos|esta (?:libre|disponible|abiert[oa])|queda(?: nada| sitio)?)(?: ese dia)?,? (?:asi que )?(?:sera|seria|estaran|va|iria|es|le pongo|les pongo) (?:dentro|adentro|en el (?:salon|comedor|interior))",
        says=("Le queda reservada. Eso sí, el patio no se puede, será dentro.",),
    ),
    Phrase(
        name="si nos lo dice al llegar",
        act=Act.REMARK,
        needs="si",
        pattern=r"\bsi (?:(?:nos|me|se|le) )?(?:lo |la )?(?:dicen?|dices|comentan?|comentas|pide[ns]?|recuerdan?|avisan?)(?: al? (?:camarero|mesero|mozo|cocina))? (?:al llegar|cuando lleguen?|cuando llegues|en la mesa|ese (?:mismo )?dia|esa noche|alli|en el momento)\b[^.?!;¿]*",
        says=("Se lo preparan aparte si lo comentan al llegar.",),
    ),
)
