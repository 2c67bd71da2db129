"""The plan of a deck's sheets: the size of its cards, and where each lies on the paper, face and back."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QPointF, QRectF, QSizeF

from ombre_desktop.engine import Cards, Pack
from ombre_desktop.storage.display_options import Deck
from ombre_desktop.ui.table.placement import CARD_RATIO
from ombre_desktop.value import Value

UNIT = 10.0
"""The units in a millimetre; all measures of this folder are in units."""
COLUMNS, ROWS = 2, 4
"""The cards on a sheet lie on their sides: eight have room both on A4 and on Letter."""
GUTTER, BLEED = 30.0, 30.0
"""The strip between two cards, and the paper round each of them that may be cut away."""
_WIDTHS = {Deck.SPANISH: 610.0, Deck.FRENCH: 585.0}
"""The usual widths of such cards; the heights follow from the shape of our drawings."""


class Paper(Enum):
    """A paper, by its width and height."""

    A4 = 2100, 2970
    LETTER = 2159, 2794

    @property
    def size(self) -> QSizeF:
        """The size of the paper on end."""
        return QSizeF(*self.value)


class Side(Enum):
    """A side of a sheet."""

    FACES = "faces"
    BACKS = "backs"


class Form(Enum):
    """The form of the files: one PDF, or a folder with a drawing of each page."""

    PDF = "pdf"
    DRAWINGS = "svg"


class Plan(Value):
    """The sheets of *deck* on *paper*; *name* is that of a deck of the person's own, and empty for ours."""

    deck: Deck
    paper: Paper
    name: str = ""

    @property
    def card(self) -> QSizeF:
        """The size of a card that stands."""
        width = _WIDTHS[self.deck]
        return QSizeF(width, width / CARD_RATIO)

    @property
    def cards(self) -> Cards:
        """All cards of the deck: first the forty with which Ombre is played, on five sheets of their own."""
        more = Pack.PIQUET.cards if self.deck is Deck.FRENCH else ()
        return tuple(dict.fromkeys((*Pack.SPANISH.cards, *more)))

    @property
    def sheets(self) -> int:
        """The number of sheets."""
        return -(-len(self.cards) // (COLUMNS * ROWS))

    def on(self, sheet: int) -> Cards:
        """Return the cards on *sheet*, counted from 0."""
        first = sheet * COLUMNS * ROWS
        return self.cards[first : first + COLUMNS * ROWS]

    def block(self, count: int = COLUMNS * ROWS) -> QRectF:
        """Return the place of all cards of a sheet that has *count* of them."""
        high, wide = self._laid.height(), self._laid.width()
        rows = -(-count // COLUMNS)
        whole = QSizeF(COLUMNS * wide + (COLUMNS - 1) * GUTTER, ROWS * high + (ROWS - 1) * GUTTER)
        corner = QPointF(
            (self.paper.size.width() - whole.width()) / 2, (self.paper.size.height() - whole.height()) / 2
        )
        return QRectF(corner, QSizeF(whole.width(), rows * high + (rows - 1) * GUTTER))

    def cell(self, at: int, side: Side) -> QRectF:
        """
        Return the place of the card with the number *at* on a sheet.

        Backs are in the other column: the sheet is turned about its long edge.
        """
        row, column = divmod(at, COLUMNS)
        if side is Side.BACKS:
            column = COLUMNS - 1 - column
        step = QPointF(column * (self._laid.width() + GUTTER), row * (self._laid.height() + GUTTER))
        return QRectF(self.block().topLeft() + step, self._laid)

    @property
    def _laid(self) -> QSizeF:
        """The size of a card that lies on its side."""
        return self.card.transposed()
