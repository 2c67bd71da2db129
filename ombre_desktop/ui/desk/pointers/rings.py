"""Rings round the cards and things that somebody points at."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEasingCurve, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from ombre_desktop.engine import Cards
from ombre_desktop.ui.desk.table_desk import TableDesk
from ombre_desktop.ui.paint.pointing import BROAD, FRAMED, paint_pointer
from ombre_desktop.ui.panels.context import TableContext
from ombre_desktop.ui.panels.panel import Panel
from ombre_desktop.ui.table.arrangement import card_key
from ombre_desktop.ui.table.placement import Placement

BEAT, BEATS = 1200, 2
"""The milliseconds of a beat of a ring, and how often a ring beats when it appears."""
_SPREAD = QEasingCurve(QEasingCurve.Type.OutSine)
_CORNER = 6.0
_MARGIN = 24.0


class Rings(Panel):
    """
    A golden ring round each card and thing that is pointed at; pointer and keys pass through it.

    A ring goes with its card, and is broader round the card with the focus, which has no other ring then. It
    beats twice when it appears, unless motion is reduced.
    """

    def __init__(self, desk: TableDesk, context: TableContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._player, self._view, self._zone = desk.player, desk.view, desk.view.hand_zone
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._pointed: Cards = ()
        self._things: tuple[Placement, ...] = ()
        self._cards: tuple[Placement, ...] = ()
        self._framed: Placement | None = None
        self._beats = QVariantAnimation(self)
        self._beats.setStartValue(0.0)
        self._beats.setEndValue(float(BEATS))
        self._beats.setDuration(BEAT * BEATS)
        self._beats.valueChanged.connect(lambda _: self.update())
        self._beats.finished.connect(self.update)
        self._zone.cards.handled.connect(self._go_with)
        self._zone.cards.framed.connect(self._surround)
        self.hide()

    @property
    def cards(self) -> tuple[Placement, ...]:
        """The places of the cards and things that have a ring, as they are seen now."""
        return self._cards

    @property
    def beat(self) -> float:
        """The part of the present beat that is over; 0 while the rings are still."""
        if self._beats.state() is not QVariantAnimation.State.Running:
            return 0.0
        return _SPREAD.valueForProgress(self._beats.currentTime() % BEAT / BEAT)

    def put(self, cards: Cards, things: Sequence[Placement] = ()) -> None:
        """Put a ring round each of *cards* and *things*, and remove all other rings."""
        pointed, before = (self._pointed, self._things) if self._cards else ((), ())
        is_new = cards != pointed or not all(_lies_among(thing, before) for thing in things)
        self._pointed, self._things = cards, tuple(things)
        self._zone.point_at(self, cards)
        self._surround()
        self.raise_()
        if is_new or not self._cards:
            self._beats.stop()
        if is_new and self._cards and self._player.tempo.moves:
            self._beats.start()

    def _go_with(self, key: str) -> None:
        """Lie round a card that is held elsewhere now, if it has a ring."""
        if any(card_key(card) == key for card in self._pointed):
            self._surround()

    def _surround(self) -> None:
        """Lie round the cards where they are seen now, and round the things."""
        view, framed = self._view, self._view.framed
        self._framed = view.seen(framed) if framed is not None and framed in self._pointed else None
        places = (place for place in map(view.seen, self._pointed) if place is not None)
        self._cards = (*places, *self._things)
        if not self._cards:
            self.hide()
            return
        around = QRectF()
        for card in self._cards:
            around = around.united(card.bounds)
        margin = _MARGIN * self.context.unit
        self.setGeometry(around.adjusted(-margin, -margin, margin, margin).toAlignedRect())
        self.update()
        self.show()

    def paint(self, painter: QPainter) -> None:
        """Paint the rings along the visible part of each card."""
        theme, unit, beat = self.context.theme, self.context.unit, self.beat
        for card in self._cards:
            painter.save()
            painter.setTransform(card.transform, combine=True)
            broad = FRAMED if card == self._framed else BROAD
            paint_pointer(painter, card.strip, theme, unit=unit, radius=_CORNER, beat=beat, broad=broad)
            painter.restore()


def _lies_among(thing: Placement, before: Sequence[Placement]) -> bool:
    """Tell whether *thing* is one of those *before*, perhaps moved a little."""
    return any(thing.bounds.intersects(one.bounds) for one in before)
