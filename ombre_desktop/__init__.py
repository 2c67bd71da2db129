"""Ombre at a desktop card table: the engine, the players and the table."""

__version__ = "0.1.0"
