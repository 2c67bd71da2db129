"""A bar that tells how likely a card is with each player."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPen

from ombre_desktop.players.odds import WHOLE, in_whole
from ombre_desktop.ui.dialogs.style import Appearance
from ombre_desktop.ui.paint.boards import rounded
from ombre_desktop.ui.paint.colours import mixed
from ombre_desktop.ui.paint.lettering import Lettering
from ombre_desktop.ui.paint.theme import Chrome
from ombre_desktop.ui.replay.pictures import Pictures
from ombre_desktop.ui.texts.odds import share_told
from ombre_desktop.value import Value

_HUES = ("#3f6f9e", "#b5792b", "#57874f", "#84609a", "#a04a4a")
"""The colours of the seats, in the order of the ring; the faces in them tell them apart as well."""
_PAPER = 0.28
"""The share of the paper in a colour."""
_LEAST_SHARE, _TYPE = 0.01, 13


def hue_of(seat: int, chrome: Chrome) -> QColor:
    """Return the colour of a *seat* on the paper of *chrome*."""
    return mixed(QColor(_HUES[seat % len(_HUES)]), chrome.paper_top, _PAPER)


class PlacesBar(Value):
    """
    A bar divided among the players who may hold a card, each part with a face.

    *shares* holds the share of each seat, and last that of nobody, which is only hatched; *faces* the name of
    each seat's portrait. A part has its figure where there is room.
    """

    shares: tuple[float, ...]
    faces: tuple[str, ...]
    pictures: Pictures
    look: Appearance
    certain: bool = False

    def paint(self, painter: QPainter, rect: QRect) -> None:
        """Paint the bar into *rect*."""
        chrome, room = self.look.theme.chrome, QRectF(rect)
        painter.save()
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        left, percents = room.left(), in_whole(self.shares)
        for seat, share in enumerate(self.shares):
            width = share * room.width()
            part = QRectF(left, room.top(), width, room.height())
            left += width
            if share < _LEAST_SHARE:
                continue
            if seat < len(self.faces):
                painter.fillRect(part, hue_of(seat, chrome))
                self._paint_face(painter, part, self.faces[seat])
            else:
                painter.fillRect(part, mixed(chrome.paper_bottom, chrome.ink, 0.12))
                painter.fillRect(part, QBrush(chrome.faint_ink, Qt.BrushStyle.BDiagPattern))
            self._paint_figure(painter, part, percents[seat] / WHOLE, beside=seat < len(self.faces))
            painter.setPen(QPen(chrome.paper_top, self.look.pixels(1.5)))
            painter.drawLine(part.topRight(), part.bottomRight())
        painter.setPen(QPen(chrome.faint_ink, 1))
        painter.drawRect(room.adjusted(0.5, 0.5, -0.5, -0.5))
        painter.restore()

    def _paint_figure(self, painter: QPainter, part: QRectF, share: float, *, beside: bool) -> None:
        """Write the *share* into its part, *beside* a face if there is one."""
        written = Lettering(share_told(share, certain=self.certain), self.look.sans(_TYPE, bold=True))
        room = part.adjusted(part.height() if beside else 0, 0, 0, 0)
        if written.size.width() + self.look.pixels(8) <= room.width():
            if not beside:  # the hatching would run through it
                plate = QRectF(0, 0, written.size.width() + self.look.pixels(6), written.size.height())
                plate.moveCenter(room.center())
                painter.fillPath(rounded(plate, 3), self.look.theme.chrome.paper_top)
            written.draw(painter, room, self.look.theme.chrome.ink)

    def _paint_face(self, painter: QPainter, part: QRectF, face: str) -> None:
        """Paint a face at the left of its part, if there is room for it."""
        side = part.height() - self.look.pixels(3)
        device = painter.device()
        ratio = device.devicePixelRatioF() if device else 1
        found = self.pictures.face(face, round(side * ratio)) if part.width() > side + 2 else None
        if found is not None:
            place = QRectF(0, 0, side, side)
            place.moveCenter(part.center())
            place.moveLeft(min(place.left(), part.left() + self.look.pixels(2)))
            painter.drawPixmap(place, found, QRectF(found.rect()))
