"""Real calls while they run: from the wish to make one to its sealed record."""
