"""The making of score sheets and of the list of past sittings; imported when one is first opened."""

from __future__ import annotations

from ombre_desktop.ui.dialogs.history import HistoryDialog
from ombre_desktop.ui.dialogs.score_sheet import ScoreRow, ScoreSheet
from ombre_desktop.ui.model.preferences import Preferences
from ombre_desktop.ui.model.sitting import Sitting
from ombre_desktop.ui.replay.programme import Programme, of_rows
from ombre_desktop.ui.session.keeping import Keeper
from ombre_desktop.ui.shell.boards import Boards
from ombre_desktop.ui.shell.score_rows import past_score, past_sittings, reckoning_of, score_rows
from ombre_desktop.ui.texts.people import shown_names
from ombre_desktop.ui.texts.replay import sitting_title


class ScoreBoards:
    """A maker of score sheets over the window of *boards*."""

    def __init__(self, boards: Boards) -> None:
        self._boards = boards

    def score_sheet(self, sitting: Sitting, liked: Preferences) -> ScoreSheet:
        """Return the score sheet of *sitting*."""
        reckoning = reckoning_of(sitting.ruleset, liked)
        names, rows = shown_names(sitting.company.names), score_rows(sitting)
        return ScoreSheet(
            self._boards.appearance, names, rows, reckoning=reckoning, parent=self._boards.window
        )

    def bring_up_to_date(self, sheet: ScoreSheet, sitting: Sitting, liked: Preferences) -> None:
        """Update *sheet* to the present state of *sitting*."""
        sheet.show_rows(score_rows(sitting), reckoning_of(sitting.ruleset, liked))

    def history(self, keeper: Keeper) -> HistoryDialog:
        """Return the list of the sittings in the history of *keeper*."""
        return HistoryDialog(self._boards.appearance, past_sittings(keeper), self._boards.window)

    def past_sheet(self, keeper: Keeper, game_id: str, liked: Preferences) -> ScoreSheet:
        """Return the score sheet of a past sitting."""
        game, names, rows = past_score(keeper, game_id)
        reckoning = reckoning_of(game, liked)
        return ScoreSheet(
            self._boards.appearance, names, rows, reckoning=reckoning, parent=self._boards.window
        )

    def programme_of(
        self, rows: tuple[ScoreRow, ...], portraits: tuple[str, ...], liked: Preferences
    ) -> Programme:
        """Return the deals of a score sheet as a programme to replay."""
        return of_rows(sitting_title(), rows, portraits, liked.name)
