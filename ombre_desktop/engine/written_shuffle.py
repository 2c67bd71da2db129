"""The shuffle of `docs/fair-shuffle.md`: the same order of cards in every language and version."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeVar

from ombre_desktop.engine.cards import Cards
from ombre_desktop.engine.digest import sha256

BYTE = 256
Thing = TypeVar("Thing")


def written_shuffle(pack: Cards, seed: bytes) -> Cards:
    """Shuffle *pack*, which is in the order of records, by a *seed* of 32 bytes."""
    return written_order(pack, seed)


def written_order(things: Sequence[Thing], seed: bytes) -> tuple[Thing, ...]:
    """Shuffle *things* other than cards in the same way; there are at most 256."""
    order = list(things)
    stream = _bytes_of(seed)
    for last in range(len(order) - 1, 0, -1):
        chosen = _below(last + 1, stream)
        order[last], order[chosen] = order[chosen], order[last]
    return tuple(order)


def _bytes_of(seed: bytes) -> Iterator[int]:
    """Yield the bytes of SHA-256 of *seed* and a counter, block after block."""
    block = 0
    while True:
        yield from sha256(seed + block.to_bytes(8, "big")).digest()
        block += 1


def _below(bound: int, stream: Iterator[int]) -> int:
    """Draw a number below *bound*, all equally likely: skip the bytes that would favour low numbers."""
    fair = BYTE - BYTE % bound
    return next(byte for byte in stream if byte < fair) % bound
