"""The statistics: choices, figures, and the way from a figure to the replay of a deal."""

import json
from datetime import UTC, datetime
from pathlib import Path

import pytest
from evening import GAME_ID, NOON, fresh, played
from person import dialog_of
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtWidgets import QWidget
from test_dialogs import appearance, deals_dialog, shown, statistics_dialog
from wording import said

from ombre_desktop.engine import PlayRequest, request
from ombre_desktop.engine.notation import parse_record
from ombre_desktop.storage.chance import Band
from ombre_desktop.storage.dealt_statistics import CardFigures, CardRow, Share
from ombre_desktop.storage.folders import Folders
from ombre_desktop.storage.history import History
from ombre_desktop.storage.judged import ChoiceFigures, ChoiceRow, Judged
from ombre_desktop.storage.level_marks import MARKS
from ombre_desktop.storage.reasons import ReasonFigures, ReasonRow
from ombre_desktop.storage.skill import SkillFigures, SkillRow
from ombre_desktop.storage.splits import LuckFigures, LuckRow, Review
from ombre_desktop.storage.statistics import Facet, Figures, Order, Point, Scope, Summary
from ombre_desktop.ui.dialogs.controls import Choice, ChoiceBox
from ombre_desktop.ui.dialogs.flow import Columns
from ombre_desktop.ui.features.statistics.card_chart import distance_of
from ombre_desktop.ui.features.statistics.chart import (
    MOST_PLACES,
    MOST_STEPS,
    Frame,
    corners_of,
    round_steps,
    thinned,
    ticks,
)
from ombre_desktop.ui.features.statistics.curve_view import CurveView
from ombre_desktop.ui.features.statistics.figure_tiles import FigureTiles
from ombre_desktop.ui.features.statistics.group_table import number
from ombre_desktop.ui.features.statistics.picture_file import picture_of
from ombre_desktop.ui.features.statistics.report import Report
from ombre_desktop.ui.features.statistics.skill_chart import SkillChart
from ombre_desktop.ui.features.statistics.skill_table import name_of, share_of
from ombre_desktop.ui.features.statistics.statistics_dialog import StatisticsDialog
from ombre_desktop.ui.features.statistics.theme_table import LESSONS, rows_of
from ombre_desktop.ui.frame.commands import Command
from ombre_desktop.ui.lessons.lesson import lesson_names
from ombre_desktop.ui.model.statistics import Behind, Marks, Period, Sheet, Wanted
from ombre_desktop.ui.model.theme import Theme
from ombre_desktop.ui.session.keeping import Keeper
from ombre_desktop.value import replace


@pytest.fixture
def look(qapp):
    return appearance()


POINTS = (Point("2026-01-02T20:00:00+00:00", 90, 0),)


def press(qtbot, button):
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


# The choices.


@pytest.mark.parametrize(
    ("period", "since", "until"),
    [
        (Period.ALL, None, None),
        (Period.YEAR, "2026-01-01", "2027-01-01"),
        (Period.MONTH, "2026-01-01", "2026-02-01"),
        (Period.MONTH_BEFORE, "2025-12-01", "2026-01-01"),
    ],
)
def test_a_period_goes_from_midnight_to_midnight(period, since, until):
    """Of the person's own clock."""
    scope = Wanted(period=period).scope(datetime(2026, 1, 20, 15, 30, tzinfo=UTC), None)

    days = [moment and datetime.fromisoformat(moment).astimezone() for moment in (scope.since, scope.until)]
    assert [since, until] == [day and day.isoformat()[:10] for day in days]
    assert {0} == {day.hour for day in days if day} or days == [None, None]


def test_no_choice_is_cut(qtbot):
    """Long names, as in French, get as many columns as can hold them."""
    widget = QWidget()
    qtbot.addWidget(widget)
    columns = Columns(widget, least=100, most=3)
    boxes = [ChoiceBox([Choice(0, "Courbe de toutes les données gardées")], 0) for _ in range(3)]
    for box in boxes:
        box.show_whole()
        columns.addWidget(box)
    widget.resize(2 * boxes[0].minimumSizeHint().width(), 200)
    widget.show()

    assert all(box.room >= box.fontMetrics().horizontalAdvance(box.currentText()) for box in boxes)


def test_this_sitting_is_offered_at_a_table(qtbot, look):
    """Without one, all deals are chosen instead."""
    standing = shown(qtbot, StatisticsDialog(look, Wanted(period=Period.SITTING)))

    assert Period.ALL is standing.choices.wanted.period
    assert "x" == Wanted(period=Period.SITTING).scope(NOON, "x").sitting


