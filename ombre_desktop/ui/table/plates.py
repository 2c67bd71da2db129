"""The small labels of the table: name plates, speech ribbons, figures, badges, marks and the turn ring."""

import math

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient

from ombre_desktop.ui.paint.boards import lacquer, paint_panel, rounded
from ombre_desktop.ui.paint.brass import brass_plate, brass_round
from ombre_desktop.ui.paint.fitting import fitted_name
from ombre_desktop.ui.paint.lettering import Lettering, draw_stacked, stacked_size
from ombre_desktop.ui.paint.texture import draw_shadow, faded, mixed
from ombre_desktop.ui.paint.theme import Theme
from ombre_desktop.ui.table.card_shadow import CORNER
from ombre_desktop.ui.table.lamp import LYING, blur_at, darkness_at

_SHADE = QColor(14, 9, 6, 105)
"""The shade over a portrait, which leaves three fifths of its light."""
_TAIL = 17.0
_BESIDE_NAME = 9.0
GLOW = 20.0
"""The radius of the turn's glow beyond the medallion, in units."""


def on_name_plate(name: Lettering, role: Lettering, width: float, unit: float) -> tuple[Lettering, Lettering]:
    """Return *name* and *role*, fitted to a name plate no wider than *width*."""
    room = width - 2 * _BESIDE_NAME * unit
    return fitted_name(name, room), fitted_name(role, room)


def name_plate_size(name: Lettering, role: Lettering, unit: float) -> QSizeF:
    """Return the size of a name plate for *name* and *role*."""
    inner = stacked_size((name, role), -2 * unit)
    return QSizeF(max(96 * unit, inner.width() + 2 * _BESIDE_NAME * unit), inner.height() + 5 * unit)


def paint_name_plate(
    painter: QPainter,
    rect: QRectF,
    theme: Theme,
    *,
    unit: float,
    name: Lettering,
    role: Lettering,
    drop: QPointF,
) -> None:
    """Paint a seat's plate: the name over the role or character."""
    paint_panel(painter, rect, theme, unit=unit, radius=5, drop=drop)
    draw_stacked(painter, rect, ((name, theme.chrome.text), (role, theme.chrome.muted)), spacing=-2 * unit)


def figure_size(figure: Lettering, unit: float) -> QSizeF:
    """Return the size of the pill round a figure."""
    size = figure.size
    return QSizeF(max(34 * unit, size.width() + 20 * unit), size.height() + 1 * unit)


def paint_figure(
    painter: QPainter, centre: QPointF, theme: Theme, *, unit: float, figure: Lettering, drop: QPointF
) -> None:
    """Paint a figure (chips in a hollow, the pool) in a pill round *centre*."""
    size = figure_size(figure, unit)
    rect = QRectF(centre.x() - size.width() / 2, centre.y() - size.height() / 2, size.width(), size.height())
    paint_panel(painter, rect, theme, unit=unit, radius=size.height() / 2 / unit, drop=drop)
    figure.draw(painter, rect, theme.chrome.text)


