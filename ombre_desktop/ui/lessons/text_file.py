"""
The text of a lesson, in one language.

The file has a title and then marks. A mark is a name in brackets followed by its facts, with the words of a
bubble below:

    Title: You against two
    About: A whole deal as the Ombre: five tricks win it.
    Card: SA

    [king] lead, hold SK, high SK
    A king wins while they still have the suit. Lead {SK:the}.

*About* is the sentence, and *Card* the card, by which the path of the lessons shows the lesson. A line that
begins with ``#`` is a comment. A translation has other words, and is otherwise the same.
"""

from __future__ import annotations

import re

from ombre_desktop.engine import Card, Cards
from ombre_desktop.engine.errors import NotationError
from ombre_desktop.ui.lessons.errors import LessonError
from ombre_desktop.ui.lessons.facts import Fact, parse_fact
from ombre_desktop.ui.lessons.ideas import RULES
from ombre_desktop.ui.lessons.mark import Mark, is_field
from ombre_desktop.value import Value, replace

IDEAS = tuple(RULES)
"""The ideas that a mark can teach."""
_HEAD = re.compile(r"\[([a-z0-9-]+)\]\s*(.*)")
_TITLE, _ABOUT, _NEXT, _CARD = "Title:", "About:", "Next:", "Card:"
_HEADER = (_TITLE, _ABOUT, _NEXT, _CARD)
_ASIDE, _AGAIN, _TEACHES, _KEEPS = "aside", "again", "teaches ", "keeps "


class LessonText(Value):
    """
    The title of a lesson and its marks, in one language, as read from *file*.

    *onward* labels the answer that leads to the next lesson; if it is empty, the usual label is used.
    """

    title: str
    onward: str
    marks: tuple[Mark, ...]
    file: str


def read_text(text: str, file: str) -> LessonText:
    """Read the *text* of a lesson; raise `LessonError`, which names *file*, line and mark."""
    header, marks = dict[str, str](), list[Mark]()
    for number, line in enumerate(text.splitlines(), start=1):
        words = line.strip()
        if not words or words.startswith("#"):
            continue
        head = _HEAD.fullmatch(words)
        if head is not None:
            marks.append(_begun(head[1], head[2], file, number))
        elif marks:
            said = f"{marks[-1].words} {words}".strip()
            marks[-1] = replace(marks[-1], words=said)
        elif words.partition(" ")[0] in _HEADER:
            name, _, value = words.partition(" ")
            header[name] = value.strip()
        else:
            raise LessonError("these words belong to no mark", file, number)
    if not header.get(_TITLE):
        raise LessonError(f"the lesson has no line {_TITLE!r}", file)
    if header.get(_CARD) and card_in(text) is None:
        raise LessonError(f"the lesson's card is none: {header[_CARD]!r}", file)
    _check_words(marks, file)
    return LessonText(header[_TITLE], header.get(_NEXT, ""), tuple(marks), file)


def title_in(text: str) -> str:
    """Return the title of a lesson's *text*, which is not checked any further; empty if it has none."""
    return _header_in(text, _TITLE)


def about_in(text: str) -> str:
    """Return the sentence of what a lesson's *text* teaches; empty if it has none."""
    return _header_in(text, _ABOUT)


def card_in(text: str) -> Card | None:
    """Return the card of a lesson's *text*, which is not checked any further; None if it has none."""
    named = _header_in(text, _CARD)
    try:
        return Card.parse(named) if named else None
    except NotationError:
        return None


def _header_in(text: str, name: str) -> str:
    lines = (line for line in text.splitlines() if line.startswith(name))
    return next(lines, "").removeprefix(name).strip()


def _begun(name: str, rest: str, file: str, line: int) -> Mark:
    """Return the mark *name* without its words; its facts are in *rest*."""
    items = [item.strip() for item in rest.split(",") if item.strip()]
    plain = [
        item for item in items if item not in (_ASIDE, _AGAIN) and not item.startswith((_TEACHES, _KEEPS))
    ]
    taught = tuple(item.removeprefix(_TEACHES).strip() for item in items if item.startswith(_TEACHES))
    for idea in taught:
        if idea not in IDEAS:
            raise LessonError(
                f"there is no idea {idea!r}; the ideas are {', '.join(IDEAS)}", file, line, name
            )
    facts = tuple(_fact(item, file, line, name) for item in plain)
    if not facts:
        raise LessonError("has no facts: say when its words are true", file, line, name)
    return Mark(
        name, facts, "", line, _ASIDE in items, _AGAIN in items, taught, _kept(items, file, line, name)
    )


def _kept(items: list[str], file: str, line: int, mark: str) -> Cards:
    """Return the cards that a mark asks the learner to keep."""
    names = [name for item in items if item.startswith(_KEEPS) for name in item.removeprefix(_KEEPS).split()]
    try:
        return tuple(map(Card.parse, names))
    except NotationError as error:
        raise LessonError(f"keeps what is no card: {error}", file, line, mark) from error


def _fact(item: str, file: str, line: int, mark: str) -> Fact:
    try:
        return parse_fact(item)
    except LessonError as error:
        raise LessonError(error.reason, file, line, mark) from error


def _check_words(marks: list[Mark], file: str) -> None:
    seen = set[str]()
    for mark in marks:
        if mark.name in seen:
            raise LessonError("stands here twice", file, mark.line, mark.name)
        seen.add(mark.name)
        if not mark.words:
            raise LessonError("has no words", file, mark.line, mark.name)
        try:
            wrong = [name for name in mark.fields if not is_field(name)]
        except ValueError as error:
            raise LessonError(f"its braces do not fit: {error}", file, mark.line, mark.name) from error
        if wrong:
            raise LessonError(f"{{{wrong[0]}}} is no card, suit, number or name", file, mark.line, mark.name)