def test_choices_are_asked_for_at_once(qtbot, look):
    """Each of them, with the others as they were."""
    dialog = shown(qtbot, StatisticsDialog(look, Wanted()))
    told = []
    dialog.asked.connect(told.append)

    dialog.choices.period.setCurrentIndex(1)
    dialog.choices.marks.setCurrentIndex(1)
    dialog.pages.open_at(Sheet.GAMES)

    assert Wanted(Sheet.GAMES, period=Period.YEAR, marks=Marks.CLEAN) == told[-1]
    assert 3 == len(told)


def test_an_answer_to_earlier_choices_is_not_shown(qtbot, look):
    """The figures stand under the choices that they belong to."""
    dialog = statistics_dialog(look)
    before = [button.text() for button in dialog.figures.buttons]
    dialog.choices.period.setCurrentIndex(1)

    dialog.show_report(Report(Wanted(), Wanted().scope(NOON, None)))

    assert before == [button.text() for button in dialog.figures.buttons]


# The figures.


def test_before_anything_is_read_it_says_so(qtbot, look):
    """The dialog is there at once."""
    dialog = shown(qtbot, StatisticsDialog(look, Wanted()))

    assert said("statistics.reading") == dialog.curve._words
    assert not dialog.copy_button.isVisible()


def test_without_a_deal_there_is_a_sentence_and_a_door(qtbot, look):
    """To a first deal or, where the choices leave none, to all deals."""
    dialog = shown(qtbot, StatisticsDialog(look, Wanted(period=Period.YEAR)))
    dialog.show_report(Report(dialog.wanted, Scope()))

    assert said("statistics.nothing_yet") == dialog.curve.accessibleDescription()
    assert not dialog.tiles.isVisible()
    assert dialog.play_button is dialog.focusWidget()
    dialog.close_button.setFocus()
    dialog.restyled()
    assert dialog.close_button is dialog.focusWidget()
    with qtbot.waitSignal(dialog.play_wanted):
        press(qtbot, dialog.play_button)

    dialog.show_report(Report(dialog.wanted, Scope(), games=(("renegado", False),)))
    assert said("statistics.nothing") == dialog.curve.accessibleDescription()
    with qtbot.waitSignal(dialog.asked) as asked:
        press(qtbot, dialog.every_button)
    assert [Wanted()] == asked.args


def test_the_four_main_figures_lead_to_their_deals(qtbot, look):
    """A screen reader hears the figure with its label; luck counts where it is known."""
    dialog = with_luck(qtbot, look, Sheet.CURVE, luck_row(None))

    names = [button.accessibleName() for button in dialog.tiles.buttons]
    assert ["40", "(0 %)", "0 (", "+52"] == [
        figure for figure, name in zip(("40", "(0 %)", "0 (", "+52"), names, strict=True) if figure in name
    ]
    with qtbot.waitSignal(dialog.listed) as listed:
        press(qtbot, dialog.tiles.buttons[3])
    assert (12, True) == (listed.args[0].count, listed.args[0].scope.reviewed)


def test_one_fold_is_open_at_a_time_and_says_so(qtbot, look):
    """By keys, too; folded again, the curve alone is asked for."""
    dialog = shown(qtbot, statistics_dialog(look, Sheet.CURVE))
    tables, cards, *_ = dialog.pages.folds
    told = []
    dialog.asked.connect(told.append)

    for fold in (tables, cards, cards):
        qtbot.keyClick(fold.head, Qt.Key.Key_Space)
        assert fold.inside.isVisible() is fold.is_open
        assert sum(one.is_open for one in dialog.pages.folds) == fold.is_open
        state = said("fold.is_open" if fold.is_open else "fold.is_folded")
        assert state == fold.head.accessibleDescription()

    assert [Sheet.MONTHS, Sheet.CARD_CHART, Sheet.CURVE] == [wanted.sheet for wanted in told]


def test_a_page_is_brought_into_view_when_one_turns_to_it(qtbot, look, monkeypatch):
    """Another look, and figures that are read again, leave the page where the person has scrolled it."""
    dialog, seen = statistics_dialog(look), []
    monkeypatch.setattr(dialog, "bring_into_view", seen.append)

    def read() -> list[object]:
        dialog.show_report(replace(dialog._report, wanted=dialog.wanted))
        qtbot.wait(1)
        return seen

    assert [] == read()
    dialog.pages.open_page.sheets.chosen.emit(Sheet.MONTHS)
    dialog.restyled()
    page = dialog.pages.open_page
    assert [[page], [page]] == [[*read()], [*read()]]


