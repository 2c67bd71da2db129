"""Properties of every computer player in every game: lawful, repeatable, and blind to hidden cards."""

from collections.abc import Iterator
from random import Random
from time import perf_counter

import pytest
from chance import SEEDS, rulesets, shuffled_layout
from hypothesis import given, settings
from twins import twin

from ombre_desktop.engine import (
    Action,
    Bid,
    DealState,
    Request,
    Ruleset,
    Seat,
    SeatView,
    Session,
    TrumpRequest,
    apply,
    request,
    ruleset,
    ruleset_names,
    start,
    view,
)
from ombre_desktop.engine.invariants import check
from ombre_desktop.players.computer_player import Player
from ombre_desktop.players.match import Match
from ombre_desktop.players.player import LEVELS, player, player_names

MILLISECONDS = 5
"""A textbook decision takes far less; the bound allows for a slow machine."""

QUICK = [name for name in player_names() if name not in LEVELS]
"""The players without search; `test_expert` and `test_levels` test the others, in fewer deals."""
everybody = pytest.mark.parametrize("name", QUICK)


def asked_of(name: str, game: Ruleset, seed: int) -> Iterator[tuple[DealState, Request, Action]]:
    """Yield a deal in which *name* decides for all: each state, what is asked, and the answer."""
    rng = Random(seed)
    sitting = Session.begin(game, Seat(rng.randrange(game.seats))).with_antes()
    layout = shuffled_layout(game, sitting.dealer, rng)
    state = start(game, sitting.dealer, layout, sitting.stakes).state
    while (asked := request(state)) is not None:
        action = player(name).decide(view(state, asked.seat), asked, Random(seed))
        yield state, asked, action
        state = apply(state, action).state


@everybody
@given(rulesets(), SEEDS)
@settings(max_examples=30)
def test_every_decision_is_lawful_in_every_game(name: str, game: Ruleset, seed: int):
    """`apply` would refuse any other; and the deal comes to an end."""
    for state, _, action in asked_of(name, game, seed):
        check(state)
        last = apply(state, action).state

    assert last.is_over


@everybody
@pytest.mark.parametrize("game", ruleset_names())
def test_half_a_dozen_deals_are_played_without_a_refusal(name: str, game: str):
    """One sitting, chips and scores carried on, every settled deal checked."""
    rules = ruleset(game)
    match = Match(rules, (player(name),) * rules.seats, 6, "contract", inspect=check)

    assert 6 == sum(1 for _ in match.rows())


def test_the_game_that_was_bid_can_be_the_only_one_to_choose():
    """The winner of købe-nolo is offered no trumps if no lower game may be declared."""
    rules = ruleset("lhombre", "declare=not_lower ladder=iceland", 4)
    asked = [(one, action) for _, one, action in asked_of("textbook", rules, 71)]

    (answer,) = (action for one, action in asked if isinstance(one, TrumpRequest) and not one.suits)
    assert Bid("kobe_nolo") == answer


@everybody
@given(rulesets(), SEEDS)
@settings(max_examples=15)
def test_the_same_seed_gives_the_same_answer(name: str, game: Ruleset, seed: int):
    """Undo and replay ask the same question twice."""
    for state, asked, action in asked_of(name, game, seed):
        assert action == player(name).decide(view(state, asked.seat), asked, Random(seed))


@everybody
@given(rulesets(), SEEDS)
@settings(max_examples=15)
def test_hidden_cards_make_no_difference(name: str, game: Ruleset, seed: int):
    """
    In the swap test the others' cards are dealt again among the unseen places, and the decision is the same.
    """
    rng = Random(seed)
    for state, asked, action in asked_of(name, game, seed):
        seen = view(twin(state, asked.seat, rng), asked.seat)

        assert action == player(name).decide(seen, request(seen), Random(seed))


@everybody
def test_nothing_of_the_view_can_be_changed(name: str):
    """The view is the same afterwards, and refuses to be written to."""
    for state, asked, _ in asked_of(name, ruleset("renegado"), 7):
        seen = view(state, asked.seat)
        player(name).decide(seen, asked, Random(1))

        assert seen == view(state, asked.seat)
    with pytest.raises(AttributeError):
        SeatView(Seat(0), state).seat = Seat(1)  # type: ignore[misc]


def test_a_textbook_decision_is_quick():
    """The mean over twelve deals, in milliseconds."""
    deciding, decisions = 0.0, 0
    for seed in range(12):
        for state, asked, _ in asked_of("textbook", ruleset("renegado"), seed):
            seen: SeatView = view(state, asked.seat)
            began = perf_counter()
            one: Player = player("textbook")
            one.decide(seen, asked, Random(seed))
            deciding += perf_counter() - began
            decisions += 1

    assert 1000 * deciding / decisions < MILLISECONDS
