"""`oathra play`: a simulated call on the terminal."""
