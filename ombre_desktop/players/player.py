"""What a computer player is, who there is, and the seeds of their decisions."""

from __future__ import annotations

from hashlib import blake2b
from random import Random
from typing import Protocol

from ombre_desktop.engine import Action, Request, SeatView
from ombre_desktop.engine.errors import SettingError
from ombre_desktop.players.random_player import RandomPlayer
from ombre_desktop.players.textbook import Textbook


class Player(Protocol):
    """Somebody who decides for one seat; it keeps nothing from one decision to the next."""

    @property
    def name(self) -> str:
        """The word for this player on command lines and in records."""
        ...

    def decide(self, view: SeatView, request: Request, rng: Random) -> Action:
        """
        A lawful answer to *request*.

        All chance comes from *rng*: the same view, request and seed give the same action.
        """
        ...


_PLAYERS: dict[str, Player] = {one.name: one for one in (Textbook(), RandomPlayer())}


def player_names() -> tuple[str, ...]:
    """The names of all players, the best one first."""
    return tuple(_PLAYERS)


def player(name: str) -> Player:
    """The player called *name*; `SettingError` if there is none."""
    if name not in _PLAYERS:
        raise SettingError("player", name, player_names())
    return _PLAYERS[name]


def seed_of(game: str, deal: int, seat: int, decision: int) -> int:
    """
    The seed of one decision: the same on every machine, in every run and after every undo.

    *game* names the sitting; *deal*, *seat* and *decision* are counted from 0, the
    decisions within the deal.
    """
    text = f"{game}\n{deal} {seat} {decision}"
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big")
