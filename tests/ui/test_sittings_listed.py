"""The list of sittings: each can be continued, renamed, thrown away and brought back."""

import pytest
from conftest import sitting_at
from dialect import auction, exchanging
from person import dialog_of
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics
from test_dialogs import appearance, listed_sitting, shown
from wording import said

from ombre_desktop.storage.folders import Folders
from ombre_desktop.storage.origin import OriginKind
from ombre_desktop.ui.features.past_games.beside_dialog import BesideDialog
from ombre_desktop.ui.features.past_games.sittings import SittingsDialog
from ombre_desktop.ui.frame.commands import Command
from ombre_desktop.ui.model.compared import Compared, Gain
from ombre_desktop.ui.model.listed_sitting import Place
from ombre_desktop.ui.session.deal_record import record_text
from ombre_desktop.ui.session.keeping import Keeper
from ombre_desktop.ui.texts import beside
from ombre_desktop.value import replace

FIRST, SECOND = "a" * 32, "b" * 32


def press(qtbot, button):
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


# The dialog.


@pytest.fixture
def look(qapp):
    return appearance()


def test_the_sitting_played_last_is_chosen_first(qtbot, look):
    """Most people want to continue that sitting."""
    dialog = shown(qtbot, SittingsDialog(look, [listed_sitting("a"), listed_sitting("b")]))

    with qtbot.waitSignal(dialog.taken_up) as taken_up:
        press(qtbot, dialog.go_on_button)

    assert ["a"] == taken_up.args


@pytest.mark.parametrize(
    ("place", "goes_on", "moves"),
    [
        (Place.TABLE, True, False),
        (Place.LEFT, True, True),
        (Place.ENDED, False, True),
        (Place.PAST, False, True),
    ],
)
def test_only_what_can_be_done_is_offered(qtbot, look, place, goes_on, moves):
    """A sitting that has ended cannot be continued, and the one at the table cannot be thrown away."""
    dialog = shown(qtbot, SittingsDialog(look, [listed_sitting("a", place)]))

    assert (goes_on, moves) == (dialog.go_on_button.isEnabled(), dialog.move_button.isEnabled())


def test_a_score_sheet_opens(qtbot, look):
    """The sheet is that of the chosen sitting, and a sitting without a settled deal has none."""
    dialog = shown(qtbot, SittingsDialog(look, [listed_sitting("a"), listed_sitting("b", deals=0)]))
    dialog.sheet.select(1)
    assert not dialog.open_button.isEnabled()
    dialog.sheet.select(0)

    with qtbot.waitSignal(dialog.wanted) as wanted:
        press(qtbot, dialog.open_button)

    assert ["a"] == wanted.args


def test_a_name_is_typed_under_the_list(qtbot, look):
    """Enter gives the name, and does not continue the sitting."""
    dialog = shown(qtbot, SittingsDialog(look, [listed_sitting("a")]))
    assert "Don Hilario" in dialog.name_box.placeholderText()
    dialog.name_box.setFocus()
    qtbot.keyClicks(dialog.name_box, " Winter ")

    with qtbot.waitSignal(dialog.renamed) as renamed, qtbot.assertNotEmitted(dialog.taken_up):
        qtbot.keyClick(dialog.name_box, Qt.Key.Key_Return)

    assert ["a", "Winter"] == renamed.args


def test_the_bin_is_another_page(qtbot, look):
    """The sittings in the bin can be brought back."""
    rows = [listed_sitting("a"), listed_sitting("b", Place.BIN)]
    dialog = shown(qtbot, SittingsDialog(look, rows))
    assert ["a"] == [row.ident for row in dialog.sheet.sheet.rows]
    press(qtbot, dialog.bin_button)

    with qtbot.waitSignal(dialog.brought_back) as brought_back:
        press(qtbot, dialog.move_button)

    assert ["b"] == brought_back.args
    dialog.show_sittings([listed_sitting("a"), listed_sitting("b")])
    assert not dialog.is_bin


def test_a_duplicate_sitting_shows_the_gain_against_the_expert(qtbot, look):
    """Its chips say nothing: each deal stands alone. The list says what the figure is."""
    kind = {"kind": OriginKind.DUPLICATE, "chips": -40}
    rows = [listed_sitting("a", gain=Gain(2, 13), **kind), listed_sitting("b", **kind)]
    dialog = shown(qtbot, SittingsDialog(look, rows))

    cells = [[cell.text for cell in line] for line in dialog.sheet.sheet.cells]

    assert said("sittings.gained", amount="+13") in cells[0]
    assert said("sittings.not_compared") in cells[1]
    assert "40" not in " ".join(" ".join(line) for line in cells)


def test_an_empty_list_says_what_will_stand_there(qtbot, look):
    """It has a door to get it, and no button that would do nothing."""
    dialog = shown(qtbot, SittingsDialog(look))

    buttons = (dialog.go_on_button, dialog.open_button, dialog.move_button, dialog.bin_button)
    assert not any(button.isVisible() for button in (*buttons, dialog.copy_button, dialog.name_box))
    assert said("sittings.sittings_to_come") == dialog.sheet.accessibleDescription()
    assert dialog.sheet.horizontalHeader().isHidden()
    with qtbot.waitSignal(dialog.begun):
        dialog.begin_button.click()


