"""Who plays with whom, while the Ombre's ally keeps silent (rule 3.11)."""

from __future__ import annotations

from ombre_desktop.engine import HIDDEN, Card, DealState, Role, Seat, Trick
from ombre_desktop.engine.seats import PerSeat
from ombre_desktop.engine.stages import Playing

WITH_THE_OMBRE = frozenset({Role.OMBRE, Role.ALLY})
HELPS, HINDERS = 2, -1
"""How much a trump led for the Ombre, and his winning card beaten, tell of a seat."""


def side_of(state: DealState, seat: Seat, absent: PerSeat[frozenset[Card]]) -> frozenset[Seat]:
    """
    The seats that win and lose with *seat*, itself included.

    *state* is its view; *absent* are the cards that each seat has proved not to hold. Of
    those whose role is not known the Ombre trusts nobody and a defender everybody, but
    for the one who is suspected to be the ally.
    """
    helps = state.role(seat) in WITH_THE_OMBRE
    roles = {other: state.role(other) for other in state.ring}
    known = {other for other, role in roles.items() if role and (role in WITH_THE_OMBRE) is helps}
    unknown = tuple(other for other, role in roles.items() if role is None)
    suspect = suspected(state, unknown, absent)
    if helps:
        return frozenset(known if suspect is None else {*known, suspect})
    return frozenset({*known, *unknown} - {suspect})


def suspected(state: DealState, unknown: tuple[Seat, ...], absent: PerSeat[frozenset[Card]]) -> Seat | None:
    """
    Who of the *unknown* should be the ally; None while nothing tells.

    Maxim S1 (rule 3.11): whoever has not followed the called suit is not he. Maxim S2 (W: the
    strong hand draws trumps): who leads a trump for another plays with the Ombre, and who
    beats the Ombre's card against him.
    """
    able = [seat for seat in unknown if state.called not in absent[seat]]
    if len(able) < 2 or state.playing is None:
        return able[0] if able else None
    signs = {seat: _signs(state, state.playing, seat) for seat in able}
    best = max(signs.values())
    found = [seat for seat in able if signs[seat] == best]
    return found[0] if best > 0 and len(found) == 1 else None


def _signs(state: DealState, playing: Playing, seat: Seat) -> int:
    lying = (*playing.tricks, *((playing.trick,) if playing.trick else ()))
    return sum(_sign(state, trick, seat) for trick in lying)


def _sign(state: DealState, trick: Trick, seat: Seat) -> int:
    card = trick.card_of(seat)
    if card is None or HIDDEN in trick.cards:
        return 0
    if seat == trick.leader:
        return HELPS if state.ranking.is_trump(card) else 0
    before = trick.cards[: trick.order.index(seat)]
    best = state.ranking.best(before)
    beats = trick.order[best] == state.ombre and state.ranking.beats(card, before[best])
    return HINDERS if beats else 0
