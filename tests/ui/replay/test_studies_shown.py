"""Notes, marks and variations on a replay: written, undone, kept, shown and taken along in the record."""

from __future__ import annotations

from pathlib import Path

import pytest
from conftest import Seated
from evening import at_table, fresh, played
from person import KeyUser, dialog_of
from PySide6.QtCore import Qt, QUrl
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from wording import said

from ombre_desktop.engine import Seat, request, steps_of
from ombre_desktop.engine.notation import parse_record
from ombre_desktop.engine.notation.study import LONGEST_NOTE, Note, StudyMark, study_of
from ombre_desktop.storage.folders import Folders
from ombre_desktop.ui.dialogs.score_rows import score_rows
from ombre_desktop.ui.features.studies.note_board import NoteBoard
from ombre_desktop.ui.frame.commands import Command
from ombre_desktop.ui.replay.programme import of_rows
from ombre_desktop.ui.replay.replay_host import ReplayHost
from ombre_desktop.ui.replay.studied import Line
from ombre_desktop.ui.session.keeping import Keeper
from ombre_desktop.ui.shell.app import App
from ombre_desktop.ui.texts.key_table import Key

RECORD = Path(__file__).parents[2] / "records" / "renegado" / "taken_over.ombre"
MOMENT = 12


def opened(app: App, path: Path = RECORD) -> ReplayHost:
    """Replay the deal of a file."""
    app.do(Command.SHOW_FILE, path)
    app.features["files"].records.finish()
    app.boards.finish()
    QApplication.processEvents()
    assert app.replays.current is not None
    return app.replays.current


def press(replay: ReplayHost, key: Key) -> None:
    """Press a button of the study by its key."""
    replay.panel.window().activateWindow()
    QApplication.processEvents()
    QTest.keySequence(replay.panel.window(), key.sequences[0])
    QApplication.processEvents()


