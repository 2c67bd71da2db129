"""The signs of the replay's buttons, as icons."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPen, QPixmap, QPolygonF

from ombre_desktop.ui.texts.replay import Step

SIDE = 24
_RATIO = 2
_SIGNS = {
    Step.START: "|<<",
    Step.LAST_PAGE: "<<",
    Step.BACK: "<",
    Step.FORWARD: ">",
    Step.NEXT_PAGE: ">>",
    Step.END: ">>|",
}


def step_icon(step: Step, colours: tuple[QColor, QColor], *, stops: bool = False) -> QIcon:
    """Return the sign of *step* in the colours of enabled and disabled buttons."""
    return drawn_icon(lambda painter, colour: _paint(painter, step, colour, stops=stops), colours)


def drawn_icon(paint: Callable[[QPainter, QColor], None], colours: tuple[QColor, QColor]) -> QIcon:
    """Return what *paint* draws around the origin, in the colours of enabled and disabled buttons."""
    icon = QIcon()
    for colour, mode in zip(colours, (QIcon.Mode.Normal, QIcon.Mode.Disabled), strict=True):
        pixmap = QPixmap(QSize(SIDE, SIDE) * _RATIO)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(_RATIO, _RATIO)
        painter.translate(SIDE / 2, SIDE / 2)
        pen = QPen(colour, 2.4)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        paint(painter, colour)
        painter.end()
        pixmap.setDevicePixelRatio(_RATIO)
        icon.addPixmap(pixmap, mode)
    return icon


def _paint(painter: QPainter, step: Step, colour: QColor, *, stops: bool) -> None:
    if step is Step.RUN and not stops:
        painter.setBrush(colour)
        painter.drawPolygon(QPolygonF([QPointF(-5, -7), QPointF(7, 0), QPointF(-5, 7)]))
        return
    sign = "||" if step is Step.RUN else _SIGNS[step]
    x = -3.5 * (len(sign) - 1)
    for mark in sign:
        _stroke(painter, mark, x)
        x += 7.0


def _stroke(painter: QPainter, mark: str, x: float) -> None:
    """Draw a bar, or a chevron in the direction of the step."""
    if mark == "|":
        painter.drawLine(QPointF(x, -6), QPointF(x, 6))
        return
    tip = 2.6 if mark == ">" else -2.6
    painter.drawPolyline(QPolygonF([QPointF(x - tip, -6), QPointF(x + tip, 0), QPointF(x - tip, 6)]))
