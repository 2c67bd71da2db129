"""Ombre Renegado, 1.8 and A11 to A14: the exchange and what is left of the talon."""

import pytest
from dialect import Deal, auction, cards, exchanging, one

from ombre_desktop.engine import HIDDEN, Question, Reason
from ombre_desktop.engine.cards import cards as in_turn
from ombre_desktop.engine.events import Exchanged, TalonShown


def throws(deal: Deal, number: int) -> Deal:
    """Return the deal after the seat that is asked throws its first *number* cards."""
    hand = deal.state.hands[deal.asked.seat]
    return deal.does(f"{deal.turn} {' '.join(card.text for card in hand[:number]) or '-'}")


def refused(deal: Deal, number: int) -> Reason | None:
    """Return the reason why the seat that is asked may not throw *number* cards."""
    hand = deal.state.hands[deal.asked.seat]
    why = deal.refusal(" ".join(card.text for card in hand[:number]) or "-")
    return why.reason if why else None


@pytest.mark.parametrize(("contract", "limits"), [("entrada", (0, 9)), ("vuelta", (1, 9))])
def test_rn_1_8_what_the_ombre_may_throw(contract, limits):
    """The Ombre may throw up to nine, and in a vuelta must throw at least one."""
    assert limits == exchanging(contract).limits


def test_rn_1_8_a_solo_is_played_as_dealt():
    """The first exchange belongs to a defender, and the Ombre keeps all nine cards."""
    deal = exchanging("solo")

    assert 2 == deal.turn
    assert 3 == throws(deal, 0).turn


def test_rn_1_8_the_first_defender_draws_eight_at_most():
    """The first defender may draw up to eight, and the second up to nine of what is left."""
    deal = exchanging("entrada")

    assert (0, 8) == throws(deal, 0).limits
    assert (0, 9) == throws(throws(deal, 0), 3).limits
    assert (0, 5) == throws(throws(deal, 0), 8).limits


@pytest.mark.parametrize(
    ("ombre", "first", "limits"), [(9, None, 4), (9, 4, 0), (5, None, 8), (6, None, 7), (5, 3, 5)]
)
def test_rn_1_8_nobody_draws_more_than_lies_there(ombre, first, limits):
    """After the Ombre has taken nine, the first defender may take four, and then the second none."""
    deal = throws(exchanging("entrada"), ombre)

    after = deal if first is None else throws(deal, first)

    assert (0, limits) == after.limits


def test_rn_1_8_after_a_solo_the_first_may_take_eight_and_leave_five():
    """Thirteen cards are left after a solo, and eight of them may be drawn."""
    deal = exchanging("solo")

    assert (0, 8) == deal.limits
    assert (0, 5) == throws(deal, 8).limits


def test_rn_1_8_cards_are_drawn_from_the_top():
    """Cards are drawn in the talon's order, and discards are never drawn again."""
    deal = exchanging("entrada", hands="1 S6 S5; 2 C4 C5", talon="D2 D3 D4 D5")

    after = deal.does("1 S6 S5  2 C4 C5")

    assert cards("D2 D3") <= after.hand(1)
    assert cards("D4 D5") <= after.hand(2)
    assert in_turn("S6 S5") == after.state.dead[0]
    assert one("S6") not in after.state.talon


def test_rn_1_8_discards_are_never_shown():
    """The others learn only how many cards were thrown."""
    deal = exchanging("entrada", hands="1 S6 S5").does("1 S6 S5")
    exchanged = next(event for event in deal.events if isinstance(event, Exchanged))

    assert exchanged == exchanged.seen_by(0)
    assert ((HIDDEN, HIDDEN), (HIDDEN, HIDDEN)) == (exchanged.seen_by(1).thrown, exchanged.seen_by(1).drawn)


@pytest.mark.parametrize(
    ("said", "reason"),
    [
        ("S6 C2", Reason.NOT_IN_HAND),
        ("S6 S6", Reason.TWICE),
        ("S", Reason.NOT_ASKED),
        ("yield", Reason.NOT_ASKED),
    ],
)
def test_rn_1_8_illegal_discards(said, reason):
    """A discard must consist of different cards of the hand, thrown in turn."""
    why = exchanging("entrada", hands="1 S6; 2 C2").refusal(said)

    assert why is not None
    assert reason is why.reason


def test_rn_1_8_too_many_is_refused_with_the_bound():
    """The refusal says how many cards may be thrown."""
    deal = throws(exchanging("entrada"), 9)

    assert Reason.TOO_MANY is refused(deal, 5)
    assert refused(deal, 4) is None


def test_rn_a11_the_ombre_may_be_held_to_eight():
    """By house rule the Ombre may throw only eight, in entrada and vuelta alike."""
    assert (0, 8) == exchanging("entrada", house="ombre_max=8").limits
    assert (1, 8) == exchanging("vuelta", house="ombre_max=8").limits
    assert (0, 9) == exchanging("entrada", house="ombre_max=9").limits


@pytest.mark.parametrize(("value", "limit"), [("8", 8), ("9", 9)])
def test_rn_a12_the_bound_on_the_first_defender(value, limit):
    """The first defender may draw up to eight, or by house rule any number."""
    assert (0, limit) == throws(exchanging("entrada", house=f"def_first_max={value}"), 2).limits


