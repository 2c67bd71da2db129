"""The check of the proof in a record, and its result in words."""

from __future__ import annotations

from ombre_desktop.engine.notation import parse_record
from ombre_desktop.engine.notation.proofs import TAGS, verified
from ombre_desktop.ui.model.message import Trouble
from ombre_desktop.ui.texts.fairness import not_yet_told, proof_told

__all__ = ["not_yet_told", "proof_in"]


def proof_in(text: str) -> Trouble:
    """Check the proof in the record *text*, which the program itself wrote or has read before."""
    record = parse_record(text)
    tags = {name: value for name, value in record.tags if name in TAGS}
    return proof_told(verified(record), tags)
