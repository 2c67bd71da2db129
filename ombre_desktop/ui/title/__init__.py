"""The first page: what an empty table shows, and the ways from there into a game."""
