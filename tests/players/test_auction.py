"""The expert's bidding: the outlook of a bid with open cards, and the model fitted to such outlooks."""

from random import Random
from statistics import mean

import pytest
from dialect import Deal, auction, dealt

from ombre_desktop.engine import Bid, CallRequest, Seat, SeatView, request, ruleset
from ombre_desktop.engine.variants import ruleset_names
from ombre_desktop.players.bidding import winning
from ombre_desktop.players.expert.auction import call, chance_by, knows, offers
from ombre_desktop.players.expert.bid_features import BidFeatures
from ombre_desktop.players.expert.bidding_model import BIDDING_MODEL
from ombre_desktop.players.expert.budget import Budget
from ombre_desktop.players.expert.rollout import sample_worlds, values_of
from ombre_desktop.players.style import EVEN, Style

SURE = "SA H7 CA HA HK HQ HJ DK CK"
GOOD = "SA H7 HK H3 DK D5 S3 C4 C3"
LOW = "H2 H3 HJ S3 S4 C3 C4 D7 D6"
"""A hand of low cards, which wins no trick."""
POOR = "S2 S3 C3 C4 D6 D5 H4 H3 C6"


def said(deal: Deal, style: Style = EVEN) -> str:
    """Return the call of the seat that is asked."""
    assert deal.turn is not None
    seen = deal.seen_by(deal.turn)
    asked = request(seen)
    assert isinstance(asked, CallRequest)
    return str(call(seen, asked, Budget((3,), before=2), Random(1), style).choice)


def test_a_hand_that_cannot_lose_is_kept_as_dealt():
    """The hand has seven trumps from the top and two kings, so that a solo pays most."""
    assert "solo" == said(dealt("renegado", f"1 {SURE}"))


def test_a_poor_hand_passes():
    """The hand has neither matador nor king."""
    assert "pass" == said(dealt("renegado", f"1 {POOR}"))


def test_what_is_asked_more_than_a_bid_promises_is_a_pass():
    """A cautious temper demands more of the same hand."""
    deal = dealt("renegado", f"1 {GOOD}")

    assert "pass" != said(deal)
    assert "pass" == said(deal, Style("timid", least=0.99, asks=2.0))


def test_every_bid_of_the_eldest_is_offered_with_its_chance():
    """The surer bid is the one with the exchange."""
    deal = dealt("renegado", f"1 {GOOD}")
    seen = deal.seen_by(1)
    asked = request(seen)
    assert isinstance(asked, CallRequest)

    chance = {offer.bid.contract: offer.chance for offer in offers(seen, asked, 3, Random(1))}

    assert {"entrada", "vuelta", "solo"} == set(chance)
    assert 1.0 > chance["entrada"] > chance["solo"] > 0.0


def test_who_passed_is_imagined_without_a_great_hand():
    """A seat that bid is imagined with a great hand, and before anybody spoke both are alike."""
    heard = {
        calls: mean(
            winning(SeatView(Seat(1), world), "entrada")
            for world in sample_worlds(deal.seen_by(3), 60, Random(2))
        )
        for calls in ("pass pass", "pass entrada")
        for deal in [auction(calls, name="renegado", hands=f"3 {GOOD}")]
    }

    assert heard["pass pass"] + 0.1 < heard["pass entrada"]


def test_what_is_paid_at_the_naming_of_trump_is_reckoned_in():
    """Between two, matadors are paid for at once (rule 3.9): here three of them, and nothing else."""
    deal = auction("entrada pass", name="two_handed", hands="2 SA S2 CA SK SQ SJ S7 CK").play("2 S")

    paid = deal.state._replace(agenda=())

    assert values_of([paid], Seat(1))[0] == -values_of([paid], Seat(0))[0] > 0


@pytest.mark.parametrize("key", sorted(BIDDING_MODEL))
def test_the_better_a_bid_looks_the_oftener_it_wins(key: tuple[str, str]):
    """In the fitted model, more worlds won and a better count of the hand never lower the probability."""
    few, many = (BidFeatures(wins, 30, 0.0, 10.0, -20.0, wins / 30) for wins in (6, 24))

    assert chance_by(BIDDING_MODEL[key], few) < chance_by(BIDDING_MODEL[key], many)
    assert 0 < BIDDING_MODEL[key].advantage[1]


def test_every_lesson_is_about_a_bid_that_there_is():
    """Every lesson names a game and one of its contracts."""
    bids = {(game, row.name) for game in ruleset_names() for row in ruleset(game).contracts}

    assert set() == set(BIDDING_MODEL) - bids


def test_a_bid_that_was_not_learned_is_left_to_habit():
    """A house may add bids to a game."""
    deal = dealt("renegado", f"1 {LOW}", house="contrabola_call=above_entrada passed_out=low_bids")
    seen = deal.seen_by(1)
    asked = request(seen)
    assert isinstance(asked, CallRequest)

    assert Bid("contrabola") in asked.calls
    assert not knows(seen, asked)


def test_a_bid_that_was_not_learned_does_not_matter_while_it_is_hopeless():
    """The vole may always be bid in the French form."""
    seen = dealt("french", "1 SA S2 CA HA HK D5 S3 C4 C3").seen_by(1)
    asked = request(seen)
    assert isinstance(asked, CallRequest)

    assert Bid("vole") in asked.calls
    assert knows(seen, asked)
