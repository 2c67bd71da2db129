"""Rings round the cards and things that somebody points at."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from ombre_desktop.ui.paint.pointing import paint_pointer
from ombre_desktop.ui.panels.context import TableContext
from ombre_desktop.ui.panels.panel import Panel
from ombre_desktop.ui.table.placement import Placement

_CORNER = 6.0
_MARGIN = 24.0


class Rings(Panel):
    """A golden ring round each thing that is pointed at; pointer and keys pass through it."""

    def __init__(self, context: TableContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._cards: tuple[Placement, ...] = ()
        self.hide()

    @property
    def cards(self) -> tuple[Placement, ...]:
        """The places of the cards that have a ring."""
        return self._cards

    def put(self, cards: Sequence[Placement]) -> None:
        """Put a ring round each of *cards*, and remove all other rings."""
        self._cards = tuple(cards)
        if not cards:
            self.hide()
            return
        around = QRectF()
        for card in cards:
            around = around.united(card.bounds)
        margin = _MARGIN * self.context.unit
        self.setGeometry(around.adjusted(-margin, -margin, margin, margin).toAlignedRect())
        self.update()
        self.show()
        self.raise_()

    def paint(self, painter: QPainter) -> None:
        """Paint the rings along the visible part of each card."""
        for card in self._cards:
            painter.save()
            painter.setTransform(card.transform, combine=True)
            paint_pointer(painter, card.strip, self.context.theme, unit=self.context.unit, radius=_CORNER)
            painter.restore()
