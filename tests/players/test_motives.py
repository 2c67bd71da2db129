"""Motives: where each is given, and where it is not, with hearts as trumps and seat 1 as the Ombre."""

from random import Random

import pytest
from advice import advised
from chance import played, some_action
from dialect import Deal, auction, dealt, exchanging, playing
from sides import asked as called

from ombre_desktop.engine import (
    DealState,
    PlayCard,
    PlayRequest,
    Say,
    Seat,
    Word,
    apply,
    request,
    ruleset,
    ruleset_names,
    view,
)
from ombre_desktop.players.advice import OWN_WORLDS, Fact
from ombre_desktop.players.motives.explaining import motives_for
from ombre_desktop.players.player import player

Told = dict[str, dict[str, Fact]]


def told(deal: Deal, name: str = "textbook") -> Told:
    """Return the motives of the player called *name* at the seat that is asked, with their facts."""
    assert deal.turn is not None
    seen = deal.seen_by(deal.turn)
    asked = request(seen)
    assert asked is not None
    advice = player(name).consider(seen, asked, Random(3), OWN_WORLDS)
    return {each.key: dict(each.facts) for each in advice.motives}


def hearts(hands: str, dealer: int = 3) -> Deal:
    """Return a deal at the first lead."""
    return playing("renegado", trump="H", hands=hands, dealer=dealer, house="surrender=off")


# Words.

MATADOR = "2 SA H7 HK D6 D5 D4 C7 C6 C5"
NONE = "2 HK HQ H6 D6 D5 D4 C7 C6 C5"


def drawing(hand: str) -> Deal:
    """Return a deal in which the first defender is asked to exchange."""
    return exchanging("entrada", hands=hand).does("1 -")


def test_no_matador_is_why_the_draw_is_yielded():
    assert {"no_matador": {}} == told(drawing(NONE))


def test_with_a_matador_it_is_not_said():
    assert "no_matador" not in told(drawing(MATADOR))


TOP = "SA H7 CA HA HK HQ HJ"
REST = "2 H4 H5 H6 D7 D6 D5 D4 D3 D2; 3 CK CQ CJ C7 C6 C5 C4 C3 C2"
FIVE = ("1 SA H4 C2", "1 H7 H5 C3", "1 CA H6 C4", "1 HA D2 C5", "1 HK D3 C6")


def after_five(two: str) -> Deal:
    """Return a deal in which the Ombre has five tricks, queen and knave of trumps, and *two* cards more."""
    return playing("renegado", trump="H", hands=f"1 {TOP} {two}; {REST}").play_all(*FIVE)


def test_a_vole_is_undertaken_because_the_rest_is_sure():
    assert {"the_rest_is_sure": {}} == told(after_five("SK SQ"))


def test_a_claim_does_not_say_so():
    """A low spade might lose one of the four tricks."""
    assert "the_rest_is_sure" not in told(after_five("SK S3"))


def test_nor_does_a_vole_that_may_fail():
    """The vole is dared all the same."""
    seen = after_five("SK S3").seen_by(1)
    asked = request(seen)
    assert asked is not None

    assert () == motives_for(seen, asked, Say(Word.VOLE))


def surrendered(*tricks: str) -> Deal:
    """Return a vuelta given up after these tricks, seat 2 asked first."""
    hands = "1 S2 S3 H6 H5 D7 C3; 2 SA H7 CA HA HK HQ; 3 CK C5 C6 D2 D3 D4"
    deal = playing("renegado", trump="H", contract="vuelta", hands=hands, dealer=1)
    return deal.play_all(*tricks)


def test_a_surrender_is_refused_with_codille_in_sight():
    """The defender has two tricks, and nobody else has any."""
    deal = surrendered("2 SA C5 H6", "2 H7 C6 H5").play("2 CA D2").does("1 surrender")

    assert {"codille_in_sight": {"tricks": 2}} == told(deal)


def test_with_one_trick_it_is_not():
    deal = surrendered("2 SA C5 H6").play("2 H7 C6").does("1 surrender")

    assert "codille_in_sight" not in told(deal)


# The rules.


@pytest.mark.parametrize("name", ["textbook", "random", "expert"])
def test_a_single_lawful_card_is_the_only_one(name):
    deal = playing("renegado", trump="S", hands="1 HK S2; 2 HQ SJ; 3 H6 S4").play("1 HK")

    assert {"only_one": {}} == told(deal, name)


@pytest.mark.parametrize("name", ["textbook", "random", "expert"])
def test_one_of_two_is_not(name):
    deal = playing("renegado", trump="S", hands="1 HK S2; 2 HQ HJ; 3 H6 S4").play("1 HK")

    assert "only_one" not in told(deal, name)


# Calls.


FOUR = "SK SQ S6 S2 CK C4 HJ DQ D4"


