"""Proofs of fair shuffles in the tags of records."""

from __future__ import annotations

import re
from typing import Final

from ombre_desktop.engine.fairness import MOST_DEALS, Finding, Proof, judged
from ombre_desktop.engine.notation.record import GameRecord
from ombre_desktop.engine.numbers import number

SHUFFLE, COMMITMENT, NUMBER, CUT, LINK = TAGS = ("Shuffle", "Commitment", "Number", "Cut", "Link")
VERSION: Final = "fair 1"

_LINK = re.compile(r"[0-9a-f]{64}")
_NUMBER = re.compile(r"[1-9][0-9]{0,4}")
_TEXT = re.compile(r"[^\ud800-\udfff]*")
"""A text that UTF-8 can write."""


def proof_tags(proof: Proof) -> tuple[tuple[str, str], ...]:
    """Return the tags that carry *proof* in a record."""
    values = (VERSION, proof.commitment.hex(), str(proof.number), proof.cut, proof.link.hex())
    return tuple(zip(TAGS, values, strict=True))


def verified(record: GameRecord) -> Finding:
    """Check the proof that *record* carries."""
    told = [(name, value) for name, value in record.tags if name in TAGS]
    tags = dict(told)
    if COMMITMENT not in tags:
        return Finding.NO_COMMITMENT
    if len(told) != len(TAGS) or len(tags) != len(TAGS):
        return Finding.MALFORMED
    if tags[SHUFFLE] != VERSION:
        return Finding.UNKNOWN_SHUFFLE
    proof = _proof(tags)
    return Finding.MALFORMED if proof is None else judged(record.state, proof)


def _proof(tags: dict[str, str]) -> Proof | None:
    links = all(_LINK.fullmatch(tags[name]) for name in (COMMITMENT, LINK))
    count = number(tags[NUMBER]) if _NUMBER.fullmatch(tags[NUMBER]) else None
    if not links or count is None or count > MOST_DEALS or not _TEXT.fullmatch(tags[CUT]):
        return None
    return Proof(bytes.fromhex(tags[COMMITMENT]), count, tags[CUT], bytes.fromhex(tags[LINK]))
