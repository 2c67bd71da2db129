"""
What the hands and the cards away are made of: cards kept, drawn, thrown and left.

A seat has played kept cards as well as drawn ones: those that it has played, or is known to
hold, belong to its parts along with the unseen.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from ombre_desktop.engine import HIDDEN, Cards, Seat
from ombre_desktop.engine.cards import in_order
from ombre_desktop.engine.state import DealState
from ombre_desktop.players.expert.likelihood import EVEN, KEPT, THROWN, Row, exchangers, game_of

OF_A_HAND = 2
"""Parts that make up a hand: what was kept, and what was drawn."""


class Part(NamedTuple):
    """So many cards that came to one place alike; *row* tells how likely each kind is among them."""

    size: int
    row: Row


def parts_of(state: DealState, sizes: Iterable[tuple[Seat, int]], away: int) -> Iterator[Part]:
    """
    For each seat what it kept and what it drew unseen, as many cards as are said; then of *away* three.

    These are what the Ombre threw, what the defenders threw, and what came there by chance. Where nobody
    exchanged, or nobody has heeded it, all is chance.
    """
    heeded = state.ombre is not None and any(state.drawn)
    who = exchangers(state) if heeded else {}
    for seat, size in sizes:
        drawn = min(size, state.drawn[seat].count(HIDDEN)) if heeded else size
        yield Part(size - drawn, KEPT[who[seat], game_of(state)] if heeded else EVEN)
        yield Part(drawn, EVEN)
    left = away
    for ombres in (True, False):
        seats = [seat for seat in state.ring if (seat == state.ombre) is ombres] if heeded else []
        thrown = min(left, sum(state.dead[seat].count(HIDDEN) for seat in seats))
        yield Part(thrown, THROWN[ombres])
        left -= thrown
    yield Part(left, EVEN)


def belonging(state: DealState, seat: Seat, known: Cards) -> Cards:
    """What *seat* has played or is *known* to hold, but for the cards that all saw it draw."""
    playing = state.play
    tricks = (*playing.tricks, playing.trick) if playing.trick else playing.tricks
    played = [card for trick in tricks if (card := trick.card_of(seat)) is not None]
    return in_order({*played, *known}.difference(state.drawn[seat], {HIDDEN}))
