"""
Where cards lie: how much likelier than chance a card is found in a hand, or away.

The figures are those of the cards as play begins, counted over six thousand deals of
the textbook player, for whoever keeps trumps and kings is like it. A figure below
*leave* is raised to it: people throw stranger things.
"""

from __future__ import annotations

from enum import Enum

from ombre_desktop.engine import Card, Ranking
from ombre_desktop.engine.state import DealState

LEAVE = 0.03
TRUMP_KINDS = 6
"""The five highest trumps, each for itself, and the others."""
PLAIN_KINDS = 4
"""King, queen, knave, and the others of a plain suit."""


class Place(Enum):
    """A place where an unseen card may lie when play begins."""

    OMBRE = "ombre"
    FEW = "a defender who drew three cards at the most"
    SOME = "a defender who drew four to six"
    MANY = "a defender who drew more"
    AWAY = "thrown or left in the talon"


Row = tuple[float, ...]

EXCHANGED: dict[Place, Row] = {
    Place.OMBRE: (3.6, 2.66, 1.95, 2.1, 1.99, 1.7, 1.46, 0.62, 0.45, 0.46),
    Place.FEW: (0.13, 0.3, 0.4, 1.11, 1.15, 1.28, 1.44, 1.35, 1.23, 0.85),
    Place.SOME: (0.48, 1.24, 1.68, 1.22, 1.31, 1.46, 1.56, 1.13, 0.93, 0.7),
    Place.MANY: (0.93, 1.3, 2.02, 1.18, 1.19, 1.34, 1.4, 0.95, 0.83, 0.78),
    Place.AWAY: (0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.02, 1.35, 1.69),
}
"""With an Ombre who drew cards."""
KEPT: dict[Place, Row] = {
    Place.OMBRE: (3.14, 3.35, 2.11, 2.19, 1.7, 1.44, 1.3, 0.6, 0.57, 0.55),
    Place.FEW: (0.86, 0.45, 1.36, 1.06, 1.62, 2.01, 2.54, 1.6, 0.3, 0.42),
    Place.SOME: (0.59, 0.54, 1.16, 1.19, 1.46, 1.59, 1.72, 1.13, 0.81, 0.7),
    Place.MANY: (0.73, 0.54, 1.13, 0.98, 1.15, 1.27, 1.24, 1.06, 0.98, 0.89),
    Place.AWAY: (0.01, 0.01, 0.02, 0.03, 0.04, 0.04, 0.04, 1.12, 1.49, 1.63),
}
"""With an Ombre who plays the hand dealt."""
EVEN: Row = (1.0,) * (TRUMP_KINDS + PLAIN_KINDS)


def kind_of(card: Card, ranking: Ranking) -> int:
    """The column of *card*."""
    if ranking.is_trump(card):
        return min(ranking.trumps.index(card), TRUMP_KINDS - 1)
    return TRUMP_KINDS + min(ranking.plain[card.suit].index(card), PLAIN_KINDS - 1)


def rows_of(state: DealState) -> tuple[tuple[Row, ...], Row]:
    """The row of each seat of the ring, and that of the cards away; all even where nothing was exchanged."""
    if not any(state.drawn):
        return (EVEN,) * len(state.ring), EVEN
    ombre = state.ombre
    assert ombre is not None
    table = EXCHANGED if state.drawn[ombre] else KEPT
    seats = tuple(
        table[Place.OMBRE if seat == ombre else _drawer(len(state.drawn[seat]))] for seat in state.ring
    )
    return seats, table[Place.AWAY]


def _drawer(number: int) -> Place:
    if number <= 3:
        return Place.FEW
    return Place.SOME if number <= 6 else Place.MANY
