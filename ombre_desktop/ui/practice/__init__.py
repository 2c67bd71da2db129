"""The queue: missed exercises and problems, and own costly choices, which come back on later days of play."""
