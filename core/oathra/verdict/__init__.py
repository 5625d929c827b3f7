"""The formula, and the explanation: what the evidence of a call amounts to."""
