"""The computer players that there are, by their names."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from ombre_desktop.engine import Action, DealState, Request, SeatView, refusal
from ombre_desktop.engine.errors import SettingError
from ombre_desktop.players.advice import Advice
from ombre_desktop.players.computer_player import Player
from ombre_desktop.players.errors import UnlawfulChoiceError


def lawful(name: str, of: DealState | SeatView, asked: Request, action: Action) -> Action:
    """The *action* that the player *name* chose; raises `UnlawfulChoiceError` if the rules refuse it."""
    refused = refusal(of, action)
    if refused is not None:
        raise UnlawfulChoiceError(name, asked, action, refused)
    return action


def lawful_advice(name: str, of: DealState | SeatView, asked: Request, advice: Advice) -> Advice:
    """Give the *advice* of the player *name* back; raise `UnlawfulChoiceError` if any action is refused."""
    for action in (advice.choice, *(each.action for each in advice.alternatives)):
        lawful(name, of, asked, action)
    return advice


EXPERT = "expert"
LEVELS = (EXPERT, "strong", "steady", "novice")
"""Those who think, the best first; each may have a temper, as in ``strong-bold``."""
BEHIND = {"strong": 0.5, "steady": 2.5, "novice": 5.5}
"""
Chips a deal of the first game by which each level is behind the expert.

The gains of duplicate matches of each level against the next (0.74, 1.85 and 2.77), added up,
to the nearest half.
"""
TEMPERS = ("even", "cautious", "bold", "stubborn")
_SIMPLE = {
    "textbook": ("ombre_desktop.players.textbook", "Textbook"),
    "random": ("ombre_desktop.players.random_player", "RandomPlayer"),
}
"""Those who play by rules of thumb or none; like the others they are loaded when somebody asks for them."""


def player_names() -> tuple[str, ...]:
    """The names of all players, the best one first; the levels without a temper are the even ones."""
    return (*LEVELS, *_SIMPLE)


def solver_runs() -> str:
    """How the solver runs here: ``compiled``, or ``interpreted``, some fifty times slower, and why."""
    from ombre_desktop.players.solver.core import COMPILED, OUTDATED  # noqa: PLC0415 - see below

    if OUTDATED:
        return "interpreted; the compiled one is outdated"
    return "compiled" if COMPILED else "interpreted"


def is_player(name: str) -> bool:
    """True if there is a player called *name*; none is loaded to find out."""
    level, _, temper = name.partition("-")
    return name in _SIMPLE or (level in LEVELS and (temper or TEMPERS[0]) in TEMPERS)


@cache
def player(name: str) -> Player:
    """The player called *name*; `SettingError` if there is none."""
    if not is_player(name):
        raise SettingError("player", name, player_names())
    if name in _SIMPLE:
        module, kind = _SIMPLE[name]
        simple: Player = getattr(import_module(module), kind)()
        return simple
    level, _, temper = name.partition("-")
    # Fetched when somebody asks for one who thinks: the solver's tables are large.
    from ombre_desktop.players import levels  # noqa: PLC0415

    return levels.of_temper(level, temper) if temper else levels.LEVELS[level]
