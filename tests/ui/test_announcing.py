"""Announcements: one message a turn, in the names of the hand."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from conftest import STILL
from dialect import auction, exchanging, one, playing
from person import KeyUser
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget
from reading import outline
from wording import said

from ombre_desktop.engine import POOL, Cost, Seat
from ombre_desktop.engine.chips import payment
from ombre_desktop.engine.events import AllPassed, Paid
from ombre_desktop.storage.display_options import Announcements, Preferences
from ombre_desktop.storage.preferences import PreferencesDocument
from ombre_desktop.ui.desk.spoken.announcer import MOST, Announcer, Antes
from ombre_desktop.ui.model.game_to_begin import USUAL_COMPANY
from ombre_desktop.ui.session.kept_preferences import preferences_of, with_preferences
from ombre_desktop.ui.texts.company import Company
from ombre_desktop.ui.texts.requests import play_line
from ombre_desktop.value import replace

ASSERTIVE = QAccessible.AnnouncementPoliteness.Assertive


@pytest.fixture
def messages(monkeypatch) -> list[tuple[str, object]]:
    """Provide the messages for a screen reader, with their urgency."""
    heard: list[tuple[str, object]] = []

    def hear(event) -> None:
        heard.append((event.message(), event.politeness()))

    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(QAccessible, "updateAccessibility", hear)
    return heard


def test_what_the_others_did_is_said_with_the_question(seated, qtbot, messages):
    """One urgent message tells everything since the person's own card, which they know, then the question."""
    deal = playing("renegado", trump="H", hands="1 SK C4; 2 SA H5; 3 CA D7")
    person = KeyUser(seated(deal=deal), qtbot)
    person.wait_for_turn()
    messages.clear()

    person.play(one("C4"))
    person.wait_for_turn()

    ((message, politeness),) = messages
    assert ASSERTIVE == politeness
    assert message.startswith("Don Hilario plays ")
    assert "You play the four of clubs" not in message
    assert "Don Hilario" not in message.partition(play_line())[2]
    assert play_line() in message


def test_cards_are_named_as_in_the_hand(seated, qtbot, messages):
    deal = playing("renegado", trump="H", hands="1 SK; 2 SA; 3 CA", ombre=2, dealer=1)

    KeyUser(seated(deal=deal), qtbot).wait_for_turn()

    assert "Don Hilario plays spadille, the ace of swords." in messages[-1][0]


def test_nothing_is_announced_where_nobody_listens(seated, qtbot, messages, monkeypatch):
    monkeypatch.setattr(QAccessible, "isActive", lambda: False)

    KeyUser(seated(deal=auction("pass")), qtbot).wait_for_turn()

    assert [] == messages


@pytest.fixture
def announcer(qtbot) -> Announcer:
    speaker = QWidget()
    qtbot.addWidget(speaker)
    return Announcer(speaker, speaker)


@pytest.mark.parametrize(
    ("wanted", "message"),
    [
        (Announcements.ALL, ["Doña Inés passes. Your call: pass or bid."]),
        (Announcements.OWN_TURN, ["Your call: pass or bid."]),
        (Announcements.OFF, []),
    ],
)
def test_the_person_says_how_much_is_announced(announcer, messages, wanted, message):
    announcer.wanted = wanted
    announcer.collect("Doña Inés passes.")

    announcer.tell("Your call: pass or bid.")

    assert message == [words for words, _ in messages]
    assert "Doña Inés passes. Your call: pass or bid." == announcer.last


def test_an_answer_is_given_to_whoever_asks(announcer, messages):
    """A screen reader gets its answers even when nothing is announced."""
    announcer.wanted = Announcements.OFF

    announcer.answer("You must follow suit.")

    assert [("You must follow suit.", ASSERTIVE)] == messages


def test_only_the_end_of_a_long_story_is_said(announcer, messages):
    """Playing a deal out makes sixty events, of which only the last are announced."""
    for number in range(60):
        announcer.collect(f"Trick {number}.")

    announcer.tell("You win.")

    assert MOST + 1 == messages[0][0].count(".")
    assert messages[0][0].endswith("Trick 59. You win.")


def test_an_onlooker_is_told_at_every_step(seated, qtbot, messages):
    """An onlooker hears every step, since nothing is ever asked of them."""
    app = seated("five tricks", ruleset="four_handed", seats=4, opponents=USUAL_COMPANY[:3], dealer=2)

    qtbot.waitUntil(lambda: app.desk.situation.looks_on and len(messages) > 2)

    assert all(words for words, _ in messages)


def test_a_trick_that_stays_says_how_to_go_on(seated, qtbot, messages):
    """The message also names the cards played to the trick."""
    deal = playing("renegado", trump="H", hands="1 SK C4; 2 SA H5; 3 CA D7")
    app = seated(deal=deal, preferences=replace(STILL, trick_hold=None))
    person = KeyUser(app, qtbot)
    person.wait_for_turn()
    messages.clear()

    person.play(one("C4"))
    qtbot.waitUntil(lambda: app.desk.player.holds)

    ((message, _),) = messages
    assert message.startswith("Don Hilario plays ")
    assert message.endswith("The trick stays. Press Space or Enter to go on.")


@pytest.fixture
def reader(qapp) -> Iterator[Callable[[bool], None]]:
    """A screen reader that starts and stops."""
    yield QAccessible.setActive
    QAccessible.setActive(False)


