"""Zanga at the table: whole deals, stones of two sides, a soloist's partner who rests, and a claim."""

from __future__ import annotations

import pytest
from conftest import STILL
from dialect import Deal, dealt, one
from person import KeyUser, MouseUser, Person
from wording import said

from ombre_desktop.engine import CallRequest, ChoiceRequest, Cost, Question, Score, Seat, Session, Suit, Word
from ombre_desktop.engine.notation.tokens import parse_action
from ombre_desktop.engine.shuffle import chance
from ombre_desktop.engine.variants import ruleset
from ombre_desktop.players.advice import Advice
from ombre_desktop.storage.display_options import Deck
from ombre_desktop.storage.documents import DrawDocument
from ombre_desktop.ui.desk.word_spots import terms_of
from ombre_desktop.ui.dialogs.rules_source import Topic
from ombre_desktop.ui.features.rule_book.topic import topic_of
from ombre_desktop.ui.model.game_to_begin import USUAL_COMPANY
from ombre_desktop.ui.model.sitting import HUMAN, Company, Sitting
from ombre_desktop.ui.model.term import Term
from ombre_desktop.ui.panels.contract_rows import company_at
from ombre_desktop.ui.shell.app import App
from ombre_desktop.ui.table.seat_facts import seat_facts
from ombre_desktop.ui.texts import hints
from ombre_desktop.ui.texts.company import Company as TableCompany
from ombre_desktop.ui.texts.partners import deal_of_stones, side_name, standing_of_side

FOUR = {"ruleset": "zanga", "seats": 4, "opponents": USUAL_COMPANY[:3]}
NAMES = ("You", "Ana", "Bo", "Cid")
PORTRAITS = ("viajero", "hilario", "ines", "baltasar")
HANDS = (
    "1 SA H7 CA HA HK D2 D3 D4; 2 SK SQ SJ S7 C2 C3 C4 D5;"
    " 3 HQ HJ H2 DK DQ S2 S3 C5; 4 CK CQ CJ H4 H5 S4 S5 DA"
)
"""The person is mano with five sure trumps."""
FIVE = (
    "1 SA 2 S7 3 H2 4 H4  1 H7 2 C2 3 HJ 4 H5  1 CA 2 C3 3 HQ 4 S4  1 HA 2 C4 3 C5 4 S5  1 HK 2 D5 3 S3 4 CJ"
)


def zanga(calls: str, plays: str = "") -> Deal:
    """Return a deal in which mano's side has paid its entry, after these *calls* and *plays*."""
    return dealt("zanga", HANDS, dealer=4, pool=4, scores=(12, 16)).does(f"{calls}  {plays}")


def shown(seated, deal: Deal) -> App:
    """Return the table with *deal* on it."""
    state = deal.state
    session = Session.begin(state.ruleset, state.dealer).with_antes()
    people = Company(NAMES, (HUMAN, *("textbook",) * 3), PORTRAITS)
    app = seated(None)
    app.resume(Sitting("0" * 32, people, session, None, state=state, staked=session))
    app.desk.wait_until_painted()
    return app


def check_stones(person: Person) -> None:
    """Check that every deal is recorded and no stone is missing."""
    sitting = person.controller.sitting
    assert len(sitting.rows) == sitting.session.deals
    assert 32 == sum(sitting.session.scores) + sitting.session.pool


def roles(app: App) -> list[str]:
    """Return what the plates say of every seat."""
    now = app.desk.situation
    return [seat_facts(now.picture, seat, now.sitting, Deck.SPANISH).role for seat in range(4)]


def test_partners_are_shown_and_one_of_them_keeps_the_stones(seated):
    """The partner is named on the plate; the stones of a side lie before one of the two."""
    app = shown(seated, zanga("1 play_H  2 pass  4 pass"))
    now = app.desk.situation
    held = [seat_facts(now.picture, seat, now.sitting, Deck.SPANISH).held for seat in range(4)]

    assert ["12", "16", "", ""] == held
    assert said("partners._PARTNER_WITH_ROLE", role=said("partners._DOES.with_you")) == roles(app)[2]


def test_the_person_is_sent_alone_and_lets_the_opponent_go(seated, qtbot):
    """The answer has its own words; afterwards the opponent plays alone and their partner rests."""
    app = shown(seated, zanga("1 play_H  2 solo"))
    person = MouseUser(app, qtbot)
    request = person.wait_for_turn()
    assert isinstance(request, CallRequest)
    assert said("calls_of_games.QUESTIONS.answer") == app.desk.dock.panel.question.words

    person.say(request, next(call for call in request.calls if getattr(call, "word", None) is Word.PASS))
    person.play_deal()

    assert (3,) == app.controller.sitting.state.resting
    check_stones(person)


def test_a_side_that_lost_is_red_and_says_when_nothing_was_left():
    """The colours of the settlement are those of the score sheet, whichever side is the person's."""
    company = TableCompany(("Ana", "Bo", "Cy", "Di"), Seat(0), "zanga")
    lost = [Score(Seat(1), -3, Cost.CODILLE)]

    row = standing_of_side(Seat(1), lost, (32, 0), company)

    codillo = said("own_words._ZANGA.costs.CODILLE", chips="−3")
    assert row.gain == -1
    assert row.parts == said("partners.standing_of_side", parts=codillo)


@pytest.mark.parametrize("word", [Word.CLAIM, Word.VOLE])
def test_makers_of_the_first_five_stop_or_go_on(seated, qtbot, word):
    """Both answers lead to a settlement with the stones of both sides."""
    app = shown(seated, zanga("1 play_H  2 pass  4 pass", FIVE))
    person = MouseUser(app, qtbot)
    request = person.wait_for_turn()
    assert isinstance(request, ChoiceRequest)
    assert Question.CLAIM_OR_VOLE is request.question

    person.say(request, next(action for action in request.actions if action.word is word))
    person.play_deal()

    check_stones(person)
    assert said("partners.side_name.0", name="Bo") == app.desk.dock.standing.settlement._text.rows[0].who


