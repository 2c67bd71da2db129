"""Gano: a defender asks the next not to overtake the card just played (rule 3.6)."""

from __future__ import annotations

from typing import Final

from ombre_desktop.engine.cards import Card, Cards
from ombre_desktop.engine.phases.follow import Obligation
from ombre_desktop.engine.refusals import Reason, Refusal
from ombre_desktop.engine.seats import Role, Seat
from ombre_desktop.engine.state import DealState
from ombre_desktop.engine.trick import Trick
from ombre_desktop.value import Value

GANO: Final = "3.6"
"""The paragraph of the rule book about gano."""


class GanoRule(Value):
    """
    The right of a defender to say gano while their card wins and another defender is yet to play.

    If *binding*, the others must play under that card if they can. A defender with *most* tricks
    may not say it, since one more would be codille. *most* is None where there is no limit.
    """

    binding: bool = False
    most: int | None = None

    def refusal(self, state: DealState, card: Card) -> Refusal | None:
        """Return the reason why the seat to play may not say gano of the lawful *card*; None if it may."""
        return self._objection(state) or self._outdone(state, card)

    def askable(self, state: DealState, cards: Cards) -> Cards:
        """Return those of the lawful *cards* of which the seat to play may say gano."""
        if self._objection(state) is not None:
            return ()
        return tuple(card for card in cards if self._outdone(state, card) is None)

    def spared(self, state: DealState, cards: Cards) -> Obligation | None:
        """
        Return the lawful *cards* that do not beat a card with a binding gano, as an obligation.

        Return None where gano restricts nothing: no lawful card beats that card or all of them do,
        the Ombre is to play, or the Ombre has already beaten the card, so that nothing is left to
        spare (our own reading).
        """
        trick, seat = _to_play(state)
        if not self.binding or not trick.gano or state.role(seat) is Role.OMBRE:
            return None
        best = trick.cards[state.ranking.best(trick.cards)]
        if best not in trick.gano:
            return None
        under = tuple(card for card in cards if not state.ranking.beats(card, best))
        if not under or len(under) == len(cards):
            return None
        return Obligation(under, Reason.GANO_ASKED, None, best)

    def _objection(self, state: DealState) -> Refusal | None:
        """Return the reason why the seat to play may not say gano of any card; None if it may."""
        trick, seat = _to_play(state)
        if state.role(seat) is Role.OMBRE:
            return Refusal(Reason.GANO_FOR_DEFENDERS, GANO)
        later = trick.order[len(trick.cards) + 1 :]
        if all(state.role(other) is Role.OMBRE for other in later):
            return Refusal(Reason.GANO_TO_NOBODY, GANO)
        if self.most is not None and state.play.won[seat] >= self.most:
            return Refusal(Reason.GANO_CODILLE, GANO, number=self.most)
        return None

    def _outdone(self, state: DealState, card: Card) -> Refusal | None:
        """Return the refusal of gano for a card that does not win the trick so far; None if it does."""
        trick, _ = _to_play(state)
        cards = (*trick.cards, card)
        if state.ranking.best(cards) == len(trick.cards):
            return None
        return Refusal(Reason.GANO_NOT_WINNING, GANO, cards=(card,))


def _to_play(state: DealState) -> tuple[Trick, Seat]:
    """Return the current trick and the seat to play to it."""
    trick = state.play.lying
    return trick, trick.order[len(trick.cards)]
