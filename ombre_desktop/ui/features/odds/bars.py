"""Signs of the board: small cards, and bars that are divided among the players or filled in part."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPen

from ombre_desktop.engine import Card
from ombre_desktop.players.odds import CardOdds
from ombre_desktop.ui.dialogs.style import Appearance
from ombre_desktop.ui.paint.boards import rounded
from ombre_desktop.ui.paint.colours import mixed
from ombre_desktop.ui.paint.lettering import Lettering
from ombre_desktop.ui.replay.pictures import CARD, Pictures
from ombre_desktop.ui.table.placement import CARD_RATIO
from ombre_desktop.ui.texts.odds import share_told
from ombre_desktop.value import Value

SIDE = 16
"""The side of a usual sign of a sheet, in nominal pixels."""
CARD_SHAPE = (CARD * CARD_RATIO / SIDE, CARD / SIDE)
BAR_WIDTHS, BAR_HEIGHT = (28.0, 24.0, 20.0, 16.0, 12.0, 9.0), 1.9
HALF_SHAPE = (6.0, 1.0)
"""The sizes of the signs, as multiples of a usual one."""
_HUES = ("#3f6f9e", "#b5792b", "#57874f", "#84609a", "#a04a4a")
"""The colours of the seats, in the order of the ring; the faces in them tell them apart as well."""
_PAPER = 0.28
"""The share of the paper in a colour."""
_LEAST_SHARE, _TYPE = 0.01, 13


class CardSign(Value):
    """A small *card*."""

    pictures: Pictures
    card: Card

    def paint(self, painter: QPainter, rect: QRect) -> None:
        """Paint the card into *rect*."""
        device = painter.device()
        ratio = device.devicePixelRatioF() if device else 1
        self.pictures.paint_card(painter, QRectF(rect), self.card, ratio)


class PlacesBar(Value):
    """
    A bar divided among the players who may hold a card, each part with a face.

    *faces* holds the name of each seat's portrait. The part of the cards with nobody comes last, and is only
    hatched. A part has its figure where there is room.
    """

    odds: CardOdds
    faces: tuple[str, ...]
    pictures: Pictures
    look: Appearance

    def paint(self, painter: QPainter, rect: QRect) -> None:
        """Paint the bar into *rect*."""
        chrome, room = self.look.theme.chrome, QRectF(rect)
        painter.save()
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        left = room.left()
        for seat, share in enumerate(self.odds.places):
            width = share * room.width()
            part = QRectF(left, room.top(), width, room.height())
            left += width
            if share < _LEAST_SHARE:
                continue
            if seat < len(self.odds.seats):
                painter.fillRect(part, mixed(QColor(_HUES[seat % len(_HUES)]), chrome.paper_top, _PAPER))
                self._paint_face(painter, part, self.faces[seat])
            else:
                painter.fillRect(part, mixed(chrome.paper_bottom, chrome.ink, 0.12))
                painter.fillRect(part, QBrush(chrome.faint_ink, Qt.BrushStyle.BDiagPattern))
            self._paint_figure(painter, part, share, beside=seat < len(self.odds.seats))
            painter.setPen(QPen(chrome.paper_top, self.look.pixels(1.5)))
            painter.drawLine(part.topRight(), part.bottomRight())
        painter.setPen(QPen(chrome.faint_ink, 1))
        painter.drawRect(room.adjusted(0.5, 0.5, -0.5, -0.5))
        painter.restore()

    def _paint_figure(self, painter: QPainter, part: QRectF, share: float, *, beside: bool) -> None:
        """Write the *share* into its part, *beside* a face if there is one."""
        written = Lettering(share_told(share, certain=self.odds.certain), self.look.sans(_TYPE, bold=True))
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


class ShareBar(Value):
    """A bar filled by a *share*."""

    share: float
    look: Appearance

    def paint(self, painter: QPainter, rect: QRect) -> None:
        """Paint the bar into *rect*."""
        chrome, room = self.look.theme.chrome, QRectF(rect)
        painter.save()
        end = QPointF(room.left() + self.share * room.width(), room.bottom())
        painter.fillRect(QRectF(room.topLeft(), end), mixed(QColor(_HUES[0]), chrome.paper_top, _PAPER))
        painter.setPen(QPen(chrome.faint_ink, 1))
        painter.drawRect(room.adjusted(0.5, 0.5, -0.5, -0.5))
        painter.restore()
