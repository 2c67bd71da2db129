"""Drills: questions that the engine answers, ten at a time, and the longest run of right answers."""

import sys
from pathlib import Path

import pytest
from conftest import STILL

from ombre_desktop.players.posing.kinds import ProblemKind
from ombre_desktop.storage.folders import Folders
from ombre_desktop.storage.practice import PRACTICE, PracticeDocument, Waiting
from ombre_desktop.storage.saves import DocumentStore
from ombre_desktop.ui.background.kept_file import Shelf
from ombre_desktop.ui.features.training.deed import Deed
from ombre_desktop.ui.features.training.drill import OPTIONS, ROUND, DrillKind, drills_of
from ombre_desktop.ui.features.training.problem_file import PROBLEMS, problems_of
from ombre_desktop.ui.frame.commands import Command
from ombre_desktop.ui.texts import drills as words

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "lessons"))

from learner import Learner, Scales


@pytest.fixture(scope="module")
def renegado():
    """Return the problems of Renegado, from whose deals questions are made."""
    return problems_of(PROBLEMS / "renegado.ombre")


def test_unseen_trumps_are_counted(renegado):
    """All trumps of the pack are unseen, gone, or in the hand; the right number is one of four."""
    drills = drills_of(renegado, DrillKind.COUNT, "renegado", 1)

    assert ROUND == len(drills)
    for drill in drills:
        moment, pack = drill.moment, drill.record.state.ruleset.pack.cards
        seen = len(moment.trumps(tuple(moment.gone))) + len(moment.trumps(moment.hand))
        assert (str(len(moment.trumps(pack)) - seen),) == drill.answers
        assert OPTIONS == len(drill.options)
        assert sorted(map(str, moment.gone)) == sorted(str(card) for cards in drill.gone for card in cards)
        assert drill.answers[0] in drill.options


def test_a_card_that_beats_the_trick_is_asked_for(renegado):
    """Some of the cards that may be played do, and others do not; the lowest is told."""
    for drill in drills_of(renegado, DrillKind.WINS, "renegado", 1):
        moment = drill.moment
        may = {card.text for card in moment.may_play}
        assert set(drill.answers) < may
        assert drill.answers == tuple(c.text for c in moment.may_play if moment.would_win(c))
        assert drill.lowest.text in drill.answers


def test_questions_are_of_one_game_and_in_another_order_each_time(renegado):
    first, second = (drills_of(renegado, DrillKind.WINS, "renegado", seed) for seed in (1, 2))

    assert first != second
    assert first == drills_of(renegado, DrillKind.WINS, "", 1)
    assert () == drills_of(renegado, DrillKind.WINS, "zanga", 1)


class Driller(Learner):
    """Somebody who answers the questions of a drill by keys."""

    @property
    def drills(self):
        return self.app.features["training"].drills

    @property
    def panel(self):
        """The question, the numbers or the verdict on parchment."""
        return self.drills.panel if self.drills.table is None else self.drills.table.panel

    def press(self, label: str) -> None:
        """Press the number key of the answer with this *label*."""
        names = [button.accessibleName().partition(". ")[0] for button in self.panel.buttons]
        self.letter(str(names.index(label) + 1))

    def next_drill(self):
        """Wait for the next question, and return it."""
        self.until(lambda: self.drills.table is not None and self.drills.table.bubble.sentences)
        return self.drills.table.drill


@pytest.fixture
def driller(seated, qtbot) -> Driller:
    """Provide somebody whose record is kept, at the empty table."""
    app = seated(None, runner=Scales(), preferences=STILL)
    app.lessons.keep_on(Shelf(Folders.of(), app))
    return Driller(app, qtbot)


