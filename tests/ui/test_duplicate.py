"""Duplicate: numbered deals that stand alone, which the expert plays in every seat."""

from __future__ import annotations

from datetime import datetime

import pytest
from conftest import STILL
from PySide6.QtWidgets import QApplication
from test_beside import Advisers, line_of
from test_controller import Table

from ombre_desktop.engine import Seat, Session
from ombre_desktop.engine.codes import LARGEST_NUMBER, numbered_deal
from ombre_desktop.storage.history import History
from ombre_desktop.storage.mark import Mark
from ombre_desktop.storage.origin import Moment, OriginKind
from ombre_desktop.storage.pars import Par
from ombre_desktop.ui.frame.commands import Command
from ombre_desktop.ui.model.compared import Gain
from ombre_desktop.ui.model.game_to_begin import FIRST_GAME
from ombre_desktop.ui.model.listed_sitting import Place
from ombre_desktop.ui.session.comparing import amount_won, compared, seats_compared
from ombre_desktop.ui.session.dealing import number_of
from ombre_desktop.ui.session.kept_sitting import between_deals, document_of, sitting_of
from ombre_desktop.ui.session.new_sitting import fair_sitting
from ombre_desktop.ui.session.sitting_rows import known_sittings, listed_sittings
from ombre_desktop.ui.session.timeline import Timeline
from ombre_desktop.value import replace

GAME = replace(FIRST_GAME, deals=6, duplicate=1234)


@pytest.fixture
def table(qapp, qtbot) -> Table:
    """Provide a table at which two duplicate deals have been played, and the third is in hand."""
    table = Table()
    table.sitting = fair_sitting(GAME)
    table.begin()
    for _ in range(2):
        table.play_until(lambda: False, QApplication.processEvents)
        table.controller.next_deal()
    return table


def test_the_deals_are_those_of_the_numbers(table):
    """Each has its own dealer, and stakes that no other deal has changed."""
    for row, number in zip(table.controller.sitting.rows, (1234, 1235), strict=True):
        deal = numbered_deal(table.state.ruleset, number)
        played = row.replayed(table.state.ruleset)
        assert (deal.layout, deal.dealer, deal.stakes) == (played.layout, played.dealer, played.stakes)
    assert numbered_deal(table.state.ruleset, 1236).layout == table.state.layout


def test_the_sitting_says_what_it_is_and_can_be_kept(table):
    """Its deals are practice: their numbers may be known."""
    sitting = table.controller.sitting

    assert OriginKind.DUPLICATE is sitting.origin.kind
    assert sitting.origin.expert
    assert {Mark.PRACTICE} == {row.mark for row in sitting.rows} | {sitting.mark}
    assert sitting == sitting_of(document_of(sitting))


def test_without_a_number_chance_finds_one():
    number = fair_sitting(replace(GAME, duplicate=0)).origin.number

    assert 1 <= number <= LARGEST_NUMBER


def test_after_the_largest_number_comes_the_first():
    origin = fair_sitting(replace(GAME, duplicate=LARGEST_NUMBER)).origin

    assert [LARGEST_NUMBER, 1, 2] == [number_of(origin, deal) for deal in (1, 2, 3)]


def test_a_deal_can_be_taken_back_with_its_own_stakes(table):
    """The chips of another deal do not enter it."""
    timeline = Timeline(table.controller.sitting)
    shown = timeline.shown(Moment(1, timeline.decisions(1)[0]))

    assert Session.begin(shown.ruleset, shown.state.dealer).with_antes() == shown.session
    assert shown.state.stakes == shown.session.stakes


def test_the_expert_is_compared_in_every_seat(table):
    """Each of the three has a par; the person's own comes first."""
    assert (Seat(0), Seat(1), Seat(2)) == seats_compared(table.controller.sitting)
    assert (None, None, None) == compared(table.controller.sitting, ())[0].pars


def test_all_that_a_deal_leaves_in_the_pool_is_divided(table):
    """Otherwise what three players win with the same cards would not be comparable."""
    sitting = table.controller.sitting
    for row in sitting.rows:
        share, odd = divmod(row.pool_after, 3)
        assert row.net[0] + share + (odd if row.dealer == 0 else 0) == amount_won(sitting, row)


def test_the_pars_of_the_three_seats_are_worked_out(table, qtbot):
    """The expert has the cards of each seat in turn."""
    sitting = table.controller.sitting

    lines = [line_of(qtbot, sitting, seat) for seat in range(3)]

    assert [sitting.state.layout.hands[seat] for seat in range(3)] == [
        line.state.layout.hands[0] for line in lines
    ]


def test_the_list_of_sittings_has_the_gain_against_the_expert(table, tmp_path):
    """It is the gain of the comparison, over the deals that the expert has finished; else there is none."""
    sitting = table.controller.sitting
    history = History(tmp_path / "history.sqlite3")
    history.keep(between_deals(sitting, sitting.rows))
    assert {} == known_sittings(history).gains
    par = Par(sitting.game_id, 2, 0, -7, "")
    for one in (par, replace(par, seat=1, amount=99)):
        history.keep_par(one)

    known = known_sittings(history)

    gained = compared(sitting, [par])[1].gained
    assert {sitting.game_id: Gain(1, gained)} == known.gains
    (line,) = listed_sittings(known, sitting, datetime.now())
    assert (Gain(1, gained), Place.TABLE) == (line.gain, line.place)
    history.close()


# In the window.


def test_the_new_game_dialog_offers_it(seated, qtbot):
    """The number is asked for only then; a number out of range is told."""
    app = seated(None, preferences=STILL, runner=Advisers())
    app.do(Command.NEW_GAME)
    app.boards.finish()
    dialog = app.boards.open_board("new_game")
    assert dialog.game.duplicate is None
    dialog.duplicate.setChecked(True)
    assert 0 == dialog.game.duplicate
    for wrong in ("9999999999", "5.0", "twelve"):
        dialog.number.setText(wrong)
        dialog._begin()
        assert dialog.isVisible()

    dialog.number.setText("No. \uff17\uff17")
    dialog._begin()

    assert 77 == app.controller.sitting.origin.number
    assert app.choices.last_games[0].duplicate is None
