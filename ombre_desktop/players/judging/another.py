"""The expert in another's seat: the same deal, with one seat played by the expert."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from ombre_desktop.engine import DealState, Seat, advance, request, start, view
from ombre_desktop.players.judging.judge import seed_text
from ombre_desktop.players.player import EXPERT, is_player, lawful, player
from ombre_desktop.players.seeds import seed_of


def played_again(deal: DealState, seat: Seat, others: Mapping[Seat, str]) -> DealState:
    """
    Return *deal* played again with the expert at *seat*; *others* names the players of the other seats.

    A seat whose player is unknown is played by the expert as well. All chance follows from the deal.
    """
    seed = seed_text(deal)
    state = start(deal.ruleset, deal.dealer, deal.layout, deal.stakes).state
    while (asked := request(state)) is not None:
        name = EXPERT if asked.seat == seat else others.get(asked.seat, EXPERT)
        one = player(name if is_player(name) else EXPERT)
        rng = Random(seed_of(seed, 0, asked.seat, len(state.history)))
        action = one.decide(view(state, asked.seat), asked, rng)
        state = advance(state, lawful(one.name, state, asked, action)).state
    return state
