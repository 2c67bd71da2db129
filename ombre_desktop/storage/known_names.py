"""
The names of players and portraits that files may hold.

They are read for ever: a name may be added here and never taken away.
"""

from __future__ import annotations

LEVELS = ("expert", "strong", "steady", "novice")
TEMPERS = ("even", "cautious", "bold", "stubborn")

HUMAN = "human"
"""The person's word among the players."""

PLAYERS = frozenset(
    (
        *(HUMAN, "textbook", "random"),
        *LEVELS,
        *(f"{level}-{temper}" for level in LEVELS for temper in TEMPERS),
    )
)
PORTRAITS = frozenset(
    ("viajero", "viajera", "ines", "tomas", "leonor", "anselmo", "catalina", "hilario", "baltasar")
)
