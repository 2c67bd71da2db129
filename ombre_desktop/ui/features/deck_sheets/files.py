"""The sheets of a deck in files: one PDF, or a folder of drawings."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from itertools import count
from pathlib import Path

from ombre_desktop.engine import Card
from ombre_desktop.storage.display_options import CardPrint
from ombre_desktop.ui.dialogs.file_dialog import write_file
from ombre_desktop.ui.features.deck_sheets.plan import Plan, Side
from ombre_desktop.ui.features.deck_sheets.sheet import SheetPress
from ombre_desktop.ui.features.deck_sheets.stamp import Stamp, stamp_of
from ombre_desktop.ui.model.message import Trouble
from ombre_desktop.ui.paint.card_print import BACK, drawing
from ombre_desktop.ui.paint.picture_bytes import Picture, pages_bytes, picture_bytes
from ombre_desktop.ui.texts import deck_sheets as words
from ombre_desktop.ui.texts.record_files import not_written
from ombre_desktop.ui.texts.window import file_not_written

DRAWINGS = ".svg"
"""The suffix that asks for a folder of drawings; any other means a PDF."""


def home_of(path: Path) -> Path:
    """Return the place of the sheets that are asked for at *path*: drawings go into a new folder."""
    if path.suffix.lower() != DRAWINGS:
        return path
    folder = path.with_suffix("")
    names = (folder if number == 1 else folder.with_name(f"{folder.name} {number}") for number in count(1))
    return next(name for name in names if not name.exists())


class UndrawnError(Exception):
    """The drawing of a card, or of the back, cannot be read; its name."""


def drawn(plan: Plan, printed: CardPrint, name: str) -> Stamp:
    """
    Return the stamp of a card *printed* so.

    What looks like an old print is an effect of pixels: such a card is drawn as it was when it was new.
    """
    try:
        return stamp_of(drawing(plan.deck, name, printed))
    except (OSError, KeyError, ValueError) as error:
        raise UndrawnError(name) from error


def write_sheets(path: Path, aside: Path, plan: Plan, press: SheetPress) -> tuple[Path, Trouble | None]:
    """
    Write the sheets of *plan* for *path*; return where they are, or would be, and what went wrong.

    They are made in the folder *aside* on the same disk, which is removed again, and appear once they are
    whole.
    """
    home = path
    try:
        home = home_of(path)
        aside.mkdir()
        made = aside / home.name
        trouble = _drawings(made, plan, press) if home != path else _pdf(made, plan, press)
        if trouble is None:
            made.replace(home)
            return home, None
        return home, Trouble(file_not_written(), not_written(home), details=trouble.details)
    except UndrawnError as error:
        return home, _undrawn(error, plan)
    except OSError as error:
        return home, Trouble(file_not_written(), not_written(home), details=str(error))
    finally:
        shutil.rmtree(aside, ignore_errors=True)


def _pdf(made: Path, plan: Plan, press: SheetPress) -> Trouble | None:
    """Write all pages to one file, a page of backs behind each page of faces."""
    data = pages_bytes(page for _, page in _pages(plan, press))
    return write_file(made, data, file_not_written())


def _drawings(made: Path, plan: Plan, press: SheetPress) -> Trouble | None:
    """Write each page to a file of a new folder."""
    made.mkdir()
    for name, page in _pages(plan, press):
        trouble = write_file(made / name, picture_bytes(page, DRAWINGS), file_not_written())
        if trouble is not None:
            return trouble
    return None


def _pages(plan: Plan, press: SheetPress) -> Iterator[tuple[str, Picture]]:
    """Yield the pages in the order of the printer, with the names of their files."""
    for sheet in range(plan.sheets):
        for side in Side:
            yield words.page_name(side.value, sheet + 1), press.page(sheet, side)


def _undrawn(error: UndrawnError, plan: Plan) -> Trouble:
    """Return the trouble with a drawing that cannot be read."""
    name = str(error)
    card = None if name == BACK else Card.parse(name)
    return Trouble(file_not_written(), words.undrawn(card, plan.deck), details=repr(error.__cause__))
