"""A recorded deal at the table: stepping, running by itself, open and closed, and playing on."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from conftest import STILL
from dialect import exchanging
from person import KeyUser, MouseUser, dialog_of
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication
from wording import said

from ombre_desktop.engine import HIDDEN, PlayRequest, Seat
from ombre_desktop.storage.display_options import Speed
from ombre_desktop.storage.known_names import faces_of
from ombre_desktop.ui.dialogs.score_rows import score_rows
from ombre_desktop.ui.frame.commands import Command
from ombre_desktop.ui.model.picture import picture_of
from ombre_desktop.ui.model.sitting import Sitting
from ombre_desktop.ui.panels.tools import Tool
from ombre_desktop.ui.replay.programme import names_of, of_rows
from ombre_desktop.ui.replay.replay_panel import ReplayPanel
from ombre_desktop.ui.shell.app import App
from ombre_desktop.ui.table.arrangement import arrange
from ombre_desktop.ui.texts.replay import Step, own_result
from ombre_desktop.value import replace

RECORDS = Path(__file__).parents[2] / "records"
TAKEN_OVER = RECORDS / "renegado" / "taken_over.ombre"
SHOWN = ("renegado/held_twice", "homme_auvergne/five_at_table", "four_handed/talon_left")


class Written:
    """A journal that remembers everything written to it."""

    def __init__(self) -> None:
        self.sittings: list[Sitting] = []

    def write(self, sitting: Sitting, done: Callable[[], None]) -> None:
        self.sittings.append(sitting)
        done()


def opened(seated, name: str = "renegado/taken_over", **table: object) -> App:
    """Return a window in which the given record is replayed."""
    app = seated(None, **table)
    bring(app, RECORDS / f"{name}.ombre")
    return app


def bring(app: App, path: Path) -> None:
    """Open a record as a replay, and wait until it is on the table."""
    app.do(Command.SHOW_FILE, path)
    app.features["files"].records.finish()
    app.boards.finish()
    QApplication.processEvents()


def replay_in(app: App):
    assert app.replays.current is not None
    return app.replays.current.replay


def panel_in(app: App) -> ReplayPanel:
    assert app.replays.current is not None
    return app.replays.current.panel


@pytest.mark.parametrize("size", [(900, 600), (1024, 700), (1280, 800)], ids=str)
def test_the_steps_stand_in_one_row(seated, size):
    """The row fits even the smallest window."""
    panel = panel_in(opened(seated, size=size))

    assert 1 == len({button.geometry().top() for button in panel.steps.values()})


def press(app: App, step: Step) -> None:
    panel_in(app).steps[step].click()


def key(key: Qt.Key) -> None:
    QTest.keyClick(QApplication.focusWidget(), key)


def check_scene(app: App) -> None:
    """Check that the finished scene shows exactly the view of this moment."""
    desk, replay = app.desk, replay_in(app)
    while desk._drawing.waits:
        QApplication.processEvents()
    picture = picture_of(replay.view, replay.sitting)
    staging = replace(desk.player.staging, sorting=desk.player.own.sorting, badges=desk.player.badges)
    expected = arrange(picture, desk.scene.brush.layout, replay.view.position.ranking, staging)
    assert expected == desk.scene.arrangement
    assert picture == desk.player.picture


def settle(app: App, qtbot) -> None:
    """Wait until a full trick has been taken and everything is at rest."""

    def look() -> bool:
        app.desk.hurry()
        return app.desk.player.is_idle

    qtbot.waitUntil(look)


# How a replay opens.


def test_a_replay_comes_by_and_by(seated, qtbot):
    """The sitting in hand stays until the replay's board is complete."""
    app = seated(deal=exchanging("entrada"))
    left = app.controller.sitting

    app.menus.actions[Command.BELINDA].trigger()
    assert left is app.controller.sitting
    qtbot.waitUntil(lambda: app.replays.current is not None)
    qtbot.waitUntil(panel_in(app).steps[Step.FORWARD].hasFocus)

    panel = panel_in(app)
    hidden = [panel.review.moves, *panel.study.walk, panel.back]
    assert hidden == [each for each in panel.walk if not each.isVisible()]
    check_scene(app)


