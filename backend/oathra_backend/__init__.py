"""Real phone calls: carriers, voice engines and the store; the verdict comes from `oathra`."""
