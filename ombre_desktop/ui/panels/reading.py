"""The base of read-only panels: a board with a title and a close button; Escape closes it too."""

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QMouseEvent, QPainter, QShowEvent
from PySide6.QtWidgets import QWidget

from ombre_desktop.ui.paint.boards import paint_panel
from ombre_desktop.ui.paint.fitting import fitted
from ombre_desktop.ui.paint.lettering import Lettering
from ombre_desktop.ui.paint.theme import TypeRole
from ombre_desktop.ui.panels.context import TableContext
from ombre_desktop.ui.panels.faces import CloseFace
from ombre_desktop.ui.panels.panel import Panel
from ombre_desktop.ui.panels.pressable import Pressable
from ombre_desktop.ui.texts.key_table import Key, with_key
from ombre_desktop.ui.texts.panels import close_button, spoken_button


class ReadingPanel(Panel):
    """
    A board over the table with something to read.

    Signals:
        closed: the person has closed the panel, which is already hidden.
        turned: the panel has appeared, moved or vanished.
    """

    closed = Signal()
    turned = Signal()

    def __init__(self, title: str, context: TableContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._title = title
        self._board = QRectF()
        self.setAccessibleName(title)
        text = close_button()
        self._close = Pressable(CloseFace(), spoken_button(text), self)
        self._close.hint = with_key(text.label, Key.CLOSE)
        self._close.clicked.connect(self.put_away)

    @property
    def board(self) -> QRectF:
        """The board's rectangle in the window."""
        return self._board

    @property
    def field(self) -> QRectF:
        """The room for the contents, below the title."""
        unit = self.context.unit
        return self._board.adjusted(16 * unit, self._head + 14 * unit, -16 * unit, -10 * unit)

    @property
    def _head(self) -> float:
        """The height of the title with the close button beside it."""
        close = 0.0 if self._close.isHidden() else self._close.face.size(self.context).height()
        return max(self._heading().size.height(), close)

    def entitle(self, title: str) -> None:
        """Change the title."""
        self._title = title
        self.setAccessibleName(title)

    def put_away(self) -> None:
        """Close the panel."""
        self.hide()
        self.closed.emit()

    def wanted(self) -> QSizeF:
        """Return the preferred size of the board; panels with more to show override this."""
        layout = self.context.layout
        return QSizeF(min(440 * layout.text, 0.42 * layout.stage.rect.width()), 0)

    def docked(self) -> QRectF | None:
        """Return a place where the panel does not cover the table; None if there is no such place."""
        return None

    @property
    def foot(self) -> float:
        """The y of the board's lower edge if the panel has no dock."""
        return self.context.layout.fan_top - 18 * self.context.unit

    def on_table(self) -> QRectF:
        """Return the place of a board without a dock: in the middle of the table, above the hand."""
        layout, size, foot = self.context.layout, self.wanted(), self.foot
        highest = layout.window.top() + 14 * layout.unit
        height = min(size.height() or foot - highest, foot - highest)
        return QRectF(layout.stage.middle - size.width() / 2, foot - height, size.width(), height)

    def lay_out(self) -> None:
        """Place the board in its dock, or else on the table."""
        dock = self.docked()
        self._close.setVisible(dock is None)
        self._board = self.on_table() if dock is None else dock
        room, unit = self.enclose((self._board,)), self.context.unit
        spot = QRectF(QPointF(0, 0), self._close.face.size(self.context))
        spot.moveTopRight(self._board.topRight() + QPointF(-10, 8) * unit)
        self._close.put(spot, room)
        self.turned.emit()

    def showEvent(self, event: QShowEvent) -> None:
        """Tell that the panel covers what lies under it."""
        super().showEvent(event)
        self.turned.emit()

    def hideEvent(self, event: QHideEvent) -> None:
        """Tell that the panel covers nothing any more."""
        super().hideEvent(event)
        self.turned.emit()

    def paint(self, painter: QPainter) -> None:
        """Paint board and title."""
        unit, chrome = self.context.unit, self.context.theme.chrome
        paint_panel(painter, self._board, self.context.theme, unit=unit, drop=self.context.drop(self._board))
        close = 0.0 if self._close.isHidden() else self._close.place.width()
        title = fitted(self._heading(), self._board.width() - 32 * unit - close)
        head = self._board.adjusted(16 * unit, 8 * unit, -16 * unit, 0)
        head.setHeight(self._head)
        title.draw(painter, head, chrome.text, align=Qt.AlignmentFlag.AlignLeft)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close on Escape."""
        if Key.CLOSE.fits(event) and not self._close.isHidden():
            self.put_away()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Stop a click on the board from reaching the table."""
        event.accept()

    def _heading(self) -> Lettering:
        return self.context.serif(TypeRole.PANEL_TITLE, self._title)
