"""`oathra phrases`: what a contributor needs to add a phrase; how a turn is read, and whether a row is right."""
