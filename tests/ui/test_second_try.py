"""A decision taken again: at a whole table, and told at once whether the new choice is better."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QDockWidget
from test_coach import Judges, coached
from wording import said

from ombre_desktop.engine.notation import parse_view
from ombre_desktop.players.advice import Alternative
from ombre_desktop.players.judging.verdict import Verdict
from ombre_desktop.players.player import asked_of
from ombre_desktop.ui.advice import coach_desk
from ombre_desktop.ui.shell.app import App
from ombre_desktop.value import replace


class Comparers(Judges):
    """Judges who, once told to compare, know the figures of every choice: the first is worth *gain* less."""

    gain: float | None = None
    compares = False

    def _judge(self, words: dict[str, object]) -> Verdict:
        found = super()._judge(words)
        if not self.compares:
            return found
        if self.gain is None:
            return replace(found, alternatives=())
        costly = next(one for one in self.verdicts if one.grade.is_costly)
        actions = asked_of(parse_view(str(words["view"]))).actions
        worths = (0.0 if one == costly.chosen else self.gain for one in actions)
        figures = (Alternative(*pair, 0.5, 0.4 + pair[1] / 100) for pair in zip(actions, worths, strict=True))
        return replace(found, alternatives=tuple(figures))


@pytest.fixture(autouse=True)
def at_once(monkeypatch) -> None:
    """Let the coach begin without a pause."""
    monkeypatch.setattr(coach_desk, "PAUSE", 0)


@pytest.fixture
def judges(qapp) -> Comparers:
    return Comparers()


@pytest.fixture
def again(seated, qtbot, judges) -> App:
    """Provide a program in which the person wants to try their costliest choice again."""
    app = coached(seated, qtbot, judges)
    (button,) = app.turns.stand.paper.buttons
    button.click()
    app.boards.finish()
    qtbot.waitUntil(lambda: bool(app.turns.again.told))
    judges.compares = True
    return app


def first_of(judges: Judges):
    return next(one for one in judges.verdicts if one.grade.is_costly).chosen


def choose(app: App, judges: Judges, *, other: bool = True) -> None:
    """Choose something *other* than the first time, or the same."""
    first = first_of(judges)
    app.desk.wishes.acted.emit(next(one for one in app.controller.request.actions if (one != first) is other))


def test_the_table_stays_whole(again, judges, qtbot):
    """The board with the deals comes with the replay, and not before."""
    (board,) = again.window.findChildren(QDockWidget)
    assert again.replays.current.plays_on
    assert not board.isVisible()
    assert again.window.centralWidget().width() == again.window.width()

    again.replays.come_back()

    assert board.isVisible()
    assert () == again.turns.again.told


@pytest.mark.parametrize(
    ("gain", "told"), [(5.0, "_better"), (-5.0, "_worse"), (0.3, "_about_equal"), (None, "_unknown")]
)
def test_it_is_told_at_once_whether_the_choice_was_better(again, judges, qtbot, gain, told):
    judges.gain = gain

    choose(again, judges)

    qtbot.waitUntil(lambda: again.turns.again.told[:1] == (said(f"second_try.{told}"),))


def test_both_chances_are_told(again, judges, qtbot):
    judges.gain = 20.0

    choose(again, judges)

    chances = said("second_try.compared", now="60\N{NO-BREAK SPACE}%", before="40\N{NO-BREAK SPACE}%")
    qtbot.waitUntil(lambda: again.turns.again.told[1:] == (chances,))


def test_the_same_choice_needs_no_judge(again, judges):
    asked = len(judges.judged)

    choose(again, judges, other=False)

    assert (said("second_try.the_same"),) == again.turns.again.told
    assert asked == len(judges.judged)


def test_the_way_back_leads_to_the_result(again, qtbot):
    """The settlement that was left lies on the table again."""
    (back,) = again.turns.stand.paper.buttons

    back.click()

    qtbot.waitUntil(lambda: not again.replays.is_on and again.desk.situation.is_settled)
    assert () == again.turns.again.told
