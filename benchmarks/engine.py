#!/usr/bin/env python3
"""
Measure how many deals a second the immutable engine plays at random.

``python benchmarks/engine.py [--rounds 15] [--deals 300]``

Shuffling, requests, choices, checks and actions are all included. Two rates are given: the median by the
clock, and the best by processor time, which other programs on the machine disturb least. Then the same
is played as an environment, where the seat to act observes before each single action. At last a megabyte of
records is read, every one in the tests.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from figures import Figure, middle, print_table
from options import Options

from ombre_desktop.engine import (
    Action,
    DealState,
    Discard,
    ExchangeRequest,
    Request,
    Ruleset,
    Seat,
    Session,
    apply,
    request,
    ruleset,
    start,
)
from ombre_desktop.engine.cards import in_order
from ombre_desktop.engine.notation import decoded, read_records
from ombre_desktop.engine.shuffle import shuffled
from ombre_desktop.envs import Observer, OneDeal

RECORDS = Path(__file__).resolve().parents[1] / "tests" / "records"
MUST, AIM = 2000, 5000
LONGEST = 4
"""The seconds that a megabyte may take."""


def chosen(state: DealState, asked: Request, rng: Random) -> Action:
    """Return a random lawful answer."""
    if isinstance(asked, ExchangeRequest):
        number = rng.randint(asked.minimum, asked.maximum)
        return Discard(in_order(rng.sample(state.hands[asked.seat], number)))
    return rng.choice(asked.actions)


def sit(game: Ruleset, deals: int, rng: Random) -> int:
    """Play *deals* deals of a sitting; return the number of decisions."""
    sitting, decisions = Session.begin(game, Seat(0)), 0
    for _ in range(deals):
        sitting = sitting.with_antes()
        layout = game.dealt(shuffled(game.pack, rng), sitting.dealer)
        state = start(game, sitting.dealer, layout, sitting.stakes).state
        while (asked := request(state)) is not None:
            state = apply(state, chosen(state, asked, rng)).state
            decisions += 1
        assert state.settlement is not None
        sitting = sitting.after(state.settlement)
    return decisions


def figures(rounds: int = 15, deals: int = 300) -> list[Figure]:
    """Run the benchmark and return both rates, with the number of decisions in a deal."""
    game = ruleset("renegado")
    sit(game, deals, Random(0))
    by_clock, by_processor, decisions = [], [], 0
    for number in range(rounds):
        clock, processor = time.perf_counter(), time.process_time()
        decisions += sit(game, deals, Random(number))
        by_processor.append(deals / (time.process_time() - processor))
        by_clock.append(deals / (time.perf_counter() - clock))
    rate, spread = middle(by_clock)
    each = decisions / (rounds * deals)
    return [
        Figure("random deals by the clock", rate, "/s", MUST, AIM, more_is_better=True, spread=spread),
        Figure("random deals by processor time, best", max(by_processor), "/s"),
        Figure("decisions in a deal", each, ""),
    ]


def observing(rounds: int = 15, deals: int = 30) -> list[Figure]:
    """Play deals as an environment; return the best rate, and the single actions in a deal."""
    observer = Observer(ruleset("renegado"))
    space, rates, actions = observer.space, [], 0
    for number in range(rounds):
        rng, begun = Random(number), time.process_time()
        for _ in range(deals):
            deal = OneDeal.shuffled(observer.ruleset, rng)
            while (seat := deal.seat) is not None:
                observer.of(deal.view(seat), deal.leaving(seat))
                mask = space.mask(deal.offered())
                lawful = [action for action, is_lawful in enumerate(mask) if is_lawful]
                deal = deal.after(space.action(rng.choice(lawful)))
                actions += 1
        rates.append(deals / (time.process_time() - begun))
    return [
        Figure("deals as an environment by processor time, best", max(rates), "/s"),
        Figure("single actions in a deal", actions / (rounds * deals), ""),
    ]


def reading() -> Figure:
    """Read a megabyte of records of all games, and return the seconds of the processor that it took."""
    texts = "\n".join(path.read_text(encoding="utf-8") for path in sorted(RECORDS.rglob("*.ombre")))
    text = texts * (1 + 1_000_000 // len(texts))
    begun = time.process_time()
    assert read_records(decoded(text.encode()))
    spent = time.process_time() - begun
    return Figure("reading records", 1_000_000 * spent / len(text), "s/MB", LONGEST)


def main() -> int:
    parser = Options(__doc__)
    parser.count("--rounds", 15)
    parser.count("--deals", 300, "deals in a round")
    options = parser.parse_args()
    return print_table([*figures(options.rounds, options.deals), *observing(options.rounds), reading()])


if __name__ == "__main__":
    sys.exit(main())
