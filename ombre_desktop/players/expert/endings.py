"""
Endings: exact enumeration of all remaining worlds with their probabilities, if there are few enough.

The likelihood of each seat's possible hands is computed separately, and then combined. So tens of thousands
of worlds take only a fifth of a second.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import combinations
from math import comb

from ombre_desktop.engine.cards import Cards
from ombre_desktop.engine.state import DealState
from ombre_desktop.players.expert.determinisation import Determinisation
from ombre_desktop.players.expert.hand_parts import OF_A_HAND
from ombre_desktop.players.expert.likelihood import Game
from ombre_desktop.players.expert.worlds import IMPOSSIBLE, Hidden
from ombre_desktop.players.solver.open_cards import Batch
from ombre_desktop.players.solver.tables import TRUMP

HEAVIEST = 1 << 24
"""The weight of the likeliest world. Weights are integers, so their sum does not depend on the order."""

Hands = tuple[int, ...]
"""The hidden cards of each place, as sets of bits."""
Likely = list[tuple[int, float]]
"""Possible hands at one place, each with its likelihood."""
Layout = tuple[Hands, int, float]
"""The hands at some places, the union of their cards, and their likelihood."""


def every_world(state: DealState, hidden: Hidden, most: int) -> tuple[Batch, ...]:
    """Enumerate the worlds of *state*, a seat's position; return none if there may be more than *most*."""
    if not hidden.places or _bound(hidden) > most:
        return ()
    fitting = [_fitting(_hands_of(hidden, place)) for place in range(len(hidden.places))]
    layouts: list[Layout] = [((), 0, 1.0)]
    for hands_at in fitting[:-1]:
        layouts = [
            ((*hands, hand), taken | hand, likely * here)
            for hands, taken, likely in layouts
            for hand, here in hands_at(taken)
        ]
    return _batches(state, hidden, layouts, fitting[-1])


def _fitting(may_hold: Likely) -> Callable[[int], Likely]:
    """Return a function from the cards taken to those of the hands that have none of them."""

    @cache
    def fitting(taken: int) -> Likely:
        return [each for each in may_hold if not taken & each[0]]

    return fitting


def _bound(hidden: Hidden) -> int:
    """Return an upper bound on the number of worlds."""
    bound, left = 1, len(hidden.cards)
    for number, candidates in sorted(
        (number, len(_candidates(hidden, place))) for place, (_, number) in enumerate(hidden.places)
    ):
        bound *= comb(min(candidates, left), number)
        left -= number
    return bound


def _candidates(hidden: Hidden, place: int) -> list[int]:
    """Return the indices of the hidden cards that may lie at *place*."""
    kept, drawn = _parts(place)
    return [
        at
        for at in range(len(hidden.cards))
        if max(hidden.weights[at][kept], hidden.weights[at][drawn]) > IMPOSSIBLE
    ]


def _hands_of(hidden: Hidden, place: int) -> Likely:
    """List the possible hands at *place*, each with its likelihood relative to all its cards being away."""
    kept, drawn = _parts(place)
    first = len(hidden.cards) + sum(hidden.own[:place])
    own = slice(first, first + hidden.own[place])
    laid = [1.0]
    for weights in hidden.weights[own]:
        laid = _with_card(laid, weights[kept], weights[drawn])
    chances = []
    for weights in hidden.weights[: len(hidden.cards)]:
        away = _away(hidden, weights)
        chances.append((weights[kept] / away, weights[drawn] / away))
    bid = _bid(hidden, place, sum(hidden.bits[own]))
    found = []
    for chosen in combinations(_candidates(hidden, place), hidden.places[place][1]):
        hand, ways = 0, laid
        for at in chosen:
            hand |= hidden.bits[at]
            ways = _with_card(ways, *chances[at])
        likely = ways[hidden.parts[kept].size] * hidden.plays[place].chance(hand)
        found.append((hand, likely * bid(hand)))
    return found


def _bid(hidden: Hidden, place: int, own: int) -> Callable[[int], float]:
    """
    Return a function from the present hand at *place* to the likelihood of the Ombre's bid.

    The likelihood is 1 unless the Ombre plays the hand as it was dealt.
    """
    evidence = hidden.bid if place == hidden.ombre else None
    if evidence is None or evidence.game is not Game.WHOLE:
        return lambda _: 1.0
    return lambda hand: evidence.chance(hand | own)


def _parts(place: int) -> tuple[int, int]:
    """Return the indices of the parts of the hand at *place*: cards kept, and cards drawn."""
    return OF_A_HAND * place, OF_A_HAND * place + 1


def _with_card(ways: list[float], kept: float, drawn: float) -> list[float]:
    """Add a card to *ways*, the likelihood of each number of kept cards (all other cards were drawn)."""
    more = [way * drawn for way in ways]
    more.append(0.0)
    for number, way in enumerate(ways, 1):
        more[number] += way * kept
    return more


def _away(hidden: Hidden, weights: tuple[float, ...]) -> float:
    """Return the mean likelihood of a card being away, whether thrown or left in the talon."""
    parts = range(OF_A_HAND * len(hidden.places), len(hidden.parts))
    cards = sum(hidden.parts[part].size for part in parts)
    return sum(hidden.parts[part].size * weights[part] for part in parts) / cards if cards else 1.0


def _batches(
    state: DealState, hidden: Hidden, layouts: list[Layout], last: Callable[[int], Likely]
) -> tuple[Batch, ...]:
    """
    Group the worlds by the cards on which payments may depend: trumps and the called card.

    *layouts* are those of all places but the *last*. Nothing is made for a world but its hands and its
    weight: there may be a hundred thousand.
    """
    determinisation = Determinisation.of(state)
    tables = determinisation.tables
    telling = tables.mask[TRUMP] | (tables.hand((state.called,)) if state.called else 0)
    known = [tables.hand(hand) for hand in hidden.known]
    *first, at_last = [at for at, _ in hidden.places]
    heaviest = max((likely * here for _, taken, likely in layouts for _, here in last(taken)), default=1.0)
    alike: dict[Hands, Batch] = {}
    for hands, taken, likely in layouts:
        row = known.copy()
        for at, hand in zip(first, hands, strict=True):
            row[at] |= hand
        told = tuple([hand & telling for hand in hands])
        for hand, here in last(taken):
            weight = int(HEAVIEST * (likely * here / heaviest))
            if weight:
                key = (*told, hand & telling)
                batch = alike.get(key)
                if batch is None:
                    batch = alike[key] = Batch(determinisation.deal(_world(hidden, (*hands, hand))), [], [])
                row[at_last] = known[at_last] | hand
                batch.hands.extend(row)
                batch.weights.append(weight)
    return tuple(alike.values())


def _world(hidden: Hidden, hands: Hands) -> list[Cards]:
    world = list(hidden.known)
    for (at, _), hand in zip(hidden.places, hands, strict=True):
        cards = [card for card, bit in zip(hidden.cards, hidden.bits, strict=False) if hand & bit]
        world[at] = (*world[at], *cards)
    return world
