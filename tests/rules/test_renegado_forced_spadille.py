"""Forced spadille, 3.5: when all pass, the holder of a black ace must play."""

from random import Random

import pytest
from chance import some_action
from dialect import Deal, auction, cards, one
from twins import twin

from ombre_desktop.engine import HIDDEN, apply, request, view
from ombre_desktop.engine.events import AllPassed, OmbreMade, SpadilleSought
from ombre_desktop.engine.notation import format_view, parse_view

FORCED = "passed_out=force_spadille"
HANDS = {
    "both held": "1 CA H2; 2 H3; 3 SA",
    "spadille in the talon": "1 H2; 2 CA; 3 H3",
    "both in the talon": "1 H2; 2 H4; 3 H3",
}
ACES = {"both held": "", "spadille in the talon": "SA", "both in the talon": "D7 SA CA"}


def forced(where: str = "both held", house: str = "") -> Deal:
    """Return a deal after three passes, the black aces being where *where* says."""
    return auction("pass pass pass", house=f"{FORCED} {house}", hands=HANDS[where], talon=ACES[where])


# Who must play.


@pytest.mark.parametrize(
    ("where", "ombre", "because"),
    [
        ("both held", 3, "SA"),
        ("spadille in the talon", 2, "CA"),
        ("both in the talon", 1, None),
    ],
)
def test_rn_3_5_who_must_play(where, ombre, because):
    """The holder of spadille must play, else the holder of basto, else the eldest."""
    deal = forced(where)

    card = one(because) if because else None
    assert (AllPassed(), SpadilleSought(ombre - 1, card), OmbreMade(ombre - 1, "forced_spadille")) == (
        deal.events[-3:]
    )
    assert ombre == deal.turn


def test_rn_3_5_the_eldest_sits_at_the_dealers_right():
    """With seat 1 dealing, seat 2 is the eldest."""
    deal = auction("pass pass pass", house=FORCED, talon="SA CA", dealer=1)

    assert 2 == deal.turn


@pytest.mark.parametrize("where", ["spadille in the talon", "both in the talon"])
def test_rn_3_5_where_basto_does_not_count_spadille_in_the_talon_ends_the_deal(where):
    """With spadille in the talon, nobody plays and nobody pays."""
    deal = forced(where, "force_spadille_basto=off")

    assert SpadilleSought(None, None) in deal.events
    assert ("passed_out", (0, 0, 0), 5) == (deal.result, deal.net, deal.pool)


def test_rn_3_5_where_basto_does_not_count_spadille_still_does():
    """The holder of spadille must play all the same."""
    assert 3 == forced("both held", "force_spadille_basto=off").turn


# Exchange, trump and payment.


def test_rn_3_5_he_draws_up_to_eight_and_then_names_trump():
    """The Ombre may name any suit, and then the defenders exchange."""
    deal = forced()

    assert (3, (0, 8)) == (deal.turn, deal.limits)
    eight = " ".join(str(card) for card in deal.state.hands[2] if card is not one("SA"))
    drawn = deal.does(f"3 {eight}")
    assert (3, "S C H D") == (drawn.turn, drawn.offers)
    named = drawn.does("3 D")
    assert (1, (0, 5), "yield") == (named.turn, named.limits, named.offers)


def test_rn_3_5_by_house_rule_he_names_trump_first():
    """By house rule, the Ombre draws after naming trump."""
    deal = forced(house="force_name_trump=before_draw")

    assert (3, "S C H D") == (deal.turn, deal.offers)
    assert (3, (0, 8)) == (deal.does("3 D").turn, deal.does("3 D").limits)


def played() -> Deal:
    """
    Return a deal in which seat 3 was forced and has two cards to play, with spades trump: spadille and a
    heart.
    """
    hands = "1 HK D2; 2 HQ D3; 3 SA HJ"
    deal = auction("pass pass pass", house=FORCED, hands=hands, talon="CA", full=False, pool=10)
    return deal.does("3 -  3 S  1 -  2 -")


def test_rn_3_5_it_is_settled_as_an_entrada():
    """A puesta costs the pool and fifteen."""
    puesta = played().play_all("1 HK HQ HJ", "1 D2 D3 SA")

    assert ("puesta 3", (0, 0, -25), 35) == (puesta.result, puesta.net, puesta.pool)


def test_rn_3_5_it_is_given_up_as_an_entrada():
    """A defender may take it over."""
    deal = played().play("1 HK HQ")

    assert "takeover accept" == deal.does("3 surrender").offers


# What the table learns about the black aces.


@pytest.mark.parametrize("number", [1, 2])
def test_rn_3_5_all_learn_who_holds_the_ace(number):
    """Everybody learns that one card of the hand and no other."""
    position = forced().seen_by(number).position

    assert cards("SA ?8") == frozenset(position.hands[2])
    assert 8 == position.hands[2].count(HIDDEN)


def test_rn_3_5_nobody_learns_of_basto_where_spadille_is_held():
    """Basto was not asked for, so nobody learns who holds it."""
    deal = forced()

    assert one("CA") not in deal.seen_by(2).position.hands[0]


@pytest.mark.parametrize("number", [1, 2, 3])
@pytest.mark.parametrize("where", ["spadille in the talon", "both in the talon"])
def test_rn_3_5_where_an_ace_lies_in_the_talon_nobody_sees(where, number):
    """Everybody can infer that spadille is in the talon, and a view knows why its Ombre must play."""
    deal = forced(where)

    seen = deal.seen_by(number)
    assert (HIDDEN,) * 13 == seen.position.talon
    assert deal.state.ombre == seen.position.ombre


@pytest.mark.parametrize("where", list(HANDS))
@pytest.mark.parametrize("number", [1, 2, 3])
def test_rn_3_5_a_view_is_read_as_it_is_written(where, number):
    """The text of a view reads back as the same view, with the same Ombre."""
    seen = forced(where).seen_by(number)

    assert seen == parse_view(format_view(seen))


def test_rn_3_5_an_ace_thrown_face_down_is_known_no_more():
    """The Ombre may have thrown the ace with other cards, and the others cannot tell."""
    deal = forced()
    with_spadille = deal.does(f"3 {' '.join(map(str, deal.state.hands[2][:8]))}")
    without = deal.does(f"3 {' '.join(map(str, deal.state.hands[2][1:]))}")

    assert one("SA") in with_spadille.state.dead[2]
    assert one("SA") in without.hand(3)
    for after in (with_spadille, without):
        assert (HIDDEN,) * 9 == after.seen_by(1).position.hands[2]


def test_rn_3_5_an_ace_is_still_known_if_nothing_was_thrown():
    """The ace is still known when the Ombre kept all nine cards."""
    assert one("SA") in forced().does("3 -").seen_by(1).position.hands[2]


@pytest.mark.parametrize("where", list(HANDS))
@pytest.mark.parametrize("house", ["", "force_name_trump=before_draw"])
def test_rn_3_5_the_view_does_not_depend_on_what_is_hidden(where, house):
    """A seat's view stays exactly the same when the cards that it has not seen are dealt again."""
    rng = Random(where + house)
    state = forced(where, house).state
    while request(state) is not None:
        for seat in state.ring:
            assert view(state, seat) == view(twin(state, seat, rng), seat)
        state = apply(state, some_action(state, rng)).state
