"""Requests that can wait: each ends once, with a reply or with the reason why there is none."""

import pytest
from PySide6.QtCore import QObject

from ombre_desktop.ui.session import asking
from ombre_desktop.ui.session.asking import Asking, NoReply, Patience

WORDS: dict[str, object] = {"kind": "review"}


class Asker(QObject):
    """One who asks a process that is a list of what was *sent*; while it is *gone*, nothing can be sent."""

    def __init__(self):
        super().__init__()
        self.sent: list[int] = []
        self.withdrawn: list[int] = []
        self.told: list[tuple[int, object]] = []
        self.gone = False
        self.asking = Asking("review", self, send=self._send, withdraw=self.withdrawn.append)
        self.asking.replied.connect(lambda number, found: self.told.append((number, found)))
        self.asking.failed.connect(lambda number, why: self.told.append((number, why)))

    def ask(self, number: int = 1, patience: Patience = Patience(60_000, 3)):  # noqa: B008 - a value
        self.asking.ask(number, WORDS, dict, patience)

    def _send(self, number, _words):
        self.sent.append(number)
        return not self.gone


@pytest.fixture
def asker(qapp, monkeypatch) -> Asker:
    monkeypatch.setattr(asking, "PAUSE", 0)
    return Asker()


def test_a_reply_is_read_and_told_once(asker):
    asker.ask()
    for _ in range(2):
        asker.asking.take(1, {"verdict": 7})

    assert [(1, {"verdict": 7})] == asker.told


def test_what_is_lost_is_asked_again(qtbot, asker):
    """The process is lost twice, and answers then."""
    asker.ask()
    for attempt in (2, 3):
        asker.asking.lose()
        qtbot.waitUntil(lambda attempt=attempt: len(asker.sent) == attempt)
    asker.asking.take(1, {})

    assert [(1, {})] == asker.told


@pytest.mark.parametrize("attempts", [1, 3])
def test_a_process_that_never_comes_is_told(qtbot, asker, attempts):
    """It is told in a later turn, when the asker knows the number."""
    asker.gone = True
    asker.ask(patience=Patience(60_000, attempts))

    assert [] == asker.told
    qtbot.waitUntil(lambda: asker.told == [(1, NoReply.LOST)])
    assert attempts == len(asker.sent)


def test_the_last_attempt_that_is_lost_ends_the_request(asker):
    asker.ask(patience=Patience(60_000, 1))
    asker.asking.lose()

    assert [(1, NoReply.LOST)] == asker.told


def test_an_error_is_not_asked_again(asker):
    asker.ask()
    asker.asking.take(1, {"error": "no idea"})

    assert ([1], [(1, NoReply.FAILED)]) == (asker.sent, asker.told)


def test_what_is_late_is_withdrawn(qtbot, asker):
    """One that was cancelled before is not told."""
    for number in (1, 2):
        asker.ask(number, Patience(1))
    asker.asking.cancel(1)

    qtbot.waitUntil(lambda: bool(asker.told))
    assert ([1, 2], [(2, NoReply.LATE)]) == (asker.withdrawn, asker.told)
