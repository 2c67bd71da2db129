"""The host of decks on paper."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QLocale

from ombre_desktop.storage.display_options import CardPrint, Deck
from ombre_desktop.ui.features.deck_sheets.dialog import DeckSheetsDialog
from ombre_desktop.ui.features.deck_sheets.maker import Job, SheetMaker
from ombre_desktop.ui.features.deck_sheets.plan import Form, Paper, Plan
from ombre_desktop.ui.frame.feature import Feature
from ombre_desktop.ui.frame.file_saving import FileSaving
from ombre_desktop.ui.frame.program import Program
from ombre_desktop.ui.model.message import Trouble
from ombre_desktop.ui.paint.card_deck import DeckError, own_deck_of
from ombre_desktop.ui.texts import deck_sheets as words
from ombre_desktop.ui.texts import outside
from ombre_desktop.ui.texts.card_letters import print_of

NAME = "deck_sheets"
"""The name of the dialog."""


class DeckSheetsHost(Feature):
    """The host of the dialog for a deck on paper, and of the making of its sheets."""

    def __init__(self, program: Program) -> None:
        super().__init__(program)
        self._saving, self._maker = FileSaving(program), SheetMaker(self)

    def show(self) -> None:
        """Show the dialog, with the deck on the table and the paper of the person's country."""
        self._boards.show(NAME, self._made)

    def finish(self) -> None:
        """Wait for the sheets that are being made."""
        self._maker.finish()

    def close(self) -> None:
        """Give up the sheets that are being made."""
        self._maker.close()

    @property
    def _printed(self) -> CardPrint:
        """The print style of the sheets: that of the person, but on new paper."""
        return replace(print_of(self._choices.preferences), old=False)

    def _made(self) -> DeckSheetsDialog:
        paper, printed = usual_paper(QLocale.system()), self._printed
        plans = {deck: Plan(deck, paper, own_name(deck, printed)) for deck in Deck}
        look, window = self._boards.appearance, self._boards.window
        dialog = DeckSheetsDialog(look, plans, self._choices.deck, printed, window)
        dialog.wanted.connect(partial(self._ask, printed))
        dialog.rejected.connect(self._maker.give_up)
        return dialog

    def _ask(self, printed: CardPrint, plan: Plan, form: Form) -> None:
        """Ask for a file or a folder, and have the sheets of *plan* written there, *printed* as shown."""
        done = partial(self._begin, printed, plan, form)
        name = printed.own if plan.name else words.title_of(plan.deck)  # a folder's name is safe
        if form is Form.PDF:
            self._saving.ask(words.title(), words.kinds(), f"{name}.pdf", done)
        else:
            self._saving.ask_folder(words.folder_title(), lambda folder: done(folder / name))

    def _begin(self, printed: CardPrint, plan: Plan, form: Form, path: Path) -> None:
        self._show_work(begun=True)
        self._maker.begin(Job(plan, form, printed, self._program.speech.language, path), self._end)

    def _end(self, path: Path, troubles: tuple[Trouble, ...]) -> None:
        """Close the dialog and say where the sheets are, or what went wrong."""
        self._show_work(begun=False)
        if not troubles:
            self._boards.drop(NAME)
        self._saving.tell(path, troubles)

    def _show_work(self, *, begun: bool) -> None:
        dialog = self._boards.open_board(NAME)
        if isinstance(dialog, DeckSheetsDialog):
            dialog.show_work(begun=begun)


def own_name(deck: Deck, printed: CardPrint) -> str:
    """Return the name of the person's own deck if the cards of *deck* come from it; else nothing."""
    try:
        own = own_deck_of(deck, printed)
    except DeckError:
        return ""
    return "" if own is None else outside.name(own.told["name"])


def usual_paper(locale: QLocale) -> Paper:
    """Return the paper that people use where *locale* is."""
    in_inches = locale.measurementSystem() is QLocale.MeasurementSystem.ImperialUSSystem
    return Paper.LETTER if in_inches else Paper.A4


FEATURE = DeckSheetsHost
