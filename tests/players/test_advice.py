"""Advice: the choice, its alternatives, and true motives."""

from collections.abc import Iterator
from functools import cache
from itertools import islice
from math import sqrt
from random import Random
from statistics import fmean, pstdev

import pytest
from chance import played
from dialect import Deal, action, dealt, exchanging, playing
from twins import twin

from ombre_desktop.engine import (
    CallRequest,
    ChoiceRequest,
    ExchangeRequest,
    PlayCard,
    PlayRequest,
    Request,
    Say,
    SeatView,
    TrumpRequest,
    Word,
    refusal,
    request,
    ruleset,
    ruleset_names,
    view,
)
from ombre_desktop.players.advice import OWN_WORLDS, Advice, Motive
from ombre_desktop.players.expert import auction
from ombre_desktop.players.expert.budget import Budget
from ombre_desktop.players.expert.cards import Outlook
from ombre_desktop.players.expert.decisions import SURE
from ombre_desktop.players.expert.natural import CLOSE
from ombre_desktop.players.expert.player import Expert
from ombre_desktop.players.expert.trump_and_discard import TRUST_IN_HABIT, USUAL
from ombre_desktop.players.expert.weighed import error_of_chain, error_of_draws
from ombre_desktop.players.player import player
from ombre_desktop.players.stake import stake_of

QUICK = Expert("quick", Budget(by_cards=(4, 4, 4, 3, 2), before=3, exact=(200, 50)))
NO_FIGURES = ("textbook", "random")
ROUNDING = 1e-9


@cache
def quick_advice(game: str) -> list[tuple[SeatView, Request, Advice]]:
    """Return some questions of a random deal, each with its advice."""
    return [
        (seen, asked, QUICK.consider(seen, asked, Random(5), OWN_WORLDS))
        for seen, asked in islice(questions_of(game), 0, None, 3)
    ]


def questions_of(game: str) -> Iterator[tuple[SeatView, Request]]:
    """Yield these questions."""
    rng = Random(f"advice {game}")
    for step in played(ruleset(game), rng):
        asked = request(step.state)
        if asked is not None and rng.random() < 0.3:
            yield view(step.state, asked.seat), asked


def advised(deal: Deal, number: int, name: str = "textbook", budget: int = OWN_WORLDS) -> Advice:
    """Return the advice of the player called *name* to the seat of that *number*."""
    seen = deal.seen_by(number)
    asked = request(seen)
    assert asked is not None
    return player(name).consider(seen, asked, Random(3), budget)


every_game = pytest.mark.parametrize("game", ruleset_names())


@every_game
def test_the_choice_of_an_advice_is_the_decision(game):
    """The decision has the player's own number of worlds and the same seed."""
    for seen, asked, advice in quick_advice(game):
        assert QUICK.decide(seen, asked, Random(5)) == advice.choice
        for one in map(player, NO_FIGURES):
            told = one.consider(seen, asked, Random(5), OWN_WORLDS)

            assert one.decide(seen, asked, Random(5)) == told.choice


@every_game
def test_all_that_is_advised_is_lawful_and_the_choice_is_among_it(game):
    """Each alternative occurs once."""
    for seen, _, advice in quick_advice(game):
        actions = [each.action for each in advice.alternatives]

        assert {None} == {refusal(seen, action) for action in (*actions, advice.choice)}
        assert len(set(actions)) == len(actions)
        assert not actions or actions.count(advice.choice) == 1


@every_game
def test_the_choice_is_the_best_alternative_but_for_what_breaks_ties(game):
    """
    A card may be worth a fortieth of the stake less to its side if it is the card of habit, or gives the
    opponents a chance to err, a word a twentieth less. A discard or a trump must be better than habit by more
    than the prior; choices tried only in the first round were no better there.
    """
    for seen, asked, advice in quick_advice(game):
        if not advice.alternatives:
            continue
        best = advice.alternatives[0]
        (chosen,) = (each for each in advice.alternatives if each.action == advice.choice)
        behind, stake = best.chips - chosen.chips, stake_of(seen.position)

        match asked:
            case CallRequest():
                assert best is chosen
            case PlayRequest():
                surrenders = Say(Word.SURRENDER) in (best.action, chosen.action)
                assert behind <= CLOSE * stake + ROUNDING or surrenders
            case ChoiceRequest():
                assert behind <= SURE * stake + ROUNDING
            case ExchangeRequest() | TrumpRequest():
                assert behind <= TRUST_IN_HABIT * stake * sqrt(USUAL / advice.worlds) + 2 * best.error


