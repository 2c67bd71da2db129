"""
The catalogues that the program reads, compiled from those that translators write.

A catalogue of Qt (``.qm``) has the words of the screen, one of `gettext` (``.mo``) those of the terminal;
what is read as a whole becomes the same document in another language, see `documents`. None of it is kept in
git: wheels and frozen programs are built with it, and a checkout gets it when it is set up, tested or
translated. Only the standard library is used: nothing else is installed yet then, and the
machines that build wheels cannot run Qt's own tools.
"""

from __future__ import annotations

import os
import struct
from collections.abc import Iterable, Mapping
from contextlib import suppress
from functools import cache
from pathlib import Path
from zlib import crc32

import documents

ROOT = Path(__file__).resolve().parents[1]
SOURCES = ROOT / "tools" / "languages"
PLACE = ROOT / "ombre_desktop" / "assets" / "languages"
VARIABLE = "OMBRE_LANGUAGES"
"""The variable that tells the program another folder of catalogues."""
EDITION = "edition.txt"
"""The file beside the catalogues that says from which sources they were compiled; it is written last."""
MISSING = "missing.txt"
"""The file in a language's folder that names what is not whole: documents, the screen; none if all are."""
ENGLISH = "en"
TERMINAL = "Terminal"
"""The context of the words of the terminal commands."""

Message = tuple[str, str]
"""A message: its context, and its English text."""

_HEADER = "Content-Type: text/plain; charset=UTF-8\n"
_MAGIC_OF_GETTEXT = 0x950412DE
_MAGIC_OF_QT = bytes.fromhex("3cb86418caef9c95cd211cbf60a1bddd")
_LANGUAGE, _HASHES, _MESSAGES = 0xA7, 0x42, 0x69
_END, _TRANSLATION, _SOURCE, _CONTEXT, _COMMENT = 1, 3, 6, 7, 8


def see_to(*places: Path) -> Path:
    """
    Return the first of the *places* that has the present catalogues, or can take them.

    Raises:
        OSError: none of the places can be written to.
    """
    edition = present_edition()
    for place in places:
        if _holds(place, edition):
            return place
    for place in places[:-1]:
        with suppress(OSError):
            return compile_all(place)
    return compile_all(places[-1])


def variables(place: Path) -> dict[str, str]:
    """Return the variables for a process that is to read the catalogues in *place*."""
    return {} if place == PLACE else {VARIABLE: str(place)}


def sources() -> list[Path]:
    """List the catalogues that translators write."""
    return sorted(SOURCES.glob("ombre_*.ts"))


def source_of(code: str, kind: str = "ombre") -> Path:
    """Return the catalogue of a language for a *kind* of documents, or for the screen and the terminal."""
    return SOURCES / f"{kind}_{code}.ts"


def all_of(code: str) -> list[Path]:
    """List the catalogues of a language: for the screen and the terminal, and for each kind of documents."""
    return [source_of(code), *(source_of(code, kind) for kind in documents.KINDS)]


def code_of(catalogue: Path) -> str:
    """Return the code of the language of a catalogue."""
    return catalogue.stem.removeprefix("ombre_")


def present_edition() -> str:
    """Return a checksum of catalogues and documents as they are written now, and of what compiles them."""
    edition, written = 0, sorted(SOURCES.glob("*.ts"))
    for path in (Path(__file__), Path(documents.__file__), *written, *documents.files()):
        edition = crc32(path.read_bytes(), crc32(path.name.encode(), edition))
    return f"{edition:08x}\n"


def compile_all(place: Path) -> Path:
    """Compile every catalogue into *place*, remove those of other languages, and return *place*."""
    edition, catalogues = present_edition(), sources()
    for catalogue in catalogues:
        compile_to(catalogue, place)
        compile_documents(code_of(catalogue), place)
    english = {
        text: text for context, text in translations(catalogues[0], unfinished=True) if context == TERMINAL
    }
    _write(terminal_path(ENGLISH, place), for_gettext(english))
    for path in {*place.glob("*.qm")} - {place / f"{catalogue.stem}.qm" for catalogue in catalogues}:
        path.unlink(missing_ok=True)
    _write(place / EDITION, edition.encode())
    return place


def compile_to(catalogue: Path, place: Path) -> Path:
    """Compile *catalogue* into *place*, and return the file for the screen; missing messages stay English."""
    told = translations(catalogue)
    code = code_of(catalogue)
    words = {text: translated for (context, text), translated in told.items() if context == TERMINAL}
    _write(terminal_path(code, place), for_gettext(words))
    compiled = place / f"{catalogue.stem}.qm"
    _write(compiled, for_qt(told, code))
    return compiled


