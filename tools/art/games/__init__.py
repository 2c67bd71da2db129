"""The pictures of the games: one telling object each, and the map of their journey."""
