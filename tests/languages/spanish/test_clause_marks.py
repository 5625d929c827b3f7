"""Where Spanish clauses begin and end, and which of them ask."""

from __future__ import annotations

import pytest

from oathra.languages import load
from tests.languages.phrase_examples import understood

CLAUSES = {
    "A las nueve está lleno, pero a las diez hay sitio.": [("A las nueve está lleno", False), ("pero a las diez hay sitio", False)],
    "Vale, ¿a qué hora?": [("Vale", False), ("a qué hora", True)],
    "Entonces, ¿queda reservada para dos, o no?": [("Entonces", False), ("queda reservada para dos", True), ("o no", True)],
    "Queda reservada, ¿verdad?": [("Queda reservada", True), ("verdad", True)],
    "Queda reservada, ¿vale?": [("Queda reservada", False), ("vale", True)],
    "Con la Dra. Ruiz a las 9 a.m. del lunes.": [("Con la Dra. Ruiz a las 9 a.m. del lunes", False)],
    "a que hora quiere la mesa": [("a que hora quiere la mesa", True)],
    "queda reservada a nombre de quien": [("queda reservada", False), ("a nombre de quien", True)],
    "Si desea una cita, llame.": [("Si desea una cita, llame", False)],
}


@pytest.mark.parametrize(("text", "clauses"), CLAUSES.items(), ids=CLAUSES)
def test_a_turn_is_cut_into_clauses(text: str, clauses: list[tuple[str, bool]]) -> None:
    reading = understood(text, "callee", load("es"))
    assert [(text[clause.start : clause.end], clause.question) for clause in reading.clauses] == clauses