def compile_documents(code: str, place: Path) -> None:
    """Write into *place* the documents that are wholly translated, and the names of all that is not whole."""
    screen = translations(source_of(code), unfinished=True)
    is_whole = all(text for (context, _), text in screen.items() if context != TERMINAL)
    missing = [] if is_whole else [f"{source_of(code).name}\n"]
    for kind in documents.KINDS:
        catalogue = source_of(code, kind)
        told = translations(catalogue) if catalogue.is_file() else {}
        for document in documents.documents(kind):
            words = {text: words for (name, text), words in told.items() if name == document.name}
            text, path = document.translated(words), place / code / document.name
            if text is None:
                missing.append(f"{document.name}\n")
                path.unlink(missing_ok=True)
            else:
                _write(path, text.encode())
    if missing:
        _write(place / code / MISSING, "".join(missing).encode())
    else:
        (place / code / MISSING).unlink(missing_ok=True)


def terminal_path(code: str, place: Path) -> Path:
    """Return the file in which `gettext` looks for the words of a language."""
    return place / code / "LC_MESSAGES" / "ombre.mo"


def translations(catalogue: Path, *, unfinished: bool = False) -> dict[Message, str]:
    """Return the finished translations of *catalogue*; with *unfinished* the others too, as empty ones."""
    from xml.etree import ElementTree  # noqa: PLC0415 - slow to import, and seldom needed

    told = {}
    for context in ElementTree.parse(catalogue).getroot().iter("context"):
        name = context.findtext("name", "")
        for message in context.iter("message"):
            found = message.find("translation[@type='unfinished']")
            text = message.findtext("translation", "") if found is None else ""
            told[name, message.findtext("source", "")] = text
    return {message: text for message, text in told.items() if text or unfinished}


def for_gettext(words: Mapping[str, str]) -> bytes:
    """Return the bytes of a catalogue for `gettext`: two tables of lengths and places, then the texts."""
    pairs = sorted((key.encode(), told.encode()) for key, told in {"": _HEADER, **words}.items())
    texts = [*(key for key, _ in pairs), *(told for _, told in pairs)]
    number, start = len(pairs), 7 * 4
    place = start + 2 * number * 8
    tables = []
    for text in texts:
        tables.append(struct.pack("<II", len(text), place))
        place += len(text) + 1
    head = struct.pack("<7I", _MAGIC_OF_GETTEXT, 0, number, start, start + number * 8, 0, 0)
    return b"".join((head, *tables, *(text + b"\0" for text in texts)))


def for_qt(told: Mapping[Message, str], code: str) -> bytes:
    """Return the bytes of a catalogue for Qt: a table of hashes and places, then the messages."""
    parts, table, place = [], [], 0
    for (context, text), translated in sorted(told.items(), key=_by_bytes):
        source = text.encode()
        table.append(struct.pack(">II", hash_of(source), place))
        parts.append(
            b"".join(
                (
                    _part(_TRANSLATION, translated.encode("utf-16-be")),
                    _part(_COMMENT, b""),
                    _part(_SOURCE, source),
                    _part(_CONTEXT, context.encode()),
                    bytes([_END]),
                )
            )
        )
        place += len(parts[-1])
    sections = ((_LANGUAGE, code.encode()), (_HASHES, b"".join(sorted(table))), (_MESSAGES, b"".join(parts)))
    return _MAGIC_OF_QT + b"".join(_part(*section) for section in sections)


@cache
def hash_of(text: bytes) -> int:
    """Return Qt's hash of a message: that of the names in ELF files, and never 0."""
    found = 0
    for byte in text:
        found = (found << 4) + byte
        high = found & 0xF0000000
        found = (found ^ high >> 24) & ~high
    return found or 1


def _by_bytes(entry: tuple[Message, str]) -> tuple[bytes, bytes]:
    context, text = entry[0]
    return context.encode(), text.encode()


def _part(tag: int, content: bytes) -> bytes:
    return struct.pack(">BI", tag, len(content)) + content


def _holds(place: Path, edition: str) -> bool:
    """Return True if *place* has every catalogue of this *edition*."""
    try:
        return (place / EDITION).read_text(encoding="utf-8") == edition and all(
            map(Path.is_file, _expected(place))
        )
    except OSError:
        return False


def _expected(place: Path) -> Iterable[Path]:
    for catalogue in sources():
        yield place / f"{catalogue.stem}.qm"
        yield terminal_path(code_of(catalogue), place)
    yield terminal_path(ENGLISH, place)


def _write(path: Path, content: bytes) -> None:
    """Write a file in one step, so that nobody reads half of it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(f".{path.name}-{os.getpid()}")
    fresh.write_bytes(content)
    fresh.replace(path)
