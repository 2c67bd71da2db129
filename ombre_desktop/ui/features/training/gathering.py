"""The taking in of the person's costly choices of late, at the beginning of a day of play."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from functools import partial

from ombre_desktop.storage.folders import Folders
from ombre_desktop.storage.history import History
from ombre_desktop.storage.mistakes import Mistake, latest_judged, own_mistakes
from ombre_desktop.storage.moments import latest_believed
from ombre_desktop.storage.practice import PRACTICE, PracticeDocument
from ombre_desktop.storage.problems import Problem
from ombre_desktop.storage.saves import DocumentStore
from ombre_desktop.storage.statistics import games
from ombre_desktop.ui.features.training import queue
from ombre_desktop.value import Value

JULIAN = 1_721_425
"""The Julian day of the day before the first of January of the year 1."""


class Mistakes(Value):
    """The dearest own choices not in the queue yet, and when the *latest* judged deal was settled."""

    found: tuple[Mistake, ...] = ()
    latest: str = ""


class Due(Value):
    """
    The number of positions that come back today, and the *problems* of the file that was read.

    *game* is the one that was played most; empty if none was.
    """

    count: int
    problems: tuple[Problem, ...]
    game: str = ""


def mistakes_after(taken: str, now: datetime, history: History) -> Mistakes:
    """
    Return the dearest choices in deals that were settled after *taken*, up to the present moment *now*.

    If *taken* lies in the future, nobody knows how far the choices were looked through: all count.
    """
    until = latest_believed(now)
    after = taken if taken <= until else ""
    found = history.ask(partial(own_mistakes, after=after, until=until, most=queue.MOST))
    return Mistakes(found, history.ask(partial(latest_judged, until=until)))


def gathered(kept: PracticeDocument, mistakes: Mistakes, now: datetime) -> PracticeDocument:
    """Return the queue *kept* with *mistakes* in it: those of days before *now*, a local time, come back."""
    today = now.date()
    date = today.isoformat()
    earlier = [_name(one) for one in mistakes.found if one.settled[:10] < date]
    later = [_name(one) for one in mistakes.found if one.settled[:10] >= date]
    kept = queue.missed(queue.opened_on(kept, today.toordinal() + JULIAN), earlier, days=0)
    return queue.looked_through(queue.missed(kept, later), mistakes.latest)


def due_today(folders: Folders, now: datetime, history: History) -> Due:
    """Count the positions that come back on the day of *now*, a local time, and name the game played most."""
    read = DocumentStore(folders.practice, PRACTICE).read()
    kept = read.document or PracticeDocument()
    today = gathered(kept, mistakes_after(kept.taken, now, history), now)
    played = history.ask(games)
    return Due(len(queue.due(today)), read.problems, played[0][0] if played else "")


def _name(one: Mistake) -> str:
    return queue.name_of(queue.OWN, f"{one.game_id}/{one.number}/{one.move}")


def names(kind: str, found: Iterable[str]) -> tuple[str, ...]:
    """Return the names of the positions *found*, all of one *kind*."""
    return tuple(queue.name_of(kind, one) for one in found)