def test_alternatives_come_the_best_first():
    """Three matadors win against any lead, and the Ombre might also give up."""
    deal = playing("renegado", trump="S", hands="1 SA S2 CA; 2 SQ SJ HK; 3 S6 S4 C7")

    best, *others = advised(deal, 1, "expert").alternatives

    assert best.chips == others[0].chips > 0 > others[-1].chips
    assert Say(Word.SURRENDER) == others[-1].action


def test_a_deal_that_is_all_but_over_is_weighed_without_error():
    """All worlds are counted, and spadille wins in each of them."""
    seen = playing("renegado", trump="S", hands="1 SA; 2 SQ; 3 S6").seen_by(1)
    counting = Expert("counting", Budget(by_cards=(3,), before=0, exact=(1000,)))

    card, surrender = counting.consider(seen, request(seen), Random(1), OWN_WORLDS).alternatives

    assert (0.0, 1.0) == (card.error, card.wins)
    assert (0.0, 0.0) == (surrender.error, surrender.wins)


def test_what_the_ombre_wins_the_defenders_lose():
    """With open cards, each defender loses half of what the Ombre wins."""
    deal = playing("renegado", trump="S", hands="1 SA S2 CA; 2 SQ SJ HK; 3 S6 S4 C7").play("1 SA")
    state = deal.state
    asked = request(state)
    assert isinstance(asked, PlayRequest)
    open_cards = Outlook.over(state, [[state.hands[seat] for seat in state.ring]])

    seen = SeatView(asked.seat, state)
    advice = QUICK.consider(seen, asked, Random(1), OWN_WORLDS)

    best = max(-worth / 2 for worth in open_cards.of_cards(asked.cards).values())
    assert pytest.approx(best, abs=ROUNDING) == advice.alternatives[0].chips


SAMPLED = Expert("sampled", Budget(by_cards=(9,), before=0))
"""A player that never counts all worlds."""
FIVE_LEFT = "1 SA SK HK D4 C2; 2 SQ SJ S7 DK DQ; 3 CA S6 CJ C7 HJ"


def test_the_number_of_worlds_can_be_chosen():
    """Without a choice, the number is the player's own."""
    seen = playing("renegado", trump="S", hands=FIVE_LEFT).seen_by(1)

    told = [SAMPLED.consider(seen, request(seen), Random(3), worlds) for worlds in (5, OWN_WORLDS, 40)]

    assert [5, 9, 40] == [advice.worlds for advice in told]


def test_the_error_tells_how_far_two_judgements_lie_apart():
    """One card is judged repeatedly in different worlds: the errors are as large as the spread."""
    seen = playing("renegado", trump="S", hands=FIVE_LEFT).seen_by(1)
    asked = request(seen)
    card = PlayCard(asked.cards[0])
    found = [
        next(
            each
            for each in SAMPLED.consider(seen, asked, Random(seed), 20).alternatives
            if each.action == card
        )
        for seed in range(30)
    ]

    spread, told = pstdev(each.chips for each in found), fmean(each.error for each in found)

    assert 0.7 < told / spread < 1.4


def test_neighbours_that_are_alike_tell_less_than_draws():
    """Six worlds that occur twice each are not counted as twelve."""
    once = [0.0, 4.0, 1.0, 5.0, 2.0, 6.0]
    chain = [value for value in once for _ in range(3)]

    assert error_of_chain(chain) == pytest.approx(error_of_draws(once))
    assert error_of_chain(chain) > 1.5 * error_of_draws(chain)


