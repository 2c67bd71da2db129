"""The registry of computer players by name."""

from __future__ import annotations

from functools import lru_cache
from importlib import import_module

from ombre_desktop.engine import Action, DealState, Request, SeatView, refusal, request
from ombre_desktop.engine.errors import SettingError
from ombre_desktop.players.advice import Advice
from ombre_desktop.players.computer_player import Player
from ombre_desktop.players.errors import NothingAskedError, UnlawfulChoiceError


def asked_of(view: SeatView) -> Request:
    """Return the request to the seat of *view*; raise `NothingAskedError` if there is none."""
    asked = request(view)
    if asked is None or asked.seat != view.seat:
        raise NothingAskedError(view.seat)
    return asked


def lawful(name: str, of: DealState | SeatView, asked: Request, action: Action) -> Action:
    """Return the *action* of the player *name*; raise `UnlawfulChoiceError` if the rules refuse it."""
    refused = refusal(of, action)
    if refused is not None:
        raise UnlawfulChoiceError(name, asked, action, refused)
    return action


def lawful_advice(name: str, of: DealState | SeatView, asked: Request, advice: Advice) -> Advice:
    """Return the *advice* of the player *name*; raise `UnlawfulChoiceError` if the rules refuse any of it."""
    for action in (advice.choice, *(each.action for each in advice.alternatives)):
        lawful(name, of, asked, action)
    return advice


EXPERT = "expert"
LEVELS = (EXPERT, "strong", "steady", "novice")
"""The levels of the expert, the best first; each may have a style, as in ``strong-bold``."""
BEHIND = {"strong": 0.5, "steady": 2.5, "novice": 6.0}
"""
The chips that each level wins less than the expert in a deal of Renegado.

The figures are sums of the gains in duplicate matches of each level against the next (0.74, 1.94 and 3.17),
to the nearest half; their errors are 0.2, 0.3 and 0.5.
"""
STYLES = ("even", "cautious", "bold", "stubborn", "hoarding", "trumping", "gambling")
WITH_HABITS = frozenset(("steady", "novice", "stubborn", "hoarding", "trumping"))
"""The levels and the styles that have habits of play."""
_SIMPLE = {
    "textbook": ("ombre_desktop.players.textbook", "Textbook"),
    "random": ("ombre_desktop.players.random_player", "RandomPlayer"),
}
"""The module and class of each player without search. Every player is loaded when it is first used."""


def player_names() -> tuple[str, ...]:
    """Return the names of all players, the best first. A level without a style has the style ``even``."""
    return (*LEVELS, *_SIMPLE)


def solver_runs() -> str:
    """Tell whether the solver is ``compiled`` or ``interpreted`` (about seventy times slower), and why."""
    from ombre_desktop.players.solver.core import COMPILED, OUTDATED  # 5 ms

    if OUTDATED:
        return "interpreted; the compiled one is outdated"
    return "compiled" if COMPILED else "interpreted"


def is_player(name: str) -> bool:
    """Tell whether there is a player called *name*, without loading any."""
    level, style, _ = _parts(name)
    return name in _SIMPLE or (level in LEVELS and (style or STYLES[0]) in STYLES)


def in_sitting(name: str, sitting: str) -> str:
    """
    Return the name under which the player *name* has the habits of a *sitting*.

    *sitting* is a word that names the sitting and the seat. The player keeps nothing else between decisions.
    """
    return f"{name}@{sitting}" if name.partition("-")[0] in LEVELS else name


def has_habits(name: str) -> bool:
    """Tell whether the player *name* has habits of play, by level or style, without loading any."""
    level, style, _ = _parts(name)
    return level in LEVELS and not WITH_HABITS.isdisjoint((level, style))


def _parts(name: str) -> tuple[str, str, str]:
    """Return the level, the style and the sitting in *name*, empty where it has none."""
    who, _, sitting = name.partition("@")
    level, _, style = who.partition("-")
    return level, style, sitting


@lru_cache(maxsize=64)
def player(name: str) -> Player:
    """Return the player called *name*; raise `SettingError` if there is none."""
    if not is_player(name):
        raise SettingError("player", name, player_names())
    if name in _SIMPLE:
        module, kind = _SIMPLE[name]
        simple: Player = getattr(import_module(module), kind)()
        return simple
    # Loaded only when needed, because the solver's tables are large.
    from ombre_desktop.players import levels  # 28 ms

    return levels.of_style(*_parts(name))
