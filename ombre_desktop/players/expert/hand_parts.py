"""
The parts of hands and of the cards away: kept, drawn, thrown and left.

A card that a seat has played or is known to hold was also either kept or drawn. So it belongs to one of that
seat's parts, like an unseen card.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from ombre_desktop.engine import HIDDEN, Cards, Seat
from ombre_desktop.engine.cards import in_order
from ombre_desktop.engine.state import DealState
from ombre_desktop.players.expert.likelihood import (
    EVEN,
    KEPT,
    NOLO_KEPT,
    NOLO_THROWN,
    THROWN,
    Exchanger,
    Row,
    dealt_row,
    exchangers,
    game_of,
    is_nolo,
    plays_as_dealt,
)

OF_A_HAND = 2
"""The number of parts of a hand: kept cards and drawn cards."""


class Part(NamedTuple):
    """Cards that reached one place in the same way: their number, and the likelihood of each kind."""

    size: int
    row: Row


def parts_of(state: DealState, sizes: Iterable[tuple[Seat, int]], away: int) -> Iterator[Part]:
    """
    Yield two parts for each seat of *sizes*, kept and drawn, and then three parts of the cards *away*.

    The last three are the cards thrown by the Ombre, those thrown by the defenders, and all others. If the
    player does not recall the exchange, all cards count as drawn at random; in a game without one, as kept.
    """
    heeded = state.ombre is not None and any(state.drawn)
    who = exchangers(state) if heeded else {}
    none_drawn = not heeded and plays_as_dealt(state)
    for seat, size in sizes:
        drawn = min(size, state.drawn[seat].count(HIDDEN)) if heeded else 0 if none_drawn else size
        yield Part(size - drawn, _kept(state, seat, who.get(seat)))
        yield Part(drawn, EVEN)
    left = away
    for ombres in (True, False):
        seats = [seat for seat in state.ring if (seat == state.ombre) is ombres] if heeded else []
        thrown = min(left, sum(state.dead[seat].count(HIDDEN) for seat in seats))
        yield Part(thrown, _thrown(state, ombres=ombres))
        left -= thrown
    yield Part(left, EVEN)


def _kept(state: DealState, seat: Seat, who: Exchanger | None) -> Row:
    """Return the likelihood of the cards that *seat* kept in the role *who*; None if nobody drew any."""
    if is_nolo(state):
        return NOLO_KEPT[any(state.drawn)] if seat == state.ombre else EVEN
    if who is not None:
        return KEPT[who, game_of(state)]
    return dealt_row(state, seat) if plays_as_dealt(state) else EVEN


def _thrown(state: DealState, *, ombres: bool) -> Row:
    return NOLO_THROWN if is_nolo(state) else THROWN[ombres]


def belonging(state: DealState, seat: Seat, known: Cards) -> Cards:
    """Return the cards that *seat* has played or is *known* to hold, except those drawn in the open."""
    playing = state.playing
    tricks = () if playing is None else (*playing.tricks, playing.trick) if playing.trick else playing.tricks
    played = [card for trick in tricks if (card := trick.card_of(seat)) is not None]
    return in_order({*played, *known}.difference(state.drawn[seat], {HIDDEN}))
