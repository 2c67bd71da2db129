"""The judgement of a deal that grows surer while somebody looks, on all cores but one."""

from __future__ import annotations

import logging
import os
from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject, Signal

from ombre_desktop.players.judging.merging import doubt, merged
from ombre_desktop.players.judging.verdict_text import parse_verdict
from ombre_desktop.ui.replay.deal_review import DealReview, Decision
from ombre_desktop.ui.session.player_runner import PlayerRunner
from ombre_desktop.ui.session.players_process import PlayersProcess

log = logging.getLogger(__name__)

USUAL, MOST = 1, 6
"""The effort with which every decision is judged once, and the last one."""


def helpers_for(runner: PlayerRunner, parent: QObject) -> tuple[PlayerRunner, ...]:
    """Return runners of further processes: with that of the table, one for each core but one."""
    command, others = runner.process.command, range(spare_cores() - 1)
    return tuple(PlayerRunner(parent, process=PlayersProcess(command=command)) for _ in others)


def spare_cores() -> int:
    """Return the number of cores that may judge: all but one, and at least one."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, cores - 1)


class Deepening(QObject):
    """
    The further judging of a *review* that was made quickly.

    Every decision is judged once as usual, the doubtful ones first; then those whose grade is still open are
    judged again and again in other worlds, and their verdicts added up. It can be stopped, and begun again
    where it was. In the table's own process, everything else comes first.

    Signals:
        thorough: every decision has been judged as usual, or the last effort has been made.
    """

    thorough = Signal()

    def __init__(self, review: DealReview, runners: Sequence[PlayerRunner], parent: QObject) -> None:
        super().__init__(parent)
        self._review = review
        self._clerks = [Clerk(runner, self) for runner in runners]
        self._efforts: dict[int, int] = {}
        self._running = False
        self.is_thorough = self.is_ended = False
        for clerk in self._clerks:
            clerk.answered.connect(self._take)
            clerk.lost.connect(self._lose)

    @property
    def is_running(self) -> bool:
        """True while decisions are judged."""
        return self._running

    @property
    def settled(self) -> int:
        """The number of decisions whose grade more worlds would hardly change."""
        return sum(self._is_settled(one) for one in self._review.decisions)

    def begin(self) -> None:
        """Begin, or go on."""
        if not self._running and not self.is_ended:
            self._running = True
            self._go_on()

    def stop(self) -> None:
        """Stop; what was found stays."""
        for clerk in self._clerks:
            clerk.rest()
        self._running = False

    def close(self) -> None:
        """Stop, and forget this judging."""
        self.stop()
        self.deleteLater()

    def _is_settled(self, decision: Decision) -> bool:
        verdict = self._review.verdicts.get(decision.move)
        if verdict is None or self._efforts.get(decision.move, 0) >= MOST:
            return True
        return (verdict.error == 0.0 and verdict.worlds > 0) or (
            self._efforts.get(decision.move, 0) >= USUAL and doubt(verdict) <= 0.0
        )

    def _next(self) -> Decision | None:
        """Return the decision to judge next: those judged least come first, of these the most doubtful."""
        busy = {clerk.decision.move for clerk in self._clerks if clerk.decision is not None}
        left = [one for one in self._review.decisions if one.move not in busy and not self._is_settled(one)]

        def urgency(one: Decision) -> tuple[int, float]:
            return self._efforts.get(one.move, 0), -doubt(self._review.verdicts[one.move])

        return min(left, key=urgency, default=None)

    def _go_on(self) -> None:
        """Give every clerk who has nothing to do the next decision; tell what has been reached."""
        for clerk in self._clerks:
            decision = None if clerk.decision is not None else self._next()
            if decision is not None:
                effort = self._efforts.get(decision.move, 0) + 1
                clerk.ask(self._review.question(decision, effort), decision, effort)
        busy = [clerk.effort for clerk in self._clerks if clerk.decision is not None]
        self.is_ended, self._running = not busy, bool(busy)
        if not self.is_thorough and USUAL not in busy:
            self.is_thorough = True
            self.thorough.emit()
        elif self.is_ended:
            self.thorough.emit()

    def _take(self, decision: Decision, effort: int, reply: dict[str, Any]) -> None:
        """Put the verdict in *reply* in its place, and go on."""
        self._efforts[decision.move] = effort
        try:
            said = reply["verdict"]
            found = None if said is None else parse_verdict(said, decision.asked).at(decision.move)
        except Exception as error:  # any exception while reading means nonsense
            log.warning("no surer verdict: %r", error)
            self._efforts[decision.move], found = MOST, None
        before = self._review.verdicts.get(decision.move)
        if found is not None and before is not None:
            self._review.improve(found if effort == USUAL else merged(before, found))
        self._go_on()

    def _lose(self, clerk: Clerk) -> None:
        """Go on without a process that does not answer; stop if it is the last."""
        if len(self._clerks) > 1:
            self._clerks.remove(clerk)
            self._go_on()
        else:
            self.stop()


class Clerk(QObject):
    """
    A *runner* with at most one open question, about a *decision* with an *effort*.

    Signals:
        answered: the decision, the effort and the reply.
        lost: this clerk, since the process does not answer.
    """

    answered = Signal(object, int, object)
    lost = Signal(object)

    def __init__(self, runner: PlayerRunner, parent: QObject) -> None:
        super().__init__(parent)
        self.decision: Decision | None = None
        self.effort = 0
        self._runner = runner
        self._number: int | None = None
        runner.reviewed.connect(self._take)
        runner.unreviewed.connect(self._lose)

    def ask(self, words: dict[str, object], decision: Decision, effort: int) -> None:
        """Ask the question *words* about *decision*."""
        self.decision, self.effort = decision, effort
        self._number = self._runner.review(words)

    def rest(self) -> None:
        """Withdraw the question."""
        if self._number is not None:
            self._runner.cancel(self._number)
        self._number = self.decision = None

    def _take(self, number: int, reply: dict[str, Any]) -> None:
        if number == self._number and self.decision is not None:
            decision, self._number, self.decision = self.decision, None, None
            self.answered.emit(decision, self.effort, reply)

    def _lose(self, number: int, _: object) -> None:
        if number == self._number:
            self._number = self.decision = None
            self.lost.emit(self)
