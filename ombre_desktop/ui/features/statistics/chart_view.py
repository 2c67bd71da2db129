"""The widget for a painted chart, which shows a line of words while there is nothing to paint."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, QSizeF
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from ombre_desktop.ui.dialogs.style import Appearance
from ombre_desktop.ui.paint.boards import paint_sheet
from ombre_desktop.ui.paint.canvas import Canvas
from ombre_desktop.ui.paint.fitting import evened
from ombre_desktop.ui.paint.lettering import Lettering
from ombre_desktop.ui.texts import statistics as words

_RADIUS, _INSET, _LIFT, _FALL = 8.0, 5.0, 0.4, 5.0
"""The radius of the sheet, the room for its border, its height and the room for its shadow, in units."""
_ASIDE = 0.18
"""The share of the width that stays blank at each side of words."""


class ChartView(QWidget):
    """A painted chart; its name and description tell a screen reader what it shows."""

    def __init__(self, look: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._words = words.reading()
        self._painted: QPixmap | None = None
        self.setMinimumSize(160, 90)

    @property
    def is_painted(self) -> bool:
        """True if there is a chart; otherwise words stand in its place."""
        return not self._words

    @property
    def file_name(self) -> str:
        """The name on offer for a file of the chart."""
        raise NotImplementedError

    def sizeHint(self) -> QSize:
        """Return a size that fits a small window with large text; there is usually more room."""
        return QSize(self._look.pixels(720), self._look.pixels(230))

    def restyle(self, look: Appearance) -> None:
        """Adopt another look."""
        self._look = look
        self._paint_again()

    def say(self, sentence: str) -> None:
        """Show *sentence* in place of a chart."""
        self._words = sentence
        self.setAccessibleDescription(sentence)
        self._paint_again()

    def show_chart(self, name: str, account: str) -> None:
        """Show the chart, which has this *name* and *account* for screen readers."""
        self._words = ""
        self.setAccessibleName(name)
        self.setAccessibleDescription(account)
        self._paint_again()

    def _paint_again(self) -> None:
        self._painted = None
        self.update()

    def paint_chart(self, painter: QPainter, rect: QRectF) -> None:
        """Paint the chart into *rect*; each kind of chart does this in its own way."""
        raise NotImplementedError

    def paint_blank(self, _painter: QPainter, rect: QRectF) -> QRectF:
        """Paint what stands beside words in *rect*, and return the room that is left for them."""
        return rect

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint the chart on paper, or the words, into the whole of *rect*, as in a file."""
        painter.fillRect(rect, self._look.theme.chrome.paper_top)
        self._paint_inside(painter, rect)

    def _paint_inside(self, painter: QPainter, rect: QRectF) -> None:
        if self.is_painted:
            self.paint_chart(painter, rect)
            return
        rect = self.paint_blank(painter, rect)
        words = Lettering(self._words, self._look.serif(18))
        broad = (1 - 2 * _ASIDE) * rect.width()
        evened(words, broad).draw(painter, rect, self._look.theme.chrome.ink)

    def paintEvent(self, _: QPaintEvent) -> None:
        """Copy the picture, which is painted only after a change: the page scrolls under the pointer."""
        ratio = self.devicePixelRatioF()
        if self._painted is None or self._painted.size() != (QSizeF(self.size()) * ratio).toSize():
            canvas = Canvas(QSizeF(self.size()), ratio)
            with canvas as fresh:
                self._paint_sheet(fresh)
            self._painted = canvas.pixmap
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._painted)
        painter.end()

    def _paint_sheet(self, painter: QPainter) -> None:
        """Paint a sheet of parchment, and the chart or the words on it."""
        unit = self._look.text
        sheet = QRectF(self.rect()).adjusted(1, 1, -1, -_FALL * unit)
        paint_sheet(painter, sheet, self._look.theme, unit=unit, radius=_RADIUS, lift=_LIFT)
        inset = _INSET * unit
        self._paint_inside(painter, sheet.adjusted(inset, inset, -inset, -inset))
