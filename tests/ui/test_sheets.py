"""Sheets of figures: complete where there is room, with fewer columns where there is not."""

from __future__ import annotations

from operator import le

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QGuiApplication, QResizeEvent
from PySide6.QtWidgets import QApplication
from wording import said

from ombre_desktop.engine import Suit
from ombre_desktop.storage.first_look import ClothName, ColourScheme
from ombre_desktop.ui.dialogs import sheet_painting
from ombre_desktop.ui.dialogs.score_sheet import ScoreRow, ScoreSheet
from ombre_desktop.ui.dialogs.sheet_model import Column
from ombre_desktop.ui.dialogs.sheet_painting import upright_box
from ombre_desktop.ui.dialogs.sheet_setting import height_of, lines_of_names
from ombre_desktop.ui.dialogs.sheets import SheetView
from ombre_desktop.ui.dialogs.style import Appearance
from ombre_desktop.ui.features.past_games.beside_dialog import BesideDialog
from ombre_desktop.ui.model.compared import Compared
from ombre_desktop.ui.paint.theme import theme_for
from ombre_desktop.ui.texts.calls import contract_name

COMPANY = ("Maximiliana von Thurn", "Doña Catalina", "Don Baltasar", "The abbé Anselmo", "Don Hilario")


@pytest.fixture
def score(qtbot, app_families):
    """Make the score sheet of *seats* with long names, in a window of this size."""

    kept = []

    def made(seats, text, size):
        look = Appearance(theme_for(ClothName.GREEN, ColourScheme.DARK), app_families, text)
        sheet = ScoreSheet(look, COMPANY[:seats], rows_of(seats)).complete()
        qtbot.addWidget(sheet)
        sheet.resize(*size)
        sheet.show()
        kept.append(sheet)
        return sheet

    yield made
    kept.clear()


def rows_of(seats):
    names = COMPANY[:seats]
    changes, totals = (-105, *(35,) * (seats - 1)), (-1825, *(715,) * (seats - 1))
    deal = (
        names[0],
        f"{names[1]} with {names[-1]}",
        contract_name("ask"),
        Suit.SPADES,
        "remise",
        changes,
        totals,
        105,
    )
    return [ScoreRow(number, *deal) for number in range(1, 30)]


@pytest.mark.parametrize("text", [0.8, 1.0, 1.5, 2.0])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_score_sheet_never_scrolls_sideways(score, seats, text):
    """Five long names in large letters still fit, and no word is broken, at any size of the window."""
    dialog = score(seats, text, (900, 600))

    for size in ((900, 600), (962, 658), (1203, 752)):
        dialog.resize(*size)
        sheet = dialog.sheet
        setting = sheet._settings[sheet._models.index(sheet.sheet)]
        assert 0 == sheet.horizontalScrollBar().maximum(), size
        assert all(map(le, setting.least, map(sheet.columnWidth, range(sheet.sheet.columnCount())))), size


@pytest.mark.parametrize(("width", "columns"), [(1400, 12), (900, 8)])
def test_a_narrow_score_sheet_has_fewer_columns(score, width, columns):
    """Everything about the play is then in one column."""
    assert columns == score(5, 1.0, (width, 600)).sheet.sheet.columnCount()


@pytest.mark.parametrize(("text", "shown"), [(1.0, True), (2.0, False)])
def test_a_narrow_score_sheet_keeps_the_dealer_where_there_is_room(score, text, shown):
    """The dealer is the first column to go, since everybody deals in turn."""
    heads = [head.heading for head in score(3, text, (900, 600)).sheet.sheet.heads]

    assert shown is (said("score_sheet.dealer_heading") in heads)
    assert said("score_sheet.game_heading") not in heads


@pytest.mark.parametrize(("seats", "text", "upright"), [(3, 1.0, False), (5, 1.5, True)])
def test_names_that_are_broader_than_their_figures_stand_upright(score, seats, text, upright):
    assert upright is score(seats, text, (962, 658)).sheet._head._fitted.upright


@pytest.mark.parametrize("text", [1.5, 2.0])
def test_an_upright_name_is_whole(score, text):
    """The name takes as many lines as it needs, within its own column."""
    sheet = score(5, text, (962, 658)).sheet
    fitted = sheet._head._fitted
    type_, long = fitted.setting.type, lines_of_names(fitted.setting, fitted.widths)

    for head, width in zip(sheet.sheet.heads, fitted.widths, strict=True):
        if head.parts:
            inner = QRect(0, 0, width, fitted.head).adjusted(type_.pad, type_.pad, -type_.pad, -type_.pad)
            box = upright_box(fitted, head, inner)
            assert box.height() >= height_of(head.heading, type_.head, long), head.heading
            assert -type_.pad <= box.top(), head.heading
            assert box.bottom() < inner.width() + type_.pad, head.heading


