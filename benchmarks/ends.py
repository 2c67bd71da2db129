#!/usr/bin/env python3
"""
Measure when a game is given up, what that brings, and how often a vole that is said comes.

``python benchmarks/ends.py [--games renegado] [--level expert] [--deals 200] [--seed ends]``

All players of a deal are of one level, and play every game on. Beside that line, the deal also ends each time
the Ombre may give up, and goes both ways where claim or vole is asked. So one deal answers for every
threshold: what would it have brought to give up once that costs less than playing on by more than this?
"""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, pvariance

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from options import Options

from ombre_desktop.engine import (
    Action,
    ChoiceRequest,
    DealState,
    PlayRequest,
    Question,
    Request,
    Say,
    SeatView,
    Word,
    apply,
    request,
    ruleset_names,
    view,
)
from ombre_desktop.players.advice import OWN_WORLDS
from ombre_desktop.players.arena.seating import Honest
from ombre_desktop.players.arena.table import Table
from ombre_desktop.players.judgement import may_give_up
from ombre_desktop.players.levels import LEVELS
from ombre_desktop.players.stake import stake_of
from ombre_desktop.players.style import EVEN, NEVER
from ombre_desktop.value import replace as changed

HOPES = (-0.1, 0.0, 0.05, 0.2, 0.3, 0.36)
WAITS = (0, 2, 3)
"""The thresholds that are looked at, in parts of the stake, and the tricks that are waited for."""
SURRENDER, VOLE, CLAIM = Say(Word.SURRENDER), Say(Word.VOLE), Say(Word.CLAIM)


@dataclass(frozen=True)
class Offer:
    """A chance to give up after these *tricks*: what that gains by the player's figures, and in truth."""

    tricks: int
    gain: float
    truth: float


@dataclass
class Ended:
    """The games of all deals: the offers of each, in parts of the stake, and every claim or vole."""

    games: list[list[Offer]] = field(default_factory=list)
    voles: list[tuple[bool, float]] = field(default_factory=list)


def main(arguments: list[str] | None = None) -> int:
    """Play, and print the tables of each game."""
    options = _options(arguments)
    for game in options.games:
        ended = _played(game, options)
        print(f"\n{game}, {options.level}: {len(ended.games)} games in {options.deals} deals")
        _print_surrenders(ended)
        said = [gain for chosen, gain in ended.voles if chosen]
        made = sum(gain > 0 for gain in said)
        total = f"{sum(said):+.1f} chips in all" if said else "no chips"
        print(f"claim or vole asked {len(ended.voles)}, vole said {len(said)}, made {made}: {total}")
    return 0


def _options(arguments: list[str] | None) -> Namespace:
    parser = Options(__doc__)
    parser.count("--deals", 200, "deals of each game")
    parser.some("--games", ruleset_names())
    parser.one("--level", LEVELS, "expert", "of all players")
    parser.seed("ends", "another seed deals other cards")
    return parser.parse_args(arguments)


def _played(game: str, options: Namespace) -> Ended:
    table, ended = Table(game, seed=options.seed), Ended()
    style = changed(EVEN, hopes=NEVER)
    player = replace(LEVELS[options.level], style=style)
    for number in range(options.deals):
        seated = [Honest(player)] * table.rules.seats
        _play_on(table, number, seated, ended)
    return ended


def _play_on(table: Table, number: int, seated: list[Honest], ended: Ended) -> None:
    """Play deal *number* to its last trick, and note in *ended* where it could have ended."""
    state, offered = table.dealt(number), []

    def ends(action: Action) -> DealState:
        return table.played(number, apply(state, action).state, seated)

    while (asked := request(state)) is not None:
        sitter, rng = seated[asked.seat], table.chance(number, state, asked.seat)
        if isinstance(asked, ChoiceRequest) and asked.question is Question.CLAIM_OR_VOLE:
            more = table.worth(ends(VOLE), asked.seat) - table.worth(ends(CLAIM), asked.seat)
            ended.voles.append((sitter.decide(state, asked, rng) == VOLE, float(more)))
        if isinstance(asked, PlayRequest) and Word.SURRENDER in asked.words:
            now = view(state, asked.seat)
            gain = _gain(sitter, now, asked, table.chance(number, state, asked.seat))
            if gain is not None and may_give_up(now):
                offered.append((len(state.play.tricks), gain, table.worth(ends(SURRENDER), asked.seat)))
        state = apply(state, sitter.decide(state, asked, rng)).state
    if state.ombre is not None:
        worth, stake = table.worth(state, state.ombre), stake_of(state)
        ended.games.append([Offer(at, by, float(off - worth) / stake) for at, by, off in offered])


def _gain(sitter: Honest, now: SeatView, asked: Request, rng: Random) -> float | None:
    """Return what giving up gains by the figures of *sitter*, in parts of the stake; None without figures."""
    advice = sitter.player.consider(now, asked, rng, OWN_WORLDS)
    worth = {one.action: one.chips for one in advice.alternatives}
    given = worth.pop(SURRENDER, None)
    return None if given is None or not worth else (given - max(worth.values())) / stake_of(now.position)


def _print_surrenders(ended: Ended) -> None:
    print("games given up, and stakes that this brings a game, after so many tricks:")
    print("| once it gains more than |", " | ".join(map(str, WAITS)), "|\n|---" + "|---" * len(WAITS) + "|")
    for hopes in HOPES:
        found = [[_first(offers, hopes, waits) for offers in ended.games] for waits in WAITS]
        print(f"| {hopes:+.2f} |", " | ".join(map(_told, found)), "|")


def _told(found: list[Offer | None]) -> str:
    share = 100 * sum(one is not None for one in found) / max(1, len(found))
    return f"{share:.0f} %, {_mean([one.truth if one else 0.0 for one in found])}"


def _first(offers: Iterable[Offer], hopes: float, waits: int) -> Offer | None:
    """Return the first of *offers* at which somebody who *hopes* and *waits* so gives up."""
    return next((one for one in offers if one.tricks >= waits and one.gain > hopes), None)


def _mean(values: list[float]) -> str:
    if not values:
        return "–"
    return f"{fmean(values):+.4f} ± {sqrt(pvariance(values) / len(values)):.4f}"


if __name__ == "__main__":
    sys.exit(main())
