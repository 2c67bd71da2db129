"""Claims: the remaining tricks are certain from what one seat knows, and nothing else is claimed."""

from itertools import islice
from random import Random

import pytest
from claims import is_true, late_claims, positions
from dialect import Deal, playing
from twins import twin

from ombre_desktop.engine import request, ruleset_names, view
from ombre_desktop.engine.cards import cards as cards_in_turn
from ombre_desktop.players.claim import Claim, claim_object, parse_claim
from ombre_desktop.players.proof import claim_of

DRAWING = "2 H2 H3 H4 H5 DJ DA D2 D3 S2; 3 S3 S4 S5 S6 S7 C2 C3 C4 C5"


def claimed(deal: Deal, number: int = 1) -> str | None:
    """Return the cards that win all the rest in order, ``nothing`` if none can win, or None for no claim."""
    claim = claim_of(deal.seen_by(number))
    if claim is None:
        return None
    return " ".join(map(str, claim.cards)) if claim.wins else "nothing"


def test_the_highest_trumps_win_whatever_the_others_hold():
    """Spadille, manille and basto are beaten by nothing."""
    deal = playing("renegado", trump="H", hands="1 SA H7 CA; 2 S2 S3 S4; 3 C2 C3 C4")

    assert "SA H7 CA" == claimed(deal)


def test_a_king_may_be_trumped():
    """Somebody may hold a trump and no diamond."""
    deal = playing("renegado", trump="H", hands="1 SA H7 DK; 2 S2 S3 S4; 3 C2 C3 C4")

    assert claimed(deal) is None


def test_kings_win_once_every_trump_is_drawn():
    """Five trumps are out, and seven calls bring them all down."""
    deal = playing("renegado", trump="H", hands=f"1 SA H7 CA HA HK HQ HJ DK DQ; {DRAWING}")

    assert "SA H7 CA HA HK HQ HJ DK DQ" == claimed(deal)


def test_a_matador_that_need_not_fall_spoils_the_claim():
    """Basto may be held back from every trump below it, and take one of them."""
    deal = playing("renegado", trump="H", hands=f"1 SA H7 HA HK HQ HJ H6 DK DQ; {DRAWING}")

    assert claimed(deal) is None


def test_a_seat_that_did_not_follow_holds_no_card_of_the_suit():
    """Spadille calls for every trump; nobody had one, so nobody can trump the king."""
    deal = playing("renegado", trump="H", hands="1 SA H7 DK; 2 S2 S3 S4; 3 C2 C3 C4")

    assert "H7 DK" == claimed(deal.play("1 SA S2 C2"))


def test_a_card_played_to_a_trick_that_lies_may_begin_the_claim():
    """The second seat takes the trick with spadille, then leads manille."""
    deal = playing("renegado", trump="H", hands="1 S2 S3; 2 SA H7; 3 C2 C3").play("1 S2")

    assert "SA H7" == claimed(deal, 2)


def test_the_lowest_cards_win_nothing():
    """The six of diamonds beats only the seven, and both are in one hand."""
    deal = playing("renegado", trump="H", hands="1 DK S3; 2 D6 D7; 3 C2 C3").play("1 DK")

    assert "nothing" == claimed(deal, 2)


def test_a_card_that_could_beat_a_lead_may_still_win():
    """The five of diamonds would win if somebody led the six."""
    deal = playing("renegado", trump="H", hands="1 DK S3; 2 D5 D7; 3 C2 C3").play("1 DK")

    assert claimed(deal, 2) is None


def test_a_leader_claims_no_loss():
    """The lowest card wins the trick if nobody can follow."""
    deal = playing("renegado", trump="H", hands="1 D6 D7; 2 DK S3; 3 C2 C3")

    assert claimed(deal) is None


def test_the_last_card_is_not_claimed():
    """It is the only card that can be played."""
    deal = playing("renegado", trump="H", hands="1 SA; 2 S2; 3 C2")

    assert claimed(deal) is None


def test_only_the_seat_that_must_play_claims():
    """A claim is an answer to the question which card to play."""
    deal = playing("renegado", trump="H", hands="1 S2 S3; 2 SA H7; 3 C2 C3")

    assert claimed(deal, 2) is None


@pytest.mark.parametrize(
    "claim", [None, Claim(True, cards_in_turn("SA H7")), Claim(False, cards_in_turn("D6"))]
)
def test_a_claim_is_read_as_it_was_written(claim):
    """The process of the players answers with its text."""
    hand = cards_in_turn("H7 SA") if claim is None or claim.wins else cards_in_turn("D6")

    assert claim == parse_claim(claim_object(claim), hand)


@pytest.mark.parametrize(
    "said", [{}, {"wins": 1, "cards": "SA"}, {"wins": True, "cards": "H7"}, {"wins": True, "cards": "S0"}, []]
)
def test_a_malformed_claim_is_refused(said):
    """It misses a part, or is about cards that the hand does not hold."""
    with pytest.raises((LookupError, TypeError, ValueError)):
        parse_claim(said, cards_in_turn("SA"))


@pytest.mark.parametrize("game", ruleset_names())
def test_a_claim_is_true_in_every_world(game):
    """In worlds drawn at random, every lawful play by the others gives the tricks that were claimed."""
    for state, seat, claim in islice(late_claims(game, deals=12), 3):
        assert is_true(state, seat, claim, worlds=4)


def test_a_claim_says_nothing_of_the_hidden_cards():
    """The claim is the same if the unseen cards change places."""
    found = 0
    for state in positions("renegado", deals=6):
        seat = request(state).seat
        claim = claim_of(view(state, seat))
        if claim is not None:
            found += 1
            assert claim == claim_of(view(twin(state, seat, Random(found)), seat))
    assert found
