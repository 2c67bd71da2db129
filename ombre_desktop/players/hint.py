"""The hint: what the expert would do, or of choices about as good the surest; the judge knows it as well."""

from __future__ import annotations

from random import Random

from ombre_desktop.engine import Action, Request, SeatView
from ombre_desktop.players.advice import OWN_WORLDS, Advice
from ombre_desktop.players.motives.explaining import motives_for
from ombre_desktop.players.player import EXPERT, player
from ombre_desktop.players.preference import preferred
from ombre_desktop.players.seeds import seed_of_hint
from ombre_desktop.players.stake import stake_between
from ombre_desktop.value import replace


def hint(seen: SeatView, asked: Request, rng: Random, worlds: int = OWN_WORLDS) -> Advice:
    """Return the expert's advice on *asked*, in this number of *worlds*, with the surest of equal choices."""
    return surest(player(EXPERT).consider(seen, asked, rng, worlds), seen, asked)


def surest(advice: Advice, seen: SeatView, asked: Request) -> Advice:
    """Return *advice* for the surest win among the choices that are about as good as the best."""
    stake = stake_between(seen.position, advice.choice)
    choice = preferred(advice.choice, advice.alternatives, stake)
    if choice == advice.choice:
        return advice
    motives = motives_for(seen, asked, choice, advice.alternatives)
    shown = sorted(advice.endings, key=lambda one: one.action != choice)
    endings = tuple(shown) if shown and shown[0].action == choice else ()
    return replace(advice, choice=choice, motives=motives, endings=endings)


def hinted(seen: SeatView, asked: Request) -> Action:
    """Return what the table's own hint advises in this position; all its chance follows from the view."""
    return hint(seen, asked, Random(seed_of_hint(seen))).choice