def test_a_bid_is_advised_with_its_chance_and_an_error():
    """A pass is one of the alternatives, and the surer bid is the one with the exchange."""
    advice = advised(dealt("renegado", "1 SA H7 HK H3 DK D5 S3 C4 C3"), 1, "expert", 3)
    wins = {str(each.action): each.wins for each in advice.alternatives}

    assert {"pass", "entrada", "vuelta", "solo"} == set(wins)
    assert 1.0 > wins["entrada"] > wins["solo"] > 0.0
    assert all(each.error > 0 for each in advice.alternatives)


def test_two_worlds_are_enough_for_advice_where_a_seat_sits_out():
    """The pass is tried in a third of the worlds, and in one at least."""
    deal = dealt("four_handed", "1 SA H7 HK H3 DK D5 S3 C4 C3", seats=4, dealer=4)

    assert all(0.0 <= each.wins <= 1.0 for each in advised(deal, 1, "expert", 2).alternatives)


def test_more_worlds_judge_a_bid_more_surely(monkeypatch):
    """Worlds are judged in groups of two, as in learning, and the result is their mean."""
    monkeypatch.setattr(auction, "ENOUGH", 2)
    deal = dealt("renegado", "1 SA H7 HK H3 DK D5 S3 C4 C3")
    few, many = (advised(deal, 1, "expert", worlds) for worlds in (2, 8))

    assert (2, 8) == (few.worlds, many.worlds)
    assert sum(each.error for each in many.alternatives) < 0.9 * sum(each.error for each in few.alternatives)


def test_discards_are_advised_with_what_each_should_bring():
    """The advice names the discard, and the alternatives tried."""
    advice = advised(exchanging("entrada", hands="1 SA H4 H5 HK CQ DJ D4 C5 S6"), 1, "expert", 3)

    assert 3 < len(advice.alternatives) < 12
    assert advice.choice in [each.action for each in advice.alternatives]


def test_a_discard_that_nobody_would_try_is_compared_if_asked():
    """Throwing both kings and spadille is compared, and is far from the best."""
    deal = exchanging("entrada", hands="1 SA SK S4 CK C6 C2 H6 DA D4")
    seen, asked, odd = deal.seen_by(1), deal.asked, action(deal.state, "SA SK CK")

    without = player("expert").consider(seen, asked, Random(1), 2)
    compared = player("expert").compare(seen, asked, odd, Random(1), budget=2)

    assert odd not in [each.action for each in without.alternatives]
    assert compared.alternatives[-1].action == odd
    assert without.choice == compared.choice


@pytest.mark.parametrize("name", [*NO_FIGURES, "novice"])
def test_who_bids_by_rules_of_thumb_knows_no_figures(name):
    assert () == advised(dealt("renegado", "1 SA H7 HK H3 DK D5 S3 C4 C3"), 1, name).alternatives


@every_game
def test_hidden_cards_make_no_difference_to_advice(game):
    """The others' cards are dealt again among the places that the seat has not seen."""
    rng = Random(f"swapped {game}")
    for step in played(ruleset(game), rng):
        asked = request(step.state)
        if asked is None or rng.random() < 0.87:
            continue
        there, here = (view(each, asked.seat) for each in (step.state, twin(step.state, asked.seat, rng)))
        told = [QUICK.consider(seen, request(seen), Random(1), OWN_WORLDS) for seen in (there, here)]

        assert told[0] == told[1]


# Motives.


def test_nobody_reasons_while_they_decide():
    """Motives are only given with advice."""
    deal = playing("renegado", trump="S", hands="1 SA; 2 SQ; 3 S6")
    seen = deal.seen_by(1)

    assert () == player("textbook").consider(seen, request(seen), Random(1)).motives


@pytest.mark.parametrize("name", ["textbook", "random", "expert"])
def test_where_one_card_is_lawful_that_is_the_reason(name):
    deal = playing("renegado", trump="S", hands="1 HK S2; 2 HQ SJ; 3 H6 S4").play("1 HK")

    assert (Motive("only_one"),) == advised(deal, 2, name).motives
    choosing = advised(playing("renegado", trump="S", hands="1 HK S2; 2 HQ SJ; 3 H6 S4"), 1, name)
    assert Motive("only_one") not in choosing.motives
