"""Habits that opponents have shown, at the head of the page on how they think."""

from __future__ import annotations

import json

import pytest
from evening import at_table, dealt_to, fresh, played
from opponents import QuickPlayers
from person import dialog_of
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QTextBrowser
from wording import said

from ombre_desktop.players.process import answer
from ombre_desktop.players.quirks.pool import QUIRKS
from ombre_desktop.ui.frame.commands import Command
from ombre_desktop.ui.model.acquaintance import Acquaintance, HabitSeen
from ombre_desktop.ui.session.asking import NoReply
from ombre_desktop.ui.session.noticing import Noticing
from ombre_desktop.ui.texts import habits
from ombre_desktop.ui.texts.levels import follower_note
from ombre_desktop.value import replace

COMPANY = ("human", "novice-bold", "expert")
EVENING = at_table(played(fresh(), 4))
EVENING = replace(EVENING, company=replace(EVENING.company, players=COMPANY))
RARE = HabitSeen("kings_first", ((3, 2),))
PLAIN = HabitSeen("trumps_wait", ((1, 1), (4, 2)))


class Watchers(QuickPlayers):
    """Quick players who answer a review in this process; *fails* of their answers are lost."""

    fails = 0

    def review(self, words):
        number = self._next()
        QTimer.singleShot(0, self, lambda: self._reply(number, words))
        return number

    def _reply(self, number, words):
        if self.fails:
            self.fails -= 1
            self.unreviewed.emit(number, NoReply.LOST)
        else:
            said_back = json.loads(answer(json.dumps({"id": number, "kind": "review", **words})))
            self.reviewed.emit(number, said_back)


def noticed(qtbot, sitting, runner=None) -> tuple[Acquaintance, ...]:
    """Return what there is to notice when every deal has been looked through."""
    runner = runner or Watchers()
    noticing = Noticing(runner, runner)
    with qtbot.waitSignal(noticing.changed, timeout=20_000):
        noticing.follow(sitting)
    return noticing.acquaintances()


def test_every_settled_deal_is_looked_through(qtbot, qapp):
    """Somebody who plays at random plays the card of a habit now and then; the expert has no habits."""
    bo, ci = noticed(qtbot, EVENING)

    assert (4, True, False) == (bo.looked_at, bo.complete, bo.has_none)
    assert {deal for habit in bo.habits for deal in habit.deals} <= {1, 2, 3, 4}
    assert (True, ()) == (ci.has_none, ci.habits)


def test_a_deal_that_cannot_be_looked_through_is_left_out(qtbot, qapp):
    runner = Watchers()
    runner.fails = 1
    bo, _ = noticed(qtbot, EVENING, runner)

    assert bo.complete
    assert 1 not in {deal for habit in bo.habits for deal in habit.deals}


def test_another_sitting_is_looked_through_anew(qtbot, qapp):
    """The answer about the first one is not waited for."""
    runner = Watchers()
    noticing = Noticing(runner, runner)
    noticing.follow(EVENING)
    with qtbot.waitSignal(noticing.changed, timeout=20_000):
        noticing.follow(replace(EVENING, game_id="b" * 32, rows=EVENING.rows[:1]))

    assert [1, 1] == [one.looked_at for one in noticing.acquaintances()]


def test_without_a_sitting_there_is_nobody(qapp):
    runner = Watchers()
    noticing = Noticing(runner, runner)
    noticing.follow(None)

    assert () == noticing.acquaintances()


@pytest.mark.parametrize(("looked_at", "known"), [(9, (PLAIN,)), (10, (PLAIN, RARE))])
def test_a_habit_is_known_after_two_deals_or_after_ten(looked_at, known):
    assert known == Acquaintance("Bo", (RARE, PLAIN), looked_at).known


def test_every_habit_has_a_sentence():
    assert set(QUIRKS) == set(habits.HABITS)


def test_the_page_begins_with_what_was_shown(seated, qtbot):
    """It is told for each opponent, and again when another deal has been settled."""
    app = seated(None, runner=Watchers())
    app.play(dealt_to(EVENING, 3))
    app.menus.actions[Command.OPPONENTS].trigger()
    reader = dialog_of(app, "rules")
    page = reader.findChild(QTextBrowser)

    qtbot.waitUntil(lambda: said("habits.nothing.1") not in page.toPlainText(), timeout=20_000)
    bo = Acquaintance("Bo", (PLAIN, RARE), 4, strength=1.4)
    reader.show_opponents((bo, Acquaintance("Ci", has_none=True)))

    text = page.toPlainText()
    assert habits.told(PLAIN) in text
    assert "1 and 4" in habits.told(PLAIN)
    assert habits.told(RARE) not in text
    assert 1 == text.count(follower_note(1.4))
    assert text.index(habits.heading()) < text.index(habits.nothing(Acquaintance("Ci", has_none=True)))
