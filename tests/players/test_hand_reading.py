"""A hand read aloud: what can be counted in it by looking."""

import pytest
from dialect import auction, dealt

from ombre_desktop.engine import CallRequest, Suit, ruleset
from ombre_desktop.players.bidding import contract_of
from ombre_desktop.players.hand_reading import HandReading, read, read_best, sure_of, tricks_that_win


def reading(hand: str, bid: str = "entrada", game: str = "renegado") -> HandReading:
    """Return the *hand* as it is read for *bid*, by the eldest."""
    seen = dealt(game, f"1 {hand}", dealer=ruleset(game).seats).seen_by(1)
    found = read(seen, contract_of(seen.position.ruleset, bid))
    assert found is not None
    return found


def test_a_hand_is_counted_with_its_best_suit():
    found = reading("SA H7 CA HK HQ SK S4 D3 D2")

    assert Suit.HEARTS is found.suit
    assert "SA H7 CA HK HQ" == " ".join(map(str, found.trumps))
    assert (3, 3, 6) == (found.matadors, found.sure, found.about)
    assert "SK" == " ".join(map(str, found.kings))
    assert (Suit.CLUBS,) == found.voids


@pytest.mark.parametrize(
    ("held", "sure"),
    [
        pytest.param("SA H7 CA", 3, id="the three highest"),
        pytest.param("SA CA HA", 1, id="spadille alone"),
        pytest.param("H7 CA HA", 0, id="without spadille"),
    ],
)
def test_trumps_are_sure_as_long_as_none_is_missing(held, sure):
    trumps = ruleset("renegado").ranking(Suit.HEARTS).trumps
    hand = tuple(card for card in trumps if card.text in held.split())

    assert sure == sure_of(hand, trumps)


def test_kings_are_sure_once_no_other_hand_can_have_a_trump():
    """Seven of eleven trumps are more than the others hold, so they are all drawn."""
    assert 8 == reading("SA S2 CA SK SQ SJ S7 HK H3", "solo").sure


def test_cards_to_come_make_tricks_as_well():
    hand = "SA H7 CA HK HQ S5 S4 D3 C3"

    assert reading(hand).likely > reading(hand, "solo").likely


@pytest.mark.parametrize(
    ("game", "hands", "expected"),
    [
        pytest.param("renegado", 3, (4, 5), id="more than each of two"),
        pytest.param("renegado", 4, (3, 5), id="more than each of three"),
        pytest.param("two_handed", 2, (5, 5), id="more than one other"),
        pytest.param("quadrille", 4, (6, 6), id="the tricks of a side count together"),
    ],
)
def test_the_tricks_that_win(game, hands, expected):
    assert expected == tricks_that_win(ruleset(game), hands)


def test_a_game_for_no_trick_is_not_read():
    seen = dealt("lhombre", seats=3).seen_by(1)

    assert read(seen, contract_of(seen.position.ruleset, "ren_nolo")) is None


def test_the_likeliest_bid_is_read():
    """Entrada is taken, so that only a solo names its trump."""
    deal = auction("entrada")
    assert isinstance(deal.asked, CallRequest)

    found = read_best(deal.seen_by(2), deal.asked)

    assert found is not None
    assert "solo" == found[0].name
