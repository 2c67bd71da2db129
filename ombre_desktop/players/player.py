"""The registry of computer players by name."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from importlib import import_module

from ombre_desktop.engine import Action, DealState, Request, SeatView, refusal, request
from ombre_desktop.engine.errors import SettingError
from ombre_desktop.players.advice import Advice
from ombre_desktop.players.computer_player import Player
from ombre_desktop.players.errors import NothingAskedError, UnlawfulChoiceError
from ombre_desktop.value import Value, replace


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
FOLLOWS, STEP = "~", 5
"""The sign of a player who follows the person, and the hundredths of the smallest step to the level above."""
_SHARES = {
    level: frozenset("0" if level == EXPERT else str(share) for share in range(0, 100, STEP))
    for level in LEVELS
}
"""The shares of each level as they are written; there is none above the expert."""
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


class PlayerName(Value):
    """
    The name of a player at a level in its parts, written as in ``steady~40-bold@5f3a``.

    A player with a *share*, which follows the person, plays this share of their decisions, in hundredths, at
    the level above: ``steady~40`` is between steady and strong. *sitting* is the word from which the habits
    are drawn. *level* may be the name of another player, who has no other part.
    """

    level: str
    share: int | None = None
    style: str = ""
    sitting: str = ""

    @classmethod
    def of(cls, name: str) -> PlayerName:
        """Return the parts of *name*; a share that nobody has is left in the level, which is then unknown."""
        who, _, sitting = name.partition("@")
        strength, _, style = who.partition("-")
        level, _, share = strength.partition(FOLLOWS)
        if strength == f"{level}{FOLLOWS}{share}" and share in _SHARES.get(level, ()):
            return cls(level, int(share), style, sitting)
        return cls(strength, None, style, sitting)

    @property
    def text(self) -> str:
        """The name as it is written."""
        share = "" if self.share is None else f"{FOLLOWS}{self.share}"
        style, sitting = f"-{self.style}" if self.style else "", f"@{self.sitting}" if self.sitting else ""
        return f"{self.level}{share}{style}{sitting}"

    @property
    def above(self) -> str:
        """The level above; the best is above itself."""
        return LEVELS[max(0, LEVELS.index(self.level) - 1)]

    @property
    def is_known(self) -> bool:
        """True if there is such a player."""
        plain = self.share is None and not self.style
        return (plain and self.level in _SIMPLE) or (
            self.level in LEVELS and (self.style or STYLES[0]) in STYLES
        )

    @property
    def strength(self) -> float:
        """The strength in levels, from 0 (novice) to 3 (expert); of another player, that of the novice."""
        level = LEVELS[::-1].index(self.level) if self.level in LEVELS else 0
        return level + (self.share or 0) / 100

    def at(self, strength: float) -> PlayerName:
        """Return this player at a *strength*, following the person; nobody is beyond novice or expert."""
        steps = round(100 * min(max(0.0, strength), float(len(LEVELS) - 1)) / STEP)
        level, share = divmod(STEP * steps, 100)
        return replace(self, level=LEVELS[-1 - level], share=share)


def follow(players: Iterable[str]) -> bool:
    """Tell whether any of the *players* follows the person."""
    return any(FOLLOWS in name for name in players)


def is_player(name: str) -> bool:
    """Tell whether there is a player called *name*, without loading any."""
    return PlayerName.of(name).is_known


def in_sitting(name: str, sitting: str) -> str:
    """
    Return the name under which the player *name* has the habits of a *sitting*.

    *sitting* is a word that names the sitting and the seat. The player keeps nothing else between decisions.
    """
    known = PlayerName.of(name)
    return replace(known, sitting=sitting).text if known.level in LEVELS else name


def has_habits(name: str) -> bool:
    """Tell whether the player *name* has habits of play, by level or style, without loading any."""
    known = PlayerName.of(name)
    return known.level in LEVELS and not WITH_HABITS.isdisjoint((known.level, known.style))


@lru_cache(maxsize=64)
def player(name: str) -> Player:
    """Return the player called *name*; raise `SettingError` if there is none."""
    known = PlayerName.of(name)
    if not known.is_known:
        raise SettingError("player", name, player_names())
    if name in _SIMPLE:
        module, kind = _SIMPLE[name]
        simple: Player = getattr(import_module(module), kind)()
        return simple
    # Loaded only when needed, because the solver's tables are large.
    from ombre_desktop.players import levels  # 28 ms

    one = levels.of_style(known.level, known.style, known.sitting)
    if known.share is None:
        return one
    upper = levels.of_style(known.above, known.style, known.sitting)
    return levels.between(name, one, upper, known.share / 100)
