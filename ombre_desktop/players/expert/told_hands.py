"""
Told hands: the hidden hands of a deal as the odds read them, which is more closely than any player does.

The odds read every call of a seat that still holds, or held, the hand dealt to it; what the Ombre kept
tells them less.
"""

from __future__ import annotations

from collections.abc import Container, Iterator, Mapping
from math import prod

from ombre_desktop.engine import Card, Cards, Discard, Seat, Trick
from ombre_desktop.engine.actions import GiveCard
from ombre_desktop.engine.phases.partner import CallKingPhase
from ombre_desktop.engine.state import DealState
from ombre_desktop.players.expert.call_likelihood import CallEvidence, call_evidence
from ombre_desktop.players.expert.determinisation import tables_of
from ombre_desktop.players.expert.hand_parts import OF_A_HAND, belonging
from ombre_desktop.players.expert.likelihood import (
    EVEN,
    KEPT,
    LEAVE,
    Exchanger,
    Game,
    Row,
    dealt_row,
    is_nolo,
    kind_of,
    plays_as_dealt,
    softer,
)
from ombre_desktop.players.expert.play_likelihood import Evidence, PlayEvidence, cards_played
from ombre_desktop.players.expert.worlds import IMPOSSIBLE, Hidden
from ombre_desktop.value import replace

WHOLE = softer(KEPT[Exchanger.OMBRE, Game.WHOLE])
"""The proposal for the hand dealt to an Ombre who named the trump; `HandEvidence` takes it out again."""


SECRECY = 0.6
"""
The power of what a play tells where a card was called: its purpose depends on the side the seat believes in.

By the plain figures, of 75 cards said to be with a defender in Quadrille, 63 were there.
"""


class HandEvidence:
    """
    The plays and the *calls* of a seat as evidence about its hand; answers are cached.

    *own* holds the cards that it was certainly dealt, *cards* the unseen ones by their bits, and *drawn_by*
    the figure with which each of these was proposed.
    """

    def __init__(
        self,
        plays: Evidence,
        calls: CallEvidence,
        own: Cards,
        cards: Mapping[int, Card],
        drawn_by: Mapping[int, float],
    ) -> None:
        self.played = (calls,)
        self._plays, self._calls, self._own = plays, calls, own
        self._cards, self._drawn_by = cards, drawn_by
        self._found: dict[int, float] = {}

    def chance(self, hand: int) -> float:
        """Return the likelihood of the seat's calls and plays if *hand* is the unknown rest of its hand."""
        if hand not in self._found:
            bits = [bit for bit in self._cards if hand & bit]
            dealt = (*self._own, *(self._cards[bit] for bit in bits))
            likely = self._calls.chance(dealt) / prod(self._drawn_by[bit] for bit in bits)
            self._found[hand] = likely * (self._plays.chance(hand) if self._plays.played else 1.0)
        return self._found[hand]


class EitherSide:
    """
    The plays of a seat in a game with a called card as evidence about its hand.

    *as_ally* and *as_other* are the same plays, seen from either side; who holds *called*, a bit or 0, helps
    the Ombre.
    """

    def __init__(self, called: int, as_ally: PlayEvidence, as_other: PlayEvidence) -> None:
        self.played = as_other.played
        self._called, self._as_ally, self._as_other = called, as_ally, as_other

    def chance(self, hand: int) -> float:
        """Return the likelihood of the seat's plays if *hand* is the unknown rest of its hand."""
        side = self._as_ally if hand & self._called else self._as_other
        return float(side.chance(hand) ** SECRECY)


def told_from(state: DealState) -> Hidden:
    """Collect the hidden cards of *state*, a seat's position once there is a trump, or in a game without."""
    hidden = _without_called(Hidden.from_view(state), state)
    if is_nolo(state):
        return hidden
    hidden = replace(hidden, plays=tuple(_plays_of(state, hidden)))
    calls = call_evidence(state)
    for place, (at, _) in enumerate(hidden.places):
        seat = hidden.ring[at]
        if _has_hand_dealt(state, seat):
            hidden = _with_calls(hidden, state, place, calls.get(seat))
    if hidden.ombre >= 0 and not plays_as_dealt(state) and not _has_hand_dealt(state, state.the_ombre):
        hidden = _softened(hidden)
    return replace(hidden, bid=None)


