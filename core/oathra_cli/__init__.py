"""The terminal: `oathra check` and its readable verdict. Decides nothing; the core does."""
