"""
What a player has noticed and still remembers: a poorer view of the past.

Every level thinks in the same way; the weaker ones think about less. What was not heeded
is as if it had not been seen, so that whatever is imagined still agrees with all
that is remembered, and whatever is played is lawful.
"""

from __future__ import annotations

from ombre_desktop.engine import HIDDEN, Card, Cards, SeatView, Trick
from ombre_desktop.engine.stages import Playing
from ombre_desktop.engine.state import DealState
from ombre_desktop.value import Value

NINE = 9
"""Tricks of the longest deal."""


class Attention(Value):
    """
    How many of the last *tricks* are remembered card for card, and whether the exchange was *heeded*.

    With a trick that is forgotten goes what it told: the cards that fell, and who could not
    follow. Nobody forgets his own cards, the matadors, and what lay open for all to see. How many
    tricks each has taken lies on the table. Who does not heed the exchange does not know
    how many cards each drew.
    """

    tricks: int = NINE
    heeds: bool = True

    def recalled(self, view: SeatView) -> SeatView:
        """What is left of *view*."""
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


KEEN = Attention()
"""Everything seen, and nothing forgotten."""


def _never_forgotten(view: SeatView, playing: Playing) -> frozenset[Card]:
    state: DealState = view.position
    called: Cards = (state.called,) if state.called else ()
    return frozenset({*playing.opening[view.seat], *state.ranking.matadors, *state.shown, *called})


def _dim(trick: Trick, kept: frozenset[Card]) -> Trick:
    return trick._replace(cards=tuple(card if card in kept else HIDDEN for card in trick.cards), gano=())
