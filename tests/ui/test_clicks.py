"""Clicks on cards: one click plays a card, and an accidental second click plays no other."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from conftest import STILL
from dialect import exchanging, one, playing
from person import LEFT, KeyUser, MouseUser
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QPolygonF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from ombre_desktop.storage.display_options import CardClick, Preferences, Speed
from ombre_desktop.storage.preferences import PreferencesDocument
from ombre_desktop.ui.session.kept_preferences import preferences_of
from ombre_desktop.ui.table.arrangement import LIFT
from ombre_desktop.ui.table.card_ring import CardRing
from ombre_desktop.ui.table.tucking import YIELD
from ombre_desktop.value import replace

HANDS = "1 SK S4 H4 D5; 2 SQ S5 CK D6; 3 SJ S6 C7 D7"
NEW = Preferences(speed=Speed.NONE)
"""The default preferences, except that nothing moves."""
LONG = 60_000


@pytest.fixture
def slow_clicks(qapp: QApplication) -> Iterator[None]:
    """Let even slow clicks count as double clicks."""
    qapp.setDoubleClickInterval(LONG)
    yield
    qapp.setDoubleClickInterval(0)


def seat_down(seated, qtbot, preferences: Preferences, deal=None) -> MouseUser:
    deal = deal or playing("renegado", trump="H", hands=HANDS)
    person = MouseUser(seated(deal=deal, preferences=preferences), qtbot)
    person.wait_for_turn()
    return person


def click_twice(person: MouseUser, place: QPoint) -> None:
    """Click twice in the window as a hand does, leaving Qt to recognise the double click."""
    screen = person.window.windowHandle()
    for _ in range(2):
        QTest.mouseClick(screen, LEFT, Qt.KeyboardModifier.NoModifier, place)
        person.qtbot.wait(1)


def played(person: MouseUser) -> int:
    """Return the number of the person's cards that have left the hand."""
    return 4 - len(person.controller.view.position.hands[0])


def test_one_click_plays_a_card(seated, qtbot):
    """One click is the default."""
    person = seat_down(seated, qtbot, NEW)

    person.click_card(one("SK"))

    assert (0, one("SK")) == person.desk.player.picture.trick[0]


def test_a_kept_choice_of_two_clicks_stays():
    """Preferences kept by older versions contain this choice."""
    kept = PreferencesDocument(play=CardClick.RAISE_THEN_PLAY)

    assert CardClick.RAISE_THEN_PLAY is preferences_of(kept).play


def test_a_double_click_plays_one_card(seated, qtbot, slow_clicks):
    """The person wins the trick and leads again before the second half of the double click comes."""
    person = seat_down(seated, qtbot, NEW)

    person.click_card(one("SK"))
    person.wait_for_turn()
    person.click_card(one("H4"))

    assert 1 == played(person)


def test_a_click_that_hurries_the_table_plays_nothing_after_it(seated, qtbot, slow_clicks):
    """A person who clicks to hurry may hit the question that appears under the next click."""
    person = seat_down(seated, qtbot, NEW)
    asked = person.desk.hand._asked
    person.desk.hand.rest()

    person.click_card(one("SK"))
    person.desk.hand.ask(asked)
    person.click_card(one("SK"))

    assert 0 == played(person)


def test_a_double_click_plays_a_card_that_its_first_half_raised(seated, qtbot, slow_clicks):
    """A double click counts as two clicks, however quick, for a person who plays with two."""
    person = seat_down(seated, qtbot, STILL)
    proxy = person.desk.view.proxy(one("SK"))

    click_twice(person, proxy.mapTo(person.window, proxy.rect().center()))

    assert 1 == played(person)


def test_a_double_click_throws_a_card_and_does_not_take_it_back(seated, qtbot, slow_clicks):
    """The second half of the double click does not undo the first."""
    person = seat_down(seated, qtbot, NEW, exchanging("entrada"))
    proxy = person.desk.view.proxies[-1]

    click_twice(person, proxy.mapTo(person.window, proxy.rect().center()))

    assert (proxy.card,) == person.desk.hand.staging.thrown


def test_the_ring_of_a_card_leans_with_it(seated, qtbot):
    """The outer cards of a fan lean most; the card with the ring is lifted, and the next one yields."""
    desk = seat_down(seated, qtbot, NEW).desk
    desk.view.hand_zone.by_keys = True
    seen = []

    for proxy, sprite in zip(desk.view.proxies, desk.scene.arrangement.own, strict=True):
        proxy.setFocus(Qt.FocusReason.TabFocusReason)
        (ring,) = (item for item in desk.scene.items() if isinstance(item, CardRing))
        lifted = QPointF(0, -LIFT * desk.scene.brush.layout.unit)
        bare = sprite.place.strip.adjusted(0, 0, YIELD * desk.scene.brush.layout.unit, 0)
        bare &= QRectF(QPointF(), sprite.place.size)
        strip = sprite.place.transform.map(QPolygonF(bare)).translated(lifted)
        corners = zip(strip.toList()[:4], ring.outline.toList()[:4], strict=True)
        seen.append(max((one - other).manhattanLength() for one, other in corners))

    assert {sprite.place.rotation for sprite in desk.scene.arrangement.own} != {0.0}
    assert max(seen) < 0.1


def test_a_hand_that_shakes_plays_the_card(seated, qtbot):
    """The pointer moves by fifteen pixels between press and release."""
    person = seat_down(seated, qtbot, NEW)

    person.drag(one("SK"), middle_of(person, "SK") + QPointF(0, 15))

    assert (0, one("SK")) == person.desk.player.picture.trick[0]


def test_large_targets_let_a_hand_shake_more(seated, qtbot):
    person = seat_down(seated, qtbot, replace(NEW, large_targets=True))

    person.drag(one("SK"), middle_of(person, "SK") + QPointF(10, 20))

    assert (0, one("SK")) == person.desk.player.picture.trick[0]


def middle_of(person: MouseUser, card: str) -> QPointF:
    """Return the middle of the part of *card* that is seen, in the view."""
    proxy = person.desk.view.proxy(one(card))
    return QPointF(proxy.mapTo(person.desk.view.viewport(), proxy.rect().center()))


def test_escape_undoes_before_it_leaves_the_full_screen(seated, qtbot):
    """A raised card is lowered first, wherever the focus is."""
    keys = KeyUser(seated(deal=playing("renegado", trump="H", hands=HANDS)), qtbot)
    keys.wait_for_turn()
    keys.window.setWindowState(Qt.WindowState.WindowFullScreen)
    keys.desk.hand.choose_number(1)
    assert keys.desk.hand.staging.raised is not None

    keys.escape()
    assert (None, True) == (keys.desk.hand.staging.raised, keys.window.isFullScreen())

    keys.escape()
    assert not keys.window.isFullScreen()