def test_enter_on_a_figure_lists_its_deals(qtbot, look):
    """The arrow keys lead to it."""
    dialog = shown(qtbot, statistics_dialog(look))
    for _ in range(4):
        qtbot.keyClick(dialog.sheet, Qt.Key.Key_Right)

    with qtbot.waitSignal(dialog.listed) as listed:
        qtbot.keyClick(dialog.sheet, Qt.Key.Key_Return)

    (behind,) = listed.args
    assert (1, Order.WORST) == (behind.count, behind.order)
    assert (Facet.RESULT, "codille") in behind.scope.where
    assert dialog.isVisible()


def test_a_figure_of_nothing_leads_nowhere(qtbot, look):
    """There was no puesta."""
    dialog = shown(qtbot, statistics_dialog(look))
    dialog.sheet.setCurrentIndex(dialog.sheet.sheet.index(0, 4))

    with qtbot.assertNotEmitted(dialog.listed, wait=20):
        qtbot.keyClick(dialog.sheet, Qt.Key.Key_Return)


def test_the_curve_tells_what_it_shows(qtbot, look):
    """For those who do not see it."""
    dialog = shown(qtbot, statistics_dialog(look, Sheet.CURVE))

    assert said("statistics.chart_name.1") == dialog.curve.accessibleName()
    assert "−15" in dialog.curve.accessibleDescription()
    assert dialog.curve.isVisible()


@pytest.mark.parametrize(
    ("low", "high", "most", "expected"),
    [
        (-20, 35, 9, (-20, -10, 0, 10, 20, 30, 40)),
        (0, 0, 5, (0, 1)),
        (-8, 9031, 3, (-10000, 0, 10000)),
        (-3, 4, 9, (-3, -2, -1, 0, 1, 2, 3, 4)),
    ],
)
def test_lines_stand_at_round_numbers(low, high, most, expected):
    assert expected == round_steps(low, high, most) or (0, 0) == (low, high)


def test_a_deal_is_a_step_of_the_curve_and_a_day_a_straight_line():
    """The first deal stands one step after the beginning, not at it."""
    first, second = Point("2026-01-02", 1, 10, 1, 4.0), Point("2026-01-02", 2, 7, 1, 4.0)

    steps = [(one.deals, one.won, one.without) for one in corners_of((first, second))]
    lines = [(one.deals, one.won) for one in corners_of((Point("2026-01-02", 2, 7),))]

    assert [(0, 0, 0), (1, 0, 0), (1, 10, 6), (2, 10, 6), (2, 7, 3)] == steps
    assert [(0, 0), (2, 7)] == lines


def test_the_curve_ends_at_its_last_deal():
    """A single deal does not run on beyond its tick."""
    frame = Frame(QRectF(10, 0, 300, 100), 1, (-5, 0))

    ends = [frame.at(one.deals, one.won) for one in corners_of((Point("2026-01-02", 1, -5),))]

    assert (QPointF(10, 0), QPointF(310, 100)) == (ends[0], ends[-1])


def test_amounts_are_grouped_like_numbers_of_deals(look):
    """On the tiles, in the curve and in its words."""
    every = Report(Wanted(), Scope(), Summary(Figures(5000, 1, 0, 0, -1055), 9, -9, 0))
    tiles = FigureTiles(look)
    tiles.show_figures(every)
    view = CurveView(look)
    view.show_points((Point("2026-01-02T20:00:00+00:00", 5000, 1055),), Scope())

    assert [number(5000), "−" + number(1055)] == [tiles.buttons[at]._figure for at in (0, 2)]
    assert "+" + number(1055) in view.accessibleDescription()
    assert "1,000" == number(1000)


def test_a_long_curve_has_few_corners_and_the_last_deal():
    """More could not be told apart, and would take more than a frame."""
    points = tuple(Point("2026-01-02", number, number) for number in range(1, 1900))

    corners = tuple(corners_of(thinned(points)))

    assert len(corners) <= MOST_PLACES + 2
    assert (1899, 1899) == (corners[-1].deals, corners[-1].won)
    assert points[:MOST_STEPS] == thinned(points[:MOST_STEPS])


@pytest.mark.parametrize(
    ("deals", "most", "expected"), [(1, 9, (0, 1)), (60, 5, (0, 20, 40, 60)), (5003, 6, (0, 2000, 5003))]
)
def test_the_last_deal_has_a_tick_of_its_own(deals, most, expected):
    assert expected == ticks(deals, most)


