"""Choices on parchments of one size, in the first of several ways in which there is room for all of them."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Hashable

from PySide6.QtCore import QRectF

from ombre_desktop.ui.panels.bid_ways import LARGE, MOST_ABREAST, USUAL, Way
from ombre_desktop.ui.panels.choice_rows import ChoicesPanel
from ombre_desktop.value import replace

_REMEMBERED = 256
_FITTED: dict[Hashable, int] = {}
"""
The place of the first way that fitted, by everything it depends on (see `ChoiceGrid.asked`).

Trying all ways takes three frames; the same bids are asked in every deal, and each is laid out twice.
"""


class ChoiceGrid(ChoicesPanel):
    """Parchments of one size, in rows that differ by one at most, with the question above them."""

    way = Way()
    """The way in which they are set at present."""

    @abstractmethod
    def dress(self, way: Way) -> None:
        """Give all parchments faces of one size, set in this *way*."""

    @abstractmethod
    def asked(self, way: Way) -> Hashable:
        """Return the texts, set in this *way*, on which it depends which way is the first that fits."""

    def lay_out(self) -> None:
        """Set the parchments in the first way in which nothing is covered, or else in the last."""
        ways = LARGE if self.context.layout.compact else USUAL
        if len(self.in_rows) > MOST_ABREAST:
            ways = tuple(way for way in ways if not way.abreast)
        stage = self.context.layout.stage.rect.getRect()
        key = self.context.look, stage, self.question.words, self.asked(ways[0])
        dressed: Way | None = None
        for at in range(_FITTED.get(key, 0), len(ways)):
            self.way = ways[at]
            if dressed is None or replace(dressed, covers=self.way.covers) != self.way:
                self.dress(self.way)
            dressed, self._stood = self.way, None
            if self.fits() or at == len(ways) - 1:
                if len(_FITTED) >= _REMEMBERED:
                    _FITTED.clear()
                _FITTED[key] = at
                break
        super().lay_out()

    def find_clear(self) -> tuple[QRectF, ...] | None:
        """Return the places of all parchments, with the question above them; None if something is covered."""
        obstacles = self.context.layout.obstacles
        fits = obstacles.is_over_backs if self.way.covers else obstacles.is_clear
        return self.question.stand_over(self._sizes, self.context, fits, abreast=self.way.abreast)
