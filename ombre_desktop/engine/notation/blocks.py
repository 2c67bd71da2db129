"""The outer shape of a file of records: blocks of tags and lines, with comments in braces."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from ombre_desktop.value import Value

TAG = re.compile(r'\[(\w+)\s+"([^"]*)"\]\s*$')


class Token(Value):
    """One word, and the column where it stands, from 1."""

    text: str
    column: int


class Tag(Value):
    """A tag; *column* is where its value begins."""

    name: str
    value: str
    line: int
    column: int
    note: str | None


class Line(Value):
    """A line of a section: its words; *indented* if it does not begin at the margin."""

    tokens: tuple[Token, ...]
    line: int
    indented: bool
    note: str | None


@dataclass(slots=True)
class Block:
    """One record as it stands in the file; *line* is where it begins."""

    line: int
    head: tuple[str, ...] = ()
    tags: list[Tag] = field(default_factory=list)
    lines: list[Line] = field(default_factory=list)


def blocks_of(text: str) -> tuple[Block, ...]:
    """The records of *text*. A tag after a line of play begins a new one."""
    blocks: list[Block] = []
    head: list[str] = []
    for number, (line, note) in enumerate(_without_comments(text), start=1):
        if not line.strip():
            head += [note] if note else []
            continue
        tag = TAG.match(line.strip())
        if not blocks or (tag and (blocks[-1].lines or tag[1] == "Record")):
            blocks.append(Block(number, tuple(head)))
            head = []
        if tag:
            column = line.index('"') + 2
            blocks[-1].tags.append(Tag(tag[1], tag[2], number, column, note))
        else:
            words = tuple(Token(m.group(), m.start() + 1) for m in re.finditer(r"\S+", line))
            blocks[-1].lines.append(Line(words, number, line[0].isspace(), note))
    return tuple(blocks)


def _without_comments(text: str) -> list[tuple[str, str | None]]:
    """The lines of *text*, each with the comment that begins on it; columns stay where they are."""
    notes: dict[int, str] = {}

    def take_out(found: re.Match[str]) -> str:
        notes[text.count("\n", 0, found.start())] = found.group(1)
        return re.sub(r"[^\n]", " ", found.group())

    bare = re.sub(r"\{([^{}]*)\}", take_out, text)
    return [(line, notes.get(number)) for number, line in enumerate(bare.split("\n"))]
