"""
Noise and soft shadows, which give large painted areas some life.

Everything here is deterministic and uses QImages only, so it may run outside the GUI thread.
"""

from functools import lru_cache
from random import Random

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPainterPath, QTransform

from ombre_desktop.ui.paint.colours import faded, mixed

__all__ = ["draw_shadow", "faded", "lay_noise", "mixed", "noise_tile", "scatter", "soft_shadow"]

_TILE = 256
_CURVE = 6
"""The number of coordinates that end a curve: two handles and a point."""
_Outline = tuple[tuple[QPainterPath.ElementType, float, float], ...]


def scatter(name: str, count: int) -> bytes:
    """Return *count* pseudo-random bytes, seeded with *name*."""
    return Random(name).randbytes(count)


@lru_cache(maxsize=8)
def noise_tile(strength: int, coarse: int = 1) -> QImage:
    """
    Return a tile of black and white specks with opacity up to *strength* (of 255), to lay over a colour.

    The specks hide the bands of a gradient. *coarse* enlarges them smoothly, for mottling.
    """
    side = _TILE // coarse
    values = scatter(f"noise {coarse}", side * side)
    alpha = values.translate(bytes(abs(v - 128) * strength // 128 for v in range(256)))
    grey = values.translate(bytes(max(0, v - 128) * strength // 128 for v in range(256)))
    pixels = bytearray(4 * side * side)
    pixels[0::4] = pixels[1::4] = pixels[2::4] = grey
    pixels[3::4] = alpha
    tile = QImage(bytes(pixels), side, side, 4 * side, QImage.Format.Format_ARGB32_Premultiplied).copy()
    if coarse == 1:
        return tile
    return _seamless(tile, coarse)


def _seamless(tile: QImage, factor: int) -> QImage:
    """Return *tile* enlarged smoothly and still seamless: it is scaled in a frame of its own copies."""
    side = tile.width()
    framed = QImage(QSize(side + 4, side + 4), tile.format())
    painter = QPainter(framed)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
    brush = QBrush(tile)
    brush.setTransform(QTransform.fromTranslate(2, 2))
    painter.fillRect(framed.rect(), brush)
    painter.end()
    size = framed.size() * factor
    large = framed.scaled(
        size, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    )
    return large.copy(2 * factor, 2 * factor, side * factor, side * factor)


def lay_noise(painter: QPainter, area: QRectF, *, strength: int, ratio: float, coarse: int = 1) -> None:
    """Lay noise over *area*, in specks of one device pixel at any scale of the painter."""
    brush = QBrush(noise_tile(strength, coarse))
    brush.setTransform(QTransform.fromScale(1 / ratio, 1 / ratio))
    painter.fillRect(area, brush)


def soft_shadow(shape: QPainterPath, blur: float, colour: QColor) -> tuple[QImage, QRectF]:
    """
    Return a blurred picture of *shape* and the box to draw it in.

    The picture is small, to be scaled up smoothly, which is as soft as a real blur at a fraction of the cost.
    """
    scale = min(1.0, 2.2 / max(blur, 0.1))
    box = shape.boundingRect().adjusted(-2 * blur, -2 * blur, 2 * blur, 2 * blur)
    size = QSize(max(4, round(box.width() * scale)), max(4, round(box.height() * scale)))
    small = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    small.fill(Qt.GlobalColor.transparent)
    painter = QPainter(small)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(size.width() / box.width(), size.height() / box.height())
    painter.translate(-box.topLeft())
    # Several faint copies round the true place smear the edge evenly over the blur's width.
    painter.setPen(Qt.PenStyle.NoPen)
    reach = blur * 0.55
    offsets = [(0, 0), (1, 0), (-1, 0), (0, 1), (0, -1), (0.7, 0.7), (-0.7, 0.7), (0.7, -0.7), (-0.7, -0.7)]
    painter.setBrush(faded(colour, colour.alphaF() / len(offsets) * 1.4))
    for x, y in offsets:
        painter.drawPath(shape.translated(QPointF(x, y) * reach))
    painter.end()
    return small, box


def draw_shadow(painter: QPainter, shape: QPainterPath, blur: float, *, colour: QColor) -> None:
    """Draw the soft shadow of *shape* in its place; the same shape elsewhere throws the same shadow again."""
    corner = shape.boundingRect().topLeft()
    picture, box = _shadow(_outline(shape, corner), round(blur, 3), colour.rgba())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawImage(box.translated(corner), picture, QRectF(picture.rect()))
    painter.restore()


def _outline(shape: QPainterPath, corner: QPointF) -> _Outline:
    """Return the points of *shape*, measured from its *corner* in hundredths of a pixel."""
    points = map(shape.elementAt, range(shape.elementCount()))
    x, y = corner.x(), corner.y()
    return tuple((one.type, round(one.x - x, 2), round(one.y - y, 2)) for one in points)


@lru_cache(maxsize=96)
def _shadow(outline: _Outline, blur: float, colour: int) -> tuple[QImage, QRectF]:
    """Return the shadow of the shape with this *outline*, and its box as measured from the shape's corner."""
    shape, curve = QPainterPath(), []
    for kind, x, y in outline:
        if kind is QPainterPath.ElementType.MoveToElement:
            shape.moveTo(x, y)
        elif kind is QPainterPath.ElementType.LineToElement:
            shape.lineTo(x, y)
        else:
            curve += [x, y]
            if len(curve) == _CURVE:
                shape.cubicTo(*curve)
                curve = []
    return soft_shadow(shape, blur, QColor.fromRgba(colour))
