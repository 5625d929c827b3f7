"""What else than a booking is done or registered: el boletín está hecho, le he reservado el aparcamiento.

Of each thing there are two rows. The callee's reads what is done to that thing alone; the caller's reads its name, for
where the thing is what the caller calls about, it is the booking.
"""

from __future__ import annotations

from ....reading.acts import Act
from ....reading.phrases import Phrase
from .fragments import BOOKING, WHOM

__all__ = ["THINGS"]

_DET = r"(?:(?:el|la|los|las|su|sus|tu|tus|un|una|mi|nuestro|nuestra|lo del?|lo de la) )?"
_OF_IT = r"(?: (?!(?:y|o|con|para|pero|no|si|que|esta|queda|ya)\b)[a-z]+){0,3}"
_DONE = (
    r"(?:reservad|confirmad|apuntad|anotad|registrad|hech|list|arreglad|pedid|encargad|tramitad|cambiad|actualizad|solicitad|enviad|guardad|cread|asignad|solucionad|cursad|puest|cerrad|gestionad)[oa]s?\b"
)
_DID = (
    r"(?:reservado|confirmado|apuntado|anotado|registrado|hecho|pedido|encargado|tramitado|cambiado|actualizado|solicitado|enviado|guardado|creado|dado|asignado|puesto|gestionado|metido|abierto|cogido|llamado)"
)
_ALONE = rf"(?! y (?:el|la|su|tu|una?) {BOOKING}\b)"


def _done_to(nouns: str) -> str:
    """Return the pattern of words that do something to one of *nouns*, and to no booking beside it."""
    thing = rf"(?:{nouns})\b{_ALONE}"
    return (
        rf"(?<! y )(?<!con )(?<! y el )(?<! y la )(?<!con el )(?<!con la )\b{_DET}{thing}{_OF_IT},? (?:(?:ya|le|les|te|se|me|lo|la|los|las) ){{0,2}}"
        rf"(?:esta|estan|queda|quedan|quedo|tiene|tienes|tengo|ha sido|ha quedado|he|hemos|todo)(?: (?:ya|todo|todos))? (?:{_DONE}|{_DID}\b)"
        rf"|\b(?:{WHOM} |ya )*he(?:mos)? (?:ya )?{_DID} (?:de (?:alta|baja) )?(?:en |como |para |a )?{_DET}{thing}"
        rf"|\b(?:queda|quedan|esta|estan|tengo|tiene) (?:usted )?(?:ya )?{_DONE} (?:en |como |para |a )?{_DET}{thing}"
    )


_NEWSLETTER = r"boletin(?:es)?|newsletter|lista de correo|publicidad|correos publicitarios"
_PARKING = r"aparcamiento|parking|estacionamiento|plaza de (?:aparcamiento|parking|garaje)|cochera|garaje"
_VOUCHER = r"tarjetas? regalo|vale(?:s)?(?: regalo)?|cheques? regalo|cupon(?:es)?|cestas?"
_MEMBERSHIP = r"(?:alta|ficha|cuenta|perfil)(?: de (?:socio|cliente|paciente))?|soci[oa]|(?:nuev[oa] )?(?:paciente|cliente)|tarjeta de (?:socio|puntos|fidelidad|cliente)|inscripcion al club"
_DETAILS = r"telefono|(?:numero|cambio) de telefono|datos|direccion|correo(?: electronico)?|email|alergias?|preferencias?"
_TAXI = r"taxis?|traslado|recogida|coche de vuelta|lanzadera"
_LOANER = r"coche de (?:sustitucion|cortesia|alquiler)|vehiculo de (?:sustitucion|cortesia)"
_VIEWING = r"visita(?: guiada| previa)?|visita para ver|recorrido|prueba de menu|degustacion"
_ENQUIRY = r"presupuestos?|consulta|peticion de informacion|mensaje|queja|reclamacion|folletos?|catalogos?|informacion"
_CART = r"carrito|cesta de la compra|cesta|borrador(?:es)?|favoritos"
_CAKE = r"tartas?|pastel(?:es)?|flores|ramos?|globos|velas|cava|champan"
_CHAIR = r"tronas?|cunas?|silla de ruedas|proyector|cama supletoria|sillita"
_PAPERS = r"devolucion|facturas?|recibos?|recetas?|reembolso|justificante"

