"""
The documents that are read as a whole: pages of the rule book, lessons, exercises and records with notes.

Each is written in English in ``ombre_desktop/assets``. Its words are messages of a catalogue; there is one
for each kind and language (``tools/languages/rules_da.ts``), and the document's path is the context. A
document is compiled into a language once all its messages are translated: nobody reads half of it in English.
Only the standard library is used, as in `languages`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

ASSETS = Path(__file__).resolve().parents[1] / "ombre_desktop" / "assets"

_BREAK = re.compile(r"[ \t\n]+")
"""The white space at which a line may break; a space that does not break is none of it."""
_WORDLESS = re.compile(r"\{[^{}]*\}|<[^<>]*>|&\w+;|[^\w]|\d")
"""The parts that are the same in every language: cards and other fields, tags, figures."""


class Piece(NamedTuple):
    """A piece of a document; a translator reads its words, of which *note* tells the place."""

    text: str
    note: str | None = None

    @property
    def is_message(self) -> bool:
        """True if the piece has words to translate."""
        return self.note is not None and bool(_WORDLESS.sub("", self.text))


class Kind(NamedTuple):
    """A kind of documents: those that fit *pattern*, and what *divides* their text into pieces."""

    pattern: str
    divides: Callable[[str], Iterator[Piece]]


class Document(NamedTuple):
    """A document in English, by its *name* within the assets."""

    name: str
    divides: Callable[[str], Iterator[Piece]]

    @property
    def path(self) -> Path:
        """The file of the English document."""
        return ASSETS / self.name

    def pieces(self) -> list[Piece]:
        """Return the pieces of the English text in their order."""
        return list(self.divides(self.path.read_text(encoding="utf-8")))

    def messages(self) -> dict[str, str]:
        """Return the messages of the document, with what tells a translator their place."""
        found: dict[str, str] = {}
        for piece in self.pieces():
            if piece.is_message:
                found.setdefault(piece.text, piece.note or "")
        return found

    def translated(self, words: Mapping[str, str]) -> str | None:
        """Return the document with these *words* instead of its own; None unless there are all of them."""
        pieces = self.pieces()
        if not all(words.get(piece.text) for piece in pieces if piece.is_message):
            return None
        return "".join(words[piece.text] if piece.is_message else piece.text for piece in pieces)


def documents(kind: str) -> Iterator[Document]:
    """Yield the documents of a *kind* that have words, in the order of their names."""
    pattern, divides = KINDS[kind]
    for path in sorted(ASSETS.glob(pattern)):
        document = Document(path.relative_to(ASSETS).as_posix(), divides)
        if document.messages():
            yield document


def _of_page(text: str) -> Iterator[Piece]:
    """Divide a page of the rule book: a message is what one heading, paragraph, item or cell contains."""
    return _between(text, _BLOCK, lambda found: f"<{found['tag']}>")


def _of_lesson(text: str) -> Iterator[Piece]:
    """Divide a lesson: a message is a line of its header, or the words below a mark and its facts."""
    if "Title:" not in text:  # the course, which only names lessons
        return iter((Piece(text),))
    return _between(text, _MARK, lambda found: found["name"] or f"[{found['head']}")


def _of_exercises(text: str) -> Iterator[Piece]:
    """Divide a file of exercises: a message is what one asks, or says of an answer."""
    return _between(text, _QUESTION, lambda found: found["name"])


def _of_record(text: str) -> Iterator[Piece]:
    """Divide a record: a message is one of its notes, whose lines stay lines, or the name of a deal."""
    return _between(text, _NOTE, lambda found: found["tag"] or "note", _as_it_is)


def _one_line(text: str) -> str:
    return _BREAK.sub(" ", text).strip(" ")


def _as_it_is(text: str) -> str:
    return text


def _between(
    text: str,
    pattern: re.Pattern[str],
    note: Callable[[re.Match[str]], str],
    written: Callable[[str], str] = _one_line,
) -> Iterator[Piece]:
    """Yield the groups *words* and *more* of every match as messages, and all that stands between them."""
    end = 0
    for found in pattern.finditer(text):
        group = "words" if found["words"] is not None else "more"
        yield Piece(text[end : found.start(group)])
        yield Piece(written(found[group]), note(found))
        end = found.end(group)
    yield Piece(text[end:])


_BLOCK = re.compile(r"<(?P<tag>h[123]|p|li|t[dh])(?: [^>]*)?>(?P<words>.*?)(?P<more>)</(?P=tag)>", re.DOTALL)
_MARK = re.compile(
    r"^(?:(?P<name>Title|About|Next): *(?P<words>.+)|\[(?P<head>[^\n]+)\n(?P<more>(?:[^\s\[#].*(?:\n|\Z))+))",
    re.MULTILINE,
)
_QUESTION = re.compile(r"^(?P<name>Ask|Right|Wrong): *(?P<words>.+)(?P<more>)", re.MULTILINE)
_NOTE = re.compile(r'\{(?P<words>[^{}]*)\}|^\[(?P<tag>Event) +"(?P<more>[^"]*)"\]', re.MULTILINE)

KINDS: Mapping[str, Kind] = {
    "rules": Kind("rules/*.html", _of_page),
    "lessons": Kind("lessons/*.txt", _of_lesson),
    "exercises": Kind("lessons/exercises/*.txt", _of_exercises),
    "records": Kind("records/*.ombre", _of_record),
}
"""The kinds of documents; each has a catalogue of its name."""


def files() -> Iterator[Path]:
    """Yield the files of all kinds, in English."""
    for kind in KINDS.values():
        yield from sorted(ASSETS.glob(kind.pattern))
