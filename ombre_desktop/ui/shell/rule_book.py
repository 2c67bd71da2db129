"""The rule book, opened at the page for the situation."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from ombre_desktop.ui.background.paint_thread import Studio
from ombre_desktop.ui.frame.boards import Boards
from ombre_desktop.ui.frame.program import Program
from ombre_desktop.ui.model.situation import Situation
from ombre_desktop.ui.session.choices import Choices

if TYPE_CHECKING:
    from ombre_desktop.engine import Ruleset
    from ombre_desktop.ui.dialogs.board import Board
    from ombre_desktop.ui.dialogs.rules_pages import Table
    from ombre_desktop.ui.dialogs.rules_reader import RulesReader
    from ombre_desktop.ui.dialogs.rules_source import Topic
    from ombre_desktop.ui.session.noticing import Noticing
    from ombre_desktop.ui.shell.rule_pages import RulePages

    Found = tuple[Ruleset | None, Topic | None, str]
    """The game whose book it is, the page or None for the first, and the paragraph, if any."""

RULES = "rules"


class RuleBook(QObject):
    """The rule book of one window; it stays open beside the table."""

    lesson_wanted = Signal(str)
    """The name of the lesson to begin."""

    def __init__(self, boards: Boards, choices: Choices, program: Program, studio: Studio) -> None:
        super().__init__(boards)
        self._boards, self._choices, self._program = boards, choices, program
        self._reader: RulesReader | None = None
        self._noticing: Noticing | None = None
        self._studio = studio
        self._found: RulePages | None = None
        boards.help_wanted.connect(self.open)

    def follow(self, now: Situation) -> None:
        """Look through the deals settled *now*, if the book was ever opened."""
        if self._noticing is not None:
            self._noticing.follow(now.sitting)

    @property
    def _pages(self) -> RulePages:
        if self._found is None:
            from ombre_desktop.ui.shell.rule_pages import RulePages

            self._found = RulePages(self._boards, self._choices, self._studio)
        return self._found

    def open(self, rule: str = "") -> None:
        """
        Open the book at the paragraph *rule*; if *rule* is empty, at the page for the present question.

        Between two sittings it opens at the first page of the game begun last.
        """
        program = self._program
        view, sitting, asked = program.view, program.sitting, program.request

        def found(pages: RulePages) -> Found:
            if sitting is None:
                return pages.last_played(), None, ""
            game = sitting.ruleset
            paragraph = rule or pages.paragraph(game.name, view, asked)
            return game, pages.played(game.name, view, asked, paragraph), paragraph

        self._open(found)

    def open_on_players(self) -> None:
        """Open the page on the computer players."""
        self._open(lambda pages: (None, pages.opponents, ""))

    def open_for(self, game: Ruleset | None, page: Topic | None = None) -> None:
        """Open the book for a table with *game*, or none, at *page* or the first page."""
        self._open(lambda _: (game, page, ""))

    def _open(self, found: Callable[[RulePages], Found]) -> None:
        """Open the book where it is *found*, once its pages are imported."""
        noticing = self._watching()

        def opened_at() -> tuple[Table, Topic, str]:
            game, topic, rule = found(self._pages)
            table = self._pages.table(self._choices.deck, game, noticing.acquaintances())
            return table, topic or self._pages.first(game), rule

        def made() -> Board:
            self._reader = self._pages.reader(*opened_at())
            self._reader.lesson_wanted.connect(self.lesson_wanted)
            return self._reader

        if self._boards.open_board(RULES) is not None and self._reader is not None:
            self._reader.turn_to(*opened_at())
        self._boards.show(RULES, made)

    def _watching(self) -> Noticing:
        """Return what is noticed of the opponents; it begins when the book is first opened."""
        if self._noticing is None:
            from ombre_desktop.ui.session.noticing import Noticing

            self._noticing = Noticing(self._program.runner, self)
            self._noticing.changed.connect(self._tell_noticed)
        self._noticing.follow(self._program.sitting)
        return self._noticing

    def _tell_noticed(self) -> None:
        is_open = self._boards.open_board(RULES) is not None
        if is_open and self._noticing is not None and self._reader is not None:
            self._reader.show_opponents(self._noticing.acquaintances())
