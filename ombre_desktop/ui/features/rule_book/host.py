"""The rule book, opened at the page for the situation."""

from __future__ import annotations

from functools import lru_cache

from ombre_desktop.engine import Ruleset, ruleset
from ombre_desktop.engine.variants import variant
from ombre_desktop.ui.dialogs.board import Board
from ombre_desktop.ui.dialogs.rules_source import Topic, source
from ombre_desktop.ui.features.rule_book.plate_press import PlatePress
from ombre_desktop.ui.features.rule_book.rules_books import BOOKS, CHIEF, book_of
from ombre_desktop.ui.features.rule_book.rules_numbers import numbers
from ombre_desktop.ui.features.rule_book.rules_pages import Table
from ombre_desktop.ui.features.rule_book.rules_reader import RulesReader
from ombre_desktop.ui.features.rule_book.topic import is_low, page_with, paragraph_of, topic_of
from ombre_desktop.ui.frame.commands import Command
from ombre_desktop.ui.frame.feature import Feature
from ombre_desktop.ui.frame.program import Program
from ombre_desktop.ui.lessons.errors import LessonError
from ombre_desktop.ui.lessons.lesson import LESSONS
from ombre_desktop.ui.lessons.listing import TaughtLesson, lessons_taught
from ombre_desktop.ui.model.situation import Situation
from ombre_desktop.ui.session.noticing import Noticing
from ombre_desktop.ui.texts.card_letters import print_of
from ombre_desktop.ui.texts.grammar import language

RULES = "rules"


class RuleBookHost(Feature):
    """The host of one window's rule book; it stays open beside the table."""

    def __init__(self, program: Program) -> None:
        super().__init__(program)
        desk = program.desk
        self._dock = desk.dock
        self._press = PlatePress(desk.studio, print_of(self._choices.preferences), self._boards)
        self._reader: RulesReader | None = None
        self._noticing = Noticing(program.runner, self)
        self._noticing.changed.connect(self._tell_noticed)

    def follow(self, now: Situation) -> None:
        """Look through the deals settled *now*."""
        self._noticing.follow(now.sitting)

    def open(self, rule: str = "") -> None:
        """
        Open the book at the paragraph *rule*; if *rule* is empty, at the page for the present question.

        Between two sittings it opens at the first page of the game begun last.
        """
        program = self._program
        view, sitting, asked = program.view, program.sitting, program.request
        if sitting is None:
            self.open_for(self._last_played())
            return
        game = sitting.ruleset
        paragraph = rule or paragraph_of(game.name, view, asked)
        if paragraph:
            topic = page_with(paragraph, game.name)
        else:
            over = view is not None and view.position.is_over
            topic = topic_of(game.name, asked, is_over=over, low=view is not None and is_low(view))
        self._open(game, topic, paragraph)

    def open_here(self) -> None:
        """Open the book at the rule that a card has just broken, or that the teacher speaks about."""
        taught = self._program.lessons.table
        self.open(self._dock.refusing_rule or (taught.rule if taught is not None else ""))

    def open_on_players(self) -> None:
        """Open the page on the computer players."""
        self._open(None, Topic.OPPONENTS)

    def open_for(self, game: Ruleset | None, page: Topic | None = None) -> None:
        """Open the book for a table with *game*, or none, at *page* or the first page."""
        first = Topic.FIVE_MINUTES if game is None else book_of(game.name).start
        self._open(game, page or first)

    def _open(self, game: Ruleset | None, topic: Topic, rule: str = "") -> None:
        """Open the book for *game* at the page *topic* and its paragraph *rule*."""
        self._noticing.follow(self._program.sitting)

        def made() -> Board:
            look, window = self._boards.appearance, self._boards.window
            press, table = self._press, self._table(game)
            press.printed = print_of(self._choices.preferences)
            self._reader = RulesReader(
                look, table, topic, window, rule=rule, lessons_on=lessons_on, press=press
            )
            self._reader.lesson_wanted.connect(lambda name: self._program.do(Command.LESSON, name))
            return self._reader

        if self._boards.open_board(RULES) is not None and self._reader is not None:
            self._reader.turn_to(self._table(game), topic, rule)
        self._boards.show(RULES, made)

    def _table(self, game: Ruleset | None) -> Table:
        """Return the table that the book describes: the *game* there, and what its opponents have shown."""
        opponents = self._noticing.acquaintances()
        if game is None:
            return Table(self._choices.deck, opponents=opponents)
        return Table(self._choices.deck, game.house, variant(game.name).standard, game.name, opponents)

    def _last_played(self) -> Ruleset | None:
        """Return the game that was begun last; None where none was ever begun."""
        if not self._choices.has_begun:
            return None
        game = self._choices.last_games[0]
        return ruleset(game.ruleset, game.house, game.seats)

    def _tell_noticed(self) -> None:
        if self._boards.open_board(RULES) is not None and self._reader is not None:
            self._reader.show_opponents(self._noticing.acquaintances())


def lessons_on(topic: Topic) -> tuple[tuple[str, str], ...]:
    """Return the name and the title of each lesson about the page *topic*, in their order."""
    told = set(numbers(source(topic))) if topic in BOOKS[CHIEF].topics else set()
    games = [name for name, book in BOOKS.items() if book.start is topic and name != CHIEF]
    return tuple(
        (one.name, one.title)
        for one in _taught(language())
        if one.game in games or (one.game == CHIEF and told & set(one.rules))
    )


@lru_cache(maxsize=8)
def _taught(spoken: str) -> tuple[TaughtLesson, ...]:
    try:
        return lessons_taught(spoken, LESSONS)
    except LessonError:
        return ()  # the list of lessons says what is wrong


FEATURE = RuleBookHost