def test_a_pass_for_want_of_one_trump_says_how_many_there_are():
    """The hand has king, queen, manille and the six of spades."""
    assert "pass" == advised(dealt(hands=f"1 {FOUR}"))
    assert {"have": 4, "matadors": 1} == told(dealt(hands=f"1 {FOUR}"))["few_matadors"]


def test_with_that_trump_the_hand_bids():
    """The three of spades replaces the four of clubs, and the bid's motive mentions no lack."""
    longer = dealt(hands=f"1 {FOUR.replace('C4', 'S3')}")

    assert "entrada" == advised(longer)
    assert "few_matadors" not in told(longer)


def test_a_hopeless_hand_is_short_of_more_than_one():
    assert "few_matadors" not in told(dealt(hands="1 S2 S3 C3 C4 D6 D5 H4 H3 C6"))


# Following.


def test_the_partner_is_left_a_trick_that_is_sure():
    """The Ombre has played, and the queen wins without the king's help."""
    deal = hearts("1 D7 SA HK; 2 DK D2 S3; 3 DQ C4 C5", dealer=2).play("3 DQ D7")

    assert {"partner_is_winning": {}} == told(deal)


def test_not_while_the_ombre_is_behind():
    """The Ombre might still trump the queen."""
    deal = hearts("1 S4 SA HK; 2 DQ C4 C5; 3 DK D2 S3", dealer=1).play("2 DQ")

    assert "partner_is_winning" not in told(deal)


def test_not_where_no_card_could_take_it_from_them():
    """No motive says that a trick is spared."""
    deal = hearts("1 D7 SA HK; 2 D3 D2 S3; 3 DQ C4 C5", dealer=2).play("3 DQ D7")

    assert "partner_is_winning" not in told(deal)


def test_a_secret_partner_is_trusted_but_not_named():
    """For all that seat 5 knows, seat 2 may hold the king that was called, and play with the Ombre."""
    hands = "1 C2 SA HK; 2 CK S3 S4; 3 C3 DK H2; 4 C4 S5 D3; 5 H3 S6 D4"
    deal = called(hands, full=False).play("1 C2 CK C3 C4")

    assert "H3" != advised(deal)
    assert "partner_is_winning" not in told(deal)


LAST = "1 D5 SA HK; 2 D6 S3 S2; 3 DK D2 D7"


def test_the_last_hand_wins_with_the_smallest_that_does():
    """The two of diamonds beats the five, but before another opponent it would have to be the king."""
    assert {"last_to_play": {}, "smallest_that_wins": {}} == told(hearts(LAST).play("1 D5 D6"))


def test_a_card_that_would_do_before_another_owes_nothing_to_being_last():
    """Nobody can beat spadille."""
    deal = hearts("1 H6 C5 C6; 2 D6 S3 S2; 3 SA D2 C4").play("1 H6 D6")

    assert "last_to_play" not in told(deal)


def test_a_single_winner_is_not_the_smallest():
    deal = hearts("1 D5 SA HK; 2 D6 S3 S2; 3 DK D7 C4").play("1 D5 D6")

    assert {"DK"} == {advised(deal)}
    assert "smallest_that_wins" not in told(deal)


def test_a_card_that_may_be_beaten_is_not_said_to_win():
    """The Ombre covers in second seat, and the other defender is still to play."""
    deal = hearts("1 HK HQ CK C7 C6; 2 D3 H4 S4 S5 S6; 3 C2 D4 D5 D6 S7", dealer=1).play("2 D3")

    assert "smallest_that_wins" not in told(deal)


def test_a_void_hand_ruffs_and_names_the_suit():
    """The last hand trumps the diamond with the four, not with basto."""
    deal = hearts("1 D5 SA HK; 2 D6 S3 S2; 3 CA H4 C4").play("1 D5 D6")

    assert {"suit": "D"} == told(deal)["void_to_ruff"]


def test_a_hand_that_follows_does_not_ruff():
    assert "void_to_ruff" not in told(hearts(LAST).play("1 D5 D6"))


def test_nor_does_one_that_trumps_a_trump():
    deal = hearts("1 H4 SK CK; 2 D6 S3 S2; 3 HK H2 C4").play("1 H4 D6")

    assert "void_to_ruff" not in told(deal)


# Throwing.

SPADILLE = "1 SA C2 C3 HA; 2 H5 S3 S2 D2"


def test_a_guard_is_kept_for_its_queen():
    """The six of diamonds stays with the queen, and a club is thrown."""
    deal = hearts(f"{SPADILLE}; 3 DQ D6 C5 C6").play("1 SA H5")

    assert {"no_card_wins": {}, "keep_guard": {"card": "DQ"}} == told(deal)


def test_without_a_queen_no_guard_is_kept():
    """Neither trump nor king is thrown away, but nothing guards them."""
    deal = hearts(f"{SPADILLE}; 3 D7 SK DK CK").play("1 SA H5")

    assert {"no_card_wins": {}} == told(deal)


def test_where_a_card_would_win_it_is_not_said_that_none_does():
    """The Ombre spares the king for a trick that nobody behind can trump."""
    assert "no_card_wins" not in told(hearts(LAST).play("1 D5 D6"))