@pytest.mark.parametrize("size", [(900, 600), (962, 658), (1203, 752)])
@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
def test_a_scrolled_sheet_shows_whole_rows(score, text, size):
    """No row is cut, neither under the heads nor at the foot."""
    sheet = score(3, text, size).sheet
    high = sheet.viewport().height()
    for at in (0, 3, sheet.verticalScrollBar().maximum()):
        sheet.verticalScrollBar().setValue(at)
        tops = [sheet.rowViewportPosition(row) for row in range(sheet.sheet.rowCount())]
        row = sheet.rowHeight(0)
        seen = [top for top in tops if -row < top < high]
        shown = [min(top + row, high) - max(top, 0) for top in seen]

        # A row may be taller than the sheet; otherwise some pixels are left over, fewer than there are rows.
        assert row > high or all(part == row or part <= len(seen) for part in shown)
    mask, foot = sheet.viewport().mask(), sheet.viewport().rect()
    assert not mask.contains(foot.bottomLeft())
    assert not high or mask.contains(foot.center())


@pytest.mark.parametrize(("text", "stacked"), [(1.0, False), (1.5, True)])
def test_stacked_figures_read_as_a_sum(score, monkeypatch, text, stacked):
    """A sign says that the figure below is the sum of those above."""
    drawn = []
    monkeypatch.setattr(sheet_painting, "_text", lambda *args: drawn.append(args[2]))
    score(3, text, (1400 if text == 1.0 else 900, 600)).sheet.grab()

    assert stacked is any(figure.startswith("= ") for figure in drawn)
    assert drawn


def test_the_chosen_deal_stays_chosen_when_the_sheet_is_set_anew(score):
    sheet = score(5, 1.0, (1400, 600))
    sheet.sheet.selectRow(3)

    sheet.resize(900, 600)

    assert 4 == sheet.sheet.chosen_row().number


def test_the_whole_sheet_is_copied_however_it_is_set(score):
    sheet = score(5, 2.0, (900, 600))
    sheet.sheet.copy()

    assert said("score_sheet.dealer_heading") in QGuiApplication.clipboard().text().splitlines()[0].split(
        "\t"
    )


def test_a_cell_of_two_figures_says_what_they_are(score):
    model = score(3, 1.0, (900, 600)).sheet.sheet

    assert "deal −105, in all −1825" in [model.index(0, at).data() for at in range(model.columnCount())]


@pytest.mark.parametrize(("seats", "text"), [(1, 2.0), (3, 2.0), (5, 2.0), (5, 1.0)])
def test_the_comparison_with_the_expert_never_scrolls_sideways(qtbot, app_families, seats, text):
    """At double size the other seats share a column."""
    look = Appearance(theme_for(ClothName.GREEN, ColourScheme.DARK), app_families, text)
    deals = [Compared(1, -25, tuple(range(-20, 5 * seats - 20, 5))), Compared(2, None, (None,) * seats)]
    dialog = BesideDialog(look, COMPANY[:seats], deals)
    qtbot.addWidget(dialog)
    dialog.resize(962, 658)
    dialog.show()

    assert 0 == dialog.sheet.horizontalScrollBar().maximum()
    shown = [cell.text for cell in dialog.sheet.sheet.cells[0]]
    assert {"1", "−25", "−20", "−5"} <= set(shown)
    assert all(told in ", ".join(shown) for told in ("−15", "0")[: seats - 1])


def test_a_sheet_that_is_resized_while_its_model_is_set_is_set_once(score, qtlog):
    """The head of another model may be higher: Qt tells the new room before it has finished."""
    view = score(3, 1.0, (520, 420)).findChild(SheetView)
    ways = [[Column(f"A long heading {at}", str) for at in range(9)], [Column("", str)]]
    view.horizontalHeader().sectionCountChanged.connect(
        lambda: QApplication.sendEvent(view, QResizeEvent(view.size(), view.size()))
    )

    for rows in ([1], list(range(90)), [1]):
        view.show_rows(ways, rows, view.window().appearance)
        QApplication.processEvents()

    assert [] == [told.message for told in qtlog.records if "setSelectionModel" in told.message]
    assert view.selectionModel().model() is view.model()
