"""The shuffle of `docs/fair-shuffle.md`: the same order of cards in every language and version."""

from __future__ import annotations

from collections.abc import Iterator

from ombre_desktop.engine.cards import Cards
from ombre_desktop.engine.digest import sha256

BYTE = 256


def written_shuffle(pack: Cards, seed: bytes) -> Cards:
    """Shuffle *pack*, which is in the order of records, by a *seed* of 32 bytes."""
    cards = list(pack)
    stream = _bytes_of(seed)
    for last in range(len(cards) - 1, 0, -1):
        chosen = _below(last + 1, stream)
        cards[last], cards[chosen] = cards[chosen], cards[last]
    return tuple(cards)


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