def test_who_sits_down_meanwhile_is_not_disturbed(seated, qtbot):
    """A replay wanted before the new game does not come any more."""
    app = seated(None)
    app.menus.actions[Command.BELINDA].trigger()
    QApplication.processEvents()

    app.begin(app.choices.last_games[0])
    app.boards.finish()

    assert app.replays.current is None
    assert [] == app.window.findChildren(ReplayPanel)
    assert KeyUser(app, qtbot).wait_for_turn() is not None


@pytest.mark.parametrize("broken", ["__init__", "build"])
def test_a_replay_that_cannot_be_made_leaves_the_table_as_it_was(seated, qtbot, monkeypatch, broken):
    """The person is told of the failure."""
    app = seated(deal=exchanging("entrada"))
    left = app.controller.sitting
    monkeypatch.setattr(ReplayPanel, broken, lambda *_: 1 / 0)

    bring(app, TAKEN_OVER)
    app.boards.finish()

    assert [name for name in app.boards._open if name.startswith("message")]
    assert (None, left) == (app.replays.current, app.controller.sitting)
    assert app.desk.shows(app.controller)


def test_twenty_clicks_are_twenty_steps(seated, qtbot):
    """The clicks may come at any speed."""
    app = opened(seated)

    for _ in range(20):
        press(app, Step.FORWARD)
    settle(app, qtbot)

    assert 20 == replay_in(app).at
    check_scene(app)


def test_a_key_that_is_held_down_does_not_run_ahead(seated, qtbot):
    """A request during a step causes one step, and no request is left over at the end."""
    app = opened(seated)

    for _ in range(5):
        for _ in range(4):
            key(Qt.Key.Key_Right)
        qtbot.waitUntil(lambda: not panel_in(app)._pressed.waits)

    settle(app, qtbot)
    assert 5 == replay_in(app).at
    check_scene(app)


# Stepping.


@pytest.mark.parametrize(("name", "is_open"), [(name, at % 2 == 0) for at, name in enumerate(SHOWN)])
def test_step_by_step_the_table_is_that_of_the_moment(seated, qtbot, name, is_open):
    """Moves lead to the same scene as laying the table at once."""
    app = opened(seated, name)
    replay = replay_in(app)
    replay.open_hands(is_open)

    for at in range(replay.showing.last + 1):
        assert at == replay.at
        settle(app, qtbot)
        check_scene(app)
        replay.forward()


def test_stepping_back_is_stepping_forward_undone(seated, qtbot):
    """Every earlier moment looks again as it did."""
    app = opened(seated, "homme_auvergne/two_at_table")
    replay = replay_in(app)
    replay.to_end()

    for at in reversed(range(replay.showing.last)):
        replay.back()
        assert at == replay.at
        settle(app, qtbot)
        check_scene(app)


def test_the_log_goes_along(seated, qtbot):
    """The log grows with steps forward, and shrinks with steps back."""
    app = opened(seated)
    replay, log = replay_in(app), lambda: app.desk.dock.standing.log.lines
    for _ in range(6):
        replay.forward()
        settle(app, qtbot)
    before = log()
    replay.forward()
    settle(app, qtbot)
    assert len(before) < len(log())

    replay.back()
    settle(app, qtbot)

    assert before == log()


def test_a_trick_lies_until_the_next_step(seated, qtbot):
    """The whole trick is seen from either side by a person who steps by hand."""
    app = opened(seated)
    replay, picture = replay_in(app), lambda: app.desk.player.picture
    full = replay.showing.marks[4]
    assert replay.showing.pages[full].trick == 1

    replay.go(full)
    qtbot.waitUntil(lambda: len(picture().trick) == 3)
    replay.go(full - 1)
    replay.forward()
    qtbot.waitUntil(lambda: len(picture().trick) == 3)

    replay.forward()
    qtbot.waitUntil(lambda: len(picture().trick) == 1)
    assert 1 == sum(picture().won)


