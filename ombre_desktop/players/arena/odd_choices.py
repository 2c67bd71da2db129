"""
Odd choices: what makes people at a table look up, whether or not it costs chips.

Each is a question about one decision, answered from the view of the seat that made it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ombre_desktop.engine import (
    Action,
    Card,
    Discard,
    ExchangeRequest,
    PlayCard,
    PlayRequest,
    Rank,
    Ranking,
    Request,
    Say,
    SeatView,
    Trick,
    Word,
)
from ombre_desktop.players.decency import (
    Throw,
    is_free,
    leaves_the_talon,
    throws_a_king,
    throws_a_trump,
    throws_the_higher,
)
from ombre_desktop.players.equals import equals_of
from ombre_desktop.players.judgement import EARLY, began_strong
from ombre_desktop.players.wasting import is_trump_wasted
from ombre_desktop.value import Value


class Decision(Value):
    """An *action*, the request that it answered, and the *view* it was based on."""

    view: SeatView
    asked: Request
    action: Action

    @property
    def ranking(self) -> Ranking:
        """The ranking of the cards."""
        return self.view.position.ranking

    @property
    def added(self) -> tuple[PlayRequest, Card, Trick] | None:
        """The request, the card, and the trick to which it was played; None for a lead or no card."""
        if not (isinstance(self.asked, PlayRequest) and isinstance(self.action, PlayCard)):
            return None
        trick = self.view.position.play.lying
        return (self.asked, self.action.card, trick) if trick.cards else None


def higher_of_equals(decision: Decision) -> bool:
    """Tell whether a plain card went to a trick it cannot win, though a smaller one was worth as much."""
    if decision.added is None:
        return False
    _, card, trick = decision.added
    ranking, best = decision.ranking, trick.cards[decision.ranking.best(trick.cards)]
    if ranking.is_trump(card) or ranking.beats(card, best):
        return False
    return equals_of(decision.view, card)[-1] is not card


def king_from_equals(decision: Decision) -> bool:
    """Tell whether a king went to a trick it cannot win, though a smaller card was worth as much."""
    return decision.added is not None and decision.added[1].rank is Rank.KING and higher_of_equals(decision)


def trump_under_higher(decision: Decision) -> bool:
    """Tell whether a trump went under a higher one, though a smaller one could be played."""
    if decision.added is None:
        return False
    asked, trump, _ = decision.added
    return is_trump_wasted(decision.view, asked.cards, trump)


def matador_under_higher(decision: Decision) -> bool:
    """Tell whether a matador went under a higher trump, though a smaller trump could be played."""
    if decision.added is None:
        return False
    _, card, _ = decision.added
    return card in decision.ranking.matadors and trump_under_higher(decision)


def surrender_again(decision: Decision) -> bool:
    """Tell whether the seat offered to surrender, and had done so before in this deal."""
    offer = Say(Word.SURRENDER)
    before = (move.action for move in decision.view.position.history if move.seat == decision.view.seat)
    return decision.action == offer and offer in before


def surrender_of_strength(decision: Decision) -> bool:
    """Tell whether the seat offered to surrender before the third trick with strong trumps from the start."""
    early = decision.action == Say(Word.SURRENDER) and len(decision.view.position.play.tricks) < EARLY
    return early and began_strong(decision.view)


def _in_the_exchange(is_odd: Callable[[Throw], bool]) -> Callable[[Decision], bool]:
    """Return the question whether a decision is an ordinary exchange that *is_odd*."""

    def question(decision: Decision) -> bool:
        asked, action = decision.asked, decision.action
        if not (isinstance(asked, ExchangeRequest) and isinstance(action, Discard) and is_free(asked)):
            return False
        return is_odd(Throw(decision.view, asked, action.cards))

    return question


ODD: Mapping[str, Callable[[Decision], bool]] = {
    "a king played from equals to a lost trick": king_from_equals,
    "a plain card played to a lost trick, and a smaller equal kept": higher_of_equals,
    "a matador played under a higher trump": matador_under_higher,
    "a trump played under a higher one, and a smaller kept": trump_under_higher,
    "a trump thrown by an Ombre with five or fewer": _in_the_exchange(throws_a_trump),
    "a king thrown in the exchange": _in_the_exchange(throws_a_king),
    "a card thrown and a lower one kept": _in_the_exchange(throws_the_higher),
    "cards of the talon left with a small plain card": _in_the_exchange(leaves_the_talon),
    "a surrender offered again": surrender_again,
    "an early surrender with two of the three highest trumps, or five trumps": surrender_of_strength,
}
"""The oddities by name."""
