"""The sounds, and the events that call for them. No sound is ever the only sign of anything."""

from __future__ import annotations

from enum import Enum

from ombre_desktop.engine import PlayRequest, Request, Seat
from ombre_desktop.engine import events as happened
from ombre_desktop.engine.events import Event


class Cue(Enum):
    """A sound, by the name of its file."""

    CARD = "card"
    DEAL = "deal"
    SHUFFLE = "shuffle"
    CHIP = "chip"
    TRICK = "trick"
    TURN = "turn"
    WON = "won"
    LOST = "lost"
    BELL = "bell"


_AT_START: dict[type, Cue] = {
    happened.CardsDrawn: Cue.SHUFFLE,
    happened.Dealt: Cue.SHUFFLE,
    happened.Exchanged: Cue.DEAL,
    happened.TalonTaken: Cue.DEAL,
    happened.TrickTaken: Cue.TRICK,
    happened.Paid: Cue.CHIP,
    happened.Scored: Cue.CHIP,
}
"""The events whose sound begins with their motion."""
_AT_END: dict[type, Cue] = {
    happened.CardPlayed: Cue.CARD,
    happened.CardTurned: Cue.CARD,
    happened.CardShown: Cue.CARD,
    happened.KingGiven: Cue.CARD,
}
"""The events that are heard when the card lies on the table."""


def cue_at_start(event: Event) -> Cue | None:
    """Return the sound with which the motion of *event* begins."""
    return _AT_START.get(type(event))


def cue_at_end(event: Event, person: Seat | None) -> Cue | None:
    """Return the sound of *event* once it is shown; the end of a deal sounds as it does for *person*."""
    if isinstance(event, happened.DealSettled):
        return None if person is None else _end_of_deal(event, person)
    return _AT_END.get(type(event))


def cue_of_question(asked: Request) -> Cue | None:
    """Return the sound of a question; a card asked for is told by the cards before it."""
    return None if isinstance(asked, PlayRequest) else Cue.TURN


def _end_of_deal(event: happened.DealSettled, person: Seat) -> Cue | None:
    settlement = event.settlement
    won = settlement.net[person] + (settlement.points[person] if settlement.scores else 0)
    if won == 0:
        return None
    return Cue.WON if won > 0 else Cue.LOST