def test_after_the_last_trick_comes_the_settlement(seated, qtbot, monkeypatch):
    """The settlement comes by itself, since no step is left to ask for it."""
    monkeypatch.setattr("ombre_desktop.ui.replay.replay_controller.LONGEST_HOLD", 1)
    app = opened(seated, preferences=replace(STILL, trick_hold=None))
    replay = replay_in(app)
    replay.go(replay.showing.last - 1)

    replay.forward()

    standing = app.desk.dock.standing
    qtbot.waitUntil(lambda: standing.settlement is not None and standing.settlement.isVisible())


def test_a_settlement_with_nothing_to_press_is_there_too(seated, qtbot):
    """The settlement ends above the person's hand, even without cards to show or a next deal."""
    app = opened(seated, "five_handed/queen_called")
    replay_in(app).to_end()

    def shown():
        return app.desk.dock.standing.settlement

    qtbot.waitUntil(lambda: shown() is not None)
    assert () == shown().buttons
    assert 0 < shown().sheet.height()
    assert shown().sheet.bottom() < shown().context.layout.fan_top


def test_a_page_is_an_auction_an_exchange_or_a_trick(seated, qtbot):
    """The buttons lead to the end of the next page, and back to the end of the previous one."""
    app = opened(seated)
    replay = replay_in(app)
    there = []

    while replay.at < replay.showing.last:
        press(app, Step.NEXT_PAGE)
        qtbot.waitUntil(
            lambda: (replay.at in replay.showing.marks and app.desk.player.is_idle) or app.desk.player.holds
        )
        there.append(replay.at)

    assert list(replay.showing.marks[1:]) == there
    press(app, Step.LAST_PAGE)
    assert replay.showing.marks[-2] == replay.at


def test_a_second_press_is_there_at_once(seated):
    """The second press shows the trick as played, without motion."""
    app = opened(seated, preferences=replace(STILL, speed=Speed.CALM))
    replay = replay_in(app)
    replay.go(replay.showing.marks[3])

    press(app, Step.NEXT_PAGE)
    assert replay.at < replay.showing.marks[4]
    press(app, Step.NEXT_PAGE)

    assert replay.showing.marks[4] == replay.at


def test_keys_lead_everywhere(seated, qtbot):
    """Arrows go by moves, page keys by tricks, Home and End to the ends; P and Space start and stop."""
    app = opened(seated)
    replay = replay_in(app)

    def tap(step: Qt.Key) -> None:
        key(step)
        qtbot.waitUntil(lambda: not panel_in(app)._pressed.waits)

    tap(Qt.Key.Key_Right)
    tap(Qt.Key.Key_Right)
    assert 2 == replay.at
    tap(Qt.Key.Key_Left)
    assert 1 == replay.at
    tap(Qt.Key.Key_PageDown)
    qtbot.waitUntil(lambda: replay.at == replay.showing.marks[1])
    tap(Qt.Key.Key_PageUp)
    assert 0 == replay.at
    tap(Qt.Key.Key_End)
    assert replay.showing.last == replay.at
    tap(Qt.Key.Key_Home)
    assert 0 == replay.at
    tap(Qt.Key.Key_P)
    assert replay.is_running
    tap(Qt.Key.Key_P)
    assert not replay.is_running
    QTest.keyClick(app.window, Qt.Key.Key_Space)
    assert replay.is_running
    key(Qt.Key.Key_Escape)
    assert app.replays.current is None


def test_the_slider_seeks(seated, qtbot):
    """Each place on the slider is a moment."""
    app = opened(seated)

    panel_in(app).review.timeline.setValue(20)

    assert 20 == replay_in(app).at
    settle(app, qtbot)
    check_scene(app)


def test_it_goes_on_by_itself_to_the_end(seated, qtbot, monkeypatch):
    """The replay stops with the settlement on the table, and starts again from the beginning."""
    monkeypatch.setattr("ombre_desktop.ui.replay.replay_controller.BREATH", 0)
    monkeypatch.setattr("ombre_desktop.ui.replay.replay_controller.LONGEST_HOLD", 1)
    app = opened(seated, preferences=replace(STILL, trick_hold=None))
    replay = replay_in(app)

    press(app, Step.RUN)
    qtbot.waitUntil(lambda: not replay.is_running, timeout=8000)

    assert replay.showing.last == replay.at
    assert app.desk.dock.standing.settlement.isVisible()
    press(app, Step.RUN)
    assert replay.is_running
    assert 0 == replay.at


