"""Deals of computer players, in which problems are looked for."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ombre_desktop.engine import DealState, Ruleset, Seat, advance, request, view
from ombre_desktop.engine.codes import laid_deal
from ombre_desktop.engine.shuffle import chance, shuffled
from ombre_desktop.players.player import player
from ombre_desktop.players.seeds import seed_of

COMPANY = ("strong", "steady", "textbook")
"""The players of the deals, who take turns in the seats."""


def played(game: Ruleset, place: str, number: int, company: Sequence[str] = COMPANY) -> DealState:
    """Play the deal of this *place* to its end among *company*, with the stakes of a first deal."""
    dealer = Seat(number % game.seats)
    state = laid_deal(game, dealer, game.dealt(shuffled(game.pack, chance(f"problems {place}")), dealer))
    while (asked := request(state)) is not None:
        one = player(company[(asked.seat + number // game.seats) % len(company)])
        rng = Random(seed_of(place, number, asked.seat, len(state.history)))
        state = advance(state, one.decide(view(state, asked.seat), asked, rng)).state
    return state
