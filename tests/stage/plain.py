"""The bundled scenarios as the site hands them to the page."""

from __future__ import annotations

from typing import Any

from oathra_cli.scenarios.files import bundled_folder, read_yaml, scenario_files

SCENARIOS: dict[str, dict[str, Any]] = {
    path.stem: read_yaml(path.read_text(encoding="utf-8"), path.name)[0] for path in scenario_files(bundled_folder())
}


def scenario_as_json(name: str) -> dict[str, Any]:
    return SCENARIOS[name]
