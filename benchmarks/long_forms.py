#!/usr/bin/env python3
"""
Run the long forms of tests that the suite keeps short: more deals, more worlds, every decision.

``python benchmarks/long_forms.py [--deals 60] [--worlds 12] [--games lhombre,…] [--only deals,claims]``

* ``deals``: a match of each player without search in every game; a refusal or a lost card ends it.
* ``claims``: every claim of the last three tricks in a fifth of the deals is true in every world drawn.
* ``verdicts``: every decision of each game's first golden record is judged; its best action is weighed.

The seeds are those of the tests. A quarter of an hour for all games; the exit status is 1 if anything fails.
"""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Callable
from pathlib import Path
from time import perf_counter

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))

from claims import is_true, late_claims
from options import Options

from ombre_desktop.engine import ruleset, ruleset_names
from ombre_desktop.engine.errors import OmbreError
from ombre_desktop.engine.invariants import Violation, check
from ombre_desktop.engine.notation import parse_record
from ombre_desktop.players.judging.review import Review
from ombre_desktop.players.match import Match
from ombre_desktop.players.player import LEVELS, player, player_names

RECORDS = Path(__file__).resolve().parents[1] / "tests" / "records"


def main(arguments: list[str] | None = None) -> int:
    """Run each of the chosen forms in every game; return 1 if anything fails."""
    options = _options(arguments)
    failed = 0
    for game in options.games:
        for form in options.only:
            began = perf_counter()
            fault, looked_at = FORMS[form](game, options)
            failed += bool(fault)
            seconds = perf_counter() - began
            print(f"{game}, {form}: {looked_at} in {seconds:.0f} s, {fault or 'all well'}", flush=True)
    return min(failed, 1)


def _options(arguments: list[str] | None) -> Namespace:
    parser = Options(__doc__)
    parser.count("--deals", 60, "deals of each match")
    parser.count("--worlds", 12, "worlds in which a claim is tried")
    parser.some("--games", ruleset_names())
    parser.some("--only", FORMS)
    return parser.parse_args(arguments)


Form = Callable[[str, Namespace], tuple[str, int]]
"""A form for one game: returns the fault, empty if there is none, and the number of things looked at."""


def _deals(game: str, options: Namespace) -> tuple[str, int]:
    rules, played = ruleset(game), 0
    for name in (name for name in player_names() if name not in LEVELS):
        seated = (player(name),) * rules.seats
        match = Match(rules, seated, options.deals, "contract", inspect=check, closely=1)
        try:
            played += sum(1 for _ in match.rows())
        except (OmbreError, Violation) as error:
            return f"{name}: {error}", played
    return "", played


def _claims(game: str, options: Namespace) -> tuple[str, int]:
    found = list(late_claims(game, options.deals // 5))
    wrong = [claim for state, seat, claim in found if not is_true(state, seat, claim, options.worlds)]
    return "; ".join(map(str, wrong)), len(found)


def _verdicts(game: str, _: Namespace) -> tuple[str, int]:
    record = min((RECORDS / game).iterdir())
    review = Review.of(parse_record(record.read_text(encoding="utf-8")).state)
    found = list(review.verdicts())
    unweighed = [
        str(verdict.move)
        for verdict in found
        if not {verdict.chosen, verdict.best} <= {each.action for each in verdict.alternatives}
        or verdict.cost < 0.0
    ]
    missing = len(review.choices) - len(found)
    return ", ".join([*unweighed, *(["decisions without a verdict"] if missing else [])]), len(found)


FORMS: dict[str, Form] = {"deals": _deals, "claims": _claims, "verdicts": _verdicts}


if __name__ == "__main__":
    sys.exit(main())