def test_with_a_reader_enter_plays_the_framed_card(seated, qtbot, reader):
    """With a screen reader, the card has been named; without one, the first Enter only raises it."""
    deal = playing("renegado", trump="H", hands="1 SK C4; 2 SA H5; 3 CA D7")
    person = KeyUser(seated(deal=deal), qtbot)
    person.wait_for_turn()
    reader(True)
    person.walk_to(one("C4"))

    person.key(Qt.Key.Key_Return)

    assert (0, one("C4")) == person.desk.player.picture.trick[0]


def test_a_reader_plays_a_card_at_the_first_press(seated, qtbot):
    """A screen reader presses a card as it presses a button, and that plays it."""
    deal = playing("renegado", trump="H", hands="1 SK C4; 2 SA H5; 3 CA D7")
    app = seated(deal=deal)
    KeyUser(app, qtbot).wait_for_turn()

    app.desk.view.proxy(one("C4")).click()

    assert (0, one("C4")) == app.desk.player.picture.trick[0]


def test_a_reader_that_comes_and_goes_finds_everything(seated, qtbot, reader):
    """The tree is the same whether or not a screen reader ran when it grew, and the last message is kept."""
    deal = playing("renegado", trump="H", hands="1 SK C4; 2 SA H5; 3 CA D7")
    found = []
    for was_there in (True, False):
        person = KeyUser(seated(deal=deal), qtbot)
        reader(was_there)
        person.wait_for_turn()
        person.desk.view.proxy(one("C4")).click()
        person.wait_for_turn()
        reader(True)
        person.desk.wait_until_painted()
        found.append((outline(person.desk.view.viewport()), person.desk.announcer.last))
        reader(False)

    there, came = found
    assert there == came
    assert "Don Hilario plays " in came[1]


def test_the_first_message_begins_with_the_deal(seated, qtbot, messages):
    """The message is complete even on a table without motion, which asks before its panels are there."""
    app = seated(dealer=2)

    KeyUser(app, qtbot).wait_for_turn()
    qtbot.waitUntil(lambda: bool(messages))

    (message, _), *_ = messages
    assert message.startswith("Doña Inés pays the pool 5")
    assert "You hold " in message
    assert "pass or bid." in message


def test_a_settlement_is_told_once(seated, qtbot, messages):
    """The message has the title and every payment, and follows the last trick."""
    app = seated(deal=playing("renegado", trump="H", hands="1 HK; 2 H4; 3 H5"))
    KeyUser(app, qtbot).play_deal()
    settlement = app.desk.dock.standing.settlement

    told = messages[-1][0]

    title, account = settlement.accessibleName(), settlement.accessibleDescription()
    assert told.endswith(f"{title}. {account}")
    assert 1 == told.count(account.split(".")[0])
    assert "" == settlement.buttons[0].accessibleDescription()


def test_cards_thrown_are_counted_aloud(seated, qtbot, messages):
    """The cards that are taken back are counted aloud as well."""
    person = KeyUser(seated(deal=exchanging("entrada")), qtbot)
    person.wait_for_turn()
    messages.clear()

    person.desk.view.proxies[3].click()
    person.key(Qt.Key.Key_Escape)

    assert ["1 thrown, up to 9", person.desk.dock.panel.words] == [words for words, _ in messages]


def test_whoever_leads_is_not_told_twice(seated, qtbot, messages):
    """The message does not say who leads, since the question does."""
    person = KeyUser(seated(deal=exchanging("entrada", dealer=3)), qtbot)
    person.wait_for_turn()
    person.letter("d")
    person.wait_for_turn()

    assert 1 == messages[-1][0].count("You lead")


def test_a_chosen_amount_is_kept():
    chosen = Preferences(announcements=Announcements.OWN_TURN)

    document = with_preferences(PreferencesDocument(), chosen)

    assert "own_turn" == document.announcements.value
    assert Announcements.OWN_TURN is preferences_of(document).announcements


def test_a_file_from_before_announces_everything():
    assert Announcements.ALL is preferences_of(PreferencesDocument()).announcements


# Antes.


def ante_of(seat: int, chips: int) -> Paid:
    return Paid(payment(Seat(seat), POOL, (Cost.ANTE, chips)))


def told_after(*antes: Paid) -> list[str]:
    """Return what is said when the cards have been dealt after these *antes* of three players."""
    heard, company = Antes(), Company(("Ana", "Blas", "Eva"), Seat(0))
    for ante in antes:
        assert [] == heard.hear(ante, f"{ante.payment.payer} pays", company)
    return heard.hear(AllPassed(), "Next.", company)


def test_the_same_ante_of_everybody_is_one_sentence():
    assert [said("spoken.antes_words", chips=3), "Next."] == told_after(
        *(ante_of(seat, 3) for seat in range(3))
    )


@pytest.mark.parametrize("chips", [(5,), (3, 3), (3, 3, 5)])
def test_other_antes_are_told_one_by_one(chips):
    """Those of the dealer alone, and those of players who pay different amounts."""
    antes = [ante_of(seat, paid) for seat, paid in enumerate(chips)]

    assert [*(f"{seat} pays" for seat in range(len(chips))), "Next."] == told_after(*antes)
