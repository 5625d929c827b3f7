"""Scores of scenarios, and ten thousand calls that try to make the reader report a booking that nobody made."""
