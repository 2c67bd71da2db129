"""A deal as the expert plays it in the person's seat, worked out beside the table."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, QTimer, Signal

from ombre_desktop.engine import Seat, reseated, steps_of
from ombre_desktop.players.player import EXPERT
from ombre_desktop.ui.model.present import present
from ombre_desktop.ui.model.sitting import PERSON, Sitting
from ombre_desktop.ui.model.table_step import TableStep
from ombre_desktop.ui.session.deciders import PatientDeciders
from ombre_desktop.ui.session.journals import UnkeptJournal
from ombre_desktop.ui.session.player_runner import PlayerRunner
from ombre_desktop.ui.session.session_controller import SessionController
from ombre_desktop.value import replace


class ExpertLine(QObject):
    """
    The deal in hand of *sitting*, played from its beginning by the expert with the cards of a *seat*.

    The other players are those of the table, with the same chance. Like them the expert is shown one
    seat's view, and nothing of what happens at the table. Another *player* may play instead.

    Signals:
        done: the settled `Sitting`, or None if the players' process could not play the deal.
    """

    done = Signal(object)

    def __init__(
        self, sitting: Sitting, seat: Seat, runner: PlayerRunner, parent: QObject, player: str = EXPERT
    ) -> None:
        super().__init__(parent)
        self._sitting = beside(sitting, seat, player)
        deciders = PatientDeciders(runner, self)
        deciders.given_up.connect(self._give_up)
        self._controller = SessionController(deciders, UnkeptJournal(), self)
        self._controller.stepped.connect(self._follow)

    def begin(self) -> None:
        """Deal the cards again, and let the expert play."""
        self._controller.open(self._sitting)

    def close(self) -> None:
        """Stop playing."""
        self._controller.close()
        self.deleteLater()

    def _follow(self, step: TableStep) -> None:
        if step.sitting.state is not None and step.sitting.state.is_over:
            # In a later turn of the event loop, since the receiver closes the controller.
            QTimer.singleShot(0, self, partial(self.done.emit, step.sitting))

    def _give_up(self) -> None:
        self.done.emit(None)


def beside(sitting: Sitting, seat: Seat, player: str = EXPERT) -> Sitting:
    """
    Return *sitting* at the beginning of its deal, with *player* in the person's place.

    The seats are counted from *seat*, so that they have the cards of that seat; the opponents sit
    as they do round the person.
    """
    state, staked = present(sitting.state, "deal"), present(sitting.staked, "stakes")
    begun = steps_of(reseated(state, seat))[0].state
    chips, company = staked.chips, sitting.company
    staked = replace(
        staked, dealer=begun.dealer, chips=(*chips[seat:], *chips[:seat]), scores=begun.stakes.scores
    )
    return replace(
        sitting,
        company=replace(company, players=(player, *company.players[PERSON + 1 :])),
        session=staked,
        staked=staked,
        state=begun,
        rows=(),
        fair=None,
        at=None,
        ended=False,
    )
