"""The words of records: hands by suits, and answers."""

import pytest
from dialect import auction, dealt, one

from ombre_desktop.engine import CallCard, CardRequest, PlayCard, PlayRequest, Seat, request
from ombre_desktop.engine.cards import HIDDEN
from ombre_desktop.engine.cards import cards as in_turn
from ombre_desktop.engine.errors import NotationError
from ombre_desktop.engine.notation.tokens import hand_text, parse_action, parse_hand
from ombre_desktop.engine.phases.settlement import EachPays


@pytest.mark.parametrize("text", ["-", "SA", "SAJ3 C2 HAK76 D7", "SA ?3", "?9"])
def test_a_hand_is_read_as_it_is_written(text):
    """Unknown cards are counted, and an empty hand is a dash."""
    assert text == hand_text(parse_hand(text))


def test_a_hand_written_by_suits_holds_the_cards_named():
    """The cards keep the order in which they are written."""
    assert in_turn("SA SJ HK") == parse_hand("SAJ HK")
    assert (HIDDEN, HIDDEN) == parse_hand("?2")
    assert () == parse_hand("-")


def test_a_card_is_called_by_name():
    """The card is named in games with a partner."""
    asked = CardRequest(Seat(0), in_turn("SK HK"))

    assert CallCard(one("HK")) == parse_action(["call", "HK"], asked)


@pytest.mark.parametrize("gano", [False, True])
def test_a_card_of_which_gano_is_said_has_a_mark(gano):
    """Reading returns exactly the card that was written."""
    played = PlayCard(one("DQ"), gano=gano)

    assert played == parse_action([str(played)], PlayRequest(Seat(0), in_turn("DQ")))


@pytest.mark.parametrize("said", ["pass pass", "hold entrada"])
def test_an_answer_is_one_word(said):
    """Only thrown cards and a called card need more than one word."""
    asked = request(dealt().state)

    assert asked is not None
    with pytest.raises(NotationError, match="answer"):
        parse_action(said.split(), asked)


def test_nobody_plays_for_what_a_passed_out_deal_costs():
    """The cost is not a price that a bid could win."""
    deal = auction("pass pass pass", house="passed_out=redeal_plus_counter")

    assert EachPays(1).price(deal.state) is None
    assert (-1, -1, -1) == deal.net
