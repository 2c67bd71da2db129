"""The generator of the sounds at the table."""
