"""A sheet of cards as a picture: faces or backs with their crop marks, and what a printer should know."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from ombre_desktop.ui.features.deck_sheets.plan import BLEED, GUTTER, UNIT, Plan, Side
from ombre_desktop.ui.features.deck_sheets.stamp import Stamp
from ombre_desktop.ui.paint.card_deck import BACK
from ombre_desktop.ui.paint.file_words import write
from ombre_desktop.ui.paint.fonts import Families
from ombre_desktop.ui.paint.picture_bytes import Picture
from ombre_desktop.ui.texts import deck_sheets as words

_INK = QColor("#1d1b26")
_MARK, _OFF, _THIN = 50.0, 20.0, 1.5
"""The length of a crop mark, its distance from the card, and its breadth."""
_LETTERS, _LINE, _IN = 32.0, 40.0, 30.0
"""The size of letters, the height of a line, and its distance from the crop marks at its ends."""
_AWAY = 33.0
"""The distance of a line of words from the cards, where the bleed has ended."""
_RULER, _TICK = 50, 12.0
"""The length of the line that is measured after printing, in millimetres, and the height of its ends."""


class SheetPress:
    """A press for the sheets of *plan*; it asks once for the stamp of each card, and of the back."""

    def __init__(self, plan: Plan, stamp_for: Callable[[str], Stamp], families: Families) -> None:
        self._plan, self._families = plan, families
        self._stamp = cache(stamp_for)

    def page(self, sheet: int, side: Side) -> Picture:
        """Return a *side* of a *sheet*, counted from 0."""
        paper = self._plan.paper.size
        draw = partial(self._draw, sheet, side)
        title = words.title_of(self._plan.deck, self._plan.name)
        line = words.sheet_line(side.value, sheet + 1, self._plan.sheets)
        return Picture(draw, paper, 1.0, title, line, paper.width() / UNIT)

    def _draw(self, sheet: int, side: Side, painter: QPainter) -> None:
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        names = [card.text for card in self._plan.on(sheet)]
        placed = [
            (self._plan.cell(at, side), self._stamp(name if side is Side.FACES else BACK))
            for at, name in enumerate(names)
        ]
        for beyond in (BLEED, GUTTER / 2):  # between two cards the bleed of each ends in the middle
            for cell, stamp in placed:
                painter.fillRect(cell.adjusted(-beyond, -beyond, beyond, beyond), stamp.edge)
        for cell, stamp in placed:
            self._lay(painter, cell, stamp, side)
        self._mark(painter, len(names))
        self._tell(painter, sheet, side)

    def _lay(self, painter: QPainter, cell: QRectF, stamp: Stamp, side: Side) -> None:
        """Lay a card on its side; the heads of faces and backs lie at the same edge of the sheet."""
        card = QRectF(QPointF(), self._plan.card)
        painter.save()
        painter.translate(cell.center())
        painter.rotate(-90 if side is Side.FACES else 90)
        stamp.press(painter, card.translated(-card.center()))
        painter.restore()

    def _mark(self, painter: QPainter, count: int) -> None:
        """Draw the crop marks of *count* cards."""
        block = self._plan.block(count)
        cells = [self._plan.cell(at, Side.FACES) for at in range(count)]
        near, far = _OFF, _OFF + _MARK
        painter.setPen(QPen(_INK, _THIN, c=Qt.PenCapStyle.FlatCap))
        for x in sorted({edge for cell in cells for edge in (cell.left(), cell.right())}):
            painter.drawLine(QLineF(x, block.top() - far, x, block.top() - near))
            painter.drawLine(QLineF(x, block.bottom() + near, x, block.bottom() + far))
        for y in sorted({edge for cell in cells for edge in (cell.top(), cell.bottom())}):
            painter.drawLine(QLineF(block.left() - far, y, block.left() - near, y))
            painter.drawLine(QLineF(block.right() + near, y, block.right() + far, y))

    def _tell(self, painter: QPainter, sheet: int, side: Side) -> None:
        """Write what the sheet is, how it is printed, and a line to measure."""
        plan, block = self._plan, self._plan.block()
        left, right = (plan.cell(at, Side.FACES).adjusted(_IN, 0, -_IN, 0) for at in (0, 1))
        above = block.top() - _AWAY - _LINE
        size = plan.card / UNIT
        deck = words.deck_line(plan.deck, plan.name, size.width(), size.height())
        self._write(painter, deck, QRectF(left.left(), above, left.width(), _LINE))
        line = words.sheet_line(side.value, sheet + 1, plan.sheets)
        self._write(painter, line, QRectF(right.left(), above, right.width(), _LINE))
        below = block.bottom() + _AWAY
        self._write(painter, words.how_to_print(), QRectF(left.left(), below, left.width(), _LINE))
        ruler = QLineF(right.left(), below + _LINE / 2, right.left() + _RULER * UNIT, below + _LINE / 2)
        painter.setPen(QPen(_INK, _THIN, c=Qt.PenCapStyle.FlatCap))
        painter.drawLine(ruler)
        for end in (ruler.p1(), ruler.p2()):
            painter.drawLine(QLineF(end - QPointF(0, _TICK), end + QPointF(0, _TICK)))
        beside = QRectF(ruler.x2() + _IN, below, right.right() - ruler.x2() - _IN, _LINE)
        self._write(painter, words.ruler(_RULER), beside)

    def _write(self, painter: QPainter, text: str, rect: QRectF) -> None:
        font = self._families.sans_font(_LETTERS)
        write(painter, text, rect, font, ink=_INK, align=Qt.AlignmentFlag.AlignLeft)