@pytest.mark.parametrize(("ombre", "limit"), [(0, 8), (3, 5), (8, 0), (9, 4)])
def test_rn_a12_the_first_may_have_to_leave_five(ombre, limit):
    """The first defender must leave five, unless fewer lie there already."""
    low = "2 C2 C3 C4 C5 D2 D3 D4 D5 D6"
    deal = throws(exchanging("entrada", house="def_first_max=leave_five", hands=low), ombre)

    assert (0, limit) == deal.limits


@pytest.mark.parametrize("matador", ["SA", "H7", "CA"])
def test_rn_a12_with_a_matador_he_need_not_leave_five(matador):
    """A matador in hand, with hearts trump, lifts the duty to leave five."""
    hand = f"2 C2 C3 C4 C5 D2 D3 D4 D5 {matador}"
    deal = throws(exchanging("entrada", house="def_first_max=leave_five", hands=hand), 5)

    assert (0, 8) == deal.limits


def test_rn_a12_the_second_takes_what_is_left():
    """Only the first defender is bound to leave cards."""
    low = "2 C2 C3 C4 C5 D2 D3 D4 D5 D6"
    deal = throws(throws(exchanging("entrada", house="def_first_max=leave_five", hands=low), 5), 3)

    assert (0, 5) == deal.limits


def test_rn_a13_the_right_hand_defender_is_offered_the_first_draw():
    """The defender exchanges, or says once: you first."""
    deal = throws(exchanging("entrada"), 2)

    assert 2 == deal.turn
    assert "yield" == deal.offers
    yielded = deal.does("2 yield")
    assert 3 == yielded.turn
    assert "" == yielded.offers
    assert (0, 8) == yielded.limits
    assert 2 == throws(yielded, 1).turn


def test_rn_a13_who_was_yielded_to_must_go_first():
    """The player who yielded is not offered the choice again."""
    why = throws(exchanging("entrada"), 2).does("2 yield").refusal("yield")

    assert why is not None
    assert Reason.NOT_ASKED is why.reason


def test_rn_a13_the_order_may_be_fixed():
    """With a fixed order, nobody may yield."""
    deal = throws(exchanging("entrada", house="def_order=fixed"), 2)

    assert 2 == deal.turn
    assert "" == deal.offers


def test_rn_a13_the_offer_goes_to_the_ombres_right_whoever_he_is():
    """When the dealer is Ombre, the first draw is offered to the eldest."""
    deal = auction("pass pass entrada").does("3 H  3 -")

    assert 1 == deal.turn
    assert 2 == deal.does("1 yield").turn


def to_the_end(house: str, *, taken: tuple[int, int, int] = (1, 2, 3)) -> Deal:
    """Return a deal after all three have exchanged that many cards."""
    deal = exchanging("entrada", house=house)
    for number in taken:
        deal = throws(deal, number)
    return deal


def test_rn_a14_the_rest_of_the_talon_stays_hidden():
    """By default nobody sees the rest of the talon."""
    deal = to_the_end("talon_rest=hidden")

    assert not any(isinstance(event, TalonShown) for event in deal.events)
    assert {HIDDEN} == set(deal.seen_by(1).position.talon)


def test_rn_a14_the_rest_may_lie_face_up():
    """Everybody sees the cards that nobody drew."""
    deal = to_the_end("talon_rest=face_up")

    assert 7 == len(deal.state.talon)
    assert TalonShown(deal.state.talon) in deal.events
    assert deal.state.talon == deal.seen_by(1).position.talon


def test_rn_a14_an_empty_talon_is_not_shown():
    """Nothing is shown when all cards have been drawn."""
    deal = to_the_end("talon_rest=face_up", taken=(4, 4, 5))

    assert not any(isinstance(event, TalonShown) for event in deal.events)


def test_rn_a14_the_dealer_may_show_it():
    """The dealer is asked after the last exchange, and shows the rest to everybody or to nobody."""
    deal = to_the_end("talon_rest=dealer_may_show")

    assert Question.SHOW_TALON is deal.question
    assert 3 == deal.turn
    assert "show keep" == deal.offers
    shown = deal.does("3 show")
    assert TalonShown(deal.state.talon) in shown.events
    assert deal.state.talon == shown.seen_by(2).position.talon


def test_rn_a14_the_dealer_may_keep_it_closed():
    """If the dealer declines, nobody sees the rest, not even the dealer."""
    deal = to_the_end("talon_rest=dealer_may_show").does("3 keep")

    assert 1 == deal.turn
    assert {HIDDEN} == set(deal.seen_by(3).position.talon)
    assert not any(isinstance(event, TalonShown) for event in deal.events)


def test_rn_a14_the_dealer_answers_with_a_word():
    """The dealer can answer the question with nothing but its words."""
    assert "A14" == to_the_end("talon_rest=dealer_may_show").refusal("claim").rule


def test_rn_a14_an_empty_talon_is_not_offered_to_the_dealer():
    """With no cards left, the dealer is not asked."""
    assert 1 == to_the_end("talon_rest=dealer_may_show", taken=(4, 4, 5)).turn
    assert to_the_end("talon_rest=dealer_may_show", taken=(4, 4, 5)).question is None
