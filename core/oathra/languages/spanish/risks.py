"""Spanish words that raise doubt where nothing explains them, and the subjects that do not touch a booking."""

from __future__ import annotations

from .keys import pattern

__all__ = ["ASIDES", "CORE_WORDS", "RISKS"]

RISKS = pattern(
    r"\b(?:no|nunca|nada|nadie|ningun[oa]?|ni|tampoco|si(?!,? (?:claro|senor\w*|por supuesto|como no|perfecto|dale|desde luego|gracias|ya)\b| *[,.!?]| *$)|salvo|excepto|hasta que|depende\w*|segun|podria\w*|podriamos|deberia\w*|seria\w*|estaria\w*|quedaria\w*|habria\w*|tendria\w*|quizas?|tal vez|igual(?!mente)|a lo mejor|capaz que|probable\w*|posible\w*|principio|teoria|creo|supong\w+|imagin\w+|espero|dudo|intent\w+|procur\w+|trat(?:o|are|aremos|amos)|tentativ\w*|provisional\w*|lapiz|pendiente\w*|lista de|espere|espera(?!mos|remos)|solicit\w+|peticion\w*|sujet[oa]s?|siento|lamento|desgraciad\w+|lamentable\w+|perdon\w*|disculp\w+"
    r"|complet[oa]s?|llen[oa]s?|ocupad[oa]s?|cogid[oa]s?|pillad[oa]s?|agotad[oa]s?|cerrad[oa]s?|cerramos|cierra\w*|abrimos|cancel\w+|anul\w+|en vez|en lugar|pero|aunque|sin embargo|deposito|senal|fianza|anticipo|adelanto|tarjeta|transferencia|pago|pagar\w*|web|pagina|online|internet|app|aplicacion|broma|mentira|error|equivoc\w+|confund\w+|problema|fall\w+|imposible|falta|necesit\w+|tien(?:e|es|en) que|hay que|solo (?:si|por|en|a partir|cuando|hasta|con)|luego(?<!hasta luego)|llam(?:o|are|aremos|ara|aran|amos|arle|arlo|arte|arnos|enos|eme|e)|avis\w+|confirm(?:ar|are|aremos|ara|aran|arle|arselo|arlo|arla|o|amos|en|e)|comprob\w+|compruebo|verific\w+|mir(?:o|ar|are|arlo|aremos)|consult\w+|pregunt\w+|revis(?:o|ar|are|arlo)|checa\w*|todavia|aun|uy|ay|vaya|otr[oa]s?(?= (?:cliente|persona|reserva|senor|fecha|dia|hora|grupo|familia|nombre|local|sede))|maldita|caid[oa]|estropead\w+|rato|despues|mas tarde|sistema)\b"
)
ASIDES = pattern(
    r"\b(?:aparcamiento|aparcar|parking|estacionamiento|estacionar|cochera|ascensor|elevador|escaleras?|rampa|silla de ruedas|carrito|perros?|gatos?|mascotas?|animales|tarjetas?|efectivo|bizum|cheques?|piscina|alberca|spa|gimnasio|sauna|duchas?|taquillas?|raquetas?|pelotas?|terraza|patio|vistas?|wifi|internet|desayunos?|fumar|fumadores|tronas?|alergi\w+|gluten|celiac\w+|vegan\w+|vegetarian\w+|menus?|carta|platos?|paella|arroz|vinos?|descorche|tartas?|velas?|globos|musica|concierto|ruido|frio|calor|lluvia|llueve|viento|nieve|trafico|direccion|entrada principal|puerta|bata|ropa|zapatos|traje|corbata|toallas?|equipaje|maletas?|seguro|iva|propina|factura|total|precio|coste|costo|cuesta|radiografias?|analisis|ayunas|recetas?|volante|dni|pasaporte|carnet|conductor|chofer|servilletas|cocina)\b"
)
CORE_WORDS = pattern(
    r"\b(?:reserv\w*|citas?|turnos?|mesas?|habitacion(?:es)?|pistas?|canchas?|plazas?|sitios?|huecos?|disponib\w*|confirm\w*|complet[oa]s?|llen[oa]s?|ocupad[oa]s?|libres?|cerrad[oa]s?|cerramos|agotad[oa]s?|cancel\w*|anul\w*|apunt\w*|anot\w*|agend\w*|deposito|senal|fianza|anticipo|solicitud|lista|ese dia|esa hora)\b"
)
