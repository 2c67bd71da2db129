"""How the rows of where cards lie are counted."""
