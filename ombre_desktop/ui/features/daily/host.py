"""The host of the deal of each day: it deals, keeps what came of it, and lets others play the same cards."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtGui import QGuiApplication

from ombre_desktop.engine.codes.calendar import DayDeal, day_of, deal_of_day
from ombre_desktop.storage.mark import Mark
from ombre_desktop.storage.quarantine import system_clock
from ombre_desktop.ui.background.one_reading import OneReading
from ombre_desktop.ui.dialogs.score_rows import past_score
from ombre_desktop.ui.features.daily.day import SHOWN, Day
from ombre_desktop.ui.features.daily.day_file import DaysFile
from ombre_desktop.ui.features.daily.others import Others
from ombre_desktop.ui.frame.commands import Command
from ombre_desktop.ui.frame.feature import Feature
from ombre_desktop.ui.frame.file_saving import FileSaving, written
from ombre_desktop.ui.frame.program import Program
from ombre_desktop.ui.model.sitting import Sitting
from ombre_desktop.ui.model.situation import Situation
from ombre_desktop.ui.replay.programme import of_rows
from ombre_desktop.ui.session.comparing import amount_won
from ombre_desktop.ui.session.day_sitting import people_at, portrait_of, sitting_of_day
from ombre_desktop.ui.texts import daily as words
from ombre_desktop.ui.texts.listing import sentences
from ombre_desktop.value import replace

if TYPE_CHECKING:
    from ombre_desktop.storage.history import History
    from ombre_desktop.ui.dialogs.board import Board
    from ombre_desktop.ui.dialogs.score_sheet import ScoreRow

Days = tuple[Day, ...]
FILE = "ombre.png"
"""The name on offer for a picture."""
DAILY = "daily"
"""The name of the board."""


def today() -> int:
    """Return the day by this machine's clock and time zone."""
    return system_clock().astimezone().date().toordinal()


