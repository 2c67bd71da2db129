"""The documents that are read as a whole, such as pages of the rule book, in the language in use."""

from __future__ import annotations

from importlib.resources import files

from ombre_desktop.terminal_language import CATALOGUES

ASSETS = files("ombre_desktop") / "assets"
"""The folder of the English documents; a document is named by its path in it."""


def translation_of(name: str, code: str) -> str | None:
    """
    Return the document *name* in the language *code*; None if it is not wholly translated.

    Raises:
        OSError, UnicodeDecodeError: the document cannot be read.
    """
    path = CATALOGUES / code / name
    return path.read_text(encoding="utf-8") if path.is_file() else None
