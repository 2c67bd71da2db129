"""The boards to read over the table: the log, the last trick, and the other cards of the deal."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from ombre_desktop.engine import Ranking
from ombre_desktop.engine.events import TrickTaken
from ombre_desktop.ui.panels.context import TableContext
from ombre_desktop.ui.panels.reading import ReadingPanel
from ombre_desktop.ui.panels.tools import Tool
from ombre_desktop.ui.table.deck_art import DeckArt
from ombre_desktop.ui.texts.company import Company

if TYPE_CHECKING:
    from ombre_desktop.ui.panels.all_cards import AllCardsPanel, CardRow
    from ombre_desktop.ui.panels.last_trick import LastTrickPanel
    from ombre_desktop.ui.panels.log import LogPanel

Board = TypeVar("Board", bound=ReadingPanel)


class Boards(QObject):
    """
    The boards, each created when it is first opened, since creating all of them takes a whole frame.

    Only one is open at a time, except that the log may also stand open in its dock. *is_played* is False
    in a replay, where no board stands open in a dock. *closed* is called when the person has closed one.

    Signals:
        turned: the places of the boards that are seen, after one has appeared, moved or vanished.
    """

    turned = Signal(object)

    def __init__(
        self,
        art: DeckArt,
        context: TableContext,
        parent: QWidget,
        owner: QObject,
        closed: Callable[[], None],
    ) -> None:
        super().__init__(owner)
        self._closed = closed
        self.is_played = True
        self._art, self._context, self._parent = art, context, parent
        self._lines: list[str] = []
        self._has_sheet = False
        self._log: LogPanel | None = None
        self._last_trick: LastTrickPanel | None = None
        self._cards: AllCardsPanel | None = None

    @property
    def made(self) -> tuple[ReadingPanel, ...]:
        """The boards that exist, in focus order."""
        return tuple(board for board in (self._cards, self._last_trick, self._log) if board is not None)

    @property
    def log(self) -> LogPanel:
        """The log with all lines written so far."""
        if self._log is None:
            from ombre_desktop.ui.panels.log import LogPanel

            self._log = self._hidden(LogPanel(self._context, self._parent))
            self._log.write(*self._lines)
            self._log.keep_off_sheet(self._has_sheet)
        return self._log

    @property
    def last_trick(self) -> LastTrickPanel:
        """The board of the last trick."""
        if self._last_trick is None:
            from ombre_desktop.ui.panels.last_trick import LastTrickPanel

            self._last_trick = self._hidden(LastTrickPanel(self._art, self._context, self._parent))
        return self._last_trick

    @property
    def cards(self) -> AllCardsPanel:
        """The board of the discards, and of the cards nobody drew."""
        if self._cards is None:
            from ombre_desktop.ui.panels.all_cards import AllCardsPanel

            self._cards = self._hidden(AllCardsPanel(self._art, self._context, self._parent))
        return self._cards

    @property
    def read(self) -> Tool | None:
        """The tool whose board is open; a log that stands in its dock does not count."""
        boards = {Tool.LOG: self._log, Tool.LAST_TRICK: self._last_trick}
        opened = (tool for tool, board in boards.items() if board is not None and self._is_opened(board))
        return next(opened, None)

    def write(self, *lines: str) -> None:
        """Add *lines* to the log."""
        self._lines += lines
        if self._log is not None:
            self._log.write(*lines)

    def clear(self) -> None:
        """Clear the log."""
        self._lines.clear()
        if self._log is not None:
            self._log.clear()

    def adapt(self, context: TableContext) -> None:
        """Lay the boards out again for another size, theme, deck or text."""
        self._context = context
        for board in self.made:
            board.adapt(context)
        self.dock_log()

    def leave(self) -> None:
        """Remove all boards for good."""
        for board in self.made:
            board.hide()
            board.deleteLater()

    def open(self, board: ReadingPanel) -> None:
        """Open *board* in place of any other, or close it if it is open."""
        if self._is_opened(board):
            board.put_away()
            return
        for other in self.made:
            if other is not board and not self._stands_open(other):
                other.hide()
        board.show()
        board.raise_()
        board.begin()

    def show_cards(self, rows: tuple[CardRow, ...]) -> None:
        """Open the board with *rows* of cards."""
        self.cards.show_rows(rows)
        self.open(self.cards)

    def show_trick(self, taken: TrickTaken, company: Company, ranking: Ranking) -> None:
        """Open the last trick, or close it if it is open."""
        self._fill_trick(taken, company, ranking)
        self.open(self.last_trick)

    def renew_trick(self, taken: TrickTaken, company: Company, ranking: Ranking) -> None:
        """Show another trick on the board of the last one if it is open."""
        if self._last_trick is not None and self._last_trick.isVisible():
            self._fill_trick(taken, company, ranking)

    def hide_trick(self) -> None:
        """Hide the last trick, since another deal or the settlement comes."""
        if self._last_trick is not None:
            self._last_trick.hide()

    def hide_cards(self) -> None:
        """Hide the other cards, since the next deal begins."""
        if self._cards is not None:
            self._cards.hide()

    def keep_off_sheet(self, lies: bool) -> None:
        """Leave the settlement's sheet in sight of the log while it *lies* on the table."""
        self._has_sheet = lies
        if self._log is not None:
            self._log.keep_off_sheet(lies)

    def dock_log(self) -> None:
        """Show the log in its dock, if it has one; a log that has lost its dock closes unless it is read."""
        has_dock = self.is_played and self._context.layout.room.log_dock is not None
        if has_dock and self._stands_open(self.log):
            self.log.show()
        elif self._log is not None and self._log.isVisible() and not self._log.hasFocus():
            self._log.hide()

    def _fill_trick(self, taken: TrickTaken, company: Company, ranking: Ranking) -> None:
        was_open = self.last_trick.isVisible()
        self.last_trick.show_trick(taken.trick, taken.seat, company, ranking)
        self.last_trick.setVisible(was_open)

    def _is_opened(self, board: ReadingPanel) -> bool:
        return board.isVisible() and not self._stands_open(board)

    def _stands_open(self, board: ReadingPanel) -> bool:
        """Tell whether *board* stays open in its dock; in a replay no board does."""
        return self.is_played and board.docked() is not None

    def _tell_places(self) -> None:
        self.turned.emit(tuple(board.board for board in self.made if board.isVisible()))

    def _hidden(self, board: Board) -> Board:
        board.hide()
        board.closed.connect(self._closed)
        board.turned.connect(self._tell_places)
        return board
