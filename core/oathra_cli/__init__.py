"""The terminal: `oathra check` and `oathra phrases`, and what they show. Decides nothing; the core does."""
