"""Keys for the hand: how they choose, mark and play cards, and what happens when they are held down."""

from __future__ import annotations

import pytest
from conftest import STILL
from dialect import auction, exchanging, one, playing
from opponents import QuickPlayers
from person import KeyUser, MouseUser, Person
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from wording import said

from ombre_desktop.engine import Card, Cards, ExchangeRequest
from ombre_desktop.storage.display_options import CardClick, Speed
from ombre_desktop.ui.panels import settlement
from ombre_desktop.ui.panels.pressable import Pressable
from ombre_desktop.ui.shell.app import App
from ombre_desktop.ui.table.arrangement import LIFT
from ombre_desktop.value import replace

AT_ONCE = replace(STILL, play=CardClick.PLAY_AT_ONCE)
HANDS = "1 SK S4 H4 D5; 2 SQ S5 CK D6; 3 SJ S6 C7 D7"


def the_person_leads():
    return playing("renegado", trump="H", hands=HANDS)


@pytest.fixture
def exchange(seated, qtbot) -> KeyUser:
    """Provide a person with a keyboard who is asked what to throw."""
    person = KeyUser(seated(deal=exchanging("entrada")), qtbot)
    person.wait_for_turn()
    return person


def thrown(person: Person) -> Cards:
    return person.desk.hand.staging.thrown


def hand_of(app: App) -> list[Card]:
    """Return the cards by their places, including those on the heap."""
    return [proxy.card for proxy in app.desk.view.proxies]


def write(person: KeyUser, figures: str) -> None:
    for figure in figures:
        person.letter(figure)


def hold(key: Qt.Key, text: str) -> None:
    """Send the events of a key held down."""
    for _ in range(5):
        held = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, text, True)
        QApplication.sendEvent(QApplication.focusWidget(), held)


# The exchange.


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_a_framed_card_is_marked_and_the_exchange_goes_on(exchange, key):
    """The same key unmarks the card."""
    card = hand_of(exchange.app)[3]
    exchange.walk_to(card)

    exchange.key(key)
    marked = thrown(exchange)
    exchange.key(key)

    assert ((card,), ()) == (marked, thrown(exchange))
    assert isinstance(exchange.asked, ExchangeRequest)


@pytest.mark.parametrize(
    ("by_mouse", "first", "then", "count"), [(True, 2, 5, 4), (True, 0, 8, 9), (False, 5, 2, 4)]
)
def test_shift_throws_all_cards_from_the_last_one_to_this_one(exchange, by_mouse, first, then, count):
    """As in every list, forwards and backwards."""
    hand = hand_of(exchange.app)
    exchange.walk_to(hand[first])
    exchange.key(Qt.Key.Key_Space)

    if by_mouse:
        proxy = exchange.desk.view.proxy(hand[then])
        QTest.mouseClick(proxy, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ShiftModifier)
    else:
        exchange.walk_to(hand[then])
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Space, Qt.KeyboardModifier.ShiftModifier)

    low, high = sorted((first, then))
    assert count == len(thrown(exchange))
    assert set(thrown(exchange)) <= set(hand[low : high + 1])


def test_the_letter_of_its_button_ends_the_exchange(exchange):
    card = hand_of(exchange.app)[0]
    exchange.walk_to(card)
    exchange.key(Qt.Key.Key_Space)

    exchange.letter("d")

    assert card not in exchange.controller.view.hand


def test_a_card_without_a_frame_is_only_framed_at_first(exchange):
    """Before that, nobody can see which card has the keyboard focus."""
    first = exchange.desk.view.proxies[0]
    assert not first.is_framed

    exchange.key(Qt.Key.Key_Return)

    assert first.is_framed
    assert () == thrown(exchange)


@pytest.mark.parametrize("again", ["3", " ", "\r"])
def test_a_figure_chooses_and_what_follows_marks(exchange, again):
    """The card is marked by the same figure again, by Space or by Enter."""
    card = hand_of(exchange.app)[2]

    exchange.letter("3")
    chosen = exchange.desk.view.proxy(card).is_framed, thrown(exchange)
    exchange.letter(again)

    assert (True, ()) == chosen
    assert (card,) == thrown(exchange)


def test_figures_mean_the_same_places_to_the_end_of_the_exchange(exchange):
    """The places keep their figures for any number of thrown cards, however they were thrown."""
    before = hand_of(exchange.app)
    write(exchange, "22")
    MouseUser(exchange.app, exchange.qtbot).click_card(before[4])

    write(exchange, "77")

    assert [before[1], before[4], before[6]] == list(thrown(exchange))
    assert before == hand_of(exchange.app)


def test_a_thrown_card_leaves_its_gap(exchange):
    """The other cards do not move, and the part that the thrown card covered can be clicked."""
    scene = exchange.desk.scene
    before = {sprite.card: sprite.place.centre for sprite in scene.arrangement.hand}
    cards = hand_of(exchange.app)
    narrow = exchange.desk.view.proxy(cards[3]).width()

    MouseUser(exchange.app, exchange.qtbot).click_card(cards[4])

    after = {sprite.card: sprite.place.centre for sprite in scene.arrangement.hand}
    assert {card: place for card, place in before.items() if card is not cards[4]} == after
    assert narrow < exchange.desk.view.proxy(cards[3]).width()


