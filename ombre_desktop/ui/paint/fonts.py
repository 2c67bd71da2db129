"""
The two font families of the table, packaged so that it looks the same on every system.

The serif sets names, figures and headings; the sans sets buttons and running text.
"""

from __future__ import annotations

import logging
from functools import cache
from importlib.resources import as_file, files

from PySide6.QtGui import QFont, QFontDatabase

from ombre_desktop.value import Value

_log = logging.getLogger(__name__)

_SERIF_FILES = (
    "SourceSerifPro-Regular.ttf",
    "SourceSerifPro-Semibold.ttf",
    "SourceSerifPro-It.ttf",
    "SourceSerifPro-SemiboldIt.ttf",
)
_SANS_FILES = ("SourceSansPro-Regular.ttf", "SourceSansPro-Semibold.ttf", "SourceSansPro-It.ttf")
_NAME_FILE = "OmbreNameJP-Regular.otf"
"""The three characters of a language's own name, which is shown in every other language."""
_SCRIPTS = {
    "ja": (
        *("OmbreSansJP-Regular.otf", "OmbreSansJP-Bold.otf"),
        *("OmbreSerifJP-Regular.otf", "OmbreSerifJP-Bold.otf"),
    ),
}
"""The files that a language needs besides, read when it is first spoken."""
_SERIF_OF_SCRIPTS = ("Ombre Serif JP", "Ombre Sans JP")
_SANS_OF_SCRIPTS = ("Ombre Sans JP", "Ombre Name JP")
_CJK, _LAST = "\u2e80", "\uffff"
"""The first character of East Asia, and the last that Qt counts as one, as Python does."""


class Families(Value):
    """The names by which Qt knows the two families."""

    serif: str
    sans: str

    def serif_font(self, pixels: float, *, bold: bool = False, italic: bool = False) -> QFont:
        """Return the serif at this size; *bold* means the semibold weight."""
        return _font(self.serif, pixels, bold=bold, italic=italic)

    def sans_font(self, pixels: float, *, bold: bool = False, italic: bool = False) -> QFont:
        """Return the sans at this size; *bold* means the semibold weight."""
        return _font(self.sans, pixels, bold=bold, italic=italic)


def load_fonts() -> Families:
    """
    Register the packaged fonts and return their families.

    This needs a QGuiApplication. If a file is missing or does not load, the system's own serif or sans
    replaces it, and a warning is logged. For a character that a family lacks, Qt goes to its substitutes.
    """
    families = Families(
        serif=_family(_SERIF_FILES, QFont.StyleHint.Serif),
        sans=_family(_SANS_FILES, QFont.StyleHint.SansSerif),
    )
    for family, others in ((families.serif, _SERIF_OF_SCRIPTS), (families.sans, _SANS_OF_SCRIPTS)):
        QFont.insertSubstitutions(family, others)
    _registered(_NAME_FILE)
    return families


@cache
def load_script(language: str) -> None:
    """Register the fonts for the script of *language*, if it needs any besides the two families."""
    for name in _SCRIPTS.get(language, ()):
        _registered(name)


def is_upright(text: str) -> bool:
    """Return whether *text* is of a script of East Asia: without italics, initials and spaces."""
    return _CJK <= max(text, default="") <= _LAST


def _family(names: tuple[str, ...], stand_in: QFont.StyleHint) -> str:
    families: list[str] = []
    for name in names:
        families += _registered(name) or []
    if families:
        return families[0]
    font = QFont()
    font.setStyleHint(stand_in)
    return font.defaultFamily()


def _registered(name: str) -> list[str] | None:
    source = files("ombre_desktop") / "assets" / "fonts" / name
    if not source.is_file():
        _log.warning("font file %s is missing", name)
        return None
    with as_file(source) as path:
        number = QFontDatabase.addApplicationFont(str(path))
    if number < 0:
        _log.warning("font file %s could not be loaded", name)
        return None
    return QFontDatabase.applicationFontFamilies(number)


def _font(family: str, pixels: float, *, bold: bool, italic: bool) -> QFont:
    font = QFont(family)
    font.setPixelSize(max(1, round(pixels)))
    font.setWeight(QFont.Weight.DemiBold if bold else QFont.Weight.Normal)
    font.setItalic(italic)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return font
