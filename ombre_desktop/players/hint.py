"""The hint: what the expert would do, or of choices about as good the surest; the judge knows it as well."""

from __future__ import annotations

from random import Random

from ombre_desktop.engine import Action, PlayCard, PlayRequest, Request, SeatView
from ombre_desktop.players.advice import OWN_WORLDS, Advice
from ombre_desktop.players.memory import Memory
from ombre_desktop.players.motives.explaining import motives_for
from ombre_desktop.players.null_play import plays_null
from ombre_desktop.players.player import EXPERT, player
from ombre_desktop.players.preference import preferred
from ombre_desktop.players.seeds import seed_of_hint
from ombre_desktop.players.stake import stake_between
from ombre_desktop.players.throwing import best_spared
from ombre_desktop.value import replace


def hint(seen: SeatView, asked: Request, rng: Random, worlds: int = OWN_WORLDS) -> Advice:
    """Return the expert's advice on *asked*, in this number of *worlds*, with the surest of equal choices."""
    return surest(player(EXPERT).consider(seen, asked, rng, worlds), seen, asked)


def surest(advice: Advice, seen: SeatView, asked: Request) -> Advice:
    """
    Return *advice* for the surest win among the choices that are about as good as the best.

    Where every card comes to the same, it is for the one that the hand can best spare.
    """
    stake = stake_between(seen.position, advice.choice)
    choice = _spared(advice, seen, asked) or preferred(advice.choice, advice.alternatives, stake)
    if choice == advice.choice:
        return advice
    motives = motives_for(seen, asked, choice, advice.alternatives)
    shown = sorted(advice.endings, key=lambda one: one.action != choice)
    endings = tuple(shown) if shown and shown[0].action == choice else ()
    return replace(advice, choice=choice, motives=motives, endings=endings)


def _spared(advice: Advice, seen: SeatView, asked: Request) -> Action | None:
    """Return the card that the hand can best spare, if all cards come to the same; otherwise None."""
    if not isinstance(asked, PlayRequest) or not isinstance(advice.choice, PlayCard) or plays_null(seen):
        return None
    worth = {one.action: one.chips for one in advice.alternatives if isinstance(one.action, PlayCard)}
    card = PlayCard(best_spared(Memory.of(seen), asked.cards))
    even = len(set(worth.values())) == 1 and set(map(PlayCard, asked.cards)) <= set(worth)
    return card if even else None


def hinted(seen: SeatView, asked: Request) -> Action:
    """Return what the table's own hint advises in this position; all its chance follows from the view."""
    return hint(seen, asked, Random(seed_of_hint(seen))).choice