# Open, closed, from any chair.


def test_closed_no_foreign_card_lies_face_up(seated):
    """The other hands' cards are hidden both in the scene and in the log."""
    app = opened(seated)
    replay = replay_in(app)
    press(app, Step.FORWARD)

    panel_in(app).open_hands.click()

    mine = set(replay.view.hand)
    faces = {sprite.card for sprite in app.desk.scene.arrangement.sprites}
    assert faces - mine == {HIDDEN}
    assert "holds" not in " ".join(app.desk.dock.standing.log.lines).replace("Ana holds", "")


@pytest.mark.parametrize("number", [0, 1, 2])
def test_whoever_is_chosen_sits_in_front(seated, qtbot, number):
    """The chosen player has their own cards and name, and the moment stays the same."""
    app = opened(seated)
    replay = replay_in(app)
    replay.go(20)

    panel_in(app).chairs.setCurrentIndex(number)
    settle(app, qtbot)

    assert 20 == replay.at
    assert ("Ana", "Bo", "Ci")[number] == replay.sitting.company.names[0]
    assert replay.deal.record.state.layout.hands[number] == replay.view.position.layout.hands[0]
    assert panel_in(app).chairs.currentText() in panel_in(app).play_on.toolTip()
    check_scene(app)


def test_comments_stand_beside_the_table(seated):
    """The events stand there if the record has no comments."""
    app = opened(seated)
    page = panel_in(app).page

    assert "settled the Spanish way" in page.toPlainText()
    press(app, Step.FORWARD)
    assert "passes" in page.toPlainText()
    press(app, Step.END)
    assert "goes to him who took over" in page.toPlainText()


def test_a_file_may_hold_many_deals(seated, tmp_path):
    """The person chooses a deal by name."""
    path = tmp_path / "evening.ombre"
    named = TAKEN_OVER.read_text(encoding="utf-8").replace("[Seats", '[Event   "The last one"]\n[Seats')
    puesta = (RECORDS / "renegado" / "puesta.ombre").read_text(encoding="utf-8")
    path.write_text(puesta + "\n" + named, encoding="utf-8")
    app = seated(None)
    bring(app, path)
    deals = panel_in(app).deals

    assert [said("replay.deal_result", number=1, result="puesta"), "The last one"] == [
        deals.itemText(row) for row in range(deals.count())
    ]
    deals.setCurrentIndex(1)

    assert TAKEN_OVER.stem == "taken_over"
    assert "Spanish way" in panel_in(app).page.toPlainText()
    assert (0, 1) == (replay_in(app).at, replay_in(app).chosen)


def test_a_file_of_many_deals_is_read_beside_the_window(seated, qtbot, tmp_path):
    """The window is not held up, and a person who opens another file meanwhile sees only that one."""
    path = tmp_path / "year.ombre"
    path.write_text("\n".join([TAKEN_OVER.read_text(encoding="utf-8")] * 9), encoding="utf-8")
    app = seated(None)

    app.do(Command.SHOW_FILE, path)
    app.boards.finish()
    assert app.replays.current is None
    bring(app, TAKEN_OVER)
    assert 1 == panel_in(app).deals.count()
    bring(app, path)
    qtbot.waitUntil(lambda: panel_in(app).deals.count() > 1)

    assert 9 == panel_in(app).deals.count()


def test_a_record_that_is_wrong_is_shown_to_its_flaw(seated, tmp_path):
    """The error is reported, and the moves before it can be seen and played on."""
    path = tmp_path / "torn.ombre"
    lines = TAKEN_OVER.read_text(encoding="utf-8").splitlines()
    row = next(at for at, line in enumerate(lines) if line.startswith(" 4"))
    path.write_text("\n".join([*lines[:row], " 4  9 nonsense"]), encoding="utf-8")
    app = seated(None)

    bring(app, path)

    assert [name for name in app.boards._open if name.startswith("message")]
    press(app, Step.END)
    assert "The record ends here" in panel_in(app).page.toPlainText()
    assert panel_in(app).play_on.isEnabled()


