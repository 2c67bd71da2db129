#!/usr/bin/env python3
"""
Measure how much better than the textbook anybody could bid.

``python benchmarks/margins.py GAME [--seats 3] [--deals 60] [--worlds 20] [--player textbook] [--keep FILE]``

Textbooks play. Where their two best calls lie close together, both are played out in the same imagined
worlds, by textbooks, or with another ``--player`` in the seat that calls. Two questions follow. First, is the
line between the two calls drawn in the right place? A new line is fitted to nine tenths of the deals and
judged in the other tenth. Second, do two hands that the textbook finds equally good differ in truth, so that
a better eye for hands could gain? The variance between hands answers that, without the chance of the worlds.
With one world, this is the true deal, which answers only the first question, but soonest. All differences are
in stakes, gains in chips a seat and deal. ``--keep`` stores the decisions; the same command with more deals
goes on.
"""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from itertools import islice
from math import sqrt
from operator import mul
from pathlib import Path
from random import Random
from statistics import NormalDist, fmean, stdev, variance
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from options import Options

from ombre_desktop.engine import (
    Bid,
    CallRequest,
    DealState,
    Ruleset,
    Seat,
    SeatView,
    Session,
    advance,
    all_ruleset_names,
    request,
    ruleset,
    start,
    view,
)
from ombre_desktop.engine.actions import Call
from ombre_desktop.engine.shuffle import shuffled
from ombre_desktop.players.bidding import expected_chips
from ombre_desktop.players.expert.rollout import PASS
from ombre_desktop.players.judging.playouts import worlds_of, worth_to_seat
from ombre_desktop.players.player import player, player_names
from ombre_desktop.players.stake import stake_of
from ombre_desktop.players.textbook import Textbook
from tools.training.lessons.regression import least_squares

CLOSE = 0.9
"""The difference between two calls, in stakes by the textbook's count, up to which both are tried."""
PARTS = 10
"""The parts of the deals, each of which is judged by lines fitted to the others."""
PRIOR, TRUST = (0.0, 1.0, 0.0, 0.0), 15.0
"""The textbook's own line, and its weight as a number of decisions."""
BID_OR_PASS, WHICH_BID = "bid or pass", "which bid"
PATIENCE = 40
"""The most deals tried for each world."""
TEXTBOOK = Textbook()


class Pair(NamedTuple):
    """The *lower* and the *higher* of two calls, and by how many stakes the textbook prefers the second."""

    lower: Call
    higher: Call
    thought: float


@dataclass(frozen=True, slots=True)
class Close:
    """
    A close decision of the deal *number*: by how much the higher of two calls is better, in stakes.

    That is what the textbook *thought*, and what was *found* in each world. *passed* is the share of the
    others who had passed before anybody bid, and *heard* tells whether somebody had bid. The stake is in
    *chips*.
    """

    number: int
    kind: str
    thought: float
    found: tuple[float, ...]
    passed: float
    heard: bool
    chips: float

    @property
    def features(self) -> tuple[float, ...]:
        """The features of a line: a constant, the count, and what was said."""
        return 1.0, self.thought, self.passed, float(self.heard)

    @property
    def mean(self) -> float:
        """The mean of what was found."""
        return fmean(self.found)


def main() -> int:
    """Play the deals and print the findings."""
    options = _options()
    rules = ruleset(options.game, "", options.seats)
    kept = _read(options.keep)
    begin = max((one.number for one in kept), default=-1) + 1
    for number in range(begin, options.deals):
        found = list(_of_deal(rules, number, options))
        kept += found
        if options.keep:
            with options.keep.open("a", encoding="utf-8") as text:
                text.writelines(json.dumps(asdict(one)) + "\n" for one in found)
    deals = max(options.deals, begin)
    print(f"{options.game}, {rules.seats} at the table, {deals} deals")
    for kind in (BID_OR_PASS, WHICH_BID):
        some = [one for one in kept if one.kind == kind]
        print("\n".join(told(kind, some, deals * rules.seats)))
    return 0


def told(kind: str, close: Sequence[Close], hands: int) -> Iterator[str]:
    """Yield what was found about close decisions of one *kind* in a number of *hands*."""
    if len(close) < 2 * PARTS:
        yield f"{kind}: {len(close)} close decisions are too few"
        return
    gain, error = moved(close, hands)
    line = fitted(close)
    yield f"{kind}: {len(close)} close decisions"
    yield f"  by a new line {gain:+.3f} ± {error:.3f} chips a seat and deal"
    yield "  found: {:+.2f} {:+.2f} thought {:+.2f} passed {:+.2f} heard".format(*line)
    if all(len(one.found) == 1 for one in close):
        return
    between, doubt = between_hands(close, line)
    yield f"  variance between hands {between:+.3f} ± {doubt:.3f} stakes squared"
    for what, more in (("as found", 0.0), ("two errors more", 2 * doubt)):
        most = known(close, line, between + more, hands)
        yield f"  if each hand's difference were known, variance {what}: {most:+.3f} chips a seat and deal"


def fitted(close: Sequence[Close]) -> list[float]:
    """Fit what was found to what was thought and said."""
    return least_squares([one.features for one in close], [one.mean for one in close], PRIOR, TRUST)


