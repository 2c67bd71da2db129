"""The way through a drill: ten questions, the result, and ten more if one likes."""

from __future__ import annotations

import dataclasses
from functools import partial
from uuid import uuid4

from ombre_desktop.storage.practice import PracticeDocument
from ombre_desktop.ui.background.kept_file import KeptFile
from ombre_desktop.ui.features.training.drill import Drill, DrillKind, drills_of
from ombre_desktop.ui.features.training.drill_table import DrillTable
from ombre_desktop.ui.features.training.problem_table import ProblemTable
from ombre_desktop.ui.features.training.problems import Problems, sitting_at
from ombre_desktop.ui.lessons.lessons import Lessons
from ombre_desktop.ui.lessons.question_panel import Answers
from ombre_desktop.ui.lessons.series import Series
from ombre_desktop.ui.lessons.stage import Stage
from ombre_desktop.ui.lessons.ways import AGAIN, LEAVE
from ombre_desktop.ui.texts import drills as words

_SEEDS = 2**31


Table = DrillTable | ProblemTable


def _table(stage: Stage, drill: Drill, ways: Answers) -> Table:
    """Return the table at which *drill* is asked."""
    if drill.problem is None:
        return DrillTable(stage, drill, ways)
    return ProblemTable(stage, drill.problem, ways, question=words.DRILLS[drill.kind.value].ask())


class Drills(Series[Drill, Table]):
    """The drills at the table, in the place of a lesson; the longest run of right answers is kept."""

    words = words

    def __init__(
        self, stage: Stage, lessons: Lessons, problems: Problems, file: KeptFile[PracticeDocument]
    ) -> None:
        super().__init__(stage, lessons)
        self._problems, self._file = problems, file
        self._kind, self._game = DrillKind.COUNT, ""
        self._right = self._run = 0

    def begin(self, kind: str, game: str = "") -> None:
        """Make ten questions of a *kind* in a thread, from deals of *game* or of every game, and ask them."""
        self._kind, self._game, self._run = DrillKind(kind), game, 0
        self._draw()

    def _draw(self) -> None:
        made = partial(self._made, self._kind, self._game, uuid4().int % _SEEDS)
        self._reading.begin(lambda _: made(), self._show)

    def _made(self, kind: DrillKind, game: str, seed: int) -> tuple[Drill, ...]:
        self._file.read()
        return drills_of(self._problems.all(), kind, game, seed)

    def _show(self, found: tuple[Drill, ...]) -> None:
        self._left, self._of, self._right = found, len(found), 0
        self._set()

    def _set_first(self, position: Drill) -> None:
        self._desk.clear()
        self._seat(partial(_table, self._stage, position), sitting_at(position.record))

    def _note(self, is_right: bool) -> None:
        """Count a right answer, and keep the run if it is the longest so far."""
        self._right += is_right
        self._run = self._run + 1 if is_right else 0
        if self._run > self._best:
            runs = {**self._file.document.runs, self._kind.value: self._run}
            self._file.keep(dataclasses.replace(self._file.document, runs=runs))

    @property
    def _best(self) -> int:
        return self._file.document.runs.get(self._kind.value, 0)

    def _end(self) -> None:
        """Tell the result, and ask whether to go on."""
        told = words.result_told(self._right, self._of, self._best) if self._of else words.nothing_told()
        again = ((AGAIN, words.again_answer()),) if self._of else ()
        self._ask(self._end, told, (*again, (LEAVE, words.leave_answer())), self._go)

    def _go(self, way: str) -> None:
        if way == AGAIN:
            self._draw()
        else:
            super()._go(way)
