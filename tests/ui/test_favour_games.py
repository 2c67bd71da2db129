"""Tresillo and Rocambor at the table: whole deals, the favour suit, paso and la sigo, bola, contrabola."""

from __future__ import annotations

import pytest
from dialect import Deal, auction, dealt
from person import KeyUser, MouseUser
from wording import said

from ombre_desktop.engine import Bid, ChoiceRequest, Cost, PlayRequest, Question, Score, Seat, Session, Word
from ombre_desktop.storage.display_options import Deck
from ombre_desktop.ui.dialogs.rules_source import Topic
from ombre_desktop.ui.features.rule_book.topic import page_with, paragraph_of
from ombre_desktop.ui.model.sitting import HUMAN, Sitting
from ombre_desktop.ui.model.sitting import Company as People
from ombre_desktop.ui.panels.prices import prices
from ombre_desktop.ui.shell.app import App
from ombre_desktop.ui.table.seat_facts import seat_facts
from ombre_desktop.ui.texts.company import Company
from ombre_desktop.ui.texts.panels import loss_line
from ombre_desktop.ui.texts.points import score_line
from ombre_desktop.ui.texts.results import cost_text

NAMES = ("You", "Ana", "Bo", "Cid")
PORTRAITS = ("viajero", "hilario", "ines", "baltasar")
STRONG = "1 SA H7 CA HA HK HQ HJ SK D2; 2 SQ SJ S7 S6 C2 C3 C4 D5 D6; 3 DK DQ H2 H3 S2 S3 C5 C6 C7"
"""The person has seven trumps from the top in hearts."""
WEAK = "1 D2 D3 D4 C2 C3 C4 S2 S3 H2; 2 SA H7 CA HA HK HQ HJ SK DK; 3 DQ SQ S7 S6 C5 C6 C7 H3 H4"


def shown(seated, deal: Deal) -> App:
    """Return the table with *deal* on it."""
    state = deal.state
    session = Session.begin(state.ruleset, state.dealer).with_antes()
    count = state.seats
    people = People(NAMES[:count], (HUMAN, *("textbook",) * (count - 1)), PORTRAITS[:count])
    app = seated(None)
    app.resume(Sitting("0" * 32, people, session, 12, state=state, staked=session))
    app.desk.wait_until_painted()
    return app


def surrendered() -> Deal:
    """Return an entrada of seat 2, who says paso before the first trick."""
    deal = dealt("tresillo", WEAK, seats=3, dealer=1, pool=1).does("2 entrada  3 pass  1 pass  2 H")
    while not isinstance(deal.asked, PlayRequest):
        deal = deal.does(f"{deal.turn} -")
    return deal.does("2 surrender").does("3 accept")


@pytest.mark.parametrize(
    ("game", "call", "suit"), [("tresillo", "entrada_favor", "S"), ("rocambor", "oros", "D")]
)
def test_the_bid_in_the_favour_suit_names_it(seated, qtbot, game, call, suit):
    """The parchment says which suit is trump, and so does the corner while the auction goes on."""
    named = {"S": "swords", "D": "coins"}[suit]
    app = shown(seated, auction("entrada", name=game, seats=3, dealer=2, pool=1))
    MouseUser(app, qtbot).wait_for_turn()

    (button,) = (one for bid, one in app.desk.dock.panel._calls.items() if bid == Bid(call))

    assert named in button.accessibleDescription()
    assert (said("contract.favour_row"), named) == app.desk.dock.standing.contract._rows[0]


def test_the_zangano_is_called_so(seated):
    """The dealer of four rests; the plate and the log have the word."""
    app = shown(seated, auction("", name="tresillo", seats=4, dealer=3, pool=1))
    now = app.desk.situation

    assert said("seats.resting_line.0") == seat_facts(now.picture, Seat(2), now.sitting, Deck.SPANISH).role
    assert any(
        said("favour_games.SITS_OUT.1", name="Bo") in line for line in app.desk.dock.standing.log.lines
    )


@pytest.mark.parametrize("cost", [Cost.GAME, Cost.CODILLE, Cost.PUESTA])
def test_points_of_rocambor_are_told_with_their_reason(cost, qapp):
    """The game for points scores for these reasons alone."""
    people = Company(NAMES, Seat(0), "rocambor")

    assert "2 points" in score_line(Score(Seat(0), 2, cost), people)


