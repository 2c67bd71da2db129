"""The seeds of the players' decisions; apart, so that who asks need not load who answers."""

from __future__ import annotations

try:
    # By its own name: hashlib brings OpenSSL along, four megabytes for eight bytes.
    from _blake2 import blake2b
except ImportError:
    from hashlib import blake2b


def seed_of(game: str, deal: int, seat: int, decision: int) -> int:
    """
    The seed of one decision: the same on every machine, in every run and after every undo.

    *game* names the sitting; *deal*, *seat* and *decision* are counted from 0, the
    decisions within the deal.
    """
    text = f"{game}\n{deal} {seat} {decision}"
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big")
