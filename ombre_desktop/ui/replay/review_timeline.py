"""The timeline of a review: a lane for each seat, and on it a bar for every decision that cost something."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QHelpEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from ombre_desktop.players.judging.verdict import Grade
from ombre_desktop.ui.dialogs.style import Appearance
from ombre_desktop.value import Value

LANE = 22
"""The height of a lane, in nominal pixels."""
LEAST_SCALE = 4.0
"""The smallest cost, in chips, that a bar of full height stands for."""
REACH = 9
"""The distance, in nominal pixels, within which a bar is hit by the pointer."""
EDGE = 6
"""The margin at both ends, in nominal pixels."""


class Bar(Value):
    """A judged decision: the *moment* after it, its *lane*, what it cost, its grade, and words for it."""

    moment: int
    lane: int
    cost: float
    grade: Grade
    told: str


class Timeline(QWidget):
    """
    The decisions along the deal. Left and Right go from one costly decision to the next.

    Colour is never alone: a doubtful decision is an outline, a bad one a full bar, a blunder has a head.

    Signals:
        sought: the moment that the person wants to see.
    """

    sought = Signal(int)

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._bars: tuple[Bar, ...] = ()
        self._lanes = 1
        self._at, self._last = 0, 1
        self._names: tuple[str, ...] = ()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_appearance(self, appearance: Appearance) -> None:
        """Change the look to *appearance*."""
        self._appearance = appearance
        self.updateGeometry()
        self.update()

    def show_bars(self, bars: Sequence[Bar], names: Sequence[str], last: int) -> None:
        """Show *bars* in lanes that have *names*; *last* is the number of the last moment."""
        self._bars, self._names, self._lanes, self._last = tuple(bars), tuple(names), len(names), max(1, last)
        self.updateGeometry()
        self.update()

    def show_moment(self, at: int) -> None:
        """Mark the moment *at*."""
        self._at = at
        self.update()

    @property
    def bars(self) -> tuple[Bar, ...]:
        """The decisions shown."""
        return self._bars

    @property
    def costly(self) -> tuple[int, ...]:
        """The moments after costly decisions, in order."""
        return tuple(sorted({bar.moment for bar in self._bars if bar.grade.is_costly}))

    def place_of(self, bar: Bar) -> QRectF:
        """Return the place of *bar*."""
        lane = self.height() / self._lanes
        most = max([LEAST_SCALE, *(each.cost for each in self._bars)])
        shown = max(0.12, sqrt(min(1.0, bar.cost / most))) * (lane - 4) if bar.grade.is_costly else 2.0
        width = self._appearance.pixels(5)
        foot = (bar.lane + 1) * lane - 2
        return QRectF(self._x(bar.moment) - width / 2, foot - shown, width, shown)

    def sizeHint(self) -> QSize:
        """Return a height for all lanes."""
        return QSize(120, self._appearance.pixels(LANE) * self._lanes)

    def minimumSizeHint(self) -> QSize:
        """Return the same height."""
        return self.sizeHint()

    def event(self, event: QEvent) -> bool:
        """Explain the bar beneath the pointer, and keep the arrow keys from the replay while focused."""
        if event.type() is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and _step_of(event):
            event.accept()
            return True
        if isinstance(event, QHelpEvent):
            bar = self._near(QPointF(event.pos()))
            QToolTip.showText(event.globalPos(), bar.told if bar else "", self)
            return True
        return super().event(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Seek the moment after the decision that was hit."""
        bar = self._near(event.position())
        if bar is not None:
            self.sought.emit(bar.moment)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to the costly decision before or after the present moment."""
        step = _step_of(event)
        if not step:
            super().keyPressEvent(event)
        elif step > 0:
            self._seek([moment for moment in self.costly if moment > self._at][:1])
        else:
            self._seek([moment for moment in self.costly if moment < self._at][-1:])

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the lanes, the present moment and the bars."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        chrome = self._appearance.theme.chrome
        line = QColor(chrome.faint_ink)
        line.setAlpha(110)
        lane = self.height() / self._lanes
        painter.setPen(QPen(line, 1))
        for number in range(1, self._lanes + 1):
            foot = number * lane - 1.5
            painter.drawLine(QPointF(0, foot), QPointF(self.width(), foot))
        painter.setPen(QPen(chrome.text, 1.2, Qt.PenStyle.DashLine))
        painter.drawLine(QPointF(self._x(self._at), 0), QPointF(self._x(self._at), self.height()))
        for bar in self._bars:
            self._paint_bar(painter, bar)

    def _paint_bar(self, painter: QPainter, bar: Bar) -> None:
        ink = self._inks()[bar.grade]
        place = self.place_of(bar)
        painter.setPen(QPen(ink, 1.4))
        painter.setBrush(Qt.BrushStyle.NoBrush if bar.grade is Grade.DOUBTFUL else ink)
        painter.drawRect(place)
        if bar.grade is Grade.BLUNDER:
            radius = place.width() * 0.75
            painter.drawEllipse(QPointF(place.center().x(), place.top() + radius), radius, radius)

    def _inks(self) -> Mapping[Grade, QColor]:
        chrome = self._appearance.theme.chrome
        quiet = QColor(chrome.text)
        quiet.setAlpha(120)
        return {
            Grade.FINE: quiet,
            Grade.CANNOT_BE_TOLD: quiet,
            Grade.DOUBTFUL: chrome.gold,
            Grade.BAD: chrome.gold,
            Grade.BLUNDER: chrome.gold,
        }

    def _x(self, moment: int) -> float:
        edge = self._appearance.pixels(EDGE)
        return edge + (self.width() - 2 * edge) * moment / self._last

    def _near(self, where: QPointF) -> Bar | None:
        """Return the bar nearest to *where*, in its lane first; None if none is within reach."""
        lane = int(where.y() / self.height() * self._lanes)
        reach = self._appearance.pixels(REACH)
        close = [bar for bar in self._bars if abs(self._x(bar.moment) - where.x()) <= reach]
        return min(
            close, key=lambda bar: (bar.lane != lane, abs(self._x(bar.moment) - where.x())), default=None
        )

    def _seek(self, moments: Sequence[int]) -> None:
        for moment in moments:
            self.sought.emit(moment)


def _step_of(event: QKeyEvent) -> int:
    """Return 1 for Right, -1 for Left, and 0 for any other key."""
    if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
        return 0
    return {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()), 0)
