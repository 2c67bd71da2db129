"""The baize under the lamp, with the hollows for counters and the dish of the pool."""

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPainterPath, QPen, QRadialGradient

from ombre_desktop.ui.paint.brass import brass_round
from ombre_desktop.ui.paint.texture import draw_shadow, faded, lay_noise, mixed
from ombre_desktop.ui.paint.theme import Theme
from ombre_desktop.ui.table.centre import Dish
from ombre_desktop.ui.table.labels import Hollow
from ombre_desktop.ui.table.layout import TableLayout

_STITCH_INSET = 17.0


def paint_cloth(
    painter: QPainter, layout: TableLayout, theme: Theme, *, ratio: float, picture: QImage | None = None
) -> None:
    """
    Paint the baize inside the rim: colour, nap, lamplight, the rim's shadow and the stitching.

    The baize may be a *picture*, except on the plain table.
    """
    u, inner = layout.unit, layout.outline.ring(layout.rim - 0.5 * layout.unit)
    painter.save()
    painter.fillPath(inner, cloth_brush(layout, theme))
    if not theme.plain:
        painter.setClipPath(inner)
        box = inner.boundingRect()
        if picture is not None:
            _lay_picture(painter, box, picture)
        lay_noise(painter, box, strength=22, ratio=ratio)
        lay_noise(painter, box, strength=9, ratio=ratio, coarse=4)
        _paint_lamplight(painter, layout)
        _paint_rim_shadow(painter, layout)
        painter.setClipping(False)
    pen = QPen(faded(theme.cloth.stitch, 0.8 if theme.plain else 0.3), max(0.8, 1.1 * u))
    if not theme.plain:
        pen.setDashPattern([5.5, 3.2])
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(layout.outline.ring(layout.rim + _STITCH_INSET * u))
    painter.restore()


def _lay_picture(painter: QPainter, box: QRectF, picture: QImage) -> None:
    """Lay a *picture* over the whole *box*, darkened so that words on it can be read."""
    shown = QRectF(QPointF(), box.size().scaled(QSizeF(picture.size()), Qt.AspectRatioMode.KeepAspectRatio))
    shown.moveCenter(QRectF(picture.rect()).center())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawImage(box, picture, shown)
    shade = QRadialGradient(box.center(), box.width() * 0.55)
    for place, alpha in ((0, 96), (0.5, 120), (1, 190)):
        shade.setColorAt(place, QColor(8, 6, 4, alpha))
    painter.fillRect(box, shade)
    painter.restore()


def cloth_brush(layout: TableLayout, theme: Theme) -> QBrush:
    """Return the colour of the baize, lighter under the lamp."""
    cloth = theme.cloth
    gradient = QRadialGradient(layout.lamp.point, layout.outline.box.width() * 0.52)
    gradient.setColorAt(0, cloth.middle)
    gradient.setColorAt(0.34, mixed(cloth.middle, cloth.base, 0.55))
    gradient.setColorAt(0.62, cloth.base)
    gradient.setColorAt(1, cloth.edge)
    return QBrush(gradient)


def _paint_lamplight(painter: QPainter, layout: TableLayout) -> None:
    """Paint a warm pool of light that brings out the nap in the middle."""
    reach = layout.outline.box.width() * 0.34
    lamp = layout.lamp.point
    glow = QRadialGradient(lamp, reach)
    glow.setColorAt(0, QColor(255, 236, 178, 40))
    glow.setColorAt(0.45, QColor(255, 226, 160, 20))
    glow.setColorAt(1, QColor(255, 214, 140, 0))
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Plus)
    painter.setOpacity(0.55)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(glow)
    painter.drawEllipse(lamp, reach, reach * 0.9)
    painter.setOpacity(1)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)


def _paint_rim_shadow(painter: QPainter, layout: TableLayout) -> None:
    """Paint the shadow of the rim on the cloth at reduced size, with wider and wider strokes."""
    u, box = layout.unit, layout.outline.box
    scale = 1 / (5 * u)
    small = QImage((box.size() * scale).toSize(), QImage.Format.Format_ARGB32_Premultiplied)
    small.fill(Qt.GlobalColor.transparent)
    shade = QPainter(small)
    shade.setRenderHint(QPainter.RenderHint.Antialiasing)
    shade.scale(small.width() / box.width(), small.height() / box.height())
    shade.translate(-box.topLeft())
    edge = layout.outline.ring(layout.rim - 3 * u)
    for width, alpha in ((7, 0.34), (13, 0.15), (22, 0.1), (34, 0.07), (54, 0.05)):
        shade.setPen(QPen(QColor(0, 0, 0, round(255 * alpha)), 2 * width * u))
        shade.drawPath(edge)
    shade.end()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawImage(box, small, QRectF(small.rect()))


