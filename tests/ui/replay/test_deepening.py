"""A review that grows surer: complete at once, better with time, stopped and begun again, and kept."""

from __future__ import annotations

from types import SimpleNamespace
from typing import ClassVar

import pytest
from PySide6.QtCore import QObject, Signal
from test_review_window import QUICK, Reviewers, opened
from wording import said

from ombre_desktop.engine import Seat
from ombre_desktop.players.judging import judge
from ombre_desktop.players.judging.result_split import Split
from ombre_desktop.ui.replay import deepening
from ombre_desktop.ui.replay.deepening import Deepening, helpers_for
from ombre_desktop.ui.replay.kept_review import Keeping
from ombre_desktop.ui.replay.programme import Place


class Unsure(Reviewers):
    """Reviewers whose verdicts have large errors until the second *effort*."""

    sure_from = 2

    def said(self, number: int, words: dict[str, object]) -> dict[str, object]:
        found = super().said(number, words)
        effort = words.get("effort")
        if "verdict" in found and found["verdict"] and isinstance(effort, int):
            found["verdict"] = found["verdict"] | {"error": 9.0 if effort < self.sure_from else 0.0}
        return found


@pytest.fixture
def unsure(seated, monkeypatch):
    """Provide a replay whose judges grow surer, in few worlds."""
    monkeypatch.setattr(judge, "usual_stages", lambda: QUICK)
    monkeypatch.setattr(judge, "FEW", 1)
    monkeypatch.setattr(deepening, "MOST", 3)
    shown = opened(seated, "two_handed/lacked_and_lost", players=Unsure)
    shown.panel.review.button.click()
    return shown


def efforts(host) -> list[object]:
    return [words["effort"] for words in host.review._runner.asked if "effort" in words]


def test_a_review_is_complete_before_it_grows_surer(unsure, qtbot):
    """Every choice is judged in few worlds and the result split; then each as usual, then the open ones."""
    review = unsure.review.current
    qtbot.waitUntil(lambda: review.is_ended)
    assert {0} == set(efforts(unsure)[: len(review.decisions)])
    assert review.splits

    button = unsure.panel.review.button
    qtbot.waitUntil(button.isHidden, timeout=30_000)
    found = efforts(unsure)
    assert sorted(found) == found
    assert "surer" not in unsure.panel.review.progress.text()
    assert {0, 1, 2} <= set(found)


def test_a_review_that_grows_surer_can_be_stopped(unsure, qtbot):
    """The button stops it and lets it go on; how many choices are sure is told beside the result."""
    review, board = unsure.review.current, unsure.panel.review
    qtbot.waitUntil(lambda: review.is_ended and len(set(efforts(unsure))) > 1)
    board.button.click()
    before = len(efforts(unsure))

    further = unsure.review._further[review]
    assert not further.is_running
    told = said("review.settled_told", settled=further.settled, of=len(review.decisions))
    assert told in board.progress.text()
    assert board.button.text() == said("review.go_on_label")
    board.button.click()
    assert board.button.text() == said("review.stop_label")
    qtbot.waitUntil(lambda: len(efforts(unsure)) > before)


def test_the_surer_verdict_takes_the_place_of_the_first(unsure, qtbot):
    """It says so on the page as well, since the page is made from the verdicts."""
    review = unsure.review.current
    qtbot.waitUntil(lambda: review.is_ended)
    first = dict(review.verdicts)
    qtbot.waitUntil(unsure.panel.review.button.isHidden, timeout=30_000)

    assert {9.0} == {one.error for one in first.values()} - {0.0}
    assert all(review.verdicts[move].worlds >= one.worlds for move, one in first.items())


class Growing(QObject):
    """A stand-in for a review, and for the judging that makes it surer."""

    changed, thorough = Signal(), Signal()
    verdicts: ClassVar[dict[int, object]] = {}
    splits: tuple[object, ...] = ()


def test_a_review_in_few_worlds_is_not_kept(qapp):
    """It would take the place of a better one; each result after every choice was judged as usual is kept."""
    growing, kept = Growing(), []
    own = SimpleNamespace(place=Place("a", 1, "record"))
    keeping = Keeping(growing, growing, SimpleNamespace(own=own, kinds=("human", "textbook")))
    keeping.found.connect(kept.append)

    growing.splits = (Split(Seat(0), 1.0, 0.0, 0.0, 0.0, 1.0),)
    growing.changed.emit()
    assert [] == kept
    for decisions in (-1.0, -2.0):
        growing.thorough.emit()
        growing.changed.emit()
        growing.splits = (Split(Seat(0), 1.0, decisions, 0.0, 0.0, 1.0),)
        growing.changed.emit()
        growing.changed.emit()

    assert [-1.0, -2.0] == [one.parts.decisions for one in kept]


def test_a_process_that_dies_leaves_the_rest_to_the_others(unsure, qtbot):
    """The last one stops, and can be begun again."""
    review = unsure.review.current
    qtbot.waitUntil(lambda: review.is_ended)
    parent, other = QObject(), Unsure()
    further = Deepening(review, (Unsure(limit=0), other), parent)

    further.begin()
    qtbot.waitUntil(lambda: further.is_ended, timeout=30_000)

    assert [other] == [clerk._runner for clerk in further._clerks]
    further.close()
    alone = Deepening(review, (Unsure(limit=0),), parent)
    alone.begin()
    qtbot.waitUntil(lambda: not alone.is_running)
    alone.close()
    other.close()


def test_all_cores_but_one_judge(qapp, monkeypatch):
    """The table's own process is one of them; where there are two cores, it is alone."""
    monkeypatch.setattr(deepening, "spare_cores", lambda: 3)
    parent, runner = QObject(), Unsure()

    helpers = helpers_for(runner, parent)

    assert 2 == len(helpers)
    assert {tuple(runner.process.command)} == {tuple(one.process.command) for one in helpers}
    for one in (*helpers, runner):
        one.close()