def test_another_order_asks_again(qtbot, look):
    """From the first page."""
    dialog = shown(qtbot, deals_dialog(look))

    with qtbot.waitSignal(dialog.asked) as asked:
        dialog.order.button(Order.BEST).click()

    assert [Order.BEST, 0] == asked.args


def test_a_number_that_chance_hardly_explains_has_an_arrow(qtbot, look):
    """And its deals are listed by Enter, as behind every figure."""
    usual, much = Share(30, Band(20, 40, 30)), Share(41, Band(20, 40, 30))
    figures = CardFigures(90, 2, (CardRow("spadille", (usual, much)),))
    wanted = Wanted(Sheet.CARDS)
    dialog = shown(qtbot, StatisticsDialog(look, wanted))
    dialog.show_report(Report(wanted, Scope(), Summary(Figures(90)), points=POINTS, cards=figures))

    _, yours, theirs = (cell.text for cell in dialog.cards.sheet.cells[0])
    assert ("30", "↑ 41") == (yours, theirs)
    qtbot.keyClick(dialog.cards, Qt.Key.Key_Right)
    with qtbot.waitSignal(dialog.listed) as listed:
        qtbot.keyClick(dialog.cards, Qt.Key.Key_Return)
    assert ("spadille", 1) == listed.args[0].scope.dealt


def with_card_chart(qtbot, look, *counts: int) -> StatisticsDialog:
    """Return the chart of the spadilles dealt to each place, of which 20 to 40 are usual."""
    shares = tuple(Share(count, Band(20, 40, 30)) for count in counts)
    wanted = Wanted(Sheet.CARD_CHART)
    dialog = shown(qtbot, StatisticsDialog(look, wanted))
    figures = CardFigures(90, len(counts), (CardRow("spadille", shares),))
    dialog.show_report(Report(wanted, Scope(), Summary(Figures(90)), points=POINTS, cards=figures))
    return dialog


def test_the_chart_of_the_cards_names_what_chance_hardly_explains(qtbot, look):
    """To a screen reader; it can be saved as a picture."""
    dialog = with_card_chart(qtbot, look, 30, 41, 12)

    told = dialog.card_chart.accessibleDescription()
    assert ["41", "12"] == [number for number in ("30", "41", "12") if f": {number}," in told]
    assert dialog.card_chart.isVisible()
    with qtbot.waitSignal(dialog.picture_wanted) as wanted:
        press(qtbot, dialog.save_button)
    assert [dialog.card_chart] == wanted.args


def test_a_sign_outside_of_the_band_has_another_colour(qtbot, look):
    """Inside of it, none has."""
    lose = look.theme.chrome.lose.rgb()

    def has_lost_colour(*counts: int) -> bool:
        image = with_card_chart(qtbot, look, *counts).card_chart.grab().toImage()
        return any(
            image.pixel(x, y) == lose for x in range(image.width()) for y in range(0, image.height(), 2)
        )

    assert [True, False] == [has_lost_colour(30, 41, 25), has_lost_colour(30, 40, 25)]


@pytest.mark.parametrize(
    ("count", "band", "expected"),
    [
        (30, Band(20, 40, 30), 0.0),
        (40, Band(20, 40, 30), 1.0),
        (15, Band(20, 40, 30), -1.5),
        (99, Band(20, 40, 30), 2.0),
        (1, Band(0, 4, 1.5), -1 / 3),
        (0, Band(0, 0, 0.0), 0.0),
    ],
)
def test_the_distance_is_counted_in_halves_of_the_band(count, band, expected):
    """Far outside, all distances are one."""
    assert pytest.approx(expected) == distance_of(Share(count, band))


def choice_row(kind: str | None, deals: int, cost: float) -> ChoiceRow:
    costly = 2 if cost else 0
    return ChoiceRow(kind, None, deals, 30, costly, cost, cost / deals, 0.25)


def with_choices(qtbot, look, deals: int) -> StatisticsDialog:
    """Return the statistics of choices in this number of judged deals."""
    rows = choice_row(None, deals, 30.0), choice_row("card", deals, 30.0), choice_row("bid", deals, 0.0)
    wanted = Wanted(Sheet.CHOICES)
    dialog = shown(qtbot, StatisticsDialog(look, wanted))
    figures = ChoiceFigures(rows, "2026-01-02T20:00:00+00:00", -24)
    dialog.show_report(Report(wanted, Scope(), Summary(Figures(40)), points=POINTS, judged=figures))
    return dialog


