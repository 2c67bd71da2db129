"""The textbook's bids after three passes, its gascarola, and its play for no trick and against it."""

from collections import Counter
from random import Random

import pytest
from advice import advised, memory
from dialect import Deal, auction, one, playing, seat

from ombre_desktop.engine import HIDDEN, ExchangeRequest, request, ruleset
from ombre_desktop.engine.invariants import check
from ombre_desktop.players.bidding import winning
from ombre_desktop.players.expert.gascarola import ways
from ombre_desktop.players.expert.rollout import PASS, roll_out, sample_worlds
from ombre_desktop.players.expert.worlds import Hidden
from ombre_desktop.players.match import Match
from ombre_desktop.players.null_play import null_chance
from ombre_desktop.players.player import player

LOW = "passed_out=low_bids"
FORCED = "passed_out=force_spadille"
SAFE = "S4 C5 C4 C3 H7 H6 H5 D7 D6"
"""A hand with a single trump, and plain suits in which the others can hardly play lower."""
POOR = "S2 S3 C3 C4 D6 D5 H4 H3 C6"


def low(calls: str = "", hands: str = "", house: str = "", **dealing: object) -> Deal:
    """Return a deal after three passes and these *calls*."""
    return auction(f"pass pass pass {calls}", hands=hands, house=f"{LOW} {house}", **dealing)


def null(hands: str, trump: str = "D", **dealing: object) -> Deal:
    """Return a deal in which seat 1 wants no trick."""
    return playing("renegado", trump=trump, hands=hands, contract="contrabola", house=LOW, **dealing)


# The bids.


def test_a5_a_black_ace_is_worth_a_gascarola():
    """Nobody holds much, and one card of the talon's nine is known to be good."""
    assert "gascarola" == advised(low(hands="1 SA S2 C3 C4 D6 D5 H4 H3 C6"))


def test_a5_without_one_nothing_is_bid_for_a_small_pool():
    """Five chips a head do not pay for a possible loss of twenty."""
    assert "pass" == advised(low(hands=f"1 {POOR}"))


def test_a5_for_a_large_pool_it_is():
    """The chance of winning is a little better than even."""
    assert "gascarola" == advised(low(hands=f"1 {POOR}", pool=60))


def test_a5_a_better_hand_wins_a_voltereta_oftener():
    """The formula is that of a vuelta, from a higher floor."""
    strong, weak = low(hands="1 SA H7 CA HK HQ DK CK SK S3"), low(hands=f"1 {POOR}")

    assert winning(strong.seen_by(1), "voltereta") > winning(weak.seen_by(1), "voltereta") > 0.4


def test_n2_contrabola_is_bid_with_a_hand_that_cannot_be_got_under():
    """The single low spade of the hand will be trump."""
    deal = low(hands=f"1 {SAFE}", dealer=1, house="low_bids=contrabola", calls="pass pass")

    assert (1, "contrabola") == (deal.turn, advised(deal))


def test_n2_never_with_spadille():
    """Spadille wins any trick to which it is played."""
    with_spadille = low(hands=f"1 {SAFE.replace('S4', 'SA')}")

    assert 0.0 == null_chance(with_spadille.seen_by(1))
    assert "contrabola" != advised(with_spadille)


def test_n2_not_with_high_cards():
    """Kings and queens take tricks."""
    assert null_chance(low(hands="1 SK SQ CK CQ HK HQ DK DQ DJ").seen_by(1)) < 0.01


def test_n1_the_trump_is_a_single_low_card():
    """Trumps that are left at the end win the last tricks."""
    assert "S" == advised(low("contrabola", hands=f"1 {SAFE}"))


# Gascarola.


@pytest.mark.parametrize(
    ("own", "taken", "kept"),
    [
        ("SA CK C2 HK H6 D2 D3 D4 D5", "S3 S4 S5 S6 S7 H2 H3 H4", "SA"),
        ("SK CQ C4 HK H6 D2 D3 D4 D5", "S3 S4 S5 S6 S7 H2 H3 H4", "SK"),
        ("CA CK C3 HQ H6 D2 D3 D4 D5", "S3 S4 S5 S6 S7 H2 H3 H4", "CA"),
    ],
)
def test_d3_the_card_that_goes_best_with_those_taken_is_kept(own, taken, kept):
    """The card is a black ace above all, or else the king of the long suit."""
    deal = low("gascarola", hands=f"1 {own}", talon=f"{taken} DK C7")

    assert kept not in advised(deal).split()
    assert 8 == len(advised(deal).split())


def test_d3_nothing_is_kept_that_a_card_unseen_is_likely_to_beat():
    """The nine cards are small plain ones."""
    own = "C3 C4 H6 H5 D2 D3 D4 D5 D6"
    deal = low("gascarola", hands=f"1 {own}", talon="S3 S4 S5 S6 S7 SK SQ SJ DK C7")

    assert set(own.split()) == set(advised(deal).split())


