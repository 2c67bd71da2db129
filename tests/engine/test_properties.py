"""Properties that hold in every game, under every house rule and for all decisions."""

from collections.abc import Iterator
from random import Random

from chance import SEEDS, attempts, played, rulesets
from hypothesis import given

from ombre_desktop.engine import (
    HIDDEN,
    Card,
    DealState,
    Discard,
    Pack,
    Role,
    Ruleset,
    Seat,
    Session,
    refusal,
    request,
    view,
)
from ombre_desktop.engine.events import DealSettled
from ombre_desktop.engine.invariants import check
from ombre_desktop.value import Value

MOST_STEPS = 80
"""
More steps than the longest deal can have: seven calls, six words of the exchange, 27 cards, some
surrenders.
"""


@given(rulesets(), SEEDS)
def test_every_deal_ends_with_every_card_and_chip_in_its_place(game: Ruleset, seed: int):
    """No card and no chip is lost on the way, even in what a seat knows of the deal: at each step another."""
    steps = list(played(game, Random(seed)))

    assert len(steps) < MOST_STEPS
    for number, step in enumerate(steps):
        check(step.state)
        check(view(step.state, Seat(number % game.seats)).position)
    assert isinstance(steps[-1].events[-1], DealSettled)


@given(rulesets(), SEEDS)
def test_a_seat_is_asked_and_refused_alike_from_its_view(game: Ruleset, seed: int):
    """A seat needs no other hand to know its lawful actions."""
    rng = Random(seed)

    for step in played(game, rng):
        asked = request(step.state)
        if asked is None:
            continue
        known = view(step.state, asked.seat)
        assert asked == request(known)
        assert asked.seat == known.seat
        for action in attempts(step.state, rng):
            assert refusal(step.state, action) == refusal(known, action), action


@given(rulesets(), SEEDS)
def test_what_is_offered_is_lawful_and_all_that_is(game: Ruleset, seed: int):
    """A request lists every lawful action except exchanges, and no other."""
    rng = Random(seed)

    for step in played(game, rng):
        asked = request(step.state)
        offered = set(asked.actions) if asked else set()
        for action in attempts(step.state, rng):
            if not isinstance(action, Discard):
                assert (action in offered) is (refusal(step.state, action) is None), action


@given(rulesets(), SEEDS)
def test_nobody_sees_a_card_that_he_may_not(game: Ruleset, seed: int):
    """A hidden card is in no event that a seat hears, nor in the view of a seat, another after each step."""
    for number, step in enumerate(played(game, Random(seed))):
        if step.state.is_over:
            break
        # Everybody hears the name of the called card, but not where it is.
        called = {step.state.called}
        for seat in map(Seat, range(game.seats)):
            heard = lawfully_seen(step.state, seat) | called
            seen = {card for event in step.events for card in cards_in(event.seen_by(seat))}
            assert seen <= heard, seen - heard
        looking = Seat(number % game.seats)
        lawful, position = lawfully_seen(step.state, looking), view(step.state, looking).position
        assert set(cards_in(position._replace(agenda=(), ranking=None))) <= lawful | called
        assert set(cards_in((position.layout, position.hands, position.talon, position.dead))) <= lawful


def lawfully_seen(state: DealState, seat: Seat) -> set[Card]:
    """
    Return the seat's own cards, all cards played, turned or shown, and after a declared vole the
    partner's.
    """
    seen = {HIDDEN, *state.layout.hands[seat], *state.drawn[seat], *state.turned, *state.shown}
    playing = state.playing
    if playing is None:
        return seen
    for trick in (*playing.tricks, *([playing.trick] if playing.trick else [])):
        seen.update(trick.cards)
    if playing.confers and state.role(seat) is Role.DEFENDER:
        partners = [at for at in range(state.seats) if state.role(Seat(at)) is Role.DEFENDER]
        seen.update(card for at in partners for card in state.hands[at])
    return seen


def cards_in(thing: object) -> Iterator[Card]:
    """Yield every card that can be reached from *thing*, except through the game's own pack."""
    if isinstance(thing, Card):
        yield thing
    elif isinstance(thing, tuple | list):
        for part in thing:
            yield from cards_in(part)
    elif isinstance(thing, Value) and not isinstance(thing, Ruleset):
        for part in thing.__match_args__:
            yield from cards_in(getattr(thing, part))


@given(rulesets(), SEEDS)
def test_a_settled_deal_lies_open_to_all(game: Ruleset, seed: int):
    """The view equals the true state, and every card of the pack is in it."""
    *_, last = played(game, Random(seed))

    assert last.state == view(last.state, Seat(0)).position
    assert set(game.pack.cards) == set(cards_in(last.events[-1].seen_by(Seat(0))))


@given(rulesets(), SEEDS)
def test_a_sitting_loses_no_chip_and_no_point(game: Ruleset, seed: int):
    """
    Over many deals chips and pool sum to nothing, and at the end the pool is divided to the last chip.

    Stones are always as many as at the beginning, and those on the table stay there.
    """
    rng = Random(seed)
    stones = 2 * game.target.stones.each if game.target and game.target.stones else 0
    sitting = Session.begin(game, Seat(rng.randrange(game.seats)))

    for number in range(1, 8):
        dealer = sitting.dealer
        *_, last = played(game, rng, sitting)
        settlement = last.state.settlement
        assert settlement is not None
        sitting = sitting.with_antes().after(settlement)
        assert stones == sum(sitting.chips) + sitting.pool + (sum(sitting.scores) if stones else 0)
        assert 0 <= sitting.pool == settlement.pool_after
        assert (settlement.scores_after if game.target else ()) == sitting.scores
        assert (dealer + 1) % game.seats == sitting.dealer
        assert number == sitting.deals
    ended = sitting.ended()
    assert (sitting.pool if stones else 0) == ended.pool
    assert 0 == sum(ended.chips)


@given(rulesets(), SEEDS)
def test_the_same_decisions_make_the_same_deal(game: Ruleset, seed: int):
    """Nothing in the engine is left to chance once the cards are dealt."""
    first, second = list(played(game, Random(seed))), list(played(game, Random(seed)))

    assert first == second


def test_the_packs_are_those_of_the_games():
    """Forty cards, thirty without a red suit, thirty-two and twenty-eight, and thirty-two with two clubs."""
    assert [40, 30, 30, 32, 28, 32] == [len(pack.cards) for pack in Pack]
