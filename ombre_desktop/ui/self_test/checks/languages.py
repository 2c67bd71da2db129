"""Every language is spoken, in the words of the program and in those of Qt."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from ombre_desktop.ui.self_test.bench import Bench
from ombre_desktop.ui.self_test.finding import FailedCheckError
from ombre_desktop.ui.texts.languages import ENGLISH, Speech, available
from ombre_desktop.ui.texts.start import failed_title

QTS_OWN = ("QPlatformTheme", "Cancel")
"""A message of Qt's; as literals of a call it would be taken for one of ours."""


def every_language(_bench: Bench) -> str:
    """Speak each language; neither catalogue may be missing."""
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
    """Return words in the present language, by whose they are."""
    return {"Ombre": failed_title(), "Qt": QCoreApplication.translate(*QTS_OWN)}
