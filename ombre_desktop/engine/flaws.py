"""What is wrong with a record, and where."""

from __future__ import annotations

from enum import Enum

from ombre_desktop.engine.errors import OmbreError
from ombre_desktop.engine.refusals import Refusal
from ombre_desktop.value import Value


class FlawKind(Enum):
    """What can be wrong with a record; the screen has one sentence for each."""

    NO_RECORD = "no record here"
    NO_TEXT = "not a text in UTF-8"
    TOO_LARGE = "larger than a file of records can be"
    CUT_OFF = "the text is cut off here"
    TOO_LONG = "longer than a record can be"
    TORN_TAG = "a tag that is not closed"
    OPEN_COMMENT = "a comment that is not closed"
    BAD_LINE = "not a line of a record"
    BAD_TAG = "not a value of this tag"
    MISSING_TAG = "a tag is missing"
    UNKNOWN = "no such game or setting"
    BAD_CARD = "not a card"
    TWICE = "the card is there twice"
    FOREIGN_CARD = "the card is not in the pack of this game"
    FACE_DOWN = "face down; a record names every card"
    WRONG_COUNT = "not so many cards as the pack has"
    WRONG_HAND = "not so many cards as are dealt to a seat"
    WRONG_SEATS = "not so many hands as the game has seats"
    BAD_WORD = "not a word that fits here"
    WRONG_SEAT = "another seat has to act"
    ILLEGAL = "refused"
    IMPOSSIBLE = "cards have come or gone"
    WRONG_TRICK = "another trick is being played"
    WRONG_TURNED = "another card lies on top of the talon"
    DEAL_OVER = "the deal is over"
    DEAL_NOT_OVER = "the deal is not over"
    WRONG_RESULT = "the rules give another result"
    WRONG_PAYMENTS = "the rules give other payments"
    WRONG_SCORES = "the rules give other scores"


class Flaw(Value):
    """
    One thing wrong with a record: where (line and column from 1), what, and by which rule.

    *found* is the offending text, *expected* what should stand there, where that is known.
    """

    line: int
    column: int
    kind: FlawKind
    found: str = ""
    expected: str = ""
    refusal: Refusal | None = None
    rule: str = ""

    def __str__(self) -> str:
        what = f"{self.found!r}: {self.kind.value}" if self.found else self.kind.value
        if self.refusal:
            what += f": {self.refusal}"
        elif self.rule:
            what += f" (rule {self.rule})"
        expected = f"; expected: {self.expected}" if self.expected else ""
        return f"line {self.line}, column {self.column}: {what}{expected}"


LONGEST_FOUND = 80
"""Characters of what was found that a flaw repeats."""


def shortened(text: str) -> str:
    """*text*, or its beginning if it is long."""
    return text if len(text) <= LONGEST_FOUND else text[: LONGEST_FOUND - 1] + "…"


class RecordError(OmbreError, ValueError):
    """A record that cannot be read whole; *flaws* say why, first one first."""

    def __init__(self, flaws: tuple[Flaw, ...]) -> None:
        super().__init__("; ".join(str(flaw) for flaw in flaws))
        self.flaws = flaws
