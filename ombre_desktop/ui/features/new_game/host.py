"""The dialog for a new game, and what follows from the choice made there."""

from __future__ import annotations

from functools import partial

from ombre_desktop.engine.errors import OmbreError
from ombre_desktop.players.player import BEHIND
from ombre_desktop.storage.own_strength import latest_deals, strength_of
from ombre_desktop.storage.skill import JudgedDeal
from ombre_desktop.storage.statistics import games_won
from ombre_desktop.ui.background.one_reading import OneReading
from ombre_desktop.ui.dialogs.board import Board
from ombre_desktop.ui.features.new_game.done import done_in
from ombre_desktop.ui.features.new_game.game_chooser import GROUPS
from ombre_desktop.ui.features.new_game.new_game_dialog import NewGameDialog
from ombre_desktop.ui.frame.boards import NEW_GAME
from ombre_desktop.ui.frame.commands import Command
from ombre_desktop.ui.frame.feature import Feature
from ombre_desktop.ui.frame.program import Program
from ombre_desktop.ui.lessons.listing import ListedLesson, read_list
from ombre_desktop.ui.texts.grammar import language


class NewGameHost(Feature):
    """The host of one window's dialog for a new game."""

    def __init__(self, program: Program) -> None:
        super().__init__(program)
        self._dialog: NewGameDialog | None = None
        self._reading = OneReading(self)
        self._view = GROUPS
        self._won: dict[str, bool] = {}
        self._lessons: tuple[ListedLesson, ...] = ()

    def choose(self) -> None:
        """Show the dialog for a new game; the sitting at the table stays until a new game is begun."""
        self._boards.show(
            NEW_GAME, self._made, helped=self._rules_of_choice, then=lambda _: self._read_what_is_done()
        )

    def finish(self) -> None:
        """Wait for what is being read."""
        self._reading.finish()

    def _read_what_is_done(self) -> None:
        """Read in threads which games were played and won, and which lessons are done."""
        progress, spoken = self._program.lessons.progress, language()
        self._reading.begin(lambda _: read_list(progress, spoken), self._take_lessons)
        keeper = self._program.keeper
        if keeper is not None:
            keeper.use_history(lambda history: history.ask(games_won), self._take_won)
            keeper.use_history(lambda history: history.ask(latest_deals), self._take_deals)

    def _take_lessons(self, found: tuple[ListedLesson, ...] | OmbreError) -> None:
        if not isinstance(found, OmbreError):
            self._lessons = found
            self._show_what_is_done()

    def _take_won(self, won: dict[str, bool] | None) -> None:
        if won is not None:
            self._won = won
            self._show_what_is_done()

    def _take_deals(self, deals: tuple[JudgedDeal, ...] | None) -> None:
        dialog = self._dialog
        if deals is not None and dialog is not None and self._boards.open_board(NEW_GAME) is dialog:
            dialog.tell_strength(lambda game: strength_of(deals, game).strength)

    def _show_what_is_done(self) -> None:
        """Show it, unless the dialog was closed meanwhile."""
        if self._dialog is not None and self._boards.open_board(NEW_GAME) is self._dialog:
            self._dialog.show_done(done_in(self._won, self._lessons))

    def _made(self) -> Board:
        boards, program = self._boards, self._program
        games = self._choices.last_games
        dialog = NewGameDialog(boards.appearance, BEHIND, games, boards.window, view=self._view)
        dialog.viewed.connect(self._remember)
        dialog.poem_asked.connect(self._show_poem)
        dialog.players_asked.connect(partial(program.do, Command.OPPONENTS))
        dialog.lesson_asked.connect(partial(program.do, Command.LESSONS))
        dialog.problems_asked.connect(partial(program.do, Command.PROBLEMS))
        dialog.rules_asked.connect(self._rules_of_choice)
        dialog.begun.connect(program.begin_chosen)
        dialog.rejected.connect(partial(program.do, Command.FIRST_PAGE))
        self._dialog = dialog
        return dialog

    def _remember(self, view: str) -> None:
        """Show the games in the same way next time."""
        self._view = view

    def _show_poem(self) -> None:
        """Replay Belinda's game, in place of the choice."""
        self._boards.drop(NEW_GAME)
        self._program.do(Command.BELINDA)

    def _rules_of_choice(self) -> None:
        """Open the rules of the game chosen in the dialog."""
        if self._dialog is not None and self._boards.open_board(NEW_GAME) is not None:
            self._program.do(Command.RULES_OF, self._dialog.ruleset)


FEATURE = NewGameHost
