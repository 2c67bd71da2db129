"""
Price lists: each price of a game is a row of data, and a table may agree on another amount (20.5).

A game states its rows once. Records, codes and dialogs take the names, the usual amounts and the
bounds from them.
"""

from __future__ import annotations

from typing import ClassVar, Final, Self

from ombre_desktop.engine.errors import NotationError
from ombre_desktop.engine.numbers import number
from ombre_desktop.value import Value

MOST: Final = 999
"""The highest price on which a table may agree, in chips or points."""


class PriceRow(Value):
    """A price as records name it: its *usual* amount, and the highest that a table may agree on."""

    name: str
    usual: int
    most: int = MOST


def price_rows(*, most: int = MOST, **usual: int) -> tuple[PriceRow, ...]:
    """Return a row for each *usual* amount, given by name."""
    return tuple(PriceRow(name, amount, most) for name, amount in usual.items())


class OwnPrices(Value):
    """
    The prices on which a table has agreed otherwise, as a setting: ``tout:2,spil_won:3``, or ``usual``.

    The names are those of the game's price list, which checks them.
    """

    USUAL: ClassVar[str] = "usual"

    changed: tuple[tuple[str, int], ...] = ()

    @classmethod
    def parse(cls, text: str) -> Self:
        """Parse the setting *text*; no name may occur twice."""
        if text == cls.USUAL:
            return cls()
        found: dict[str, int] = {}
        for part in text.split(","):
            name, _, figures = part.partition(":")
            amount = number(figures)
            if not name or name in found or amount is None or amount < 0:
                raise NotationError(text, "list of prices")
            found[name] = amount
        return cls(tuple(found.items()))

    @classmethod
    def examples(cls) -> tuple[str, ...]:
        """Return the usual prices."""
        return (cls.USUAL,)

    def __str__(self) -> str:
        return ",".join(f"{name}:{amount}" for name, amount in self.changed) or self.USUAL
