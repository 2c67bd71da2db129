"""The rule book, opened at the page for the situation."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from ombre_desktop.ui.session.choices import Choices
from ombre_desktop.ui.shell import on_demand
from ombre_desktop.ui.shell.boards import Boards
from ombre_desktop.ui.shell.program import Program

if TYPE_CHECKING:
    from ombre_desktop.engine import Ruleset
    from ombre_desktop.ui.dialogs.board import Board
    from ombre_desktop.ui.dialogs.rules_reader import RulesReader
    from ombre_desktop.ui.dialogs.rules_source import Topic
    from ombre_desktop.ui.shell.rule_pages import RulePages


class RuleBook(QObject):
    """The rule book of one window; it stays open beside the table."""

    def __init__(self, boards: Boards, choices: Choices, program: Program) -> None:
        super().__init__(boards)
        self._boards, self._choices, self._program = boards, choices, program
        self._reader: RulesReader | None = None
        boards.help_wanted.connect(self.open)

    @property
    def _pages(self) -> RulePages:
        return on_demand.RulePages(self._boards)

    def open(self, rule: str = "") -> None:
        """Open the book at the paragraph *rule*; if *rule* is empty, at the page for the present question."""
        program = self._program
        view, sitting, asked = program.view, program.sitting, program.request
        if sitting is None:
            self.open_for(None)
            return
        game = sitting.ruleset

        def played() -> Topic:
            return self._pages.played(game.name, view, asked, rule)

        self.open_for(game, played, rule)

    def open_on_players(self) -> None:
        """Open the page on the computer players."""

        def opponents() -> Topic:
            return self._pages.opponents

        self.open_for(None, opponents)

    def open_for(self, game: Ruleset | None, page: Callable[[], Topic] | None = None, rule: str = "") -> None:
        """
        Open the book for a table with *game* (or none), at *page* or the first page.

        The page is scrolled to its paragraph *rule*.
        """
        deck = self._choices.deck

        def made() -> Board:
            self._reader = self._pages.reader(deck, game, page, rule)
            return self._reader

        if self._boards.open_board("rules") is not None and self._reader is not None:
            self._reader.turn_to(*self._pages.opened_at(deck, game, page), rule)
        self._boards.show("rules", made)
