"""
The values of settings in the games with a pool (chapters 2 and 7 of the rule book).

A game turns these values into the rule objects that decide for its phases; no phase reads them.
"""

from __future__ import annotations

from enum import Enum
from typing import Self

from ombre_desktop.engine.ante import Ante
from ombre_desktop.engine.chips import Chips
from ombre_desktop.engine.errors import NotationError
from ombre_desktop.engine.numbers import number
from ombre_desktop.engine.phases.auction_order import AuctionOrder, Circular, Duel
from ombre_desktop.value import Value


class PassedOut(Enum):
    """The continuation when all pass (A4)."""

    REDEAL = "redeal"
    REDEAL_PLUS_COUNTER = "redeal_plus_counter"


class SpeakingOrder(Enum):
    """The order of speaking (A7)."""

    CIRCULAR = "circular"
    DUEL = "duel"

    @property
    def order(self) -> AuctionOrder:
        """The auction order object."""
        return Circular() if self is SpeakingOrder.CIRCULAR else Duel()


class VueltaCard(Enum):
    """The Ombre's duty to take the turned card (A9)."""

    MUST_TAKE = "must_take"
    MAY_TAKE = "may_take"


class OmbreMax(Enum):
    """The largest number of cards that the Ombre may draw (A11)."""

    NINE = "9"
    EIGHT = "8"


class Switch(Enum):
    """A rule that is on or off."""

    ON = "on"
    OFF = "off"


class ConferSwitch(Enum):
    """A rule that is off unless the table wants it."""

    OFF = "off"
    ON = "on"


class Gano(Enum):
    """Gano: not allowed, a request, or binding (3.6)."""

    OFF = "off"
    ADVISORY = "advisory"
    BINDING = "binding"


class VueltaSurrender(Enum):
    """The defenders' consent to the surrender of a turned-up game (A19)."""

    BOTH_ACCEPT = "both_accept"
    AUTOMATIC = "automatic"


class TakeOver(Enum):
    """The settlement of a hand taken over (A20)."""

    LITERAL = "literal"
    SPANISH = "spanish"


class PoolCap(Enum):
    """The limit on the part of the pool that a loser repeats, in chips (A22)."""

    NONE = "none"
    HUNDRED = "100"
    TWO_HUNDRED = "200"

    @property
    def chips(self) -> int | None:
        """The limit, or None."""
        return None if self is PoolCap.NONE else int(self.value)


class AnteRule(Value):
    """The ante as a setting: ``dealer_5`` or ``each_k`` (A3)."""

    each: bool = False
    chips: int = 5

    @classmethod
    def parse(cls, text: str) -> Self:
        """Parse the setting *text*."""
        kind, _, figures = text.partition("_")
        if kind == "dealer" and figures == "5":
            return cls()
        chips = number(figures)
        if kind == "each" and chips is not None and chips > 0:
            return cls(each=True, chips=chips)
        raise NotationError(text, "value of ante")

    @classmethod
    def examples(cls) -> tuple[str, ...]:
        """Return the usual antes."""
        return ("dealer_5", "each_5", "each_3", "each_2")

    def __str__(self) -> str:
        return f"{'each' if self.each else 'dealer'}_{self.chips}"

    @property
    def ante(self) -> Ante:
        """The ante as the ruleset keeps it."""
        return Ante(Chips(self.chips), self.each)
