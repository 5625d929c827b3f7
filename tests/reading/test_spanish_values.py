"""The values of Spanish turns: what they may mean, and what is no value at all."""

from __future__ import annotations

import datetime
from typing import Any

import pytest

from tests.reading.said import TODAY, found_in, values_of

MONDAY = datetime.date(2026, 9, 14)

TIMES: dict[str, Any] = {
    "a las 19:30": "19:30",
    "a las 19.30 h": "19:30",
    "a las 19h30": "19:30",
    "a las 7:30": ["07:30", "19:30"],
    "a las 7:30 pm": "19:30",
    "a las 7:30 p. m.": "19:30",
    "a las siete y media": ["07:30", "19:30"],
    "a las siete y media de la tarde": "19:30",
    "a las siete y cuarto de la mañana": "07:15",
    "a las nueve menos cuarto de la tarde": "20:45",
    "a las ocho menos diez de la noche": "19:50",
    "a las ocho y veinte de la noche": "20:20",
    "un cuarto para las ocho de la noche": "19:45",
    "diez para las nueve de la mañana": "08:50",
    "a la una y media de la tarde": "13:30",
    "a la una de la madrugada": "01:00",
    "a las doce del mediodía": "12:00",
    "a las doce de la noche": "00:00",
    "a medianoche": "00:00",
    "a las 21 horas": "21:00",
    "sobre las nueve de la noche": "21:00",
    "por la noche, a las nueve": "21:00",
    "para cenar a las nueve y media": "21:30",
    "a las siete de la noche": "19:00",
}
NO_TIMES = ("dentro de 2 horas", "24 horas antes", "durante tres horas", "mesa 7", "para 8 personas", "cuesta 20 euros", "la una mesa")

DATES: dict[str, Any] = {
    "el 25 de septiembre": "2026-09-25",
    "el veinticinco de septiembre de 2026": "2026-09-25",
    "el viernes 25 de setiembre": "2026-09-25",
    "el 25/9": "2026-09-25",
    "25/09/2026": "2026-09-25",
    "2026-09-25": "2026-09-25",
    "el viernes 25": "2026-09-25",
    "el día 25": "2026-09-25",
    "el 25": "2026-09-25",
    "el primero de octubre": "2026-10-01",
    "el uno de octubre": "2026-10-01",
    "mañana": "2026-09-19",
    "mañana por la mañana": "2026-09-19",
    "pasado mañana": "2026-09-20",
    "hoy": "2026-09-18",
    "esta noche": "2026-09-18",
    "el viernes": "2026-09-25",
    "de hoy en ocho": "2026-09-25",
    "dentro de quince días": ["2026-10-02", "2026-10-03"],
    "dentro de tres días": "2026-09-21",
    "el lunes de la semana que viene": "2026-09-21",
    "mañana, sábado 19": "2026-09-19",
    "nochevieja": "2026-12-31",
}
NO_DATES = ("por la mañana", "buenos días", "los lunes cerramos", "el 25 por ciento", "a las 3 de la tarde", "llamé el lunes", "buenas noches", "¿algo más por hoy?")

PEOPLE: dict[str, Any] = {
    "una mesa para dos": 2,
    "mesa para cuatro personas": 4,
    "somos cinco": 5,
    "seremos seis en total": 6,
    "para 3": 3,
    "mesa de ocho": 8,
    "dos adultos y un niño": 3,
    "mi mujer y yo": 2,
    "para mí solo": 1,
    "una persona": 1,
    "cuatro comensales": 4,
}
NO_PEOPLE = ("para las nueve", "para el 9", "para tres noches", "para 2 horas", "mesa 4", "a las dos")

