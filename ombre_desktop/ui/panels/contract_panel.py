"""The panel at the upper left: the game, the trump suit, and the state of play."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPolygonF
from PySide6.QtWidgets import QWidget

from ombre_desktop.engine import Suit
from ombre_desktop.ui.paint.boards import paint_panel
from ombre_desktop.ui.paint.fitting import bound, evened, fitted_name
from ombre_desktop.ui.paint.lettering import Lettering
from ombre_desktop.ui.paint.theme import Chrome, TypeRole
from ombre_desktop.ui.panels.context import TableContext
from ombre_desktop.ui.panels.plate import Plate
from ombre_desktop.ui.panels.signs import paint_sign
from ombre_desktop.ui.texts.listing import sentences
from ombre_desktop.ui.texts.panels import labelled
from ombre_desktop.value import Value

_LEFT, _RIGHT = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight
_SIDE, _ABOVE = 14.0, 7.0
"""The margins, in units."""
_ROWS = 2
_SIGN, _LARGE_SIGN = 30.0, 25.0
"""The width of the sign behind the title, in nominal pixels of type."""


class _Row(Value):
    """A label and its value: beside each other, or one below the other."""

    label: Lettering
    value: Lettering
    beside: bool

    @property
    def height(self) -> float:
        """The height of label and value together."""
        label, value = self.label.size.height(), self.value.size.height()
        return max(label, value) if self.beside else label + value

    def paint(self, painter: QPainter, place: QRectF, chrome: Chrome) -> None:
        """Paint label and value into *place*."""
        above, below = QRectF(place), QRectF(place)
        if not self.beside:
            above.setHeight(self.label.size.height())
            below.setTop(above.bottom())
        self.label.draw(painter, above, chrome.muted, align=_LEFT)
        self.value.draw(painter, below, chrome.text, align=_RIGHT)


class ContractPanel(Plate):
    """A title with the trump's sign, and rows of a label and a value."""

    def __init__(self, context: TableContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._title = ""
        self._rows: tuple[tuple[str, str], ...] = ()
        self._trump: Suit | None = None
        self._told_by_piles = False
        self._place = QRectF()
        self._head = self._heading()
        self._lines: tuple[_Row, ...] = ()
        self._step = 0.0
        self.lay_out()

    @property
    def place(self) -> QRectF:
        """The panel's rectangle in the window."""
        return self._place

    def tell(
        self,
        title: str,
        rows: Sequence[tuple[str, str]] = (),
        trump: Suit | None = None,
        *,
        told_by_piles: bool = False,
    ) -> None:
        """Show *title*, the sign of *trump* and the *rows*; the last may go if it is *told_by_piles* too."""
        told = (title, tuple(rows), trump, told_by_piles)
        if told == (self._title, self._rows, self._trump, self._told_by_piles):
            return
        self._title, self._rows, self._trump, self._told_by_piles = told
        self.setAccessibleName(title)
        self.setAccessibleDescription(sentences(labelled(label, value) for label, value in rows))
        self.lay_out()
        self.update()

    def lay_out(self) -> None:
        """Fit the panel into its corner: as wide as its words need, within bounds, and then as high."""
        room, unit = self.context.layout.room, self.context.unit
        place = QRectF(room.contract)
        wanted = [self._heading().size.width() + self._sign, *map(self._width_of, self._rows)]
        right = place.right()
        place.setWidth(min(max(place.width(), max(wanted) + 2 * _SIDE * unit + 1), room.broadest))
        if self.context.layout.stage.ease.left_handed:
            place.moveRight(right)
        field = place.width() - 2 * _SIDE * unit
        self._head = self._headed(field)
        self._lines = tuple(self._set(row, field) for row in self._rows)
        blank = 2 * _ABOVE * unit
        least = (place.height() - blank) / (1 + _ROWS)
        # Large text fills the corner by itself, so its lines stand close together.
        loose = 0.0 if self.context.layout.compact else 1.0
        self._step = loose * max(0.0, least - self._label("").size.height())
        place.setHeight(self._needed(blank))
        goes = self._told_by_piles and self._lines and not self._lines[-1].beside
        if goes and self._covers_chips(place):
            self._lines = self._lines[:-1]
            place.setHeight(self._needed(blank))
        self._place = place
        self.stand_at(place)

    def _needed(self, blank: float) -> float:
        """Return the height of title and rows, with this *blank* space above and below."""
        needed = self._head.size.height() + sum(line.height for line in self._lines)
        return needed + blank + self._step * (1 + max(_ROWS, len(self._lines)))

    def _covers_chips(self, place: QRectF) -> bool:
        """Tell whether a board of large text at *place* would cover an opponent's chips."""
        layout = self.context.layout
        shape = QPolygonF(place)
        return layout.compact and any(one.intersects(shape) for one in layout.obstacles.hollows)

    def paint(self, painter: QPainter) -> None:
        """Paint board, title, sign and rows."""
        unit, chrome = self.context.unit, self.context.theme.chrome
        self._stamps.lay(painter, QRectF(self.geometry()), "board", self._paint_board)
        field = self._place.adjusted(_SIDE * unit, _ABOVE * unit, -_SIDE * unit, -_ABOVE * unit)
        head = QRectF(field.topLeft(), QSizeF(field.width(), self._head.size.height() + self._step))
        self._head.draw(painter, head, chrome.text, align=_LEFT)
        if self._trump:
            side = self._sign * 0.8
            at = head.left() + self._last_of_head + self._sign - side
            height = self._head.size.height()
            middle = head.center().y() + (height - height / (1 + self._head.text.count("\n"))) / 2
            sign = QRectF(at, middle - side / 2, side, side)
            # A black sign would be invisible on the dark lacquer, so it lies on a tile of paper.
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(chrome.paper_top)
            painter.drawRoundedRect(sign, 4 * unit, 4 * unit)
            inset = 0.08 * side
            paint_sign(painter, sign.adjusted(inset, inset, -inset, -inset), self._trump, self.context)
        top = head.bottom()
        for line in self._lines:
            row = QRectF(field.left(), top, field.width(), line.height + self._step)
            line.paint(painter, row, chrome)
            top = row.bottom()

    def _paint_board(self, painter: QPainter) -> None:
        drop = self.context.drop(self._place)
        paint_panel(painter, self._place, self.context.theme, unit=self.context.unit, drop=drop)

    def _headed(self, field: float) -> Lettering:
        """
        Return the title for this width: on one line, perhaps somewhat smaller, or else on several.

        Large text never becomes smaller. It has the whole corner, and otherwise the tools follow below.
        """
        one = fitted_name(self._heading(), field - self._sign)
        if "\n" not in one.text and not self.context.layout.compact:
            return one
        head = evened(self._heading(), field)
        if Lettering(head.text.rpartition("\n")[2], head.font).size.width() + self._sign > field:
            head = evened(self._heading(), field - self._sign)
        return head

    def _set(self, row: tuple[str, str], width: float) -> _Row:
        """Return a label with its value beside it, or below it if one line cannot hold both."""
        label, value = self._label(row[0]), self._value(row[1])
        beside = self._width_of(row) <= width
        return _Row(label, value if beside else evened(bound(value), width), beside)

    @property
    def _last_of_head(self) -> float:
        """The width of the title's last line, behind which the sign stands."""
        return Lettering(self._head.text.rpartition("\n")[2], self._head.font).size.width()

    @property
    def _sign(self) -> float:
        """The width of the sign behind the title."""
        layout = self.context.layout
        return (_LARGE_SIGN if layout.compact else _SIGN) * layout.text if self._trump else 0.0

    def _heading(self) -> Lettering:
        return self.context.serif(TypeRole.PANEL_TITLE, self._title)

    def _label(self, text: str) -> Lettering:
        return self.context.sans(TypeRole.LINE, text)

    def _value(self, text: str) -> Lettering:
        return self.context.sans(TypeRole.LINE, text, bold=True)

    def _width_of(self, row: tuple[str, str]) -> float:
        words, figure = self._label(row[0]), self._value(row[1])
        return words.size.width() + figure.size.width() + 10 * self.context.unit
