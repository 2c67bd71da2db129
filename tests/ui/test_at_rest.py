"""A table at rest: while the person thinks, no timer runs and nothing moves, in any phase."""

from __future__ import annotations

import pytest
from conftest import STILL
from dialect import auction, exchanging, playing
from person import KeyUser
from PySide6.QtCore import QAbstractAnimation, QTimer

from ombre_desktop.storage.display_options import Speed
from ombre_desktop.ui.frame.commands import Command
from ombre_desktop.ui.shell.app import App
from ombre_desktop.value import replace

LONGEST = 150
"""The number of looks after which a table that is not at rest has failed."""
CALM = replace(STILL, speed=Speed.CALM)
PHASES = {
    "auction": lambda: auction("pass"),
    "trump": lambda: auction("entrada pass pass"),
    "exchange": lambda: exchanging("entrada"),
    "trick": lambda: playing("renegado", trump="H", hands="1 SK C4; 2 SA H5; 3 CA D7"),
    "calling": lambda: auction("ask pass pass pass pass", name="five_handed", dealer=5),
}


def busy(app: App) -> list[str]:
    """Return the running timers and animations, by their owners."""
    timers = [one for one in app.window.findChildren(QTimer) if one.isActive()]
    moving = [
        one
        for one in app.window.findChildren(QAbstractAnimation)
        if one.state() is QAbstractAnimation.State.Running
    ]
    return [f"{type(one).__name__} of {type(one.parent()).__name__}" for one in (*timers, *moving)]


def rests(app: App, qtbot) -> bool:
    """Return True if nothing runs at four looks in a row within some seconds."""
    looks: list[bool] = []
    while len(looks) < LONGEST and looks[-4:] != [True] * 4:
        qtbot.wait(20)
        looks.append([] == busy(app))
    return looks[-4:] == [True] * 4


@pytest.mark.parametrize("phase", PHASES)
def test_nothing_runs_while_the_person_thinks(seated, qtbot, phase):
    """The table is at rest in every phase, although its cards fly."""
    app = seated(deal=PHASES[phase](), preferences=CALM)
    KeyUser(app, qtbot).wait_for_turn()

    assert rests(app, qtbot)


def test_nothing_runs_while_the_settlement_is_read(seated, qtbot):
    app = seated(deal=playing("renegado", trump="H", hands="1 HK; 2 H4; 3 H5"))
    KeyUser(app, qtbot).play_deal()

    assert rests(app, qtbot)


def test_nothing_runs_on_the_first_page(seated, qtbot):
    app = seated(None)
    app.do(Command.FIRST_PAGE)

    assert rests(app, qtbot)


def test_nothing_runs_in_a_replay_that_waits(seated, qtbot):
    app = seated(None)
    app.replays.show_belinda()
    qtbot.waitUntil(lambda: app.replays.is_on and app.desk.player.is_idle)

    assert rests(app, qtbot)


def test_nothing_runs_while_a_trick_waits_for_a_click(seated, qtbot):
    deal = playing("renegado", trump="H", hands="1 SK C4; 2 SA H5; 3 CA D7")
    app = seated(deal=deal, preferences=CALM)
    person = KeyUser(app, qtbot)
    person.wait_for_turn()
    app.desk.player.trick_hold = None

    app.desk.view.proxies[0].click()
    qtbot.waitUntil(lambda: app.desk.player.holds)

    assert rests(app, qtbot)


def test_a_running_timer_is_found(seated):
    """The test above would find a timer that runs."""
    app = seated(None)
    timer = QTimer(app.desk)
    timer.start(10_000)

    assert "QTimer of TableDesk" in busy(app)
