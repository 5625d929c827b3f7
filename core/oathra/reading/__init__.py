"""Text to acts and values with spans, one turn at a time: language passed in, no state."""
