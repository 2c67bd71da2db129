"""Antes in other forms than in chapter 1: by the dealer, by each, or by both (A3)."""

from __future__ import annotations

from typing import ClassVar, Self

from ombre_desktop.engine.ante import Ante
from ombre_desktop.engine.chips import Chips
from ombre_desktop.engine.errors import NotationError
from ombre_desktop.engine.numbers import number
from ombre_desktop.engine.variants.parts.table_rules import AnteRule


class FreeAnte(AnteRule):
    """An ante in one of the usual forms of a game, or of any number of chips from each."""

    USUAL: ClassVar[tuple[str, ...]] = ("none",)

    extra: int = 0

    @classmethod
    def parse(cls, text: str) -> Self:
        """Parse ``none``, ``dealer_1``, ``each_3`` or ``dealer_10_each_1``."""
        kind, _, figures = text.partition("_")
        chips = number(figures)
        if kind == "each" and chips is not None and chips > 0:
            return cls(each=True, chips=chips)
        if text not in cls.USUAL:
            raise NotationError(text, "value of ante")
        if text == "none":
            return cls(chips=0)
        own, _, each = figures.partition("_each_")
        return cls(each=True, chips=int(each), extra=int(own)) if each else cls(chips=int(own))

    @classmethod
    def examples(cls) -> tuple[str, ...]:
        """Return the usual antes."""
        return cls.USUAL

    def __str__(self) -> str:
        if self.extra:
            return f"dealer_{self.extra}_each_{self.chips}"
        return super().__str__() if self.chips else "none"

    @property
    def ante(self) -> Ante:
        """The ante as the ruleset keeps it."""
        return Ante(Chips(self.chips), self.each, Chips(self.extra))
