"""`oathra replay`: a recorded call, at any moment."""
