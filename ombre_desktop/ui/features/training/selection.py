"""The problems as the page knows them, the person's choice among them, and what else could be chosen."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence

from ombre_desktop.ui.features.training.choosing import Wish, round_of
from ombre_desktop.ui.features.training.problem import GRADES, Traits
from ombre_desktop.ui.model.theme import Theme
from ombre_desktop.value import Value, replace


class ListedProblem(Value):
    """
    A *number* of problems as the page counts them.

    Each has the same *traits*, was answered that many *times*, and right at last or not.
    """

    traits: Traits
    times: int = 0
    is_right: bool = False
    number: int = 1


class Option(Value):
    """A *wish* that could be chosen, with the number of problems *left* in its round."""

    wish: Wish
    left: int


class Selection(Value):
    """
    The *wish* among all *problems*; `selecting` makes one that some of them fit.

    Of the *set_deals* those of its game are chosen, or all if there are none.
    """

    problems: tuple[ListedProblem, ...]
    wish: Wish
    set_deals: tuple[ListedProblem, ...] = ()

    @property
    def left(self) -> int:
        """The number of problems left in this round."""
        return self._round(self.wish)[1]

    @property
    def comes_again(self) -> bool:
        """True if all of them were answered before."""
        return self._round(self.wish)[0] > 0

    @property
    def set_game(self) -> str:
        """The game whose set deals are chosen; empty for all games."""
        game = self.wish.game
        return game if any(one.traits.game == game for one in self.set_deals) else ""

    @property
    def set_deals_left(self) -> tuple[int, int]:
        """The round of the set deals chosen, from 0, and the number of them left in it."""
        game = self.set_game
        return _round_among([one for one in self.set_deals if game in ("", one.traits.game)])

    def selecting(self, wish: Wish) -> Selection:
        """Return the selection of *wish*, without the grade, or also the theme or the game, that none has."""
        wider = replace(wish, grade=None)
        ways = (wish, wider, replace(wider, theme=None))
        found = (each for each in ways if any(each.fits(one.traits) for one in self.problems))
        return replace(self, wish=next(found, Wish()))

    @property
    def games(self) -> tuple[Option, ...]:
        """The choices of a game, every game first; theme and grade are kept where a problem has them."""
        every, groups = replace(self.wish, game=""), defaultdict[str, list[ListedProblem]](list)
        for one in self.problems:
            groups[one.traits.game].append(one)
        found = [Selection(tuple(group), self.wish) for group in groups.values()]
        options = [
            one.selecting(replace(self.wish, game=game)) for game, one in zip(groups, found, strict=True)
        ]
        return tuple(Option(one.wish, one.left) for one in (self.selecting(every), *options))

    @property
    def themes(self) -> tuple[Option, ...]:
        """The choices of a theme in the game chosen, any theme first."""
        here = self._of_game
        found = frozenset[Theme]().union(*{one.traits.themes for one in here.problems})
        return here._options(
            [replace(self.wish, theme=one) for one in (None, *(each for each in Theme if each in found))]
        )

    @property
    def grades(self) -> tuple[Option, ...]:
        """The choices of a grade for the game and theme chosen, any grade first."""
        here = self._of_game
        found = {traits.grade for traits in here._fitting(replace(self.wish, grade=None))}
        return here._options(
            [replace(self.wish, grade=one) for one in (None, *(each for each in GRADES if each in found))]
        )

    @property
    def _of_game(self) -> Selection:
        """The same selection, without the problems of games that are not chosen."""
        fitting = Wish(game=self.wish.game)
        return replace(self, problems=tuple(one for one in self.problems if fitting.fits(one.traits)))

    def _options(self, wishes: Sequence[Wish]) -> tuple[Option, ...]:
        selections = [self.selecting(wish) for wish in wishes]
        return tuple(Option(one.wish, one.left) for one in selections)

    def _fitting(self, wish: Wish) -> Iterable[Traits]:
        return (one.traits for one in self.problems if wish.fits(one.traits))

    def _round(self, wish: Wish) -> tuple[int, int]:
        return _round_among([one for one in self.problems if wish.fits(one.traits)])


def _round_among(problems: Sequence[ListedProblem]) -> tuple[int, int]:
    """Return the round in which *problems* are, and the number left in it."""
    at = round_of([one.times for one in problems])
    return at, sum(one.number for one in problems if one.times == at)
