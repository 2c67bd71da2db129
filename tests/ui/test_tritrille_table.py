"""Tritrille at the table: whole deals, the king that is demanded, and the card given for it."""

from __future__ import annotations

import pytest
from conftest import STILL
from dialect import dealt, one
from person import KeyUser, MouseUser
from wording import said

from ombre_desktop.engine import CallCard, CardRequest, PlayRequest, Session
from ombre_desktop.engine.actions import GiveCard
from ombre_desktop.ui.dialogs.rules_source import Topic
from ombre_desktop.ui.features.rule_book.topic import page_with, paragraph_of
from ombre_desktop.ui.model.sitting import HUMAN, Company, Sitting
from ombre_desktop.ui.shell.app import App
from ombre_desktop.value import replace

HANDS = "1 SA H7 CA HA HK HQ C5 S2 S3 S4; 2 SQ SJ S7 S6 C2 C3 C4 CK H2 H3; 3 SK CQ CJ C6 C7 H4 H5 H6 HJ S5"
"""The person is eldest, with six trumps in hearts and no other king; seat 2 holds the king of clubs."""
ASKED = ("1 ask  2 pass  3 pass", "1 ask  2 pass  3 pass  1 H", "1 ask  2 pass  3 pass  1 H  1 call CK")
"""The beginnings that lead to the trump, to the king and to the card given for it."""


def asked_for_a_card(seated, **look: object) -> App:
    """Return the table at which the person has demanded a king and must give a card for it."""
    deal = dealt("tritrille", HANDS, dealer=3, pool=13).does(ASKED[-1])
    session = Session.begin(deal.state.ruleset, deal.state.dealer).with_antes()
    people = Company(("You", "Ana", "Bo"), (HUMAN, "textbook", "textbook"), ("viajero", "hilario", "ines"))
    app = seated(None, **look)
    app.resume(Sitting("0" * 32, people, session, 12, state=deal.state, staked=session))
    app.desk.wait_until_painted()
    return app


def test_ten_cards_that_may_be_given_are_all_seen_in_large_text(seated, qtbot):
    """At twice the size of text in a small window they may cover opponents' backs, but no card is cut."""
    large = replace(STILL, text_scale=2.0)
    app = asked_for_a_card(seated, preferences=large, size=(1024, 700))
    panel = app.desk.dock.panel
    places, clear = [button.place for button in panel.buttons], panel.context.layout.obstacles

    assert 10 == len(places)
    assert all(map(clear.is_over_backs, places))
    words = [button.face._words(panel.context) for button in panel.buttons]
    assert 1 == len({one.title.font.pixelSize() for one in words})
    assert not [1 for at, one in enumerate(places) for other in places[:at] if one.intersects(other)]


def test_the_book_opens_at_the_rule_for_the_question():
    """F1 leads to the bids, and to the king that is given."""
    calls = dealt("tritrille", HANDS, dealer=3, pool=13)
    deals = {"1.6": [calls], "1.7": [calls.does(said) for said in ASKED]}

    for rule, found in deals.items():
        assert {rule} == {paragraph_of("tritrille", deal.seen_by(1), deal.asked) for deal in found}
        assert Topic.TRITRILLE is page_with(rule, "tritrille")
    assert Topic.TRITRILLE is page_with("20.4", "tritrille")


@pytest.mark.parametrize("way", [MouseUser, KeyUser])
def test_a_king_is_demanded_and_a_card_given_for_it(seated, qtbot, way):
    """The king comes into the hand, the card goes to its old holder, and all see both."""
    deal = dealt("tritrille", HANDS, dealer=3, pool=13).does("1 ask  2 pass  3 pass  1 H")
    session = Session.begin(deal.state.ruleset, deal.state.dealer).with_antes()
    people = Company(("You", "Ana", "Bo"), (HUMAN, "textbook", "textbook"), ("viajero", "hilario", "ines"))
    app = seated(None)
    app.resume(Sitting("0" * 32, people, session, 12, state=deal.state, staked=session))
    app.desk.wait_until_painted()
    person = way(app, qtbot)
    request = person.wait_for_turn()
    assert isinstance(request, CardRequest)

    person.say(request, CallCard(one("CK")))
    person.until(lambda: isinstance(person.asked, CardRequest) and person.asked.gives)
    person.say(person.asked, GiveCard(one("S2")))
    person.play_to(PlayRequest)

    assert one("CK") in app.controller.view.hand
    assert one("S2") in app.controller.view.position.hands[1]
    told = said("event_words.GIVES.1", name="Ana", king="the king of clubs", card="the two of swords")
    assert told in app.desk.dock.standing.log.lines
