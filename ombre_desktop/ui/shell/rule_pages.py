"""The finder of pages of the rule book; imported when the book is first opened."""

from __future__ import annotations

from ombre_desktop.engine import Request, Ruleset, SeatView, ruleset
from ombre_desktop.engine.variants import variant
from ombre_desktop.storage.display_options import Deck
from ombre_desktop.ui.background.paint_thread import Studio
from ombre_desktop.ui.dialogs.plate_press import PlatePress
from ombre_desktop.ui.dialogs.rules_pages import BOOKS, Table
from ombre_desktop.ui.dialogs.rules_reader import RulesReader
from ombre_desktop.ui.dialogs.rules_source import Topic
from ombre_desktop.ui.frame.boards import Boards
from ombre_desktop.ui.model.acquaintance import Acquaintance
from ombre_desktop.ui.session.choices import Choices
from ombre_desktop.ui.shell.lesson_links import lessons_on
from ombre_desktop.ui.shell.rules_topic import is_low, page_with, paragraph_of, topic_of
from ombre_desktop.ui.texts.card_letters import print_of


class RulePages:
    """A finder of pages and maker of the rule book, over the window of *boards*."""

    opponents = Topic.OPPONENTS
    """The page on the computer players."""

    def __init__(self, boards: Boards, choices: Choices, studio: Studio) -> None:
        self._boards, self._choices = boards, choices
        self._press = PlatePress(studio, print_of(choices.preferences), boards)

    def played(self, game: str, view: SeatView | None, asked: Request | None, rule: str) -> Topic:
        """Return the page with the paragraph *rule*; without a rule, the page for the present question."""
        if rule:
            return page_with(rule, game)
        over = view is not None and view.position.is_over
        return topic_of(game, asked, is_over=over, low=view is not None and is_low(view))

    def paragraph(self, game: str, view: SeatView | None, asked: Request | None) -> str:
        """Return the paragraph about the present question, where the book of *game* has one for it."""
        return paragraph_of(game, view, asked)

    def last_played(self) -> Ruleset | None:
        """Return the game that was begun last; None where none was ever begun."""
        if not self._choices.has_begun:
            return None
        game = self._choices.last_games[0]
        return ruleset(game.ruleset, game.house, game.seats)

    def table(self, deck: Deck, game: Ruleset | None, opponents: tuple[Acquaintance, ...]) -> Table:
        """Return the table that the book describes: the *game* there, and what its *opponents* have shown."""
        if game is None:
            return Table(deck, opponents=opponents)
        return Table(deck, game.house, variant(game.name).standard, game.name, opponents)

    def first(self, game: Ruleset | None) -> Topic:
        """Return the first page of the book of *game*, or of all."""
        return Topic.FIVE_MINUTES if game is None else BOOKS[game.name].start

    def reader(self, table: Table, topic: Topic, rule: str) -> RulesReader:
        """Return the rule book of *table*, opened at the page *topic* and at its paragraph *rule*."""
        look, window = self._boards.appearance, self._boards.window
        self._press.printed = print_of(self._choices.preferences)
        press = self._press
        return RulesReader(look, table, topic, window, rule=rule, lessons_on=lessons_on, press=press)