def paint_hollow(painter: QPainter, hollow: Hollow, unit: float, *, theme: Theme) -> None:
    """Paint an oval hollow in the table, lined with dark wood and edged with brass."""
    w, h = hollow.size.width() / 2, hollow.size.height() / 2
    painter.save()
    painter.translate(hollow.centre)
    painter.rotate(hollow.angle)
    _paint_well(
        painter, QPointF(w, h), unit, theme=theme, lining=mixed(theme.wood.dark, QColor("#000000"), 0.15)
    )
    painter.restore()


def paint_dish(painter: QPainter, dish: Dish, unit: float, *, theme: Theme, drop: QPointF) -> None:
    """Paint the pool: a broad brass dish lined with velvet, whose shadow on the cloth is a *drop* away."""
    painter.save()
    painter.translate(dish.centre)
    r = dish.radius
    if theme.plain:
        _paint_well(painter, QPointF(r, r), unit, theme=theme, lining=theme.cloth.lining)
        painter.restore()
        return
    body = _oval(r, r)
    draw_shadow(painter, body.translated(drop), 8 * unit, colour=QColor(0, 0, 0, 170))
    painter.setPen(QPen(QColor(30, 14, 4, 200), 1.2 * unit))
    painter.setBrush(brass_round(theme.wood, QPointF(0, 0)))
    painter.drawPath(body)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(faded(theme.wood.brass_light, 0.8), 0.9 * unit))
    painter.drawEllipse(QPointF(0, 0), r - 1.8 * unit, r - 1.8 * unit)
    painter.setPen(QPen(faded(theme.wood.brass_dark, 0.75), 1.1 * unit))
    painter.drawEllipse(QPointF(0, 0), r - 6.6 * unit, r - 6.6 * unit)
    _paint_lining(painter, QPointF(r - 9 * unit, r - 9 * unit), unit, colour=theme.cloth.lining)
    painter.restore()


def _oval(rx: float, ry: float) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(0, 0), rx, ry)
    return path


def _paint_well(painter: QPainter, radii: QPointF, unit: float, *, theme: Theme, lining: QColor) -> None:
    rx, ry = radii.x(), radii.y()
    if theme.plain:
        painter.setPen(QPen(QColor("#ffffff"), 2 * unit))
        painter.setBrush(lining)
        painter.drawEllipse(QPointF(0, 0), rx, ry)
        return
    # From the outside: a light lip of cloth, then wood, then brass, then the hollow.
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 70))
    painter.drawEllipse(QPointF(0, 0), rx + 2.2 * unit, ry + 2.2 * unit)
    wood = QRadialGradient(QPointF(0, -ry), 2.4 * rx)
    wood.setColorAt(0, mixed(theme.wood.body, theme.wood.dark, 0.35))
    wood.setColorAt(1, mixed(theme.wood.body, theme.wood.light, 0.35))
    painter.setBrush(wood)
    painter.drawEllipse(QPointF(0, 0), rx, ry)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(brass_round(theme.wood, QPointF(0, 0)), 1.7 * unit))
    painter.drawEllipse(QPointF(0, 0), rx - 4.4 * unit, ry - 4.4 * unit)
    _paint_lining(painter, QPointF(rx - 6.2 * unit, ry - 6.2 * unit), unit, colour=lining)


def _paint_lining(painter: QPainter, radii: QPointF, unit: float, *, colour: QColor) -> None:
    """Paint the sunken floor: dark under its upper lip, light at its lower side, which faces the lamp."""
    rx, ry = radii.x(), radii.y()
    floor = QRadialGradient(QPointF(0, ry * 0.5), rx * 1.25)
    floor.setColorAt(0, mixed(colour, QColor("#ffe2b8"), 0.2))
    floor.setColorAt(0.55, colour)
    floor.setColorAt(1, mixed(colour, QColor("#000000"), 0.62))
    painter.setPen(QPen(QColor(8, 3, 1, 220), 1.3 * unit))
    painter.setBrush(floor)
    painter.drawEllipse(QPointF(0, 0), rx, ry)
    painter.save()
    painter.setClipPath(_oval(rx, ry))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for width, alpha in ((4, 90), (9, 55), (15, 35)):
        painter.setPen(QPen(QColor(0, 0, 0, alpha), width * unit))
        painter.drawEllipse(QPointF(0, 2.4 * unit), rx + 1.5 * unit, ry + 2.5 * unit)
    painter.restore()
