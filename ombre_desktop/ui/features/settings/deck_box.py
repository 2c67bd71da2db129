"""The box of the cards: it lies open beside the title, with the best card looking out of it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPixmap

from ombre_desktop.ui.paint.boards import rounded
from ombre_desktop.ui.paint.lettering import Lettering
from ombre_desktop.ui.paint.texture import draw_shadow
from ombre_desktop.ui.paint.theme import Theme
from ombre_desktop.ui.table.placement import Placement, card_size
from ombre_desktop.value import Value

HEIGHT = 138.0
"""The height of the box, in units."""
_BROAD = 1.08
"""The width of the box, in widths of a card as high."""
_LEAN = 9.0
"""The angle of the box, in degrees."""
_OUT = 0.2
"""The share of the card that looks out of the box."""
_NOTCH = 0.17
"""The radius of the thumb's notch, as a share of the box's width."""
_FRAME, _EDGE = 6.0, 1.0
_MOUTH = QColor("#241309")


class DeckBox(Value):
    """The contents of the box: the *back* of its cards, and the *card* that looks out of it."""

    back: QPixmap | None
    card: QPixmap | None
    title: Lettering


def box_at(centre: QPointF, unit: float) -> Placement:
    """Return the place of a box round *centre*, with the card that looks out of it."""
    size = QSizeF(card_size(HEIGHT).width() * _BROAD, HEIGHT * (1 + _OUT)) * unit
    return Placement(centre, _LEAN, size, QRectF(QPointF(), size))


def paint_deck_box(
    painter: QPainter, place: Placement, theme: Theme, *, unit: float, drop: QPointF, shown: DeckBox
) -> None:
    """Paint the box in its *place*, its shadow a *drop* away."""
    painter.save()
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    painter.translate(place.centre)
    size = place.size
    height = size.height() / (1 + _OUT)
    front = QRectF(-size.width() / 2, size.height() / 2 - height, size.width(), height)
    if not theme.plain:
        shadow = QPainterPath()
        shadow.addPolygon(place.polygon)
        draw_shadow(painter, shadow.translated(drop - place.centre), 7 * unit, colour=QColor(0, 0, 0, 150))
    painter.rotate(place.rotation)
    _paint_inside(painter, front, unit, shown.card)
    _paint_front(painter, front, theme, unit=unit, shown=shown)
    painter.restore()


def _paint_inside(painter: QPainter, front: QRectF, unit: float, card: QPixmap | None) -> None:
    """Paint the dark mouth of the box, and the card in it."""
    mouth = front.adjusted(unit, -3 * unit, -unit, -front.height() / 2)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_MOUTH)
    painter.drawPath(rounded(mouth, 2 * unit))
    if card is not None:
        broad = front.width() / _BROAD
        out = QRectF(0, front.top() - _OUT * front.height(), broad, front.height())
        out.moveLeft(front.center().x() - broad / 2)
        painter.drawPixmap(out, card, QRectF(card.rect()))


def _paint_front(painter: QPainter, front: QRectF, theme: Theme, *, unit: float, shown: DeckBox) -> None:
    """Paint the front: paper with the pattern of the backs in a frame, and the title on a plaque."""
    notch = QPainterPath()
    notch.addEllipse(QPointF(front.center().x(), front.top()), *(_NOTCH * front.width(),) * 2)
    shape = rounded(front, 3 * unit).subtracted(notch)
    paper = QLinearGradient(front.topLeft(), front.topRight())
    for at, colour in (
        (0, theme.chrome.paper_top),
        (0.92, theme.chrome.paper_bottom),
        (1, theme.chrome.paper_bottom.darker(135)),
    ):
        paper.setColorAt(at, colour)
    painter.fillPath(shape, paper)
    inner = front.adjusted(_FRAME * unit, _FRAME * unit, -_FRAME * unit, -_FRAME * unit)
    painter.save()
    painter.setClipPath(rounded(inner, 2 * unit).subtracted(notch))
    if shown.back is not None:
        painter.drawPixmap(front, shown.back, _within(shown.back))
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.wood.brass_dark, max(0.8, _EDGE * unit)))
    painter.drawPath(shape)
    painter.drawPath(rounded(inner, 2 * unit).subtracted(notch))
    _paint_plaque(painter, front, theme, unit=unit, title=shown.title)


def _within(back: QPixmap) -> QRectF:
    """Return the part of a *back* inside its own frame."""
    width, height = back.width(), back.height()
    return QRectF(0.06 * width, 0.04 * height, 0.88 * width, 0.92 * height)


def _paint_plaque(painter: QPainter, front: QRectF, theme: Theme, *, unit: float, title: Lettering) -> None:
    size = title.size
    plaque = QRectF(0, 0, max(size.width() + 14 * unit, 0.66 * front.width()), size.height() + 8 * unit)
    plaque.moveCenter(front.center())
    for inset, width, brush in ((0.0, 1.2, theme.chrome.paper_top), (2.6, 0.7, Qt.BrushStyle.NoBrush)):
        painter.setPen(QPen(theme.wood.brass_dark, max(0.7, width * unit)))
        painter.setBrush(brush)
        edge = plaque.adjusted(inset * unit, inset * unit, -inset * unit, -inset * unit)
        painter.drawRoundedRect(edge, 3 * unit, 3 * unit)
    title.draw(painter, plaque, theme.chrome.lose)
