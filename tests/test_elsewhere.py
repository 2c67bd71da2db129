"""Work elsewhere: whichever way it is begun, its end is heard."""

from __future__ import annotations

import sys

import pytest

from ombre_desktop import elsewhere


@pytest.fixture
def told(monkeypatch):
    """Provide the uncaught errors that would be logged and shown."""
    met: list[BaseException] = []
    monkeypatch.setattr(sys, "excepthook", lambda _kind, error, _trace: met.append(error))
    return met


def in_line(work, lost):
    """Order *work* in a line, and wait for its end."""
    line = elsewhere.Line("a-test")
    line.order(work, lost)
    line.close()


def of_thread(work, lost):
    """Begin *work* in a thread, and wait for its end."""
    elsewhere.begin(work, "a-test", lost).join(5)


def later(work, lost):
    """Begin *work* at once, by a timer, and wait for its end."""
    elsewhere.begin_later(0, lambda: elsewhere.heard(work, lost)).join(5)


@pytest.mark.parametrize("begin", [in_line, of_thread, later])
def test_an_exception_elsewhere_reaches_its_listener(begin):
    """Even the lack of memory does."""
    lost: list[Exception] = []

    def work():
        raise MemoryError

    begin(work, lost.append)

    assert [MemoryError] == [type(error) for error in lost]


def test_a_line_without_a_listener_reports_an_exception_and_goes_on(told):
    """It is reported as uncaught; the next order is done as ever."""
    line, done = elsewhere.Line("a-test"), []
    line.order(lambda: {}[0])

    line.order(lambda: done.append("next"))
    line.close()

    assert (["next"], [KeyError]) == (done, [type(error) for error in told])


def test_a_closed_line_ignores_what_comes_late():
    """It comes too late; nothing is done and nothing raised."""
    line, done = elsewhere.Line("a-test"), []
    line.order(lambda: done.append("before"))
    line.close()

    line.order(lambda: done.append("after"))

    assert ["before"] == done
