"""The rules of the queue: when a position comes back, when it leaves, and how many wait."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable

from ombre_desktop.players.seeds import seed_of
from ombre_desktop.storage.moments import is_day_believed
from ombre_desktop.storage.practice import PracticeDocument, Waiting

INTERVALS = (1, 3, 8, 21)
"""The days of play after which a position comes back: for the first time, the second, and so on."""
TWICE = 2
"""The number of right answers after which a position leaves."""
AT_ONCE, MOST = 5, 10
"""The largest numbers of positions that are asked one after another, and that wait."""
PROBLEM, EXERCISE, OWN = "problem", "exercise", "own"
"""The kinds of position: a name begins with one of them and a colon."""


def name_of(kind: str, rest: str) -> str:
    """Return the name of a position of this *kind*."""
    return f"{kind}:{rest}"


def opened_on(document: PracticeDocument, today: int) -> PracticeDocument:
    """
    Count *today*, a Julian day, as a day of play, unless it was counted or the clock was put back.

    If the last day that was counted lies in the future, a wrong clock wrote it: it gives way to today.
    """
    if not is_day_believed(document.last, today):
        return _with(document, last=today)
    if today <= document.last:
        return document
    return _with(document, days=document.days + 1, last=today)


def missed(document: PracticeDocument, names: Iterable[str], *, days: int = INTERVALS[0]) -> PracticeDocument:
    """Let the positions called *names* come back after that number of *days*."""
    fresh = {name: Waiting(name, due=document.days + days) for name in names}
    others = (one for one in document.waiting if one.name not in fresh)
    return _with(document, waiting=_few((*others, *fresh.values())))


def answered(document: PracticeDocument, name: str, *, is_right: bool) -> PracticeDocument:
    """Note an answer: the position comes back after a longer time, or leaves once it was right twice."""
    before = next((one for one in document.waiting if one.name == name), None)
    if before is None:
        return document
    others = tuple(one for one in document.waiting if one is not before)
    asked, right = before.asked + 1, before.right + is_right
    if right == TWICE:
        return _with(document, waiting=others)
    days = INTERVALS[min(asked, len(INTERVALS) - 1)]
    return _with(document, waiting=_few((*others, Waiting(name, asked, right, document.days + days))))


def dropped(document: PracticeDocument, name: str) -> PracticeDocument:
    """Forget the position *name*, for example because its deal was deleted."""
    return _with(document, waiting=tuple(one for one in document.waiting if one.name != name))


def looked_through(document: PracticeDocument, latest: str) -> PracticeDocument:
    """
    Note that the choices of deals settled up to *latest* are in the queue, or were not costly enough.

    Empty if there are no such deals: then nothing has been learnt about those noted before.
    """
    return _with(document, taken=latest) if latest else document


def due(document: PracticeDocument) -> tuple[Waiting, ...]:
    """Return the positions that come back today, at most five, in a mixed order that is always the same."""
    ready = [one for one in document.waiting if one.due <= document.days]
    first = sorted(ready, key=lambda one: (one.due, one.name))[:AT_ONCE]
    return tuple(sorted(first, key=lambda one: seed_of(one.name, document.days, 0, one.asked)))


def _few(waiting: tuple[Waiting, ...]) -> tuple[Waiting, ...]:
    """Return at most ten of *waiting*; those that come back last are dropped."""
    return tuple(sorted(waiting, key=lambda one: (one.due, one.right, one.name))[:MOST])


def _with(document: PracticeDocument, **fields: object) -> PracticeDocument:
    return dataclasses.replace(document, **fields)  # type: ignore[arg-type]  # by name
