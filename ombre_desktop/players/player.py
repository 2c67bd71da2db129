"""What a computer player is, and who there is."""

from __future__ import annotations

from functools import cache
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


EXPERT = "expert"
_PLAYERS: dict[str, Player] = {one.name: one for one in (Textbook(), RandomPlayer())}


def player_names() -> tuple[str, ...]:
    """The names of all players, the best one first."""
    return (EXPERT, *_PLAYERS)


def player(name: str) -> Player:
    """The player called *name*; `SettingError` if there is none."""
    if name == EXPERT:
        return _expert()
    if name not in _PLAYERS:
        raise SettingError("player", name, player_names())
    return _PLAYERS[name]


@cache
def _expert() -> Player:
    """The expert, fetched when somebody asks for him: his tables are large."""
    from ombre_desktop.players.expert.player import Expert  # noqa: PLC0415

    return Expert(EXPERT)
