"""The languages of the program, and the one in use."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLocale, QObject, QTranslator

from ombre_desktop import terminal_language
from ombre_desktop.qt_place import WORDS, folder_of_qt
from ombre_desktop.storage.display_options import Deck
from ombre_desktop.ui.texts.grammar import GRAMMARS
from ombre_desktop.ui.texts.phrases import Said

SYSTEM = "system"
"""The preference that follows the system."""
ENGLISH = "en"
"""The language of the messages themselves; it needs no catalogue."""
partly = Said("Languages", "{name} (in part)")
MISSING = "missing.txt"
"""The list of what is not translated, which lies in the folder of such a language."""
_NAMES = {ENGLISH: "English", "es": "Español"}
"""Languages whose names Qt gives with a country: "español de España"."""
_OF_QT = {"pt": "pt_BR"}
"""Languages that Qt calls by another code: its only Portuguese is that of Brazil."""
_FRENCH_CARDS = ("da", "de", "fr")
"""Languages of people who play with French cards and may never have seen Spanish ones."""


def available(folder: Path | None = None) -> tuple[str, ...]:
    """Return the codes of all languages, English first."""
    found = (
        path.stem.removeprefix("ombre_")
        for path in sorted((folder or terminal_language.CATALOGUES).glob("ombre_*.qm"))
    )
    return (ENGLISH, *(code for code in found if code in GRAMMARS))


def own_name(code: str) -> str:
    """Return the name of a language in that language."""
    name = _NAMES.get(code) or QLocale(code).nativeLanguageName()
    return name[:1].upper() + name[1:]


def is_whole(code: str) -> bool:
    """Tell whether the screen, every page and every lesson are translated into the language *code*."""
    return not (terminal_language.CATALOGUES / code / MISSING).exists()


def name_in_list(code: str) -> str:
    """Return the name of a language in that language, and whether only part of it is there."""
    return own_name(code) if is_whole(code) else partly().format(name=own_name(code))


def chosen(wanted: str, offered: tuple[str, ...], system: QLocale) -> str:
    """Return *wanted* if it is *offered*, else the first offered language of the *system*, else English."""
    asked = [wanted, *system.uiLanguages()]
    spoken = (language.replace("-", "_").split("_")[0] for language in asked if language != SYSTEM)
    return next((code for code in spoken if code in offered), ENGLISH)


def native_deck(wanted: str) -> Deck:
    """Return the deck to begin with in the *wanted* language, or the nearest."""
    return Deck.FRENCH if chosen(wanted, available(), QLocale.system()) in _FRENCH_CARDS else Deck.SPANISH


def catalogue_of_qt(code: str) -> str:
    """Return the name of Qt's own catalogue for a language."""
    return f"qtbase_{_OF_QT.get(code, code)}.qm"


class Speech(QObject):
    """The language in use, for the program's texts and for Qt's."""

    def __init__(self, parent: QObject | None = None, folder: Path | None = None) -> None:
        super().__init__(parent)
        self._folder = folder or terminal_language.CATALOGUES
        self._installed: list[QTranslator] = []
        self.language = ENGLISH

    def speak(self, wanted: str) -> bool:
        """Switch to the *wanted* language, or the nearest; return True if the language has changed."""
        language = chosen(wanted, available(self._folder), QLocale.system())
        if language == self.language:
            return False
        self.rest()
        self.language = language
        for file in (folder_of_qt(WORDS) / catalogue_of_qt(language), self._folder / f"ombre_{language}.qm"):
            catalogue = QTranslator()  # without a parent, so that it goes with the list: half a megabyte
            if catalogue.load(str(file)):
                QCoreApplication.installTranslator(catalogue)
                self._installed.append(catalogue)
        return True

    def rest(self) -> None:
        """Switch to English."""
        for catalogue in self._installed:
            QCoreApplication.removeTranslator(catalogue)
        self._installed.clear()
        self.language = ENGLISH
