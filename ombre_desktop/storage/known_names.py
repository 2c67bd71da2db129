"""
The names of players and portraits that files may hold.

Files keep them for ever: a name may be added here but never removed.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType

LEVELS = ("expert", "strong", "steady", "novice")
TEMPERS = ("even", "cautious", "bold", "stubborn", "hoarding", "trumping", "gambling")

FOLLOWERS = (*(f"{level}~{share}" for level in LEVELS[1:] for share in range(0, 100, 5)), f"{LEVELS[0]}~0")
"""Those who follow the person, at a level or with a share of their decisions at the level above."""

HUMAN = "human"
"""The name of the person among the players."""

PLAYERS = frozenset(
    (
        *(HUMAN, "textbook", "random"),
        *(*LEVELS, *FOLLOWERS),
        *(f"{strength}-{temper}" for strength in (*LEVELS, *FOLLOWERS) for temper in TEMPERS),
    )
)
FACES: Mapping[str, str] = MappingProxyType(
    {
        "viajero": "The traveller",
        "viajera": "The lady traveller",
        "ines": "Doña Inés",
        "hilario": "Don Hilario",
        "baltasar": "Don Baltasar",
        "leonor": "Doña Leonor",
        "tomas": "Tomás",
        "catalina": "Doña Catalina",
        "anselmo": "The abbé Anselmo",
    }
)
"""The portraits, and the names under which files hold the people on them."""
PORTRAITS = frozenset(FACES)


def faces_of(names: Iterable[str]) -> tuple[str, ...]:
    """Return a portrait for each of *names*; strangers get portraits that nobody there has."""
    known, wanted = {name: face for face, name in FACES.items()}, tuple(names)
    free = iter([face for face, name in FACES.items() if name not in wanted])
    return tuple(known.get(name) or next(free) for name in wanted)
