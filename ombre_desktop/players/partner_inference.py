"""Inference of partners while the Ombre's ally is secret (rule 3.11)."""

from __future__ import annotations

from ombre_desktop.engine import HIDDEN, Card, DealState, Role, Seat, Trick
from ombre_desktop.engine.seats import PerSeat
from ombre_desktop.engine.stages import Playing

WITH_THE_OMBRE = frozenset({Role.OMBRE, Role.ALLY})
HELPS, HINDERS = 2, -1
"""The evidence for being the ally: leading a trump, and beating the Ombre's winning card."""


def side_of(state: DealState, seat: Seat, absent: PerSeat[frozenset[Card]]) -> frozenset[Seat]:
    """
    Return the seats that win and lose with *seat*, including itself, as far as that seat can tell.

    *state* is the position of *seat*; *absent* holds the cards that each seat has proved not to hold. Among
    seats of unknown role, the Ombre trusts only the likely ally, and a defender trusts all except the likely
    ally.
    """
    helps = state.role(seat) in WITH_THE_OMBRE
    roles = {other: state.role(other) for other in state.ring}
    known = {other for other, role in roles.items() if role and (role in WITH_THE_OMBRE) is helps}
    unknown = tuple(other for other, role in roles.items() if role is None)
    ally = likely_ally(state, unknown, absent)
    if helps:
        return frozenset(known if ally is None else {*known, ally})
    return frozenset({*known, *unknown} - {ally})


def likely_ally(state: DealState, unknown: tuple[Seat, ...], absent: PerSeat[frozenset[Card]]) -> Seat | None:
    """
    Return the seat of *unknown* most likely to be the ally, or None if there is not enough evidence.

    Maxim S1 (rule 3.11): a seat that failed to follow the called suit is not the ally. Maxim S2 (W: the
    strong hand draws trumps): a seat that leads trumps plays with the Ombre, a seat that beats the Ombre's
    card plays against.
    """
    able = [seat for seat in unknown if state.called not in absent[seat]]
    if len(able) < 2 or state.playing is None:
        return able[0] if able else None
    evidence = {seat: _evidence(state, state.playing, seat) for seat in able}
    best = max(evidence.values())
    found = [seat for seat in able if evidence[seat] == best]
    return found[0] if best > 0 and len(found) == 1 else None


def _evidence(state: DealState, playing: Playing, seat: Seat) -> int:
    lying = (*playing.tricks, *((playing.trick,) if playing.trick else ()))
    return sum(_evidence_of_trick(state, trick, seat) for trick in lying)


def _evidence_of_trick(state: DealState, trick: Trick, seat: Seat) -> int:
    card = trick.card_of(seat)
    if card is None or HIDDEN in trick.cards:
        return 0
    if seat == trick.leader:
        return HELPS if state.ranking.is_trump(card) else 0
    before = trick.cards[: trick.order.index(seat)]
    best = state.ranking.best(before)
    beats = trick.order[best] == state.ombre and state.ranking.beats(card, before[best])
    return HINDERS if beats else 0
