#!/usr/bin/env python3
"""
Measure how often the program can say why.

``python benchmarks/reasons.py [--hints 300] [--criticised 300] [--problems 300] [--games a,b] [--list]``

*Hints*: in deals of every game, played by the textbook, the expert is asked for advice at each decision, as
the key H does at the table. *Criticised*: deals of novices are reviewed, and every costly decision counts.
*Problems*: the motives of the problems that come with the program, found once more. Decisions with one lawful
action count nowhere. ``--list`` prints each decision with its motives, for a reader to check.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import replace
from itertools import count, islice
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from figures import Figure, print_table
from options import Options

from ombre_desktop.engine import (
    Action,
    DealState,
    Request,
    Seat,
    SeatView,
    Session,
    apply,
    request,
    ruleset,
    ruleset_names,
    start,
    view,
)
from ombre_desktop.engine.notation import format_view
from ombre_desktop.engine.notation.tokens import action_text
from ombre_desktop.engine.shuffle import chance, shuffled
from ombre_desktop.players.advice import OWN_WORLDS, Alternative, Motive
from ombre_desktop.players.judging.advising import advised
from ombre_desktop.players.judging.review import Review
from ombre_desktop.players.judging.verdict import has_choice, kind_of
from ombre_desktop.players.motives.explaining import motives_for
from ombre_desktop.players.player import player
from ombre_desktop.storage.display_options import Deck
from ombre_desktop.ui.features.training.problem_file import read_problems
from ombre_desktop.ui.texts.motives import reason_told
from ombre_desktop.value import Value

DECISIONS_OF_A_DEAL = 4
"""The greatest number of hints of one deal, so that many deals are seen."""


class Told(Value):
    """The *motives* for *chosen*, an answer to *asked* by the seat of *view*."""

    view: SeatView
    asked: Request
    chosen: Action
    motives: tuple[Motive, ...]


def main() -> int:
    """Measure the shares, and print them by game and by kind of decision."""
    asked = Options(__doc__)
    for part in ("hints", "criticised", "problems"):
        asked.count(f"--{part}", 300, "decisions over all games")
    asked.some("--games", ruleset_names())
    asked.add_argument("--list", action="store_true", help="print each decision")
    chosen = asked.parse_args()
    games = tuple(chosen.games)
    parts = (
        ("hints", hints, chosen.hints, 80, 90),
        ("criticised", criticised, chosen.criticised, 75, 85),
        ("problems", problems, chosen.problems, 85, 95),
    )
    figures: list[Figure] = []
    for name, found, number, must, aim in parts:
        each = -(-number // len(games))
        told = [(game, one) for game in games for one in islice(found(game), each)]
        if chosen.list:
            for game, one in told:
                print_told(name, game, one)
        figures += shares(name, told, must, aim)
    return print_table(figures)


def shares(name: str, told: list[tuple[str, Told]], must: float, aim: float) -> Iterator[Figure]:
    """Yield the share of decisions with a reason: of all, of each game, and of each kind."""
    groups = defaultdict[str, list[bool]](list)
    for game, one in told:
        for group in ("", game, kind_of(one.asked, one.chosen).value):
            groups[group].append(bool(one.motives))
    for group, found in groups.items():
        what = f"{name}{group and ', ' + group}: with a reason, of {len(found)}"
        figure = Figure(what, 100 * sum(found) / len(found), "%", more_is_better=True)
        yield figure if group else replace(figure, must=must, aim=aim)


def print_told(name: str, game: str, one: Told) -> None:
    """Print the decision with the sentence for it."""
    said = reason_told(one.motives, Deck.FRENCH) or "-"
    keys = ", ".join(motive.key for motive in one.motives)
    print(f"\n[{name}, {game}] {action_text(one.chosen)}: {said} ({keys})\n{format_view(one.view)}")


def hints(game: str) -> Iterator[Told]:
    """Yield the advice of the expert, in deals of the textbook."""
    for deal in count():
        told = []
        for state, asked in decisions(game, deal, "textbook"):
            seen, seed = view(state, asked.seat), f"reasons {game} {deal} {len(state.history)}"
            if has_choice(asked) and chance(seed).random() < DECISIONS_OF_A_DEAL / state.ruleset.hand_size:
                advice = advised(seen, asked, chance(seed), OWN_WORLDS)
                told.append(Told(seen, asked, advice.choice, advice.motives))
        yield from told[:DECISIONS_OF_A_DEAL]


def decisions(game: str, deal: int, name: str) -> Iterator[tuple[DealState, Request]]:
    """Yield each state and request of a *deal* of *game*, played by players called *name*."""
    rules = ruleset(game)
    session = Session.begin(rules, Seat(deal % rules.seats)).with_antes()
    cards = shuffled(rules.pack, chance(f"reasons {game} {deal}"))
    state = start(rules, session.dealer, rules.dealt(cards, session.dealer), session.stakes).state
    while (asked := request(state)) is not None:
        yield state, asked
        seed = f"reasons {game} {deal} {len(state.history)} play"
        state = apply(state, player(name).decide(view(state, asked.seat), asked, chance(seed))).state


def criticised(game: str) -> Iterator[Told]:
    """Yield the costly decisions of novices, with the motives for what is better."""
    for deal in count():
        *_, (last, asked) = decisions(game, deal, "novice")
        action = player("novice").decide(view(last, asked.seat), asked, chance("end"))
        review = Review.of(apply(last, action).state)
        for verdict in review.verdicts():
            if verdict.grade.is_costly:
                before = review.before[verdict.move]
                asked = request(before) or asked
                yield Told(view(before, verdict.seat), asked, verdict.best, verdict.motives)


def problems(game: str) -> Iterator[Told]:
    """Yield the problems of *game* with the motives that are found now."""
    for problem in read_problems():
        state = problem.record.state
        asked = request(state)
        if state.ruleset.name == game and asked is not None:
            seen, best = view(state, asked.seat), problem.answers[0]
            judged = tuple(Alternative(each.action, each.chips, 0.0, each.wins) for each in problem.worths)
            yield Told(seen, asked, best, motives_for(seen, asked, best, judged))


if __name__ == "__main__":
    sys.exit(main())
