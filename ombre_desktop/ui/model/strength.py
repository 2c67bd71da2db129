"""The strength of the opponents as one choice: easy, normal, hard, or that of the person."""

from __future__ import annotations

from enum import Enum

from ombre_desktop.ui.model.game_to_begin import NewGame, Opponent
from ombre_desktop.value import replace


class Strength(Enum):
    """
    The strength of all opponents; the value is the level at which they play.

    Those who are as strong as the person begin at the usual level, and come to that strength when cards are
    dealt (`ui/session/following.py`).
    """

    EASY = "novice"
    NORMAL = "steady"
    HARD = "expert"
    MINE = "steady~0"


def matched(game: NewGame, strength: Strength) -> NewGame:
    """Return *game* with opponents of this *strength*; each keeps their playing style."""
    return replace(game, opponents=tuple(_of(strength, opponent) for opponent in game.opponents))


def _of(strength: Strength, opponent: Opponent) -> Opponent:
    player = opponent.player
    _, dash, style = player.partition("-")
    return replace(opponent, player=f"{strength.value}{dash}{style}")
