"""
The arrangement of the cards as numbers.

A hand is a set. Its number is its rank among all sets of its size that the remaining cards allow.
The talon is a sequence. Each of its cards is numbered among the cards that remain.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import comb

from ombre_desktop.engine.cards import Card, Cards
from ombre_desktop.engine.codes.errors import CodeError, CodeFault
from ombre_desktop.engine.codes.mixed_radix import Packer, Unpacker
from ombre_desktop.engine.layout import Layout


def pack_layout(packer: Packer, layout: Layout, pack: Cards) -> None:
    """Pack the places of all cards of *pack*; raise `CodeError` if *layout* does not show them all."""
    if set(layout.cards) != set(pack):
        raise CodeError(CodeFault.HIDDEN_CARDS)
    left = list(pack)
    for hand in layout.hands:
        packer.add(rank_of(sorted(map(left.index, hand))), comb(len(left), len(hand)))
        left = [card for card in left if card not in hand]
    for card in layout.talon:
        packer.add(left.index(card), len(left))
        left.remove(card)


def take_layout(unpacker: Unpacker, sizes: Iterable[int], pack: Cards) -> Layout:
    """Take the next layout of *pack*, with hands of these *sizes*."""
    left: list[Card] = list(pack)
    hands: list[Cards] = []
    for size in sizes:
        places = places_of(unpacker.take(comb(len(left), size)), size)
        hands.append(tuple(left[place] for place in places))
        left = [card for place, card in enumerate(left) if place not in places]
    talon = [left.pop(unpacker.take(len(left))) for _ in range(len(left))]
    return Layout(tuple(hands), tuple(talon))


def rank_of(places: Sequence[int]) -> int:
    """Return the rank of a set of *places*, in rising order, among all sets of its size."""
    return sum(comb(place, at) for at, place in enumerate(places, start=1))


def places_of(rank: int, size: int) -> tuple[int, ...]:
    """Return the set of *size* places with this *rank*, in rising order."""
    places: list[int] = []
    for at in range(size, 0, -1):
        place = at - 1
        while comb(place + 1, at) <= rank:
            place += 1
        rank -= comb(place, at)
        places.append(place)
    return tuple(reversed(places))
