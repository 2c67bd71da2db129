"""Small pictures of tables with the people at them, painted beside the GUI thread."""

from __future__ import annotations

from collections import OrderedDict
from functools import partial

from PySide6.QtCore import QObject, QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QImage, QPainter, QPen, QPixmap

from ombre_desktop.ui.background.paint_thread import Studio
from ombre_desktop.ui.paint.canvas import finished
from ombre_desktop.ui.paint.colours import mixed
from ombre_desktop.ui.paint.portraits.picture import portrait_picture
from ombre_desktop.ui.paint.theme import Theme
from ombre_desktop.ui.table.layout import layout_for
from ombre_desktop.value import Value

BREADTH = 1.6
"""The width of a picture of height 1."""
KEPT = 64
"""The number of pictures that are kept."""
_WINDOW = QSizeF(1280, 800)
_FACE = 135.0
"""The radius of a portrait in a window of that size."""


class Wanted(Value):
    """A picture: the *portraits* by seat, the colours, the height in logical pixels, and the pixel ratio."""

    portraits: tuple[str, ...]
    theme: Theme
    height: int
    ratio: float = 1.0


def painted(wanted: Wanted) -> QImage:
    """Paint the table and the people; any thread may call this."""
    height = wanted.height
    size = QSize(round(height * BREADTH), height)
    picture = QImage(size * wanted.ratio, QImage.Format.Format_ARGB32_Premultiplied)
    picture.setDevicePixelRatio(wanted.ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    scale = size.width() / _WINDOW.width()
    painter.scale(scale, scale)
    layout = layout_for(_WINDOW, len(wanted.portraits))
    _paint_table(painter, wanted)
    room = QRectF(QPointF(0, 0), _WINDOW)
    for seat, portrait in enumerate(wanted.portraits):
        centre = layout.seats[seat].medallion
        place = QRectF(centre.x() - _FACE, centre.y() - _FACE, 2 * _FACE, 2 * _FACE)
        place.moveLeft(min(max(place.left(), room.left()), room.right() - place.width()))
        place.moveTop(min(max(place.top(), room.top()), room.bottom() - place.height()))
        face = portrait_picture(portrait, wanted.theme, max(1, round(2 * _FACE * scale)), wanted.ratio)
        painter.drawImage(place, face, QRectF(face.rect()))
    painter.end()
    return finished(picture)


def _paint_table(painter: QPainter, wanted: Wanted) -> None:
    """Paint rim, cloth and inlay in plain colours."""
    theme, stage = wanted.theme, layout_for(_WINDOW, len(wanted.portraits)).stage
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(mixed(theme.wood.body, theme.wood.dark, 0.2))
    painter.drawPath(stage.outline.ring(0))
    painter.setBrush(mixed(theme.cloth.middle, theme.cloth.base, 0.6))
    painter.drawPath(stage.outline.ring(stage.rim))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.wood.brass, 1.5 * stage.unit))
    painter.drawPath(stage.outline.ring(stage.rim * 0.72))


class SmallTables(QObject):
    """
    A store of the pictures used last; others are ordered from *studio*.

    Signals:
        ready: a picture that was ordered has been painted.
    """

    ready = Signal()
    _painted = Signal(object, object)

    def __init__(self, studio: Studio, parent: QObject) -> None:
        super().__init__(parent)
        self._studio = studio
        self._kept: OrderedDict[Wanted, QPixmap] = OrderedDict()
        self._ordered: set[Wanted] = set()
        self._painted.connect(self._keep)

    def picture(self, wanted: Wanted) -> QPixmap | None:
        """Return the picture; None until it is ready."""
        found = self._kept.get(wanted)
        if found is not None:
            self._kept.move_to_end(wanted)
        elif wanted not in self._ordered:
            self._ordered.add(wanted)
            self._studio.order(partial(self._paint, wanted))
        return found

    def _paint(self, wanted: Wanted) -> None:
        """Paint on the other thread."""
        self._painted.emit(wanted, painted(wanted))

    def _keep(self, wanted: Wanted, picture: QImage) -> None:
        self._ordered.discard(wanted)
        self._kept[wanted] = QPixmap.fromImage(picture)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        self.ready.emit()
