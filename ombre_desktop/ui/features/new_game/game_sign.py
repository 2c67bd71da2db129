"""A game as it is offered: its object, its name and motto, and what tells whether it suits a company."""

from __future__ import annotations

from ombre_desktop.engine.variants import Variant, ruleset
from ombre_desktop.ui.texts.games import (
    game_grade,
    game_motto,
    game_name,
    grade_name,
    players_told,
    tricks_told,
)
from ombre_desktop.ui.texts.listing import sentences
from ombre_desktop.value import Value

_FEWEST = 2


class GameSign(Value):
    """
    A game's *name*, which its registry calls *game*, and its *motto*.

    *seats* are its numbers of players, of which one is *usual*; *tricks* is the length of a deal, *grade*
    how hard it is to learn.
    """

    game: str
    name: str
    motto: str
    seats: tuple[int, ...]
    usual: int
    tricks: int
    grade: int

    @property
    def group(self) -> int:
        """The number of players under which the game stands: two if it suits two, else the usual one."""
        return min(self.seats) if min(self.seats) == _FEWEST else self.usual

    @property
    def facts(self) -> tuple[str, str, str]:
        """The number of players, the length of a deal and the grade in words."""
        return players_told(self.seats), tricks_told(self.tricks), grade_name(self.grade)

    @property
    def spoken(self) -> str:
        """All that the row shows beside the name."""
        return sentences(f"{told}." for told in (self.motto, *self.facts) if told)


def sign_of(offered: Variant) -> GameSign:
    """Return the sign of an offered game."""
    game = offered.name
    tricks = sum(ruleset(game, "", offered.seats[0]).packets)
    name, motto = game_name(game), game_motto(game)
    seats, usual = tuple(sorted(offered.seats)), offered.seats[0]
    return GameSign(game, name, motto, seats, usual, tricks, game_grade(game))
