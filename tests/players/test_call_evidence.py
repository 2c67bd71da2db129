"""Call evidence: what calls, and cards in a game with a called card, tell the odds about hidden hands."""

from random import Random

import pytest
from chance import played
from dialect import auction, cards, dealt, seat
from for_each import for_each

from ombre_desktop.engine import Bid, CallRequest, SeatView, request, ruleset, ruleset_names, view
from ombre_desktop.engine.seats import with_seat
from ombre_desktop.players.bidding import expected_chips
from ombre_desktop.players.expert.call_likelihood import call_evidence, weighed_bid
from ombre_desktop.players.expert.imagined import Imagined
from ombre_desktop.players.expert.whereabouts import told_by_the_act
from ombre_desktop.players.valuation import bits_of

MINE = "2 C3 C4 S5 S6 HQ HJ D4 D5 D6"
"""The hand of a defender who looks on."""


def trumps(deal, ombre: int, least: int) -> float:
    """Return how likely the Ombre has at least that many trumps, to seat 2."""
    seen = deal.seen_by(2)
    found = Imagined.of(seen, 300, Random(1))
    row = sum(found.bits[card] for card in seen.position.ranking.trumps)
    return found.share(seat(ombre), lambda hand: (hand & row).bit_count() >= least).share


def test_a_pass_over_a_bid_refuses_no_such_bid():
    """In Quadrille nobody can ask after another; a pass then only tells that the hand does not play alone."""
    strong = tuple(cards("SA S2 CA SK HK H3 C5 C6 D4 D5"))
    weak = tuple(cards("S3 S4 H3 H4 H5 C4 C5 C6 D4 D5"))
    eldest = call_evidence(auction("pass", name="quadrille", dealer=4).seen_by(4).position)[seat(1)]
    second = call_evidence(auction("ask pass", name="quadrille", dealer=4).seen_by(4).position)[seat(2)]

    assert eldest.chance(strong) < 0.1
    assert eldest.chance(weak) > 0.9
    assert second.chance(strong) > 0.9


def test_the_bid_is_remembered_once_trump_is_named():
    """An Ombre who will exchange has fewer trumps than one who plays the hand dealt."""
    asked, alone = (
        auction(f"{bid} pass pass", hands=MINE, dealer=3).does("1 S") for bid in ("entrada", "solo")
    )

    assert trumps(asked, 1, least=5) < 0.3
    assert trumps(alone, 1, least=5) > 0.5


def test_who_plays_solo_in_lhombre_has_five_trumps():
    """Of five such experts, all five had; nobody bids it on less if a lower bid will do."""
    deal = dealt("lhombre", hands=MINE, dealer=3).does("4 solo 2 pass 3 pass 4 S")

    assert trumps(deal, 4, least=5) > 0.6


def test_a_card_tells_something_after_a_call():
    """A defender who beats none of the Ombre's cards with their highest one has no higher one."""
    hands = "1 SA S2 CA SQ SJ DJ D2 D3; 2 D5 H3 H4 C3 C4 S3 S4 C5; 3 HK"
    deal = auction("ask pass pass pass pass", name="five_handed", hands=hands, dealer=5)
    before = deal.does("1 S 1 call HK").play("1 DJ")

    telling = told_by_the_act(before.seen_by(1), before.play("2 D5").seen_by(1), seat(2), Random(1), 400)

    lost = {each.card for each in telling.findings if each.after < each.before}
    assert lost & cards("DK DQ")


@for_each(ruleset_names())
def test_bids_are_weighed_as_the_textbook_weighs_them(game: str) -> None:
    """The quick way is the same as asking for the expectation of the bid with that hand."""
    rng = Random(f"weighed {game}")
    for step in played(ruleset(game), rng):
        asked = request(step.state)
        if step.state.is_over or not isinstance(asked, CallRequest):
            continue
        state = view(step.state, asked.seat).position
        hand = tuple(rng.sample(state.ruleset.pack.cards, state.ruleset.hand_size))
        there = SeatView(asked.seat, state._replace(hands=with_seat(state.hands, asked.seat, hand)))
        for call in asked.calls:
            found = weighed_bid(there, call.contract) if isinstance(call, Bid) else None
            if found is not None:
                assert pytest.approx(found.chips(bits_of(hand))) == expected_chips(there, call)
