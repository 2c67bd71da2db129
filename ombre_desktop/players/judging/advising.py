"""Advice for every kind of decision, also for those that the expert decides by habit."""

from __future__ import annotations

from random import Random

from ombre_desktop.engine import Request, SeatView
from ombre_desktop.players.advice import Advice
from ombre_desktop.players.hint import hint, surest
from ombre_desktop.players.judging.judge import Stages, compared
from ombre_desktop.players.judging.verdict import SURELY, has_choice
from ombre_desktop.players.motives.explaining import motives_for
from ombre_desktop.value import replace

QUICK = Stages(cards=(40,), rollouts=(40,), calls=(1,), playouts=(16,))
"""The numbers of worlds for a hint that has nothing else to show."""


def advised(seen: SeatView, asked: Request, rng: Random, worlds: int) -> Advice:
    """
    Return the hint on *asked*; where the expert has no figures, compare as the judge does.

    The expert's choice stands unless another action is surely better, or about as good and a surer win.
    """
    advice = hint(seen, asked, rng, worlds)
    return advice if advice.alternatives else surest(with_figures(advice, seen, asked, rng), seen, asked)


def weighed_quickly(advice: Advice, seen: SeatView, asked: Request, rng: Random) -> Advice:
    """Return *advice*, its choice as it stands, with the judge's figures in a few worlds."""
    found = compared(seen, asked, rng, advice.choice, QUICK) if has_choice(asked) else None
    if found is None:
        return advice
    return replace(advice, alternatives=found.alternatives(), worlds=found.worlds)


def with_figures(advice: Advice, seen: SeatView, asked: Request, rng: Random) -> Advice:
    """Return *advice* with the judge's figures; unchanged if there is no choice, or nothing to compare."""
    found = compared(seen, asked, rng, advice.choice) if has_choice(asked) else None
    if found is None:
        return advice
    best = found.best(advice.choice)
    cost, error = found.cost(advice.choice, best)
    choice = best if cost > SURELY * error else advice.choice
    alternatives = found.alternatives()
    motives = motives_for(seen, asked, choice, alternatives)
    return replace(advice, choice=choice, alternatives=alternatives, worlds=found.worlds, motives=motives)
