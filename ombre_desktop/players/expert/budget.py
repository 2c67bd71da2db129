"""How many worlds are imagined for a decision: as many as can be played out in about a second."""

from __future__ import annotations

from ombre_desktop.players.solver.core import COMPILED
from ombre_desktop.value import Value

LEAST = 3
"""Fewer worlds than this are no average."""
CROWD = {2: 1.0, 3: 1.0, 4: 1.0, 5: 0.4}
"""How much of a budget is left with so many hands: with five the search is longer."""


class Budget(Value):
    """
    Worlds for a card, by the cards in hand, the last figure for every larger hand.

    *before* are the worlds for what comes before the play; 0 to decide it by habit. Where no
    more than *exact* are left, again by the cards in hand, they are all looked at.
    """

    by_cards: tuple[int, ...]
    before: int
    exact: tuple[int, ...] = (0,)

    def counted(self, cards: int) -> int:
        """So many worlds are looked at without exception."""
        return self.exact[min(cards, len(self.exact)) - 1]

    def worlds(self, cards: int, seats: int) -> int:
        """So many for a card, with so many cards in hand and so many hands."""
        return max(LEAST, int(self.by_cards[min(cards, len(self.by_cards)) - 1] * CROWD[seats]))

    def tries(self, seats: int) -> int:
        """So many for what comes before the play."""
        return int(self.before * CROWD[seats])

    def at_most(self, worlds: int, *, before: int = 0) -> Budget:
        """The same, with no more than so many *worlds* for a card, and for what comes *before* the play."""
        fewer, exact = ([min(worlds, each) for each in row] for row in (self.by_cards, self.exact))
        return Budget(tuple(fewer), min(before, self.before), tuple(exact))


FAST = Budget(
    by_cards=(60, 100),
    before=40,
    exact=(20_000, 20_000, 110_000, 20_000, 1_000, 100),
)
"""For the compiled solver."""
SLOW = Budget(
    by_cards=(60, 100, 100, 80, 60, 30, 16, 10, 6),
    before=6,
    exact=(20_000, 20_000, 4_000, 400, 60),
)
"""For the interpreted one, which is seventy times slower."""


def usual_budget() -> Budget:
    """The budget for the solver that runs here."""
    return FAST if COMPILED else SLOW