class DailyHost(Feature):
    """The host of one window's deals of the days."""

    def __init__(self, program: Program) -> None:
        super().__init__(program)
        self._desk, self._succession = program.desk, program.succession
        self._reading, self._keeping, self._drawing = OneReading(self), OneReading(self), OneReading(self)
        self._others = Others(program.runner, self)
        self._others.played.connect(self._note_other)
        self._others.lost.connect(lambda: program.note(words.lost_told()))
        self._saving = FileSaving(program)
        self._days: Days = ()
        self._chosen = 0
        self._settled = ""
        self._waiting: str | None = None

    @cached_property
    def _file(self) -> DaysFile:
        return DaysFile(self._program.lessons.shelf, self)

    # The first page.

    def tell_today(self) -> None:
        """Tell the first page which day it is, and which game its deal is of."""
        day = today()
        self._read(self._keeping, (day,), lambda days: self._offer(days[0]))

    def _offer(self, day: Day) -> None:
        self._program.do(Command.OFFER_DAY, day.date.day, day.deal.game.name)

    # The board.

    def show(self, day: int | None = None) -> None:
        """Show the last days, at *day* or at today."""
        now = today()
        self._chosen = now if day is None else day
        self._read(self._reading, tuple(range(now - SHOWN + 1, now + 1)), self._look_for_left)

    def _read(self, reader: OneReading, numbers: tuple[int, ...], then: Callable[[Days], None]) -> None:
        """Read the file in a thread, and pass on the days of these *numbers*."""

        file = self._file

        def read(_: object) -> tuple[DayDeal, ...]:
            file.read()
            return tuple(map(deal_of_day, numbers))

        reader.begin(read, lambda deals: then(self._known(deals)))

    def _known(self, deals: tuple[DayDeal, ...]) -> Days:
        return tuple(Day(deal, self._file.played(deal.day)) for deal in deals)

    def _look_for_left(self, days: Days) -> None:
        """Find out which of *days* the person has begun, and show them."""
        keeper, in_hand = self._program.keeper, self._succession.in_hand
        here = in_hand.game_id if in_hand is not None else ""

        def left(history: History) -> set[str]:
            names = (one.deal.ident for one in days if one.played is None)
            return {name for name in names if history.left(name) is not None}

        def tell(found: set[str] | None) -> None:
            idents = {here} | (found or set())
            self._show(tuple(replace(one, is_left=one.deal.ident in idents) for one in days))

        if keeper is None:
            tell(None)
        else:
            keeper.use_history(left, tell)

    def _show(self, days: Days) -> None:
        self._days = days
        home = "ombre_desktop.ui.features.daily.day_board"
        self._boards.show_anew(DAILY, self._made, home=home)
        self._let_others_play()

    def _made(self) -> Board:
        from ombre_desktop.ui.features.daily.day_board import DayBoard, Shown
        from ombre_desktop.ui.replay.pictures import Pictures

        latest = self._file.latest
        future = words.future_told(Day(deal_of_day(latest)).date) if latest > self._days[-1].deal.day else ""
        shown = Shown(self._days, self._chosen, self._portrait, future)
        board = DayBoard(self._boards.appearance, shown, Pictures(self._desk, self), self._boards.window)
        board.wanted.connect(self._begin)
        board.turned.connect(self._turn)
        board.copied.connect(self._copy)
        board.saved.connect(self._save)
        board.replayed.connect(self._look_again)
        return board

    def _turn(self, day: Day) -> None:
        self._chosen = day.deal.day
        self._let_others_play()

    # The deal.

    def _look_again(self, day: Day) -> None:
        """Replay the deal of *day* from the history."""
        keeper = self._program.keeper
        if keeper is None:
            self._replay(day, None)
        else:
            keeper.use_history(partial(_rows_of, day.deal.ident), partial(self._replay, day))

    def _replay(self, day: Day, rows: tuple[ScoreRow, ...] | None) -> None:
        if not rows:
            self._program.note(words.gone_told())
            return
        last, title = self._choices.last_games[0], words.heading(day.date, day.deal.game.name)
        portraits = (self._portrait, *people_at(day.deal))
        self._program.replay(partial(of_rows, title, rows, portraits, last.name))

    def _begin(self, day: Day) -> None:
        """Begin the deal of *day*, or continue it; the sitting in hand waits."""
        in_hand = self._succession.in_hand
        if in_hand is not None and in_hand.game_id == day.deal.ident:
            self._program.do(Command.TAKE_UP, in_hand.game_id)
            return
        if in_hand is not None and not in_hand.ended and not in_hand.is_record:
            self._waiting = in_hand.game_id
        if day.is_left:
            self._program.do(Command.TAKE_UP, day.deal.ident)
        else:
            self._program.resume(sitting_of_day(day.deal, self._choices.last_games[0]), saved=False)

    def follow(self, now: Situation) -> None:
        """Keep what came of the deal of a day once it is settled."""
        sitting = now.sitting
        if sitting is None or sitting.state is None or not sitting.state.is_over or not sitting.rows:
            return
        day = day_of(sitting.game_id)
        if day is not None and self._settled != sitting.game_id:
            self._settled = sitting.game_id
            self._read(self._keeping, (day,), partial(self._settle, sitting))

    def _settle(self, sitting: Sitting, days: Days) -> None:
        """Keep the result of *sitting*, and let the others play its deal."""
        (day,) = days
        won = amount_won(sitting, sitting.rows[-1])
        self._file.note(day.deal.day, today(), won, sitting.mark or Mark.PRACTICE)
        self._days, self._chosen = self._known((day.deal,)), day.deal.day
        self._let_others_play()

    def end(self) -> None:
        """Show what came of the deal that has ended; a sitting that waited comes back."""
        sitting, waiting = self._program.sitting, self._waiting
        self._waiting = None
        if waiting is not None:
            self._program.do(Command.TAKE_UP, waiting)
        self.show(None if sitting is None else day_of(sitting.game_id))

    # The others.

    def _let_others_play(self) -> None:
        """Let those play who have not played the chosen day yet, once the person has."""
        day = next((one for one in self._days if one.deal.day == self._chosen), None)
        if day is not None and day.played is not None and day.missing:
            sitting = sitting_of_day(day.deal, self._choices.last_games[0])
            self._others.begin(day.deal.day, sitting, day.missing)

    def _note_other(self, day: int, portrait: str, amount: int) -> None:
        self._file.note_other(day, portrait, amount)
        self._days = self._known_again()
        board = self._boards.open_board(DAILY)
        if board is not None and len(self._days) == SHOWN:
            from ombre_desktop.ui.features.daily.day_board import DayBoard

            if isinstance(board, DayBoard):
                board.show_days(self._days)

    def _known_again(self) -> Days:
        return tuple(replace(one, played=self._file.played(one.deal.day)) for one in self._days)

    # What is sent.

    @property
    def _portrait(self) -> str:
        return portrait_of(self._choices.last_games[0])

    def _copy(self, day: Day) -> None:
        """Put a line about *day* on the clipboard."""
        if day.played is not None and day.won is not None:
            line = words.line_told(day.date, day.deal.game.name, day.won, day.expert)
            line = sentences(filter(None, (line, words.mark_told(day.played.mark, is_late=day.is_late))))
            QGuiApplication.clipboard().setText(line)
            self._program.note(words.copied(), line)

    def _save(self, day: Day) -> None:
        """Ask for a file, and write a picture of *day* to it."""
        from ombre_desktop.ui.texts.engraving import kinds

        done = partial(self._draw, day)
        self._saving.ask(words.picture_title(), kinds(), FILE, done)

    def _draw(self, day: Day, path: Path) -> None:
        from ombre_desktop.ui.features.daily.day_picture import picture_of
        from ombre_desktop.ui.paint.picture_bytes import picture_bytes

        name = self._choices.last_games[0].name
        picture = picture_of(day, self._portrait, name, self._boards.appearance.families)
        self._drawing.begin(
            lambda _: written(path, picture_bytes(picture, path.suffix)), partial(self._saving.tell, path)
        )

    def finish(self) -> None:
        """Wait for what is being read and drawn."""
        self._reading.finish()
        self._keeping.finish()
        self._drawing.finish()

    def close(self) -> None:
        """Let nobody play on, and read and draw no more."""
        self._others.rest()
        self._reading.give_up()
        self._keeping.finish()
        self._drawing.give_up()


def _rows_of(ident: str, history: History) -> tuple[ScoreRow, ...]:
    """Return the line of the deal with this *ident*; none if it is not among the past games any more."""
    return past_score(history, ident)[2] if history.deals(ident) else ()


FEATURE = DailyHost
