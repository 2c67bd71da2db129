"""The turn-up game: when to turn a card, and when to be the Man (rule 3.12)."""

from __future__ import annotations

from ombre_desktop.engine import SeatView, Suit
from ombre_desktop.players.valuation import Worth, tricks

FIVE_CARDS = Worth(
    trumps=(1.4, 1.1, 0.95, 0.9, 0.85, 0.75, 0.75),
    long=0.0,
    king=0.6,
    queen=0.25,
    backed=0.1,
    void=0.0,
    eldest=0.0,
    base=0.0,
    even=1.9,
    spread=0.5,
)
"""Five cards of a piquet pack, in tricks against two; fitted like the tables of `valuation`."""

ENOUGH = {2: 1.8, 3: 2.2, 4: 2.4, 5: 2.5}
"""
The tricks counted from which to be the Man, by the number of seats; found by self-play.

His chance is over even there: who loses not only loses a point, all the others gain one. Still
higher figures win a little more, but then every fourth deal of five players is void.
"""


def turns(view: SeatView) -> bool:  # noqa: ARG001 - whatever is held
    """
    Always turn a card: every eighth is a king, which scores for nobody else.

    Maxim H1 (P; S4: a king turned up scores for who turns it).
    """
    return True


def accepts(view: SeatView) -> bool:
    """
    Be the Man when the hand counts enough tricks under the suit turned up.

    Maxim H2 (P).
    """
    return _count(view, view.position.turned[-1].suit) >= ENOUGH[len(view.position.ring)]


def _count(view: SeatView, suit: Suit) -> float:
    state = view.position
    eldest = view.seat == state.eldest
    return tricks(view.hand, state.ruleset.ranking(suit), FIVE_CARDS, eldest=eldest)
