"""Rings round the cards that a bubble speaks of."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QWidget

from ombre_desktop.ui.panels.context import TableContext
from ombre_desktop.ui.panels.panel import Panel
from ombre_desktop.ui.table.placement import Placement

_DARK, _LIGHT = QColor("#10202b"), QColor("#7fd6ff")
_CORNER = 7.0


class Rings(Panel):
    """
    A dashed ring round each card, visible on any ground; pointer and keys pass through it.

    The dashes distinguish it from the focus ring.
    """

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
        margin = 12 * self.context.unit
        self.setGeometry(around.adjusted(-margin, -margin, margin, margin).toAlignedRect())
        self.update()
        self.show()
        self.raise_()

    def paint(self, painter: QPainter) -> None:
        """Paint the rings along the visible part of each card."""
        unit = self.context.unit
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for card in self._cards:
            painter.save()
            painter.setTransform(card.transform, combine=True)
            edge = card.strip.adjusted(-2 * unit, -2 * unit, 2 * unit, 2 * unit)
            painter.setPen(QPen(_DARK, 7 * unit))
            painter.drawRoundedRect(edge, _CORNER * unit, _CORNER * unit)
            dashes = QPen(_LIGHT, 4 * unit)
            dashes.setDashPattern([2.2, 1.1])
            dashes.setCapStyle(Qt.PenCapStyle.FlatCap)
            painter.setPen(dashes)
            painter.drawRoundedRect(edge, _CORNER * unit, _CORNER * unit)
            painter.restore()
