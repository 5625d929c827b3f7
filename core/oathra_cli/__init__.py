"""The terminal: `oathra check` and its readable verdict, `oathra phrases` for contributors. Decides nothing; the core does."""
