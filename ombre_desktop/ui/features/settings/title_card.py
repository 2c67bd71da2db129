"""The title card of the sheet about the program, and the box of the cards."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Slot
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy

from ombre_desktop.engine import HIDDEN, Card
from ombre_desktop.storage.display_options import Deck
from ombre_desktop.ui.dialogs.style import Appearance
from ombre_desktop.ui.features.settings.deck_box import HEIGHT, DeckBox, box_at, paint_deck_box
from ombre_desktop.ui.features.settings.frontispiece import Frontispiece
from ombre_desktop.ui.paint.lettering import Lettering
from ombre_desktop.ui.table.deck_art import DeckArt
from ombre_desktop.ui.table.placement import Placement, card_size
from ombre_desktop.ui.texts.title import TITLE, cards_told

_CARD = 118
"""The height of a card, in pixels."""
_TALLEST_TEXT = 1.4
"""The text size above which the sheet needs the room of its title card."""
_LEAN = (-5.0, 0.0, 5.0)
_BOX, _BESIDE, _LOW = 0.8, 82, 8
"""The size of the box against that on the table; how far it lies from the paper, and lower, in pixels."""
_MATADORS = tuple(map(Card.parse, ("SA", "H7", "CA")))


class TitleCard(QLabel):
    """
    An arched card of paper with the title and the three best cards of *deck*, and the box beside it.

    It is a label, so that a screen reader reads its name.
    """

    def __init__(self, art: DeckArt, deck: Deck, appearance: Appearance) -> None:
        super().__init__()
        self._art, self._deck, self._look = art, deck, appearance
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(cards_told(_MATADORS, deck))
        self.restyle(appearance)
        art.ready.connect(self._redraw)

    def restyle(self, appearance: Appearance) -> None:
        """Adopt the colours of *appearance*; large text has no room for the card."""
        self._look = appearance
        self.setVisible(appearance.text <= _TALLEST_TEXT)
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size of the card of paper with its shadow."""
        return QSize(420, _CARD + 86)

    def paintEvent(self, _: QPaintEvent) -> None:
        """Paint the paper, its title and the cards."""
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.SmoothPixmapTransform | QPainter.RenderHint.Antialiasing)
        size, body = card_size(_CARD), self._body()
        middle = body.center()
        title = Lettering(TITLE, self._look.families.serif_font(26, bold=True))
        Frontispiece(body, 50, 1.0).paint(painter, self._look.theme, title, drop=QPointF(0, 3))
        for number, (card, lean) in enumerate(zip(_MATADORS, _LEAN, strict=True)):
            picture = self._art.pixmap(self._deck, card, size, self.devicePixelRatioF())
            painter.save()
            painter.translate(middle + QPointF((number - 1) * (size.width() + 26), 0))
            painter.rotate(lean)
            if picture is not None:
                box = QRectF(QPointF(-size.width() / 2, -size.height() / 2), size)
                painter.drawPixmap(box, picture, QRectF(picture.rect()))
            painter.restore()
        self._paint_box(painter)
        painter.end()

    def box(self) -> Placement | None:
        """Return the place of the box, at the right of the paper; None if there is no room for it."""
        body = self._body()
        place = box_at(QPointF(body.right() + _BESIDE, body.center().y() + _LOW), _BOX)
        return place if QRectF(self.rect()).contains(place.bounds) else None

    def _body(self) -> QRectF:
        """Return the place of the paper, without its arch."""
        body = QRectF(QPointF(), QSizeF(3 * card_size(_CARD).width() + 120, _CARD + 22))
        body.moveCenter(QPointF(self.width() / 2, 62 + _CARD / 2))
        return body

    def _paint_box(self, painter: QPainter) -> None:
        place = self.box()
        if place is None:
            return
        size, ratio = QSizeF(0, HEIGHT * _BOX), self.devicePixelRatioF()
        back, card = (self._art.pixmap(self._deck, one, size, ratio) for one in (HIDDEN, _MATADORS[0]))
        title = Lettering(TITLE, self._look.families.serif_font(15 * _BOX, bold=True))
        shown = DeckBox(back, card, title)
        paint_deck_box(painter, place, self._look.theme, unit=_BOX, drop=QPointF(0, 3), shown=shown)

    @Slot()
    def _redraw(self) -> None:
        self.update()
