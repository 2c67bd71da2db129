"""Random deals, house rules and decisions, for properties that hold in all of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from hypothesis import strategies as st

from ombre_desktop.engine import (
    HIDDEN,
    Action,
    Bid,
    CallCard,
    DealState,
    Discard,
    ExchangeRequest,
    Layout,
    NameTrump,
    PlayCard,
    Ruleset,
    Say,
    Seat,
    Session,
    Step,
    Suit,
    Word,
    all_ruleset_names,
    apply,
    request,
    ruleset,
    ruleset_names,
    start,
)
from ombre_desktop.engine.shuffle import shuffled
from ombre_desktop.engine.variants import variant

DEAR = 20
"""The highest price that is tried."""
SEEDS = st.integers(min_value=0, max_value=2**32 - 1)


@st.composite
def rulesets(draw: st.DrawFn, name: str = "") -> Ruleset:
    """Return any game, or the one called *name*, with any house rules, prices and numbers of seats."""
    game = variant(name or draw(st.sampled_from(all_ruleset_names())))
    house = " ".join(
        f"{setting.key}={draw(st.sampled_from(setting.values))}" for setting in game.standard.settings()
    )
    seats = draw(st.sampled_from(game.seats))
    rows = ruleset(game.name, house, seats).house.price_list()
    if rows and draw(st.sampled_from((True, False))):
        own = draw(st.lists(st.sampled_from(rows), min_size=1, max_size=3, unique=True))
        prices = ",".join(f"{row.name}:{draw(st.integers(0, DEAR))}" for row in own)
        house = f"{house} prices={prices}"
    return ruleset(game.name, house, seats)


def table_rulesets() -> st.SearchStrategy[Ruleset]:
    """Return any game of the table, with any of its house rules: the graded players know no others."""
    return st.sampled_from(ruleset_names()).flatmap(rulesets)


def shuffled_layout(game: Ruleset, dealer: Seat, rng: Random) -> Layout:
    """Return the cards of a new deal."""
    return game.dealt(shuffled(game.pack, rng), dealer)


def some_action(state: DealState, rng: Random) -> Action:
    """Return a lawful random decision of the seat that is asked."""
    asked = request(state)
    assert asked is not None
    if isinstance(asked, ExchangeRequest) and not (asked.words and rng.random() < 0.2):
        number = rng.randint(asked.minimum, asked.maximum)
        among = state.hands[asked.seat] if asked.among is None else asked.among
        free = [card for card in among if card not in asked.bound]
        return Discard((*asked.bound, *rng.sample(free, number - len(asked.bound))))
    return rng.choice(asked.actions)


def played(
    game: Ruleset,
    rng: Random,
    sitting: Session | None = None,
    decide: Callable[[DealState, Random], Action] = some_action,
) -> Iterator[Step]:
    """Yield a deal from the first step to the last, with random decisions."""
    sitting = (sitting or Session.begin(game, Seat(rng.randrange(game.seats)))).with_antes()
    step = start(game, sitting.dealer, shuffled_layout(game, sitting.dealer, rng), sitting.stakes)
    yield step
    while request(step.state) is not None:
        step = apply(step.state, decide(step.state, rng))
        yield step


def attempts(state: DealState, rng: Random) -> Iterator[Action]:
    """Yield every action that anybody might try, lawful or not."""
    pack = state.ruleset.pack.cards
    yield from map(Say, Word)
    yield from (Bid(row.name) for row in state.ruleset.contracts)
    yield Bid("grande")
    yield from map(NameTrump, Suit)
    yield from map(PlayCard, (*pack, HIDDEN))
    yield from (PlayCard(card, gano=True) for card in pack)
    yield CallCard(rng.choice(pack))
    for hand in state.hands:
        yield Discard(hand)
        yield Discard(tuple(rng.sample(hand, len(hand) // 2)))
    yield Discard((pack[0], pack[0]))
    yield Discard((HIDDEN,))
    yield Discard(())
