"""A strip of deals, painted as gains and losses, on which one deal is chosen."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from ombre_desktop.ui.dialogs.style import Appearance
from ombre_desktop.ui.model.timeline import DealCell
from ombre_desktop.ui.paint.boards import rounded
from ombre_desktop.ui.table.unwheeled import Slider

_HEIGHT, _RADIUS = 84, 8
"""The height of the strip and the radius of its corners, in nominal pixels."""
_LEAST_BAR = 0.06
"""The smallest height of a bar, as a share of the half strip, so that a deal without gain is seen."""


class DealStrip(Slider):
    """
    A slider over the deals of a sitting: arrow keys go from deal to deal, and a click chooses one.

    A gain rises above the middle line and a loss falls below it. The deal in hand is hollow.
    """

    def __init__(self, look: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._look = look
        self._cells: tuple[DealCell, ...] = ()
        self._here = -1
        self.setPageStep(10)

    def show_deals(self, cells: Sequence[DealCell], here: int) -> None:
        """Show *cells*; the table shows the deal at the index *here*."""
        self._cells, self._here = tuple(cells), here
        self.setRange(0, max(0, len(self._cells) - 1))
        self.update()

    def restyle(self, look: Appearance) -> None:
        """Adopt another look."""
        self._look = look
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return a size that shows gains and losses well."""
        return QSize(self._look.pixels(480), max(self._look.least, min(120, self._look.pixels(_HEIGHT))))

    def minimumSizeHint(self) -> QSize:
        """Return the smallest size on which a deal can be pressed."""
        return QSize(160, max(48, self._look.least))

    def cell(self, at: int) -> QRectF:
        """Return the column of the deal at an index."""
        width = self.width() / max(1, len(self._cells))
        return QRectF(at * width, 0, width, self.height())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose the deal under the pointer."""
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        self._choose(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Choose the deals over which the pointer is drawn."""
        self._choose(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Keep the deal that was chosen."""
        event.accept()

    def paintEvent(self, _: QPaintEvent) -> None:
        """Paint the deals, the one chosen and the one on the table."""
        painter = QPainter(self)
        chrome = self._look.theme.chrome
        paper = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillPath(rounded(paper, _RADIUS * self._look.text), chrome.paper_top)
        painter.setClipPath(rounded(paper, _RADIUS * self._look.text))
        middle = self.height() / 2
        painter.setPen(QPen(chrome.faint_ink, 1))
        painter.drawLine(0, round(middle), self.width(), round(middle))
        most = max((abs(cell.amount or 0) for cell in self._cells), default=0) or 1
        for at, cell in enumerate(self._cells):
            self._paint_cell(painter, at, cell, most)
        painter.end()

    def _paint_cell(self, painter: QPainter, at: int, cell: DealCell, most: int) -> None:
        chrome, column, middle = self._look.theme.chrome, self.cell(at), self.height() / 2
        if at == self.value():
            chosen = QColor(chrome.gold)
            chosen.setAlpha(90)
            painter.fillRect(column, chosen)
        gap = min(3.0, column.width() / 6)
        share = max(_LEAST_BAR, abs(cell.amount or 0) / most) * (middle - 6)
        top = middle - share if (cell.amount or 0) >= 0 else middle
        bar = QRectF(column.left() + gap, top, max(1.0, column.width() - 2 * gap), share)
        if cell.amount is None:
            painter.setPen(QPen(chrome.ink, 1.5))
            painter.drawRect(bar.adjusted(0, -6, 0, 6))
        else:
            painter.fillRect(bar, chrome.win if cell.amount >= 0 else chrome.lose)
        if at == self._here:
            painter.setPen(QPen(chrome.ink, 2))
            foot = column.adjusted(1, 0, -1, -2)
            painter.drawLine(foot.bottomLeft(), foot.bottomRight())

    def _choose(self, event: QMouseEvent) -> None:
        if self._cells and event.buttons() & Qt.MouseButton.LeftButton:
            self.setValue(int(event.position().x() * len(self._cells) / max(1, self.width())))
