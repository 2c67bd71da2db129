"""A card on the scene: a picture over its shadow, turned and moved as a whole."""

from __future__ import annotations

import math
from collections import OrderedDict

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsPixmapItem

from ombre_desktop.engine import Card
from ombre_desktop.storage.display_options import Deck
from ombre_desktop.ui.paint.canvas import Canvas
from ombre_desktop.ui.paint.lettering import Lettering
from ombre_desktop.ui.table.arrangement import Sprite
from ombre_desktop.ui.table.brush import Brush
from ombre_desktop.ui.table.card_shadow import CORNER, Shade, card_at, paint_shade, picture_box, shade_of
from ombre_desktop.ui.table.deck_art import DeckArt
from ombre_desktop.ui.table.lamp import LYING, RAISED, Lamp
from ombre_desktop.ui.table.motion import Flight, Where
from ombre_desktop.ui.texts.calls import gano_text
from ombre_desktop.value import Value

DIM = QColor(12, 16, 14, 120)
WINNING_EDGE = QColor(20, 10, 2, 210)
KEPT = 112
"""The number of pictures kept: some forty cards lie on a table, and each flies with another shadow."""
BADGE_AT = (0.155, 0.385)
"""The place of a matador's badge, as shares of the card: under the index, even a jumbo index."""


_TIE, _HEM = 0.22, 0.15
"""The breadth of a ribbon as a share of the card's height, and of each of its hems as a share of that."""
_FINE, _QUICK = Qt.TransformationMode.SmoothTransformation, Qt.TransformationMode.FastTransformation
_SAME = 1e-9
"""The difference of scales that is only an error of rounding."""
_RIM = 0.06
"""The breadth of a card's edge with its frame and round corner, as a share of its height."""
SWIFT = 6.0
"""The device pixels in a frame from which on nobody sees that the edge of a large card is rough."""
_EDGE = 0.02
"""The width of a card seen from its edge, as a share of its full width."""


class Face(Value):
    """Everything that changes how a card looks."""

    deck: Deck
    card: Card
    height: float
    ratio: float
    dim: bool
    glow: bool
    badge: int = 0
    gano: bool = False
    wins: bool = False
    fresh: float = 0.0
    gilt: tuple[int, int] = (0, 0)
    """The ends of the gilding of a fresh card, in pixels from its left edge."""
    shade: Shade = (0, 0, 0)
    tucked: int = 0
    tie: str = ""
    """The colour of the ribbon round a trick that was won; empty if there is none."""


class CardPictures:
    """A cache of card pixmaps with dimming and glow."""

    def __init__(self, art: DeckArt) -> None:
        self._art = art
        self._kept: OrderedDict[tuple[Face, int], QPixmap] = OrderedDict()
        self._blanks: dict[tuple[float, float], QPixmap] = {}

    def kept(self, face: Face) -> QPixmap | None:
        """Return the picture of *face* if it is kept, and None if it would have to be composed."""
        key = (face, _key_of(self.drawn(face)))
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
        return found

    def drawn(self, face: Face) -> QPixmap | None:
        """Return the mere drawing of the card, without its shadow; None until it is ready."""
        return self._art.on_table(face.deck, face.card, QSizeF(0, face.height), face.ratio)

    def pixmap(self, face: Face, brush: Brush) -> QPixmap:
        """Return the picture of *face*; until its drawing is ready, a blank one."""
        found = self.kept(face)
        if found is None:
            drawn = self.drawn(face)
            found = self._kept[face, _key_of(drawn)] = _composed(face, drawn, brush)
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        return found

    def blank(self, face: Face, brush: Brush) -> QPixmap:
        """Return a card of paper as high as *face*, with nothing on it and no shadow."""
        key = (face.height, face.ratio)
        if key not in self._blanks:
            rect = card_at(QPointF(), face.height)
            canvas = Canvas(rect.size(), face.ratio)
            with canvas as painter:
                painter.translate(-rect.topLeft())
                painter.fillPath(_outline(face.height), brush.theme.chrome.paper_top)
            self._blanks[key] = canvas.pixmap
        return self._blanks[key]

    def clear(self) -> None:
        """Drop all pictures, since the theme or size has changed."""
        self._kept.clear()
        self._blanks.clear()


def _key_of(drawn: QPixmap | None) -> int:
    return 0 if drawn is None else drawn.cacheKey()