def test_the_cost_of_choices_stands_with_its_error_beside_what_was_won(qtbot, look):
    dialog = with_choices(qtbot, look, 12)

    assert "2.50 ± 0.25" in dialog.pages.open_page.note.text()
    assert "−2.00" in dialog.pages.open_page.note.text()
    assert "2.50 ± 0.25" == dialog.costs.sheet.cells[0][-1].text


def test_few_judged_deals_have_no_mean(qtbot, look):
    dialog = with_choices(qtbot, look, 9)

    assert "±" not in dialog.pages.open_page.note.text()
    assert "–" == dialog.costs.sheet.cells[0][-1].text


def test_costly_choices_lead_to_their_deals(qtbot, look):
    """A kind that never cost anything leads nowhere."""
    dialog, told = with_choices(qtbot, look, 12), []
    dialog.listed.connect(told.append)

    for row in (1, 2):
        dialog.costs.setCurrentIndex(dialog.costs.sheet.index(row, 1))
        qtbot.keyClick(dialog.costs, Qt.Key.Key_Return)

    (found,) = told
    assert ("card", Order.COSTLIEST) == (found.scope.costly, found.order)


def luck_row(key: str | None) -> LuckRow:
    return LuckRow(key, 12, 40, -3.0, 55.5, -8.5, 2.0)


def with_luck(qtbot, look, sheet: Sheet, *rows: LuckRow) -> StatisticsDialog:
    """Return the statistics of 40 deals, of which 12 are reviewed if there are *rows*."""
    wanted = Wanted(sheet, period=Period.SITTING)
    dialog = shown(qtbot, StatisticsDialog(look, wanted, seated=True))
    figures = LuckFigures(rows, "2026-01-02T20:00:00+00:00" if rows else None)
    last = Point("2026-01-03T20:00:00+00:00", 40, 40, *((12, 52.5) if rows else ()))
    points = (Point("2026-01-02T20:00:00+00:00", 28, 100), last)
    found = Summary(Figures(40))
    dialog.show_report(Report(wanted, Scope(sitting="x"), found, points=points, luck=figures))
    return dialog


def test_the_curve_without_luck_tells_where_it_ends_and_what_it_counts(qtbot, look):
    """Its end is told to a screen reader; the note tells in how many deals luck is known."""
    dialog = with_luck(qtbot, look, Sheet.CURVE, luck_row(None), luck_row("2026-01-02"))

    assert "−12" in dialog.curve.accessibleDescription()
    assert "12 of 40" in dialog._note.text()
    assert "+52.5" in dialog._note.text()


def test_without_a_review_there_is_one_curve_and_a_way_to_the_other(qtbot, look):
    dialog = with_luck(qtbot, look, Sheet.CURVE)

    assert said("luck.nothing_known") == dialog._note.text()
    assert "12" not in dialog.curve.accessibleDescription()


