"""The questions of a review: they come after everything else, and survive the loss of the process."""

import signal as signal_module
from collections.abc import Iterator

import pytest
from dialect import settled
from opponents import send
from PySide6.QtCore import QObject

from ombre_desktop.engine.notation import format_view
from ombre_desktop.players.judging.verdict import Kind
from ombre_desktop.players.judging.verdict_text import parse_verdict
from ombre_desktop.players.player import asked_of
from ombre_desktop.ui.session import asking
from ombre_desktop.ui.session.player_runner import PlayerRunner

SEEN = settled("solo", "OOXYXYOXY", stop=6).seen_by(3)
QUESTION: dict[str, object] = {"view": format_view(SEEN), "chosen": "SA"}
"""A question that is answered soon, since three cards are left."""


@pytest.fixture
def parent(qapp) -> Iterator[QObject]:
    owner = QObject()
    yield owner
    for runner in owner.findChildren(PlayerRunner):
        runner.close()
    owner.deleteLater()


def test_a_decision_is_judged_in_the_process(qtbot, parent):
    """The verdict comes back as it was given."""
    runner = PlayerRunner(parent)
    with qtbot.waitSignal(runner.reviewed, timeout=20_000) as told:
        number = runner.review(QUESTION)

    found = parse_verdict(told.args[1]["verdict"], asked_of(SEEN))
    assert (number, Kind.CARD, "SA") == (told.args[0], found.kind, str(found.chosen))


def test_a_question_that_makes_no_sense_fails(qtbot, parent):
    """Nothing is lost by it."""
    runner = PlayerRunner(parent)
    with qtbot.waitSignal(runner.unreviewed, timeout=20_000):
        runner.review({"view": "no view", "chosen": "SA"})

    assert runner.process.number


def test_a_review_goes_on_if_the_process_dies(qtbot, parent, monkeypatch):
    """The question is asked again of the next process."""
    monkeypatch.setattr(asking, "PAUSE", 20)
    runner = PlayerRunner(parent)
    with qtbot.waitSignal(runner.reviewed, timeout=20_000) as told:
        number = runner.review(QUESTION)
        send(runner.process.number, signal_module.SIGKILL)

    assert number == told.args[0]
