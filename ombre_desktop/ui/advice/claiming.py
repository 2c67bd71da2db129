"""The offer to claim the rest, made as soon as it is proved."""

from __future__ import annotations

from PySide6.QtCore import QObject

from ombre_desktop.engine import PlayRequest, SeatView
from ombre_desktop.players.claim import Claim
from ombre_desktop.ui.desk.table_desk import TableDesk
from ombre_desktop.ui.session.player_runner import PlayerRunner


class Claiming(QObject):
    """
    The claims at one table: at each card, the players' process tries to prove that the rest is certain.

    Nothing waits for the proof, and an answer about another position is dropped. The process is told what the
    person sees and nothing else, so the offer tells nothing about the hidden cards. In a set deal there is
    none: it would tell the plan.
    """

    def __init__(self, desk: TableDesk, runner: PlayerRunner) -> None:
        super().__init__(desk)
        self._desk, self._dock, self._runner = desk, desk.dock, runner
        self._number: int | None = None
        self._view: SeatView | None = None
        desk.quiet.connect(self._ask)
        runner.claimed.connect(self._take)

    def _ask(self) -> None:
        """Ask for a proof in the present position, unless this was done already."""
        now = self._desk.situation
        if self._runner.set_deal:
            return
        if isinstance(now.asked, PlayRequest) and now.can_have_hint and now.view is not self._view:
            self._view = now.view
            self._number = None if now.view is None else self._runner.prove(now.view)

    def _take(self, number: int, claim: Claim | None) -> None:
        """Offer the *claim*, if the question is still open."""
        now = self._desk.situation
        if claim is not None and number == self._number and now.asked is not None and now.view is self._view:
            self._dock.offer_claim(claim)
            self._desk.changed.emit()
