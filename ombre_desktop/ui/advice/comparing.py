"""The comparison of two choices in one position, by the judge in the players' process."""

from __future__ import annotations

import logging
from typing import Any

from PySide6.QtCore import QObject, Signal

from ombre_desktop.engine import Action, Discard, Request, SeatView
from ombre_desktop.engine.cards import in_order
from ombre_desktop.engine.notation import format_view
from ombre_desktop.engine.notation.tokens import action_text
from ombre_desktop.players.advice import Alternative
from ombre_desktop.players.judging.verdict_text import parse_verdict
from ombre_desktop.players.preference import is_as_good
from ombre_desktop.players.stake import stake_between
from ombre_desktop.ui.session.player_runner import PlayerRunner
from ombre_desktop.value import Value

log = logging.getLogger(__name__)


class Outcome(Value):
    """
    The figures of the *first* choice and of the *second*, None if nobody can tell them.

    *better* is 1 if the second is better, -1 if the first is, and 0 if they are about equal
    where this is the *stake*.
    """

    first: Alternative | None
    second: Alternative | None
    stake: float

    @property
    def better(self) -> int | None:
        """The sign of the difference; None if it is not known."""
        if self.first is None or self.second is None:
            return None
        worse, best = sorted((self.first, self.second), key=lambda one: one.chips)
        if is_as_good(worse, best, self.stake):
            return 0
        return 1 if best is self.second else -1


class Comparing(QObject):
    """
    A comparison at a time.

    A verdict on one choice often has the figures of the other among its alternatives; a throw that nobody
    would weigh is judged by itself.

    Signals:
        done: the `Outcome`.
    """

    done = Signal(object)

    def __init__(self, runner: PlayerRunner, parent: QObject) -> None:
        super().__init__(parent)
        self._runner = runner
        self._question: tuple[SeatView, Request] | None = None
        self._waiting: list[Action] = []
        self._wanted: tuple[Action, ...] = ()
        self._found: dict[Action, Alternative] = {}
        self._number: int | None = None
        runner.reviewed.connect(self._take)
        runner.unreviewed.connect(self._give_up)

    def compare(self, view: SeatView, asked: Request, choices: tuple[Action, Action]) -> None:
        """Compare two *choices*, the first one first, for the question *asked* in *view*."""
        self.rest()
        self._question = view, asked
        self._wanted = tuple(map(_in_order, choices))
        self._waiting = list(self._wanted)
        self._go_on()

    def rest(self) -> None:
        """Withdraw the question."""
        if self._number is not None:
            self._runner.cancel(self._number)
        self._number = self._question = None
        self._waiting, self._wanted, self._found = [], (), {}

    def _go_on(self) -> None:
        """Ask for the figures of the choice made last, if they are missing; tell the outcome in the end."""
        self._waiting = [one for one in self._waiting if one not in self._found]
        if self._question is None:
            return
        if self._waiting:
            chosen = action_text(self._waiting.pop())
            self._number = self._runner.review({"view": format_view(self._question[0]), "chosen": chosen})
            return
        first, second = map(self._found.get, self._wanted)
        stake = stake_between(self._question[0].position, *self._wanted)
        self.rest()
        self.done.emit(Outcome(first, second, stake))

    def _take(self, number: int, reply: dict[str, Any]) -> None:
        if number != self._number or self._question is None:
            return
        self._number = None
        try:
            said = reply["verdict"]
            weighed = () if said is None else parse_verdict(said, self._question[1]).alternatives
            self._found |= {one.action: one for one in weighed if one.action not in self._found}
        except Exception as error:  # any exception while reading means nonsense
            log.warning("nothing compared: %r", error)
        self._go_on()

    def _give_up(self, number: int, _: object) -> None:
        if number == self._number:
            self._number, self._waiting = None, []
            self._go_on()


def _in_order(action: Action) -> Action:
    """Return *action* as the judge names it: a throw with its cards in the order of a record."""
    return Discard(in_order(action.cards)) if isinstance(action, Discard) else action
