"""The frontispiece: the title of the game over three cards, on an arched card of paper."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen

from ombre_desktop.ui.paint.boards import lozenge
from ombre_desktop.ui.paint.lettering import Lettering
from ombre_desktop.ui.paint.texture import draw_shadow
from ombre_desktop.ui.paint.theme import Theme
from ombre_desktop.value import Value

_EDGE, _RULE = QColor(92, 70, 40, 210), QColor(150, 112, 60, 190)


class Frontispiece(Value):
    """
    The paper of a title card: its *body* with the cards, and the *arch* over it with the title.
    """

    body: QRectF
    arch: float
    unit: float

    @property
    def outline(self) -> QPainterPath:
        """The edge of the paper."""
        return self._edge(0.0)

    @property
    def title(self) -> QRectF:
        """The place of the title, under the top of the arch."""
        width = 0.6 * self.body.width()
        top = QPointF(self.body.center().x() - width / 2, self.body.top() - self.arch + 12 * self.unit)
        return QRectF(top, QSizeF(width, self.arch - 8 * self.unit))

    def _edge(self, inset: float) -> QPainterPath:
        """Return a line parallel to the edge, *inset* pixels inside it."""
        box = self.body.adjusted(inset, inset, -inset, -inset)
        top, middle = self.body.top() - self.arch + inset, box.center().x()
        wave = 0.2 * box.width()
        path = QPainterPath(box.bottomLeft())
        path.lineTo(box.topLeft())
        path.cubicTo(box.topLeft() + QPointF(wave, 0), QPointF(middle - wave, top), QPointF(middle, top))
        path.cubicTo(QPointF(middle + wave, top), box.topRight() - QPointF(wave, 0), box.topRight())
        path.lineTo(box.bottomRight())
        path.closeSubpath()
        return path

    def paint(self, painter: QPainter, theme: Theme, title: Lettering, *, drop: QPointF) -> None:
        """Paint the paper with its shadow a *drop* away, its rules, and the *title*."""
        unit, chrome = self.unit, theme.chrome
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not theme.plain:
            shadow = self.outline.translated(drop)
            draw_shadow(painter, shadow, 6 * unit, colour=QColor(0, 0, 0, 150))
        paper = QLinearGradient(self.body.topLeft(), self.body.bottomLeft())
        paper.setColorAt(0, chrome.paper_top)
        paper.setColorAt(1, chrome.paper_bottom)
        painter.setPen(QPen(_EDGE, max(0.9, unit)))
        painter.setBrush(paper)
        painter.drawPath(self.outline)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for inset, width in ((4.2, 1.6), (7.4, 0.7)):
            painter.setPen(QPen(_RULE, max(0.7, width * unit)))
            painter.drawPath(self._edge(inset * unit))
        self._paint_title(painter, theme, title)
        painter.restore()

    def _paint_title(self, painter: QPainter, theme: Theme, title: Lettering) -> None:
        title.draw(painter, self.title, theme.chrome.lose)
        foot = QPointF(self.body.center().x(), self.title.bottom() - 3 * self.unit)
        painter.setPen(QPen(_RULE, 0.9 * self.unit))
        for side in (-1, 1):
            start = foot + QPointF(side * 8, 0) * self.unit
            painter.drawLine(start, start + QPointF(side * 54, 0) * self.unit)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.chrome.lose)
        painter.drawPath(lozenge(foot, 4 * self.unit))