# Playing on, and the sitting that waits.


def test_the_person_takes_the_seat_in_front(seated, qtbot):
    """The person can take over at any decision, with the cards of that moment and computer players around."""
    app = opened(seated)
    replay = replay_in(app)
    replay.sit(Seat(1))
    replay.go(replay.showing.marks[4])
    held = replay.view.hand

    panel_in(app).play_on.click()
    asked = KeyUser(app, qtbot).wait_for_turn()

    assert isinstance(asked, PlayRequest)
    assert set(app.controller.view.hand) <= set(held)
    assert "Bo" == app.controller.sitting.company.names[0]
    assert HIDDEN in app.controller.view.position.hands[1]


def played_on(seated, qtbot, tmp_path, seats: str, chair: int = 0) -> App:
    """Return a window in which a record with these *seats* is played on from this chair."""
    path = tmp_path / "seats.ombre"
    text = TAKEN_OVER.read_text(encoding="utf-8").replace("1 Ana; 2 Bo; 3 Ci", seats)
    path.write_text(text, encoding="utf-8")
    app = seated(None)
    bring(app, path)
    replay_in(app).sit(Seat(chair))
    replay_in(app).to_start()
    panel_in(app).play_on.click()
    return app


@pytest.mark.parametrize(
    ("chair", "others"),
    [(0, ("novice-bold", "random")), (1, ("random", "textbook")), (2, ("textbook", "novice-bold"))],
)
def test_the_players_of_the_record_play_on(seated, qtbot, tmp_path, chair, others):
    """Each plays in its own seat, whichever one the person takes."""
    seats = "1 Ana textbook; 2 Bo Bel novice-bold; 3 random"

    app = played_on(seated, qtbot, tmp_path, seats, chair)

    assert ("human", *others) == app.controller.sitting.company.players
    assert "named in the record" in panel_in(app).page.toPlainText()


def test_they_are_asked(seated, qtbot, tmp_path):
    """Every decision but the person's is made by those players."""
    app = played_on(seated, qtbot, tmp_path, "1 Ana human; 2 Bo novice-bold; 3 Ci random")

    KeyUser(app, qtbot).play_deal()

    assert {"novice-bold", "random"} == {name.partition("@")[0] for name in app.runner.asked}


@pytest.mark.parametrize(
    ("seats", "told"),
    [
        ("1 Ana human; 2 Bo human; 3 Ci expert", "no computer player for Bo, who plays by the book"),
        ("1 Ana human; 2 Bo grandmaster; 3 Ci", "no computer players for Bo and Ci, who play by the book"),
        ("0 Ana x; 99 Bo random", "no computer players for Seat 2 and Seat 3"),
    ],
)
def test_whom_the_record_does_not_name_the_textbook_replaces(seated, qtbot, tmp_path, seats, told):
    """The board says that the textbook plays in place of an unknown player."""
    app = played_on(seated, qtbot, tmp_path, seats)

    assert "textbook" == app.controller.sitting.company.players[1]
    assert told in panel_in(app).page.toPlainText()


def test_a_deal_of_the_score_sheet_is_played_on_against_the_same(seated, qtbot):
    """The deal's record has the players of the sitting."""
    app = seated("five tricks", late=True)
    KeyUser(app, qtbot).play_deal()
    sitting = app.controller.sitting
    app.replay(lambda: of_rows("The evening", score_rows(sitting), sitting.company.portraits))
    app.boards.finish()
    replay_in(app).to_start()

    panel_in(app).play_on.click()

    assert sitting.company.players == app.controller.sitting.company.players


def test_a_deal_that_was_played_on_leads_back_to_the_replay(seated, qtbot):
    """The replay returns to the moment at which it was left."""
    app = opened(seated)
    replay = replay_in(app)
    replay.go(replay.showing.marks[5])
    at = replay.at

    panel_in(app).play_on.click()
    person = MouseUser(app, qtbot)
    person.play_deal()
    person.go_on()

    assert at == replay.at
    assert app.desk.shows(replay)
    assert panel_in(app).review.timeline.isVisible()