def _plays_of(state: DealState, hidden: Hidden) -> Iterator[Evidence]:
    """Yield the evidence of the plays at each place, by the side that the seat was on as far as it knew."""
    tables, ally = tables_of(state), state.ally
    playing = state.playing
    tricks = () if playing is None else playing.tricks

    def known(seat: Seat, trick: Trick) -> Container[Seat | None]:
        """Return who plays for the Ombre; until the called card is played only its holder knows the ally."""
        open_by_then = state.called is None or any(
            state.called in each.cards for each in tricks[: tricks.index(trick) if trick in tricks else None]
        )
        return (state.ombre, ally) if open_by_then or seat == ally else (state.ombre,)

    def helping(seat: Seat, _: Trick) -> Container[Seat | None]:
        return (state.ombre, seat)

    every = tuple(cards_played(state, tables.bits, known))
    helped = tuple(cards_played(state, tables.bits, helping))
    for at, _ in hidden.places:
        seat = hidden.ring[at]
        mine, as_ally = (
            PlayEvidence(tables, tuple(one for one in some if one.seat == seat), hidden.known[at])
            for some in (every, helped)
        )
        if state.called is None:
            yield mine
        else:
            may_help = ally is None and seat != state.ombre
            yield EitherSide(1 << tables.bits[state.called] if may_help else 0, as_ally, mine)


def reads_calls(hidden: Hidden) -> bool:
    """Tell whether *hidden* holds the evidence of any call."""
    return any(isinstance(each, HandEvidence) for each in hidden.plays)


def _has_hand_dealt(state: DealState, seat: Seat) -> bool:
    """Tell whether *seat* has thrown no card yet, or could throw none, and no king was given (26.2)."""
    if plays_as_dealt(state):
        return not any(isinstance(move.action, GiveCard) for move in state.history)
    if seat == state.ombre:
        return not state.drawn[seat]
    decided = any(move.seat == seat and isinstance(move.action, Discard) for move in state.history)
    return state.playing is None and not decided


def _with_calls(hidden: Hidden, state: DealState, place: int, calls: CallEvidence | None) -> Hidden:
    """Return *hidden* with the hand at *place* as it was dealt, and what its *calls* told of it."""
    seat = hidden.ring[hidden.places[place][0]]
    row = _proposed(state, seat)
    figures = [max(LEAVE, row[kind_of(card, state.ranking)]) for card in hidden.cards]
    kept, ends = OF_A_HAND * place, OF_A_HAND * (place + 1)
    weights = list(hidden.weights)
    for at, figure in enumerate(figures):
        old = hidden.weights[at]
        new = [figure if least > IMPOSSIBLE else least for least in old[kept:ends]]
        weights[at] = (*old[:kept], *new, *old[ends:])
    hidden = replace(hidden, weights=tuple(weights))
    if calls is None:
        return hidden
    own = belonging(state, seat, hidden.known[hidden.places[place][0]])
    cards = dict(zip(hidden.bits, hidden.cards, strict=False))
    drawn_by = dict(zip(hidden.bits, figures, strict=False))
    evidence = HandEvidence(hidden.plays[place], calls, own, cards, drawn_by)
    return replace(hidden, plays=(*hidden.plays[:place], evidence, *hidden.plays[place + 1 :]))


def _proposed(state: DealState, seat: Seat) -> Row:
    """Return the figures with which the hand dealt to *seat* is imagined."""
    if plays_as_dealt(state):
        return dealt_row(state, seat)
    return WHOLE if seat == state.ombre else EVEN


def called_from_others(state: DealState, seat: Seat) -> Cards:
    """Return the card that *seat* called, unless the Ombre may call their own (rules 3.11 and 24.3)."""
    if state.called is None or seat != state.ombre:
        return ()
    phases = state.contract.phases if state.contract else ()
    own = any(isinstance(phase, CallKingPhase) and phase.own for phase in phases)
    return () if own else (state.called,)


def _without_called(hidden: Hidden, state: DealState) -> Hidden:
    """Return *hidden* with the card that the Ombre called nowhere in their hand; no player reads that yet."""
    called = called_from_others(state, state.ombre) if state.ombre is not None else ()
    if hidden.ombre < 0 or not called or called[0] not in hidden.cards:
        return hidden
    at, kept = hidden.cards.index(called[0]), OF_A_HAND * hidden.ombre
    row = hidden.weights[at]
    row = (*row[:kept], *(IMPOSSIBLE,) * OF_A_HAND, *row[kept + OF_A_HAND :])
    return replace(hidden, weights=(*hidden.weights[:at], row, *hidden.weights[at + 1 :]))


def _softened(hidden: Hidden) -> Hidden:
    """
    Return *hidden* for telling odds: what the Ombre kept tells less.

    It was counted over textbook players (`SOFTER`). Where nobody exchanges, the figures hold as they are.
    """
    kept = OF_A_HAND * hidden.ombre
    weights = tuple((*row[:kept], *softer(row[kept : kept + 1]), *row[kept + 1 :]) for row in hidden.weights)
    return replace(hidden, weights=weights)
