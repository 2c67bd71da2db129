"""
The still picture of the table: the dark room, the wood, the baize and the hollows.

:func:`paint_surface` may run in any thread.
"""

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPainterPath, QPen, QRadialGradient, QTransform

from ombre_desktop.ui.paint.canvas import finished
from ombre_desktop.ui.paint.texture import draw_shadow, faded, lay_noise, mixed
from ombre_desktop.ui.paint.theme import Theme
from ombre_desktop.ui.table.cloth import paint_cloth, paint_dish, paint_hollow
from ombre_desktop.ui.table.layout import TableLayout
from ombre_desktop.ui.table.wood import paint_rim

_MOTIF = QSizeF(76, 104)


def paint_surface(layout: TableLayout, theme: Theme, ratio: float, picture: QImage | None = None) -> QImage:
    """
    Paint everything that does not move, at the device's resolution.

    Args:
        layout: the places of everything.
        theme: the colours.
        ratio: the number of device pixels in a logical pixel, which the image gets as its pixel ratio.
        picture: a picture that takes the place of the baize.
    """
    size = (layout.window.size() * ratio).toSize()
    image = QImage(size, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(ratio, ratio)
    _paint_room(painter, layout, theme, ratio=ratio)
    if not theme.plain:
        shade = layout.outline.ring(4 * layout.unit).translated(0, 16 * layout.unit)
        draw_shadow(painter, shade, 26 * layout.unit, colour=QColor(0, 0, 0, 215))
    paint_cloth(painter, layout, theme, ratio=ratio, picture=picture)
    paint_rim(painter, layout, theme)
    for seat in layout.seats:
        paint_hollow(painter, seat.hollow, layout.unit, theme=theme)
    if layout.has_pool:
        pool = layout.centre.pool
        drop = layout.lamp.drop(pool.centre, 12 * layout.unit)
        paint_dish(painter, pool, layout.unit, theme=theme, drop=drop)
    painter.end()
    # The ratio is set last, since a painter on an image that already has a ratio would scale twice.
    image.setDevicePixelRatio(ratio)
    return finished(image)


def _paint_room(painter: QPainter, layout: TableLayout, theme: Theme, *, ratio: float) -> None:
    """Paint a half-dark wall with a faint pattern, darkest in the corners."""
    chrome, window = theme.chrome, layout.window
    if theme.plain:
        painter.fillRect(window, chrome.room)
        return
    reach = max(window.width(), window.height()) * 0.72
    wall = QRadialGradient(layout.lamp.point - QPointF(0, 0.12 * window.height()), reach)
    wall.setColorAt(0, chrome.room)
    wall.setColorAt(0.45, mixed(chrome.room, chrome.room_edge, 0.28))
    wall.setColorAt(1, chrome.room_edge)
    painter.fillRect(window, wall)
    cover = QPainterPath()
    cover.addRect(window)
    painter.save()
    painter.setClipPath(cover.subtracted(layout.outline.ring(2)))
    scale = round(_MOTIF.width() * layout.unit * ratio) / (_MOTIF.width() * ratio)
    brush = QBrush(_wall_motif(chrome.pattern.name(), scale * ratio))
    origin = QTransform.fromTranslate(layout.stage.middle, 0).scale(1 / ratio, 1 / ratio)
    brush.setTransform(origin)
    painter.setOpacity(0.085)
    painter.fillRect(window, brush)
    painter.setOpacity(1)
    lay_noise(painter, window, strength=9, ratio=ratio)
    painter.restore()


@lru_cache(maxsize=4)
def _wall_motif(colour: str, scale: float) -> QImage:
    """Return one repeat of a damask: a pomegranate in a pointed frame of leaves, offset by half a repeat."""
    w, h = _MOTIF.width(), _MOTIF.height()
    size = (QSizeF(w, h) * scale).toSize()
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(size.width() / w, size.height() / h)
    ink = QColor(colour)
    for x, y in ((0, 0), (w, 0), (0, h), (w, h), (w / 2, h / 2)):
        painter.save()
        painter.translate(x, y)
        _paint_motif(painter, ink, QRectF(-w / 2, -h / 2, w, h))
        painter.restore()
    painter.end()
    return finished(image)


def _paint_motif(painter: QPainter, ink: QColor, box: QRectF) -> None:
    w, h = box.width() / 2, box.height() / 2
    painter.setPen(QPen(faded(ink, 0.8), 1.3))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    frame = QPainterPath(QPointF(0, -h))
    for sx, sy in ((1, 1), (-1, -1)):
        frame.cubicTo(
            QPointF(sx * 0.1 * w, sy * -0.55 * h), QPointF(sx * w, sy * -0.5 * h), QPointF(sx * w, 0)
        )
        frame.cubicTo(QPointF(sx * w, sy * 0.5 * h), QPointF(sx * 0.1 * w, sy * 0.55 * h), QPointF(0, sy * h))
    painter.drawPath(frame)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faded(ink, 0.75))
    painter.drawPath(_leaf(QPointF(0, 0.1 * h), QPointF(0, -0.56 * h), 0.36 * w))
    for side in (-1, 1):
        for lean, drop in ((0.62, -0.16), (0.56, 0.16), (0.34, 0.42)):
            tip = QPointF(side * lean * w, drop * h)
            painter.drawPath(_leaf(QPointF(0, (drop + 0.3) * h), tip, 0.13 * w))
    painter.setBrush(faded(ink, 0.5))
    painter.drawEllipse(QPointF(0, 0.62 * h), 0.07 * w, 0.05 * h)


def _leaf(foot: QPointF, tip: QPointF, breadth: float) -> QPainterPath:
    """Return a pointed leaf from *foot* to *tip*."""
    d = tip - foot
    length = (d.x() ** 2 + d.y() ** 2) ** 0.5 or 1.0
    across = QPointF(-d.y(), d.x()) * (breadth / length)
    path = QPainterPath(foot)
    path.quadTo(foot + d * 0.45 + across, tip)
    path.quadTo(foot + d * 0.45 - across, foot)
    return path
