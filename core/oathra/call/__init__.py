"""What happened in a call and what was asked for: turns, transcripts, contracts, log formats."""
