"""The score sheets of the present sitting and of past ones."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from ombre_desktop.players.judging.skill import Skill
from ombre_desktop.storage.history import History
from ombre_desktop.storage.studies import studied_deals
from ombre_desktop.ui.background.one_reading import OneReading
from ombre_desktop.ui.dialogs.board import Board
from ombre_desktop.ui.dialogs.score_rows import past_score, reckoning_at_table, reckoning_of, score_rows
from ombre_desktop.ui.dialogs.score_sheet import ScoreRow, ScoreSheet
from ombre_desktop.ui.features.past_games.again import AgainHost
from ombre_desktop.ui.features.past_games.evening_skill import Kept, kept_of, skill_in
from ombre_desktop.ui.frame.commands import Command
from ombre_desktop.ui.frame.program import Program
from ombre_desktop.ui.model.sitting import Sitting
from ombre_desktop.ui.replay.programme import of_rows
from ombre_desktop.ui.replay.replays import Then, reviewing
from ombre_desktop.ui.replay.study_painting import mark_icon
from ombre_desktop.ui.texts.evening_skill import skill_told
from ombre_desktop.ui.texts.people import shown_names
from ombre_desktop.ui.texts.replay import sitting_title

SHEET = "score_sheet"
"""The dialog name of the present sheet; the name of a past sheet adds the sitting's identifier."""


class ScoreHost:
    """The host of one window's score sheets; every line leads to its deal."""

    def __init__(self, program: Program, again: AgainHost) -> None:
        self._boards, self._choices = program.boards, program.choices
        self._again, self._program = again, program
        self._sheet: ScoreSheet | None = None
        self._reckoning = OneReading(program.boards)

    def sheet(self) -> None:
        """Show the score of the sitting; an open sheet is updated."""
        sitting = self._program.sitting
        if sitting is None:
            return
        self._update(sitting)

        def made() -> Board:
            reckoning, rows = reckoning_at_table(sitting, self._choices.preferences), score_rows(sitting)
            names, portraits = shown_names(sitting.company.names), sitting.company.portraits
            look, window = self._boards.appearance, self._boards.window
            self._sheet = ScoreSheet(look, names, rows, reckoning=reckoning, parent=window)
            self._listen(self._sheet, sitting.game_id, portraits)
            return self._sheet

        self._boards.show(
            SHEET, made, then=partial(self._tell_more, SHEET, sitting.game_id, score_rows(sitting))
        )

    def final_sheet(self) -> None:
        """Show the score of the sitting that has just ended, headed by who has won."""
        sitting = self._program.sitting
        if sitting is None or len(sitting.rows) < 2:
            self.sheet()
            return

        def made() -> Board:
            from ombre_desktop.ui.features.past_games.evening_sheet import EveningSheet, finals_of

            reckoning, rows = reckoning_at_table(sitting, self._choices.preferences), score_rows(sitting)
            names, window = shown_names(sitting.company.names), self._boards.window
            finals = finals_of(sitting, names, reckoning.sides)
            look = self._boards.appearance
            self._sheet = EveningSheet(look, names, rows, finals, reckoning=reckoning, parent=window)
            self._listen(self._sheet, sitting.game_id, sitting.company.portraits)
            return self._sheet

        then = partial(self._tell_more, SHEET, sitting.game_id, score_rows(sitting))
        home = "ombre_desktop.ui.features.past_games.evening_sheet"
        self._boards.show_anew(SHEET, made, then=then, home=home)

    def _tell_more(self, name: str, game_id: str, rows: Sequence[ScoreRow], _: Board) -> None:
        """Tell on the sheet *name* how well the person played and which deals have notes, by the history."""
        keeper = self._program.keeper
        if keeper is None or not rows:
            return

        def tell(found: Skill | None) -> None:
            sheet = self._boards.open_board(name)
            if isinstance(sheet, ScoreSheet):
                sheet.tell_skill(skill_told(found))

        def reckon(kept: Kept | None) -> None:
            if kept is not None:
                self._reckoning.begin(lambda _: skill_in(rows, kept), tell)

        def mark(found: frozenset[int] | None) -> None:
            sheet = self._boards.open_board(name)
            if found is not None and isinstance(sheet, ScoreSheet):
                sheet.tell_studied(found, lambda: mark_icon(None, sheet.appearance))

        keeper.use_history(partial(kept_of, game_id), reckon)
        keeper.use_history(partial(_studied, game_id), mark)

    def _update(self, sitting: Sitting) -> None:
        """Update an open sheet, or close it if its columns belong to another company."""
        board, sheet = self._boards.open_board(SHEET), self._sheet
        if board is None or sheet is None:
            return
        if sheet.names != shown_names(sitting.company.names):
            board.close()
            return
        sheet.show_rows(score_rows(sitting), reckoning_at_table(sitting, self._choices.preferences))

    def past_sheet(self, game_id: str) -> None:
        """Show the score sheet of a past sitting."""
        keeper = self._program.keeper
        if keeper is None:
            return

        def made() -> ScoreSheet:
            with keeper.reading() as history:
                game, names, rows = past_score(history, game_id)
            reckoning = reckoning_of(game, self._choices.preferences, names)
            look, window = self._boards.appearance, self._boards.window
            sheet = ScoreSheet(look, names, rows, reckoning=reckoning, parent=window)
            self._listen(sheet, game_id)
            return sheet

        def told(sheet: ScoreSheet) -> None:
            self._tell_more(name, game_id, sheet.rows, sheet)

        name = f"{SHEET} {game_id}"
        self._boards.show(name, made, then=told)

    def _listen(self, sheet: ScoreSheet, game_id: str, portraits: tuple[str, ...] = ()) -> None:
        """Let the lines of the *sheet* of the sitting *game_id* lead to their deals."""
        sheet.replayed.connect(partial(self._replay, portraits, None))
        sheet.reviewed.connect(partial(self._replay, portraits, reviewing))
        sheet.played_again.connect(lambda row: self._again.ask(row.record, game_id, row.number))
        sheet.checked.connect(partial(self._program.do, Command.CHECK_SHUFFLE))

    def _replay(
        self, portraits: tuple[str, ...], then: Then | None, rows: tuple[ScoreRow, ...], chosen: int
    ) -> None:
        """Replay the deals of a score sheet, and do something with the one at index *chosen* *then*."""
        name = self._choices.preferences.name
        self._program.replay(partial(of_rows, sitting_title(), rows, portraits, name), chosen, then)


def _studied(game_id: str, history: History) -> frozenset[int]:
    return history.ask(lambda database: studied_deals(database, game_id))
