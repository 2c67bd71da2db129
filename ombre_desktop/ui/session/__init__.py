"""The game in play: its controller, its computer players, and its storage."""
