"""The signs on small round buttons and badges, drawn with one pen in a box of 24 x 24."""

from collections.abc import Callable
from enum import Enum, auto

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen


class Glyph(Enum):
    """The function of a round button, or the deed behind a badge."""

    LAST_TRICK = auto()
    LOG = auto()
    SCORE = auto()
    TAKE_BACK = auto()
    HINT = auto()
    RULES = auto()
    SOUND = auto()
    SILENCE = auto()
    PREFERENCES = auto()
    CLOSE = auto()
    TALLY = auto()
    CALL = auto()
    THROW = auto()
    EYE = auto()


def paint_glyph(painter: QPainter, rect: QRectF, glyph: Glyph, *, colour: QColor) -> None:
    """Paint *glyph* into the middle of the button's *rect*."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.center())
    side = min(rect.width(), rect.height()) * 0.58 / 24
    painter.scale(side, side)
    pen = QPen(colour, 2.1)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    _DRAWN[glyph](painter)
    painter.restore()


def _lines(painter: QPainter, *strokes: tuple[float, float, float, float]) -> None:
    for x1, y1, x2, y2 in strokes:
        painter.drawLine(QPointF(x1, y1), QPointF(x2, y2))


def _last_trick(painter: QPainter) -> None:
    """Draw two crossed cards."""
    for turn, shift in ((-14, -4.6), (12, 4.0)):
        painter.save()
        painter.translate(shift, 0)
        painter.rotate(turn)
        painter.drawRoundedRect(QRectF(-4.6, -8, 9.2, 16), 1.6, 1.6)
        painter.restore()


def _log(painter: QPainter) -> None:
    """Draw lines of writing."""
    _lines(painter, (-8, -6, 8, -6), (-8, 0, 8, 0), (-8, 6, 2, 6))


def _score(painter: QPainter) -> None:
    """Draw a sheet with a column of figures."""
    painter.drawRoundedRect(QRectF(-8, -10, 16, 20), 2, 2)
    _lines(
        painter,
        (-4, -5, 0.4, -5),
        (-4, 0, 0.4, 0),
        (-4, 5, 0.4, 5),
        (4, -5, 4, -5),
        (4, 0, 4, 0),
        (4, 5, 4, 5),
    )


def _take_back(painter: QPainter) -> None:
    """Draw an arrow that turns back."""
    path = QPainterPath(QPointF(-7, -3))
    path.lineTo(QPointF(3, -3))
    path.arcTo(QRectF(-2.6, -3, 11.2, 11.2), 90, -180)
    path.lineTo(QPointF(-3, 8.2))
    painter.drawPath(path)
    _lines(painter, (-8, -3, -3, -8), (-8, -3, -3, 2))


def _hint(painter: QPainter) -> None:
    """Draw a light bulb: the glass, and the cap under it."""
    glass = QPainterPath(QPointF(-3.2, 4.6))
    glass.cubicTo(-3.2, 2.2, -6.6, 0.6, -6.6, -3.4)
    glass.cubicTo(-6.6, -7.2, -3.6, -10, 0, -10)
    glass.cubicTo(3.6, -10, 6.6, -7.2, 6.6, -3.4)
    glass.cubicTo(6.6, 0.6, 3.2, 2.2, 3.2, 4.6)
    glass.closeSubpath()
    painter.drawPath(glass)
    _lines(painter, (-2.6, 7.4, 2.6, 7.4), (-1.2, 10, 1.2, 10))


def _rules(painter: QPainter) -> None:
    """Draw an open book."""
    for side in (-1, 1):
        leaf = QPainterPath(QPointF(0, -6))
        leaf.quadTo(QPointF(side * 4, -9), QPointF(side * 10, -7.6))
        leaf.lineTo(QPointF(side * 10, 6.4))
        leaf.quadTo(QPointF(side * 4, 5), QPointF(0, 8))
        painter.drawPath(leaf)
    _lines(painter, (0, -6, 0, 8))


def _bell(painter: QPainter) -> None:
    """Draw a bell with its clapper."""
    bell = QPainterPath(QPointF(-8, 5))
    bell.cubicTo(QPointF(-4.6, 2), QPointF(-6.6, -8), QPointF(0, -8.4))
    bell.cubicTo(QPointF(6.6, -8), QPointF(4.6, 2), QPointF(8, 5))
    bell.closeSubpath()
    painter.drawPath(bell)
    painter.drawArc(QRectF(-2.6, 4.4, 5.2, 5.2), 190 * 16, 160 * 16)


def _sound(painter: QPainter) -> None:
    """Draw a bell that rings."""
    _bell(painter)
    painter.drawArc(QRectF(-11.4, -10.4, 8, 9), 110 * 16, 80 * 16)
    painter.drawArc(QRectF(3.4, -10.4, 8, 9), -10 * 16, 80 * 16)


def _silence(painter: QPainter) -> None:
    """Draw a bell that is struck through."""
    _bell(painter)
    _lines(painter, (-10, 9.4, 10, -9.4))


def _preferences(painter: QPainter) -> None:
    """Draw three sliders, each at a different position."""
    for y, x in ((-6.5, 4.0), (0.0, -4.0), (6.5, 2.0)):
        _lines(painter, (-9, y, x - 2.9, y), (x + 2.9, y, 9, y))
        painter.drawEllipse(QPointF(x, y), 2.3, 2.3)


def _close(painter: QPainter) -> None:
    """Draw a cross."""
    _lines(painter, (-6, -6, 6, 6), (-6, 6, 6, -6))


def _tally(painter: QPainter) -> None:
    """Draw four strokes, and the fifth across them."""
    _lines(painter, *((x, -7, x, 7) for x in (-7.5, -2.5, 2.5, 7.5)), (-11, 6, 11, -6))


def _call(painter: QPainter) -> None:
    """Draw a balloon, as for speech."""
    balloon = QPainterPath()
    balloon.addRoundedRect(QRectF(-10, -9, 20, 13), 4, 4)
    tail = QPainterPath(QPointF(-5, 3))
    tail.lineTo(QPointF(-6, 10))
    tail.lineTo(QPointF(1.4, 3))
    balloon = balloon.united(tail)
    painter.drawPath(balloon)


def _throw(painter: QPainter) -> None:
    """Draw a card, and an arrow that leads down from it."""
    painter.save()
    painter.rotate(-12)
    painter.drawRoundedRect(QRectF(-5, -11, 10, 12.4), 1.6, 1.6)
    painter.restore()
    _lines(painter, (0.6, 4, 0.6, 11), (-3, 7.6, 0.6, 11), (4.2, 7.6, 0.6, 11))


def _eye(painter: QPainter) -> None:
    """Draw an open eye."""
    lids = QPainterPath(QPointF(-11, 0))
    lids.quadTo(QPointF(0, -12.6), QPointF(11, 0))
    lids.quadTo(QPointF(0, 12.6), QPointF(-11, 0))
    painter.drawPath(lids)
    painter.drawEllipse(QPointF(0, 0), 3, 3)


_DRAWN: dict[Glyph, Callable[[QPainter], None]] = {
    Glyph.LAST_TRICK: _last_trick,
    Glyph.LOG: _log,
    Glyph.SCORE: _score,
    Glyph.TAKE_BACK: _take_back,
    Glyph.HINT: _hint,
    Glyph.RULES: _rules,
    Glyph.SOUND: _sound,
    Glyph.SILENCE: _silence,
    Glyph.PREFERENCES: _preferences,
    Glyph.CLOSE: _close,
    Glyph.TALLY: _tally,
    Glyph.CALL: _call,
    Glyph.THROW: _throw,
    Glyph.EYE: _eye,
}
