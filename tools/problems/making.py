"""The making of problems: the text of those that are found in deals of self-play."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from random import Random

from ombre_desktop.engine import Ruleset
from ombre_desktop.players.posing.answering import text_of
from ombre_desktop.players.posing.finding import KINDS, Found, problem_in
from ombre_desktop.players.posing.kinds import ProblemKind
from ombre_desktop.players.posing.self_play import played
from tools.problems.picking import MISSED


def made(
    game: Ruleset, seed: str, numbers: Iterable[int], kinds: Collection[ProblemKind] = KINDS
) -> Iterator[str]:
    """Yield the text of the problems of these *kinds* in the deals with these *numbers*."""
    for number in numbers:
        place = f"{game.name} {seed} {number}"
        found = problem_in(played(game, place, number), Random(place), kinds)
        if found is not None:
            yield text_missed(found, place)


def text_missed(found: Found, place: str) -> str:
    """Return *found* as a record with the tags of a problem, and how often each level misses it."""
    missed = "; ".join(f"{name} {share:.2f}" for name, share in found.missed.items())
    return text_of(found, place, (MISSED, missed))
