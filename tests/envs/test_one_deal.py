"""One deal in single actions: every lawful decision has exactly one way, and nothing else has any."""

from copy import deepcopy
from itertools import combinations
from random import Random

import pytest
from chance import SEEDS, rulesets
from hypothesis import given, settings
from hypothesis import strategies as st
from walks import walked

from ombre_desktop.engine import (
    Discard,
    ExchangeRequest,
    IllegalAction,
    NameTrump,
    PlayCard,
    Ruleset,
    Say,
    Seat,
    Session,
    Suit,
    Word,
    refusal,
    request,
    ruleset,
)
from ombre_desktop.engine.chips import net_of
from ombre_desktop.engine.errors import NotReachedError
from ombre_desktop.envs import NotOfferedError, OneDeal
from ombre_desktop.envs.action_space import DONE
from ombre_desktop.envs.one_deal import offered

EXCHANGING = ("renegado", "pokerwiner", "two_handed", "four_handed", "lhombre", "tresillo", "rocambor")


@given(rulesets(), SEEDS)
def test_a_deal_comes_to_its_end(game: Ruleset, seed: int):
    """Something lawful is offered until it is settled; the chips sum to the pool that was there before."""
    *_, deal = walked(game, Random(seed))

    assert deal.offered() == ()
    if not game.target:
        assert 0 == sum(deal.winnings())


@settings(max_examples=20)
@given(st.sampled_from(EXCHANGING).flatmap(rulesets), SEEDS)
def test_each_set_of_cards_that_may_be_thrown_has_one_way(game: Ruleset, seed: int):
    """Only those do: the ways are compared with what the rules refuse."""
    exchanges = [
        deal
        for deal in walked(game, Random(seed))
        if not deal.thrown and isinstance(request(deal.state), ExchangeRequest)
    ]

    for deal in exchanges[:1]:
        hand = deal.state.hands[deal.state.to_act]
        sets = (Discard(one) for number in range(len(hand) + 1) for one in combinations(hand, number))
        lawful = [action for action in sets if refusal(deal.state, action) is None]
        assert sorted(map(str, lawful)) == sorted(map(str, ways(deal)))


def ways(deal):
    """Return every discard to which single throws can lead, once for each way."""
    asked = request(deal.state)
    hand = deal.state.hands[asked.seat]
    open_ends, found = [()], []
    while open_ends:
        thrown = open_ends.pop()
        for action in offered(asked, hand, thrown):
            if action == DONE:
                found.append(Discard(thrown))
            elif isinstance(action, Discard):
                open_ends.append((*thrown, *action.cards))
    return found


def test_what_is_not_offered_is_refused():
    """With the rule that refuses it."""
    deal = OneDeal.shuffled(ruleset("renegado"), Random(1))

    with pytest.raises(IllegalAction, match=r"not_asked \(rule 1.6\)"):
        deal.after(NameTrump(Suit.HEARTS))


def test_an_exchange_goes_on_card_by_card():
    """No card before the last one thrown, and no word, until it is ended."""
    deal = next(deal for deal in walked(ruleset("renegado"), Random(2)) if deal.thrown)

    for action in (Discard(deal.thrown), Say(Word.YIELD)):
        with pytest.raises(NotOfferedError, match=f"{action} is not offered now"):
            deal.after(action)


def test_nothing_is_offered_after_the_end():
    *_, deal = walked(ruleset("tritrille"), Random(1))

    with pytest.raises(IllegalAction, match="deal_over"):
        deal.after(PlayCard(deal.state.ruleset.pack.cards[0]))


def test_nothing_is_won_before_the_end():
    with pytest.raises(NotReachedError):
        OneDeal.shuffled(ruleset("renegado"), Random(1)).winnings()


@pytest.mark.parametrize("pool", [0, 12])
def test_the_winnings_are_those_of_a_sitting_of_one_deal(pool):
    """Its antes, its payments, and a share of the pool that is left, with the odd chips for the dealer."""
    game = ruleset("lhombre")
    before = Session.begin(game, Seat(1))
    *_, deal = walked_with_pool(game, pool)

    antes, paid = (net_of(each, game.seats) for each in (before.antes, deal.state.payments))
    left = deal.state.settled.pool_after
    shares = [left // game.seats + (left % game.seats if seat == 1 else 0) for seat in range(game.seats)]
    assert [sum(each) for each in zip(antes, paid, shares, strict=True)] == [*deal.winnings()]
    assert pool == sum(deal.winnings())


def walked_with_pool(game, pool):
    """Yield a deal by the second seat, with chips in the pool before the antes."""
    rng = Random(3)
    deal = OneDeal.shuffled(game, rng, Seat(1), pool)
    while not deal.is_over:
        deal = deal.after(rng.choice(deal.offered()))
        yield deal


def test_partners_win_the_stones_of_their_side():
    *_, deal = walked(ruleset("zanga"), Random(2))

    one, two, *others = deal.winnings()
    assert [one, two] == others


def test_a_copy_is_the_deal_itself():
    """It never changes, and a search copies it at every node."""
    deal = OneDeal.shuffled(ruleset("renegado"), Random(1))

    assert deal is deepcopy(deal)
