"""Opens the dialogs, one of each kind, and carries what they decide to the table."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from ombre_desktop.ui.background.opening import Openings
from ombre_desktop.ui.paint.colour_scheme import chrome_of
from ombre_desktop.ui.paint.theme import theme_for

# Each dialog is imported when it is first opened: the first frame needs none of them.

if TYPE_CHECKING:
    from ombre_desktop.engine import Ruleset
    from ombre_desktop.storage.problems import Problem
    from ombre_desktop.ui.dialogs.board import Board
    from ombre_desktop.ui.dialogs.message import Trouble
    from ombre_desktop.ui.dialogs.question import Question
    from ombre_desktop.ui.dialogs.rules_pages import Table, Topic
    from ombre_desktop.ui.dialogs.score_sheet import ScoreRow
    from ombre_desktop.ui.dialogs.style import Appearance
    from ombre_desktop.ui.model.sitting import Sitting
    from ombre_desktop.ui.replay.programme import Programme
    from ombre_desktop.ui.shell.program import Program

log = logging.getLogger(__name__)

MESSAGE = "message "
"""The names of messages begin so."""


class DialogHost(QObject):
    """Dialogs are made when they are first wanted, never two of a kind."""

    def __init__(self, window: QWidget, program: Program) -> None:
        super().__init__(window)
        self._window, self._program = window, program
        self._open: dict[str, Board] = {}
        self.coming = Openings(self)
        self.coming.failed.connect(self._give_up)
        self._when_read: Callable[[], None] | None = None

    @property
    def appearance(self) -> Appearance:
        """How a dialog looks that is opened now."""
        from ombre_desktop.ui.dialogs.style import Appearance  # noqa: PLC0415

        liked = self._program.preferences
        theme = theme_for(liked.cloth, chrome_of(liked))
        return Appearance(theme, self._program.families, liked.text)

    def restyle(self) -> None:
        """The preferences have changed: open dialogs follow."""
        for dialog in self._open.values():
            dialog.set_appearance(self.appearance)

    def ask(
        self, name: str, question: Question, yes: Callable[[], None], no: Callable[[], None] | None = None
    ) -> None:
        """Ask *question* and do what the answer says; one of this *name* that stands open is withdrawn."""

        def made() -> Board:
            from ombre_desktop.ui.dialogs.question import QuestionDialog  # noqa: PLC0415

            dialog = QuestionDialog(self.appearance, question, self._window)
            dialog.accepted.connect(yes)
            if no is not None:
                dialog.rejected.connect(no)
            return dialog

        self.show_anew(name, made)

    def show_anew(self, name: str, made: Callable[[], Board]) -> None:
        """Show a dialog in the place of one of this *name*, which is withdrawn without an answer."""
        self.coming.drop(name)
        if name in self._open:
            self._open[name].hide()
            self._forget(name)
        self.show(name, made)

    def preferences(self) -> None:
        """Show the preferences."""

        def made() -> Board:
            from ombre_desktop.ui.dialogs.preferences import PreferencesDialog  # noqa: PLC0415

            program = self._program
            dialog = PreferencesDialog(self.appearance, program.preferences, program.art, parent=self._window)
            dialog.changed.connect(program.apply_preferences)
            return dialog

        self.show("preferences", made)

    def score_sheet(self) -> None:
        """Show the score of the sitting; an open sheet is brought up to date."""
        sitting = self._program.sitting
        if sitting is None:
            return
        dialog = self._open.get("score_sheet")
        if dialog is not None and not self._write_on(dialog, sitting):
            dialog.close()  # it has the columns of another company

        def made() -> Board:
            from ombre_desktop.ui.dialogs.score_sheet import ScoreSheet  # noqa: PLC0415
            from ombre_desktop.ui.shell.score_rows import reckoning_of, score_rows  # noqa: PLC0415

            names, faces = sitting.company.names, sitting.company.portraits
            reckoning = reckoning_of(sitting.ruleset, self._program.preferences)
            rows = score_rows(sitting)
            sheet = ScoreSheet(self.appearance, names, rows, reckoning=reckoning, parent=self._window)
            sheet.replayed.connect(partial(self._replay, faces))
            return sheet

        self.show("score_sheet", made)

    def _write_on(self, dialog: Board, sitting: Sitting) -> bool:
        """Bring an open score sheet up to date; False if it has the columns of another company."""
        from ombre_desktop.ui.dialogs.score_sheet import ScoreSheet  # noqa: PLC0415
        from ombre_desktop.ui.shell.score_rows import reckoning_of, score_rows  # noqa: PLC0415

        if not isinstance(dialog, ScoreSheet) or dialog.names != sitting.company.names:
            return False
        dialog.show_rows(score_rows(sitting), reckoning_of(sitting.ruleset, self._program.preferences))
        return True

    def history(self) -> None:
        """List the past sittings."""
        keeper = self._program.keeper
        if keeper is None:
            return

        def made() -> Board:
            from ombre_desktop.ui.dialogs.history import HistoryDialog  # noqa: PLC0415
            from ombre_desktop.ui.shell.score_rows import past_sittings  # noqa: PLC0415

            dialog = HistoryDialog(self.appearance, past_sittings(keeper), self._window)
            dialog.wanted.connect(self._past_score)
            return dialog

        self.show("history", made)

    def rules(self, rule: str = "") -> None:
        """Open the rule book at the paragraph *rule*; without one, at the page of what is being played."""
        program = self._program
        view, sitting, asked = program.view, program.sitting, program.request
        if sitting is None:
            self.open_rules(None)
            return
        game = sitting.ruleset

        def played() -> Topic:
            from ombre_desktop.ui.shell.rules_topic import is_low, page_with, topic_of  # noqa: PLC0415

            if rule:
                return page_with(rule, game.name)
            over = view is not None and view.position.is_over
            return topic_of(game.name, asked, is_over=over, low=view is not None and is_low(view))

        self.open_rules(game, played, rule)

    def open_rules(
        self, game: Ruleset | None, page: Callable[[], Topic] | None = None, rule: str = ""
    ) -> None:
        """
        Open the rule book for a table at which *game* is played, on the *page* or on its first.

        The page is scrolled to its paragraph *rule*.
        """
        deck = self._program.preferences.deck

        def opened() -> tuple[Table, Topic]:
            from ombre_desktop.engine.variants import variant  # noqa: PLC0415
            from ombre_desktop.ui.dialogs.rules_pages import BOOKS, Table, Topic  # noqa: PLC0415

            table, first = Table(deck), Topic.FIVE_MINUTES
            if game is not None:
                table = Table(deck, game.house, variant(game.name).standard, game.name)
                first = BOOKS[game.name].start
            return table, page() if page is not None else first

        def made() -> Board:
            from ombre_desktop.ui.dialogs.rules_reader import RulesReader  # noqa: PLC0415

            table, topic = opened()
            return RulesReader(self.appearance, table, topic, self._window, rule=rule)

        reader = self._open.get("rules")
        if reader is not None:
            from ombre_desktop.ui.dialogs.rules_reader import RulesReader  # noqa: PLC0415

            assert isinstance(reader, RulesReader)
            reader.turn_to(*opened(), rule)
        self.show("rules", made)

    def about(self) -> None:
        """Show version, licences and credits."""

        def made() -> Board:
            from ombre_desktop.ui.dialogs.about import AboutDialog  # noqa: PLC0415

            return AboutDialog(self.appearance, self._window)

        self.show("about", made)

    def tell(self, trouble: Trouble) -> None:
        """Tell of a trouble, without stopping anything."""
        from ombre_desktop.ui.dialogs.message import MessageDialog  # noqa: PLC0415

        self.show(_name_of(trouble), lambda: MessageDialog(self.appearance, trouble, self._window))

    def tell_unanswered(self, defect: Exception) -> None:
        """A question cannot be put: the table stands, and everything else can still be used."""
        from ombre_desktop.ui.shell.troubles import not_asked  # noqa: PLC0415

        self.tell(not_asked(defect))

    def when_read(self, deed: Callable[[], None]) -> None:
        """Do *deed* once all that there is to tell has been read: now, if there is nothing."""
        self._when_read = deed
        self._go_on()

    def _go_on(self) -> None:
        """Do what waited for the last message to be read."""
        if not any(name.startswith(MESSAGE) for name in (*self._open, *self.coming.names)):
            deed, self._when_read = self._when_read, None
            if deed is not None:
                deed()

    def tell_problem(self, problem: Problem) -> None:
        """Something could not be kept."""
        self.tell_problems((problem,))

    def tell_problems(self, problems: Iterable[Problem]) -> None:
        """What was wrong with the files, if anything was."""
        found = tuple(problems)
        if found:
            from ombre_desktop.ui.shell.troubles import with_files  # noqa: PLC0415

            self.tell(with_files(found))

    def already_running(self) -> None:
        """Another copy of the program keeps the sitting: say so, and end with the message."""
        from ombre_desktop.ui.shell.troubles import open_already  # noqa: PLC0415

        self.tell_and_close(open_already())

    def tell_and_close(self, trouble: Trouble) -> None:
        """Tell of *trouble*; the window closes with the message."""
        self.tell(trouble)
        self.finish()
        message = self._open.get(_name_of(trouble))
        if message is None:
            self._window.close()
        else:
            message.finished.connect(self._window.close)

    def open_dialog(self, name: str) -> Board | None:
        """The dialog *name*, if it is open."""
        return self._open.get(name)

    def is_wanted(self, name: str) -> bool:
        """True if the dialog *name* is open or about to open."""
        return name in self._open or name in self.coming

    def finish(self) -> None:
        """Open at once whatever is about to open."""
        self.coming.finish()

    def close_all(self) -> None:
        """Close every dialog, and let none come any more."""
        self.coming.drop_all()
        self._when_read = None
        for dialog in list(self._open.values()):
            dialog.close()

    def _past_score(self, game_id: str) -> None:
        """The score sheet of a sitting of the past."""
        keeper = self._program.keeper
        if keeper is None:
            return
        from ombre_desktop.ui.dialogs.score_sheet import ScoreSheet  # noqa: PLC0415
        from ombre_desktop.ui.shell.score_rows import past_score, reckoning_of  # noqa: PLC0415

        def made() -> Board:
            game, names, rows = past_score(keeper, game_id)
            reckoning = reckoning_of(game, self._program.preferences)
            sheet = ScoreSheet(self.appearance, names, rows, reckoning=reckoning, parent=self._window)
            sheet.replayed.connect(partial(self._replay, ()))
            return sheet

        self.show(f"score_sheet {game_id}", made)

    def _replay(self, portraits: tuple[str, ...], rows: tuple[ScoreRow, ...], chosen: int) -> None:
        """Show a deal of a score sheet again, and the others of the sheet with it."""

        def read() -> Programme:
            from ombre_desktop.ui.replay.programme import of_rows  # noqa: PLC0415
            from ombre_desktop.ui.texts.replay import sitting_title  # noqa: PLC0415

            return of_rows(sitting_title(), rows, portraits, self._program.preferences.name)

        self._program.show_replay(read, chosen)

    def show(self, name: str, made: Callable[[], Board], *, helped: Callable[[], None] | None = None) -> None:
        """
        Show the dialog *name*, *made* step by step if it is not open.

        *helped* is what its key of the rules does.
        """
        if name in self._open:
            _present(self._open[name])
        elif name not in self.coming:
            from ombre_desktop.ui.background.preload import NEEDED, SMALL  # noqa: PLC0415
            from ombre_desktop.ui.dialogs.board_opening import steps_to  # noqa: PLC0415

            steps = steps_to(made, NEEDED.get(name.partition(" ")[0], SMALL))
            self.coming.begin(name, steps, partial(self._take_up, name, helped or self.rules))

    def _take_up(self, name: str, helped: Callable[[], None], dialog: Board) -> None:
        """The dialog *name* is ready to be shown."""
        self._open[name] = dialog
        dialog.finished.connect(lambda: self._forget(name))
        # The menus hear that key at the table alone.
        key = QShortcut(QKeySequence(QKeySequence.StandardKey.HelpContents), dialog)
        key.activated.connect(helped)
        dialog.set_appearance(self.appearance)
        _present(dialog)

    def _give_up(self, name: str, defect: Exception) -> None:
        """The dialog *name* could not be made: say so, and make it anew when it is wanted again."""
        log.critical("%s could not be opened", name, exc_info=defect)
        if name.startswith(MESSAGE):
            self._go_on()
            return  # whoever cannot tell of a trouble cannot tell of that either
        from ombre_desktop.ui.shell.troubles import not_opened  # noqa: PLC0415

        self.tell(not_opened(defect))
        if name == "replay":
            self._program.take_up_if_empty()

    def _forget(self, name: str) -> None:
        dialog = self._open.pop(name, None)
        if dialog is not None:
            dialog.deleteLater()
        self._go_on()


def _name_of(trouble: Trouble) -> str:
    return f"{MESSAGE}{trouble.sentence}"


def _present(dialog: Board) -> None:
    dialog.show()
    dialog.raise_()
    dialog.activateWindow()
