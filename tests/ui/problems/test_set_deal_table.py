"""Set deals at the table: played to the end against open cards, and the plan is told afterwards."""

import sys
from pathlib import Path
from random import Random

import pytest
from conftest import STILL
from set_deals import STOP, WIN

from ombre_desktop.engine import request, view
from ombre_desktop.engine.cards import Card
from ombre_desktop.players.player import asked_of, player
from ombre_desktop.players.process import refuted
from ombre_desktop.storage.folders import Folders
from ombre_desktop.storage.saves import DocumentStore
from ombre_desktop.storage.tried_problems import TRIED, TriedProblem
from ombre_desktop.ui.background.kept_file import Shelf
from ombre_desktop.ui.features.training.deed import Deed
from ombre_desktop.ui.features.training.problem_file import problems_of
from ombre_desktop.ui.features.training.set_deal import SetDeal, set_deal_of
from ombre_desktop.ui.frame.commands import Command
from ombre_desktop.ui.texts import set_deals as words

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "lessons"))

from learner import Learner, Scales


class Refuters(Scales):
    """Quick players who see every card in a set deal as the process does, and count how often."""

    def __init__(self) -> None:
        super().__init__()
        self.refuted = 0

    def speak(self, action=None) -> None:
        """Answer in a set deal by its record, and elsewhere by the view alone."""
        if self.set_deal and self._thought is not None:
            self.refuted += 1
            action = refuted(self._thought[1], self.set_deal["set"])
        super().speak(action)


class Planner(Learner):
    """Somebody who plays set deals by keys."""

    @property
    def set_deals(self):
        return self.app.features["training"].set_deals

    @property
    def panel(self):
        """The verdict, with the plan."""
        return None if self.set_deals.table is None else self.set_deals.table.panel

    @property
    def told(self) -> tuple[str, ...]:
        """The words in the bubble."""
        return self.set_deals.table.bubble.sentences

    def begin_with(self, *found: SetDeal) -> None:
        """Open set deals as if there were only these, and wait for the task."""
        self.set_deals._show("", found)
        self.until(lambda: self.set_deals.table is not None and self.told)

    def play_out(self, *cards: str) -> None:
        """Play these cards, then as the textbook does, until the verdict."""
        line = [*cards]
        while self.panel is None:
            asked = self.wait_for_turn()
            if asked is None:
                self.until(lambda: self.panel is not None)
                return
            moves = len(self.controller.sitting.state.history)
            if line:
                self.choose(line.pop(0))
            else:
                seen = view(self.controller.sitting.state, asked.seat)
                self.take(asked, player("textbook").decide(seen, asked_of(seen), Random(1)))
            self.wait(lambda moves=moves: len(self.controller.sitting.state.history) > moves)
            self.until(lambda: self.panel is not None or self.asked is not None)


@pytest.fixture
def planner(seated, qtbot) -> Planner:
    """Provide somebody whose progress is kept, at the empty table."""
    app = seated(None, runner=Refuters(), preferences=STILL)
    app.lessons.keep_on(Shelf(Folders.of(), app))
    return Planner(app, qtbot)


def set_deal(text: str, folder: Path) -> SetDeal:
    """Return the set deal of *text*, read from a file."""
    file = folder / "one.ombre"
    file.write_text(text, encoding="utf-8")
    (problem,) = problems_of(file)
    return set_deal_of(problem)


def test_the_plan_wins_and_is_told(planner, tmp_path):
    """The task is told before the first card, the verdict and the plan at the end; the file is written."""
    planner.begin_with(set_deal(WIN, tmp_path))
    assert words.goal_told("renegado", "entrada", stops=False) == planner.told[0]
    assert words.others_told(alone=True) == planner.told[1]
    planner.photograph("task")

    planner.play_out("SJ", "SA")

    assert planner.panel.accessibleName().startswith(words.won_told())
    assert planner.panel.accessibleName().endswith(words.plan_told(_cards("SJ", "SA"), planner.desk.deck))
    planner.photograph("won")
    planner.app.lessons.shelf.wait()
    tried = DocumentStore(Folders.of().problems, TRIED).read().document.tried
    assert {"set-renegado-s-59-19": TriedProblem(right=True, times=1)} == tried
    planner.app.lessons.leave_to_table()


