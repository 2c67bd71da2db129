"""The statistics: choices, the main figures, and under them a curve or a table."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from ombre_desktop.storage.dealt_statistics import CardRow
from ombre_desktop.storage.judged import ChoiceRow
from ombre_desktop.storage.splits import LuckRow
from ombre_desktop.storage.statistics import Group
from ombre_desktop.ui.dialogs.board import Board
from ombre_desktop.ui.dialogs.sections import wrapped
from ombre_desktop.ui.dialogs.style import Appearance, Part
from ombre_desktop.ui.dialogs.tab_order import set_reading_order
from ombre_desktop.ui.features.statistics import choice_table, luck_table
from ombre_desktop.ui.features.statistics.card_chart import CardChart
from ombre_desktop.ui.features.statistics.card_table import card_columns, deals_with
from ombre_desktop.ui.features.statistics.chart_view import ChartView
from ombre_desktop.ui.features.statistics.choice_table import choice_columns, choices_note, costly_deals
from ombre_desktop.ui.features.statistics.curve_view import CurveView
from ombre_desktop.ui.features.statistics.figure_row import FigureRow
from ombre_desktop.ui.features.statistics.figure_sheet import FigureSheet
from ombre_desktop.ui.features.statistics.filters import Filters
from ombre_desktop.ui.features.statistics.group_table import NARROW, behind, columns
from ombre_desktop.ui.features.statistics.luck_table import reviewed_deals
from ombre_desktop.ui.features.statistics.report import Report
from ombre_desktop.ui.model.statistics import Sheet, Wanted
from ombre_desktop.ui.texts import statistics as words
from ombre_desktop.ui.texts.card_chart import chart_note
from ombre_desktop.ui.texts.listing import sentences

_LEAST_HEIGHT = 230
"""The height that the curve or the table keeps in a small window, where the dialog scrolls."""


class StatisticsDialog(Board):
    """
    The statistics; opened before there are figures.

    Signals:
        asked: the `Wanted` choices whose figures are to be read.
        picture_wanted: the `ChartView` that is to be written to a file.
        listed: the `Behind` of a figure, whose deals are to be listed.
    """

    asked = Signal(object)
    listed = Signal(object)
    picture_wanted = Signal(object)

    def __init__(
        self, appearance: Appearance, wanted: Wanted, *, seated: bool = False, parent: QWidget | None = None
    ) -> None:
        super().__init__(appearance, parent)
        self.set_title(words.title())
        self._report: Report | None = None
        self.choices = Filters(appearance, wanted, seated=seated)
        self.figures = FigureRow()
        self._note = wrapped(words.reading(), Part.NOTE)
        self.curve = CurveView(appearance)
        self.sheet: FigureSheet[Group] = FigureSheet()
        self._pages = QStackedWidget()
        self._pages.addWidget(self.curve)
        self.card_chart = CardChart(appearance)
        self._pages.addWidget(self.card_chart)
        self.cards: FigureSheet[CardRow] = FigureSheet()
        self._pages.addWidget(self.sheet)
        self._pages.addWidget(self.cards)
        self.costs: FigureSheet[ChoiceRow] = FigureSheet()
        self._pages.addWidget(self.costs)
        self.luck: FigureSheet[LuckRow] = FigureSheet()
        self._pages.addWidget(self.luck)
        for widget in (self.choices, self.figures, self._note):
            self.body.addWidget(widget)
        self.body.addWidget(self._pages, 1)
        self.copy_button = self.add_button(words.copy_button())
        self.copy_button.clicked.connect(self._copy)
        self.save_button = self.add_button(words.save_button())
        self.save_button.clicked.connect(self._save)
        self.buttons.addStretch()
        self.add_button(words.close_button(), part=Part.GOLD).clicked.connect(self.accept)
        self.choices.changed.connect(self.ask)
        self.figures.picked.connect(self.listed)
        self.sheet.picked.connect(self._pick)
        self.cards.picked.connect(self._pick_cards)
        self.costs.picked.connect(self._pick_choices)
        self.luck.picked.connect(self._pick_luck)
        self.open_at_size(1040, 700)
        self.restyled()
        self._show_page()

    def ask(self) -> None:
        """Ask for the figures of the present choices."""
        self.asked.emit(self.choices.wanted)

    def show_report(self, report: Report) -> None:
        """Show *report*, unless other choices have been made since it was asked for."""
        self.choices.offer_games(report.games)
        if report.wanted == self.choices.wanted:
            self._report = report
            self.restyled()

    def restyled(self) -> None:
        """Show the figures in the appearance's colours and sizes."""
        self.choices.restyle(self.appearance)
        self._pages.setMinimumHeight(self.appearance.pixels(_LEAST_HEIGHT))
        for chart in (self.curve, self.card_chart):
            chart.restyle(self.appearance)
        if self._report is not None:
            self._show(self._report)

    def _show(self, report: Report) -> None:
        self.figures.show_figures(report)
        set_reading_order(self)
        self._note.setText(self._note_of(report))
        self._show_page()  # a sheet must be seen to be laid out
        match report.wanted.sheet:
            case Sheet.CARDS:
                self._show_cards(report)
            case Sheet.CHOICES:
                self._show_choices(report)
            case Sheet.LUCK:
                self._show_luck(report)
            case Sheet.CURVE if report.points:
                self.curve.show_points(report.points, report.scope)
            case Sheet.CURVE:
                self.curve.say(words.nothing())
            case Sheet.CARD_CHART if report.cards.rows:
                self.card_chart.show_figures(report.cards)
            case Sheet.CARD_CHART:
                self.card_chart.say(words.nothing())
            case _:
                self._show_groups(report)
        self._show_page()

    def _note_of(self, report: Report) -> str:
        """Return the text between the main figures and the page."""
        if not report.summary.figures.deals:
            return words.nothing()
        told = self._page_note(report)
        return sentences([words.since(report.since), told]) if report.since else told

    def _page_note(self, report: Report) -> str:
        in_points, deals = report.scope.in_points, report.summary.figures.deals
        match report.wanted.sheet:
            case Sheet.CHOICES:
                return choices_note(report.judged, in_points=in_points)
            case Sheet.CURVE:
                return luck_table.curve_note(report.points, in_points=in_points)
            case Sheet.LUCK:
                return luck_table.table_note(report.luck, deals, in_points=in_points)
            case Sheet.CARDS:
                return words.cards_note()
            case Sheet.CARD_CHART:
                return chart_note()
        return words.table_note()

    def _show_cards(self, report: Report) -> None:
        self.cards.setAccessibleName(words.table_name(Sheet.CARDS))
        self.cards.show_rows(
            [card_columns(report.cards, self.appearance)], report.cards.rows, self.appearance
        )
        self.cards.begin()

    def _show_choices(self, report: Report) -> None:
        self.costs.setAccessibleName(words.table_name(Sheet.CHOICES))
        ways = choice_columns(self.appearance, in_points=report.scope.in_points)
        narrow = [ways[at] for at in choice_table.NARROW]
        self.costs.show_rows([ways, narrow], report.judged.rows, self.appearance)
        self.costs.begin()

    def _show_luck(self, report: Report) -> None:
        self.luck.setAccessibleName(words.table_name(Sheet.LUCK))
        ways = luck_table.luck_columns(report.wanted.stretch, self.appearance)
        narrow = [ways[at] for at in luck_table.NARROW]
        self.luck.show_rows([ways, narrow], report.luck.rows, self.appearance)
        self.luck.begin()

    def _show_groups(self, report: Report) -> None:
        rows = report.groups
        if report.wanted.sheet is Sheet.MONTHS:
            rows = tuple(sorted(rows, key=lambda group: str(group.key[0]), reverse=True))
        self.sheet.setAccessibleName(words.table_name(report.wanted.sheet))
        ways = columns(report.wanted.sheet, self.appearance, report.scope.game or "")
        self.sheet.show_rows([ways, [ways[at] for at in NARROW]], rows, self.appearance)
        self.sheet.begin()

    def _show_page(self) -> None:
        """Show the page; the curve's place also says that nothing was read yet."""
        sheet = self._report.wanted.sheet if self._report is not None else Sheet.CURVE
        pages = {
            Sheet.CURVE: self.curve,
            Sheet.CARDS: self.cards,
            Sheet.CARD_CHART: self.card_chart,
            Sheet.CHOICES: self.costs,
            Sheet.LUCK: self.luck,
        }
        page = pages.get(sheet, self.sheet)
        self._pages.setCurrentWidget(page)
        self.copy_button.setEnabled(isinstance(page, FigureSheet))
        self.save_button.setEnabled(isinstance(page, ChartView) and page.is_painted)

    def _save(self) -> None:
        page = self._pages.currentWidget()
        if isinstance(page, ChartView):
            self.picture_wanted.emit(page)

    def _copy(self) -> None:
        page = self._pages.currentWidget()
        if isinstance(page, FigureSheet):
            page.copy()

    def _pick_cards(self, row: CardRow, heading: str) -> None:
        """Ask for the deals in which a place was dealt such cards."""
        if self._report is not None:
            found = deals_with(self._report.cards, self._report.scope, row, heading)
            if found is not None:
                self.listed.emit(found)

    def _pick_choices(self, row: ChoiceRow, _heading: str) -> None:
        """Ask for the deals with the costly choices of *row*."""
        found = None if self._report is None else costly_deals(self._report.scope, row)
        if found is not None:
            self.listed.emit(found)

    def _pick_luck(self, row: LuckRow, _heading: str) -> None:
        """Ask for the reviewed deals of *row*."""
        if self._report is not None:
            self.listed.emit(reviewed_deals(self._report.scope, self._report.wanted.stretch, row))

    def _pick(self, group: Group, heading: str) -> None:
        """Ask for the deals behind a figure of the table, if there are any."""
        if self._report is not None:
            found = behind(self._report.wanted.sheet, self._report.scope, group, heading)
            if found.count:
                self.listed.emit(found)
