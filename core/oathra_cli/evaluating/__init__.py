"""`oathra eval`: scenarios scored, and the adversarial run."""