def test_one_may_turn_back_in_the_middle(seated, qtbot):
    """A button on the board leads back, and the new moves are forgotten."""
    app = opened(seated)
    replay = replay_in(app)
    replay.go(replay.showing.marks[4])
    panel_in(app).play_on.click()
    KeyUser(app, qtbot).wait_for_turn()

    panel_in(app).back.click()

    settle(app, qtbot)
    assert app.controller.sitting is None
    check_scene(app)


def test_the_sitting_in_hand_waits(seated, qtbot):
    """The sitting comes back as it was left, after anything shown and played meanwhile."""
    app = seated(deal=exchanging("entrada"))
    person = KeyUser(app, qtbot)
    asked = person.wait_for_turn()
    left = app.controller.sitting

    bring(app, TAKEN_OVER)
    assert app.controller.sitting is None
    panel_in(app).play_on.click()
    person.wait_for_turn()
    panel_in(app).close_button.click()

    assert left is app.controller.sitting
    assert app.replays.current is None
    assert asked == person.wait_for_turn()
    assert app.desk.shows(app.controller)


def test_nothing_of_a_replay_is_kept(seated, qtbot):
    """The journal is not written while a deal is shown or played on."""
    app = seated(deal=exchanging("entrada"))
    KeyUser(app, qtbot).wait_for_turn()
    journal = Written()
    app.journal.keeper = journal

    bring(app, TAKEN_OVER)
    replay_in(app).go(replay_in(app).showing.marks[5])
    panel_in(app).play_on.click()
    KeyUser(app, qtbot).play_deal()

    assert [] == journal.sittings


def test_another_replay_keeps_the_same_sitting_waiting(seated, qtbot):
    """The sitting waits for any number of replays opened one after another."""
    app = seated(deal=exchanging("entrada"))
    KeyUser(app, qtbot).wait_for_turn()
    left = app.controller.sitting

    bring(app, TAKEN_OVER)
    panel_in(app).play_on.click()
    bring(app, RECORDS / "french" / "vole_bid.ombre")
    QTest.keyClick(app.window, Qt.Key.Key_Escape)

    assert left is app.controller.sitting


def test_a_new_game_ends_the_replay(seated, qtbot):
    app = opened(seated)

    app.begin(app.choices.last_games[0])

    assert app.replays.current is None
    assert KeyUser(app, qtbot).wait_for_turn() is not None


def test_the_deals_of_a_sitting_are_shown_with_its_people(seated, qtbot):
    """The deals come from the rows of the score sheet, beginning with the chosen one."""
    app = seated("rows", deals=3, late=True)
    person = KeyUser(app, qtbot)
    person.play_deal()
    sitting = app.controller.sitting

    portraits = sitting.company.portraits
    app.replay(lambda: of_rows(said("new_game.sitting_heading"), score_rows(sitting), portraits))
    app.boards.finish()

    replay = replay_in(app)
    assert sitting.company.names == replay.sitting.company.names
    assert portraits == replay.sitting.company.portraits
    assert sitting.state.history == replay.showing.steps[-1].state.history


@pytest.mark.parametrize(("game", "house"), [("renegado", ""), ("homme_auvergne", "homme_hard_score=on")])
def test_the_chips_are_those_that_each_had(seated, qtbot, game, house):
    """The chips are right before the second deal, with its antes paid, and after it, from any chair."""
    app = seated("rows", deals=3, late=True, ruleset=game, house=house, seats=3)
    person = KeyUser(app, qtbot)
    person.play_deal()
    person.go_on()
    begun = app.controller.sitting.staked.chips
    person.play_deal()
    ended = app.controller.sitting.session.chips
    rows = score_rows(app.controller.sitting)
    app.replay(lambda: of_rows(said("new_game.sitting_heading"), rows), chosen=1)
    app.boards.finish()
    replay = replay_in(app)

    assert begun == replay.sitting.session.chips
    replay.sit(Seat(2))
    assert (begun[2], *begun[:2]) == replay.sitting.session.chips
    replay.to_end()
    assert (ended[2], *ended[:2]) == replay.sitting.session.chips