def _composed(face: Face, drawn: QPixmap | None, brush: Brush) -> QPixmap:
    theme, unit = brush.theme, brush.layout.unit
    box = picture_box(face.height, unit, face.shade)
    canvas = Canvas(box.size(), face.ratio)
    rect, outline = card_at(QPointF(), face.height), _outline(face.height)
    with canvas as painter:
        painter.translate(-box.topLeft())
        paint_shade(painter, face.height, unit, face.shade, ratio=face.ratio)
        if drawn is None:
            painter.fillPath(outline, theme.chrome.paper_top)
        else:
            painter.drawPixmap(rect, drawn, QRectF(drawn.rect()))
        if face.tie:
            _paint_tie(painter, rect, QColor(face.tie), brush=brush)
        if face.dim:
            painter.fillPath(outline, DIM)
        if face.glow:
            painter.setPen(QPen(theme.chrome.gold, 3 * unit))
            painter.drawPath(outline)
        if face.wins:
            _paint_line(painter, outline, brush)
        if face.fresh:
            painter.setOpacity(face.fresh)
            _paint_gilding(painter, rect, face.gilt, brush=brush)
            painter.setOpacity(1.0)
        if face.badge:
            _paint_badge(painter, rect, face.badge, brush=brush)
        if face.gano:
            _paint_gano(painter, rect, brush)
    return _tucked(canvas.pixmap, box, face) if face.tucked else canvas.pixmap


def _tucked(whole: QPixmap, box: QRectF, face: Face) -> QPixmap:
    """
    Return the picture, which fills *box*, of a card whose hidden part is left out.

    No corner of that part looks out above the neighbour: the far edge of the card stands where the part ends.
    """
    rim = _RIM * face.height
    card = card_at(QPointF(), face.height)
    gone = card.width() - abs(face.tucked)
    inside = card.right() - rim - box.left() if face.tucked > 0 else card.left() + rim - box.left()
    canvas = Canvas(box.size(), face.ratio)
    with canvas as painter:
        for left, right, by in (
            ((0.0, inside - gone, 0.0), (inside, box.width(), -gone))
            if face.tucked > 0
            else ((inside + gone, box.width(), 0.0), (0.0, inside, gone))
        ):
            part = QRectF(left, 0, right - left, box.height())
            source = QRectF(part.topLeft() * face.ratio, part.size() * face.ratio)
            painter.drawPixmap(part.translated(by, 0), whole, source)
    return canvas.pixmap


def _outline(height: float) -> QPainterPath:
    """Return the edge of a card of this *height* round the origin."""
    outline = QPainterPath()
    outline.addRoundedRect(card_at(QPointF(), height), height * CORNER, height * CORNER)
    return outline


def _paint_tie(painter: QPainter, card: QRectF, colour: QColor, *, brush: Brush) -> None:
    """Tie the packet of a trick with a silk ribbon in its winner's *colour*, with a pale edge on any back."""
    height = _TIE * card.height()
    band = QRectF(card.left(), card.center().y() - height / 2, card.width(), height)
    painter.fillRect(band, brush.theme.chrome.paper_top)
    silk = QLinearGradient(band.topLeft(), band.topRight())
    for place, light in ((0.0, 88), (0.3, 122), (0.55, 100), (1.0, 80)):
        silk.setColorAt(place, colour if brush.theme.plain else colour.lighter(light))
    painter.fillRect(band.adjusted(0, height * _HEM, 0, -height * _HEM), silk)


def _paint_line(painter: QPainter, outline: QPainterPath, brush: Brush) -> None:
    """Paint a thin gold line round the card that wins the trick, over a dark one that shows on any cloth."""
    unit = brush.layout.unit
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, width in ((WINNING_EDGE, 6.0), (brush.theme.chrome.focus, 3.2)):
        pen = QPen(colour, width * unit)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.drawPath(outline)


def _paint_gilding(painter: QPainter, card: QRectF, gilt: tuple[int, int], *, brush: Brush) -> None:
    """Gild the upper edge of a card that was just drawn, above every index, where it is seen in the fan."""
    height = 0.042 * card.height()
    left, right = max(0.06 * card.width(), gilt[0]), min(0.94 * card.width(), gilt[1])
    edge = QRectF(card.left() + left, card.top() - 0.3 * height, right - left, height)
    painter.setPen(QPen(brush.theme.wood.brass_dark, 0.007 * card.height()))
    painter.setBrush(brush.theme.chrome.gold)
    painter.drawRoundedRect(edge, height / 2, height / 2)


def _paint_badge(painter: QPainter, card: QRectF, place: int, *, brush: Brush) -> None:
    """Paint a gold disc under the index, where it shows in a fan: 1 spadille, 2 manille, 3 basto."""
    radius = 0.052 * card.height()
    share = 1 - BADGE_AT[0] if brush.layout.stage.ease.left_handed else BADGE_AT[0]
    centre = card.topLeft() + QPointF(share * card.width(), BADGE_AT[1] * card.height())
    painter.setPen(QPen(brush.theme.wood.brass_dark, 0.009 * card.height()))
    painter.setBrush(brush.theme.chrome.gold)
    painter.drawEllipse(centre, radius, radius)
    figure = Lettering(str(place), brush.fonts.serif_font(1.5 * radius, bold=True))
    box = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
    figure.draw(painter, box, brush.theme.chrome.ink)


