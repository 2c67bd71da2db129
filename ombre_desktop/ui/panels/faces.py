"""Button faces: a face measures itself and paints itself in any state."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from ombre_desktop.engine import Suit
from ombre_desktop.ui.paint.boards import paint_panel
from ombre_desktop.ui.paint.buttons import (
    ChoiceText,
    Look,
    Metal,
    button_size,
    choice_size,
    paint_button,
    paint_choice,
    paint_tool,
)
from ombre_desktop.ui.paint.fitting import folded
from ombre_desktop.ui.paint.glyphs import Glyph, paint_glyph
from ombre_desktop.ui.paint.lettering import Lettering
from ombre_desktop.ui.paint.texture import faded
from ombre_desktop.ui.paint.theme import Theme, TypeRole
from ombre_desktop.ui.panels.context import TableContext
from ombre_desktop.ui.panels.signs import paint_sign
from ombre_desktop.ui.texts.calls import ButtonText
from ombre_desktop.ui.texts.panels import key_cap
from ombre_desktop.value import Value


class Face(Protocol):
    """The look of a button."""

    def size(self, context: TableContext) -> QSizeF:
        """Return the size the face needs to be seen whole."""
        ...

    def paint(
        self, painter: QPainter, rect: QRectF, context: TableContext, *, look: Look, focus: bool
    ) -> None:
        """Paint the face into *rect*, in the window's coordinates."""
        ...


def _pressable(size: QSizeF, context: TableContext) -> QSizeF:
    """Return *size*, enlarged if it is too small for a finger or pointer."""
    least = context.layout.least
    return size.expandedTo(QSizeF(least, least))


class ActionFace(Value):
    """A gold or dark button of the action row, or of a paper, where it may have no key."""

    text: ButtonText
    metal: Metal = Metal.DARK

    def size(self, context: TableContext) -> QSizeF:
        """Return the size of label, key and margins."""
        label, cap = self._letters(context)
        return _pressable(button_size(label, cap, context.unit), context)

    def paint(
        self, painter: QPainter, rect: QRectF, context: TableContext, *, look: Look, focus: bool
    ) -> None:
        """Paint the button."""
        label, cap = self._letters(context)
        paint_button(
            painter,
            rect,
            context.theme,
            unit=context.unit,
            label=label,
            key=cap,
            metal=self.metal,
            look=look,
            focus=focus,
        )

    def _letters(self, context: TableContext) -> tuple[Lettering, Lettering | None]:
        label, key = context.sans(TypeRole.BUTTON, self.text.label, bold=True), self.text.key
        return label, context.sans(TypeRole.KEY, key_cap(key), bold=True) if key else None


class SwitchFace(Value):
    """A dark button of the action row with a lamp, lit while the switch is *on*."""

    text: ButtonText
    on: bool = False

    def size(self, context: TableContext) -> QSizeF:
        """Return the size of a button, with room for the lamp."""
        return self._button.size(context) + QSizeF(_LAMP * context.unit, 0)

    def paint(
        self, painter: QPainter, rect: QRectF, context: TableContext, *, look: Look, focus: bool
    ) -> None:
        """Paint the button, then the lamp before its words."""
        self._button.paint(painter, rect, context, look=look, focus=focus)
        unit, gold = context.unit, context.theme.chrome.gold
        lamp = QPointF(rect.left() + 1.5 * _LAMP * unit, rect.center().y())
        painter.save()
        if self.on:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(faded(gold, 0.3))
            painter.drawEllipse(lamp, 9 * unit, 9 * unit)
        painter.setPen(QPen(gold, 1.6 * unit))
        painter.setBrush(gold if self.on else faded(gold, 0.08))
        painter.drawEllipse(lamp, 6 * unit, 6 * unit)
        painter.restore()

    @property
    def _button(self) -> ActionFace:
        return ActionFace(self.text)


_LAMP = 10.0
"""The width that a switch has more than a button, in units: its lamp stands mostly in the margin."""


