"""`oathra battle`: several agents call the same callee."""
