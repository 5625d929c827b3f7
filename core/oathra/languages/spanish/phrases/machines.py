"""Recordings, menus and queues; being put through; being told not to call."""

from __future__ import annotations

from ....reading.acts import Act
from ....reading.phrases import Phrase

__all__ = ["MACHINES"]

# Who comes to the phone in place of the one who speaks.
_ANOTHER = r"(?:jefe|jefa|encargad[oa]|responsable|duen[oa]|companer[oa]|marido|mujer|herman[oa]|hij[oa]|madre|padre|doctora?|recepcionista)"

MACHINES: tuple[Phrase, ...] = (
    Phrase(
        name="deje su mensaje",
        act=Act.MACHINE,
        needs="contestador mensaje senal tono buzon grabar",
        pattern=(
            r"\bcontestador\b|\bbuzon de voz\b|\b(?:deje|dejenos|grabe) (?:su|un) (?:mensaje|nombre)\b"
            r"|\b(?:despues de|tras|al oir|cuando oiga) (?:la senal|el tono|el pitido)\b"
        ),
        says=("Ha llamado al contestador de El Faro.", "Deje su mensaje después de la señal."),
    ),
    Phrase(
        name="pulse uno",
        act=Act.MACHINE,
        needs="pulse marque oprima presione digite",
        pattern=r"\b(?:(?:si|para) [^.?!;¿]{1,60}?,? )?(?:pulse|marque|oprima|presione|digite) (?:el |la tecla )?(?:\d|uno|dos|tres|cuatro|cinco|cero|almohadilla|asterisco|numeral|la extension)\b",
        says=("Para reservas, pulse uno.", "Si desea una cita, marque 2."),
    ),
    Phrase(
        name="todos nuestros operadores",
        act=Act.MACHINE,
        needs="cerrada cerradas cerrado llamar llame operadores agentes asesores lineas llamada linea espera atenderemos",
        pattern=(
            r"\btod[oa]s nuestr[oa]s (?:operadores|agentes|asesores|lineas|ejecutivos)\b|\b(?:su|esta) llamada (?:es (?:muy )?importante|puede ser grabada|sera (?:grabada|atendida)|esta siendo)\b"
            r"|\b(?:nuestr[ao]s?|la) (?:oficinas?|centralita|consulta|sede|recepcion) (?:estan?|permanecen?) (?:actualmente |ahora )?cerrad[oa]s?\b|\bmientras (?:conectamos|transferimos) su llamada\b"
            r"|\b(?:vuelva a llamar|llame(?:nos)?)(?: de nuevo)? (?:dentro de|en|durante) (?:nuestro |el )?horario\b"
            r"|\bmantengase (?:a la espera|en (?:la )?linea)\b|\ben breves? (?:momentos )?(?:le|sera) (?:atenderemos|atendid[oa])\b|\bpermanezca (?:a la espera|en (?:la )?linea)\b"
        ),
        says=("Todos nuestros operadores están ocupados.", "Su llamada es importante para nosotros.", "La centralita está cerrada. Llame en horario de oficina.", "Manténgase a la espera."),
    ),
    Phrase(
        name="el número marcado",
        act=Act.MACHINE,
        needs="marcado apagado cobertura existe atenderle atender llamado telefono",
        pattern=(
            r"\b(?:numero|telefono) (?:marcado|al que llama|que usted marco|que ha marcado)\b|\bapagado o fuera de cobertura\b|\bfuera de(?:l area de)? (?:cobertura|servicio)\b"
            r"|\b(?:no podemos|no nos es posible) atender(?:le|te|lo)?(?: su llamada| en este momento| ahora)?\b|\bfuera de(?:l)? horario\b"
        ),
        says=("El número marcado no existe.", "En este momento no podemos atenderle."),
    ),
    Phrase(
        name="diga su nombre",
        act=Act.MACHINE,
        needs="asistente identifiquese filtrado diga",
        pattern=r"\b(?:asistente (?:virtual|de google)|servicio de filtrado|identifiquese|diga (?:su nombre y|el motivo|brevemente)|tras la locucion)\b",
        says=("Diga su nombre y el motivo de la llamada.",),
    ),
    Phrase(
        name="le paso con",
        act=Act.TRANSFERS,
        needs="paso pasar pongo pone transfiero comunico derivo transferir buscar busco",
        pattern=(
            r"\b(?:le|te|les|lo|la) (?:paso|pongo|transfiero|comunico|derivo) (?:con|a (?:reservas|recepcion|administracion|mi companer\w+|un companer\w+)|al (?:departamento|encargado))\b"
            r"|\b(?:voy a|le voy a) (?:pasar|transferir|comunicar)(?:le|la|lo)? (?:con|a)\b|\ble transfiero\b"
            rf"|\b(?:le|te|les) paso (?:el telefono|la llamada)\b|\bse pone (?:mi|el|la) {_ANOTHER}\b|\b(?:voy a buscar|busco) (?:al|a la|a mi) {_ANOTHER}\b"
        ),
        says=(
            "Le paso con reservas.",
            "Le comunico con recepción.",
            "Queda reservada, le paso el teléfono a mi hermana.",
            "Ahora se pone mi jefe.",
            "Voy a buscar a la responsable.",
        ),
        but_not=("Le paso la cuenta.", "Se pone en la terraza."),
    ),
    Phrase(
        name="no vuelva a llamar",
        act=Act.DO_NOT_CALL,
        needs="llame llamen llamar llamando lista",
        pattern=(
            r"\bno (?:me |nos )?(?:vuelvan?|vuelvas) a llamar\w*\b|\bno (?:me|nos) llamen?(?: mas)?\b|\bdej(?:e|en|a) de llamar\w*\b|\b(?:quiten|quite|borren)(?:nos|me) de (?:su|la) (?:lista|base)\b"
        ),
        says=("No vuelva a llamar.", "Quítenos de su lista."),
        by="both",
    ),
)
