"""The dialog of the person's decisions: its strip of deals, its list, and the way back and forward."""

from __future__ import annotations

import dataclasses

import pytest
from evening import at_table, dealt_to, fresh, played
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from test_dialogs import appearance

from ombre_desktop.storage.display_options import Deck
from ombre_desktop.ui.features.past_games.timeline import deal_cells, decision_lines
from ombre_desktop.ui.features.past_games.timeline_dialog import TimelineDialog
from ombre_desktop.ui.frame.commands import Command
from ombre_desktop.ui.model.sitting import PERSON
from ombre_desktop.ui.model.timeline import DealCell
from ombre_desktop.ui.session.timeline import Timeline
from ombre_desktop.ui.texts import past as words
from ombre_desktop.ui.texts.cards import card_name
from ombre_desktop.ui.texts.people import shown_names
from ombre_desktop.value import replace

EVENING = dealt_to(at_table(played(fresh(), 5)))
IN_HAND = dealt_to(EVENING, 20)


def test_every_deal_has_a_cell_with_what_was_won():
    """The deal in hand has no amount yet."""
    cells = deal_cells(Timeline(IN_HAND))

    assert [*(row.net[0] for row in IN_HAND.rows), None] == [cell.amount for cell in cells]


def test_the_result_of_another_ombre_names_them():
    """A deal that Belinda won is not told as one that the person won and lost chips by."""
    sitting = IN_HAND
    names, cells = shown_names(sitting.company.names), deal_cells(Timeline(sitting))

    for row, cell in zip(sitting.rows, cells, strict=False):
        others = [name for seat, name in enumerate(names) if seat == row.ombre != PERSON]
        assert [name for name in names if f"({name})" in cell.words] == others
    assert {row.ombre for row in sitting.rows} > {PERSON}


def test_in_a_game_of_points_the_cells_have_points():
    """Points are never mixed with chips."""
    evening = at_table(played(fresh("homme_auvergne"), 3))

    cells = deal_cells(Timeline(evening))

    assert evening.rows[-1].scores_after[0] == sum(cell.amount for cell in cells)


def test_each_decision_is_told_in_the_words_of_the_log():
    """The person is "you", and the place is the section or the trick."""
    timeline = Timeline(EVENING)

    lines = decision_lines(timeline, 1, None, Deck.FRENCH)

    assert timeline.decisions(1) == tuple(line.moment.moves for line in lines)
    assert all(line.words for line in lines)
    assert "You bid solo." == lines[0].words
    assert lines[0].card is None
    assert card_name(lines[-1].card, Deck.FRENCH) in lines[-1].words


@pytest.fixture
def dialog(seated, qtbot):
    """Provide a window whose sitting has seven deals, with the dialog open."""
    app = seated()
    app.resume(replace(IN_HAND, game_id="c" * 32))
    qtbot.waitUntil(lambda: app.controller.sitting is not None)
    app.do(Command.TIMELINE)
    app.boards.finish()
    board = app.boards.open_board("timeline")
    board.app = app
    return board


def test_the_dialog_opens_at_the_deal_in_hand(dialog):
    """The strip is a slider with a name, which says the deal and its result."""
    assert 6 == dialog.strip.value()
    assert "Deal 7" in dialog.strip.accessibleDescription()
    assert QAccessible.Role.Slider is QAccessible.queryAccessibleInterface(dialog.strip).role()


def test_arrow_keys_lead_from_deal_to_deal(dialog):
    QTest.keyClick(dialog.strip, Qt.Key.Key_Left)

    assert 5 == dialog.strip.value()
    assert "Deal 6" in dialog.sheet.accessibleName()


def test_a_click_chooses_the_deal_under_the_pointer(dialog):
    point = dialog.strip.cell(2).center().toPoint()

    QTest.mouseClick(dialog.strip, Qt.MouseButton.LeftButton, pos=QPoint(point))

    assert 2 == dialog.strip.value()


def test_return_goes_back_to_the_decision_chosen(dialog, qtbot):
    """The table shows the moment; the menu leads forward again."""
    dialog.strip.setValue(0)
    dialog.sheet.select(0)

    dialog.go_button.click()

    controller = dialog.app.controller
    qtbot.waitUntil(lambda: controller.past.at is not None)
    assert 1 == controller.past.at.deal
    qtbot.waitUntil(dialog.app.menus.actions[Command.REDO].isEnabled)


def test_the_last_moment_is_a_button_away(dialog, qtbot):
    app = dialog.app
    app.controller.take_back()
    app.boards.close_all()
    app.do(Command.TIMELINE)
    app.boards.finish()

    app.boards.open_board("timeline").end_button.click()

    qtbot.waitUntil(lambda: app.controller.past.at is None)


def test_a_deal_that_is_lost_is_named(seated, qtbot):
    """Its decisions cannot be listed, and nothing can be chosen there."""
    app = seated()
    app.resume(replace(IN_HAND, game_id="c" * 32, rows=(replaced(IN_HAND.rows[0]), *IN_HAND.rows[1:])))
    app.do(Command.TIMELINE)
    app.boards.finish()
    board = app.boards.open_board("timeline")

    board.strip.setValue(0)

    assert words.lost_deal(1)[0] == board.strip.accessibleDescription()
    assert not board.go_button.isEnabled()


def test_the_list_closes_when_its_sitting_leaves(dialog):
    """On the first page there is nothing that it could lead to."""
    app = dialog.app

    app.controller.leave()

    assert "timeline" not in app.boards.names


def replaced(row):
    """Return *row* with a record that nobody can read."""
    return dataclasses.replace(row, record="[Deal]")


@pytest.mark.parametrize("number", [1, 2])
def test_a_strip_of_one_deal_is_not_shown(qtbot, number):
    """The line below it says which deal that is."""
    deals = [DealCell(at, None, f"Deal {at}") for at in range(1, number + 1)]
    dialog = TimelineDialog(appearance(), deals, lambda _: (), None)
    qtbot.addWidget(dialog)
    dialog.show()

    assert (number > 1) is dialog.strip.isVisible()