def test_a_wrong_card_is_refuted_and_named(planner, tmp_path):
    """Once more begins with the same first card; the second time it is won."""
    planner.begin_with(set_deal(STOP, tmp_path))
    assert words.goal_told("renegado", "entrada", stops=True) == planner.told[0]
    assert words.others_told(alone=False) == planner.told[1]

    planner.play_out("SA")

    assert planner.panel.accessibleName().startswith(words.lost_told())
    assert words.let_go_told(5, *_cards("SA", "S4"), planner.desk.deck) == planner.told[0]
    planner.photograph("lost")
    planner.press(words.again_answer())
    planner.until(lambda: planner.panel is None and planner.told)
    planner.play_out("S4", "SA")
    assert planner.panel.accessibleName().startswith(words.won_told())
    planner.app.lessons.leave_to_table()


def test_only_the_set_deal_is_played_with_open_cards(planner, tmp_path):
    """Once it is left, no question carries a deal; those to the players hold a view, as ever."""
    found = set_deal(WIN, tmp_path)
    runner = planner.set_deals._stage.runner
    planner.begin_with(found)
    planner.play_out("SJ", "SA")
    assert runner.refuted > 0

    planner.app.lessons.leave_to_table()

    assert {} == runner.set_deal
    state = found.problem.record.state
    asked = request(state)
    assert asked is not None
    with pytest.raises(ValueError, match="another deal"):
        refuted(view(state, asked.seat), STOP)


def test_there_is_no_hint_and_no_way_back(planner, tmp_path):
    planner.begin_with(set_deal(WIN, tmp_path))
    planner.wait_for_turn()

    assert planner.app.lessons.has_advised()
    assert not planner.controller.can_take_back
    planner.app.lessons.leave_to_table()


def test_the_set_deals_have_a_station(planner):
    """It stands beside the problems, and begins the set deals of the game chosen there."""
    planner.app.do(Command.PROBLEMS)
    training = planner.app.features["training"]
    training.finish()
    planner.app.boards.finish()
    page = planner.app.boards.open_board("lessons")
    (station,) = [one for one in page.path.stations if one.station.deed is Deed.SET_DEALS]
    assert station.words.title == words.title()
    assert station.station.parts > 0

    station.click()
    planner.set_deals.finish()

    planner.until(lambda: planner.set_deals.table is not None and planner.told)
    planner.app.lessons.leave_to_table()


def test_another_language_deals_nothing_again(planner, tmp_path):
    """In the middle the play goes on; at the end verdict and plan are told again."""
    planner.begin_with(set_deal(WIN, tmp_path))
    planner.choose("SJ")
    planner.until(lambda: planner.asked is not None)
    moves = planner.controller.sitting.state.history

    planner.set_deals.reword()
    assert moves == planner.controller.sitting.state.history
    planner.play_out("SA")
    planner.set_deals.reword()

    assert planner.panel.accessibleName().startswith(words.won_told())
    planner.app.lessons.leave_to_table()


def test_without_a_verdict_the_plan_is_told(planner, tmp_path):
    """The players' process may be lost: then nothing is noted."""
    planner.begin_with(set_deal(WIN, tmp_path))
    noted = []
    planner.set_deals.table.solved.connect(noted.append)
    number = planner.set_deals.table._number = 10_000

    planner.set_deals.table._do_without(number, None)

    assert planner.panel.accessibleName().startswith(words.over_told())
    assert [] == noted
    planner.app.lessons.leave_to_table()


def _cards(*texts: str) -> tuple[Card, ...]:
    return tuple(Card.parse(text) for text in texts)
