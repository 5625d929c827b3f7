"""Audio to evidence: one clock a call, the playback ledger, utterances, and the bridge that drives the core."""
