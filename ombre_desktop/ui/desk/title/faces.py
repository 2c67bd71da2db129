"""Buttons of the first page: options with a lamp, links, and the sitting that waits, in gold."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPen, QPolygonF

from ombre_desktop.ui.paint.boards import rounded
from ombre_desktop.ui.paint.buttons import ChoiceText, Look, choice_size, paint_choice, paint_focus
from ombre_desktop.ui.paint.lettering import Lettering, draw_stacked, stacked_size
from ombre_desktop.ui.paint.texture import faded
from ombre_desktop.ui.paint.theme import Theme, TypeRole
from ombre_desktop.ui.panels.context import TableContext
from ombre_desktop.ui.table.small_table import BREADTH, SmallTables, Wanted
from ombre_desktop.ui.texts.calls import ButtonText
from ombre_desktop.ui.texts.panels import key_cap
from ombre_desktop.value import Value

_SIDE, _HIGH = 12.0, 6.0
"""The margins round the words, in units."""
_LAMP = 24.0
"""The room for a lamp, in units."""
_ARROW = 16.0
"""The room for the arrow of a list, in the table's text factor."""
_LEAF_GAP = 0.2
"""The gap beside a leaf of a calendar, as a share of its side."""
_CORNER = 6.0
_PAD = 10.0
"""The margins round the picture of a table and the words beside it, in units."""
_TABLE = 58.0
"""The height of the picture of a table, in units."""
_HOVERED = {Look.REST: 0.0, Look.HOVER: 0.14, Look.PRESSED: 0.24, Look.DISABLED: 0.0}
"""The opacity of the light under the words, by the look of the button."""


class OptionFace(Value):
    """An option with a lamp before its words, lit if it is *chosen*."""

    words: str
    chosen: bool = False

    def size(self, context: TableContext) -> QSizeF:
        """Return the size of lamp and words."""
        return _size(self._letters(context), context.unit) + QSizeF(_LAMP * context.unit, 0)

    def paint(
        self, painter: QPainter, rect: QRectF, context: TableContext, *, look: Look, focus: bool
    ) -> None:
        """Paint the lamp, then the words."""
        unit, ink = context.unit, context.theme.on_cloth
        painter.save()
        _paint_ground(painter, rect, context.theme, unit=unit, look=look, focus=focus)
        lamp = QPointF(rect.left() + (_SIDE + _LAMP / 3) * unit, rect.center().y())
        painter.setPen(QPen(ink, 1.6 * unit))
        painter.setBrush(faded(ink, 0.08))
        painter.drawEllipse(lamp, 7 * unit, 7 * unit)
        if self.chosen:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(ink)
            painter.drawEllipse(lamp, 4 * unit, 4 * unit)
        words = rect.adjusted((_SIDE + _LAMP) * unit, 0, -_SIDE * unit, 0)
        self._letters(context).draw(painter, words, ink, align=Qt.AlignmentFlag.AlignLeft)
        painter.restore()

    def _letters(self, context: TableContext) -> Lettering:
        return context.sans(TypeRole.BUTTON, self.words, bold=True)


class LineFace(Value):
    """
    A line of words with a rule under it; over the rim of the table it needs a *plate*.

    One that *opens* a list has an arrow after its words. Before them may stand a *leaf* of a calendar, with
    the number of a day.
    """

    words: str
    plate: bool = False
    opens: bool = False
    leaf: str = ""

    def size(self, context: TableContext) -> QSizeF:
        """Return the size of the leaf, the words, and the arrow."""
        before, after = self._beside(context)
        return _size(self._letters(context), context.unit) + QSizeF(before + after, 0)

    def paint(
        self, painter: QPainter, rect: QRectF, context: TableContext, *, look: Look, focus: bool
    ) -> None:
        """Paint the leaf, the words, and the rule."""
        unit, theme, letters = context.unit, context.theme, self._letters(context)
        ink = theme.chrome.text if self.plate else theme.on_cloth
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.plate:
            painter.setPen(QPen(theme.wood.brass, max(1.0, unit)))
            painter.setBrush(theme.chrome.lacquer_bottom)
            plate = QRectF(QPointF(), self.size(context))
            plate.moveCenter(rect.center())
            painter.drawPath(rounded(plate, _CORNER * unit))
        _paint_ground(painter, rect, theme, unit=unit, look=look, focus=focus)
        before, after = self._beside(context)
        words = rect.adjusted(before, 0, -after, 0)
        letters.draw(painter, words, ink)
        half = letters.size.width() / 2
        y = words.center().y() + letters.size.height() / 2
        painter.setPen(QPen(faded(ink, 0.6), max(1.0, unit)))
        painter.drawLine(QPointF(words.center().x() - half, y), QPointF(words.center().x() + half, y))
        if self.opens:
            text = context.layout.text
            tip = QPointF(words.center().x() + half + _ARROW / 2 * text, words.center().y() + 3 * text)
            corners = [tip, tip + QPointF(-4.5, -6) * text, tip + QPointF(4.5, -6) * text]
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(ink)
            painter.drawPolygon(QPolygonF(corners))
        if self.leaf:
            side = letters.size.height()
            left = words.center().x() - half - before + _LEAF_GAP * side
            _paint_leaf(painter, QRectF(left, words.center().y() - side / 2, side, side), self.leaf, context)
        painter.restore()

    def _letters(self, context: TableContext) -> Lettering:
        return context.sans(TypeRole.BUTTON, self.words)

    def _beside(self, context: TableContext) -> tuple[float, float]:
        """Return the room for a leaf before the words, and for an arrow after them."""
        leaf = (1 + 2 * _LEAF_GAP) * self._letters(context).size.height() if self.leaf else 0.0
        return leaf, _ARROW * context.layout.text if self.opens else 0.0


