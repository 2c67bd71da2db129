"""Rings round the cards and things that somebody points at."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEasingCurve, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from ombre_desktop.ui.paint.pointing import paint_pointer
from ombre_desktop.ui.panels.context import TableContext
from ombre_desktop.ui.panels.panel import Panel
from ombre_desktop.ui.table.placement import Placement

BEAT, BEATS = 1200, 2
"""The milliseconds of a beat of a ring, and how often a ring beats when it appears."""
_SPREAD = QEasingCurve(QEasingCurve.Type.OutSine)
_CORNER = 6.0
_MARGIN = 24.0


class Rings(Panel):
    """
    A golden ring round each thing that is pointed at; pointer and keys pass through it.

    A ring beats twice when it appears, unless motion is reduced.
    """

    def __init__(self, context: TableContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._cards: tuple[Placement, ...] = ()
        self._beats = QVariantAnimation(self)
        self._beats.setStartValue(0.0)
        self._beats.setEndValue(float(BEATS))
        self._beats.setDuration(BEAT * BEATS)
        self._beats.valueChanged.connect(lambda _: self.update())
        self._beats.finished.connect(self.update)
        self.hide()

    @property
    def cards(self) -> tuple[Placement, ...]:
        """The places of the cards that have a ring."""
        return self._cards

    @property
    def beat(self) -> float:
        """The part of the present beat that is over; 0 while the rings are still."""
        if self._beats.state() is not QVariantAnimation.State.Running:
            return 0.0
        return _SPREAD.valueForProgress(self._beats.currentTime() % BEAT / BEAT)

    def put(self, cards: Sequence[Placement], *, still: bool = False) -> None:
        """Put a ring round each of *cards*, and remove all other rings; *still* if nothing may move."""
        if not still and len(cards) > len(self._cards):
            self._beats.start()
        self._cards = tuple(cards)
        if not cards:
            self._beats.stop()
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
        theme, unit, beat = self.context.theme, self.context.unit, self.beat
        for card in self._cards:
            painter.save()
            painter.setTransform(card.transform, combine=True)
            paint_pointer(painter, card.strip, theme, unit=unit, radius=_CORNER, beat=beat)
            painter.restore()
