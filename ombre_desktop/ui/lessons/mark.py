"""A mark: words of a lesson, and the facts that tell when they are said."""

from __future__ import annotations

import re
from string import Formatter

from ombre_desktop.engine import Card, Cards
from ombre_desktop.ui.lessons.facts import Fact
from ombre_desktop.ui.lessons.moment import Moment
from ombre_desktop.value import Value

TERM = re.compile(r"\*([^*]+)\*")
"""A term of the game between asterisks, at its first use."""
NUMBERS = (
    *("tricks", "others", "ombre-tricks", "partner-tricks", "side-tricks", "enemy-tricks"),
    *("trumps", "trumps-out", "pool", "stones", "gained", "paid"),
)
NAMES = ("left", "right", "ombre", "partner", "ally")
"""The fields of a text that name players."""
_CARD = re.compile(r"[SCHD][AKQJT2-9]")


class Mark(Value):
    """
    A mark: its *name*, the *facts* that must be true, and the *words* to say.

    A mark *aside* lies off the taught line. A mark with *again* is said at every moment at which its facts
    are true. A mark *teaches* concepts of the game. It *keeps* the cards that should not be played now: they
    get no ring. *line* is the number of its line in the text.
    """

    name: str
    facts: tuple[Fact, ...]
    words: str
    line: int = 0
    aside: bool = False
    again: bool = False
    teaches: tuple[str, ...] = ()
    keeps: Cards = ()

    def holds(self, moment: Moment) -> bool:
        """Tell whether all facts of the mark are true of *moment*."""
        return all(fact.holds(moment) for fact in self.facts)

    @property
    def is_reply(self) -> bool:
        """True if the mark answers a choice of the learner."""
        return any(fact.name == "chose" for fact in self.facts)

    @property
    def fields(self) -> tuple[str, ...]:
        """The names of the fields in the mark's words."""
        return tuple(name for _, name, _, _ in Formatter().parse(self.words) if name is not None)

    @property
    def cards(self) -> Cards:
        """The cards named in the mark's words."""
        return tuple(Card.parse(name) for name in dict.fromkeys(self.fields) if _CARD.fullmatch(name))

    @property
    def ringed(self) -> Cards:
        """The cards named that should be played or thrown now."""
        return tuple(card for card in self.cards if card not in self.keeps)

    @property
    def terms(self) -> tuple[str, ...]:
        """The terms that the mark's words introduce."""
        return tuple(TERM.findall(self.words))


def is_field(name: str) -> bool:
    """Tell whether words may have a field of this *name*."""
    return name in NUMBERS or name in NAMES or name in "SCHD" or _CARD.fullmatch(name) is not None