# Leading.


def test_certain_winners_that_make_the_game_are_counted():
    """The five best trumps win five of the seven tricks."""
    deal = hearts("1 SA H7 CA HA HK S2 S3; 2 H6 H5 H4 D7 D6 D5 D4; 3 DK DQ DJ CK CQ CJ C7")

    assert {"majority_is_sure": {"tricks": 5}} == told(deal)


def test_trumps_are_drawn_while_any_are_left():
    """The Ombre has three trumps, and nine are elsewhere."""
    deal = hearts("1 SA HK H2 DK S3; 2 H6 H5 S4 D6 D5; 3 HQ HJ D7 C5 C6")

    assert {"draw_trumps": {"left": 9}} == told(deal)


def test_once_they_are_gone_the_king_is_highest():
    """A player who leads a diamond is not said to draw trumps."""
    deal = hearts("1 DK SK SQ SJ S7 S6 S5; 2 S4 D3 H5 D6 D4 C2 C4; 3 H4 S3 D7 C5 C6 C7 D5")

    assert {"highest_of_suit": {"suit": "D"}} == told(deal)


def test_a_partner_who_can_ruff_is_given_the_suit():
    """Seat 3 threw a club on the first diamond, and the Ombre followed."""
    deal = hearts("1 D2 S3 S4 C7; 2 DK D7 CQ CJ; 3 C5 C2 H6 S6").play("1 D2 DK C5")

    assert {"partner_can_ruff": {"suit": "D"}} == told(deal)


def test_an_ombre_who_is_void_is_made_to_trump():
    deal = hearts("1 H2 S3 SA HK; 2 DQ D7 SK CJ; 3 C5 D5 S6 C4", dealer=1)

    assert {"ombre_is_void": {"suit": "D"}} == told(deal.play("2 DQ D5 H2").play("1 S3 SK S6"))


def test_the_suit_that_the_partner_led_is_returned():
    deal = hearts("1 C2 SA HK S6; 2 CQ C3 C5 D5; 3 C4 D2 S4 S5", dealer=2)

    assert {"partner_led_it": {"suit": "C"}} == told(deal.play("3 C4 C2 CQ"))


@pytest.mark.parametrize(
    "deal",
    [
        pytest.param(hearts("1 D5 D4 D6 S3; 2 SA S5 DK DQ; 3 CK D7 C5 C6"), id="ombre"),
        pytest.param(hearts("1 SA HK H2 H3 C2; 2 D5 D4 SJ S7 S3; 3 C4 D2 S4 S5 C3", dealer=1), id="defender"),
    ],
)
def test_a_lead_for_want_of_a_better_one_has_no_motive(deal):
    assert {} == told(deal)


# Every choice.


def test_a_card_that_the_maxims_do_not_advise_has_no_motive():
    """The king is played where the two would be enough."""
    seen = hearts(LAST).play("1 D5 D6").seen_by(3)
    asked = request(seen)
    assert isinstance(asked, PlayRequest)

    other = next(card for card in asked.cards if card.text == "DK")

    assert () == motives_for(seen, asked, PlayCard(other))


def test_an_expert_who_chooses_the_same_card_gives_the_same_motives():
    assert told(hearts(LAST).play("1 D5 D6")) == told(hearts(LAST).play("1 D5 D6"), "expert")


def test_for_no_trick_no_motive_speaks_of_winning():
    """Contrabola reverses the sense of all motives about winning."""
    deal = auction(
        "pass pass pass contrabola", hands="1 S4 C5 C4 C3 H7 H6 H5 D7 D6", house="passed_out=low_bids"
    )
    while not isinstance(deal.asked, PlayRequest):
        deal = deal.does(f"{deal.turn} {advised(deal)}")
    while deal.asked is not None:
        assert set(told(deal)) <= {"only_one"}
        deal = deal.does(f"{deal.turn} {advised(deal)}")


SURE = {"partner_is_winning", "smallest_that_wins"}


def is_ours(state: DealState, at: Seat) -> bool:
    """Return True if that seat plays for the Ombre, secretly or not."""
    return at in (state.ombre, state.ally)


@pytest.mark.parametrize("game", ruleset_names())
def test_a_trick_that_is_said_to_be_sure_is_won(game):
    """The seats behind play at random."""
    for number in range(3):
        rng = Random(f"sure {game} {number}")
        for step in played(ruleset(game), rng):
            asked = request(step.state)
            if not isinstance(asked, PlayRequest) or SURE.isdisjoint(told(Deal(step.state))):
                continue
            seen = view(step.state, asked.seat)
            after = apply(step.state, player("textbook").decide(seen, asked, Random(3))).state
            while len(after.play.tricks) == len(step.state.play.tricks):
                after = apply(after, some_action(after, rng)).state
            (*_, winner) = after.play.winners

            assert is_ours(step.state, asked.seat) is is_ours(step.state, winner)
