"""Motives for a card: led, won with, or thrown."""

from __future__ import annotations

from ombre_desktop.engine import Card, PlayRequest
from ombre_desktop.players.advice import Motive
from ombre_desktop.players.following import follow
from ombre_desktop.players.leading import spoken
from ombre_desktop.players.motives.decision import Decision
from ombre_desktop.players.motives.following import FOLLOWING
from ombre_desktop.players.motives.leading import LEADING, OF_PARTNERS
from ombre_desktop.players.motives.throwing import THROWING
from ombre_desktop.players.motives.turn import Turn
from ombre_desktop.players.null_play import plays_null


def of_a_card(decision: Decision, asked: PlayRequest, card: Card) -> tuple[Motive, ...]:
    """Return the motives for playing *card*, the strongest first."""
    if plays_null(decision.view):
        return ()
    turn = Turn.of(decision.view, asked.cards, card)
    if not turn.memory.trick.cards:
        return _of_a_lead(turn)
    if follow(turn.memory, turn.cards) is not turn.card:
        return ()
    found = (motive(turn) for motive in (*FOLLOWING, *THROWING))
    return tuple(motive for motive in found if motive is not None)


def _of_a_lead(turn: Turn) -> tuple[Motive, ...]:
    maxim, card = spoken(turn.memory)
    if card is not turn.card or maxim is None or maxim not in LEADING:
        return ()
    if maxim in OF_PARTNERS and not turn.sides_are_known:
        return ()
    return (LEADING[maxim](turn),)