def test_d3_what_must_go_goes():
    """By house rule only a black ace may be kept."""
    own = "SK CQ C4 HK H6 D2 D3 D4 D5"
    house = "casca_keep=black_ace_only"
    deal = low("gascarola", hands=f"1 {own}", talon="S3 S4 S5 S6 S7 H2 H3 H4", house=house)

    assert set(own.split()) == set(advised(deal).split())


def test_j5_a_hand_without_a_hope_is_thrown_in():
    """The hand has nine small cards of four suits."""
    own = "SA CK C2 HK HA D2 D3 D4 D5"
    deal = low("gascarola", hands=f"1 {own}", talon="S3 S4 C3 C4 H6 H5 D6 D7 H4", house="casca_throw_in=on")
    assert "throw_in" == advised(deal.does(f"1 {own}"))


def test_j5_any_other_is_played():
    """A hand with spadille and five spades may win."""
    own = "SA CK C2 HK HA D2 D3 D4 D5"
    deal = low("gascarola", hands=f"1 {own}", talon="S3 S4 S5 S6 SK H5 D6 D7 H4", house="casca_throw_in=on")
    assert "S" == advised(deal.does(f"1 {own.removeprefix('SA ')}"))


@pytest.mark.parametrize("choice", ["seen", "blind"])
@pytest.mark.parametrize("keep", ["any", "black_ace_only"])
def test_a_pass_can_lead_to_the_gascarola_of_another_seat(choice, keep):
    """The rollout throws cards of the hand that the sampled world gives to that seat."""
    house = f"{LOW} low_bids=gascarola casca_choice={choice} casca_keep={keep}"
    seen = auction("pass pass", hands=f"3 {POOR}", house=house, pool=60).seen_by(3)

    ends = [roll_out(world, PASS) for world in sample_worlds(seen, 5, Random(1))]

    assert {seat(1)} == {end.ombre for end in ends}
    for end in ends:
        assert HIDDEN not in end.dead[seat(1)]
        check(end)


# For no trick.


def test_n3_the_ombre_leads_what_is_likeliest_to_be_beaten():
    """It is the Ombre's lowest card of a suit that others hold."""
    deal = null("1 D2 S2 HK; 2 SK S5 H4; 3 SQ S6 H5")

    assert "S2" == advised(deal)


def test_n4_he_throws_the_worst_card_that_stays_under():
    """The Ombre throws the knave under the king, not the three."""
    deal = null("1 SJ S3 D6; 2 SK H4 H5; 3 SQ H6 H2", dealer=1).play("2 SK SQ")

    assert "SJ" == advised(deal)


def test_n4_void_he_throws_what_would_take_a_trick():
    """The Ombre throws a king of another suit, but no trump, which would win this trick."""
    deal = null("1 HK H7 D6; 2 SK H4 H5; 3 SQ H6 H2", dealer=1).play("2 SK SQ")

    assert "HK" == advised(deal)


def test_n4_where_he_cannot_stay_under_he_plays_what_may_yet_be_beaten():
    """The Ombre plays the lower of two cards that beat the lead, with one player still to follow."""
    deal = null("1 SK S6 D6; 2 H7 H4 H5; 3 S3 SQ H2", dealer=2).play("3 S3")

    assert "S6" == advised(deal)


def test_n5_a_defender_leads_low():
    """The defender hopes that the Ombre holds the suit and has no lower card in it."""
    deal = null("1 S5 H3 D6; 2 SK S2 HQ; 3 SQ H6 H2", dealer=1)

    assert "S2" == advised(deal)


def test_n6_a_defender_does_not_take_the_trick_from_the_ombre():
    """The Ombre's first trick ends the game."""
    deal = null("1 S7 H3 D6; 2 SK S2 HQ; 3 SQ H6 H2").play("1 S7")

    assert "S2" == advised(deal)


def test_n6_nor_raises_what_the_ombre_has_yet_to_beat():
    """The defender plays last, and chooses the highest card under the queen."""
    deal = null("1 S6 H3 D6; 2 SQ S2 HQ; 3 S4 S5 SK", dealer=1).play("2 SQ")

    assert "S5" == advised(deal)


def test_n6_a_trick_the_ombre_does_not_take_gets_rid_of_high_cards():
    """Low cards are kept to make the Ombre win a trick later."""
    deal = null("1 S3 H3 D6; 2 S7 S2 HQ; 3 S4 SK H2", dealer=3).play("1 S3 S7")

    assert "SK" == advised(deal)


def test_n6_where_every_card_is_above_the_lowest_is_played():
    """The Ombre is still to play."""
    deal = null("1 S6 H3 D6; 2 S2 S7 HQ; 3 S4 S5 SK", dealer=1).play("2 S2")

    assert "S4" == advised(deal)


# The ace that forces its holder.


