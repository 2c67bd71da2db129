"""The maker of score sheets and of the list of sittings; imported when one is first opened."""

from __future__ import annotations

from collections.abc import Callable

from ombre_desktop.storage.display_options import Preferences
from ombre_desktop.storage.history import History
from ombre_desktop.storage.quarantine import system_clock
from ombre_desktop.ui.dialogs.score_sheet import ScoreRow, ScoreSheet
from ombre_desktop.ui.dialogs.sittings import SittingsDialog
from ombre_desktop.ui.frame.boards import Boards
from ombre_desktop.ui.model.listed_sitting import ListedSitting
from ombre_desktop.ui.model.message import Confirmation
from ombre_desktop.ui.model.sitting import Sitting
from ombre_desktop.ui.replay.programme import Programme, of_rows
from ombre_desktop.ui.session.keeping import Keeper
from ombre_desktop.ui.shell.score_rows import (
    past_score,
    reckoning_at_table,
    reckoning_of,
    score_rows,
)
from ombre_desktop.ui.shell.sitting_rows import KnownSittings, known_sittings, listed_sittings
from ombre_desktop.ui.table.small_table import SmallTables
from ombre_desktop.ui.texts import sittings as words
from ombre_desktop.ui.texts.people import shown_names
from ombre_desktop.ui.texts.replay import sitting_title


class ScoreBoards:
    """A maker of score sheets over the window of *boards*."""

    def __init__(self, boards: Boards) -> None:
        self._boards = boards

    def score_sheet(self, sitting: Sitting, liked: Preferences) -> ScoreSheet:
        """Return the score sheet of *sitting*."""
        reckoning = reckoning_at_table(sitting, liked)
        names, rows = shown_names(sitting.company.names), score_rows(sitting)
        return ScoreSheet(
            self._boards.appearance, names, rows, reckoning=reckoning, parent=self._boards.window
        )

    def rows_of(self, sitting: Sitting) -> tuple[ScoreRow, ...]:
        """Return the lines of the settled deals of *sitting*."""
        return score_rows(sitting)

    def bring_up_to_date(self, sheet: ScoreSheet, sitting: Sitting, liked: Preferences) -> None:
        """Update *sheet* to the present state of *sitting*."""
        sheet.show_rows(score_rows(sitting), reckoning_at_table(sitting, liked))

    def sittings(self, tables: SmallTables | None) -> SittingsDialog:
        """Return the list of sittings, still empty; *tables* has their pictures."""
        return SittingsDialog(self._boards.appearance, parent=self._boards.window, tables=tables)

    def reading(self) -> Callable[[History], KnownSittings]:
        """Return the function that reads all sittings."""
        return known_sittings

    def listed(self, known: KnownSittings, at_table: Sitting | None) -> tuple[ListedSitting, ...]:
        """Return the lines of the list, for the sittings of the history and the sitting at the table."""
        return listed_sittings(known, at_table, system_clock())

    def emptying(self) -> Confirmation:
        """Return the question before the bin is emptied."""
        return words.emptying()

    def not_there(self) -> tuple[str, str]:
        """Return the two sentences of the notice that a sitting cannot be taken up."""
        return words.not_there()

    def past_sheet(self, keeper: Keeper, game_id: str, liked: Preferences) -> ScoreSheet:
        """Return the score sheet of a past sitting."""
        game, names, rows = past_score(keeper, game_id)
        reckoning = reckoning_of(game, liked, names)
        return ScoreSheet(
            self._boards.appearance, names, rows, reckoning=reckoning, parent=self._boards.window
        )

    def programme_of(
        self, rows: tuple[ScoreRow, ...], portraits: tuple[str, ...], liked: Preferences
    ) -> Programme:
        """Return the deals of a score sheet as a programme to replay."""
        return of_rows(sitting_title(), rows, portraits, liked.name)
