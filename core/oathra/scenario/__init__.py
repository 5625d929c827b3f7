"""Scenarios: calls written down as files, with their grammar as one table."""

from .reading import faults_in, read_scenario
from .scenario import Budget, CalleeSetting, Knowledge, Mission, Persona, Rules, Scenario, Score, Win

__all__ = [
    "Budget",
    "CalleeSetting",
    "Knowledge",
    "Mission",
    "Persona",
    "Rules",
    "Scenario",
    "Score",
    "Win",
    "faults_in",
    "read_scenario",
]
