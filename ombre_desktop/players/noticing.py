"""
Noticing: the habits that opponents showed in a settled deal.

Afterwards all cards are open. So anybody can tell where the textbook would have played another card than the
one that was played, and which habit wanted that one.
"""

from __future__ import annotations

from collections.abc import Sequence

from ombre_desktop.engine import DealState, PlayCard, PlayRequest, Seat, request, steps_of, view
from ombre_desktop.players.computer_player import Player
from ombre_desktop.players.levels import minds_of
from ombre_desktop.players.player import player
from ombre_desktop.value import Value


class Shown(Value):
    """A habit called *name* that *seat* showed by its *move*, counted from 0."""

    seat: Seat
    name: str
    move: int


def habits_shown(deal: DealState, players: Sequence[str]) -> tuple[Shown, ...]:
    """
    Return where the *players*, one for each seat, followed a habit of theirs and not the textbook.

    An empty name stands for a seat that is not looked at, such as a person's.
    """
    steps = steps_of(deal)
    found = []
    for number, move in enumerate(deal.history):
        asked = request(steps[number].state)
        if isinstance(asked, PlayRequest) and isinstance(move.action, PlayCard) and players[move.seat]:
            name = habit_shown(steps[number].state, asked, move.action, player(players[move.seat]))
            found += [Shown(move.seat, name, number)] if name else []
    return tuple(found)


def habit_shown(state: DealState, asked: PlayRequest, played: PlayCard, by: Player) -> str:
    """Return the habit that the card *played* *by* a player shows; empty if it shows none."""
    for mind in minds_of(by):
        shown = mind.habit.quirks and mind.habit.shown(mind.recall.of(view(state, asked.seat)), asked)
        if shown and shown[1].card is played.card:
            return shown[0].name
    return ""
