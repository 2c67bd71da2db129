"""
The process that writes the sheets of a deck: ``ombre-desktop --sheets JOB``.

Qt holds Python's lock while it draws and packs a page of a PDF, for up to a fifth of a second. In a thread of
the program, the window would stand still meanwhile.
"""

from __future__ import annotations

import json
import os
from functools import partial
from pathlib import Path
from threading import Event

from pydantic import TypeAdapter
from PySide6.QtGui import QGuiApplication

from ombre_desktop import elsewhere
from ombre_desktop.storage.display_options import CardPrint, Deck
from ombre_desktop.ui.features.deck_sheets.files import GivenUpError, Sheets, drawn, write_sheets
from ombre_desktop.ui.features.deck_sheets.plan import Form, Paper, Plan
from ombre_desktop.ui.features.deck_sheets.sheet import SheetPress
from ombre_desktop.ui.paint.fonts import load_fonts, load_script
from ombre_desktop.ui.texts.languages import Speech


def main(job: str) -> int:
    """Carry out *job*, and print the path of the sheets, and what went wrong, as a line of JSON."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    application = QGuiApplication(["ombre-desktop"])
    given_up = Event()
    elsewhere.begin(partial(_listen, given_up), "ombre-sheets-listener")
    try:
        said = _done(job, Speech(application), given_up)
    except GivenUpError:
        return 0
    os.write(1, said.encode())
    return 0


def _listen(given_up: Event) -> None:
    """Wait until the program closes our input, because the sheets are given up or it has ended itself."""
    while os.read(0, 1):
        pass
    given_up.set()


def _done(job: str, speech: Speech, given_up: Event) -> str:
    """Carry out *job*, and return the line about it."""
    told = json.loads(job)
    speech.speak(told["language"])
    load_script(speech.language)
    printed = TypeAdapter(CardPrint).validate_python(told["printed"])
    plan = Plan(Deck(told["deck"]), Paper[told["paper"]], told["name"])
    press = SheetPress(plan, partial(drawn, plan, printed), load_fonts())
    sheets = Sheets(plan, press, given_up.is_set)
    home, trouble = write_sheets(Path(told["path"]), Form(told["form"]), sheets)
    speech.rest()
    wrong = None if trouble is None else [trouble.title, trouble.sentence, trouble.details]
    return json.dumps({"path": str(home), "trouble": wrong})
