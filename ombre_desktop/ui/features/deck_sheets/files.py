"""The sheets of a deck in files: one PDF, or a folder of drawings."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import count
from pathlib import Path

from ombre_desktop.engine import Card
from ombre_desktop.storage.display_options import CardPrint
from ombre_desktop.ui.dialogs.file_dialog import write_file
from ombre_desktop.ui.features.deck_sheets.plan import Form, Plan, Side
from ombre_desktop.ui.features.deck_sheets.sheet import SheetPress
from ombre_desktop.ui.features.deck_sheets.stamp import Stamp, stamp_of, stamp_of_pixels
from ombre_desktop.ui.model.message import Trouble
from ombre_desktop.ui.paint.card_deck import BACK, DeckError, our_deck, own_deck_of
from ombre_desktop.ui.paint.card_print import drawing
from ombre_desktop.ui.paint.picture_bytes import Picture, pages_bytes, picture_bytes
from ombre_desktop.ui.table.deck_art import render_own
from ombre_desktop.ui.texts import deck_sheets as words
from ombre_desktop.ui.texts.record_files import not_written
from ombre_desktop.ui.texts.window import file_not_written
from ombre_desktop.value import Value, replace

_FINE = 720, 1116
"""The pixels of a card from a deck of the person's own: 300 to the inch."""


class GivenUpError(Exception):
    """The sheets are not wanted any longer."""


class UndrawnError(Exception):
    """The drawing of a card, or of the back, cannot be read; its name."""


def drawn(plan: Plan, printed: CardPrint, name: str) -> Stamp:
    """
    Return the stamp of a card *printed* so.

    What looks like an old print is an effect of pixels: such a card is drawn as it was when it was new. A
    picture of the person's own deck that cannot be used gives way to ours, as at the table.
    """
    with suppress(DeckError):
        own = own_deck_of(plan.deck, printed)
        if own is not None:
            return stamp_of_pixels(render_own(own, name, _FINE, replace(printed, old=False)))
    try:
        return stamp_of(drawing(our_deck(plan.deck), name, printed))
    except (OSError, KeyError, ValueError, DeckError) as error:
        raise UndrawnError(name) from error


class Sheets(Value):
    """The sheets of *plan* as *press* makes them, until *is_given_up*."""

    plan: Plan
    press: SheetPress
    is_given_up: Callable[[], bool]

    def pages(self) -> Iterator[tuple[str, Picture]]:
        """Yield the pages with the names of their files, each page of backs behind its faces."""
        for sheet in range(self.plan.sheets):
            for side in Side:
                self._heed()
                yield words.page_name(side.value, sheet + 1), self.press.page(sheet, side)
        self._heed()

    def _heed(self) -> None:
        """Go no further if nobody waits for the sheets."""
        if self.is_given_up():
            raise GivenUpError


def write_sheets(path: Path, form: Form, sheets: Sheets) -> tuple[Path, Trouble | None]:
    """
    Write *sheets* to the file at *path*, or as drawings into a new folder of that name.

    Return where they are, or would be, and what went wrong. They appear once they are whole; nothing else
    remains, also if they are given up.

    Raises:
        GivenUpError: they are not wanted any longer.
    """
    home = path
    try:
        if form is Form.PDF:
            data = pages_bytes(page for _, page in sheets.pages())
            return home, write_file(home, data, file_not_written())
        home = _free(path)
        trouble = _draw(home, sheets)
        return home, trouble and Trouble(trouble.title, not_written(home), details=trouble.details)
    except UndrawnError as error:
        return home, _undrawn(error, sheets.plan)
    except OSError as error:
        return home, Trouble(file_not_written(), not_written(home), details=str(error))


def _draw(home: Path, sheets: Sheets) -> Trouble | None:
    """Write each page to a file of the new folder *home*, which is made aside."""
    aside = home.with_name(f".ombre-sheets-{os.getpid()}")
    aside.mkdir()
    try:
        for name, page in sheets.pages():
            trouble = write_file(aside / name, picture_bytes(page, ".svg"), file_not_written())
            if trouble is not None:
                return trouble
        aside.rename(home)
    finally:
        shutil.rmtree(aside, ignore_errors=True)
    return None


def _free(folder: Path) -> Path:
    """Return *folder*, or the first of its name with a number that is not there yet."""
    names = (folder if number == 1 else folder.with_name(f"{folder.name} {number}") for number in count(1))
    return next(name for name in names if not name.exists())


def _undrawn(error: UndrawnError, plan: Plan) -> Trouble:
    """Return the trouble with a drawing that cannot be read."""
    name = str(error)
    card = None if name == BACK else Card.parse(name)
    return Trouble(file_not_written(), words.undrawn(card, plan.deck), details=repr(error.__cause__))
