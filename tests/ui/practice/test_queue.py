"""The rules of the queue: when a position comes back, when it leaves, and how many wait."""

from __future__ import annotations

from datetime import UTC, datetime

from ombre_desktop.storage.mistakes import Mistake
from ombre_desktop.storage.practice import PracticeDocument
from ombre_desktop.ui.features.training import queue
from ombre_desktop.ui.features.training.gathering import Mistakes, gathered

NOW = datetime(2026, 11, 27, 12, tzinfo=UTC)


def opened(document: PracticeDocument, days: int = 1) -> PracticeDocument:
    """Return the queue after that many more days of play."""
    for _ in range(days):
        document = queue.opened_on(document, document.last + 1)
    return document


def days_until_due(document: PracticeDocument, name: str) -> int:
    """Return the number of days of play after which *name* comes back."""
    return next(one.due for one in document.waiting if one.name == name) - document.days


def test_days_on_which_nothing_was_opened_do_not_count():
    """A holiday is no debt, and a clock that was put back counts nothing twice."""
    kept = queue.missed(queue.opened_on(PracticeDocument(), 100), ["problem:a"])
    assert () == queue.due(queue.opened_on(kept, 100))
    assert () == queue.due(queue.opened_on(kept, 99))
    assert () == queue.due(queue.opened_on(kept, 90))
    assert ("problem:a",) == tuple(one.name for one in queue.due(queue.opened_on(kept, 170)))


def test_a_day_that_a_wrong_clock_counted_is_not_waited_for():
    """One start that was dated ten years ahead counts as a day of play; the days after it count again."""
    kept = queue.missed(queue.opened_on(PracticeDocument(), 100), ["problem:a", "problem:b"])
    ahead = queue.opened_on(kept, 3750)
    ahead = queue.answered(ahead, "problem:a", is_right=False)

    back = queue.opened_on(ahead, 101)

    assert (ahead.days, 101) == (back.days, back.last)
    assert days_until_due(opened(back, 3), "problem:a") == 0


def test_a_position_comes_back_later_and_later():
    """It comes back after 1, 3, 8 and 21 days of play, until it was right twice."""
    kept = queue.missed(opened(PracticeDocument()), ["own:a/1/2"])
    days = []
    for _ in range(5):
        days.append(days_until_due(kept, "own:a/1/2"))
        kept = queue.answered(opened(kept, days[-1]), "own:a/1/2", is_right=False)

    assert [1, 3, 8, 21, 21] == days
    once = queue.answered(kept, "own:a/1/2", is_right=True)
    assert once.waiting
    assert () == queue.answered(once, "own:a/1/2", is_right=True).waiting


def test_what_is_missed_again_in_the_meantime_begins_again():
    """It comes back on the next day, and has to be right twice again."""
    kept = queue.missed(opened(PracticeDocument()), ["problem:a"])
    kept = queue.answered(opened(kept), "problem:a", is_right=True)

    again = queue.missed(kept, ["problem:a"])

    assert [(0, 0)] == [(one.asked, one.right) for one in again.waiting]
    assert 1 == days_until_due(again, "problem:a")


def test_ten_wait_at_most_and_five_are_asked():
    """The rest is dropped without a word; the order is mixed, and the same each time."""
    kept = opened(PracticeDocument())
    for number in range(14):
        kept = queue.missed(kept, [f"exercise:red/{number:02}"])
    kept = opened(kept)

    asked = [one.name for one in queue.due(kept)]

    assert (queue.MOST, queue.AT_ONCE) == (len(kept.waiting), len(asked))
    assert asked == [one.name for one in queue.due(kept)] != sorted(asked)


def test_own_mistakes_of_earlier_days_come_back_at_once():
    """Those of today come tomorrow; none is taken in twice."""
    old = Mistake("a", 1, 7, "2026-11-20T10:00:00+00:00", 5.0)
    new = Mistake("a", 2, 9, "2026-11-27T10:00:00+00:00", 6.0)

    kept = gathered(PracticeDocument(), Mistakes((new, old), new.settled), NOW)

    assert ["own:a/1/7"] == [one.name for one in queue.due(kept)]
    assert 2 == len(kept.waiting)
    assert new.settled == kept.taken
    assert new.settled == queue.looked_through(kept, "").taken