@pytest.mark.parametrize("word", [Word.TAKE_OVER, Word.ACCEPT])
def test_an_entrada_given_up_is_followed_or_not(seated, qtbot, word):
    """The answers are bien and la sigo, with their meaning; F1 opens the paragraph about them."""
    app = shown(seated, surrendered())
    person = MouseUser(app, qtbot)
    request = person.wait_for_turn()
    assert isinstance(request, ChoiceRequest)
    assert Question.TAKE_OVER is request.question
    labels = [button.accessibleName() for button in app.desk.dock.panel.buttons]
    assert all(any(label.startswith(term) for label in labels) for term in ("Bien (", "La sigo ("))
    rule = paragraph_of("tresillo", app.controller.view, request)
    assert Topic.TRESILLO is page_with(rule, "tresillo")

    person.say(request, next(action for action in request.actions if action.word is word))
    person.play_deal()

    took = next(e for e in app.controller.sitting.rows[0].outcome.split("  "))
    assert ("puesta" in took or "sacada" in took or "codille" in took) is (word is Word.TAKE_OVER)


def test_a_bid_says_to_whom_it_may_cost():
    """A puesta goes into the pool and a codillo to a defender, both for the value of the bid."""
    assert said("favour_games.LOST", lose=4) == loss_line(4, "tresillo")
    assert said("panels.loss_line.0", lose=4) == loss_line(4, "renegado")


def test_a_bid_that_may_cost_more_than_lies_there_says_that_the_rest_is_owed():
    """The chips before a person are only a count, which may fall below nothing."""
    view = dealt("renegado", pool=80).seen_by(1)

    found = {held: prices(view, held)["entrada"] for held in (None, 100, 50, -5)}

    assert {None: 0, 100: 0, 50: 45, -5: 95} == {held: price.owed for held, price in found.items()}
    assert said("panels.loss_line.1", lose=95, owed=45) == loss_line(95, "renegado", 45)


def test_the_question_for_a_trump_names_the_dearer_suit(seated):
    """The favour suit doubles what is paid, and the person reads it before naming it."""
    deal = dealt("tresillo", STRONG, seats=3, dealer=3, pool=1).does("1 entrada  2 pass  3 pass")
    app = shown(seated, deal)

    line = said("requests.dearer_line", suit="swords")
    assert line == app.desk.dock.panel.question.words


def test_a_codillo_says_at_which_bid(qapp):
    """The double price of the favour suit is explained by the name of the bid."""
    told = cost_text(Cost.CODILLE, 8, "vuelta_favor", "tresillo")

    assert told == said("favour_games.COSTS.CODILLE", chips=8, contract="the favour vuelta")


def test_a_hand_is_given_up_by_saying_paso(seated, qtbot):
    """A vuelta given up ends at once, after a question whether that is meant."""
    deal = dealt("tresillo", STRONG, seats=3, dealer=3, pool=1, talon="H4").does(
        "1 vuelta  2 pass  3 pass  1 D2"
    )
    while not isinstance(deal.asked, PlayRequest):
        deal = deal.does(f"{deal.turn} -")
    person = MouseUser(shown(seated, deal), qtbot)
    request = person.wait_for_turn()
    (paso,) = (act for act in request.actions if getattr(act, "word", None) is Word.SURRENDER)
    assert any(button.accessibleName().startswith("Paso (") for button in person.desk.dock.panel.buttons)

    person.say(request, paso)
    person.wait(lambda: person.is_settled)

    assert "surrender" in person.controller.sitting.rows[0].outcome


def test_the_first_five_tricks_ask_for_primeras_or_bola(seated, qtbot):
    """The button names the bola, and going on is settled."""
    deal = dealt("tresillo", STRONG, seats=3, dealer=3, pool=1).does("1 solo  2 pass  3 pass  1 H  2 -  3 -")
    deal = deal.does("1 SA 2 C2 3 H2  1 H7 2 C3 3 H3  1 CA 2 C4 3 C5  1 HA 2 D5 3 C6  1 HK 2 D6 3 C7")
    app = shown(seated, deal)
    person = KeyUser(app, qtbot)
    request = person.wait_for_turn()
    assert Question.CLAIM_OR_VOLE is request.question

    person.say(request, next(action for action in request.actions if action.word is Word.VOLE))
    person.play_deal()

    assert "vole" in app.controller.sitting.rows[0].outcome


def test_contrabola_is_played_without_trumps(seated, qtbot):
    """The last player may say it; the corner tells the aim, and the deal is settled."""
    deal = auction(
        "pass pass", name="tresillo", seats=3, dealer=1, pool=1, house="contrabola=last", hands=WEAK
    )
    app = shown(seated, deal)
    person = MouseUser(app, qtbot)
    request = person.wait_for_turn()

    person.say(request, Bid("contrabola"))
    person.play_to(PlayRequest)
    assert app.controller.view.position.trump is None
    person.play_deal()

    assert "contrabola" in app.controller.sitting.rows[0].outcome
