"""The chance that a draw brings a trump or a matador, exactly, by the number of cards that are not seen."""

from __future__ import annotations

from math import comb

from ombre_desktop.engine import HIDDEN, Cards, Discard, SeatView, apply
from ombre_desktop.players.memory import unseen_cards
from ombre_desktop.value import Value


class Draw(Value):
    """
    The chances that a draw brings at least one *trump*, and one *matador*.

    They are hypergeometric: every card that the seat has not seen is as likely to be drawn. A chance is None
    where there are no such cards in the game, trumps are not named, or nothing is drawn.
    """

    trump: float | None = None
    matador: float | None = None


def draw_of(view: SeatView, throw: Discard) -> Draw:
    """Return the chances of what the seat of *view* draws for *throw*."""
    before = view.position
    drawn = apply(before, throw).state.drawn[view.seat]
    if not drawn:
        return Draw()
    unseen = frozenset(unseen_cards(before))

    def chance(wanted: Cards) -> float | None:
        if not wanted:
            return None
        if any(card in wanted for card in drawn):
            return 1.0
        out, hidden = len(unseen), drawn.count(HIDDEN)
        return 1.0 - comb(out - len(unseen.intersection(wanted)), hidden) / comb(out, hidden)

    ranking = before.ranking
    return Draw(chance(ranking.trumps), chance(ranking.matadors))
