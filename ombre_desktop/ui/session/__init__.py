"""The game that is played: its controller, its computer players, and how it is kept."""
