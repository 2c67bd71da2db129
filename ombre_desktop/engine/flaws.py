"""Flaws: errors in a record, with their place."""

from __future__ import annotations

import unicodedata
from enum import Enum

from ombre_desktop.engine.errors import OmbreError
from ombre_desktop.engine.refusals import Refusal
from ombre_desktop.value import Value


class FlawKind(Enum):
    """A kind of error in a record; the screen has one sentence for each."""

    NO_RECORD = "no record here"
    NO_TEXT = "not text in UTF-8"
    TOO_LARGE = "too large for a file of records"
    CUT_OFF = "the text is cut off here"
    TOO_LONG = "too long for a record"
    TORN_TAG = "a tag that is not closed"
    OPEN_COMMENT = "a comment that is not closed"
    BAD_LINE = "not a line of a record"
    BAD_TAG = "not a value of this tag"
    MISSING_TAG = "a tag is missing"
    UNKNOWN = "no such game or setting"
    NOT_OFFERED = "a game that the table does not offer"
    BAD_CARD = "not a card"
    TWICE = "the card occurs twice"
    FOREIGN_CARD = "the card is not in the pack of this game"
    FACE_DOWN = "face down; a record names every card"
    WRONG_COUNT = "wrong number of cards for this pack"
    WRONG_HAND = "wrong number of cards for a hand"
    WRONG_SEATS = "wrong number of hands for this game"
    BAD_WORD = "not a word that fits here"
    WRONG_SEAT = "another seat has to act"
    ILLEGAL = "refused"
    IMPOSSIBLE = "cards were lost or added"
    WRONG_TRICK = "another trick is being played"
    WRONG_TURNED = "another card lies on top of the talon"
    DEAL_OVER = "the deal is over"
    DEAL_NOT_OVER = "the deal is not over"
    WRONG_RESULT = "the rules give another result"
    WRONG_PAYMENTS = "the rules give other payments"
    WRONG_SCORES = "the rules give other scores"
    BAD_STUDY = "not a note or variation of this deal"


class Flaw(Value):
    """
    One error in a record: its place (line and column from 1), its kind, and the rule broken.

    *found* is the offending text, *expected* what should stand there, if that is known.
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
        if unseen := unseen_in(self.found):
            what += f" ({', '.join(unseen)})"
        if self.refusal:
            what += f": {self.refusal}"
        elif self.rule:
            what += f" (rule {self.rule})"
        expected = f"; expected: {self.expected}" if self.expected else ""
        return f"line {self.line}, column {self.column}: {what}{expected}"


LONGEST_FOUND = 80
"""The number of characters of the offending text that a flaw quotes."""


def shortened(text: str) -> str:
    """Return *text*, cut if it is long."""
    return text if len(text) <= LONGEST_FOUND else text[: LONGEST_FOUND - 1] + "…"


def unseen_in(text: str) -> tuple[str, ...]:
    """Return the names of the characters in *text* that nobody sees, each once, like "no-break space"."""
    unseen = dict.fromkeys(letter for letter in text if not letter.isprintable())
    return tuple(unicodedata.name(letter, f"U+{ord(letter):04X}").lower() for letter in unseen)


class RecordError(OmbreError, ValueError):
    """A record that cannot be read completely; *flaws* say why, in order."""

    def __init__(self, flaws: tuple[Flaw, ...]) -> None:
        super().__init__("; ".join(str(flaw) for flaw in flaws))
        self.flaws = flaws
