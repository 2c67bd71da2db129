"""Deals that are settled by a count of tricks, without their cards being played."""

from __future__ import annotations

from dialect import Deal

from ombre_desktop.engine import Seat
from ombre_desktop.engine.phases.settlement import SettlePhase


def ended(deal: Deal, won: str, word: str = "") -> Deal:
    """
    Return *deal*, which is at its first lead, settled with these numbers of tricks *won*, by seat.

    After the *word* of claim, vole or surrender, the tricks are those until then. The seats win
    their tricks in turn: seat 1 the first, the last seat the last.
    """
    state = deal.state
    counts = tuple(map(int, won.split()))
    winners = tuple(Seat(seat) for seat, count in enumerate(counts) for _ in range(count))
    playing = state.play._replace(
        won=counts,
        winners=winners,
        trick=None,
        vole=state.play.vole or word == "vole",
        claimed=word == "claim",
        given_up=word == "surrender",
    )
    settle = next(phase for phase in state.agenda if isinstance(phase, SettlePhase))
    after, events = settle.begin(state._replace(playing=playing))
    return Deal(after._replace(agenda=()), deal.events + events)
