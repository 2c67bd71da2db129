"""The timeline of a sitting, as its dialog shows it."""

from __future__ import annotations

from ombre_desktop.engine import Card
from ombre_desktop.storage.origin import Moment
from ombre_desktop.value import Value


class DealCell(Value):
    """
    A deal on the strip: its *number*, and its result in words.

    *amount* is what the person won in it, in chips or points; None while the deal is played.
    """

    number: int
    amount: int | None
    words: str


class DecisionLine(Value):
    """
    A decision of the person's: its *moment*, its *place* in the deal, and what they did, in *words*.

    *card* is the card played, if one was.
    """

    moment: Moment
    place: str
    words: str
    is_here: bool = False
    card: Card | None = None
