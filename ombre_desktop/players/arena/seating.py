"""
Who sits at a measured table, written in a word.

``textbook`` or any other player's name; ``textbook+expert`` is the textbook until the play
begins and the expert from then on; ``expert+textbook+expert`` bids as the expert, names
trump and exchanges as the textbook, and plays as the expert again.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from random import Random
from typing import Protocol

from ombre_desktop.engine import Action, DealState, Request, SeatView, view
from ombre_desktop.engine.errors import SettingError
from ombre_desktop.players.expert.player import Expert
from ombre_desktop.players.player import EXPERT, Player, lawful, player, player_names

ALL_SEEING = "all-seeing"
"""The expert with all cards open. He sits here and nowhere else: no table can choose him."""


class Sitter(Protocol):
    """Whoever decides for a seat of a measured table, which knows the true cards."""

    def decide(self, state: DealState, asked: Request, rng: Random) -> Action:
        """A lawful answer to what is *asked*."""
        ...


@dataclass(frozen=True, slots=True)
class Honest:
    """A player who is shown what his seat may see."""

    player: Player

    def decide(self, state: DealState, asked: Request, rng: Random) -> Action:
        """What he decides from his view."""
        action = self.player.decide(view(state, asked.seat), asked, rng)
        return lawful(self.player.name, state, asked, action)


@dataclass(frozen=True, slots=True)
class AllSeeing:
    """A player who sees every hand while cards are played: nobody does better who must guess."""

    player: Player

    def decide(self, state: DealState, asked: Request, rng: Random) -> Action:
        """What he decides from the open cards; before the play, from his view."""
        seen = view(state, asked.seat) if state.playing is None else SeatView(asked.seat, state)
        return lawful(self.player.name, state, asked, self.player.decide(seen, asked, rng))


@dataclass(frozen=True, slots=True)
class ByParts:
    """One who bids, one who names trump and exchanges, one who plays."""

    bids: Sitter
    exchanges: Sitter
    plays: Sitter

    def decide(self, state: DealState, asked: Request, rng: Random) -> Action:
        """What the one decides whose part it is."""
        if state.playing is not None:
            return self.plays.decide(state, asked, rng)
        part = self.bids if state.contract is None else self.exchanges
        return part.decide(state, asked, rng)


@cache
def sitter(text: str, worlds: int = 0) -> Sitter:
    """
    Who *text* says, imagining at most so many *worlds* for a decision; 0 for as many as usual.

    Raises `SettingError` for a name that nobody has.
    """
    match [_sitter(name.strip(), worlds) for name in text.split("+")]:
        case [one]:
            return one
        case [before, plays]:
            return ByParts(before, before, plays)
        case [bids, exchanges, plays]:
            return ByParts(bids, exchanges, plays)
        case _:
            raise SettingError("player", text, sitter_names())


def sitter_names() -> tuple[str, ...]:
    """Everybody who can be measured, alone or in parts."""
    return (*player_names(), ALL_SEEING)


def _sitter(name: str, worlds: int) -> Sitter:
    if name == ALL_SEEING:
        return AllSeeing(_thinking(player(EXPERT), worlds))
    try:
        return Honest(_thinking(player(name), worlds))
    except SettingError:
        raise SettingError("player", name, sitter_names()) from None


def _thinking(one: Player, worlds: int) -> Player:
    """*one* imagining at most so many worlds, if he imagines any."""
    if not worlds or not isinstance(one, Expert):
        return one
    return replace(one, budget=one.budget.at_most(worlds, before=worlds))
