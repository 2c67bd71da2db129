#!/usr/bin/env python3
"""
Count how auctions go: how often all pass, how often two or more bid, and how often a second bid would gain.

``python benchmarks/duels.py [--sittings 25] [--games renegado,…] [--level strong] [--even] [--second N]``

Whole sittings of twelve deals are played, since the pool that is left makes the next auction livelier. At
each table, the seats have tempers drawn by chance from the seven; with ``--even``, nobody has one. With
``--second``, N first auctions are held among experts instead. After the first bid, what is the best bid of
another worth to them, over a pass, in parts of the stake?
"""

from __future__ import annotations

import sys
from argparse import Namespace
from collections import Counter
from collections.abc import Iterator
from math import sqrt
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from options import Options

from ombre_desktop.engine import (
    Action,
    Bid,
    CallRequest,
    DealState,
    Ruleset,
    Seat,
    Session,
    advance,
    request,
    ruleset,
    ruleset_names,
    start,
    view,
)
from ombre_desktop.engine.shuffle import shuffled
from ombre_desktop.players.expert.auction import call, knows
from ombre_desktop.players.levels import LEVELS
from ombre_desktop.players.match import Match
from ombre_desktop.players.player import player
from ombre_desktop.players.seeds import seed_of
from ombre_desktop.players.stake import stake_of
from ombre_desktop.players.style import EVEN, STYLES

DEALS = 12
"""The deals of a sitting."""
TEMPERS = tuple("" if name == EVEN.name else name for name in STYLES)
LINES = (0.0, -0.02, -0.05, -0.1, -0.2)
"""The parts of the stake over a pass from which a second bid is counted."""


def main(arguments: list[str] | None = None) -> int:
    """Play, and print a row for each game that has an auction."""
    options = _options(arguments)
    games = [name for name in options.games if isinstance(request(_begun(ruleset(name), "0")), CallRequest)]
    if options.second:
        print("| game | deals | a second bid gains more, in parts of the stake, than |")
    else:
        print("| game | deals | all pass | two bid | three bid | played |\n|---|---|---|---|---|---|")
    for name in games:
        print(_worth(name, options) if options.second else _row(name, options), flush=True)
    return 0


def _options(arguments: list[str] | None) -> Namespace:
    parser = Options(__doc__)
    parser.count("--sittings", 25, "sittings of twelve deals")
    parser.count("--second", 0, "auctions of experts, to find what a second bid is worth", least=0)
    parser.some("--games", ruleset_names())
    parser.seed("auctions", "another seed deals other cards")
    parser.one("--level", LEVELS, "strong", "of all players")
    parser.add_argument("--even", action="store_true", help="nobody has a temper")
    return parser.parse_args(arguments)


def _row(name: str, options: Namespace) -> str:
    """Return the figures of the sittings of the game called *name*."""
    bidders, played, deals = Counter[int](), Counter[str](), options.sittings * DEALS
    for state in _settled(ruleset(name), options):
        bidders[len({step.seat for step in state.history if isinstance(step.action, Bid)})] += 1
        played[state.contract.name if state.contract else ""] += 1
    none = played.pop("", 0)
    many = (sum(number for some, number in bidders.items() if some >= least) for least in (2, 3))
    told = " | ".join(_share(each, deals) for each in (none, *many))
    games = ", ".join(f"{game} {number}" for game, number in played.most_common())
    return f"| {name} | {deals} | {told} | {games} |"


def _settled(rules: Ruleset, options: Namespace) -> Iterator[DealState]:
    """Yield the settled deals of all sittings."""
    for number in range(options.sittings):
        seed = f"{options.seed} {rules.name} {number}"
        tempers = Random(seed).choices(("",) if options.even else TEMPERS, k=rules.seats)
        players = tuple(player(f"{options.level}-{one}".rstrip("-")) for one in tempers)
        yield from (row.state for row in Match(rules, players, DEALS, seed).rows())


def _worth(name: str, options: Namespace) -> str:
    """Return how often the best second bid of the game called *name* is worth more than each of `LINES`."""
    best = [_second(ruleset(name), f"{options.seed} {name} {number}") for number in range(options.second)]
    told = (f"{line:+.2f}: {_share(sum(one > line for one in best), options.second)}" for line in LINES)
    return f"| {name} | {options.second} | {', '.join(told)} |"


def _second(rules: Ruleset, seed: str) -> float:
    """Return what the best bid of a second seat gains over a pass, in parts of the stake; experts bid."""
    state, best, heard = _begun(rules, seed), -1.0, False
    expert = LEVELS["expert"]
    while isinstance(asked := request(state), CallRequest):
        now, rng = view(state, asked.seat), Random(seed_of(seed, 0, asked.seat, len(state.history)))
        action: Action
        if knows(now, asked):
            judged = call(now, asked, expert.budget, rng)
            action = judged.choice
            if heard:
                best = max([best, *(one.advantage / stake_of(state) for one in judged.offered)])
        else:
            action = expert.decide(now, asked, rng)
        if heard and isinstance(action, Bid):
            break
        heard = heard or isinstance(action, Bid)
        state = advance(state, action).state
    return best


def _begun(rules: Ruleset, seed: str) -> DealState:
    """Return the deal of *seed* after the antes, before the first call."""
    session = Session.begin(rules, Seat(0)).with_antes()
    layout = rules.dealt(shuffled(rules.pack, Random(seed)), session.dealer)
    return start(rules, session.dealer, layout, session.stakes).state


def _share(part: int, of: int) -> str:
    """Return a share in per cent with its standard error."""
    share = part / of
    return f"{100 * share:.1f} ± {100 * sqrt(share * (1 - share) / of):.1f} %"


if __name__ == "__main__":
    sys.exit(main())