def write(app: App, replay: ReplayHost, text: str, mark: StudyMark | None = None) -> None:
    """Write a note on the moment shown, by keys alone."""
    press(replay, Key.NOTE)
    app.boards.finish()
    board = dialog_of(app, "note")
    assert isinstance(board, NoteBoard)
    board.mark_box.set_value(mark)
    board.text_box.selectAll()
    QTest.keyClicks(board.text_box, text)
    QTest.keyClick(board.text_box, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    QApplication.processEvents()


def page(replay: ReplayHost) -> str:
    """Return the words of the page beside the table."""
    return replay.panel.page.toPlainText()


@pytest.fixture
def app(seated: Seated) -> App:
    """Provide a window."""
    return seated(None)


@pytest.fixture
def replay(app) -> ReplayHost:
    """Provide a replay at a moment in its midst."""
    found = opened(app)
    found.replay.go(MOMENT)
    return found


def test_a_note_is_written_at_a_moment(app, replay):
    """It stands on the page there, in the list, on the line of time and in the record."""
    write(app, replay, "Too early?", StudyMark.QUESTION)

    note = Note(MOMENT, "Too early?", StudyMark.QUESTION)
    assert page(replay).startswith(f"{said('studies.MARKS.QUESTION')}\nToo early?")
    assert MOMENT == replay.panel.study.list.value
    assert [MOMENT] == [flag.moment for flag in replay.panel.review.timeline.flags]
    assert (note,) == study_of(parse_record(app.record_to_save()))[0].notes
    replay.replay.go(0)
    assert "Too early?" not in page(replay)
    replay.panel.study.sought.emit(MOMENT)
    assert MOMENT == replay.replay.at


def test_a_note_is_taken_back_and_put_back(app, replay):
    """By the keys for it, as often as there were changes; the buttons are dim where there is nothing."""
    assert not replay.panel.study.buttons[Key.UNDO_NOTE].isEnabled()
    write(app, replay, "first")
    write(app, replay, "second", StudyMark.GOOD)

    press(replay, Key.UNDO_NOTE)
    assert "first" == replay.study.note.text
    press(replay, Key.UNDO_NOTE)
    assert replay.study.note is None
    press(replay, Key.REDO_NOTE)
    press(replay, Key.REDO_NOTE)
    assert Note(MOMENT, "second", StudyMark.GOOD) == replay.study.note
    assert not replay.panel.study.buttons[Key.REDO_NOTE].isEnabled()


def test_an_emptied_note_is_gone(app, replay):
    """The list goes with the last of them; what was written can be had back."""
    write(app, replay, "first")

    write(app, replay, " ")

    assert () == replay.study.study.notes
    assert not replay.panel.study.list.isVisible()
    assert replay.panel.study.buttons[Key.UNDO_NOTE].isVisible()


def test_a_note_that_is_being_written_is_kept_when_the_replay_goes(app, replay):
    """The board goes too: there is nothing any more that it could be written on."""
    kept = []
    app.replays.studied.connect(kept.append)
    press(replay, Key.NOTE)
    app.boards.finish()
    dialog_of(app, "note").text_box.setPlainText("not lost")

    app.replays.close()
    QApplication.processEvents()

    assert ["not lost" in str(study.tags) for study in kept] == [True]
    assert app.boards.open_board("note") is None


def test_a_note_is_kept_with_its_own_deal(app):
    """The replay may show another deal by then."""
    app.replay(lambda: of_rows("", score_rows(at_table(played(fresh(), 2)))))
    app.boards.finish()
    QApplication.processEvents()
    replay, kept = app.replays.current, []
    app.replays.studied.connect(kept.append)
    press(replay, Key.NOTE)
    app.boards.finish()
    board = dialog_of(app, "note")
    board.text_box.setPlainText("of the first")

    replay.panel.deals.setCurrentIndex(1)
    board.keep_button.click()

    (study,) = kept
    assert (1, True) == (study.number, "of the first" in str(study.tags))


def test_a_note_is_text_and_nothing_else(app, replay):
    """Pasted text is shown as it is read, without invisible characters, and has an end."""
    press(replay, Key.NOTE)
    app.boards.finish()
    board = dialog_of(app, "note")
    board.text_box.setPlainText("<b>x</b>\u202e\x07" + "a" * (2 * LONGEST_NOTE))
    board.keep_button.click()

    assert page(replay).splitlines()[1].startswith("<b>x</b>aaa")
    assert LONGEST_NOTE >= len(replay.study.note.text)


def play_otherwise(app: App, replay: ReplayHost, qtbot) -> None:
    """Play a deal on by the first lawful choice that is not the one of the record, and come back."""
    replay.play_on()
    KeyUser(app, qtbot).play_deal()
    QApplication.processEvents()
    if replay.plays_on:
        replay.come_back()


def test_what_is_played_otherwise_is_kept_as_a_variation(app, replay, qtbot):
    """It can be stepped through, and leads back to the deal, where both are seen to part."""
    replay.replay.go(0)

    play_otherwise(app, replay, qtbot)

    (one,) = replay.study.study.variations
    assert (one.moment,) == replay.panel.review.timeline.forks
    replay.replay.go(one.moment)
    assert replay.study.page
    replay.panel.page.anchorClicked.emit(QUrl("line:1"))
    assert one.moment == replay.replay.at
    shown = replay.replay.deal
    assert one.actions == tuple(made.action for made in shown.record.state.history[one.moment :])
    assert len(shown.record.state.history) == replay.replay.showing.last
    write(app, replay, "better", StudyMark.GOOD)
    assert Note(one.moment, "better", StudyMark.GOOD, 1) == replay.study.note
    study, spoilt = study_of(parse_record(app.record_to_save()))
    assert (replay.study.study, ()) == (study, spoilt)
    replay.panel.study.sought.emit(Line(0))
    assert (0, one.moment) == (replay.replay.chosen, replay.replay.at)
    assert replay.study.note is None


def test_a_variation_is_removed_with_its_notes(app, replay, qtbot):
    """The board of a note on it has the button; the deal as it was played is shown again."""
    replay.replay.go(0)
    play_otherwise(app, replay, qtbot)
    replay.panel.study.sought.emit(Line(1))
    write(app, replay, "no")
    press(replay, Key.NOTE)
    app.boards.finish()

    dialog_of(app, "note").remove_button.click()
    QApplication.processEvents()

    assert ((), ()) == (replay.study.study.variations, replay.study.study.notes)
    assert 0 == replay.replay.chosen
    press(replay, Key.UNDO_NOTE)
    assert (1, 1) == (len(replay.study.study.variations), len(replay.study.study.notes))


def test_notes_are_kept_for_the_next_time(app, home):
    """The deal of a file has its notes again, though nothing was written into the file."""
    keeper = Keeper(Folders.of(), app)
    app.keep_with(keeper, keeper.load().preferences)
    replay = opened(app)
    replay.replay.go(3)
    write(app, replay, "Remember this.", StudyMark.REMEMBER)
    app.replays.close()

    again = opened(app)
    keeper.use_history(lambda _: None, lambda _: None)
    keeper.settle()
    QApplication.processEvents()

    again.replay.go(3)
    assert Note(3, "Remember this.", StudyMark.REMEMBER) == again.study.note


def test_notes_in_a_record_are_read(app, replay, tmp_path):
    """Another person who opens the record sees the notes."""
    write(app, replay, "Look!", StudyMark.MISTAKE)
    path = tmp_path / "noted.ombre"
    path.write_text(app.record_to_save(), encoding="utf-8")
    app.replays.close()

    again = opened(app, path)

    again.replay.go(MOMENT)
    assert page(again).startswith(f"{said('studies.MARKS.MISTAKE')}\nLook!")


def test_a_variation_has_the_table_of_its_deal(seated, qtbot):
    """The same company, number of the deal and chips, though it is not played to its end."""
    app = seated("rows", deals=3, late=True)
    person = KeyUser(app, qtbot)
    person.play_deal()
    person.go_on()
    person.play_deal()
    rows = score_rows(app.controller.sitting)
    app.replay(lambda: of_rows("", rows), chosen=1)
    app.boards.finish()
    host = app.replays.current
    replay, steps = host.replay, steps_of(host.replay.deal.record.state)
    moves = [move.action for move in steps[-1].state.history]
    moment, asked = next(
        (at, asked)
        for at in reversed(range(len(moves)))
        if len(getattr(asked := request(steps[at].state), "actions", ())) > 1
    )
    other = next(one for one in asked.actions if one != moves[moment])
    replay.go(moment)
    before = replay.sitting

    host.study.take_played([*moves[:moment], other])
    host.panel.study.sought.emit(Line(1))

    after = replay.sitting
    assert moment == replay.at
    assert replay.deal.is_other
    assert before.company == after.company
    assert "You" == after.company.names[0]
    assert (2, before.deals_wanted) == (after.deal_number, after.deals_wanted)
    assert before.session == after.session


def test_a_variation_is_named_by_what_is_done_otherwise_and_by_whom(app, replay):
    """The first action that is not as in the deal, and its player, from whichever chair it is seen."""
    steps = steps_of(replay.replay.deal.record.state)
    asked = request(steps[0].state)
    moves = [move.action for move in steps[-1].state.history]
    other = next(one for one in asked.actions if one != moves[0])
    name = replay.replay.sitting.company.names[asked.seat]

    replay.study.take_played([other])

    for first in range(3):
        replay.replay.sit(Seat(first))
        (row,) = replay.study.rows
        assert row.label.startswith(f"Variation 1, {name}: ")


def test_remarks_do_not_speak_of_a_variation(app, qtbot):
    """Belinda's deal has remarks on every moment; where it is played otherwise, they are left out."""
    app.do(Command.BELINDA)
    app.boards.finish()
    replay = app.replays.current
    record = replay.replay.deal.record
    moment = len(record.state.history) - 10
    asked = request(steps_of(record.state)[moment].state)
    other = next(one for one in asked.actions if one != record.state.history[moment].action)

    replay.study.take_played([*(move.action for move in record.state.history[:moment]), other])
    replay.panel.study.sought.emit(Line(1))

    assert moment == replay.replay.at
    assert "Conjecture" not in page(replay)
    assert 2 == replay.replay.sitting.deals_wanted
    replay.panel.study.sought.emit(Line(0))
    assert 2 == replay.replay.sitting.deals_wanted
