"""The judge: the chips that a choice loses against the best one, as far as the learner can see."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

from ombre_desktop.engine import Action, Discard, SeatView
from ombre_desktop.players.advice import Advice, Alternative
from ombre_desktop.players.judging.grading import MEASURE
from ombre_desktop.players.preference import error_between, is_as_good
from ombre_desktop.players.stake import stake_of
from ombre_desktop.ui.session.player_runner import PlayerRunner
from ombre_desktop.value import Value

JUDGE = "expert"
WORLDS = 400
FEWER = 160
"""The number of worlds for a discard that the learner has thought of: the table waits for it."""
PATIENCE = 400
"""The milliseconds for which a choice waits for the judge; after that it is carried out without comment."""


class Verdict(Value):
    """The choice and the best alternative to it, as the judge has weighed them in a game of this *stake*."""

    chosen: Alternative
    best: Alternative
    stake: float

    @property
    def loss(self) -> float:
        """The chips that the choice loses on average."""
        return self.best.chips - self.chosen.chips

    @property
    def sure_loss(self) -> float:
        """The chips that the choice almost certainly loses: none if it is about as good."""
        if is_as_good(self.chosen, self.best, self.stake):
            return 0.0
        return self.loss - error_between(self.chosen, self.best)

    @property
    def dear(self) -> float:
        """The chips, stones or points that are too much to lose by one choice."""
        return MEASURE.taught * self.stake

    @property
    def is_dear(self) -> bool:
        """True if the choice is too costly to pass without comment."""
        return self.sure_loss >= self.dear


def verdict_on(advice: Advice, action: Action, stake: float) -> Verdict | None:
    """Return the verdict on *action*; None if *advice* does not weigh it."""
    weighed = {each.action: each for each in advice.alternatives}
    if action not in weighed:
        return None
    return Verdict(weighed[action], advice.alternatives[0], stake)


class Judge(QObject):
    """A judge who weighs every choice while the learner still thinks."""

    def __init__(self, runner: PlayerRunner, parent: QObject) -> None:
        super().__init__(parent)
        self._runner = runner
        self._view: SeatView | None = None
        self._compared: Discard | None = None
        self._seed = 0
        self._number: int | None = None
        self._advice: Advice | None = None
        self._waiting: tuple[Action, Callable[[Verdict | None], None]] | None = None
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.setInterval(PATIENCE)
        self._patience.timeout.connect(self._answer)
        runner.advised.connect(self._take)
        runner.unadvised.connect(self._give_up)

    def begin(self, view: SeatView, seed: int) -> None:
        """Weigh the choices that *view* offers, and stop weighing any earlier ones."""
        self.rest()
        self._view, self._seed = view, seed
        self._number = self._runner.advise(JUDGE, view, seed, WORLDS)

    def rest(self) -> None:
        """Stop weighing."""
        self._patience.stop()
        if self._number is not None:
            self._runner.cancel(self._number)
        self._number = self._advice = self._waiting = self._compared = None

    def judge(self, action: Action, then: Callable[[Verdict | None], None]) -> None:
        """Call *then* with the verdict on *action*, at once or soon; None if it comes too late."""
        self._waiting = action, then
        self._patience.start()
        if self._number is None or self._advice is not None:
            self._answer_if_weighed()

    def _answer_if_weighed(self) -> None:
        """Give the verdict that is waited for; a discard that was not weighed is weighed first."""
        if self._waiting is None:
            return
        action, _ = self._waiting
        advice, view = self._advice, self._view
        is_left_out = advice is not None and all(one.action != action for one in advice.alternatives)
        if is_left_out and view is not None and isinstance(action, Discard) and action != self._compared:
            self._advice, self._compared = None, action
            self._number = self._runner.advise(JUDGE, view, self._seed, FEWER, compare=action)
        else:
            self._answer()

    def _take(self, number: int, advice: Advice) -> None:
        if number == self._number:
            self._advice = advice
            self._answer_if_weighed()

    def _give_up(self, number: int, _: object) -> None:
        if number == self._number:
            self._number = None
            self._answer()

    def _answer(self) -> None:
        """Give the verdict to the function that waits for it, or None if there is no verdict."""
        self._patience.stop()
        waiting, self._waiting = self._waiting, None
        if waiting is not None:
            action, then = waiting
            advice, view = self._advice, self._view
            if advice is None or view is None:
                then(None)
            else:
                then(verdict_on(advice, action, stake_of(view.position)))