def test_the_gaps_are_closed_by_the_draw(exchange):
    write(exchange, "22")
    exchange.letter("d")
    exchange.wait(lambda: exchange.desk.player.is_idle)

    assert not exchange.desk.player.staging.keeps_places
    assert 9 == len(hand_of(exchange.app))


@pytest.mark.parametrize(("key", "text"), [(Qt.Key.Key_Space, " "), (Qt.Key.Key_2, "2")])
def test_a_key_that_is_held_marks_one_card_once(exchange, key, text):
    exchange.letter("2")
    if key is Qt.Key.Key_Space:
        exchange.letter(text)
    before = thrown(exchange)

    hold(key, text)

    assert before == thrown(exchange)


def test_thrown_cards_fly_from_the_heap(seated, qtbot):
    """The thrown cards do not return to the hand first."""
    app = seated(deal=exchanging("entrada"), preferences=replace(STILL, speed=Speed.CALM))
    person = KeyUser(app, qtbot)
    person.wait_for_turn()
    write(person, "22")
    (sprite,) = app.desk.scene.arrangement.thrown
    item, lifted = app.desk.scene.card_item(sprite.key), QPointF(0, LIFT * app.desk.scene.brush.layout.unit)
    person.wait(lambda: item.pos() == sprite.place.centre - lifted)

    person.letter("d")

    starts = [flight.start[0] for _, flight in app.desk.scene._flights if flight.leaves_the_table]
    assert [sprite.place.centre - lifted] == starts


# The play.


@pytest.mark.parametrize("preferences", [STILL, AT_ONCE], ids=["two_clicks", "one_click"])
@pytest.mark.parametrize("again", ["2", " ", "\r"])
def test_a_figure_raises_and_what_follows_plays(seated, qtbot, preferences, again):
    """The keys work as in the exchange, whatever the preference for clicks."""
    app = seated(deal=the_person_leads(), preferences=preferences)
    person = KeyUser(app, qtbot)
    person.wait_for_turn()
    card = hand_of(app)[1]

    person.letter("2")
    raised = app.desk.hand.staging.raised
    person.letter(again)

    assert card is raised
    assert (0, card) == app.desk.player.picture.trick[0]


def test_enter_is_for_the_framed_card_not_for_another_that_stands_raised(seated, qtbot):
    app = seated(deal=the_person_leads())
    person = KeyUser(app, qtbot)
    person.wait_for_turn()
    MouseUser(app, qtbot).click_card(one("SK"))

    person.walk_to(one("S4"))
    person.key(Qt.Key.Key_Return)

    assert one("S4") is app.desk.hand.staging.raised


def test_enter_plays_the_card_that_a_click_has_raised(seated, qtbot):
    """The card stands out even without a frame."""
    app = seated(deal=the_person_leads())
    person = KeyUser(app, qtbot)
    person.wait_for_turn()
    MouseUser(app, qtbot).click_card(one("SK"))

    person.key(Qt.Key.Key_Return)

    assert (0, one("SK")) == app.desk.player.picture.trick[0]


# The settlement.


def test_the_settlement_is_not_left_within_a_moment(seated, qtbot, monkeypatch):
    """Enter meant for the last trick does not close the settlement, however often it is pressed."""
    monkeypatch.setattr(settlement, "MOMENT", 60_000)
    app = seated(late=True)
    person = KeyUser(app, qtbot)
    person.play_deal()
    sheet = app.desk.dock.standing.settlement

    for _ in range(5):
        person.key(Qt.Key.Key_Return)
    stayed = sheet is app.desk.dock.standing.settlement
    sheet._moment.stop()
    person.key(Qt.Key.Key_Return)

    assert stayed
    assert app.desk.dock.standing.settlement is None


def test_no_button_is_pressed_by_a_key_that_is_held(seated, qtbot):
    """A held key presses neither an answer nor the button to the next deal."""

    def are_pressed_once(buttons: tuple[Pressable, ...]) -> set[bool]:
        return {not key.autoRepeat() for button in buttons for key in button.findChildren(QShortcut)}

    app = seated()
    person = MouseUser(app, qtbot)
    person.wait_for_turn()
    found = [are_pressed_once(app.desk.dock.panel.buttons)]
    person.play_deal()
    found += [are_pressed_once(app.desk.dock.standing.settlement.buttons)]

    assert [{True}, {True}] == found


# While others think.


class Ponderers(QuickPlayers):
    """Players who think until they are hurried."""

    def hurry(self) -> None:
        self.speak()


def test_a_player_who_thinks_long_is_not_waited_for_if_the_person_says_so(seated, qtbot):
    """Space, which hurries what moves, then lets a simpler player decide; the notice says so."""
    players = Ponderers(patient=True)
    app = seated(deal=auction("pass"), runner=players)
    qtbot.waitUntil(lambda: players.is_thinking and app.desk.player.is_idle)

    players.thinks_long.emit()
    assert said("claims.long_told") in app.desk.dock._notice.accessibleName()
    KeyUser(app, qtbot).hurry()

    qtbot.waitUntil(lambda: len(app.controller.sitting.state.history) == 2)
