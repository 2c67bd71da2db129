"""The panel at the upper left: the game, the trump suit, and the state of play."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from ombre_desktop.engine import Suit
from ombre_desktop.ui.paint.boards import paint_panel
from ombre_desktop.ui.paint.fitting import fitted_name, smaller
from ombre_desktop.ui.paint.lettering import Lettering
from ombre_desktop.ui.paint.theme import TypeRole
from ombre_desktop.ui.panels.context import TableContext
from ombre_desktop.ui.panels.plate import Plate
from ombre_desktop.ui.panels.signs import paint_sign
from ombre_desktop.ui.texts.listing import sentences
from ombre_desktop.ui.texts.panels import labelled

_LEFT, _RIGHT = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight
_BROADEST = 1.25
_ROWS = 2
_STEPS = 5
"""The number of steps by which all rows shrink before a long one takes two lines."""


class ContractPanel(Plate):
    """A title with the trump's sign, and rows of a label and a value."""

    def __init__(self, context: TableContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._title = ""
        self._rows: tuple[tuple[str, str], ...] = ()
        self._trump: Suit | None = None
        self._place = QRectF()
        self._head = self._heading()
        self._lines: tuple[tuple[Lettering, Lettering], ...] = ()
        self._step = 0.0
        self.lay_out()

    @property
    def place(self) -> QRectF:
        """The panel's rectangle in the window."""
        return self._place

    def tell(self, title: str, rows: Sequence[tuple[str, str]] = (), trump: Suit | None = None) -> None:
        """Show *title*, the sign of *trump* and the *rows*."""
        self._title, self._rows, self._trump = title, tuple(rows), trump
        self.setAccessibleName(title)
        self.setAccessibleDescription(sentences(labelled(label, value) for label, value in rows))
        self.lay_out()
        self.update()

    def lay_out(self) -> None:
        """Fit the panel into its corner, wider, within bounds, if the words need it."""
        place, unit = QRectF(self.context.layout.room.contract), self.context.unit
        wanted = max((self._width_of(row) for row in self._rows), default=0.0)
        wanted = max(wanted, self._heading().size.width() + self._sign) + 30 * unit
        # If large text has moved the tools beside the panel, it keeps its width.
        tools = self.context.layout.room.tools.origin
        most = place.width() * (_BROADEST if tools.y() > place.bottom() else 1.0)
        right, width = place.right(), min(max(place.width(), wanted), most)
        place.setWidth(width)
        if self.context.layout.stage.ease.left_handed:
            place.moveRight(right)
        self._step = (place.height() - 14 * unit) / (1 + _ROWS)
        room = place.width() - 28 * unit
        self._head = fitted_name(self._heading(), room - self._sign)
        self._lines = self._set(room)
        place.setHeight(14 * unit + self._head_height + self._step * max(_ROWS, len(self._rows)))
        self._place = place
        self.stand_at(place)

    def paint(self, painter: QPainter) -> None:
        """Paint board, title, sign and rows."""
        unit, chrome = self.context.unit, self.context.theme.chrome
        paint_panel(painter, self._place, self.context.theme, unit=unit)
        field = self._place.adjusted(14 * unit, 7 * unit, -14 * unit, -7 * unit)
        head = QRectF(field.topLeft(), QSizeF(field.width(), self._head_height))
        self._head.draw(painter, head, chrome.text, align=_LEFT)
        if self._trump:
            side = self._sign * 0.8
            at = head.left() + self._head.size.width() + self._sign - side
            sign = QRectF(at, head.center().y() - side / 2, side, side)
            # A black sign would be invisible on the dark lacquer, so it lies on a tile of paper.
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(chrome.paper_top)
            painter.drawRoundedRect(sign, 4 * unit, 4 * unit)
            inset = 0.08 * side
            paint_sign(painter, sign.adjusted(inset, inset, -inset, -inset), self._trump, self.context)
        row = QRectF(head.bottomLeft(), QSizeF(field.width(), self._step))
        for words, figure in self._lines:
            words.draw(painter, row, chrome.muted, align=_LEFT)
            figure.draw(painter, row, chrome.text, align=_RIGHT)
            row.translate(0, self._step)

    def _set(self, width: float) -> tuple[tuple[Lettering, Lettering], ...]:
        """Return labels and values in type of one size; a value still wider than *width* is folded."""
        rows = [(self._label(label), self._value(value)) for label, value in self._rows]
        gap = 10 * self.context.unit
        for _ in range(_STEPS):
            if all(words.size.width() + gap + figure.size.width() <= width for words, figure in rows):
                break
            rows = [(smaller(words), smaller(figure)) for words, figure in rows]
        return tuple((words, fitted_name(figure, width - gap - words.size.width())) for words, figure in rows)

    @property
    def _head_height(self) -> float:
        """The height of a row, or more if the title takes two lines."""
        return max(self._step, self._head.size.height())

    @property
    def _sign(self) -> float:
        """The width of the sign behind the title."""
        return 30 * self.context.layout.panel_text if self._trump else 0.0

    def _heading(self) -> Lettering:
        return self.context.serif(TypeRole.PANEL_TITLE, self._title, scale=self.context.layout.panel_text)

    def _label(self, text: str) -> Lettering:
        return self.context.sans(TypeRole.LINE, text, scale=self.context.layout.panel_text)

    def _value(self, text: str) -> Lettering:
        return self.context.sans(TypeRole.LINE, text, bold=True, scale=self.context.layout.panel_text)

    def _width_of(self, row: tuple[str, str]) -> float:
        words, figure = self._label(row[0]), self._value(row[1])
        return words.size.width() + figure.size.width() + 16 * self.context.unit
