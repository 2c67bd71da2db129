"""Set deals: all cards are open to the others, and they refute whatever can be refuted."""

import pytest
from set_deals import STOP, WIN

from ombre_desktop.engine import DealState, PlayCard, PlayRequest, Seat, advance, request
from ombre_desktop.engine.cards import Card
from ombre_desktop.engine.notation import parse_record
from ombre_desktop.players.refuting import against, is_with, is_won, next_turn, only_keeping, outcome_of

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