def own_replay(seated, qtbot, name: str = "") -> App:
    """Return a window in which a deal of the person's own is replayed."""
    app = seated("rows", deals=3, late=True)
    KeyUser(app, qtbot).play_deal()
    rows = score_rows(app.controller.sitting)
    app.replay(lambda: of_rows(said("new_game.sitting_heading"), rows, person=name))
    app.boards.finish()
    return app


def test_who_played_the_deal_is_spoken_to(seated, qtbot):
    """The words beside the table speak to the person from every chair."""
    app = own_replay(seated, qtbot)
    replay = replay_in(app)

    for first in range(3):
        replay.sit(Seat(first))
        company = replay.sitting.company
        assert "You" == company.names[company.addressed]
        assert company.person is None
    replay.to_end()
    assert "You " in panel_in(app).page.toPlainText()


def test_who_has_given_a_name_since_bears_it(seated, qtbot):
    """In the record, players without a name were called "You"."""
    replay = replay_in(own_replay(seated, qtbot, name="Ana"))

    assert "Ana" == replay.sitting.company.names[0]
    assert 0 == replay.sitting.company.addressed


def test_who_plays_on_is_the_only_you(seated, qtbot):
    """The person is "You" in their own place and in another's."""
    app = own_replay(seated, qtbot)
    panel = panel_in(app)
    assert said("replay.play_on_note.0") == panel.play_on.toolTip()
    panel.play_on.click()
    assert said("replay.playing_title.0") == panel._where.text()
    panel.back.click()

    panel.chairs.setCurrentIndex(1)
    panel.play_on.click()

    company = app.controller.sitting.company
    assert "The traveller" == company.names[2]
    assert "You" not in company.names
    assert company.onlooker is None


def test_a_deal_of_the_score_sheet_is_replayed(seated, qtbot):
    """The chosen row is replayed, the sheet closes, and the sitting waits."""
    app = seated("rows", deals=3, late=True)
    person = KeyUser(app, qtbot)
    for _ in range(2):
        person.play_deal()
        person.go_on()
    person.wait_for_turn()
    left = app.controller.sitting
    app.do(Command.SCORE)
    sheet = dialog_of(app, "score_sheet")

    sheet.sheet.selectRow(0)
    sheet._replay_button.click()
    app.boards.finish()

    assert not sheet.isVisible()
    assert (2, 0) == (panel_in(app).deals.count(), replay_in(app).chosen)
    assert left.rows[0].record == app.replays.current.record_text
    app.replays.current.ended.emit()
    assert left is app.controller.sitting


@pytest.mark.parametrize(
    ("tag", "names"),
    [
        (
            "",
            (
                said("replay.seat_name", number=1),
                said("replay.seat_name", number=2),
                said("replay.seat_name", number=3),
            ),
        ),
        ("1 Ana human; 2 Don Hilario textbook; 3 Ci expert", ("Ana", "Don Hilario", "Ci")),
        (
            "1 textbook textbook; 3 textbook textbook; 9 Nobody expert",
            ("textbook 1", said("replay.seat_name", number=2), "textbook 3"),
        ),
    ],
)
def test_everybody_has_a_name_of_his_own(tag, names):
    """Players have the record's names, or else one by their seat, and namesakes are told apart."""
    assert names == names_of(tag, 3)


def test_whoever_is_known_shows_his_face():
    """Players known by name have their own faces, and the others free ones."""
    assert ("viajero", "ines", "viajera") == faces_of(("Ana", "Doña Inés", "Bo"))


# Use by keys and by screen readers, and room.


def test_everything_on_the_board_has_a_name(seated):
    """The names of buttons include their keys."""
    panel = panel_in(opened(seated))
    named = [
        panel.page,
        panel.review.timeline,
        panel.deals,
        panel.chairs,
        *panel.findChildren(QAbstractButton),
    ]

    for widget in named:
        assert QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name), widget
    for step, button in panel.steps.items():
        assert "(" in button.accessibleName(), step


def test_whoever_chooses_by_keys_keeps_the_keyboard(seated):
    """The box of the chairs keeps the focus after another chair was chosen in it."""
    app = opened(seated)
    chairs = panel_in(app).chairs
    chairs.setFocus()

    key(Qt.Key.Key_Down)
    key(Qt.Key.Key_Down)

    assert chairs.hasFocus()
    assert Seat(2) == replay_in(app).showing.first


