"""Scrolling for a text too long for its board: by wheel, by keys or by dragging."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QObject, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QShortcut, QWheelEvent
from PySide6.QtWidgets import QWidget

from ombre_desktop.ui.paint.texture import faded
from ombre_desktop.ui.texts.key_table import Key

_NOTCH = 120
"""The angle that Qt reports for a step of the wheel."""
_LEAST_THUMB = 24.0


class Roll(QObject):
    """
    The scrolled position of a text on *board*.

    `moved` is emitted when another part of the text is to be shown. The keys work while *board* or one of its
    children has the focus.
    """

    moved = Signal()

    def __init__(self, board: QWidget) -> None:
        super().__init__(board)
        self._extent = self._room = self._line = 0.0
        self._stops: tuple[float, ...] = ()
        self.offset = 0.0
        self._held: float | None = None
        self._keys = [self._key(board, key, lines) for key, lines in _KEYS.items()]
        self.fit(0.0, 0.0, 0.0)

    @property
    def is_needed(self) -> bool:
        """True if the text is longer than its room."""
        return self._extent > self._room + 0.5

    def fit(self, extent: float, room: float, line: float, stops: Sequence[float] = ()) -> None:
        """
        Show a text *extent* pixels high in *room* pixels; an arrow key moves it by one *line*.

        The keys and the steps of a wheel then lead to one of the *stops*, or to the end.
        """
        self._extent, self._room, self._line, self._stops = extent, room, line, tuple(stops)
        self.offset = min(self.offset, max(0.0, extent - room))
        for key in self._keys:
            key.setEnabled(self.is_needed)

    def move(self, by: float) -> None:
        """Move the text up by this many pixels, but not past its ends."""
        wanted = min(max(0.0, self.offset + by), max(0.0, self._extent - self._room))
        if wanted != self.offset:
            self.offset = wanted
            self.moved.emit()

    def turn(self, event: QWheelEvent) -> None:
        """Move by the wheel, or by the fingers on a touch pad."""
        if pixels := event.pixelDelta().y():
            self.move(-pixels)
        else:
            self.move(self._to_stop(-event.angleDelta().y() / _NOTCH * 2 * self._line))
        event.accept()

    def take(self, event: QMouseEvent) -> None:
        """Take hold of the text where mouse or finger presses it."""
        self._held = event.position().y() if self.is_needed else None
        event.setAccepted(self.is_needed)

    def drag(self, event: QMouseEvent) -> None:
        """Move the text along with the pointer that holds it."""
        if self._held is not None:
            self.move(self._held - event.position().y())
            self._held = event.position().y()

    def let_go(self) -> None:
        """Let go of the text, which stays where it is."""
        self._held = None

    def paint_bar(self, painter: QPainter, place: QRectF, ink: QColor) -> None:
        """Paint the bar that shows which part is seen, unless the whole text is."""
        if not self.is_needed:
            return
        radius = place.width() / 2
        height = max(_LEAST_THUMB, place.height() * self._room / self._extent)
        top = (place.height() - height) * self.offset / (self._extent - self._room)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faded(ink, 0.15))
        painter.drawRoundedRect(place, radius, radius)
        painter.setBrush(faded(ink, 0.7))
        painter.drawRoundedRect(
            QRectF(place.left(), place.top() + top, place.width(), height), radius, radius
        )

    def _key(self, board: QWidget, shown: Key, lines: float) -> QShortcut:
        key = QShortcut(shown.sequences[0], board)
        key.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        key.activated.connect(partial(self._step, lines))
        return key

    def _step(self, lines: float) -> None:
        self.move(self._to_stop(lines * self._line if abs(lines) == 1 else lines * self._room))

    def _to_stop(self, by: float) -> float:
        """Return a step of about *by* pixels that leads to a stop: the last one within reach, or the next."""
        end = max(0.0, self._extent - self._room)
        ahead = [abs(stop - self.offset) for stop in (*self._stops, end) if (stop - self.offset) * by > 0.0]
        if not self._stops or not ahead:
            return by
        step = max((far for far in ahead if far <= abs(by)), default=min(ahead))
        return math.copysign(step, by)


_KEYS = {Key.ROLL_UP: -1.0, Key.ROLL_DOWN: 1.0, Key.ROLL_PAGE_UP: -0.9, Key.ROLL_PAGE_DOWN: 0.9}
"""The keys, each with its step: a whole number of lines, or a share of the room."""