class ChoiceFace(Value):
    """
    A choice on parchment: its title, its *meaning*, and its *good* and *bad* consequences.

    *share* is the size of the lines under the title as a share of the usual size. *strength* is the opacity
    of the meaning. Consequences are green and red if the choice is *judged*. A *low* title has smaller type.
    It lies on *gold* if it is the one that most people want.
    """

    text: ButtonText
    good: str = ""
    bad: str = ""
    meaning: str = ""
    judged: bool = True
    share: float = 1.0
    strength: float = 1.0
    low: bool = False
    gold: bool = False

    def size(self, context: TableContext) -> QSizeF:
        """Return the size of all texts and margins."""
        return _pressable(choice_size(self.words(context), context.unit), context)

    def paint(
        self, painter: QPainter, rect: QRectF, context: TableContext, *, look: Look, focus: bool
    ) -> None:
        """Paint the parchment."""
        words = self.words(context)
        paint_choice(
            painter,
            rect,
            context.theme,
            unit=context.unit,
            text=words,
            look=look,
            focus=focus,
            gold=self.gold,
        )

    @property
    def consequences(self) -> tuple[str, ...]:
        """The lines about what the choice wins and costs."""
        return tuple(line for line in (self.good, self.bad) if line)

    @property
    def title_type(self) -> TypeRole:
        """The type of titles of bids."""
        return TypeRole.BUTTON if self.low else TypeRole.BID

    def words(self, context: TableContext) -> ChoiceText:
        """Return the texts with their type and colours: the meaning comes before the consequences."""
        title = context.serif(self.title_type, self.text.label)
        key = self.text.key
        cap = context.sans(TypeRole.KEY, key_cap(key), bold=True) if key else None
        scale = self.share * context.layout.text
        lines = ((self.good, self._ink(context.theme)[0]), (self.bad, self._ink(context.theme)[1]))
        priced = tuple((context.sans(TypeRole.LINE, line, scale=scale), ink) for line, ink in lines if line)
        if not self.meaning:
            return ChoiceText(title, cap, priced)
        meaning = context.sans(TypeRole.LINE, self.meaning, scale=scale)
        if meaning.size.width() > max([title.size.width(), *(line.size.width() for line, _ in priced)]):
            meaning = folded(meaning)
        return ChoiceText(title, cap, ((meaning, faded(context.theme.chrome.ink, self.strength)), *priced))

    def _ink(self, theme: Theme) -> tuple[QColor, QColor]:
        if self.judged:
            return theme.chrome.win, theme.chrome.lose
        if self.gold:
            return theme.chrome.ink, theme.chrome.ink
        return theme.chrome.faint_ink, theme.chrome.faint_ink


class SuitFace(Value):
    """
    A suit on parchment: its sign over its name, or beside it if the window is crowded.

    A *low* one is as small as can be.
    """

    text: ButtonText
    suit: Suit
    low: bool = False

    def size(self, context: TableContext) -> QSizeF:
        """Return the size of the name with the sign above or before it."""
        size, side = choice_size(self._words(context), context.unit), self._sign(context)
        if self._is_flat(context):
            return _pressable(size + QSizeF(side, 0), context)
        return size + QSizeF(0, side + 4 * context.unit)

    def paint(
        self, painter: QPainter, rect: QRectF, context: TableContext, *, look: Look, focus: bool
    ) -> None:
        """Paint the parchment without its title, then sign and name."""
        words = self._words(context)
        blank = ChoiceText(Lettering("", words.title.font), words.key)
        paint_choice(painter, rect, context.theme, unit=context.unit, text=blank, look=look, focus=focus)
        sign, name = self._places(rect, context)
        paint_sign(painter, sign, self.suit, context)
        words.title.draw(painter, name, context.theme.chrome.ink)

    def _places(self, rect: QRectF, context: TableContext) -> tuple[QRectF, QRectF]:
        """Return the places of sign and name."""
        side, unit = self._sign(context), context.unit
        if self._is_flat(context):
            sign = QRectF(rect.left() + 12 * unit, rect.center().y() - side / 2, side, side)
            return sign, rect.adjusted(side, 0, -8 * unit, 0)
        sign = QRectF(rect.center().x() - side / 2, rect.top() + 9 * unit, side, side)
        return sign, QRectF(QPointF(rect.left(), sign.bottom()), rect.bottomRight() - QPointF(0, 4 * unit))

    def _words(self, context: TableContext) -> ChoiceText:
        cap = context.sans(TypeRole.KEY, key_cap(self.text.key), bold=True)
        role = TypeRole.BUTTON if self.low else TypeRole.BID
        return ChoiceText(context.serif(role, self.text.label), cap)

    def _is_flat(self, context: TableContext) -> bool:
        return self.low or context.layout.compact

    def _sign(self, context: TableContext) -> float:
        if self.low:
            return max(28 * context.unit, 17 * context.layout.text)
        if context.layout.compact:
            return max(34 * context.unit, 21 * context.layout.text)
        return 46 * context.unit


