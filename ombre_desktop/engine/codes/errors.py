"""The faults of codes and of numbers of deals."""

from __future__ import annotations

from enum import Enum

from ombre_desktop.engine.errors import OmbreError


class CodeFault(Enum):
    """One kind of fault; the value is a sentence without its full stop."""

    EMPTY = "There is no code here"
    BAD_CHARACTER = "This character does not occur in codes"
    TOO_LONG = "No code is as long as this"
    MISTYPED = "A character of the code is wrong, missing or out of place"
    UNKNOWN_VERSION = "The code is of a version that this program does not know"
    UNKNOWN_GAME = "The code names a game or a house rule that this program does not know"
    NO_DEAL = "No deal has this code"
    BAD_NUMBER = "Deals are numbered from 1 to 4000000000"
    NOT_NUMBERED = "Codes cannot name this game or house rule"
    HIDDEN_CARDS = "A code needs every card of the deal face up"
    TOO_MUCH = "The pool or a score is too large for a code"


class CodeError(OmbreError, ValueError):
    """
    A text that is not a code, or a deal without one.

    *found* is the wrong part, if it is known, and *place* its place among the characters of the code, from
    1; 0 if that is unknown.
    """

    def __init__(self, fault: CodeFault, found: str = "", place: int = 0) -> None:
        where = f", character {place}" if place else ""
        super().__init__(f"{fault.value}: {found!r}{where}." if found else f"{fault.value}.")
        self.fault = fault
        self.found = found
        self.place = place