def test_trumps_are_counted_by_keys_and_the_best_run_is_kept(driller, renegado, monkeypatch):
    """The first answer counts; after the last question the result is told, and ten more are offered."""
    DocumentStore(Folders.of().practice, PRACTICE).write(PracticeDocument(waiting=(Waiting("problem:a"),)))
    training = driller.app.features["training"]
    monkeypatch.setattr(training.problems, "all", lambda: renegado)
    driller.app.do(Command.PROBLEMS)
    training.finish()
    driller.app.boards.finish()
    page = driller.app.boards.open_board("lessons")
    next(one for one in page.path.stations if one.station.deed is Deed.DRILL).click()
    driller.drills.finish()

    drill = driller.next_drill()
    gone = sum(map(len, drill.gone))
    assert gone > 0
    assert gone + 1 + len(drill.options) == len(driller.panel.places)
    assert "Gone: " in driller.panel.accessibleName()
    driller.press(drill.answers[0])
    driller.until(lambda: words.right_told() == driller.panel.accessibleName())
    assert f"That leaves {drill.answers[0]}." in driller.drills.table.bubble.sentences[0]
    driller.press(words.next_answer())
    driller.until(lambda: driller.drills.table.drill is not drill)
    drill = driller.next_drill()
    driller.press(next(one for one in drill.options if one not in drill.answers))
    driller.until(lambda: words.wrong_told() == driller.panel.accessibleName())
    driller.drills._left = driller.drills._left[:1]
    driller.press(words.next_answer())
    driller.until(lambda: driller.drills.panel is not None)

    assert words.result_told(1, 10, 1) == driller.panel.accessibleName()
    driller.app.lessons.shelf.wait()
    kept = DocumentStore(Folders.of().practice, PRACTICE).read().document
    assert ({"count": 1}, ("problem:a",)) == (kept.runs, tuple(one.name for one in kept.waiting))
    driller.press(words.again_answer())
    driller.drills.finish()
    driller.next_drill()
    driller.app.lessons.leave_to_table()


def test_a_card_is_played_as_an_answer(driller, renegado, monkeypatch):
    """It is told which is the lowest that would do."""
    monkeypatch.setattr(driller.app.features["training"].problems, "all", lambda: renegado)
    driller.drills.begin("wins", "renegado")
    driller.drills.finish()
    drill = driller.next_drill()
    driller.wait_for_turn()

    driller.choose(drill.answers[-1])

    driller.until(lambda: driller.panel is not None)
    assert words.right_told() == driller.panel.accessibleName()
    assert (words.wins_told(drill.lowest, driller.desk.deck),) == driller.drills.table.bubble.sentences
    assert drill.record.state == driller.controller.sitting.state


def test_a_game_without_such_a_question_says_so(driller, renegado, monkeypatch):
    monkeypatch.setattr(driller.app.features["training"].problems, "all", lambda: renegado)
    driller.drills.begin("wins", "zanga")
    driller.drills.finish()

    driller.until(lambda: driller.panel is not None)
    assert words.nothing_told() == driller.panel.accessibleName()


@pytest.mark.parametrize(
    ("kind", "of"), [(DrillKind.BIDS, ProblemKind.BID), (DrillKind.THROWS, ProblemKind.THROW)]
)
def test_problems_of_a_kind_are_a_drill(renegado, kind, of):
    """They come in another order each time, and each has its own answer."""
    drills = drills_of(renegado, kind, "renegado", 1)

    assert 10 == len(drills)
    assert {of} == {drill.problem.kind for drill in drills}
    assert drills != drills_of(renegado, kind, "renegado", 2)


def test_a_bid_is_a_quick_answer(driller, renegado, monkeypatch):
    """The table's own question is answered; then the next hand comes."""
    training = driller.app.features["training"]
    monkeypatch.setattr(training.problems, "all", lambda: renegado)
    training.drills.begin("bids", "renegado")
    driller.drills.finish()
    driller.until(lambda: driller.drills.table is not None and driller.drills.table.bubble.sentences)
    assert words.DRILLS["bids"].ask() in driller.drills.table.bubble.sentences[0]

    driller.wait_for_turn()
    driller.say(driller.app.request, driller.drills.table.problem.answers[0])

    driller.until(lambda: driller.panel is not None)
    assert 1 == driller.drills._right
    first = driller.drills.table
    driller.press(words.next_answer())
    driller.until(lambda: driller.drills.table is not first)
    driller.app.lessons.leave_to_table()
