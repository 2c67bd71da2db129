"""The face of an answer on a page that asks: a suit's sign and the words, on a parchment of one size."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter

from ombre_desktop.engine import Suit
from ombre_desktop.ui.paint.buttons import ChoiceText, Look, key_size, paint_choice
from ombre_desktop.ui.paint.fitting import fitted
from ombre_desktop.ui.paint.lettering import Lettering
from ombre_desktop.ui.paint.theme import TypeRole
from ombre_desktop.ui.panels.context import TableContext
from ombre_desktop.ui.panels.signs import paint_sign
from ombre_desktop.ui.texts.calls import ButtonText
from ombre_desktop.ui.texts.panels import key_cap
from ombre_desktop.value import Value

LEAST = QSizeF(240, 64)
"""The least size of a tile, in units."""
_SIGN, _EDGE, _GAP = 34.0, 16.0, 12.0
"""The side of a sign, its distance from the edge, and that of the words from both, in units."""
_LARGE, _CROWDED = 1.7, 1.95
"""The sizes of text, in units, that are large already, and that need the room of the signs."""


class TileFace(Value):
    """
    An answer after the sign of a *suit*, which tells the tiles apart and means nothing else.

    *share* is the size of the words as a share of the usual one. In a tile at most *broad* pixels wide,
    longer words stand in several lines.
    """

    text: ButtonText
    suit: Suit
    broad: float = 0.0
    share: float = 1.0

    def size(self, context: TableContext) -> QSizeF:
        """Return the size for sign and words, at least that of a tile."""
        words, unit = self._words(context).size, context.unit
        needed = QSizeF(words.width() + self.beside(context), words.height() + 1.6 * _GAP * unit)
        return needed.expandedTo(LEAST * unit)

    def paint(
        self, painter: QPainter, rect: QRectF, context: TableContext, *, look: Look, focus: bool
    ) -> None:
        """Paint the parchment with its key, then sign and words."""
        words, unit = self._words(context), context.unit
        blank = ChoiceText(Lettering("", words.font), self._cap(context))
        paint_choice(painter, rect, context.theme, unit=unit, text=blank, look=look, focus=focus)
        side = _sign(context)
        sign = QRectF(rect.left() + _EDGE * unit, rect.center().y() - side / 2, side, side)
        if side:
            paint_sign(painter, sign, self.suit, context)
        room = rect.adjusted(sign.right() + _GAP * unit - rect.left(), 0, 0, 0)
        words.draw(painter, room, context.theme.chrome.ink, align=Qt.AlignmentFlag.AlignLeft)

    def _words(self, context: TableContext) -> Lettering:
        """Return the words, in lines that a tile has room for."""
        is_low = context.layout.compact or context.layout.stage.crowding > _LARGE
        role = TypeRole.BUTTON if is_low else TypeRole.PANEL_TITLE
        words = context.serif(role, self.text.label, scale=self.share * context.layout.text)
        if not self.broad:
            return words
        room = self.broad - self.beside(context)
        return fitted(words.wrapped(room), room)

    def beside(self, context: TableContext) -> float:
        """Return the width of everything in a tile but its words."""
        key = key_size(self._cap(context), context.unit).width()
        return _sign(context) + (_EDGE + 3 * _GAP) * context.unit + key

    def _cap(self, context: TableContext) -> Lettering:
        return context.sans(TypeRole.KEY, key_cap(self.text.key), bold=True)


def _sign(context: TableContext) -> float:
    """Return the side of a sign in pixels; 0 where there is no room for it."""
    return 0.0 if context.layout.stage.crowding > _CROWDED else _SIGN * context.unit