THINGS: tuple[Phrase, ...] = (
    Phrase(
        name="y además",
        act=Act.OTHER_THING,
        thing="added",
        needs="y e ademas tambien con aparte",
        pattern=r"\b(?:y|e|ademas|tambien|aparte|con)\b[^.?!;¿,]{1,60}|[^.?!;¿,]{1,60}\b(?:tambien|ademas)\b[^.?!;¿,]{0,60}",
        says=("El viernes a las ocho, y un taxi de vuelta.", "Quisiera también una trona.", "A las nueve, con aparcamiento."),
        by="caller",
    ),
    Phrase(
        name="el boletín está hecho",
        act=Act.OTHER_THING,
        thing="newsletter",
        needs="boletin* newsletter* lista* publicidad* correos*",
        pattern=_done_to(_NEWSLETTER),
        says=("Lo del boletín ya está hecho.", "Le he apuntado a la newsletter."),
        but_not=("Tenemos un boletín, y su mesa está reservada.",),
    ),
    Phrase(
        name="un boletín",
        act=Act.OTHER_THING,
        thing="newsletter",
        needs="boletin* newsletter* lista* publicidad* correos*",
        pattern=rf"\b(?:{_NEWSLETTER})\b",
        says=("Quiero darme de baja del boletín.",),
        by="caller",
    ),
    Phrase(
        name="el aparcamiento queda reservado",
        act=Act.OTHER_THING,
        thing="parking",
        needs="aparcamiento* parking* estacionamiento* plaza* cochera* garaje*",
        pattern=_done_to(_PARKING),
        says=("El aparcamiento ya está reservado.", "Le he reservado una plaza de garaje.", "Queda reservado el parking."),
        but_not=("Hay aparcamiento, y su mesa está reservada.", "Le he reservado el aparcamiento y la mesa."),
    ),
    Phrase(
        name="una plaza de aparcamiento",
        act=Act.OTHER_THING,
        thing="parking",
        needs="aparcamiento* parking* estacionamiento* plaza* cochera* garaje*",
        pattern=rf"\b(?:{_PARKING})\b",
        says=("Quería una plaza de parking para el viernes.",),
        by="caller",
    ),
    Phrase(
        name="la tarjeta regalo está lista",
        act=Act.OTHER_THING,
        thing="voucher",
        needs="tarjeta* vale* cheque* cupon* cesta*",
        pattern=_done_to(_VOUCHER),
        says=("La tarjeta regalo ya está lista.", "Le he encargado un vale regalo."),
        but_not=("Puede usar el vale, su mesa está reservada.",),
    ),
    Phrase(
        name="una tarjeta regalo",
        act=Act.OTHER_THING,
        thing="voucher",
        needs="tarjeta* vale* cheque* cupon* cesta*",
        pattern=rf"\b(?:{_VOUCHER})\b",
        says=("Quisiera dos tarjetas regalo.",),
        by="caller",
    ),
    Phrase(
        name="le he dado de alta como paciente",
        act=Act.OTHER_THING,
        thing="membership",
        needs="alta* ficha* cuenta* perfil* soci* paciente* cliente* tarjeta* inscripcion*",
        pattern=_done_to(_MEMBERSHIP),
        says=("Le he dado de alta como paciente.", "Su ficha de cliente ya está creada.", "Queda registrado como socio."),
        but_not=("Como es socio, su pista está reservada.",),
    ),
    Phrase(
        name="hacerme socio",
        act=Act.OTHER_THING,
        thing="membership",
        needs="alta* ficha* cuenta* perfil* soci* paciente* cliente* tarjeta* inscripcion*",
        pattern=rf"\b(?:{_MEMBERSHIP})\b",
        says=("Quiero hacerme socio.",),
        by="caller",
    ),
    Phrase(
        name="su teléfono está cambiado",
        act=Act.OTHER_THING,
        thing="details",
        needs="telefono* numero* cambio* datos* direccion* correo* email* alergia* preferencia*",
        pattern=_done_to(_DETAILS),
        says=("El teléfono ya está cambiado.", "Le he actualizado la dirección.", "Los datos ya están guardados."),
        but_not=("Con sus datos, la mesa queda reservada.",),
    ),
    Phrase(
        name="cambiar el teléfono",
        act=Act.OTHER_THING,
        thing="details",
        needs="telefono* numero* cambio* datos* direccion* correo* email* alergia* preferencia*",
        pattern=rf"\b(?:{_DETAILS})\b",
        says=("Quiero cambiar el teléfono.",),
        by="caller",
    ),
    Phrase(
        name="el taxi está pedido",
        act=Act.OTHER_THING,
        thing="taxi",
        needs="taxi* traslado* recogida* coche* lanzadera*",
        pattern=_done_to(_TAXI),
        says=("El taxi ya está pedido.", "Le he pedido un taxi.", "Queda reservado el traslado."),
        but_not=("Hay taxis en la puerta, su mesa está reservada.",),
    ),
    Phrase(
        name="un taxi",
        act=Act.OTHER_THING,
        thing="taxi",
        needs="taxi* traslado* recogida* coche* lanzadera* carro* recog* llev*",
        pattern=rf"\b(?:{_TAXI}|coche|carro|recog[a-z]+|llev[a-z]+)\b",
        says=("Necesito un taxi a las ocho.", "¿Pueden recogerme el viernes?"),
        by="caller",
    ),
    Phrase(
        name="el coche de sustitución está reservado",
        act=Act.OTHER_THING,
        thing="courtesy car",
        needs="coche* vehiculo*",
        pattern=_done_to(_LOANER),
        says=("Le he reservado el coche de sustitución.", "El coche de cortesía queda apuntado."),
        but_not=("Le he reservado el coche.",),
    ),
    Phrase(
        name="un coche de alquiler",
        act=Act.OTHER_THING,
        thing="courtesy car",
        needs="coche* vehiculo* alquilar*",
        pattern=rf"\b(?:{_LOANER}|alquilar)\b",
        says=("Quiero alquilar algo para el lunes.",),
        by="caller",
    ),
    Phrase(
        name="la visita queda apuntada",
        act=Act.OTHER_THING,
        thing="viewing",
        needs="visita* recorrido* prueba* degustacion*",
        pattern=_done_to(_VIEWING),
        says=("La visita guiada queda apuntada.", "Le he reservado una visita previa."),
        but_not=("En su visita, la mesa queda reservada.",),
    ),
    Phrase(
        name="una visita",
        act=Act.OTHER_THING,
        thing="viewing",
        needs="visit* recorrido* prueba* degustacion* ver* piso* casa*",
        pattern=rf"\b(?:{_VIEWING}|visitar|ver|piso|casa|apartamento)\b",
        says=("Querría una visita el lunes.", "Quiero ver el piso."),
        by="caller",
    ),
    Phrase(
        name="el presupuesto está pedido",
        act=Act.OTHER_THING,
        thing="enquiry",
        needs="presupuesto* consulta* peticion* mensaje* queja* reclamacion* folleto* catalogo* informacion*",
        pattern=_done_to(_ENQUIRY),
        says=("Su consulta queda registrada.", "Le he pedido el presupuesto.", "La queja ya está tramitada."),
        but_not=("Sin presupuesto previo, su cita está confirmada.",),
    ),
    Phrase(
        name="un presupuesto",
        act=Act.OTHER_THING,
        thing="enquiry",
        needs="presupuesto* consulta* peticion* mensaje* queja* reclamacion* folleto* catalogo* informacion*",
        pattern=rf"\b(?:{_ENQUIRY})\b",
        says=("Quería un presupuesto.",),
        by="caller",
    ),
    Phrase(
        name="está en el carrito",
        act=Act.OTHER_THING,
        thing="cart",
        needs="carrito* cesta* borrador* favoritos*",
        pattern=rf"{_done_to(_CART)}|\b(?:esta|estan|queda|quedan|tengo)(?: ya| todo)? (?:{_DONE} )?(?:en|como) {_DET}(?:{_CART})\b",
        says=("Ya están en el carrito.", "Lo he guardado como borrador.", "Queda guardado en la cesta."),
    ),
    Phrase(
        name="la tarta está encargada",
        act=Act.OTHER_THING,
        thing="cake",
        needs="tarta* pastel* flores* ramo* globos* velas* cava* champan*",
        pattern=_done_to(_CAKE),
        says=("La tarta ya está encargada.", "Le he encargado las flores."),
        but_not=("Su mesa está reservada, con tarta.",),
    ),
    Phrase(
        name="una tarta",
        act=Act.OTHER_THING,
        thing="cake",
        needs="tarta* pastel* flores* ramo* globos* velas* cava* champan* rosas*",
        pattern=rf"\b(?:{_CAKE}|rosas)\b",
        says=("Quiero encargar una tarta.",),
        by="caller",
    ),
    Phrase(
        name="la trona está reservada",
        act=Act.OTHER_THING,
        thing="equipment",
        needs="trona* cuna* silla* proyector* cama* sillita*",
        pattern=_done_to(_CHAIR),
        says=("La trona ya está reservada.", "Le he apuntado una cuna."),
        but_not=("Su habitación está reservada, con cuna.",),
    ),
    Phrase(
        name="una silla de ruedas",
        act=Act.OTHER_THING,
        thing="equipment",
        needs="trona* cuna* silla* proyector* cama* sillita*",
        pattern=rf"\b(?:{_CHAIR})\b",
        says=("Necesito una silla de ruedas para el lunes.",),
        by="caller",
    ),
    Phrase(
        name="la factura está enviada",
        act=Act.OTHER_THING,
        thing="papers",
        needs="devolucion* factura* recibo* receta* reembolso* justificante*",
        pattern=_done_to(_PAPERS),
        says=("La factura ya está enviada.", "Le he tramitado la devolución."),
        but_not=("Con su recibo, la mesa queda reservada.",),
    ),
    Phrase(
        name="una receta",
        act=Act.OTHER_THING,
        thing="papers",
        needs="devolucion* factura* recibo* receta* reembolso* justificante*",
        pattern=rf"\b(?:{_PAPERS})\b",
        says=("Llamo por una receta.",),
        by="caller",
    ),
)
