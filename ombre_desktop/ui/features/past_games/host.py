"""The sittings of the past: their list, with taking up, renaming and the bin."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from ombre_desktop.engine.codes.calendar import day_of
from ombre_desktop.storage.history import History
from ombre_desktop.storage.problems import Problem
from ombre_desktop.storage.quarantine import system_clock
from ombre_desktop.ui.dialogs.board import Board
from ombre_desktop.ui.features.past_games.again import AgainHost
from ombre_desktop.ui.features.past_games.beside import BesideHost
from ombre_desktop.ui.features.past_games.scores import ScoreHost
from ombre_desktop.ui.features.past_games.sittings import SittingsDialog
from ombre_desktop.ui.features.past_games.timeline import TimelineHost
from ombre_desktop.ui.frame.commands import Command
from ombre_desktop.ui.frame.feature import Feature
from ombre_desktop.ui.frame.program import Program
from ombre_desktop.ui.model.sitting import Sitting
from ombre_desktop.ui.model.situation import Situation
from ombre_desktop.ui.session.sitting_rows import KnownSittings, known_sittings, listed_sittings
from ombre_desktop.ui.texts import sittings as words
from ombre_desktop.ui.texts.backups import left_alone

SITTINGS = "sittings"


class PastGamesHost(Feature):
    """The host of one window's list of sittings; the history is read and changed off the GUI thread."""

    def __init__(self, program: Program) -> None:
        super().__init__(program)
        self._dialog: SittingsDialog | None = None
        self._succession = program.succession
        self.again = AgainHost(program)
        self.scores = ScoreHost(program, self.again)
        self.beside = BesideHost(program)
        self.timeline = TimelineHost(program)

    def follow(self, now: Situation) -> None:
        """Let the expert play the deal at the table beside the person, if that is wanted."""
        if now.sitting is not None:
            self.beside.follow(now.sitting)

    def end(self) -> None:
        """Bring back what waited for a deal played again; if nothing did, show the score, or the day."""
        sitting = self._program.sitting
        waiting = self.again.waiting_for(sitting)
        if sitting is not None and day_of(sitting.game_id) is not None and Command.DAY_ENDED.is_there:
            self._program.do(Command.DAY_ENDED)
        elif waiting is None:
            self.scores.final_sheet()
        else:
            self.take_up(waiting)

    def show(self) -> None:
        """Show the list of sittings, brought up to date."""
        if self._program.keeper is not None:
            self._boards.show(SITTINGS, self._made, then=lambda _: self._refresh())
        else:
            self._program.note(*left_alone())

    def take_up(self, game_id: str) -> None:
        """Bring the sitting *game_id* back to the table; the present sitting can be taken up later."""
        keeper, in_hand = self._program.keeper, self._succession.in_hand
        if in_hand is None or in_hand.game_id != game_id:
            if keeper is not None:
                keeper.take_up(game_id, self._taken_up)
        elif in_hand is not self._program.sitting:
            self._program.resume(in_hand, saved=False)  # it waits behind a replay or a lesson

    def _taken_up(self, sitting: Sitting | None, problems: tuple[Problem, ...]) -> None:
        self._messages.tell_problems(problems)
        if sitting is not None:
            self._program.resume(sitting, saved=False)
        elif not problems:
            self._program.note(*words.not_there())

    def _made(self) -> Board:
        look, tables = self._boards.appearance, self._program.tables
        dialog = self._dialog = SittingsDialog(look, parent=self._boards.window, tables=tables)
        dialog.wanted.connect(self.scores.past_sheet)
        dialog.taken_up.connect(self.take_up)
        dialog.renamed.connect(self._rename)
        dialog.thrown_away.connect(self._throw_away)
        dialog.brought_back.connect(self._bring_back)
        dialog.emptied.connect(self._ask_to_empty)
        dialog.begun.connect(partial(self._program.do, Command.NEW_GAME))
        return dialog

    def _refresh(self) -> None:
        """Read the list again."""
        keeper = self._program.keeper
        if keeper is not None:
            keeper.use_history(known_sittings, self._tell)

    def _tell(self, known: KnownSittings | None) -> None:
        """Show the sittings that were read, unless the dialog was closed meanwhile."""
        if known is not None and self._dialog is not None and self._boards.open_board(SITTINGS) is not None:
            self._dialog.show_sittings(listed_sittings(known, self._succession.in_hand, system_clock()))

    def _rename(self, game_id: str, title: str) -> None:
        self._change(lambda history: history.rename(game_id, title))

    def _throw_away(self, game_id: str) -> None:
        self._change(lambda history: history.throw_away(game_id))

    def _bring_back(self, game_id: str) -> None:
        self._change(lambda history: history.bring_back(game_id))

    def _ask_to_empty(self) -> None:
        """Ask before emptying the bin, since only that change cannot be undone."""
        self._messages.ask(
            "empty_bin", words.emptying(), partial(self._change, lambda history: history.empty_bin())
        )

    def _change(self, change: Callable[[History], object]) -> None:
        keeper = self._program.keeper
        if keeper is not None:
            keeper.use_history(change, lambda _: self._refresh())


FEATURE = PastGamesHost
