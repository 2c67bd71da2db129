"""The widget for a painted chart, which shows a line of words while there is nothing to paint."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from ombre_desktop.ui.dialogs.style import Appearance
from ombre_desktop.ui.texts import statistics as words


class ChartView(QWidget):
    """A painted chart; its name and description tell a screen reader what it shows."""

    def __init__(self, look: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._words = words.reading()
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
        self.update()

    def say(self, sentence: str) -> None:
        """Show *sentence* in place of a chart."""
        self._words = sentence
        self.setAccessibleDescription(sentence)
        self.update()

    def show_chart(self, name: str, account: str) -> None:
        """Show the chart, which has this *name* and *account* for screen readers."""
        self._words = ""
        self.setAccessibleName(name)
        self.setAccessibleDescription(account)
        self.update()

    def paint_chart(self, painter: QPainter, rect: QRectF) -> None:
        """Paint the chart into *rect*; each kind of chart does this in its own way."""
        raise NotImplementedError

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint what is shown into *rect*, here or in a file."""
        if self.is_painted:
            self.paint_chart(painter, rect)
            return
        chrome = self._look.theme.chrome
        painter.fillRect(rect, chrome.paper_top)
        painter.setPen(chrome.ink)
        painter.setFont(self._look.serif(18))
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, self._words)

    def paintEvent(self, _: QPaintEvent) -> None:
        """Paint the chart or the words."""
        painter = QPainter(self)
        self.paint(painter, QRectF(self.rect()))
        painter.end()
