"""Turns to state: the tables of transitions, the terms on the table, the evidence graph."""
