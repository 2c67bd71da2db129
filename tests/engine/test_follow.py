"""The cards that may be played, against the pseudo-code of the rule book, for any hand and any lead."""

from hypothesis import given
from hypothesis import strategies as st

from ombre_desktop.engine import Card, Cards, Pack, Suit, Trick
from ombre_desktop.engine.phases.follow import FollowRule
from ombre_desktop.engine.ranking import ranking_with_matadors
from ombre_desktop.engine.seats import ring_from

ORDERS = {
    "S": "SA S2 CA SK SQ SJ S7 S6 S5 S4 S3",
    "C": "SA C2 CA CK CQ CJ C7 C6 C5 C4 C3",
    "H": "SA H7 CA HA HK HQ HJ H2 H3 H4 H5 H6",
    "D": "SA D7 CA DA DK DQ DJ D2 D3 D4 D5 D6",
}


def lawful(lead: str, hand: set[str], trump: str) -> set[str]:
    """Return the cards allowed by rule 1.9 as it is printed, in letters."""
    order = ORDERS[trump].split()
    if lead not in order:
        following = {card for card in hand if card not in order and card[0] == lead[0]}
        return following or hand
    trumps = hand & set(order)
    matadors = order[:3]
    higher_led = {
        matador for matador in matadors if lead in matadors and matadors.index(lead) < matadors.index(matador)
    }
    withholdable = {card for card in trumps if card in matadors and card not in higher_led}
    return trumps if trumps - withholdable else hand


@given(
    st.lists(st.sampled_from(Pack.SPANISH.cards), unique=True, min_size=2, max_size=10),
    st.sampled_from("SCHD"),
)
def test_1_9_what_may_be_played(cards: list[Card], trump: str):
    """The first of the cards is led, and the others are held."""
    lead, hand = cards[0], tuple(cards[1:])

    offered = playable(lead, hand, trump)

    assert lawful(lead.text, {card.text for card in hand}, trump) == {card.text for card in offered}
    assert offered


@given(
    st.lists(st.sampled_from(ORDERS["H"].split()[:5]), unique=True, min_size=2, max_size=5),
    st.lists(st.sampled_from(["D3", "S4", "C5"]), unique=True),
)
def test_1_9_what_may_be_played_of_the_highest_trumps(high: list[str], plain: list[str]):
    """The rule is most intricate among matadors, punto and king."""
    lead, *held = high
    hand = tuple(map(Card.parse, [*held, *plain]))

    offered = playable(Card.parse(lead), hand, "H")

    assert lawful(lead, {*held, *plain}, "H") == {card.text for card in offered}


def test_1_9_a_matador_that_is_called_out_is_not_withheld():
    """Before a card is led, there is nothing to withhold either."""
    basto = Card.parse("CA"), Card.parse("D3")
    ranking = ranking_with_matadors(Suit.HEARTS)
    trick = Trick(ring_from(0, 3))

    assert () == FollowRule().withheld(basto, trick, ranking)
    assert () == FollowRule().withheld(basto, trick.with_card(Card.parse("SA")), ranking)
    assert (basto[0],) == FollowRule().withheld(basto, trick.with_card(Card.parse("H4")), ranking)


def playable(lead: Card, hand: Cards, trump: str) -> Cards:
    """Return the cards that the engine lets a hand play to this lead."""
    trick = Trick(ring_from(0, 3), (lead,))
    ranking = ranking_with_matadors(Suit(trump))
    return tuple(card for card in hand if FollowRule().refusal(card, hand, trick, ranking) is None)
