"""Gascarola: the choice of the single card that the Ombre keeps, if any (rule 3.3)."""

from __future__ import annotations

from random import Random

from ombre_desktop.engine import Discard, ExchangeRequest, SeatView
from ombre_desktop.engine.cards import in_order, without
from ombre_desktop.players.expert.rollout import by_habit
from ombre_desktop.players.expert.trump_and_discard import Tried, best


def keeping_one(view: SeatView, request: ExchangeRequest, number: int, rng: Random) -> Tried:
    """Choose the card that is worth most together with the talon, by simulation up to the play."""
    usual = by_habit(view.position, request)
    return best(view, [usual, *(way for way in ways(request) if way != usual)], number, rng)


def ways(request: ExchangeRequest) -> list[Discard]:
    """List the possible discards: all of the Ombre's own cards but one, or all."""
    own = in_order(request.among or ())
    free = [card for card in own if card not in request.bound]
    but_one = [Discard(without(own, card)) for card in free] if request.minimum < len(own) else []
    return [*but_one, Discard(own)]
