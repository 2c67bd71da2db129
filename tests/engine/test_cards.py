"""Cards, suits and packs as values."""

import pickle
from copy import deepcopy

import pytest
from dialect import one
from for_each import for_each

from ombre_desktop.engine import HIDDEN, Card, Pack, Rank, Suit
from ombre_desktop.engine.cards import cards, in_order, without
from ombre_desktop.engine.errors import NotationError, OmbreError
from ombre_desktop.engine.ranking import ranking_with_matadors


@for_each([*Pack.SPANISH.cards, *Pack.PIQUET.cards, HIDDEN])
def test_a_card_is_read_as_it_is_written(card):
    """Reading a card's text or its pickle gives the same object."""
    assert card is Card.parse(str(card))
    assert card is pickle.loads(pickle.dumps(card))
    assert card is deepcopy(card)


def test_the_code_that_makes_a_card_is_its_form():
    """The code in a failing test's output can be pasted back."""
    assert "Card.parse('SA')" == repr(one("SA"))


@pytest.mark.parametrize("text", ["", "S", "AS", "S1", "S10", "sa", "SAA", "??"])
def test_what_is_no_card_is_refused(text):
    """The error names the text, and is a ValueError as well."""
    with pytest.raises(NotationError, match="is not a card") as raised:
        Card.parse(text)

    assert text == raised.value.text
    assert "card" == raised.value.expected
    assert isinstance(raised.value, OmbreError)
    assert isinstance(raised.value, ValueError)


def test_what_is_no_suit_is_refused():
    """Only four letters stand for suits."""
    assert Suit.HEARTS is Suit.parse("H")
    with pytest.raises(NotationError, match="'X' is not a suit"):
        Suit.parse("X")


def test_a_card_knows_suit_and_rank():
    """Each card is a single object with its suit and rank."""
    assert (Suit.CLUBS, Rank.SEVEN) == (one("C7").suit, one("C7").rank)
    assert one("C7") is Card.of(Suit.CLUBS, Rank.SEVEN)


def test_spades_and_clubs_are_black():
    """The black suits are the long ones."""
    assert [Suit.SPADES, Suit.CLUBS] == [suit for suit in Suit if suit.is_black]


def test_the_order_of_records():
    """Cards are sorted by suit S C H D, then A K Q J T 9 … 2, with hidden cards last."""
    assert cards("SA SK S2 CA HT D9 D2 ?") == in_order(list(reversed(cards("SA SK S2 CA HT D9 D2 ?"))))


def test_hidden_cards_are_counted():
    """The text ``?3`` stands for three hidden cards."""
    assert (one("SA"), HIDDEN, HIDDEN, HIDDEN, HIDDEN) == cards("SA ?3 ?")


@pytest.mark.parametrize(("held", "gone", "left"), [("SA HK", "HK", "SA"), ("SA ?2", "HK", "SA ?1")])
def test_a_card_that_goes_may_lie_face_down(held, gone, left):
    """A card that leaves a hand unseen counts as one of its hidden cards."""
    assert cards(left) == without(cards(held), one(gone))


def test_a_hidden_card_has_no_suit_and_is_no_trump():
    """A hidden card may be any card, so it has no suit of its own."""
    order = ranking_with_matadors(Suit.SPADES)

    assert order.suit_of(HIDDEN) is None
    assert not order.is_trump(HIDDEN)
