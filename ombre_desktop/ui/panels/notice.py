"""A quiet line that confirms what was done."""

from PySide6.QtCore import QRectF, QSizeF, Qt, QTimer
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from ombre_desktop.ui.paint.boards import paint_panel
from ombre_desktop.ui.paint.fitting import broken
from ombre_desktop.ui.paint.lettering import Lettering, draw_stacked, stacked_size
from ombre_desktop.ui.paint.theme import TypeRole
from ombre_desktop.ui.panels.context import TableContext
from ombre_desktop.ui.panels.panel import Panel
from ombre_desktop.ui.texts.listing import sentences

STAYS = 8000
"""Milliseconds until a notice disappears."""
_LEAST = 0.3
"""The share of the window's width that a notice may take even if it covers panels in the corners."""


class Notice(Panel):
    """A small board at the top of the window, which soon disappears; pointer and keys pass through it."""

    def __init__(self, context: TableContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._sentence = self._detail = ""
        self._place = QRectF()
        self._time = QTimer(self)
        self._time.setSingleShot(True)
        self._time.setInterval(STAYS)
        self._time.timeout.connect(self.hide)
        self.hide()

    @property
    def place(self) -> QRectF:
        """The place of the board."""
        return self._place

    def tell(self, sentence: str, detail: str = "") -> None:
        """Show *sentence*, and *detail* in smaller lines; a long path is broken, never cut."""
        self._sentence, self._detail = sentence, detail
        self.setAccessibleName(sentences([sentence, detail]))
        self.lay_out()
        self.show()
        self.raise_()
        self._time.start()

    def lay_out(self) -> None:
        """Place the board at the top middle of the window, between the panels in the corners."""
        unit, window = self.context.unit, self.context.layout.window
        size = stacked_size(self._lines()) + QSizeF(34, 16) * unit
        self._place = QRectF(window.center().x() - size.width() / 2, 12 * unit, size.width(), size.height())
        self.enclose((self._place,))

    def paint(self, painter: QPainter) -> None:
        """Paint the board and its lines."""
        chrome = self.context.theme.chrome
        drop = self.context.drop(self._place)
        paint_panel(painter, self._place, self.context.theme, unit=self.context.unit, drop=drop)
        inks = (chrome.text, chrome.muted)
        draw_stacked(painter, self._place, tuple(zip(self._lines(), inks, strict=False)))

    def _lines(self) -> tuple[Lettering, ...]:
        layout, room = self.context.layout, self.context.layout.room
        middle, corners = layout.window.center().x(), (room.contract, room.ladder.rect)
        free = 2 * min(max(place.left() - middle, middle - place.right()) for place in corners)
        width = max(free - 30 * self.context.unit, _LEAST * layout.window.width()) - 34 * self.context.unit
        sentence = self.context.sans(TypeRole.BUTTON, self._sentence, bold=True).wrapped(width)
        if not self._detail:
            return (sentence,)
        small = self.context.sans(TypeRole.ROLE, self._detail)
        return sentence, broken(small, width)
