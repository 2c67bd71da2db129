"""The expert plays the same deal beside the person, and the results are compared."""

from __future__ import annotations

from random import Random

import pytest
from evening import at_table, dealt_to, fresh, played
from opponents import QuickPlayers
from person import KeyUser
from PySide6.QtCore import QTimer

from ombre_desktop.engine import Seat
from ombre_desktop.engine.notation import parse_record
from ombre_desktop.players.advice import Advice
from ombre_desktop.players.player import asked_of, player
from ombre_desktop.storage.history import History
from ombre_desktop.storage.pars import Par
from ombre_desktop.ui.frame.commands import Command
from ombre_desktop.ui.model.compared import Compared
from ombre_desktop.ui.replay.again import AgainWish, PlayedDeal, sitting_again
from ombre_desktop.ui.session.comparing import amount_won, compared, seats_compared
from ombre_desktop.ui.session.expert_line import ExpertLine, beside

EVENING = dealt_to(at_table(played(fresh(), 5)))
AGAIN = sitting_again(PlayedDeal(parse_record(EVENING.rows[-1].record)), AgainWish(Seat(0), expert=True))


class Advisers(QuickPlayers):
    """Quick players who also give advice: what the textbook would do."""

    fails = False

    def __init__(self):
        super().__init__()
        self.patience = []

    def advise(self, _name, view, seed, _worlds=0, *, patience, **_):
        number = self._next()
        self.patience.append(patience)
        if self.fails:
            QTimer.singleShot(0, self, lambda: self.unadvised.emit(number, None))
        else:
            choice = player("textbook").decide(view, asked_of(view), Random(seed))
            QTimer.singleShot(0, self, lambda: self.advised.emit(number, Advice(choice)))
        return number


def line_of(qtbot, sitting, seat: int = 0, runner=None):
    """Let the expert play, and return the result."""
    runner = runner or Advisers()
    line = ExpertLine(sitting, Seat(seat), runner, runner)
    found: list[object] = []
    line.done.connect(found.append)
    line.begin()
    qtbot.waitUntil(lambda: bool(found))
    return found[0]


def test_the_expert_plays_the_deal_to_its_end(qtbot, qapp):
    """The cards are those of the deal, and the person's name stays at the seat."""
    done = line_of(qtbot, AGAIN)

    assert AGAIN.state.layout == done.state.layout
    assert done.state.is_over
    assert ("expert", *AGAIN.company.players[1:]) == done.company.players


def test_a_deal_in_the_middle_is_played_from_its_beginning(qtbot, qapp):
    begun = beside(dealt_to(EVENING, 20), Seat(0))

    assert () == begun.state.history


@pytest.mark.parametrize("seat", [1, 2])
def test_the_expert_can_have_the_cards_of_another_seat(seat):
    """The opponents sit round the expert as they sit round the person."""
    begun = beside(AGAIN, Seat(seat))

    assert AGAIN.state.layout.hands[seat] == begun.state.layout.hands[0]
    assert AGAIN.company.players[1:] == begun.company.players[1:]
    assert 0 == sum(begun.session.chips) + begun.session.pool


def test_a_decision_may_be_lost_twice(qtbot, qapp):
    """The players' process may have been lost for a moment."""
    runner = Advisers()
    line_of(qtbot, AGAIN, runner=runner)

    assert {3} == {patience.attempts for patience in runner.patience}


def test_the_comparison_is_given_up_without_a_decision(qtbot, qapp):
    runner = Advisers()
    runner.fails = True

    assert line_of(qtbot, AGAIN, runner=runner) is None


# The figures.


def test_only_the_persons_seat_is_compared_in_a_deal_played_again():
    assert (Seat(0),) == seats_compared(AGAIN)


def test_a_par_is_unknown_while_it_is_worked_out():
    """Neither is the person's result, as long as the deal is played."""
    assert (Compared(1, None, (None,)),) == compared(AGAIN, ())
    assert (Compared(1, None, (12,)),) == compared(AGAIN, [Par(AGAIN.game_id, 1, 0, 12, "")])


def test_the_gain_is_the_difference_with_the_same_cards():
    assert 7 == Compared(1, 12, (5,)).gained
    assert Compared(1, 12, (None,)).gained is None


def test_what_was_won_is_what_the_row_says():
    assert EVENING.rows[-1].net[0] == amount_won(AGAIN, EVENING.rows[-1])


def test_pars_are_kept_with_their_sitting(tmp_path):
    """A par worked out again replaces the earlier one; the bin takes them with the sitting."""
    history = History(tmp_path / "history.sqlite3")
    history.keep(fresh())
    par = Par(fresh().game_id, 1, 0, 12, "record")
    history.keep_par(Par(fresh().game_id, 1, 0, 5, "earlier"))
    history.keep_par(par)

    assert (par,) == history.pars(fresh().game_id)
    history.throw_away(fresh().game_id)
    history.empty_bin()
    assert () == history.pars(fresh().game_id)
    history.close()


# At the table.


def test_the_result_is_told_after_the_deal(seated, qtbot, monkeypatch):
    """Before that, the menu opens the comparison without the expert's result."""
    app = seated(None, runner=Advisers())
    notes: list[str] = []
    monkeypatch.setattr(app, "note", lambda *told: notes.append(told[0]))
    app.resume(AGAIN)
    person = KeyUser(app, qtbot)
    person.wait_for_turn()
    assert app.menus.actions[Command.BESIDE].isEnabled()
    assert [] == notes

    person.play_deal()

    qtbot.waitUntil(lambda: any(note.startswith("You:") for note in notes))
    app.do(Command.BESIDE)
    app.boards.finish()
    board = app.boards.open_board("beside")
    assert board.replay_button.isEnabled()
    assert "in 1 deal" in board._sum.text()


def test_the_expert_can_be_wished_for(seated, qtbot):
    app = seated(None, runner=Advisers())
    app.resume(EVENING)
    qtbot.waitUntil(app.menus.actions[Command.AGAIN].isEnabled)
    app.do(Command.AGAIN)
    app.boards.finish()
    dialog = app.boards.open_board("again")
    dialog.expert.setChecked(True)

    dialog.play_button.click()

    assert app.controller.sitting.origin.expert
