"""Set deals: all cards are open to the others, and they refute whatever can be refuted."""

import json

import pytest
from dialect import dealt
from set_deals import STOP, WIN

from ombre_desktop.engine import DealState, PlayCard, PlayRequest, Seat, advance, request, view
from ombre_desktop.engine.cards import Card
from ombre_desktop.engine.notation import format_record, format_view, parse_record, record_of
from ombre_desktop.players.process import answer
from ombre_desktop.players.refuting import (
    against,
    is_with,
    is_won,
    let_go,
    next_turn,
    only_keeping,
    outcome_of,
)

PERSON = Seat(0)


def played(text: str, *cards: str) -> DealState:
    """Return the set deal after these cards of the person, when they have to play again or it is over."""
    state = parse_record(text).state
    for card in cards:
        state = next_turn(advance(state, PlayCard(Card.parse(card))).state, PERSON)
    return state


def to_the_end(state: DealState) -> DealState:
    """Let the person play on with the first card that keeps the win, or the first of all."""
    while isinstance(asked := request(state), PlayRequest):
        found = outcome_of(state, asked, PERSON)
        card = (found.keeps or found.cards)[0]
        state = next_turn(advance(state, PlayCard(card)).state, PERSON)
    return state


@pytest.mark.parametrize(("text", "card"), [(WIN, "SJ"), (STOP, "S4")], ids=["ombre", "defender"])
def test_one_card_keeps_the_win(text, card):
    state = played(text)
    asked = request(state)

    assert isinstance(asked, PlayRequest)
    assert (Card.parse(card),) == only_keeping(state, asked, PERSON)


@pytest.mark.parametrize("text", [WIN, STOP], ids=["ombre", "defender"])
def test_every_other_card_is_refuted(text):
    """The right one wins to the end; after any other even the best play loses."""
    asked = request(parse_record(text).state)
    assert isinstance(asked, PlayRequest)

    won = [card.text for card in asked.cards if is_won(to_the_end(played(text, card.text)), PERSON)]

    assert [{WIN: "SJ", STOP: "S4"}[text]] == won


def test_a_partner_plays_with_the_person():
    """The defenders are one side, and the Ombre is the other."""
    state = played(STOP)

    assert [True, False, True] == [is_with(state, Seat(seat), PERSON) for seat in range(3)]


def test_of_cards_that_do_not_refute_the_one_with_most_traps_is_played():
    """After the right card, the plan of the file has another decision in which a card would lose."""
    state = played(WIN, "SJ")
    asked = request(state)
    assert isinstance(asked, PlayRequest)

    found = outcome_of(state, asked, PERSON)

    assert Card.parse("SA") in found.keeps
    assert len(found.keeps) < len(found.cards)


def test_what_is_no_card_is_answered_too():
    """The others answer every question, so the deal comes to its end."""
    state = parse_record(WIN.split("play", maxsplit=1)[0]).state
    asked = request(state)

    while asked is not None and asked.seat != PERSON:
        state = advance(state, against(state, asked, PERSON)).state
        asked = request(state)

    assert isinstance(asked, PlayRequest)


def asked_of_process(seen, **words: object) -> dict[str, object]:
    """Return the reply of the players' process to a question with the view *seen*."""
    question = {"id": 1, "player": "textbook", "seed": 1, "view": format_view(seen), **words}
    return json.loads(answer(json.dumps(question)))


def test_the_process_refutes_a_card_in_a_set_deal():
    """It is given the whole deal, which no view holds."""
    state = advance(parse_record(WIN).state, PlayCard(Card.parse("SA"))).state
    asked = request(state)
    assert asked is not None

    reply = asked_of_process(view(state, asked.seat), set=WIN)

    then = advance(state, PlayCard(Card.parse(str(reply["action"])))).state
    assert not is_won(to_the_end(next_turn(then, PERSON)), PERSON)


def test_no_other_deal_is_played_with_open_cards():
    """The view must be one of the set deal, so no deal of the table can be asked for."""
    other = advance(parse_record(STOP).state, PlayCard(Card.parse("S4"))).state
    asked = request(other)
    assert asked is not None

    replies = [
        asked_of_process(view(other, asked.seat), set=WIN),
        asked_of_process(dealt().seen_by(1), set=WIN),
        asked_of_process(dealt().seen_by(1), set=format_record(record_of(dealt().state))),
    ]

    assert all("action" not in reply and "error" in reply for reply in replies)


@pytest.mark.parametrize("text", [WIN, STOP], ids=["ombre", "defender"])
def test_the_card_that_let_the_win_go_is_found(text):
    begun = parse_record(text).state
    asked = request(begun)
    assert isinstance(asked, PlayRequest)
    right = {WIN: "SJ", STOP: "S4"}[text]
    wrong = next(card.text for card in asked.cards if card.text != right)

    lost = let_go(to_the_end(played(text, wrong)), len(begun.history))

    assert lost is not None
    assert (len(begun.history), (Card.parse(right),)) == (lost.move, lost.keep)
    assert let_go(to_the_end(played(text, right)), len(begun.history)) is None


def test_the_process_tells_how_a_set_deal_ended():
    ended = to_the_end(played(WIN, "SA"))
    begun = len(parse_record(WIN).state.history)
    words = {"id": 1, "kind": "review", "record": format_record(record_of(ended)), "set": begun}

    reply = json.loads(answer(json.dumps(words)))

    assert (False, begun, ["SJ"]) == (reply["won"], reply["let_go"], reply["keep"])