def paint_shade(painter: QPainter, centre: QPointF, *, radius: float) -> None:
    """Darken the portrait of somebody who sits out."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_SHADE)
    painter.drawEllipse(centre, radius, radius)
    painter.restore()


def badge_radius(figure: Lettering, unit: float) -> float:
    """Return the radius of the badge round a *figure*."""
    size = figure.size
    return max(size.width() / 2 + 7 * unit, size.height() / 2 + 2 * unit)


def paint_badge(painter: QPainter, centre: QPointF, theme: Theme, *, unit: float, figure: Lettering) -> None:
    """Paint a count (cards of the talon, tricks) on a round dark badge."""
    radius = badge_radius(figure, unit)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(faded(theme.chrome.gold, 0.85), max(1.0, 1.2 * unit)))
    disc = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
    painter.setBrush(lacquer(disc, theme))
    painter.drawEllipse(disc)
    figure.draw(painter, disc, theme.chrome.text)
    painter.restore()


def ribbon_size(words: Lettering, unit: float) -> QSizeF:
    """Return the size of a speech ribbon with its two tails."""
    size = words.size
    return QSizeF(max(86 * unit, size.width() + 26 * unit) + 2 * _TAIL * unit, size.height() + 14 * unit)


def paint_ribbon(
    painter: QPainter,
    rect: QRectF,
    theme: Theme,
    *,
    unit: float,
    words: Lettering,
    drop: QPointF,
    strong: bool = False,
) -> None:
    """Paint a seat's words on a swallow-tailed ribbon; *strong* distinguishes a bid from a pass."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    tail, fold = _TAIL * unit, 6 * unit
    body = rect.adjusted(tail, 0, -tail, -fold)
    band = _waved(body, 2.6 * unit)
    if not theme.plain:
        draw_shadow(painter, band.translated(drop), 6 * unit, colour=QColor(0, 0, 0, 140))
    pen = QPen(QColor(82, 62, 34, 230), max(0.9, 1.0 * unit))
    for side in (-1, 1):
        _paint_tail(painter, body, side, tail=tail, theme=theme)
    paper = QLinearGradient(body.topLeft(), body.topRight())
    for place, shade in ((0, 0.55), (0.12, 0.05), (0.5, 0), (0.88, 0.05), (1, 0.55)):
        paper.setColorAt(place, mixed(theme.chrome.paper_top, theme.chrome.paper_bottom, shade))
    painter.setPen(pen)
    painter.setBrush(paper)
    painter.drawPath(band)
    words.draw(painter, body, theme.chrome.lose if strong else theme.chrome.ink)
    painter.restore()


def _waved(body: QRectF, wave: float) -> QPainterPath:
    path = QPainterPath(body.topLeft())
    w = body.width()
    path.cubicTo(
        body.topLeft() + QPointF(w * 0.33, wave), body.topLeft() + QPointF(w * 0.67, -wave), body.topRight()
    )
    path.lineTo(body.bottomRight())
    path.cubicTo(
        body.bottomRight() + QPointF(-w * 0.33, -wave),
        body.bottomLeft() + QPointF(w * 0.33, wave),
        body.bottomLeft(),
    )
    path.closeSubpath()
    return path


def _paint_tail(painter: QPainter, body: QRectF, side: int, *, tail: float, theme: Theme) -> None:
    """Paint the end of the ribbon behind its body, and the dark fold that joins them."""
    drop = tail * 0.36
    root = body.left() if side < 0 else body.right()
    top, bottom = body.top() + drop, body.bottom() + drop
    inner = root - side * tail * 0.85
    path = QPainterPath(QPointF(inner, top))
    path.lineTo(root + side * tail, top)
    path.lineTo(root + side * tail * 0.5, (top + bottom) / 2)
    path.lineTo(root + side * tail, bottom)
    path.lineTo(inner, bottom)
    path.closeSubpath()
    painter.setPen(QPen(QColor(82, 62, 34, 230), 1))
    painter.setBrush(mixed(theme.chrome.paper_bottom, QColor("#a98c55"), 0.42))
    painter.drawPath(path)
    fold = QPainterPath(QPointF(root, body.bottom()))
    fold.lineTo(inner, bottom)
    fold.lineTo(inner, body.bottom())
    fold.closeSubpath()
    painter.setBrush(QColor("#7d6335"))
    painter.drawPath(fold)


