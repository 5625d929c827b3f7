"""Which language a turn is in: by its script where that tells, else by its commonest words.

This runs on every turn, so it looks at few things: Japanese has its script; a language in Latin letters has words that
English does not have. English is what is left.
"""

from __future__ import annotations

import functools
import re

__all__ = ["recognised"]

_JAPANESE = re.compile("[\u3040-\u30ff\u4e00-\u9fff\uff66-\uff9f]")
_APART = str.maketrans({mark: " " for mark in ".,;:!?¿¡…\"'()[]«»“”‘’/-–—\n\t"})

# Words of Spanish, with and without accents. Names are full of the first ("El Paso", "Los Altos"): they count only
# beside another. None is a word of English, but for names; "no", "me", "hay", "once", "sale", "van" are left out.
_IN_NAMES = frozenset("ya el la los las del al de san santa y en para con restaurante hotel casa mesa bueno buena don dona doña señor senor".split())
_SPANISH = frozenset(
    "que qué por una unos unas su sus es está esta están estan estoy estamos estáis cómo cuál cuántos cuantos cuántas cuantas cuándo quién quien dónde sí hola gracias vale muchas buenos buenas días dias tardes noches mañana manana tarde noche hoy"
    " quería queria quisiera querría quiero querríamos queríamos queremos necesito necesitamos gustaría gustaria tengo tiene tienen tienes tenemos teneis tenéis tendría tendrían puede puedo podemos podría podria pueden soy somos son seremos serían fue"
    " muy más pero porque también tambien señora senora señorita usted ustedes nos les lo se te os pues entonces nada algo alguna algún aquí aqui cita turno reserva reservar reservada reservado reservas reservación confirmada confirmado confirmar apuntado apuntada anotado"
    " hora horas persona personas lunes martes miércoles miercoles jueves viernes sábado sabado domingo septiembre octubre noviembre diciembre enero febrero marzo mayo junio julio agosto perdón perdon perdone disculpe momento espere dígame digame alo bueno claro supuesto perfecto listo hecho bien acuerdo correcto exacto"
    " dos tres cuatro cinco seis siete ocho nueve diez media cuarto queda quedan quedó quedo dejo llamo llame llamar nombre teléfono telefono número habitación habitacion libre completo completos lleno ningún ninguna siento le lamento adiós adios hasta luego ahora todavía todavia si como mi"
    .split()
)
_ENGLISH = frozenset(
    "the a an is are was were be been am i i'm you your you're we we're our us they it it's its this that that's those these there there's here in on at for of to and or but not do don't does did have has had will would can could should may might"
    " what when where who how which yes yeah please thanks thank hello hi hey good great sure sorry book booked table reservation reserve room people party name time day date tomorrow today tonight monday tuesday wednesday thursday friday saturday sunday morning afternoon evening night"
    " any all with from by as if so just about my me he she him her them then than up out one two three four five six seven eight nine ten let like want need help find looking some else more get got".split()
)
# Words of English that Spanish has too ("a otro", "la he tachado", "me va bien"): alone they do not end the Spanish.
_ENGLISH_ALONE = _ENGLISH - {"a", "he", "me", "has"}


@functools.cache
def _as_written() -> frozenset[str]:
    """Return the words of Spanish with the marks that may hang on them: most turns hold none, and one look tells."""
    marks = [("", mark) for mark in ("", ".", ",", "?", "!", ":", ";", "...", "…")] + [("¿", ""), ("¿", "?"), ("¡", ""), ("¡", "!"), ("¿", ","), ("¡", ",")]
    return frozenset(f"{opening}{word}{closing}" for word in _SPANISH for opening, closing in marks)


def recognised(text: str, before: str | None = None) -> str:
    """Return the code of the language that *text* is in, spoken after a turn in *before* (None: nothing was).

    Japanese where it has kana or kanji, Spanish where more of its words are Spanish than English, else English. What
    has words of neither ("19:30.", "Dos."), or only such as both have ("La he tachado."), stays Spanish after Spanish.
    """
    opened = False
    if not text.isascii():
        if _JAPANESE.search(text):
            return "ja"
        opened = "¿" in text or "¡" in text
    lowered = text.lower()
    if before != "es" and not opened and _as_written().isdisjoint(lowered.split()):
        return "en"
    said = lowered.translate(_APART).split()
    told = _SPANISH.intersection(said)
    if not told:
        return "es" if opened or (before == "es" and _ENGLISH_ALONE.isdisjoint(said)) else "en"
    spanish = len(told) + len(_IN_NAMES.intersection(said))
    english = len(_ENGLISH.intersection(said))
    return "es" if spanish > english or (spanish == english and before == "es") else "en"
