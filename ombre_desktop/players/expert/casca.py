"""Gascarola: which card of his own the Ombre keeps, or whether he throws all nine (rule 3.3)."""

from __future__ import annotations

from random import Random

from ombre_desktop.engine import Action, Discard, ExchangeRequest, SeatView
from ombre_desktop.engine.cards import in_order, without
from ombre_desktop.players.expert.imagining import by_habit
from ombre_desktop.players.expert.preparing import best


def keeping_one(view: SeatView, request: ExchangeRequest, number: int, rng: Random) -> Action:
    """The card that brings most beside those of the talon, under the trump that is named for them then."""
    usual = by_habit(view.position, request)
    return best(view, [usual, *(way for way in ways(request) if way != usual)], number, rng)


def ways(request: ExchangeRequest) -> list[Discard]:
    """All that may be thrown: every card of his own but one, or all."""
    own = in_order(request.among or ())
    free = [card for card in own if card not in request.bound]
    but_one = [Discard(without(own, card)) for card in free] if request.minimum < len(own) else []
    return [*but_one, Discard(own)]
