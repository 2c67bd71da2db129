"""A table under fingers: a touch is a click, and a finger that rests sees the tip."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from conftest import STILL
from dialect import one, playing
from person import LEFT, KeyUser
from PySide6.QtCore import QPoint, QPointF
from PySide6.QtGui import QEnterEvent, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from wording import said

from ombre_desktop.storage.display_options import CardClick
from ombre_desktop.ui.panels.tools import Tool
from ombre_desktop.value import replace

HANDS = "1 SK S4 H4 D5; 2 SQ S5 CK D6; 3 SJ S6 C7 D7"
SOON = 60


@pytest.fixture(scope="module")
def screen():
    """A touch screen."""
    return QTest.createTouchDevice()


@pytest.fixture
def short_rests() -> Iterator[None]:
    """Make a resting finger wait only for a moment."""
    hints = QGuiApplication.styleHints()
    usual = hints.mousePressAndHoldInterval()
    hints.setMousePressAndHoldInterval(SOON)
    yield
    hints.setMousePressAndHoldInterval(usual)


@pytest.fixture
def app(seated, qtbot):
    """Provide a table at which the person leads, and one touch plays a card."""
    at_once = replace(STILL, play=CardClick.PLAY_AT_ONCE)
    made = seated(deal=playing("renegado", trump="H", hands=HANDS), preferences=at_once)
    KeyUser(made, qtbot).wait_for_turn()
    return made


def rest(app, qtbot, screen, widget: QWidget, milliseconds: int) -> None:
    """Lay a finger on *widget*, and lift it after some time."""
    place = widget.mapTo(app.window, widget.rect().center())
    window = app.window.windowHandle()
    QTest.touchEvent(window, screen).press(0, place, window).commit()
    qtbot.wait(milliseconds)
    QTest.touchEvent(window, screen).release(0, place, window).commit()
    qtbot.wait(1)


def test_a_touch_plays_a_card(app, qtbot, screen):
    """A touch plays like a click."""
    rest(app, qtbot, screen, app.desk.view.proxy(one("S4")), 1)

    assert (0, one("S4")) == app.desk.player.picture.trick[0]


def test_a_finger_that_rests_on_a_card_is_told_its_name(app, qtbot, screen, short_rests):
    """Lifting the finger plays no card and leaves none lifted; the next touch plays it."""
    proxy = app.desk.view.proxy(one("S4"))
    item, rests = app.desk.scene.card_item("card S4"), app.desk.scene.card_item("card S4").pos()

    QApplication.sendEvent(proxy, QEnterEvent(QPointF(), QPointF(), QPointF()))
    lifted = item.pos()
    rest(app, qtbot, screen, proxy, 3 * SOON)
    assert lifted.y() < rests.y() == item.pos().y()
    told = app.desk.dock._tip.accessibleName()
    after = app.desk.player.picture.trick
    rest(app, qtbot, screen, proxy, 1)

    assert f"four of swords: {said('seats.card_state.4')}" == told.lower()
    assert () == after
    assert (0, one("S4")) == app.desk.player.picture.trick[0]


def test_a_finger_that_rests_on_a_tool_is_told_what_it_does(app, qtbot, screen, short_rests):
    """The board of the tool does not open."""
    tools = app.desk.dock.standing.tools

    rest(app, qtbot, screen, tools.tool(Tool.LOG), 3 * SOON)

    assert tools.bubble is not None
    assert not app.desk.dock.standing.log.isVisible()


def test_a_slow_touch_where_nothing_is_told_is_a_touch(app, qtbot, screen, short_rests):
    """A person who cannot be quick can still press a button that has no tip."""
    app.desk.hand.choose_number(1)
    (button,) = (one for one in app.desk.dock.panel.buttons if "Enter" in one.accessibleName())

    rest(app, qtbot, screen, button, 3 * SOON)

    assert app.desk.player.picture.trick


def test_a_slow_click_of_a_mouse_plays(app, qtbot, short_rests):
    """A resting mouse shows the tip without being pressed."""
    proxy = app.desk.view.proxy(one("S4"))

    QTest.mousePress(proxy, LEFT, pos=QPoint(20, 60))
    qtbot.wait(3 * SOON)
    QTest.mouseRelease(proxy, LEFT, pos=QPoint(20, 60))

    assert (0, one("S4")) == app.desk.player.picture.trick[0]
