"""
Imperfect recall: a view with some of the past removed.

All levels think in the same way, but weaker ones recall less. A forgotten card is treated as never
seen, so sampled worlds agree with everything recalled.
"""

from __future__ import annotations

from ombre_desktop.engine import HIDDEN, Card, Cards, SeatView, Trick
from ombre_desktop.engine.stages import Playing
from ombre_desktop.engine.state import DealState
from ombre_desktop.value import Value

NINE = 9
"""The number of tricks in the longest deal."""


class Recall(Value):
    """
    The limits of a player's recall: the cards of the last *tricks*, and the draws if it *heeds* the exchange.

    With a trick, the cards played to it and the voids they revealed are forgotten. A player never forgets
    their own cards, matadors, cards shown to all, a called card, or the number of tricks each seat has taken.
    A player who does not heed the exchange does not know how many cards each seat drew.
    """

    tricks: int = NINE
    heeds: bool = True

    def of(self, view: SeatView) -> SeatView:
        """Return *view* without what is forgotten."""
        state = view.position
        playing = state.playing
        if playing is None:
            return view
        if not self.heeds:
            state = state._replace(drawn=((),) * state.seats)
        dim = max(0, len(playing.tricks) - self.tricks)
        if dim:
            kept = _never_forgotten(view, playing)
            tricks = (*(_dim(trick, kept) for trick in playing.tricks[:dim]), *playing.tricks[dim:])
            state = state._replace(playing=playing._replace(tricks=tricks))
        return view if state is view.position else SeatView(view.seat, state)


PERFECT = Recall()
"""Perfect recall."""


def _never_forgotten(view: SeatView, playing: Playing) -> frozenset[Card]:
    state: DealState = view.position
    called: Cards = (state.called,) if state.called else ()
    return frozenset({*playing.opening[view.seat], *state.ranking.matadors, *state.shown, *called})


def _dim(trick: Trick, kept: frozenset[Card]) -> Trick:
    return trick._replace(cards=tuple(card if card in kept else HIDDEN for card in trick.cards), gano=())