def paint_trump_plate(painter: QPainter, rect: QRectF, theme: Theme, *, unit: float, drop: QPointF) -> QRectF:
    """Paint the brass plate of trumps, with its shadow a *drop* away; return the field for its sign."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    shape = rounded(rect, 7 * unit)
    field = rect.adjusted(7 * unit, 7 * unit, -7 * unit, -7 * unit)
    if theme.plain:
        painter.setPen(QPen(QColor("#000000"), unit))
        painter.setBrush(QColor("#ffffff"))
        painter.drawPath(shape)
        painter.restore()
        return field
    draw_shadow(painter, shape.translated(drop), 6 * unit, colour=QColor(0, 0, 0, 160))
    painter.setPen(QPen(QColor(52, 30, 8, 230), 1.2 * unit))
    painter.setBrush(brass_plate(theme.wood, rect))
    painter.drawPath(shape)
    enamel = QRadialGradient(field.center() - QPointF(0, field.height() * 0.2), field.width() * 0.8)
    enamel.setColorAt(0, QColor("#fffaea"))
    enamel.setColorAt(1, QColor("#eadbb2"))
    painter.setPen(QPen(faded(theme.wood.brass_dark, 0.9), 1.1 * unit))
    painter.setBrush(enamel)
    painter.drawPath(rounded(field, 4.5 * unit))
    for corner in (rect.topLeft(), rect.topRight(), rect.bottomLeft(), rect.bottomRight()):
        inwards = rect.center() - corner
        screw = corner + QPointF(math.copysign(4.2, inwards.x()), math.copysign(4.2, inwards.y())) * unit
        painter.setBrush(theme.wood.brass_dark)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.drawEllipse(screw, 1.3 * unit, 1.3 * unit)
    painter.restore()
    return field.adjusted(4 * unit, 4 * unit, -4 * unit, -4 * unit)


def paint_dealer_mark(painter: QPainter, centre: QPointF, theme: Theme, *, unit: float) -> None:
    """Paint the dealer's mark: a brass button with a small pack of cards on it."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(centre)
    painter.setPen(QPen(QColor(30, 14, 4, 220), 1.1 * unit))
    painter.setBrush(brass_round(theme.wood, QPointF(0, 0)))
    painter.drawEllipse(QPointF(0, 0), 13.5 * unit, 13.5 * unit)
    painter.setBrush(theme.chrome.lacquer_bottom)
    painter.drawEllipse(QPointF(0, 0), 10.6 * unit, 10.6 * unit)
    for turn in (-24, 0, 24):
        painter.save()
        painter.translate(0, 5 * unit)
        painter.rotate(turn)
        painter.setPen(QPen(QColor("#3a2a18"), 0.8 * unit))
        painter.setBrush(theme.chrome.paper_top)
        painter.drawRoundedRect(QRectF(-3.1 * unit, -11.2 * unit, 6.2 * unit, 9.6 * unit), unit, unit)
        painter.restore()
    painter.restore()


def paint_medallion_shadow(
    painter: QPainter, centre: QPointF, theme: Theme, *, radius: float, drop: QPointF
) -> None:
    """Paint the shadow of a medallion, a *drop* away."""
    if not theme.plain:
        disc = QPainterPath()
        disc.addEllipse(centre + drop, radius, radius)
        draw_shadow(painter, disc, 0.16 * radius, colour=QColor(0, 0, 0, 170))


def paint_turn_ring(
    painter: QPainter, centre: QPointF, theme: Theme, *, unit: float, radius: float, glow: float = 1.0
) -> None:
    """
    Paint the light round the medallion of the seat to move.

    ``radius`` is the outer radius of the medallion; ``glow`` (0 to 1) makes the light pulse.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    reach = radius + GLOW * unit
    light = QRadialGradient(centre, reach)
    warm = theme.chrome.focus
    inner = radius / reach
    light.setColorAt(0, faded(warm, 0))
    light.setColorAt(max(0.0, inner - 0.06), faded(warm, 0.0))
    light.setColorAt(inner, faded(warm, 0.75 * glow))
    light.setColorAt(min(1.0, inner + 0.5 * (1 - inner)), faded(warm, 0.2 * glow))
    light.setColorAt(1, faded(warm, 0))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(light)
    painter.drawEllipse(centre, reach, reach)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(faded(warm, 0.55 + 0.45 * glow), 3.2 * unit))
    painter.drawEllipse(centre, radius + 1.2 * unit, radius + 1.2 * unit)
    painter.restore()


def paint_card_shadow(painter: QPainter, rect: QRectF, unit: float) -> None:
    """Paint the shadow of a card that lies at *rect* on a board."""
    shape = rounded(rect, rect.height() * CORNER)
    draw_shadow(painter, shape, blur_at(LYING) * unit, colour=QColor(0, 0, 0, darkness_at(LYING)))
