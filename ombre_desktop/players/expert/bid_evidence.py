"""
Bid evidence: the likelihood of the Ombre's bid given the hand dealt to them.

The hand was probably neither too weak for the bid nor strong enough for a higher one. Each figure is a
likelihood ratio: the frequency of a count of tricks among the hands of bidders, relative to the frequency
that `likelihood` predicts.
"""

from __future__ import annotations

from collections.abc import Mapping

from ombre_desktop.engine import Cards
from ombre_desktop.engine.state import DealState
from ombre_desktop.players.bidding import is_as_dealt, is_named, is_turned
from ombre_desktop.players.expert.determinisation import tables_of
from ombre_desktop.players.expert.likelihood import Game, game_of
from ombre_desktop.players.valuation import scale_of, tricks

STEP = 0.25
"""The width of a bin, in tricks."""
THREE = 3
"""The number of hands at the tables for which the figures hold."""
FLOOR = 0.05
"""The floor of all figures, because people sometimes make strange bids."""
BID: Mapping[Game, tuple[float, tuple[float, ...]]] = {
    Game.NAMED: (0.0, (0.3, 1.8, 3.7, 3.0, 2.0, 1.0, 0.3, 0.1)),
    Game.TURNED: (-1.5, (0.05, 0.1, 0.2, 0.5, 1.1, 1.45, 1.6, 1.4, 1.4, 0.9, 0.7, 0.25, 0.1)),
    Game.WHOLE: (-0.75, (0.1, 0.2, 0.6, 2.2, 3.1, 2.6, 2.0, 1.5, 1.1, 0.8, 0.6, 0.48, 0.4, 0.3, 0.2, 0.15)),
}
"""For each game, the count of the first bin (in tricks above an even chance), and the figure of each bin."""


class BidEvidence:
    """The Ombre's bid as evidence about their hand; answers are cached, because hands recur."""

    @classmethod
    def of(cls, state: DealState) -> BidEvidence | None:
        """Return the evidence of the bid in *state*, or None if the model does not cover it."""
        bid = state.contract
        known = bid is not None and (is_named(bid) or is_turned(bid) or is_as_dealt(bid))
        return cls(state) if known and len(state.ring) == THREE and any(state.drawn) else None

    def __init__(self, state: DealState) -> None:
        self.game = game_of(state)
        self._state = state
        self._cards = [(card, 1 << bit) for card, bit in tables_of(state).bits.items()]
        self._found: dict[int, float] = {}

    def chance(self, dealt: int) -> float:
        """Return the likelihood of the bid on the cards *dealt*, a set of bits."""
        if dealt not in self._found:
            cards = tuple([card for card, bit in self._cards if dealt & bit])
            self._found[dealt] = likelihood_ratio(self.game, count(cards, self._state))
        return self._found[dealt]


def count(dealt: Cards, state: DealState) -> float:
    """Count the cards *dealt* to the Ombre of *state*, in tricks above an even chance."""
    scale = scale_of(state)
    worth = scale.kept if game_of(state) is Game.WHOLE else scale.exchanged
    return tricks(dealt, state.ranking, worth) - worth.even


def likelihood_ratio(game: Game, tricks_over: float) -> float:
    """Return the likelihood ratio of *game* for a count of *tricks_over* above an even chance."""
    first, figures = BID[game]
    at = round((tricks_over - first) / STEP)
    return max(FLOOR, figures[at]) if 0 <= at < len(figures) else FLOOR
