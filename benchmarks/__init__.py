"""How fast Oathra is: figures to read, never a test that fails by the clock."""
