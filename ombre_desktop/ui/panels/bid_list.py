"""The bids one under another, moved by a roll if the room is too low for all of them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from ombre_desktop.ui.panels.bid_strip import BidStrip
from ombre_desktop.ui.panels.context import TableContext
from ombre_desktop.ui.panels.faces import ChoiceFace
from ombre_desktop.ui.panels.panel import Panel
from ombre_desktop.ui.panels.pressable import Pressable
from ombre_desktop.ui.panels.question import GAP, Question
from ombre_desktop.ui.panels.roll import Roll

_BETWEEN, _BAR = 6.0, 16.0
"""The gap between strips, and the room for the bar beside them, in units."""


class BidList:
    """
    The places of a panel's bids in one column under its question.

    *frame* is the part of the window in which bids are seen; it is empty while the list is not in use.
    """

    def __init__(self, panel: Panel) -> None:
        self.roll = Roll(panel)
        self.frame = QRectF()
        self._places: tuple[QRectF, ...] = ()

    @property
    def is_used(self) -> bool:
        """True if the bids stand in this list."""
        return not self.frame.isEmpty()

    def put_away(self) -> None:
        """Stop using the list."""
        self.frame, self._places = QRectF(), ()
        self.roll.fit(0.0, 0.0, 0.0)

    def strips(self, choices: Sequence[ChoiceFace], context: TableContext) -> list[BidStrip]:
        """Return a strip for each choice, as broad as the list."""
        width = context.layout.broad_room.width() - _BAR * context.unit
        return [BidStrip(choice, width) for choice in choices]

    def height(self, strips: Sequence[BidStrip], context: TableContext) -> float:
        """Return the height of the column of *strips*."""
        gaps = _BETWEEN * context.unit * (len(strips) - 1)
        return sum(strip.size(context).height() for strip in strips) + gaps

    def stand(self, strips: Sequence[BidStrip], question: Question, context: TableContext) -> bool:
        """Place *strips* and *question*; return True if all of them are seen at once."""
        unit, room = context.unit, context.layout.broad_room
        sizes = [strip.size(context) for strip in strips]
        whole = self.height(strips, context)
        top = max(room.top(), room.bottom() - whole)
        self.frame = QRectF(QPointF(room.left(), top), room.bottomRight())
        if not question.stand_above(self.frame, context):
            self.frame.setTop(max(top, room.top() + question.height(context) + GAP * unit))
            question.stand_above(self.frame, context, anyway=True)
        self.roll.fit(whole, self.frame.height(), sizes[0].height())
        x, y, places = self.frame.left() + _BAR * unit / 2, self.frame.top(), []
        for size in sizes:
            places.append(QRectF(QPointF(x, y), size))
            y += size.height() + _BETWEEN * unit
        self._places = tuple(places)
        return not self.roll.is_needed

    def move(self, buttons: Sequence[Pressable], around: QRectF) -> None:
        """Put *buttons* at the places to which they have been moved; none can be pressed beyond the frame."""
        for button, place in zip(buttons, self._places, strict=True):
            button.put(place.translated(0, -self.roll.offset), around)
            button.setGeometry(self.seen(button.place).translated(-around.topLeft()).toRect())

    def seen(self, place: QRectF) -> QRectF:
        """Return the part of *place* in the frame: a line at its edge if it is all beyond."""
        top = min(max(place.top(), self.frame.top()), self.frame.bottom())
        bottom = min(max(place.bottom(), self.frame.top()), self.frame.bottom())
        return QRectF(place.left(), top, place.width(), bottom - top)

    def reveal(self, place: QRectF) -> None:
        """Move the bids so that the one at *place* is seen whole."""
        above, below = place.top() - self.frame.top(), place.bottom() - self.frame.bottom()
        self.roll.move(min(0.0, above) + max(0.0, below))

    def paint(self, painter: QPainter, context: TableContext) -> None:
        """Paint the bar that shows that more follows."""
        unit = context.unit
        bar = QRectF(self.frame.right() - 6 * unit, self.frame.top(), 6 * unit, self.frame.height())
        self.roll.paint_bar(painter, bar, context.theme.chrome.text)
