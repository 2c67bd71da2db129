"""The way through the set deals of a game, one after the other."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Signal

from ombre_desktop.ui.features.training.choosing import TriedFile, Wish, fitting
from ombre_desktop.ui.features.training.errors import ProblemError
from ombre_desktop.ui.features.training.problems import sitting_at, trouble_with
from ombre_desktop.ui.features.training.set_deal import SetDeal, read_set_deals
from ombre_desktop.ui.features.training.set_deal_table import SetDealTable
from ombre_desktop.ui.lessons.lessons import Lessons
from ombre_desktop.ui.lessons.question_panel import Answers
from ombre_desktop.ui.lessons.series import Series
from ombre_desktop.ui.lessons.stage import Stage
from ombre_desktop.ui.lessons.ways import AGAIN
from ombre_desktop.ui.texts import set_deals as words

Found = tuple[SetDeal, ...] | ProblemError


class SetDeals(Series[SetDeal, SetDealTable]):
    """
    The set deals at the table, in the place of a lesson; which were played is kept with the problems.

    `ended` follows the last set deal.
    """

    ended = Signal()
    words = words

    def __init__(self, stage: Stage, lessons: Lessons, tried: TriedFile) -> None:
        super().__init__(stage, lessons)
        self._tried = tried

    def begin(self, game: str = "") -> None:
        """Read the set deals in a thread, and set those of *game*, or of every game, that are left."""
        self._reading.begin(lambda _: self._read(), partial(self._show, game))

    def reword(self) -> None:
        """Go on in another language; a deal in hand is not dealt again."""
        if self.table is not None:
            self.table.reword()
        else:
            super().reword()

    def _read(self) -> Found:
        try:
            self._tried.read()
            return read_set_deals()
        except ProblemError as error:
            return error

    def _show(self, game: str, found: Found) -> None:
        if isinstance(found, ProblemError):
            self._lessons.troubled.emit(trouble_with(found))
            return
        by_name = {one.problem.name: one for one in found}
        problems = [one.problem for one in found]
        left = fitting(problems, Wish(game=game), self._tried.document.tried, self._tried.order())
        self._left = tuple(by_name[one.name] for one in left)
        self._of = len(self._left)
        self._set()

    def _set_first(self, position: SetDeal) -> None:
        self._desk.clear()
        self._seat(partial(SetDealTable, self._stage, position), sitting_at(position.problem.record))

    @property
    def _ways(self) -> Answers:
        onward, leave = super()._ways
        return (*((onward,) if self._left[1:] else ()), (AGAIN, words.again_answer()), leave)

    def _note(self, is_right: bool) -> None:
        """Keep whether the set deal was won."""
        self._tried.note(self._left[0].problem.name, is_right=is_right)

    def _go(self, way: str) -> None:
        if way == AGAIN:
            self._set()
        else:
            super()._go(way)

    def _end(self) -> None:
        """Lead back to the path after the last set deal."""
        super()._end()
        self.ended.emit()
