"""
What a game tells of the hand on which it was bid: not too weak for it, nor strong enough for a higher one.

Figures tell how much more often the Ombre's hand counts so many tricks than the rows of `likelihood`
would have it.
"""

from __future__ import annotations

from collections.abc import Mapping

from ombre_desktop.engine import Cards
from ombre_desktop.engine.state import DealState
from ombre_desktop.players.bidding import is_as_dealt, is_named, is_turned
from ombre_desktop.players.expert.filling import tables_of
from ombre_desktop.players.expert.likelihood import Game, game_of
from ombre_desktop.players.valuation import scale_of, tricks

STEP = 0.25
"""Tricks from one figure to the next."""
THREE = 3
"""Hands at the table where the figures were counted."""
FLOOR = 0.05
"""The least figure: people bid stranger things."""
BID: Mapping[Game, tuple[float, tuple[float, ...]]] = {
    Game.NAMED: (0.0, (0.3, 1.8, 3.7, 3.0, 2.0, 1.0, 0.3, 0.1)),
    Game.TURNED: (-1.5, (0.05, 0.1, 0.2, 0.5, 1.1, 1.45, 1.6, 1.4, 1.4, 0.9, 0.7, 0.25, 0.1)),
    Game.WHOLE: (-0.75, (0.1, 0.2, 0.6, 2.2, 3.1, 2.6, 2.0, 1.5, 1.1, 0.8, 0.6, 0.48, 0.4, 0.3, 0.2, 0.15)),
}
"""For each game the first count, in tricks above an even chance, and how likely it is and those after it."""


class Bidder:
    """The Ombre, whose bid a hand must go with. Answers are kept: the same hand is asked about often."""

    @classmethod
    def of(cls, state: DealState) -> Bidder | None:
        """The Ombre of *state*; None where his bid was none of those that were counted."""
        bid = state.contract
        known = bid is not None and (is_named(bid) or is_turned(bid) or is_as_dealt(bid))
        return cls(state) if known and len(state.ring) == THREE and any(state.drawn) else None

    def __init__(self, state: DealState) -> None:
        self.game = game_of(state)
        self._state = state
        self._cards = [(card, 1 << bit) for card, bit in tables_of(state).bits.items()]
        self._found: dict[int, float] = {}

    def chance(self, dealt: int) -> float:
        """How likely he would have bid as he did on the cards *dealt*, a set of bits."""
        if dealt not in self._found:
            cards = tuple([card for card, bit in self._cards if dealt & bit])
            self._found[dealt] = chance_of(self.game, count(cards, self._state))
        return self._found[dealt]


def count(dealt: Cards, state: DealState) -> float:
    """How many tricks above an even chance the cards *dealt* were worth to the Ombre of *state*."""
    scale = scale_of(state.ring)
    worth = scale.kept if game_of(state) is Game.WHOLE else scale.exchanged
    return tricks(dealt, state.ranking, worth) - worth.even


def chance_of(game: Game, tricks_over: float) -> float:
    """How much likelier than the rows have it *game* is played on so many tricks over an even chance."""
    first, figures = BID[game]
    at = round((tricks_over - first) / STEP)
    return max(FLOOR, figures[at]) if 0 <= at < len(figures) else FLOOR