def test_the_entry_is_told_in_the_log_and_counted_in_the_settlement(seated, qtbot):
    """The figures of a side are the stones that it has afterwards, less those it had before."""
    app = seated("four", dealer=3, preferences=STILL, **FOUR, late=True)
    person = KeyUser(app, qtbot)
    person.wait_for_turn()
    before = app.controller.sitting.before_antes.scores
    paid = said("own_words._ZANGA.costs.ANTE", chips="−4")
    entry = said("partners.stone_line", side=side_name(0, company_at(app.controller.sitting)), stones=paid)
    assert entry in app.desk.dock.standing.log.lines[:3]

    person.play_deal()

    rows = app.desk.dock.standing.settlement._text.rows
    won = [
        sum(int(part.split()[0].replace("−", "-")) for part in row.parts.split(", ") if part)
        for row in rows[:2]
    ]
    assert [int(row.chips) for row in rows[:2]] == [had + more for had, more in zip(before, won, strict=True)]
    assert paid in rows[0].parts


@pytest.mark.parametrize(
    ("calls", "place", "fields"),
    [
        ("1 play_H  2 pass", "PASSES_IN_STONES.sending.1", {"name": "Ana"}),
        ("1 play_H  2 solo", "SAYS_IN_STONES.sending.1", {"name": "Ana"}),
        ("1 play_H  2 solo  1 pass", "PASSES_IN_STONES.answer.0", {}),
        ("1 play_H  2 solo  1 solo", "SAYS_IN_STONES.answer.0", {}),
        ("1 pass", "SAID.PASS.0", {}),
    ],
)
def test_the_log_tells_what_a_call_answers(seated, calls, place, fields):
    """A pass lets opponents play, or lets one go alone; a solo may send them alone."""
    app = shown(seated, zanga(calls))

    assert said(f"event_words.{place}", **fields) in app.desk.dock.standing.log.lines


def test_a_side_is_not_told_that_it_could_lose_more_than_it_has(seated, qtbot):
    """Nor that it could win more than the others have, besides the table."""
    app = shown(seated, dealt("zanga", HANDS, dealer=4, pool=30, scores=(1, 1)))
    KeyUser(app, qtbot).wait_for_turn()

    prices = app.desk.dock.panel._prices

    assert {1} == {price.lose for price in prices.values()}
    assert {"play_H": 0, "solo": 1} == {name: prices[name].from_each for name in ("play_H", "solo")}
    assert said("partners.calls_title") == app.desk.dock.standing.contract.accessibleName().split(" — ")[0]


def test_the_price_of_a_danish_game_stands_over_no_other(seated):
    """The corner tells the deal and the stones that win, and speaks of no bet and no kruk."""
    app = shown(seated, zanga("1 play_H  2 pass  4 pass"))

    assert deal_of_stones(1, 32) == app.desk.dock.standing.contract._rows[0]


def test_the_words_of_the_game_are_explained(seated, qtbot):
    """The stones on the table, the cards left over, the bid, and the partner."""
    app = shown(seated, zanga("1 play_H  2 pass  4 pass"))
    KeyUser(app, qtbot).wait_for_turn()

    terms = {term for spot in app.desk.teller.spots for term in spot.terms}

    assert {Term.STONES, Term.ZANGA, Term.PLAY, Term.PARTNER} <= terms
    assert not {Term.POOL, Term.TALON, Term.OMBRE, Term.SITTER, Term.SOLO} & terms


def test_the_fourth_trump_of_malaga_is_explained():
    """The red ace, which is only the fifth there, is not called punto."""
    ranking = ruleset("zanga_malaga").ranking(Suit.HEARTS)

    found = [terms_of(one(card), ranking) for card in ("CK", "HA", "SA")]

    assert [(Term.FEO,), (), (Term.SPADILLE,)] == found


def test_the_first_mano_may_be_whoever_has_the_seven(qapp):
    """The card names the eldest, and the dealer sits before them; a save keeps the draw."""
    game = ruleset("zanga", "mano=seven_of_swords")
    draw = game.draw((0, 1, 2, 3), chance("seven"))

    DrawDocument.of(draw).check(game)
    assert draw == DrawDocument.of(draw).draw_in(game)


def test_the_book_opens_at_the_page_of_the_game():
    """F1 leads to Zanga before the play, and to the common page for a card."""
    assert Topic.ZANGA is topic_of("zanga", zanga("1 play_H").asked)
    assert Topic.PLAY is topic_of("zanga", zanga("1 play_H  2 pass  4 pass").asked)


@pytest.mark.parametrize(
    ("calls", "action", "label"),
    [
        ("1 pass 2 play_H", "pass", "PASS_LABELS.sending"),
        ("1 pass 2 play_H", "solo", "LABELS.sending"),
        ("1 pass 2 play_H 3 solo", "pass", "PASS_LABELS.answer"),
        ("1 pass 2 play_H 3 solo", "solo", "LABELS.answer"),
    ],
)
def test_advice_has_the_label_of_the_button(calls, action, label):
    """The same goes for coach, review and problems, which all ask for it."""
    deal = zanga(calls)
    answer = parse_action(action.split(), deal.asked)
    told = said(f"calls_of_games.{label}")

    assert told == hints.action_label(answer, deal.asked, Deck.SPANISH)
    assert told in hints.choice_told(Advice(answer), deal.asked, Deck.SPANISH)
