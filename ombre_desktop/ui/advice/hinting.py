"""A hint for the question at the table: one piece of advice, told by degrees."""

from __future__ import annotations

from enum import IntEnum

from PySide6.QtCore import QObject, Signal

from ombre_desktop.engine import SeatView
from ombre_desktop.players.advice import Advice, Alternative
from ombre_desktop.players.player import EXPERT
from ombre_desktop.players.preference import as_good
from ombre_desktop.players.seeds import seed_of_hint
from ombre_desktop.players.stake import stake_between
from ombre_desktop.ui.session.player_runner import PlayerRunner
from ombre_desktop.value import Value


class Degree(IntEnum):
    """A degree of a hint: how much of the advice is told."""

    IDEA = 1
    CHOICE = 2
    FIGURES = 3
    MARGINS = 4


SMALL = 0.05
"""The error, in chips, below which a figure is as good as certain."""


class Hint(Value):
    """A hint: an *advice*, the *degree* to which it is told, and the *stake* of the game."""

    degree: Degree
    advice: Advice
    stake: float

    @property
    def alternatives(self) -> tuple[Alternative, ...]:
        """The alternatives, the one that is advised first, and then the best first."""
        chosen = self.advice.choice
        return tuple(sorted(self.advice.alternatives, key=lambda one: one.action != chosen))

    @property
    def as_good(self) -> tuple[Alternative, ...]:
        """The alternatives about as good as the one advised."""
        found = self.alternatives
        return as_good(found, found[0], self.stake) if found else ()

    @property
    def worse(self) -> Alternative | None:
        """The best alternative that is not about as good as the one advised; None if all are."""
        as_good = self.as_good
        return next((one for one in self.alternatives if one not in as_good), None)


class Hinting(QObject):
    """
    The hints for one position at a time, from the expert, who sees only what the person sees.

    Nothing waits for a hint: the players' process answers the table's own questions first.

    Signals:
        thinking: the advice is being worked out.
        given: the `Hint` that was asked for last.
        failed: no hint can be given.
    """

    thinking = Signal()
    given = Signal(object)
    failed = Signal()

    def __init__(self, runner: PlayerRunner, parent: QObject) -> None:
        super().__init__(parent)
        self._runner = runner
        self._view: SeatView | None = None
        self._number: int | None = None
        self._advice: Advice | None = None
        self._wanted = 0
        runner.advised.connect(self._take)
        runner.unadvised.connect(self._give_up)

    def want(self, view: SeatView) -> None:
        """Give a hint for *view*: the next degree if the last hint was for the same position."""
        if view is not self._view:
            self.rest()
            self._view, self._number = view, self._runner.advise(EXPERT, view, seed_of_hint(view))
        self._wanted += 1
        if self._advice is None:
            self.thinking.emit()
        else:
            self._give()

    def is_about(self, view: SeatView) -> bool:
        """Tell whether the hints are for *view*."""
        return view is self._view

    def rest(self) -> None:
        """Forget the position, and stop thinking about it."""
        if self._number is not None:
            self._runner.cancel(self._number)
        self._view = self._number = self._advice = None
        self._wanted = 0

    def _take(self, number: int, advice: Advice) -> None:
        if number == self._number:
            self._number, self._advice = None, advice
            self._give()

    def _give_up(self, number: int, _: object) -> None:
        if number == self._number:
            self._number = None
            self.rest()
            self.failed.emit()

    def _give(self) -> None:
        if self._advice is not None and self._view is not None:
            # Without an idea the first hint would say nothing, so it tells the choice.
            wanted = min(self._wanted + (not self._advice.motives), _last_of(self._advice))
            stake = stake_between(self._view.position, self._advice.choice)
            self.given.emit(Hint(Degree(wanted), self._advice, stake))


def _last_of(advice: Advice) -> Degree:
    """Return the last degree to which *advice* can be told."""
    if len(advice.alternatives) < 2:
        return Degree.CHOICE
    # Amounts that the settlement would contradict are not told: a pool counts by its share in them.
    unsure = any(one.error >= SMALL for one in advice.alternatives)
    unsure = unsure and all(one.paid is not None for one in advice.alternatives)
    return Degree.MARGINS if unsure else Degree.FIGURES
