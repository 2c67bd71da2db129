"""The card of bids: a board below the cards drawn for the first deal, with a button that puts it away."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from ombre_desktop.ui.features.first_bids.bid_lines import BidLine
from ombre_desktop.ui.paint.boards import paint_panel
from ombre_desktop.ui.paint.buttons import Metal
from ombre_desktop.ui.paint.lettering import Lettering, stacked_size
from ombre_desktop.ui.paint.theme import TypeRole
from ombre_desktop.ui.panels.context import TableContext
from ombre_desktop.ui.panels.faces import ActionFace
from ombre_desktop.ui.panels.panel import Panel
from ombre_desktop.ui.panels.pressable import Pressable
from ombre_desktop.ui.texts.first_bids import card_title, put_away_button
from ombre_desktop.ui.texts.listing import sentences
from ombre_desktop.ui.texts.panels import spoken_button

_WIDTH, _MARGIN, _GAP = 520.0, 15.0, 8.0
"""The usual width of the words, the margin round them, and the usual gap between lines, in units."""
_PLATE = QSizeF(112, 42)
"""The size of a plate with an ordinary name, in nominal pixels of type."""
_BESIDE = 2
"""The number of the last texts, beside which the button stands."""


class BidsCard(Panel):
    """
    The *lines* of a game's bids, and the tricks that they *need*.

    Signals:
        read: the person has put the card away.
    """

    read = Signal()

    def __init__(
        self, need: str, lines: Sequence[BidLine], context: TableContext, parent: QWidget | None = None
    ) -> None:
        super().__init__(context, parent)
        self._lines = (*lines, BidLine("", need))
        self._board, self._spacing, self._are_priced = QRectF(), 0.0, True
        told = [text for line in self._lines for text in (line.bid, line.price) if text]
        self.setAccessibleName(card_title())
        self.setAccessibleDescription(sentences(told))
        text = put_away_button()
        self._button = Pressable(ActionFace(text, Metal.GOLD), spoken_button(text), self, keys=(text.key,))
        self._button.clicked.connect(self.read)
        self.lay_out()

    @property
    def places(self) -> tuple[QRectF, ...]:
        """The place of the board."""
        return (self._board,)

    def lay_out(self) -> None:
        """
        Place the board below the drawn cards, where the hand will lie, with its button beside the last words.

        Where large letters leave too little room there, its lines stand closer together, and prices go.
        """
        layout, unit = self.context.layout, self.context.unit
        button = self._button.face.size(self.context)
        margin, gap = _MARGIN * unit, _GAP * unit
        drawn = max(place.bounds.bottom() for place in layout.centre.trick)
        foot = layout.window.bottom() - gap
        for self._are_priced in (True, False):
            letters = self._letters()
            spare = foot - drawn - gap - 2 * margin - stacked_size(letters).height()
            if spare >= 0.0:
                break
        self._spacing = min(gap, max(0.0, spare / (len(letters) - 1)))
        words, beside = stacked_size(letters, self._spacing), stacked_size(letters[-_BESIDE:])
        width = max(words.width(), beside.width() + margin + button.width()) + 2 * margin
        height = max(words.height(), button.height()) + 2 * margin
        left, right = self._free
        x = max(left, min(layout.stage.middle - width / 2, right - width))
        self._board = QRectF(x, drawn + gap, width, height)
        self._board.moveBottom(min(max(self._board.bottom(), (drawn + foot + height) / 2), foot))
        self._board.moveTop(max(self._board.top(), layout.window.top() + gap))
        room = self.enclose((self._board,))
        spot = QRectF(0, 0, button.width(), button.height())
        spot.moveBottomRight(self._board.bottomRight() - QPointF(margin, margin))
        self._button.put(spot, room)

    @property
    def _free(self) -> tuple[float, float]:
        """The ends of the room between the person's seat and the tools."""
        layout, gap = self.context.layout, _GAP * self.context.unit
        own, tray, window = layout.seats[0], layout.room.tools.tray, layout.window
        things = [own.hollow.outline.boundingRect(), own.plate.rect(_PLATE * layout.seat_text)]
        things += [] if tray is None else [tray]
        middle = layout.stage.middle
        left = [thing.right() for thing in things if thing.center().x() < middle]
        right = [thing.left() for thing in things if thing.center().x() >= middle]
        return max([window.left(), *left]) + gap, min([window.right(), *right]) - gap

    def paint(self, painter: QPainter) -> None:
        """Paint the board, its title and its lines."""
        unit, chrome = self.context.unit, self.context.theme.chrome
        paint_panel(painter, self._board, self.context.theme, unit=unit, drop=self.context.drop(self._board))
        rest = self._board.adjusted(_MARGIN * unit, _MARGIN * unit, -_MARGIN * unit, 0)
        title, *words = self._letters()
        inks = [chrome.text, *(chrome.muted if is_price else chrome.text for is_price in self._are_prices)]
        for text, ink in zip((title, *words), inks, strict=True):
            height = text.size.height()
            line = QRectF(rest.left(), rest.top(), rest.width(), height)
            text.draw(painter, line, ink, align=Qt.AlignmentFlag.AlignLeft)
            rest.setTop(rest.top() + height + self._spacing)

    @property
    def _are_prices(self) -> list[bool]:
        """The answer to whether a text is a price, for each in their order."""
        told = ((line.bid, line.price if self._are_priced or not line.bid else "") for line in self._lines)
        return [at == 1 for texts in told for at, text in enumerate(texts) if text]

    def _letters(self) -> tuple[Lettering, ...]:
        """Return the title, and the words and the price of each line, wrapped to the room."""
        context, unit = self.context, self.context.unit
        (left, right), button = self._free, self._button.face.size(context).width()
        width = min(_WIDTH * context.layout.text, right - left - 3 * _MARGIN * unit - button)
        title = context.serif(TypeRole.PANEL_TITLE, card_title()).wrapped(width)
        words = [title]
        for line in self._lines:
            if line.bid:
                words.append(context.sans(TypeRole.LINE, line.bid, bold=True).wrapped(width))
            if line.price and (self._are_priced or not line.bid):
                words.append(context.sans(TypeRole.ROLE, line.price).wrapped(width))
        return tuple(words)