OTHERS: dict[str, dict[str, Any]] = {
    "tres noches": {"nights": 3},
    "treinta cajas": {"quantity": "30 cajas"},
    "media docena de botellas": {},
    "180 euros": {"price": 180},
    "ciento ochenta euros": {"price": 180},
    "1.200 euros": {"price": 1200},
    "12,50 €": {"price": 12.5},
    "$500": {"price": 500},
    "dos mil quinientos pesos": {"price": 2500},
    "doce euros con cincuenta": {"price": 12.5},
    "con desayuno": {"breakfast": True},
    "sin desayuno": {"breakfast": False},
    "para fumadores": {"smoking": True},
    "para no fumadores": {"smoking": False},
    "a nombre de Lucía Ortega": {"name": "Lucía Ortega"},
    "me llamo Jansen": {"name": "Jansen"},
    "soy la señora Vidal": {"name": "Vidal"},
    "el 912 345 678": {"phone": "912345678"},
    "nueve uno dos, tres cuatro cinco, seis siete ocho": {"phone": "912345678"},
    "su localizador es QX417": {"serial": "QX417"},
    "su número de reserva es A4471": {"serial": "A4471"},
    "del 25 al 28 de septiembre": {"date": "2026-09-25", "endDate": "2026-09-28"},
    "del 30 de septiembre al 2 de octubre": {"date": "2026-09-30", "endDate": "2026-10-02"},
    "hasta el 28 de septiembre": {"endDate": "2026-09-28"},
    "¿a nombre de quién?": {},
    "calle Mayor 12": {},
}


@pytest.mark.parametrize(("text", "time"), TIMES.items(), ids=TIMES)
def test_a_clock_time_has_all_its_meanings(text: str, time: Any) -> None:
    assert values_of(text, "es") == {"time": time}


@pytest.mark.parametrize("text", NO_TIMES)
def test_what_is_no_clock_time(text: str) -> None:
    assert "time" not in values_of(text, "es")


@pytest.mark.parametrize(("text", "date"), DATES.items(), ids=DATES)
def test_a_day_is_dated_from_today(text: str, date: Any) -> None:
    assert values_of(text, "es") == {"date": date}


@pytest.mark.parametrize("text", NO_DATES)
def test_what_is_no_day(text: str) -> None:
    assert "date" not in values_of(text, "es")


@pytest.mark.parametrize("text", ["el próximo viernes", "el viernes que viene"])
def test_the_next_weekday_said_early_in_the_week_is_two_days(text: str) -> None:
    assert values_of(text, "es", MONDAY) == {"date": ["2026-09-18", "2026-09-25"]}


@pytest.mark.parametrize(("text", "size"), PEOPLE.items(), ids=PEOPLE)
def test_people_are_counted(text: str, size: int) -> None:
    assert values_of(text, "es") == {"partySize": size}


@pytest.mark.parametrize("text", NO_PEOPLE)
def test_what_counts_no_people(text: str) -> None:
    assert "partySize" not in values_of(text, "es")


@pytest.mark.parametrize(("text", "values"), OTHERS.items(), ids=OTHERS)
def test_the_other_fields(text: str, values: dict[str, Any]) -> None:
    assert values_of(text, "es") == values


@pytest.mark.parametrize(
    ("text", "tax"), [("180 euros con IVA incluido", True), ("180 euros más IVA", False), ("180 euros, IVA no incluido", False), ("180 euros", None)]
)
def test_a_price_says_whether_tax_is_in(text: str, tax: bool | None) -> None:
    (detail,) = [dict(value.detail) for value, _ in found_in(text, "es") if value.field == "price"]
    assert detail.get("taxIncluded") is tax
    assert detail["currency"] == "EUR"


def test_spans_are_of_the_original_text() -> None:
    text = "El miércoles veintitrés, a las siete y media de la tarde, para dos personas."
    assert [words for value, words in found_in(text, "es", TODAY) if value.field in ("date", "time", "partySize")] == [
        "miércoles veintitrés", "siete y media", "dos personas",
    ]


@pytest.mark.parametrize("text", ["El miércoles a las siete y media de la tarde", "el miercoles a las siete y media de la tarde"])
def test_accents_change_no_value(text: str) -> None:
    assert values_of(text, "es") == {"date": "2026-09-23", "time": "19:30"}
