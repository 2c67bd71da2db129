"""Budgets: the number of worlds sampled for a decision, set so that it takes about a second."""

from __future__ import annotations

from ombre_desktop.players.solver.core import COMPILED
from ombre_desktop.value import Value

LEAST = 3
"""The smallest number of worlds that gives a useful average."""
CROWD = {2: 1.0, 3: 1.0, 4: 1.0, 5: 0.4}
"""The factor of a budget by number of hands; with five, the search takes longer."""
LARGE = {(4, 9): 0.25, (4, 10): 0.2}
LARGE_BEFORE = {(4, 10): 0.25}
"""The further factors for a card and before the play, by number of hands and of cards in each."""
TOO_MANY = 40
"""
The number of cards in play from which trump is named by habit.

A median trump of Quadrille took 0.13 seconds, but 7 of 100 took 0.6 to 9. Simulating them gained 0.05 ± 0.03
chips a deal.
"""


class Budget(Value):
    """
    The number of worlds for a card, by the number of cards in hand.

    The last figure applies to every larger hand. *before* is the number for decisions before the play; if it
    is 0, these are made by habit. *exact* is the largest number of possible worlds at which all of them are
    enumerated, also by the number of cards in hand. Where the choice is doubtful, *again* times as many
    worlds are sampled besides.
    """

    by_cards: tuple[int, ...]
    before: int
    exact: tuple[int, ...] = (0,)
    again: int = 0

    def counted(self, cards: int) -> int:
        """Return the largest number of worlds to enumerate, with *cards* cards in hand."""
        return self.exact[min(cards, len(self.exact)) - 1]

    def worlds(self, cards: int, seats: int) -> int:
        """Return the number of worlds for a card, with *cards* cards in hand and *seats* hands."""
        number = self.by_cards[min(cards, len(self.by_cards)) - 1]
        return max(LEAST, int(number * CROWD[seats] * LARGE.get((seats, cards), 1.0)))

    def tries(self, cards: int, seats: int) -> int:
        """Return the number of worlds before the play, with *cards* cards in hand and *seats* hands."""
        return int(self.before * CROWD[seats] * LARGE_BEFORE.get((seats, cards), 1.0))

    def asked(self, worlds: int) -> Budget:
        """Return a budget of *worlds* worlds for a card, and before the play if this one simulates there."""
        return Budget((worlds,), worlds if self.before else 0, self.exact)

    def for_doubt(self) -> Budget:
        """Return the budget for the further worlds of a doubtful card."""
        return Budget(tuple(self.again * each for each in self.by_cards), self.before, self.exact)

    def at_most(self, worlds: int, *, before: int = 0) -> Budget:
        """Return a budget of at most *worlds* worlds for a card, and at most *before* before the play."""
        fewer, exact = ([min(worlds, each) for each in row] for row in (self.by_cards, self.exact))
        return Budget(tuple(fewer), min(before, self.before), tuple(exact), self.again)


FAST = Budget(
    by_cards=(60, 100),
    before=40,
    exact=(20_000, 20_000, 110_000, 20_000, 1_000, 100),
    again=2,
)
"""The budget for the compiled solver."""
SLOW = Budget(
    by_cards=(60, 100, 100, 80, 60, 30, 16, 10, 6),
    before=6,
    exact=(20_000, 20_000, 4_000, 400, 60),
)
"""The budget for the interpreted solver, which is seventy times slower."""


def usual_budget() -> Budget:
    """Return the budget for the form of the solver that runs here."""
    return FAST if COMPILED else SLOW