class SittingFace(Value):
    """A sitting that waits, in gold: the picture of its table, what the button does, and lines about it."""

    text: ButtonText
    lines: tuple[str, ...]
    portraits: tuple[str, ...]
    tables: SmallTables
    ratio: float

    def size(self, context: TableContext) -> QSizeF:
        """Return the size of picture and words."""
        picture, words = self._picture(context), self._words(context)
        inks = (context.theme.chrome.ink,) * len(words[1:])
        lines = tuple(zip(words[1:], inks, strict=True))
        beside = choice_size(ChoiceText(words[0], self._cap(context), lines), context.unit)
        height = max(picture.height(), stacked_size(words).height()) + _PAD * context.unit
        return QSizeF(
            picture.width() + _PAD * context.unit + beside.width(), max(height, context.layout.least)
        )

    def paint(
        self, painter: QPainter, rect: QRectF, context: TableContext, *, look: Look, focus: bool
    ) -> None:
        """Paint the gold, then picture and words."""
        theme, unit = context.theme, context.unit
        paint_choice(
            painter, rect, theme, unit=unit, text=self._blank(context), look=look, focus=focus, gold=True
        )
        size = self._picture(context)
        place = QRectF(QPointF(rect.left() + _PAD * unit, rect.center().y() - size.height() / 2), size)
        wanted = Wanted(self.portraits, theme, round(size.height()), self.ratio)
        found = self.tables.picture(wanted) if self.portraits else None
        if found is not None:
            painter.drawPixmap(place, found, QRectF(found.rect()))
        words = self._words(context)
        inks = (theme.chrome.ink for _ in words)
        room = QRectF(QPointF(place.right(), rect.top()), rect.bottomRight())
        draw_stacked(painter, room, tuple(zip(words, inks, strict=True)))

    def _picture(self, context: TableContext) -> QSizeF:
        height = _TABLE * context.unit
        return QSizeF(BREADTH * height, height)

    def _words(self, context: TableContext) -> tuple[Lettering, ...]:
        title = context.serif(TypeRole.BUTTON, self.text.label)
        return (title, *(context.sans(TypeRole.LINE, line) for line in self.lines))

    def _blank(self, context: TableContext) -> ChoiceText:
        """Return the ground's own text: only the key."""
        return ChoiceText(context.serif(TypeRole.BUTTON, ""), self._cap(context))

    def _cap(self, context: TableContext) -> Lettering:
        return context.sans(TypeRole.KEY, key_cap(self.text.key), bold=True)


def _paint_leaf(painter: QPainter, place: QRectF, number: str, context: TableContext) -> None:
    """Paint a small leaf of a calendar with a dark head and the *number* of a day."""
    chrome = context.theme.chrome
    shape = rounded(place, 0.12 * place.height())
    painter.fillPath(shape, chrome.paper_top)
    painter.save()
    painter.setClipRect(place.adjusted(0, 0, 0, -0.76 * place.height()))
    painter.fillPath(shape, chrome.ink)
    painter.restore()
    painter.setPen(QPen(chrome.ink, max(1.0, 0.05 * place.height())))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(shape)
    font = context.families.sans_font(0.6 * place.height(), bold=True)
    room = place.adjusted(0, 0.2 * place.height(), 0, 0)
    Lettering(number, font).draw(painter, room, chrome.ink)


def _size(letters: Lettering, unit: float) -> QSizeF:
    return letters.size + QSizeF(2 * _SIDE, 2 * _HIGH) * unit


def _paint_ground(
    painter: QPainter, rect: QRectF, theme: Theme, *, unit: float, look: Look, focus: bool
) -> None:
    """Paint the light under a pointed or pressed button, and the line round a button in focus."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if _HOVERED[look]:
        painter.fillPath(rounded(rect, _CORNER * unit), faded(theme.on_cloth, _HOVERED[look]))
    if focus:
        paint_focus(painter, rect, theme, unit=unit, radius=_CORNER)