def test_tab_goes_down_the_board(seated):
    """Tab follows the order on the board, even after another chair was chosen."""
    app = opened(seated)
    replay_in(app).go(5)
    panel = panel_in(app)
    panel.chairs.setCurrentIndex(1)
    wanted = [widget for widget in panel.walk if widget.isVisible() and widget.isEnabled()]

    wanted[0].setFocus()
    met = []
    for _ in wanted:
        met.append(QApplication.focusWidget())
        QTest.keyClick(met[-1], Qt.Key.Key_Tab)

    assert wanted == met


@pytest.mark.parametrize(("size", "text_size"), [((900, 600), 150), ((900, 600), 200), ((1280, 800), 100)])
def test_no_words_of_the_board_are_cut(seated, qtbot, size, text_size):
    """Long text can be scrolled, and nothing is wider than the board."""
    app = opened(seated, size=size, preferences=replace(STILL, text_scale=text_size / 100))
    panel = panel_in(app)
    qtbot.wait(20)

    board = panel.widget()
    assert board.width() <= panel.viewport().width()
    for button in board.findChildren(QAbstractButton):
        if button.isVisible():
            assert button.sizeHint().width() <= button.width(), button.text()


def test_the_board_grows_with_the_window(seated):
    """Even the type grows, but the table keeps the greater part of the window."""
    small, large = opened(seated), opened(seated, size=(1920, 1080))

    assert 1.0 == panel_in(small).appearance.text
    assert 1.1 < panel_in(large).appearance.text < 1.3
    assert panel_in(small).width() < panel_in(large).width() < large.window.width() / 2


@pytest.mark.parametrize(("text_size", "share"), [(100, 0.35), (150, 0.41), (200, 0.5)])
def test_the_table_keeps_what_the_words_can_spare(seated, text_size, share):
    """In a small window the board grows with its text, but never beyond half."""
    app = opened(seated, size=(1024, 700), preferences=replace(STILL, text_scale=text_size / 100))

    assert panel_in(app).width() <= share * app.window.width()


def test_no_log_stands_beside_the_board(seated, qtbot):
    """The board tells the same as the log, which can still be opened."""
    app = opened(seated, size=(1000, 1200))
    standing = app.desk.dock.standing
    qtbot.waitUntil(lambda: standing.log.docked() is not None)
    assert not standing.log.isVisible()

    standing.use(Tool.LOG)
    assert standing.log.isVisible()

    standing.use(Tool.LOG)
    assert not standing.log.isVisible()


def test_of_the_boards_to_read_one_is_open(seated):
    """Opening another board closes the first, and choosing the same one again closes it."""
    app = opened(seated)
    standing = app.desk.dock.standing
    boards = standing.log, standing.boards.last_trick

    standing.boards.open(standing.log)
    assert [True, False] == [board.isVisible() for board in boards]
    standing.boards.open(standing.boards.last_trick)
    assert [False, True] == [board.isVisible() for board in boards]
    standing.boards.open(standing.boards.last_trick)
    assert [False, False] == [board.isVisible() for board in boards]


def test_what_a_replay_forbids_cannot_be_chosen(seated):
    """The record can be saved, but there is no sitting to end and nothing to take back."""
    app = opened(seated)

    allowed = {command for command, action in app.menus.actions.items() if action.isEnabled()}

    assert {Command.SAVE_RECORD, Command.LOG, Command.NEW_GAME, Command.OPEN_RECORD} <= allowed
    assert not {Command.TAKE_BACK, Command.END_SITTING, Command.SCORE} & allowed


def test_a_deal_of_an_evening_is_named_by_what_the_person_won(seated, qtbot):
    """Nobody who lost 8 reads that the deal was won."""
    app = seated("rows", deals=3, late=True)
    KeyUser(app, qtbot).play_deal()
    (row,) = rows = score_rows(app.controller.sitting)

    (deal,) = of_rows("", rows).deals
    assert own_result(1, row.changes[0]) == deal.title
    assert said("replay.own_result.1", number=1, amount=8) == own_result(1, -8)
