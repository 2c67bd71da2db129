"""Replay of recorded deals at the table."""
