"""The making of problems: deals of self-play, and the text of the problems that are found in them."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from random import Random

from ombre_desktop.engine import DealState, Ruleset, Seat, Session, advance, request, start, view
from ombre_desktop.engine.notation import format_record, record_of
from ombre_desktop.engine.shuffle import chance, shuffled
from ombre_desktop.players.player import player
from ombre_desktop.players.posing.finding import KINDS, Found, problem_in
from ombre_desktop.players.posing.grading import grade_of
from ombre_desktop.players.posing.kinds import ProblemKind
from ombre_desktop.players.seeds import seed_of
from ombre_desktop.ui.features.training.problem import Problem, Worth, tags_of
from tools.problems.picking import MISSED
from tools.problems.reasoning import reasoned

COMPANY = ("strong", "steady", "textbook")
"""The players of the deals, who take turns in the seats."""


def made(
    game: Ruleset, seed: str, numbers: Iterable[int], kinds: Collection[ProblemKind] = KINDS
) -> Iterator[str]:
    """Yield the text of the problems of these *kinds* in the deals with these *numbers*."""
    for number in numbers:
        place = f"{game.name} {seed} {number}"
        found = problem_in(played(game, place, number), Random(place), kinds)
        if found is not None:
            yield text_of(found, place.replace(" ", "-"))


def played(game: Ruleset, place: str, number: int, company: Sequence[str] = COMPANY) -> DealState:
    """Play the deal of this *place* to its end among *company*, with the stakes of a first deal."""
    dealer = Seat(number % game.seats)
    stakes = Session.begin(game, dealer).with_antes().stakes
    layout = game.dealt(shuffled(game.pack, chance(f"problems {place}")), dealer)
    state = start(game, dealer, layout, stakes).state
    while (asked := request(state)) is not None:
        one = player(company[(asked.seat + number // game.seats) % len(company)])
        rng = Random(seed_of(place, number, asked.seat, len(state.history)))
        state = advance(state, one.decide(view(state, asked.seat), asked, rng)).state
    return state


def text_of(found: Found, place: str) -> str:
    """Return *found* as a record with the tags of a problem; its name tells the deal and the move."""
    problem = Problem(
        f"{place}-{len(found.deal.history)}",
        found.kind,
        grade_of(found.difficulty),
        record_of(found.deal),
        found.answers,
        tuple(Worth(each.action, each.chips, each.wins) for each in found.judged.alternatives()),
    )
    problem = reasoned(problem)
    missed = "; ".join(f"{name} {share:.2f}" for name, share in found.missed.items())
    return format_record(record_of(found.deal, *tags_of(problem), (MISSED, missed)))