def moved(close: Sequence[Close], hands: int) -> tuple[float, float]:
    """Return the gain a hand by new lines, each fitted to other deals than it judges, and its error."""
    by_deal: dict[int, float] = defaultdict(float)
    for part in range(PARTS):
        line = fitted([one for one in close if one.number % PARTS != part])
        for one in close:
            if one.number % PARTS == part:
                by_deal[one.number] += gained(one, _at(line, one) > 0)
    # Deals without a close decision gain nothing.
    total, squares = sum(by_deal.values()), sum(gain * gain for gain in by_deal.values())
    return total / hands, sqrt(squares) / hands


def gained(one: Close, higher: bool) -> float:
    """Return what is gained by the *higher* call or the lower one instead of the textbook's, in chips."""
    return one.mean * one.chips * (higher - (one.thought > 0))


def between_hands(close: Sequence[Close], line: Sequence[float]) -> tuple[float, float]:
    """Return the variance of true differences around *line*, without that of the worlds, and its error."""
    several = [one for one in close if len(one.found) > 1]
    found = [(one.mean - _at(line, one)) ** 2 - variance(one.found) / len(one.found) for one in several]
    return fmean(found), stdev(found) / sqrt(len(found))


def known(close: Sequence[Close], line: Sequence[float], between: float, hands: int) -> float:
    """Return the gain a hand of somebody who knows each true difference, if these lie normally."""
    spread = sqrt(max(between, 0.0))
    return (
        sum(one.chips * (_above(_at(line, one), spread) - max(0.0, _textbooks(line, one))) for one in close)
        / hands
    )


def _textbooks(line: Sequence[float], one: Close) -> float:
    return _at(line, one) if one.thought > 0 else 0.0


def _above(mean: float, spread: float) -> float:
    """Return the mean of the positive part of a normal distribution."""
    if spread == 0.0:
        return max(mean, 0.0)
    normal = NormalDist()
    return mean * normal.cdf(mean / spread) + spread * normal.pdf(mean / spread)


def _at(line: Sequence[float], one: Close) -> float:
    found: float = sum(map(mul, line, one.features))
    return found


def _of_deal(rules: Ruleset, number: int, options: Namespace) -> Iterator[Close]:
    """Yield the close decisions of the deal with this *number*."""
    rng, dealer = Random(f"{options.seed} {number}"), Seat(number % rules.seats)
    stakes = Session.begin(rules, dealer).with_antes().stakes
    state = start(rules, dealer, rules.dealt(shuffled(rules.pack, rng), dealer), stakes).state
    while isinstance(asked := request(state), CallRequest):
        seen = view(state, asked.seat)
        pair, worlds = _close(seen, asked), [state]
        if pair and options.worlds > 1:
            worlds = list(islice(worlds_of(seen, rng, options.worlds * PATIENCE), options.worlds))
        if pair and worlds:
            yield _tried(number, worlds, pair, options.player)
        state = advance(state, TEXTBOOK.call(seen, asked)).state


def _close(seen: SeatView, asked: CallRequest) -> Pair | None:
    """Return the two best calls of *asked*, the lower one first, and their difference; None if not close."""
    order = [call for call in asked.calls if call == PASS or isinstance(call, Bid)]
    worth = {call: expected_chips(seen, call) if isinstance(call, Bid) else 0.0 for call in order}
    best = sorted(order, key=worth.__getitem__, reverse=True)[:2]
    if len(best) == 1:
        return None
    lower, higher = sorted(best, key=order.index)
    thought = (worth[higher] - worth[lower]) / stake_of(seen.position)
    return Pair(lower, higher, thought) if abs(thought) < CLOSE else None


def _tried(number: int, worlds: Sequence[DealState], pair: Pair, who: str) -> Close:
    """Play the calls of *pair* out in *worlds*, with *who* in the seat that calls."""
    state = worlds[0]
    low, high = ([_worth(world, each, who, Random(number)) for world in worlds] for each in pair[:2])
    heard = state.bidding is not None and state.bidding.height > 0
    passes = len(state.bidding.calls) if state.bidding and not heard else 0
    stake = stake_of(state)
    return Close(
        number=number,
        kind=BID_OR_PASS if pair.lower == PASS else WHICH_BID,
        thought=pair.thought,
        found=tuple((more - less) / stake for more, less in zip(high, low, strict=True)),
        passed=passes / (len(state.ring) - 1),
        heard=heard,
        chips=stake,
    )


def _worth(world: DealState, call: Call, who: str, rng: Random) -> float:
    """Return what the deal is worth to the seat that says *call* and plays on as *who*, among textbooks."""
    seat = world.to_act
    assert seat is not None
    state = advance(world, call).state
    while (asked := request(state)) is not None:
        player_there = player(who) if asked.seat == seat else TEXTBOOK
        state = advance(state, player_there.decide(view(state, asked.seat), asked, rng)).state
    return worth_to_seat(state, seat)


def _read(file: Path | None) -> list[Close]:
    if file is None or not file.exists():
        return []
    lines = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    return [Close(**{**line, "found": tuple(line["found"])}) for line in lines]


def _options() -> Namespace:
    parser = Options(__doc__)
    parser.one("game", all_ruleset_names())
    parser.count("--seats", None, "how many players, where a game leaves that open")
    parser.count("--deals", 60, "how many")
    parser.count("--worlds", 20, "for each decision")
    parser.seed("margin", "of all chance")
    parser.one("--player", player_names(), "textbook", "who plays on")
    parser.place("--keep", "a file for the decisions")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
