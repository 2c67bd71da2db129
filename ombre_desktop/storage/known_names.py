"""
The names of players and portraits that files may hold.

Files keep them for ever: a name may be added here but never removed.
"""

from __future__ import annotations

LEVELS = ("expert", "strong", "steady", "novice")
TEMPERS = ("even", "cautious", "bold", "stubborn", "hoarding", "trumping", "gambling")

HUMAN = "human"
"""The name of the person among the players."""

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
