"""Quadrille at the table: whole deals, the king that is called, and the claim of a side."""

from __future__ import annotations

import pytest
from dialect import Deal, dealt, one
from person import KeyUser, MouseUser, Person
from wording import said

from ombre_desktop.engine import CallCard, CardRequest, ChoiceRequest, PlayRequest, Question, Session, Word
from ombre_desktop.ui.dialogs.rules_source import Topic
from ombre_desktop.ui.features.rule_book.topic import topic_of
from ombre_desktop.ui.model.game_to_begin import USUAL_COMPANY
from ombre_desktop.ui.model.sitting import HUMAN, Company, Sitting
from ombre_desktop.ui.shell.app import App

FOUR = {"ruleset": "quadrille", "seats": 4, "opponents": USUAL_COMPANY[:3]}
NAMES = ("You", "Ana", "Bo", "Cid")
PORTRAITS = ("viajero", "hilario", "ines", "baltasar")
HANDS = (
    "1 SA H7 CA HA HK HQ SK D2 D3 D4; 2 SQ SJ S7 S6 C2 C3 C4 D5 D6 D7;"
    " 3 DK DQ H2 H3 S2 S3 C5 C6 C7 CJ; 4 CK CQ H4 H5 H6 S4 S5 DA DJ HJ"
)
"""The person is eldest with six sure trumps and a king; seat 3 holds the king of diamonds."""


def asked(called: str = "call DK", plays: str = "") -> Deal:
    """Return a deal in which the person, eldest, asks leave with hearts as trump."""
    deal = dealt("quadrille", HANDS, dealer=4, pool=4).does("1 ask  2 pass  3 pass  4 pass  1 H")
    return deal.does(f"1 {called}  {plays}") if called else deal


def shown(seated, deal: Deal) -> App:
    """Return the table with *deal* on it."""
    state = deal.state
    session = Session.begin(state.ruleset, state.dealer).with_antes()
    people = Company(NAMES, (HUMAN, *("textbook",) * 3), PORTRAITS)
    app = seated(None)
    app.resume(Sitting("0" * 32, people, session, 12, state=state, staked=session))
    app.desk.wait_until_painted()
    return app


def check_chips(person: Person) -> None:
    """Check that every deal is recorded and no chip is missing."""
    sitting = person.controller.sitting
    assert len(sitting.rows) == sitting.session.deals
    assert 0 == sum(sitting.session.chips) + sitting.session.pool


@pytest.mark.parametrize(("way", "card"), [(MouseUser, "DK"), (KeyUser, "SK")])
def test_a_king_of_ones_own_is_marked_and_may_be_called(seated, qtbot, way, card):
    """The button says that its caller plays alone; that of another king does not."""
    app = shown(seated, asked(""))
    person = way(app, qtbot)
    request = person.wait_for_turn()
    assert isinstance(request, CardRequest)
    named = {str(king): button.accessibleName() for king, button in app.desk.dock.panel._cards.items()}
    assert ["SK"] == [king for king, name in named.items() if said("panels.own_card_line.0") in name]

    person.say(request, CallCard(one(card)))
    qtbot.waitUntil(lambda: isinstance(person.asked, PlayRequest))

    assert one(card) is app.controller.view.position.called
    ally = said("contract.called_row.1", card=one(card), ally="you") if card == "SK" else None
    rows = app.desk.dock.standing.contract._rows
    assert (ally is None) == (", " not in rows[0][1])


@pytest.mark.parametrize("word", [Word.CLAIM, Word.VOLE])
def test_a_side_with_six_tricks_stops_or_goes_on(seated, qtbot, word):
    """The person has drawn six trumps; both answers lead to a settlement, and nobody is left in the dark."""
    plays = "1 SA 2 S6 3 H2 4 H4  1 H7 2 S7 3 H3 4 H5  1 CA 2 C2 3 S2 4 H6  1 HA 2 C3 3 S3 4 HJ"
    plays += "  1 HK 2 C4 3 C5 4 S4  1 HQ 2 D5 3 C6 4 S5"
    app = shown(seated, asked(plays=plays))
    person = MouseUser(app, qtbot)
    request = person.wait_for_turn()
    assert isinstance(request, ChoiceRequest)
    assert Question.CLAIM_OR_VOLE is request.question
    assert said("event_words.ALLY.1", card="the king of coins", name="Bo") in app.desk.dock.standing.log.lines

    person.say(request, next(action for action in request.actions if action.word is word))
    person.play_deal()

    check_chips(person)


@pytest.mark.parametrize(
    ("dealer", "said_before", "line"),
    [
        (4, "", "pass_lines.3"),
        (1, "2 ask 3 pass 4 pass", "pass_lines.3"),
        (1, "2 vole 3 pass 4 pass", "pass_lines.4"),
    ],
)
def test_who_passes_may_be_called_unless_somebody_plays_alone(seated, qtbot, dealer, said_before, line):
    """The ally of the Ombre defends nothing (rule 22.4)."""
    app = shown(seated, dealt("quadrille", HANDS, dealer=dealer, pool=4).does(said_before))
    KeyUser(app, qtbot).wait_for_turn()

    passing = next(button for button in app.desk.dock.panel.buttons if "Key P" in button.accessibleName())

    assert said(f"panels.{line}") in passing.accessibleName()


def test_the_book_opens_at_the_page_of_the_game():
    """F1 leads to Quadrille before the play, and to the common page for a card."""
    assert Topic.QUADRILLE is topic_of("quadrille", asked("").asked)
    assert Topic.PLAY is topic_of("quadrille", asked().asked)