def test_the_ace_that_made_him_play_is_remembered_after_his_exchange():
    """The Ombre may have thrown it, though nobody does."""
    deal = auction("pass pass pass", house=FORCED, hands="1 SA; 2 S2; 3 S3")
    thrown = " ".join(str(card) for card in deal.state.hands[0] if card is not one("SA"))

    told = deal.does(f"1 {thrown}").does("1 H  2 -  3 -")
    known = memory(told.play("1 " + str(told.state.hands[0][-1])))
    assert (1.0, 0.0) == (known.chance(seat(1), one("SA")), known.chance(seat(3), one("SA")))


def test_it_is_forgotten_once_it_is_played():
    """The Ombre does not hold the ace any more."""
    deal = auction("pass pass pass", house=FORCED, hands="1 SA; 2 S2; 3 S3")
    thrown = " ".join(str(card) for card in deal.state.hands[0] if card is not one("SA"))

    told = deal.does(f"1 {thrown}").does("1 H  2 -  3 -").play("1 SA")
    assert not memory(told).could_hold(seat(1), one("SA"))


# The player that thinks.


def thought(deal: Deal) -> str:
    """Return the expert's action."""
    assert deal.turn is not None
    seen = deal.seen_by(deal.turn)
    asked = request(seen)
    assert asked is not None
    return str(player("expert").decide(seen, asked, Random(0)))


def test_the_expert_knows_what_contrabola_is_about():
    """A defender leaves the Ombre the trick, and the Ombre plays low if possible."""
    assert "S2" == thought(null("1 S7 H3 D6; 2 SK S2 HQ; 3 SQ H6 H2").play("1 S7"))
    assert "S6" == thought(null("1 SK S6 D6; 2 H7 H4 H5; 3 S3 SQ H2", dealer=2).play("3 S3"))


def test_the_expert_throws_a_hopeless_hand_in():
    """The expert throws the hand in as the textbook does."""
    own = "SA CK C2 HK HA D2 D3 D4 D5"
    deal = low("gascarola", hands=f"1 {own}", talon="S3 S4 C3 C4 H6 H5 D6 D7 H4", house="casca_throw_in=on")
    assert "throw_in" == thought(deal.does(f"1 {own}"))


@pytest.mark.parametrize(
    ("house", "kept"),
    [("", "SA CK C2 HK HA D2 D3 D4 D5 -"), ("casca_keep=black_ace_only", "SA -")],
)
def test_the_expert_weighs_every_card_that_may_be_kept(house, kept):
    """The expert considers each card of the hand, or each black ace, or keeping no card."""
    own = "SA CK C2 HK HA D2 D3 D4 D5"
    deal = low("gascarola", hands=f"1 {own}", talon="S3 S4 S5 S6 SK H5 D6 D7 H4", house=house)
    asked = request(deal.state)
    assert isinstance(asked, ExchangeRequest)

    thrown = [set(str(way).split()) for way in ways(asked)]

    assert set(kept.split()) == {" ".join(set(own.split()) - way) or "-" for way in thrown}
    assert {"SA"} == set(own.split()) - set(thought(deal).split())


def after_the_exchange() -> Deal:
    """Return a deal in which seat 1 was forced by spadille, kept it and three cards, and named hearts."""
    deal = auction("pass pass pass", house=FORCED, hands="1 SA; 2 S2; 3 S3")
    thrown = " ".join(str(card) for card in deal.state.hands[0][4:])
    return deal.does(f"1 {thrown}  1 H")


def test_the_expert_imagines_the_ace_where_it_made_its_holder_play():
    """The ace is in that hand in every world, before the play and during it."""
    deal = after_the_exchange()
    before = sample_worlds(deal.seen_by(2), 5, Random(1))
    led = deal.does("2 -  3 -").play(f"1 {deal.state.hands[0][-1]}")
    worlds = Hidden.from_view(led.seen_by(2).position).worlds(5, Random(1))

    assert [True] * 5 == [one("SA") in world.hands[0] for world in before]
    assert [True] * 5 == [one("SA") in world[0] for world in worlds]


def test_every_card_lies_somewhere_in_what_the_expert_imagines():
    """No card occurs twice, and none is missing."""
    for world in sample_worlds(after_the_exchange().seen_by(3), 3, Random(2)):
        check(world)
        assert HIDDEN not in (*world.talon, *(card for pile in (*world.hands, *world.dead) for card in pile))


# Self-play.


@pytest.mark.parametrize(
    "house",
    [
        f"{LOW} after_low_bids=force_spadille",
        f"{LOW} low_bid_order=ranked casca_choice=blind casca_keep=black_ace_only casca_throw_in=on",
        f"{FORCED} force_name_trump=before_draw force_spadille_basto=off",
        "contrabola_call=above_entrada",
    ],
)
def test_low_games_are_played_without_a_refusal(house):
    """Some low games come up in thirty deals."""
    match = Match(ruleset("renegado", house), (player("textbook"),) * 3, 30, "low")
    played = Counter(row.state.contract.name for row in match.rows() if row.state.contract is not None)

    assert played.keys() & {"gascarola", "voltereta", "contrabola", "forced_spadille"}