def test_the_paper_of_a_list_ends_below_its_last_row(qtbot, look):
    """Headings stand on one line where there is room."""
    dialog = shown(qtbot, BesideDialog(look, ("You", "Don Hilario"), [Compared(1, 5, (-10, 5))]))

    sheet, head = dialog.sheet, dialog.sheet.horizontalHeader()
    assert sheet.rowHeight(0) == sheet.viewport().height()
    wide = QFontMetrics(look.sans(15, bold=True)).horizontalAdvance(beside.par_heading("Don Hilario"))
    assert head.sectionSize(3) > wide
    dialog.show_deals([Compared(1, None, (None, None))])
    assert said("beside.deals_to_come") == sheet.accessibleDescription()
    assert 0 == sheet.sheet.rowCount()


def test_the_chosen_sitting_stays_chosen(qtbot, look):
    """The choice stays while other sittings come and go."""
    rows = [listed_sitting("a"), listed_sitting("b")]
    dialog = shown(qtbot, SittingsDialog(look, rows))
    dialog.sheet.select(1)

    dialog.show_sittings([listed_sitting("c"), *rows])

    assert "b" == dialog.sheet.chosen_row().ident


# At the table.


@pytest.fixture
def app(qtbot, seated, home):
    """Provide a table with one sitting at it, and another that was left."""
    app = seated(None)
    keeper = Keeper(Folders.of(), app)
    app.keep_with(keeper, keeper.load().preferences)
    for game_id, deal in ((FIRST, exchanging("entrada")), (SECOND, auction("pass"))):
        sitting = replace(sitting_at(deal), game_id=game_id)
        app.resume(sitting)
        kept: list[bool] = []
        keeper.write(sitting, lambda kept=kept: kept.append(True))
        qtbot.waitUntil(lambda kept=kept: bool(kept))
    return app


def opened(qtbot, app) -> SittingsDialog:
    app.do(Command.SITTINGS)
    dialog = dialog_of(app, "sittings")
    qtbot.waitUntil(lambda: bool(dialog.sheet.sheet.rows))
    return dialog


def places(dialog) -> dict[str, Place]:
    return {row.ident: row.place for row in dialog.sheet.sheet.rows}


def test_what_was_left_comes_back_to_the_table(qtbot, app):
    """The sitting comes back at the same card, and the other is left instead."""
    dialog = opened(qtbot, app)
    assert {SECOND: Place.TABLE, FIRST: Place.LEFT} == places(dialog)
    dialog.sheet.select(1)
    press(qtbot, dialog.go_on_button)
    qtbot.waitUntil(lambda: app.sitting.game_id == FIRST)

    assert record_text(sitting_at(exchanging("entrada"))) == record_text(app.sitting)
    assert {FIRST: Place.TABLE, SECOND: Place.LEFT} == places(opened(qtbot, app))


def test_what_came_back_is_there_at_the_next_start(qtbot, app):
    """It is saved before anything is decided in it, and so is the one that was left."""
    app.do(Command.TAKE_UP, FIRST)
    qtbot.waitUntil(lambda: app.sitting.game_id == FIRST)
    app.journal.keeper.settle()

    assert FIRST == Keeper(Folders.of(), app).load().sitting.game_id


def test_to_go_on_with_the_one_at_the_table_changes_nothing(qtbot, app):
    """The list closes and the sitting stays as it is."""
    with qtbot.assertNotEmitted(app.controller.opened, wait=50):
        press(qtbot, opened(qtbot, app).go_on_button)


def test_a_new_name_stands_in_the_list(qtbot, app):
    """The history has the new name as well."""
    dialog = opened(qtbot, app)
    dialog.sheet.select(1)
    dialog.renamed.emit(FIRST, "Winter")

    qtbot.waitUntil(lambda: "Winter" in {row.title for row in dialog.sheet.sheet.rows})


def test_the_bin_is_emptied_after_a_question(qtbot, app):
    """No other command of the list is final."""
    dialog = opened(qtbot, app)
    dialog.thrown_away.emit(FIRST)
    qtbot.waitUntil(lambda: FIRST not in places(dialog))
    press(qtbot, dialog.bin_button)
    assert {FIRST: Place.BIN} == places(dialog)

    press(qtbot, dialog.empty_button)
    press(qtbot, dialog_of(app, "empty_bin").yes)

    qtbot.waitUntil(lambda: {SECOND: Place.TABLE} == places(dialog))


def test_a_sitting_that_is_gone_is_told(qtbot, app):
    """The table stays as it is."""
    notes: list[str] = []
    app.desk.note = lambda *said: notes.append(said[0])

    app.do(Command.TAKE_UP, "f" * 32)

    qtbot.waitUntil(lambda: bool(notes))
    assert [said("sittings.not_there.0")] == notes
    assert SECOND == app.sitting.game_id


@pytest.mark.parametrize("by_list", [True, False])
def test_a_sitting_that_waits_behind_a_replay_comes_back_with_its_deal_in_hand(qtbot, app, by_list):
    """It is shown as the one at the table."""
    before = record_text(app.sitting)
    app.replays.show_belinda()
    app.boards.finish()
    qtbot.waitUntil(lambda: app.replays.is_on)

    if by_list:
        dialog = opened(qtbot, app)
        assert {SECOND: Place.TABLE, FIRST: Place.LEFT} == places(dialog)
        press(qtbot, dialog.go_on_button)
    else:
        app.do(Command.TAKE_UP, SECOND)

    qtbot.waitUntil(lambda: app.sitting is not None)
    assert (SECOND, before) == (app.sitting.game_id, record_text(app.sitting))