class ToolFace(Value):
    """A small round button with a sign; the layout gives it its size."""

    glyph: Glyph

    def size(self, context: TableContext) -> QSizeF:
        """Return the size of a cell of the tools."""
        cell = context.layout.room.tools.cell
        return QSizeF(cell, cell)

    def paint(
        self, painter: QPainter, rect: QRectF, context: TableContext, *, look: Look, focus: bool
    ) -> None:
        """Paint disc and sign."""
        paint_tool(painter, rect, context.theme, unit=context.unit, look=look, focus=focus)
        ink = context.theme.chrome.text
        paint_glyph(painter, rect, self.glyph, colour=faded(ink, 0.4) if look is Look.DISABLED else ink)


class CloseFace(Value):
    """The small round button in the corner of a board."""

    def size(self, context: TableContext) -> QSizeF:
        """Return the size of the disc: as high as the title beside it."""
        side = max(context.layout.least, context.sans(TypeRole.BUTTON, "").size.height() + 8 * context.unit)
        return QSizeF(side, side)

    def paint(
        self, painter: QPainter, rect: QRectF, context: TableContext, *, look: Look, focus: bool
    ) -> None:
        """Paint the disc and a cross."""
        paint_tool(painter, rect, context.theme, unit=context.unit, look=look, focus=focus)
        paint_glyph(painter, rect, Glyph.CLOSE, colour=context.theme.chrome.text)


class Pill(Value):
    """
    Words among the buttons, which cannot be pressed: a count, or a question.

    A *folded* pill has two lines of smaller type and keeps the height of the buttons, unless text is large.
    """

    words: str
    folded: bool = False

    def size(self, context: TableContext) -> QSizeF:
        """Return the size of the words, with the height of the buttons beside them."""
        size = self._letters(context).size
        line = context.sans(TypeRole.BUTTON, "", bold=True).size.height()
        return QSizeF(size.width() + 34 * context.unit, max(size.height() + 4, line + 19 * context.unit))

    def paint(self, painter: QPainter, rect: QRectF, context: TableContext) -> None:
        """Paint the pill."""
        radius = rect.height() / 2 / context.unit
        drop = context.drop(rect)
        paint_panel(painter, rect, context.theme, unit=context.unit, radius=radius, drop=drop)
        self._letters(context).draw(
            painter, rect, context.theme.chrome.text, align=Qt.AlignmentFlag.AlignHCenter
        )

    def _letters(self, context: TableContext) -> Lettering:
        if not self.folded:
            return context.sans(TypeRole.BUTTON, self.words, bold=True)
        # Large text keeps its size: its pill is higher than the buttons.
        role = TypeRole.BUTTON if context.layout.compact else TypeRole.ROLE
        return folded(context.sans(role, self.words, bold=True))
