"""
The seating of a measured table: players, or combinations of players, written as one word.

``textbook`` is that player. ``textbook+expert`` is the textbook before the play, and the expert during it.
``expert+textbook+expert`` bids as the expert, names trump and exchanges as the textbook, and plays as the
expert. ``cmd:PROGRAM`` is a bot from outside.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import cache
from random import Random
from typing import Protocol

from ombre_desktop.engine import Action, DealState, Request, SeatView, view
from ombre_desktop.engine.errors import SettingError
from ombre_desktop.players.computer_player import Player
from ombre_desktop.players.expert.player import Expert
from ombre_desktop.players.levels import Between
from ombre_desktop.players.outside import PREFIX, anybody
from ombre_desktop.players.player import EXPERT, lawful, player, player_names

ALL_SEEING = "all-seeing"
"""The name of the expert that sees all cards; it exists only in the arena."""
CONFERRING = "conferring"
"""The name of the expert whose defenders see each other's hands; it exists only in the arena."""


class Sitter(Protocol):
    """A decision maker for a seat of a measured table; it is given the true state."""

    def decide(self, state: DealState, asked: Request, rng: Random) -> Action:
        """Return a lawful answer to the request *asked*."""
        ...


@dataclass(frozen=True, slots=True)
class Honest:
    """A player who is shown only the view of their seat."""

    player: Player

    def decide(self, state: DealState, asked: Request, rng: Random) -> Action:
        """Return the player's action from their view."""
        action = self.player.decide(view(state, asked.seat), asked, rng)
        return lawful(self.player.name, state, asked, action)


@dataclass(frozen=True, slots=True)
class AllSeeing:
    """A player who sees every hand during the play: an upper bound for players who must guess."""

    player: Player

    def decide(self, state: DealState, asked: Request, rng: Random) -> Action:
        """Return the player's action: during the play from the open cards, before it from their view."""
        seen = view(state, asked.seat) if state.playing is None else SeatView(asked.seat, state)
        return lawful(self.player.name, state, asked, self.player.decide(seen, asked, rng))


@dataclass(frozen=True, slots=True)
class Conferring:
    """A player who, as a defender, sees the other defenders' hands: an upper bound for any signals."""

    player: Player

    def decide(self, state: DealState, asked: Request, rng: Random) -> Action:
        """Return the player's action: after the exchange from a view like that of a declared vole."""
        playing = state.playing
        told = state if playing is None else state._replace(playing=playing._replace(confers=True))
        action = self.player.decide(view(told, asked.seat), asked, rng)
        return lawful(self.player.name, state, asked, action)


@dataclass(frozen=True, slots=True)
class ByParts:
    """A combination of players: one bids, one names trump and exchanges, one plays."""

    bids: Sitter
    exchanges: Sitter
    plays: Sitter

    def decide(self, state: DealState, asked: Request, rng: Random) -> Action:
        """Return the action of the sitter responsible for this part of the deal."""
        if state.playing is not None:
            return self.plays.decide(state, asked, rng)
        part = self.bids if state.contract is None else self.exchanges
        return part.decide(state, asked, rng)


_OF_THE_ARENA: Mapping[str, Callable[[Player], Sitter]] = {ALL_SEEING: AllSeeing, CONFERRING: Conferring}


@cache
def sitter(text: str, worlds: int = 0) -> Sitter:
    """
    Return the sitter that *text* names, sampling at most *worlds* worlds for a decision (0: no limit).

    Raise `SettingError` if a name is unknown.
    """
    names = [text] if text.startswith(PREFIX) else text.split("+")
    match [_sitter(name.strip(), worlds) for name in names]:
        case [one]:
            return one
        case [before, plays]:
            return ByParts(before, before, plays)
        case [bids, exchanges, plays]:
            return ByParts(bids, exchanges, plays)
        case _:
            raise SettingError("player", text, sitter_names())


def sitter_names() -> tuple[str, ...]:
    """Return the names of all players that can be measured, alone or combined."""
    return (*player_names(), ALL_SEEING, CONFERRING, f"{PREFIX}PROGRAM")


def _sitter(name: str, worlds: int) -> Sitter:
    if name in _OF_THE_ARENA:
        return _OF_THE_ARENA[name](_thinking(player(EXPERT), worlds))
    try:
        return Honest(_thinking(anybody(name), worlds))
    except SettingError:
        raise SettingError("player", name, sitter_names()) from None


def _thinking(one: Player, worlds: int) -> Player:
    """Limit *one* to *worlds* worlds a decision, if it samples worlds at all."""
    if not worlds:
        return one
    if isinstance(one, Between):
        return replace(one, lower=_limited(one.lower, worlds), upper=_limited(one.upper, worlds))
    return _limited(one, worlds) if isinstance(one, Expert) else one


def _limited(one: Expert, worlds: int) -> Expert:
    return replace(one, budget=one.budget.at_most(worlds, before=worlds))
