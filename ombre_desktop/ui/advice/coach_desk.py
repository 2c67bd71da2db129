"""The coach at one table: silent while a deal runs, a note once it is settled."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from ombre_desktop.engine.notation import record_of
from ombre_desktop.players.player import follow
from ombre_desktop.storage.display_options import Coach
from ombre_desktop.storage.splits import Review
from ombre_desktop.ui.advice.late_reviews import LateReviews
from ombre_desktop.ui.advice.paper_stand import PaperStand
from ombre_desktop.ui.advice.way import Way
from ombre_desktop.ui.desk.table_desk import TableDesk
from ombre_desktop.ui.model.present import present
from ombre_desktop.ui.model.sitting import Sitting
from ombre_desktop.ui.session.choices import Choices
from ombre_desktop.ui.session.player_runner import PlayerRunner
from ombre_desktop.ui.texts.listing import sentences

if TYPE_CHECKING:
    from ombre_desktop.ui.advice.own_posing import OwnPosing
    from ombre_desktop.ui.advice.own_review import OwnReview

PAUSE = 400
"""The milliseconds after the settlement before the choices are judged, so that nothing stutters."""

Deal = tuple[str, int, object, object]
"""A settled deal: its sitting, its number there, its cards and its moves."""


class CoachDesk(QObject):
    """
    The coach of one table.

    The person's choices are judged in the players' process, after everything else that it is asked.

    Signals:
        again_wanted: the person wants to decide again, at this move of the deal settled last.
        reviewed: there is more to be kept of what was found in a deal; carries the `Review`.
        posed: a costly choice makes a problem; carries its text.
    """

    again_wanted = Signal(int)
    reviewed = Signal(object)
    posed = Signal(str)

    def __init__(self, desk: TableDesk, runner: PlayerRunner, choices: Choices, stand: PaperStand) -> None:
        super().__init__(desk)
        self._stand = stand
        self._desk, self._dock, self._runner, self._choices = desk, desk.dock, runner, choices
        self._deal: Deal | None = None
        self._review: OwnReview | None = None
        self._place: tuple[str, int, str] | None = None
        self._announced = False
        self._late = LateReviews(self)
        self._late.reviewed.connect(self.reviewed)
        self._kept: Review | None = None
        self._posing: OwnPosing | None = None
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(PAUSE)
        self._pause.timeout.connect(self._prepare)
        desk.quiet.connect(self.follow)
        choices.changed.connect(self.follow)

    @property
    def told(self) -> tuple[str, ...]:
        """The sentences on the table."""
        return self._stand.told_by(self)

    def follow(self, _: object = None) -> None:
        """Look at a deal that was settled, and show what is known of it; put the note away otherwise."""
        settled = self._settled()
        if settled is None:
            self._put_away()
            return
        state = present(settled.state, "deal")
        deal = settled.game_id, settled.session.deals, state.layout, state.history
        if deal != self._deal:
            self._deal, self._announced = deal, False
            self._forget()
            self._pause.start()
        self._show()

    def _settled(self) -> Sitting | None:
        """
        Return the sitting whose settlement lies on the table, if the coach is wanted there.

        A silent coach looks on as well where opponents follow the person, who are as strong as they choose.
        """
        standing = self._dock.standing
        sitting = self._desk.situation.sitting
        if standing is None or standing.settlement is None or sitting is None:
            return None
        if sitting.is_record or sitting.lesson or (self._is_silent and not follow(sitting.company.players)):
            return None
        return None if sitting.company.person is None else sitting

    @property
    def _is_silent(self) -> bool:
        return self._choices.preferences.coach is Coach.OFF

    def _prepare(self) -> None:
        """Import the judging, which takes a good part of a frame, and begin in the next turn."""
        if self._settled() is not None:
            import_module("ombre_desktop.ui.advice.own_review")
            QTimer.singleShot(0, self, self._begin)

    def _begin(self) -> None:
        """Judge the choices of the deal on the table."""
        settled = self._settled()
        if settled is None or settled.state is None or self._review is not None:
            return

        from ombre_desktop.ui.advice.own_posing import OwnPosing
        from ombre_desktop.ui.advice.own_review import OwnReview

        if self._posing is None:
            self._posing = OwnPosing(self._runner, self)
            self._posing.posed.connect(self.posed)
        row = settled.rows[-1] if settled.rows else None
        self._place = None if row is None else (settled.game_id, row.number, row.record)
        self._review = OwnReview(self._runner, record_of(settled.state), self)
        self._review.changed.connect(self.follow)
        self._review.changed.connect(self._keep)
        self._review.begin()

    def _keep(self) -> None:
        """
        Let be kept what the choices cost, once the person's are judged, and in the end the result in parts.

        The next deal may have begun by then.
        """
        review, place = self._review, self._place
        if review is None or place is None or not review.review.is_ended:
            return
        found = Review(*place, review.judged, review.parts)
        if self._posing is not None:
            self._posing.take(*place[:2], review.review)
        if found != self._kept:
            self._kept = found
            self.reviewed.emit(found)
        review.go_on()
        if review.is_done:
            self._late.go_on()

    def _show(self) -> None:
        told = () if self._review is None or self._is_silent else self._review.told(self._desk.deck)
        if not told:
            self._put_away()
            return
        review = self._review
        if told != self.told:
            from ombre_desktop.ui.texts.coach import note_name, try_again_button

            again = Way(try_again_button(), self._try_again)
            ways = () if review is None or review.dearest is None else (again,)
            self._stand.show(self, told, ways, note_name())
        if review is not None and review.review.is_ended and not self._announced:
            self._announced = True
            self._desk.announce(sentences(list(told)))

    def _try_again(self) -> None:
        dearest = None if self._review is None else self._review.dearest
        if dearest is not None:
            self.again_wanted.emit(dearest.move)

    def _put_away(self) -> None:
        self._stand.take_away(self)

    def _forget(self) -> None:
        """Stop judging the deal before, since another is settled; what is left of it comes later."""
        self._late.rest()
        review, self._review = self._review, None
        if review is None:
            return
        review.changed.disconnect()
        if review.is_late and self._place is not None:
            self._late.add(review, self._place)
        else:
            review.close()