def test_the_curve_without_luck_is_painted_with_a_legend(qtbot, look):
    """The picture differs from that of the same deals without reviews."""
    both = with_luck(qtbot, look, Sheet.CURVE, luck_row(None)).curve
    one = with_luck(qtbot, look, Sheet.CURVE).curve
    inks = {view: look.theme.chrome.win.rgb() for view in (both, one)}

    def painted(view: CurveView) -> bool:
        image = view.grab().toImage()
        top = range(image.height() // 4)
        return any(image.pixel(x, y) == inks[view] for x in range(image.width()) for y in top)

    assert [True, False] == [painted(both), painted(one)]


def test_luck_and_skill_lead_to_the_reviewed_deals(qtbot, look):
    """A day of a sitting, or all of its reviewed deals."""
    dialog, told = with_luck(qtbot, look, Sheet.LUCK, luck_row(None), luck_row("2026-01-02")), []
    dialog.listed.connect(told.append)

    figures = [cell.text for cell in dialog.luck.sheet.cells[1][2:]]
    assert ["+40", "−3.0", "+55.5", "−12.5", "−8.5", "+2.0"] == figures
    for row in (0, 1):
        dialog.luck.setCurrentIndex(dialog.luck.sheet.index(row, 1))
        qtbot.keyClick(dialog.luck, Qt.Key.Key_Return)
    every, day = told
    assert (12, True, ()) == (every.count, every.scope.reviewed, every.scope.where)
    assert (True, ((Facet.DAY, "2026-01-02"),)) == (day.scope.reviewed, day.scope.where)


# From the table to the worst codille.


@pytest.fixture
def app(qtbot, seated, home):
    """A table over a history with forty deals of the month before."""
    app = seated(None)
    history = History(Folders.of().history, _last_month)
    history.keep(played(fresh(), 40))
    history.close()
    keeper = Keeper(Folders.of(), app)
    app.keep_with(keeper, keeper.load().preferences)
    return app


def _last_month():
    this = datetime.now().astimezone().replace(day=1)
    return datetime.fromtimestamp(this.timestamp() - 5 * 86400, UTC)


def test_the_worst_codille_of_last_month_in_a_few_clicks(qtbot, app):
    """The menu's entry, the period, the fold, the figure, the replay."""
    app.do(Command.STATISTICS)
    dialog = dialog_of(app, "statistics")
    dialog.choices.period.setCurrentIndex(list(Period).index(Period.MONTH_BEFORE))
    codille = said("statistics.codille_button", count="").strip()
    qtbot.waitUntil(lambda: any(codille in button.text() for button in dialog.figures.buttons))
    press(qtbot, dialog.more.head)
    press(qtbot, next(button for button in dialog.figures.buttons if codille in button.text()))
    deals = dialog_of(app, "statistics_deals")
    qtbot.waitUntil(lambda: bool(deals.sheet.sheet.rows))
    found = deals.sheet.sheet.rows
    press(qtbot, deals.replay_button)
    qtbot.waitUntil(lambda: app.replays.is_on)

    worst = found[0]
    assert ("codille", min(deal.chips for deal in found)) == (worst.result, worst.chips)
    assert worst.record == app.record_to_save()
    assert "statistics" not in app.boards.names


def test_a_deal_of_the_statistics_is_played_again(qtbot, app):
    """Its cards are dealt, and the statistics make room for the table."""
    app.do(Command.STATISTICS)
    dialog = dialog_of(app, "statistics")
    qtbot.waitUntil(lambda: any(button.isVisible() for button in dialog.tiles.buttons))
    press(qtbot, dialog.tiles.buttons[0])
    deals = dialog_of(app, "statistics_deals")
    qtbot.waitUntil(lambda: bool(deals.sheet.sheet.rows))
    chosen = deals.sheet.sheet.rows[1]
    deals.sheet.select(1)

    press(qtbot, deals.again_button)
    press(qtbot, dialog_of(app, "again").play_button)

    sitting = app.controller.sitting
    assert parse_record(chosen.record).state.layout == sitting.state.layout
    assert (chosen.game_id, chosen.number) == (sitting.origin.game_id, sitting.origin.number)
    assert "statistics" not in app.boards.names


def test_a_deal_of_the_statistics_is_reviewed(qtbot, app):
    """Its review runs at once, and the other deals of the page are not reviewed."""
    app.do(Command.STATISTICS)
    dialog = dialog_of(app, "statistics")
    qtbot.waitUntil(lambda: any(button.isVisible() for button in dialog.tiles.buttons))
    press(qtbot, dialog.tiles.buttons[0])
    deals = dialog_of(app, "statistics_deals")
    qtbot.waitUntil(lambda: bool(deals.sheet.sheet.rows))
    chosen = deals.sheet.sheet.rows[1]
    deals.sheet.select(1)

    press(qtbot, deals.review_button)
    qtbot.waitUntil(lambda: app.replays.is_on and app.replays.current.review.current is not None)

    replay = app.replays.current
    assert chosen.record == replay.record_text
    assert replay.review.current.is_running
    replay.replay.choose(0)
    assert replay.review.current is None


def test_a_costly_choice_of_a_past_deal_is_made_again(qtbot, app):
    """The person sits before that choice, and the other hands are hidden."""
    with app.keeper.reading() as history:
        deal = history.deals(GAME_ID)[2]
        own = parse_record(deal.row.record).state.history
        move = next(at for at, made in enumerate(own) if made.seat == 0)
        found = Judged(move, "bid", 9.0, 1.0, "blunder")
        history.keep_review(Review(GAME_ID, 3, deal.row.record, (found,)))
    app.do(Command.STATISTICS)
    dialog = dialog_of(app, "statistics")
    qtbot.waitUntil(dialog.pages.isVisible)
    press(qtbot, dialog.pages.folds[2].head)
    qtbot.waitUntil(lambda: dialog.costs.model() is not None and bool(dialog.costs.sheet.rows))
    qtbot.keyClick(dialog.costs, Qt.Key.Key_Return)
    deals = dialog_of(app, "statistics_deals")
    qtbot.waitUntil(lambda: bool(deals.sheet.sheet.rows))
    listed = [found.number for found in deals.sheet.sheet.rows]

    press(qtbot, deals.decide_button)
    qtbot.waitUntil(lambda: app.replays.is_on and app.replays.current.plays_on)

    assert [3] == listed
    assert move == len(app.controller.view.position.history)
    assert not app.replays.current.replay.is_open


def test_another_card_can_be_tried_in_a_deal_of_the_statistics(qtbot, app):
    """The replay is played on from a card of the person's own, and the kept deal stays as it was."""
    app.do(Command.STATISTICS)
    dialog = dialog_of(app, "statistics")
    qtbot.waitUntil(lambda: any(button.isVisible() for button in dialog.tiles.buttons))
    press(qtbot, dialog.tiles.buttons[0])
    deals = dialog_of(app, "statistics_deals")
    qtbot.waitUntil(lambda: bool(deals.sheet.sheet.rows))
    kept = deals.sheet.sheet.rows[0].record
    press(qtbot, deals.replay_button)
    qtbot.waitUntil(lambda: app.replays.is_on)
    current = app.replays.current
    qtbot.waitUntil(lambda: _goes_to_a_choice(current.replay))

    current.play_on()
    qtbot.waitUntil(lambda: isinstance(app.controller.request, PlayRequest))
    moves = len(app.controller.sitting.state.history)
    other = next(one for one in app.controller.request.actions if one != played_in(kept, moves))
    app.controller.submit(other)

    assert other == app.controller.sitting.state.history[moves].action
    with app.keeper.reading() as history:
        assert kept in {row.row.record for row in history.deals(GAME_ID)}


def played_in(record, move):
    """Return the action that was taken in the deal of *record* after that number of moves."""
    return parse_record(record).state.history[move].action


def _goes_to_a_choice(replay) -> bool:
    """Step forward in *replay* until the seat in front has a choice of cards."""
    asked = replay.view and request(replay.view)
    if isinstance(asked, PlayRequest) and asked.seat == replay.view.seat and len(asked.cards) > 1:
        return True
    replay.go(replay.at + 1)
    return False


def test_the_choices_are_remembered(qtbot, app):
    """The next opening counts the same deals; its folds are folded."""
    app.do(Command.STATISTICS)
    dialog = dialog_of(app, "statistics")
    dialog.choices.period.set_value(Period.MONTH)
    dialog.pages.open_at(Sheet.ROLES)
    dialog.close()

    app.do(Command.STATISTICS)

    assert Wanted(period=Period.MONTH) == dialog_of(app, "statistics").wanted


def test_the_deals_behind_a_figure_go_to_a_file(qtbot, app, tmp_path):
    """All of them, off the GUI thread; a folder that is not there is told."""
    notes = []
    app.desk.note = lambda *said: notes.append(said[0])
    files = app.features["statistics"]._files
    path = tmp_path / "deals.json"
    behind = Behind(Scope(), 40, "All")

    files._write_deals(behind, path)
    qtbot.waitUntil(lambda: bool(notes))
    assert 40 == len(json.loads(path.read_text(encoding="utf-8")))

    files._write_deals(behind, tmp_path / "nowhere" / "deals.csv")
    qtbot.waitUntil(lambda: bool(app.boards.names))
    assert said("window.file_not_written") == dialog_of(app, app.boards.names[0]).windowTitle()


@pytest.mark.parametrize(
    ("name", "begins"),
    [("a.png", b"\x89PNG"), ("a.svg", b"<?xml"), ("a.PDF", b"%PDF"), ("a", b"\x89PNG")],
)
def test_the_curve_goes_to_a_picture(look, tmp_path, name, begins):
    """As pixels, a drawing or a page to print, as the name ends."""
    dialog = statistics_dialog(look, Sheet.CURVE)

    assert picture_of(dialog.curve, tmp_path / name).startswith(begins)


# How well the person chooses.


def skilled(*shares: tuple[str | None, int, int]) -> SkillFigures:
    """Return figures with a row for each role, its costly choices and its deals, of ten choices each."""
    rows = tuple(
        SkillRow(None, role, deals, 10 * deals, costly, 1.0, "2026-01-02T20:00:00+00:00")
        for role, costly, deals in shares
    )
    return SkillFigures(rows, (rows,))


SKILLED = skilled((None, 6, 20), ("ombre", 0, 10), ("defender", 6, 10))


def test_choices_stand_beside_those_of_the_computer_players(qtbot, look):
    """The picture says it aloud as well; before ten judged deals it says that these are needed."""
    dialog = shown(qtbot, statistics_dialog(look, Sheet.SKILL_CHART))
    dialog.show_report(Report(dialog.wanted, Scope(), points=POINTS, skill=SKILLED))

    assert dialog.skill_chart.isVisible()
    assert "Of 100 choices 3.0 were costly, give or take 2.0. About like: Strong." == (
        dialog.skill_chart.accessibleDescription()
    )
    assert not dialog.skill_chart.grab().isNull()

    dialog.show_report(Report(dialog.wanted, Scope(), points=POINTS, skill=skilled((None, 1, 9))))
    assert said("skill.too_few") == dialog.skill_chart.accessibleDescription()


def test_a_role_without_choices_in_some_stretch_has_no_curve(look):
    chart = SkillChart(look)
    chart.show_figures(SKILLED)
    assert ["Ombre", "defender"] == [one.name for one in chart._curves()]

    rows = SKILLED.rows[:1]
    chart.show_figures(SkillFigures(rows, (rows,)))
    assert ["All you do"] == [one.name for one in chart._curves()]


def test_a_figure_of_a_role_leads_to_its_costly_deals(qtbot, look):
    """The costliest comes first; without a costly choice there is none to look at."""
    dialog = shown(qtbot, statistics_dialog(look, Sheet.SKILL))
    dialog.show_report(Report(dialog.wanted, Scope(), points=POINTS, skill=SKILLED))
    listed = []
    dialog.listed.connect(listed.append)

    for row in SKILLED.rows[1:]:
        dialog.skill.picked.emit(row, "")

    assert [("", ((Facet.ROLE, "defender"),), Order.COSTLIEST)] == [
        (one.scope.costly, one.scope.where, one.order) for one in listed
    ]
    assert ("3.0 ± 1.0", "All games · defender") == (share_of(SKILLED.rows[0]), name_of(SKILLED.rows[2]))


THEMES = ReasonFigures(
    (
        ReasonRow("card", ("draw_trumps", "short_suit"), 10, 4, 30.0),
        ReasonRow("card", ("short_suit",), 5, 0, 0.0),
        ReasonRow("card", ("equal_cards",), 3, 0, 0.0),
        ReasonRow("exchange", (), 6, 1, 40.0),
        ReasonRow("surrender", (), 2, 0, 0.0),
    ),
    deals=12,
    evenings=2,
)


def test_the_dearest_theme_comes_first():
    """A choice may be about several themes; what it cost is told for an evening."""
    assert [
        (Theme.THROW, 6, 1, 20.0),
        (Theme.RUFF, 15, 4, 15.0),
        (Theme.DRAW, 10, 4, 15.0),
        (Theme.SURRENDER, 2, 0, 0.0),
    ] == [(row.theme, row.choices, row.costly, row.each) for row in rows_of(THEMES)]


def test_each_theme_has_doors_to_its_deals_its_problems_and_its_lesson(qtbot, look):
    """A door that there is not does nothing; without a choice the page says what is needed."""
    dialog = shown(qtbot, statistics_dialog(look, Sheet.THEMES))
    dialog.show_report(Report(dialog.wanted, Scope(), points=POINTS, reasons=THEMES))
    told = []
    for door in (dialog.listed, dialog.themes.problems_wanted, dialog.themes.lesson_wanted):
        door.connect(told.append)

    throw, ruff, _, surrender = rows_of(THEMES)
    for row in (throw, ruff, surrender):
        for heading in ("Costly", "Problems", "Lesson"):
            dialog.themes.picked.emit(row, heading)

    deals, *doors = told
    assert ("exchange", ()) == (deals.scope.costly, deals.scope.reasons)
    assert "What to throw – Costly" == deals.title
    assert [Theme.THROW, "throw"] == doors[:2]
    behind, *doors = doors[2:]
    assert "short_suit" in behind.scope.reasons
    assert [Theme.RUFF, "surrender"] == doors

    dialog.show_report(Report(dialog.wanted, Scope(), points=POINTS))
    assert said("themes.nothing_yet") == dialog.pages.open_page.note.text()


def test_every_lesson_of_a_theme_is_one_of_the_course():
    assert set(LESSONS.values()) <= set(lesson_names())


def test_the_marks_of_the_levels_stand_in_their_order():
    """They are those of the benchmark, which its page tells with their errors."""
    for marks in MARKS.values():
        assert sorted(marks, key=lambda mark: mark.share) == list(marks)
    page = (Path(__file__).parents[2] / "benchmarks" / "README.md").read_text(encoding="utf-8")
    for role, row in ((None, "all games"), ("ombre", "as the Ombre"), ("defender", "as a defender")):
        told = next(line for line in page.splitlines() if line.startswith(f"| {row} |"))
        assert [f"{mark.share} ± {mark.error}" for mark in MARKS[role]] == [
            cell.strip().partition(" (")[0] for cell in told.strip("|").split("|")[1:]
        ]
