"""
The outer structure of a text of records: blocks of tags and lines, with comments in braces.

The text may be anything, so it is read once, line by line, and only as much is kept as a deal can
need: a line or a block that is longer than in any deal is a flaw.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from ombre_desktop.engine.flaws import Flaw, FlawKind, RecordError, shortened
from ombre_desktop.engine.notation.carriers import unpacked
from ombre_desktop.value import Value

LARGEST: Final = 4_000_000
"""The largest file of records, in bytes: about three thousand deals."""
MOST_LINES: Final = 200_000
"""The largest number of lines in a text: twice as many as three thousand deals have."""
LONGEST_BLOCK: Final = 1_000
"""The limit of tags and lines in a record, and of comments before it; a deal has some sixty moves."""
LONGEST_LINE: Final = 20_000
"""The largest number of characters in a line, comments included."""
MOST_COMMENTS: Final = 100
"""The largest number of comments on a line."""

TAG = re.compile(r'\[(\w+)\s+"([^"]*)"\]$')
TORN_TAG = re.compile(r"\s*(\[.*)")
OPEN_COMMENT = re.compile(r"[^{]*(\{.*)")
COMMENT = re.compile(r"\{([^{}]*)\}")
WORD = re.compile(r"\S+")


def decoded(data: bytes) -> str:
    """Decode a file of records as it was sent; raise `RecordError` if it is not UTF-8 or too large."""
    if len(data) > LARGEST:
        raise RecordError((Flaw(1, 1, FlawKind.TOO_LARGE),))
    try:
        return unpacked(_with_plain_ends(data.decode("utf-8-sig")))
    except UnicodeDecodeError as error:
        before = _with_plain_ends(error.object[: error.start].decode())
        place = before.count("\n") + 1, len(before) - before.rfind("\n")
        raise RecordError((Flaw(*place, FlawKind.NO_TEXT),)) from None


def _with_plain_ends(text: str) -> str:
    """Return *text* with Windows and old Mac line ends replaced by line feeds."""
    return text.replace("\r\n", "\n").replace("\r", "\n")


class Token(Value):
    """One word and its column, from 1."""

    text: str
    column: int


class Tag(Value):
    """A tag; *column* is the place of its value."""

    name: str
    value: str
    line: int
    column: int
    note: str | None


class Line(Value):
    """A line of a section, split into words; *indented* if it does not begin at the margin."""

    tokens: tuple[Token, ...]
    line: int
    indented: bool
    note: str | None


class TextLine(Value):
    """
    A line as text, with blanks in place of its comments; *number* counts from 1.

    If *is_long*, the text is cut.
    """

    text: str
    number: int
    note: str | None
    is_long: bool = False

    @property
    def line(self) -> Line:
        """The line split into words."""
        words = tuple(Token(word.group(), word.start() + 1) for word in WORD.finditer(self.text))
        return Line(words, self.number, self.text[0].isspace(), self.note)


@dataclass(slots=True)
class Block:
    """
    One record in the text; *line* is where it begins.

    *flaw* is the reason why reading its lines stopped early. *end* is the place of the last word of
    the text if no line end follows it, as in a text that was cut off.
    """

    line: int
    head: tuple[str, ...] = ()
    tags: list[Tag] = field(default_factory=list)
    lines: list[TextLine] = field(default_factory=list)
    flaw: Flaw | None = None
    end: tuple[int, int] | None = None
    _in_play: bool = False

    def is_over(self, tag: re.Match[str] | None) -> bool:
        """Return True if *tag* begins another record: after a line without a tag, any tag does."""
        return tag is not None and (self._in_play or tag[1] == "Record")

    def add(self, line: TextLine, tag: re.Match[str] | None) -> None:
        """Add one line, which may be a *tag*."""
        torn = TORN_TAG.match(line.text)
        self._in_play = self._in_play or not (tag or torn)
        if len(self.tags) + len(self.lines) == LONGEST_BLOCK or line.is_long:
            self.end_with(_flaw(line, 1, FlawKind.TOO_LONG))
        elif tag:
            column = line.text.index('"') + 2
            self.tags.append(Tag(tag[1], tag[2], line.number, column, line.note))
        elif torn:
            self.end_with(_flaw(line, torn.start(1) + 1, FlawKind.TORN_TAG, '"]'))
        elif opened := OPEN_COMMENT.match(line.text):
            self.end_with(_flaw(line, opened.start(1) + 1, FlawKind.OPEN_COMMENT, "}"))
        elif self.flaw is None:
            self.lines.append(line)

    def end_with(self, flaw: Flaw) -> None:
        """Stop taking lines because of *flaw*, unless there is an earlier one."""
        self.flaw = self.flaw or flaw


def _flaw(line: TextLine, column: int, kind: FlawKind, expected: str = "") -> Flaw:
    return Flaw(line.number, column, kind, shortened(line.text[column - 1 :].rstrip()), expected)


def blocks_of(text: str) -> Iterator[Block]:
    """Yield the records of *text* lazily. A tag after a line without a tag begins a new record."""
    block: Block | None = None
    head: list[str] = []
    for line in _lines(text):
        bare = line.text.strip()
        if line.number > MOST_LINES:
            block = block or Block(line.number)
            block.end_with(Flaw(line.number, 1, FlawKind.TOO_LONG))
            break
        if not bare and not line.is_long:
            head += [line.note] if line.note else []
            continue
        tag = TAG.match(bare)
        if block is None or block.is_over(tag):
            if block is not None:
                yield block
            block = Block(line.number, tuple(head[:LONGEST_BLOCK]))
            if len(head) > LONGEST_BLOCK:
                block.end_with(Flaw(line.number, 1, FlawKind.TOO_LONG))
            head = []
        block.add(line, tag)
    if block is not None:
        block.end = _end(text)
        yield block


def _end(text: str) -> tuple[int, int] | None:
    """Return line and column of the last word of *text* if no line end follows it."""
    if text.endswith("\n"):
        return None
    last = text[text.rfind("\n") + 1 :].rstrip()
    word = last.rsplit(maxsplit=1)[-1] if last else ""
    return text.count("\n") + 1, len(last) - len(word) + 1


def _lines(text: str) -> Iterator[TextLine]:
    """Yield the lines of *text* with the comments that begin on each; columns are preserved."""
    start, number, comment = 0, 1, COMMENT.search(text)
    while start <= len(text):
        end = text.find("\n", start)
        end = len(text) if end < 0 else end
        bare, notes, is_long = text[start : min(end, start + LONGEST_LINE)], "", end - start > LONGEST_LINE
        if comment is not None and comment.start() < end:
            if not is_long:
                bare, notes, comment, is_long = _cleared(text, (start, end), comment)
            if is_long:
                comment = COMMENT.search(text, end)
        yield TextLine(bare, number, notes or None, is_long)
        start, number = end + 1, number + 1


def _cleared(
    text: str, line: tuple[int, int], comment: re.Match[str] | None
) -> tuple[str, str, re.Match[str] | None, bool]:
    """
    Blank out the comments of a *line* of *text*, the first of which is *comment*.

    Returns the line, the comments that begin on it, the next or unfinished comment, and whether
    there are too many.
    """
    start, end = line
    parts: list[str] = []
    notes: list[str] = []
    at = start
    while comment is not None and comment.start() < end and len(notes) <= MOST_COMMENTS:
        begin, over = comment.span()
        parts += [text[at:begin], " " * (min(over, end) - max(begin, start))]
        notes.append(comment[1] if begin >= start else "")
        at = min(over, end)
        if over > end:
            break
        comment = COMMENT.search(text, over)
    parts.append(text[at:end])
    return "".join(parts), " ".join(filter(None, notes)), comment, len(notes) > MOST_COMMENTS
