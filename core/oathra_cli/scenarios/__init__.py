"""`oathra scenario`: calls written down as files."""
