"""
The unpacking of records that came through mail or chat.

A record may arrive quoted, indented, in a fence of code, after a greeting, with its lines wrapped, with
blanks that do not break, curly quotation marks or an old end-of-file mark. The strict reader behind this
module knows nothing of that. A text without such signs is returned as it is, and a line keeps its number;
comments and names may hold any such sign of their own.
"""

from __future__ import annotations

import re
from typing import Final

from ombre_desktop.engine.numbers import is_number

_BLANK: Final = re.compile("[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]")
_NO_WIDTH: Final = re.compile("[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]")
_OWN: Final = re.compile(r'\{[^{}]*\}|(?<=\s)["“”„«»][^\n]*["“”«»](?=\])')
"""The comments in a record, and the values of its tags, which people wrote themselves."""
_OPENS: Final = re.compile(r"(\[\w+\s+)[“”„«»]")
_CLOSES: Final = re.compile(r"[“”«»]\](?=\s*$)")
_FENCE: Final = re.compile(r"\s*(```|~~~)\w*\s*$")
_QUOTED: Final = re.compile(r"\s{0,3}>+ ?")
_TAG: Final = re.compile(r"\s*\[\w+\s")
_STARTS: Final = ("auction", "trump", "exchange", "play", "turn", "result", "payments", "scores")
_COMMENT: Final = re.compile(r"(\{[^{}]*\})")
_LETTERS: Final = re.compile(r"[^\n]+")
_SPOKEN: Final = ("auction", "trump", "exchange")
_BLANK_WITHIN: Final = re.compile(r"\S\s+\S")
_NARROWEST: Final = 40
_WIDEST: Final = 80
"""The fewest and the most characters at which a mail program wraps a line."""


def unpacked(text: str) -> str:
    """Return *text* without what carried it; every line that stays keeps its number."""
    lines = _with_plain_blanks(text.rstrip("\x1a\n ")).split("\n")
    first = next((at for at, line in enumerate(lines) if _TAG.match(_QUOTED.sub("", line, count=1))), None)
    if first is None:
        return text
    kept = _unquoted(lines, first)
    kept = ["" if _FENCE.match(line) else line for line in kept]
    kept = _at_the_margin(kept, first)
    kept = _unwrapped(_without_letter(_with_straight_marks(kept), first))
    end = "\n" if text.endswith("\n") else ""
    return text if kept == text.split("\n") else "\n".join(kept) + end


def _with_plain_blanks(text: str) -> str:
    """Make uncommon blanks plain and drop what has no width, if any stands outside what people wrote."""
    of_the_record = _OWN.sub("", text)
    if not (_BLANK.search(of_the_record) or _NO_WIDTH.search(of_the_record)):
        return text
    return _NO_WIDTH.sub("", _BLANK.sub(" ", text))


def _with_straight_marks(lines: list[str]) -> list[str]:
    """Straighten the quotation marks around the values of tags, but none within them."""
    if not any(map(_OPENS.match, lines)):
        return lines
    return [_CLOSES.sub('"]', _OPENS.sub(r'\1"', line)) for line in lines]


def _unquoted(lines: list[str], first: int) -> list[str]:
    """Take the marks of a quotation off *lines*, if the first tag has one."""
    if not _QUOTED.match(lines[first]):
        return lines
    return [_QUOTED.sub("", line, count=1) for line in lines]


def _at_the_margin(lines: list[str], first: int) -> list[str]:
    """Take the indentation of the first tag off the *lines*, as far as they have it."""
    indent = lines[first][: len(lines[first]) - len(lines[first].lstrip())]
    return [line.removeprefix(indent) for line in lines] if indent else lines


def _without_letter(lines: list[str], first: int) -> list[str]:
    """Blank out a greeting before the *first* tag, and a farewell after a blank line behind the record."""
    head = "\n".join(lines[:first])
    if "}" in head or "{" not in head:  # a comment may stand before the first tag
        head = "".join(part if part[:1] == "{" else _LETTERS.sub("", part) for part in _COMMENT.split(head))
    last = len(lines)
    for at in range(len(lines) - 1, first, -1):
        if not lines[at].strip():
            last = at
        elif _begins(lines[at].split(), lines[at], "play") or "}" in lines[at]:
            break
    return [*head.split("\n")[:first], *lines[first:last], *[""] * (len(lines) - last)]


def _unwrapped(lines: list[str]) -> list[str]:
    """
    Put lines that were wrapped together again.

    A line was wrapped if it cannot begin as it does, and its first word had no room on the line before.
    """
    width = max((len(line) for line in lines if _BLANK_WITHIN.search(line)), default=0)
    if not _NARROWEST <= width <= _WIDEST:
        return lines
    found: list[list[str]] = [[] for _ in lines]
    section, begun, is_torn, is_open = "", 0, False, False
    for at, line in enumerate(lines):
        words = line.split()
        above = lines[at - 1].split() if at else []
        blanks = 3 if line[:1] == "{" else 1  # as a record is written
        had_room = at == 0 or len(lines[at - 1].rstrip()) + blanks + len("".join(words[:1])) <= width
        dangling = section in _SPOKEN and is_number("".join(above[-1:]))
        goes_on = is_open or dangling or not _begins(words, line, section)
        if words and above and ((is_torn and line[0] != "[") or (goes_on and not had_room)):
            found[begun].append(line.strip())
            is_torn = is_torn and '"]' not in line
        elif words:
            begun, is_torn = at, line[0] == "[" and '"]' not in line
            section = words[0] if words[0] in _STARTS else section
            found[at].append(line)
        is_open = line.rfind("{") > line.rfind("}") or (is_open and "}" not in line)
    return [
        " ".join(map(str.rstrip, parts[:-1])) + (" " if parts[1:] else "") + "".join(parts[-1:])
        for parts in found
    ]


def _begins(words: list[str], line: str, section: str) -> bool:
    """Tell whether *line*, of these *words*, can begin as it does in *section*: only tricks with a number."""
    if not words or line[0].isspace() or line[0] == "[":
        return True
    if words[0] == "turn":  # also a word of an auction
        return len(words) > 2 and len(words[2]) == 2 and is_number(words[1])
    return words[0] in _STARTS or (section in ("play", "turn") and is_number(words[0]))
