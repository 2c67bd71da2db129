"""The review of a deal, and the way from it back to a decision."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from ombre_desktop.engine import ExchangeRequest
from ombre_desktop.ui.advice.coach_desk import CoachDesk
from ombre_desktop.ui.desk.table_desk import TableDesk
from ombre_desktop.ui.frame.commands import Command
from ombre_desktop.ui.frame.program import Program
from ombre_desktop.ui.model.sitting import PERSON
from ombre_desktop.ui.replay.replays import Replays, deciding_again, reviewing
from ombre_desktop.ui.session.choices import Choices
from ombre_desktop.ui.texts.replay import sitting_title
from ombre_desktop.value import replace

if TYPE_CHECKING:
    from ombre_desktop.ui.replay.exchanges import Question, Throw
    from ombre_desktop.ui.replay.programme import Programme


class Reviews:
    """The reviews that settlement, coach and menu lead to; what the coach finds is kept too."""

    def __init__(
        self, desk: TableDesk, coach: CoachDesk, replays: Replays, program: Program, choices: Choices
    ) -> None:
        self._replays, self._program, self._choices = replays, program, choices
        desk.wishes.review_wanted.connect(self.review)
        coach.again_wanted.connect(self.try_again)
        coach.reviewed.connect(replays.reviewed)
        coach.posed.connect(replays.posed)
        replays.weighs.connect(self._weigh)
        replays.asks.connect(partial(program.do, Command.ASK_AROUND))
        replays.writes.connect(partial(program.do, Command.WRITE_NOTE))
        desk.wishes.throws_wanted.connect(self._weigh)
        self._desk = desk

    def review(self) -> None:
        """Review the deal that is replayed, or else the last deal of the sitting."""
        found = None if self._replays.is_on else self._last_deal()
        if found is None:
            self._replays.review_shown()
        else:
            self._replays.show(*found, reviewing)

    def try_again(self, move: int) -> None:
        """Let the person decide again at *move* of the last deal of the sitting, on top of its replay."""
        found = self._last_deal()
        if found is not None:
            self._replays.show(*found, deciding_again(move, PERSON), whole=True)

    def weigh_throws(self) -> None:
        """Weigh the throws of the exchange at the table, or of the one that the replay shows or comes to."""
        if self._replays.is_on:
            self._replays.weigh_throws()
        else:
            self._weigh(self._desk.situation.question)

    def _weigh(self, question: Question | Throw | None) -> None:
        """Show the board for a *question*, with the cards thrown; say so if nobody exchanges cards."""
        if question is None or not isinstance(question[1], ExchangeRequest):
            from ombre_desktop.ui.texts.throws import no_exchange_told  # seldom told

            self._program.note(no_exchange_told())
        else:
            self._program.do(Command.WEIGH, *question)

    def _last_deal(self) -> tuple[Callable[[], Programme], int] | None:
        """Return a function that reads the deals of the sitting, and the index of the last settled one."""
        sitting = self._program.sitting
        if sitting is None or not sitting.rows:
            return None

        def read() -> Programme:
            from ombre_desktop.ui.dialogs.score_rows import score_rows
            from ombre_desktop.ui.replay.programme import of_rows

            name = self._choices.preferences.name
            found = of_rows(sitting_title(), score_rows(sitting), sitting.company.portraits, name)
            return replace(found, planned=sitting.deals_wanted)

        return read, len(sitting.rows) - 1
