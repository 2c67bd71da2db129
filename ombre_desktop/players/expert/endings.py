"""
Endings: every world that is left, each with its weight, where there are few enough.

What a seat may hold is judged for each seat alone and then laid side by side, so that tens
of thousands of worlds take a fifth of a second.
"""

from __future__ import annotations

from itertools import combinations
from math import comb

from ombre_desktop.engine.cards import Cards
from ombre_desktop.engine.state import DealState
from ombre_desktop.players.expert.filling import Filling
from ombre_desktop.players.expert.worlds import IMPOSSIBLE, Hidden
from ombre_desktop.players.solver.open_cards import Batch
from ombre_desktop.players.solver.tables import TRUMP

HEAVIEST = 1 << 24
"""The weight of the likeliest world. Weights are whole numbers, so that no order changes their sum."""

Hands = tuple[int, ...]
"""The hidden cards of each place, as sets of bits."""
Layout = tuple[Hands, int, float]
"""Hands, all their cards, and how likely they lie so."""


def every_world(state: DealState, hidden: Hidden, most: int) -> tuple[Batch, ...]:
    """All worlds of *state*, a seat's position; none if there may be more than *most*."""
    if not hidden.places or _bound(hidden) > most:
        return ()
    layouts: list[Layout] = [((), 0, 1.0)]
    for place in range(len(hidden.places)):
        may_hold = _hands_of(hidden, place)
        layouts = [
            ((*hands, hand), taken | hand, likely * here)
            for hands, taken, likely in layouts
            for hand, here in may_hold
            if not taken & hand
        ]
    return _batches(state, hidden, layouts)


def _bound(hidden: Hidden) -> int:
    """No fewer than there are worlds."""
    bound, left = 1, len(hidden.cards)
    for number, candidates in sorted(
        (number, len(_candidates(hidden, place))) for place, (_, number) in enumerate(hidden.places)
    ):
        bound *= comb(min(candidates, left), number)
        left -= number
    return bound


def _candidates(hidden: Hidden, place: int) -> list[int]:
    """Which of the hidden cards may lie at *place*."""
    return [at for at, weights in enumerate(hidden.weights) if weights[place] > IMPOSSIBLE]


def _hands_of(hidden: Hidden, place: int) -> list[tuple[int, float]]:
    """All that the seat of *place* may hold, and how likely that is next to the same cards away."""
    found = []
    for chosen in combinations(_candidates(hidden, place), hidden.places[place][1]):
        hand, likely = 0, 1.0
        for at in chosen:
            hand |= hidden.bits[at]
            likely *= hidden.weights[at][place] / hidden.weights[at][-1]
        found.append((hand, likely * hidden.told[place].chance(hand)))
    return found


def _batches(state: DealState, hidden: Hidden, layouts: list[Layout]) -> tuple[Batch, ...]:
    """The worlds by all that a payment may depend on: who has which trumps, and the called card."""
    filling = Filling.of(state)
    tables = filling.tables
    telling = tables.mask[TRUMP] | (tables.hand((state.called,)) if state.called else 0)
    known = [tables.hand(hand) for hand in hidden.known]
    heaviest = max((likely for _, _, likely in layouts), default=1.0)
    alike: dict[Hands, Batch] = {}
    for hands, _, likely in layouts:
        weight = int(HEAVIEST * (likely / heaviest))
        if not weight:
            continue
        key = tuple([hand & telling for hand in hands])
        batch = alike.get(key)
        if batch is None:
            batch = alike[key] = Batch(filling.deal(_world(hidden, hands)), [], [])
        row = known.copy()
        for (at, _), hand in zip(hidden.places, hands, strict=True):
            row[at] |= hand
        batch.hands.extend(row)
        batch.weights.append(weight)
    return tuple(alike.values())


def _world(hidden: Hidden, hands: Hands) -> list[Cards]:
    world = list(hidden.known)
    for (at, _), hand in zip(hidden.places, hands, strict=True):
        cards = [card for card, bit in zip(hidden.cards, hidden.bits, strict=True) if hand & bit]
        world[at] = (*world[at], *cards)
    return world
