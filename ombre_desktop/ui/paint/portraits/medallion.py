"""The medallion: a portrait on its patterned ground in a ring of brass."""

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from ombre_desktop.ui.model.look import USUAL_LOOK, Look
from ombre_desktop.ui.paint.brass import brass_round
from ombre_desktop.ui.paint.portraits.dress import draw_dress
from ombre_desktop.ui.paint.portraits.expression import with_look
from ombre_desktop.ui.paint.portraits.face import draw_head, draw_neck, draw_spectacles, draw_whiskers
from ombre_desktop.ui.paint.portraits.hair import draw_back_hair, draw_front_hair
from ombre_desktop.ui.paint.portraits.hats import draw_behind, draw_hat
from ombre_desktop.ui.paint.portraits.pen import Pen
from ombre_desktop.ui.paint.portraits.portrait import Ground, Portrait
from ombre_desktop.ui.paint.texture import draw_shadow, faded
from ombre_desktop.ui.paint.theme import Theme

_RING = 0.143
"""The width of the brass ring, as a share of the medallion's radius."""


def paint_portrait(
    painter: QPainter,
    rect: QRectF,
    portrait: Portrait,
    *,
    theme: Theme,
    look: Look = USUAL_LOOK,
    shadow: bool = True,
) -> None:
    """Paint the medallion with its ring, and a *shadow* right under the lamp, into the square *rect*."""
    portrait = with_look(portrait, look)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    centre, radius = rect.center(), rect.width() / 2
    if shadow and not theme.plain:
        disc = QPainterPath()
        disc.addEllipse(centre + QPointF(0, 0.06 * radius), radius, radius)
        draw_shadow(painter, disc, 0.16 * radius, colour=QColor(0, 0, 0, 170))
    inner = radius * (1 - _RING * 0.8)
    clip = QPainterPath()
    clip.addEllipse(centre, inner, inner)
    painter.save()
    painter.setClipPath(clip)
    painter.translate(centre)
    # The drawing fills 100 x 100; the circle shows a little less of it, so that it cuts off the shoulders.
    painter.scale(inner / 47 * portrait.facing, inner / 47)
    _paint_ground(painter, portrait)
    painter.translate(2, 4 + 9 * (portrait.close - 1))
    painter.scale(portrait.close, portrait.close)
    _paint_figure(Pen(painter), portrait)
    painter.restore()
    _paint_ring(painter, centre, radius, theme=theme)
    painter.restore()


def _paint_figure(pen: Pen, who: Portrait) -> None:
    draw_behind(pen, who)
    draw_back_hair(pen, who)
    draw_neck(pen, who)
    draw_dress(pen, who)
    draw_head(pen, who)
    draw_whiskers(pen, who)
    draw_front_hair(pen, who)
    if who.spectacles:
        draw_spectacles(pen)
    draw_hat(pen, who)


def _paint_ground(painter: QPainter, who: Portrait) -> None:
    painter.fillRect(QRectF(-60, -60, 120, 120), QColor(who.colours.ground))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(who.colours.pattern))
    if who.ground is Ground.RAYS:
        for k in range(24):
            a, b = (math.tau * (k + shift) / 24 for shift in (0.0, 0.5))
            wedge = [
                (0, -4),
                (90 * math.cos(a), 90 * math.sin(a) - 4),
                (90 * math.cos(b), 90 * math.sin(b) - 4),
            ]
            painter.drawPolygon(QPolygonF([QPointF(*corner) for corner in wedge]))
    elif who.ground is Ground.STRIPES:
        for k in range(-6, 7):
            painter.drawRect(QRectF(k * 9 - 2, -60, 4, 120))
    elif who.ground is Ground.LOZENGES:
        for row in range(-8, 9):
            for column in range(-7, 8):
                x, y = column * 11 + (row % 2) * 5.5, row * 8.0
                corners = ((x, y - 4.4), (x + 3, y), (x, y + 4.4), (x - 3, y))
                painter.drawPolygon(QPolygonF([QPointF(*corner) for corner in corners]))
    else:
        pen = Pen(painter)
        for k in range(7):
            x = -48 + 16 * k
            fold = [(x, -62), (x + 7, -62), (x + 4 + (k - 3) * 1.5, 0), (x + 8, 62), (x - 1, 62)]
            pen.shape(fold, who.colours.pattern, line=0)


def _paint_ring(painter: QPainter, centre: QPointF, radius: float, *, theme: Theme) -> None:
    width = radius * _RING
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if theme.plain:
        painter.setPen(QPen(QColor("#ffffff"), width * 0.7))
        painter.drawEllipse(centre, radius - width / 2, radius - width / 2)
        return
    painter.setPen(QPen(brass_round(theme.wood, centre), width * 0.9))
    painter.drawEllipse(centre, radius - width / 2, radius - width / 2)
    for at, colour, thick in (
        (0.04, QColor(34, 16, 4, 230), 0.14),
        (0.3, faded(theme.wood.brass_light, 0.75), 0.12),
        (0.72, faded(theme.wood.brass_dark, 0.8), 0.14),
        (0.98, QColor(24, 12, 4, 230), 0.18),
    ):
        painter.setPen(QPen(colour, max(0.8, width * thick)))
        painter.drawEllipse(centre, radius - width * at, radius - width * at)
