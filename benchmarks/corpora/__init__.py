"""Public dialogue corpora to measure with: convert them, run the checker on them, score its verdicts."""