def _paint_gano(painter: QPainter, card: QRectF, brush: Brush) -> None:
    """Paint a golden band with the word gano across the middle, which other cards of a trick leave free."""
    word = Lettering(gano_text(), brush.fonts.serif_font(0.115 * card.height(), bold=True))
    size = word.size
    band = QRectF(0, 0, min(card.width(), size.width() + 0.12 * card.height()), 1.15 * size.height())
    band.moveCenter(card.center())
    painter.setPen(QPen(brush.theme.wood.brass_dark, 0.009 * card.height()))
    painter.setBrush(brush.theme.chrome.gold)
    painter.drawRoundedRect(band, 0.3 * band.height(), 0.3 * band.height())
    word.draw(painter, band, brush.theme.chrome.ink)


class CardItem(QGraphicsPixmapItem):
    """
    A card, positioned by its centre.

    *lies* is the sprite in whose place it is at rest, and None while it flies or is held. *shows* is the side
    to be seen while it turns over, and None otherwise; *worn* is the side that its picture shows. *arrived*
    is the flight at whose end it lies, with the shadow that falls there. *tucked* is the width that is seen
    of it above its neighbour, as in a sprite.
    """

    def __init__(self) -> None:
        super().__init__()
        self.setTransformationMode(_FINE)
        self.height = 1.0
        self.lies: Sprite | None = None
        self.worn: Card | None = None
        self.rise = LYING
        self.shows: Card | None = None
        self.shade: Shade = (0, 0, 0)
        self.tucked = 0
        self.arrived: Flight | None = None

    def show_picture(self, pixmap: QPixmap, side: Card, height: float, at: QPointF) -> None:
        """Show *pixmap*, a card of this *height* seen from this *side*, at the size it has now."""
        self.worn = side
        self._scale_to(self.height * self.scale(), height)
        self.height = height
        self.setPixmap(pixmap)
        self.setOffset(at)

    def is_lit_anew(self, lamp: Lamp, unit: float) -> bool:
        """Look where the shadow falls now; return True if it looks different."""
        before = self.shade
        self.shade = shade_of(self.pos(), self.rotation(), self.rise, lamp=lamp, unit=unit)
        return self.shade != before

    def lay(self, sprite: Sprite) -> None:
        """Put the card in the place of *sprite*."""
        self.setPos(sprite.place.centre)
        self.setRotation(sprite.place.rotation)
        self._scale_to(sprite.place.size.height(), self.height)
        self.setZValue(sprite.z)
        self.resetTransform()
        self.rise = sprite.rise
        self.tucked = sprite.tucked if sprite.rise >= RAISED else 0
        self.lies = sprite
        self.setTransformationMode(_FINE)

    def _scale_to(self, seen: float, height: float) -> None:
        """Scale the picture, of a card *height* pixels high, so that the card is *seen* in another height."""
        scale = seen / height
        # A picture at its own size is drawn faster, and sharp.
        self.setScale(1.0 if abs(scale - 1.0) < _SAME else scale)

    def lift(self, there: Where, rise: float, *, tucked: int = 0) -> None:
        """Hold the card *there*, *rise* units above the cloth, *tucked* under its neighbour."""
        self.tucked = tucked
        centre, rotation, height = there
        self.lies = None
        self.setTransformationMode(_FINE)
        self.setPos(centre)
        self.setRotation(rotation)
        self._scale_to(height, self.height)
        self.rise = rise

    def fly(self, flight: Flight, share: float, *, turned: float, is_large: bool) -> None:
        """
        Show the card on its *flight*, with this *share* of the way behind it.

        *turned* is the share of half a turn that it has turned over: at 0.5 it is seen from its long edge.
        A card that *is_large* on the device is drawn quickly while it flies swiftly.
        """
        (centre, rotation, height), end = flight.start, flight.end
        self.lies, self.tucked = None, 0
        at = centre + (end.place.centre - centre) * share
        is_swift = is_large and self._moves_swiftly(at)
        self.setPos(at)
        turn = (end.place.rotation - rotation + 180) % 360 - 180
        self.setRotation(rotation + turn * share)
        shown = height + (end.place.size.height() - height) * share
        self._scale_to(shown, self.height)
        # A quick drawing takes between a third and a half of the time.
        self.setTransformationMode(_QUICK if is_swift else _FINE)
        self._turn_over(turned)
        # The path is an arc: the card is high above the table, and comes down on its place.
        self.rise = end.rise + flight.arc * min(1.0, 6 * share * (1 - share))

    def _moves_swiftly(self, to: QPointF) -> bool:
        """Tell whether the card goes so far in this frame that a rough edge is not seen."""
        return (to - self.pos()).manhattanLength() * self.pixmap().devicePixelRatio() >= SWIFT

    def _turn_over(self, share: float) -> None:
        if share in (0.0, 1.0):
            self.resetTransform()
            return
        lean = self.rotation()
        breadth = max(_EDGE, abs(math.cos(math.pi * share)))
        self.setTransform(QTransform().rotate(lean).scale(breadth, 1.0).rotate(-lean))

    @property
    def where(self) -> Where:
        """The centre, rotation and height of the card as it is drawn now."""
        return self.pos(), self.rotation(), self.height * self.scale()
