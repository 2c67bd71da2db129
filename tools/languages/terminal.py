"""
The words of the terminal commands, compiled for `gettext` out of the translators' catalogues.

English has a compiled catalogue too, whose messages are their own translations: without it, a person who
lists English before another language would be answered in the other one.
"""

from __future__ import annotations

import struct
from collections.abc import Mapping
from pathlib import Path

from ombre_desktop.terminal_language import DOMAIN
from tools.languages.catalogues import COMPILED, SOURCES, messages

CONTEXT = "Terminal"
_MAGIC = 0x950412DE
_HEADER = "Content-Type: text/plain; charset=UTF-8\n"


def compile_all(folder: Path = COMPILED) -> None:
    """Compile the terminal's words of every catalogue, and of English, into *folder*."""
    catalogues = sorted(SOURCES.glob("ombre_*.ts"))
    for catalogue in catalogues:
        _write(path_of(catalogue.stem.removeprefix("ombre_"), folder), words_of(catalogue))
    _write(path_of("en", folder), {message: message for message in words_of(catalogues[0])})


def words_of(catalogue: Path) -> dict[str, str]:
    """Return the translations of the terminal's messages; one that is missing stays English."""
    found = ((message, told) for message, told in messages(catalogue) if message[0] == CONTEXT)
    return {text: told.text or text for (_, text), told in found}


def path_of(code: str, folder: Path = COMPILED) -> Path:
    """Return the file in which `gettext` looks for the words of a language."""
    return folder / code / "LC_MESSAGES" / f"{DOMAIN}.mo"


def _write(path: Path, words: Mapping[str, str]) -> None:
    """Write *words* as a compiled catalogue: two tables of lengths and places, then the texts."""
    pairs = sorted((key.encode(), told.encode()) for key, told in {"": _HEADER, **words}.items())
    texts = [*(key for key, _ in pairs), *(told for _, told in pairs)]
    number, start = len(pairs), 7 * 4
    place = start + 2 * number * 8
    tables = []
    for text in texts:
        tables.append(struct.pack("<II", len(text), place))
        place += len(text) + 1
    head = struct.pack("<7I", _MAGIC, 0, number, start, start + number * 8, 0, 0)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(b"".join((head, *tables, *(text + b"\0" for text in texts))))
