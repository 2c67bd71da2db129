"""The check that every language is complete, in the program's texts and in Qt's."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from ombre_desktop.ui.self_test.bench import Bench
from ombre_desktop.ui.self_test.finding import FailedCheckError
from ombre_desktop.ui.texts.languages import ENGLISH, Speech, available
from ombre_desktop.ui.texts.start import failed_title

QTS_OWN = ("QPlatformTheme", "Cancel")
"""One of Qt's messages; written as literals in a call, it would be entered in our own catalogue."""


def every_language(_bench: Bench) -> str:
    """Load each language, and check that neither catalogue is missing."""
    speech, english, spoken = Speech(), _samples(), available()
    try:
        for language in spoken:
            speech.speak(language)
            same = {owner for owner, words in _samples().items() if words == english[owner]}
            if language != ENGLISH and same:
                raise FailedCheckError(f"{language}: no words of {' and '.join(sorted(same))}")
    finally:
        speech.rest()
    return ", ".join(spoken)


def _samples() -> dict[str, str]:
    """Return a text of the program and a text of Qt in the present language."""
    return {"Ombre": failed_title(), "Qt": QCoreApplication.translate(*QTS_OWN)}
