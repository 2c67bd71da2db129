"""Replays and the files of the program: deals of the history, and a program started with a record."""

from __future__ import annotations

from pathlib import Path

import pytest
from conftest import Seated, late_sitting, sitting_at
from dialect import auction, exchanging
from person import KeyUser, dialog_of
from PySide6.QtCore import QLockFile

from ombre_desktop.engine import steps_of
from ombre_desktop.engine.notation import parse_record
from ombre_desktop.players.judging.skill import Skill
from ombre_desktop.players.stake import stake_between
from ombre_desktop.storage.folders import Folders, room_for
from ombre_desktop.storage.judged import Judged
from ombre_desktop.storage.splits import Review
from ombre_desktop.ui.dialogs.score_sheet import ScoreSheet
from ombre_desktop.ui.frame.commands import Command
from ombre_desktop.ui.model.sitting import PERSON
from ombre_desktop.ui.session.deal_record import record_text
from ombre_desktop.ui.session.keeping import Keeper
from ombre_desktop.ui.shell import moving_in
from ombre_desktop.ui.shell.app import App
from ombre_desktop.ui.shell.command_line import parsed
from ombre_desktop.ui.texts.evening_skill import skill_told
from ombre_desktop.value import replace

RECORD = Path(__file__).parents[2] / "records" / "renegado" / "puesta.ombre"


@pytest.fixture
def folders(home) -> Folders:
    return Folders.of()


def kept_by(app: App, folders: Folders) -> Keeper:
    keeper = Keeper(folders, app)
    app.keep_with(keeper, keeper.load().preferences)
    return keeper


def test_a_deal_of_the_history_is_replayed(seated: Seated, qtbot, folders):
    """The deal comes from the score sheet of a past sitting, at once or after another start."""
    app = seated(None)
    kept_by(app, folders)
    app.resume(late_sitting())
    KeyUser(app, qtbot).play_deal()
    played = app.controller.sitting

    app.features["past_games"].scores.past_sheet(played.game_id)
    sheet = dialog_of(app, f"score_sheet {played.game_id}")
    assert isinstance(sheet, ScoreSheet)
    sheet._replay_button.click()
    app.boards.finish()

    assert app.replays.current is not None
    assert played.rows[0].record == app.replays.current.record_text
    assert played.company.names == app.desk.situation.sitting.company.names


def test_a_score_sheet_tells_how_well_the_person_chose(seated: Seated, qtbot, folders):
    """It says so if no deal is judged yet; a sure cost counts in parts of its stake, another does not."""
    app = seated(None)
    keeper = kept_by(app, folders)
    app.resume(late_sitting())
    KeyUser(app, qtbot).play_deal()
    played = app.controller.sitting
    state, row = parse_record(played.rows[0].record).state, played.rows[0]
    move = next(at for at, made in enumerate(state.history) if made.seat == PERSON)
    stake = stake_between(steps_of(state)[move].state, state.history[move].action)
    found = (Judged(move, "card", 0.25 * stake, 0.0, "blunder"), Judged(move + 3, "card", 9.0, 9.0, "fine"))

    def judge(*found: Judged) -> None:
        review = Review(played.game_id, row.number, row.record, found)
        keeper.use_history(lambda history: history.keep_review(review), lambda _: None)

    def told() -> str:
        app.features["past_games"].scores.past_sheet(played.game_id)
        sheet = dialog_of(app, f"score_sheet {played.game_id}")
        qtbot.waitUntil(sheet._skill.isVisible)
        sheet.accept()
        return sheet._skill.text()

    assert skill_told(None) == told()
    judge(*found)
    assert skill_told(Skill(75.0, 25.0, 1)) == told()


def test_a_deal_of_a_past_sitting_is_reviewed(seated: Seated, qtbot, folders):
    """One press leads from the score sheet to the running review of the chosen deal."""
    app = seated(None)
    kept_by(app, folders)
    app.resume(late_sitting())
    KeyUser(app, qtbot).play_deal()
    played = app.controller.sitting

    app.features["past_games"].scores.past_sheet(played.game_id)
    dialog_of(app, f"score_sheet {played.game_id}").review_button.click()
    app.boards.finish()

    replay = app.replays.current
    assert played.rows[0].record == replay.record_text
    assert replay.review.current.is_running


def test_a_deal_of_a_past_sitting_is_played_again(seated: Seated, qtbot, folders):
    """The score sheet of the past sitting leads to it, and another sitting waits in the middle of a deal."""
    app = seated(None)
    kept_by(app, folders)
    app.resume(late_sitting())
    KeyUser(app, qtbot).play_deal()
    past = app.controller.sitting
    waiting = replace(sitting_at(exchanging("entrada")), game_id="b" * 32)
    app.resume(waiting)

    app.features["past_games"].scores.past_sheet(past.game_id)
    dialog_of(app, f"score_sheet {past.game_id}").again_button.click()
    dialog_of(app, "again").play_button.click()

    again = app.controller.sitting
    assert past.state.layout == again.state.layout
    assert (past.game_id, 1) == (again.origin.game_id, again.origin.number)
    assert waiting.game_id == app.features["past_games"].again.waiting_for(again)


def test_a_program_started_with_a_record_comes_back_to_what_was_kept(seated: Seated, qtbot, folders):
    """The sitting that was left is there when the replay is closed."""
    first = seated(None)
    kept_by(first, folders)
    first.resume(sitting_at(auction("pass")))
    KeyUser(first, qtbot).wait_for_turn()
    left = record_text(first.controller.sitting)
    first.window.close()
    lock = QLockFile(str(room_for(folders.lock)))
    lock.setStaleLockTime(0)

    app = seated(None)
    keeper = moving_in.keeper_of(folders, lock)
    moving_in.open_kept(app, keeper, keeper and keeper.load(), parsed([str(RECORD)]))
    app.features["files"].records.finish()
    app.boards.finish()
    assert app.replays.current is not None
    app.replays.current.ended.emit()

    qtbot.waitUntil(lambda: app.controller.sitting is not None)
    assert left == record_text(app.controller.sitting)
    assert app.journal.keeper is app.keeper
    lock.unlock()


@pytest.mark.parametrize("is_there", [False, True], ids=["on its way", "on the table"])
def test_nothing_goes_on_behind_a_window_that_is_closed(seated: Seated, qtbot, folders, is_there):
    """Neither the sitting that waits behind a replay nor the one that is kept is taken up."""
    app = seated(None)
    kept_by(app, folders)
    app.resume(sitting_at(auction("pass")))
    KeyUser(app, qtbot).wait_for_turn()
    left = record_text(app.controller.sitting)
    app.do(Command.SHOW_FILE, RECORD)
    app.features["files"].records.finish()
    coming = app.boards.coming._coming["replay"]
    while app.replays.current is None or (is_there and "replay" in app.boards.coming):
        coming._step()

    app.window.close()
    qtbot.wait(20)

    assert app.controller.sitting is None
    keeper = Keeper(folders)
    assert left == record_text(keeper.load().sitting)
    keeper.close()
