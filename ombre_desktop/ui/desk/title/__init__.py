"""The first page, which is shown on an empty table, and the ways from there into a game."""
