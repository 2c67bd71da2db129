"""Invariants of every state of every deal: no card and no chip is lost."""

from __future__ import annotations

from collections import Counter

from ombre_desktop.engine.cards import HIDDEN
from ombre_desktop.engine.chips import net_of, pool_change
from ombre_desktop.engine.state import DealState


class Violation(AssertionError):  # noqa: N818 - it names what happened
    """An impossible state: a defect of the program, never a player's fault."""


def check(state: DealState) -> None:
    """Raise `Violation` if *state* has lost or gained a card or a chip."""
    _check_cards(state)
    _check_hands(state)
    _check_chips(state)


def _check_cards(state: DealState) -> None:
    playing = state.playing
    tricks = (*playing.tricks, *((playing.trick,) if playing.trick else ())) if playing else ()
    played = tuple(card for trick in tricks for card in trick.cards)
    lying = (
        *(card for hand in state.hands for card in hand),
        *(card for dead in state.dead for card in dead),
        *(state.turned if state.turn_ups else ()),
        *state.talon,
        *played,
    )
    seen = Counter(card for card in lying if card is not HIDDEN)
    if len(lying) != len(state.ruleset.pack.cards):
        raise Violation(f"{len(lying)} cards lie on the table")
    if any(number > 1 for number in seen.values()) or set(seen) - set(state.ruleset.pack.cards):
        raise Violation(f"cards lie twice or are foreign: {seen}")


def _check_hands(state: DealState) -> None:
    if state.playing is None:
        return
    for seat in state.ring:
        opened = len(state.playing.opening[seat])
        trick = state.playing.trick
        played = len(state.playing.tricks) + (trick is not None and trick.card_of(seat) is not None)
        if len(state.hands[seat]) != opened - played:
            raise Violation(f"seat {seat + 1} holds {len(state.hands[seat])} cards")


def _check_chips(state: DealState) -> None:
    if any(paid.chips <= 0 for paid in state.payments):
        raise Violation("a payment moves no chips")
    if state.settlement is not None and state.settlement.stones:
        after, stones = state.settlement, state.stakes.pool + sum(state.stakes.scores)
        if after.pool_after + sum(after.scores_after) != stones or min(after.scores_after) < 0:
            raise Violation("stones were lost or made")
    if sum(net_of(state.payments, state.seats)) + pool_change(state.payments) != 0:
        raise Violation("chips were lost or made")
