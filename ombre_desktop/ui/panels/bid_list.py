"""The bids one under another, moved by a roll if the room is too low for all of them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from ombre_desktop.ui.paint.boards import paint_panel
from ombre_desktop.ui.panels.bid_strip import BidStrip
from ombre_desktop.ui.panels.context import TableContext
from ombre_desktop.ui.panels.faces import ChoiceFace
from ombre_desktop.ui.panels.panel import Panel
from ombre_desktop.ui.panels.pressable import Pressable
from ombre_desktop.ui.panels.question import GAP, Question
from ombre_desktop.ui.panels.roll import Roll

_BETWEEN, _BAR, _MARGIN = 4.0, 16.0, 9.0
"""The gap between strips, the room for the bar beside them, and the margin of the board, in units."""
_ROUNDING = 0.5
"""The pixels by which a strip may reach beyond the frame."""


class BidList:
    """
    The places of a panel's bids in one column under its question, on a board that hides the cards below.

    *frame* is the part of the window that the bids take up, and *field* the part of it in which strips are
    seen now, all of them whole; both are empty while the list is not in use.
    """

    def __init__(self, panel: Panel) -> None:
        self.roll = Roll(panel)
        self.frame, self.field = QRectF(), QRectF()
        self._places: tuple[QRectF, ...] = ()

    @property
    def is_used(self) -> bool:
        """True if the bids stand in this list."""
        return not self.frame.isEmpty()

    def put_away(self) -> None:
        """Stop using the list."""
        self.frame, self.field, self._places = QRectF(), QRectF(), ()
        self.roll.fit(0.0, 0.0, 0.0)

    def strips(
        self, choices: Sequence[ChoiceFace], context: TableContext, *, halves: bool = False
    ) -> list[BidStrip]:
        """Return a strip for each choice, as broad as the list; those of two *halves* share its first row."""
        width = context.layout.broad_room.width() - _BAR * context.unit
        half = (width - _BETWEEN * context.unit) / 2
        shared = (0, len(choices) - 1) if halves else ()
        return [BidStrip(choice, half if at in shared else width) for at, choice in enumerate(choices)]

    def height(self, strips: Sequence[BidStrip], context: TableContext) -> float:
        """Return the height of the column of *strips*."""
        return _height(self._rows(strips, context))

    def stand(self, strips: Sequence[BidStrip], question: Question, context: TableContext) -> bool:
        """Place *strips* and *question*; return True if all of them are seen at once."""
        rows, room = self._rows(strips, context), context.layout.broad_room
        whole = _height(rows)
        top = max(room.top(), room.bottom() - whole)
        self.frame = QRectF(QPointF(room.left(), top), room.bottomRight())
        if not question.stand_above(self.board(context), context):
            self.frame.setTop(max(top, room.top() + question.height(context) + GAP * context.unit))
            self._keep_whole_rows(rows)
            question.stand_above(self.board(context), context, anyway=True)
        elif self._keep_whole_rows(rows):
            question.stand_above(self.board(context), context)
        self._places = tuple(
            place.translated(self.frame.left() + _BAR * context.unit / 2, self.frame.top())
            for place in _in_order(rows, strips)
        )
        stops = sorted({row[0].top() for row in rows})
        self.roll.fit(whole, self.frame.height(), rows[0][0].height(), stops)
        self._see()
        return not self.roll.is_needed

    def move(self, buttons: Sequence[Pressable], around: QRectF) -> None:
        """Put *buttons* at the places to which they have been moved; none can be pressed beyond the frame."""
        self._see()
        for button, place in zip(buttons, self._places, strict=True):
            button.put(place.translated(0, -self.roll.offset), around)
            button.setGeometry(self.seen(button.place).translated(-around.topLeft()).toRect())

    def seen(self, place: QRectF) -> QRectF:
        """Return the part of *place* in the field: a line at its edge if it is all beyond."""
        top = min(max(place.top(), self.field.top()), self.field.bottom())
        bottom = min(max(place.bottom(), self.field.top()), self.field.bottom())
        return QRectF(place.left(), top, place.width(), bottom - top)

    def reveal(self, place: QRectF) -> None:
        """Move the bids so that the one at *place* is seen whole."""
        above, below = place.top() - self.frame.top(), place.bottom() - self.frame.bottom()
        self.roll.move(min(0.0, above) + max(0.0, below))

    def paint(self, painter: QPainter, context: TableContext) -> None:
        """Paint the board, and the bar that shows that more follows."""
        unit, board = context.unit, self.board(context)
        paint_panel(painter, board, context.theme, unit=unit, drop=context.drop(board))
        bar = QRectF(self.frame.right() - 6 * unit, self.frame.top(), 6 * unit, self.frame.height())
        self.roll.paint_bar(painter, bar, context.theme.chrome.text)

    def board(self, context: TableContext) -> QRectF:
        """Return the place of the board under the list."""
        margin = _MARGIN * context.unit
        return self.frame.adjusted(-margin, -0.7 * margin, margin, 0.7 * margin)

    def _rows(self, strips: Sequence[BidStrip], context: TableContext) -> list[tuple[QRectF, ...]]:
        """Return the places of *strips* row by row, from the origin; two halves share the first row."""
        sizes = [strip.size(context) for strip in strips]
        gap, y = _BETWEEN * context.unit, 0.0
        shares = len(sizes) > 1 and sizes[-1].width() < 0.75 * max(size.width() for size in sizes)
        rows: list[tuple[QRectF, ...]] = []
        for at, size in enumerate(sizes[:-1] if shares else sizes):
            high = max(size.height(), sizes[-1].height()) if shares and at == 0 else size.height()
            row = [QRectF(0, y, size.width(), high)]
            if shares and at == 0:
                row.append(QRectF(size.width() + gap, y, sizes[-1].width(), high))
            rows.append(tuple(row))
            y += high + gap
        return rows

    def _keep_whole_rows(self, rows: Sequence[tuple[QRectF, ...]]) -> bool:
        """Lower the frame's top so that it ends with a whole row; return True if it was cut."""
        room = self.frame.height() + _ROUNDING
        whole = max((row[0].bottom() for row in rows if row[0].bottom() <= room), default=room)
        lower = self.frame.height() - whole
        self.frame.setTop(self.frame.top() + max(0.0, lower))
        return lower > 0.0

    def _see(self) -> None:
        """Find the field: the part of the frame with whole strips; a strip higher than the frame is cut."""
        frame = self.frame.adjusted(0, -_ROUNDING, 0, _ROUNDING)
        moved = [place.translated(0, -self.roll.offset) for place in self._places]
        whole = [place for place in moved if place.top() >= frame.top() and place.bottom() <= frame.bottom()]
        self.field = QRectF(self.frame)
        if whole:
            self.field.setTop(min(place.top() for place in whole))
            self.field.setBottom(max(place.bottom() for place in whole))


def _height(rows: Sequence[tuple[QRectF, ...]]) -> float:
    return rows[-1][0].bottom() if rows else 0.0


def _in_order(rows: Sequence[tuple[QRectF, ...]], strips: Sequence[BidStrip]) -> list[QRectF]:
    """Return the places of all *strips* in their order; the last may share the first row."""
    places = [row[0] for row in rows]
    return places if len(places) == len(strips) else [*places, rows[0][-1]]
