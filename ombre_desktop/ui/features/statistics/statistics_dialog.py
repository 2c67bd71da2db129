"""The statistics: four main figures, the curve, the choices of deals, and pages that fold."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ombre_desktop.storage.dealt_statistics import CardRow
from ombre_desktop.storage.judged import ChoiceRow
from ombre_desktop.storage.splits import LuckRow
from ombre_desktop.storage.statistics import Group
from ombre_desktop.ui.dialogs.board import Board
from ombre_desktop.ui.dialogs.fold import Fold
from ombre_desktop.ui.dialogs.sections import wrapped
from ombre_desktop.ui.dialogs.sheets import UNBOUND
from ombre_desktop.ui.dialogs.style import Appearance, Part, mark
from ombre_desktop.ui.dialogs.tab_order import set_reading_order
from ombre_desktop.ui.features.statistics import choice_table, luck_table
from ombre_desktop.ui.features.statistics.card_chart import CardChart
from ombre_desktop.ui.features.statistics.card_table import card_columns, deals_with
from ombre_desktop.ui.features.statistics.chart_view import ChartView
from ombre_desktop.ui.features.statistics.choice_table import choice_columns, costly_deals
from ombre_desktop.ui.features.statistics.curve_view import CurveView
from ombre_desktop.ui.features.statistics.figure_row import FigureRow
from ombre_desktop.ui.features.statistics.figure_sheet import FigureSheet
from ombre_desktop.ui.features.statistics.figure_tiles import FigureTiles
from ombre_desktop.ui.features.statistics.filters import Filters
from ombre_desktop.ui.features.statistics.group_table import NARROW, behind, columns
from ombre_desktop.ui.features.statistics.luck_table import reviewed_deals
from ombre_desktop.ui.features.statistics.notes import note_of, page_note
from ombre_desktop.ui.features.statistics.pages import Page, Pages
from ombre_desktop.ui.features.statistics.practice_sheets import SkillSheet, ThemeSheet
from ombre_desktop.ui.features.statistics.report import Report
from ombre_desktop.ui.features.statistics.skill_chart import SkillChart
from ombre_desktop.ui.features.statistics.theme_table import rows_of
from ombre_desktop.ui.model.statistics import Sheet, Wanted
from ombre_desktop.ui.texts import statistics as words
from ombre_desktop.value import replace

_HIGH = 240
"""The nominal height of the curve."""


class StatisticsDialog(Board):
    """
    The statistics; opened before there are figures.

    Signals:
        asked: the `Wanted` choices whose figures are to be read.
        picture_wanted: the `ChartView` that is to be written to a file.
        listed: the `Behind` of a figure, whose deals are to be listed.
        play_wanted: the person wants to play their first deal.
    """

    asked = Signal(object)
    listed = Signal(object)
    picture_wanted = Signal(object)
    play_wanted = Signal()

    def __init__(
        self, appearance: Appearance, wanted: Wanted, *, seated: bool = False, parent: QWidget | None = None
    ) -> None:
        super().__init__(appearance, parent)
        self.set_title(words.title())
        self._report: Report | None = None
        self._is_turned = False
        self.tiles = FigureTiles(appearance)
        self.curve = CurveView(appearance)
        self._note = wrapped("", Part.NOTE)
        self.choices = Filters(appearance, wanted, seated=seated)
        self.figures = FigureRow()
        self.more = Fold(words.more_figures(), self.figures)
        self._make_pages(appearance)
        self.pages.open_at(wanted.sheet)
        self._folds = mark(QWidget(), Part.BARE)
        column = QVBoxLayout(self._folds)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.more)
        column.addWidget(self.pages)
        for widget in (self.tiles, self.curve, self._note, self.choices, self._folds):
            self.body.addWidget(widget)
        self.body.addStretch()
        self._make_buttons()
        self.choices.changed.connect(self.ask)
        self.pages.changed.connect(self._turn)
        self.tiles.picked.connect(self.listed)
        self.figures.picked.connect(self.listed)
        self.sheet.picked.connect(self._pick)
        self.cards.picked.connect(self._pick_cards)
        self.costs.picked.connect(self._pick_choices)
        self.luck.picked.connect(self._pick_luck)
        for sheet in (self.skill, self.themes):
            sheet.listed.connect(self.listed)
        self.open_at_size(1040, 760)
        self.restyled()
        self._show_what_there_is()

    def _make_pages(self, appearance: Appearance) -> None:
        self.card_chart = CardChart(appearance)
        self.sheet: FigureSheet[Group] = FigureSheet()
        self.cards: FigureSheet[CardRow] = FigureSheet()
        self.costs: FigureSheet[ChoiceRow] = FigureSheet()
        self.luck: FigureSheet[LuckRow] = FigureSheet()
        names = words.sheet_names()
        by_what = words.table_choice()
        self.themes = ThemeSheet()
        self.skill_chart = SkillChart(appearance)
        self.skill = SkillSheet()
        skill = {Sheet.SKILL_CHART: self.skill_chart, Sheet.SKILL: self.skill}
        groups = {sheet: self.sheet for sheet in Sheet if sheet.facets}
        cards = {Sheet.CARD_CHART: self.card_chart, Sheet.CARDS: self.cards}
        self.pages = Pages(
            [
                (words.tables(), Page(groups, names, by_what)),
                (words.SHEETS[Sheet.CARDS](), Page(cards, names, by_what)),
                (names[Sheet.CHOICES], Page({Sheet.CHOICES: self.costs}, names, by_what)),
                (names[Sheet.LUCK], Page({Sheet.LUCK: self.luck}, names, by_what)),
                (words.SHEETS[Sheet.SKILL](), Page(skill, names, by_what)),
                (names[Sheet.THEMES], Page({Sheet.THEMES: self.themes}, names, by_what)),
            ]
        )

    def _make_buttons(self) -> None:
        self.copy_button = self.add_button(words.copy_button())
        self.copy_button.clicked.connect(self._copy)
        self.save_button = self.add_button(words.save_button())
        self.save_button.clicked.connect(self._save)
        self.buttons.addStretch()
        self.play_button = self.add_button(words.play_button(), part=Part.GOLD)
        self.play_button.clicked.connect(self.play_wanted)
        self.every_button = self.add_button(words.every_button(), part=Part.GOLD)
        self.every_button.clicked.connect(self.choices.show_all)
        self.close_button = self.add_button(words.close_button(), part=Part.GOLD)
        self.close_button.clicked.connect(self.accept)

    @property
    def wanted(self) -> Wanted:
        """The choices made, with the page that is open."""
        return replace(self.choices.wanted, sheet=self.pages.sheet)

    def ask(self) -> None:
        """Ask for the figures of the present choices."""
        self.asked.emit(self.wanted)

    def show_report(self, report: Report) -> None:
        """Show *report*, unless other choices have been made since it was asked for."""
        self.choices.offer_games(report.games)
        if report.wanted == self.wanted:
            self._report = report
            self.restyled()
            self._lead_on()

    def _turn(self) -> None:
        """Ask for the figures of another page, which is then brought into view."""
        self._is_turned = True
        self.ask()

    def _lead_on(self) -> None:
        """Give the focus to the way to deals if there are none; show the page to which one has turned."""
        for button in (self.play_button, self.every_button):
            if not button.isHidden():
                button.setFocus()
        page = self.pages.open_page
        if self._is_turned and page is not None:
            QTimer.singleShot(0, page, partial(self.bring_into_view, page))  # once it is laid out
        self._is_turned = False

    def restyled(self) -> None:
        """Show the figures in the appearance's colours and sizes."""
        self.choices.restyle(self.appearance)
        self.tiles.restyle(self.appearance)
        for chart in (self.curve, self.card_chart, self.skill_chart):
            chart.restyle(self.appearance)
        if self._report is not None:
            self._show(self._report)

    def _show(self, report: Report) -> None:
        if report.points:
            self.tiles.show_figures(report)
            self.figures.show_figures(report)
            self.curve.show_points(report.points, report.scope)
            self._note.setText(note_of(report))
            self._show_page(report)
        else:
            self.curve.say(words.nothing() if report.games else words.nothing_yet())
        self._show_what_there_is()
        set_reading_order(self)

    def _show_what_there_is(self) -> None:
        """Show figures and pages if there are any deals, or else a door to get some."""
        report = self._report
        has_deals, has_games = bool(report and report.points), bool(report and report.games)
        high = self.appearance.pixels(_HIGH)
        self.curve.setMinimumHeight(high)
        self.curve.setMaximumHeight(high if has_deals else UNBOUND)
        self.body.setStretchFactor(self.curve, 0 if has_deals else 1)
        for widget in (self.tiles, self._note, self._folds):
            widget.setVisible(has_deals)
        self.choices.setVisible(has_deals or has_games)
        is_first = report is not None and not has_deals and not has_games
        is_none = has_games and not has_deals
        for button, shown in ((self.play_button, is_first), (self.every_button, is_none)):
            button.setVisible(shown)
            self.gild(button, gold=shown)
        self.gild(self.close_button, gold=not is_first and not is_none)
        page = self.pages.open_page
        has_table = page is not None and isinstance(page.view, FigureSheet)
        self.copy_button.setVisible(has_deals and has_table)
        self.save_button.setVisible(has_deals)

    def _show_page(self, report: Report) -> None:
        """Show what is on the open page."""
        page = self.pages.open_page
        if page is None:
            return
        rows = {
            Sheet.CARDS: len(report.cards.rows),
            Sheet.CARD_CHART: len(report.cards.rows),
            Sheet.CHOICES: len(report.judged.rows),
            Sheet.LUCK: len(report.luck.rows),
            Sheet.SKILL: len(report.skill.rows),
            Sheet.SKILL_CHART: 1,
            Sheet.THEMES: len(rows_of(report.reasons)),
        }.get(page.sheet, len(report.groups))
        page.show_view(rows, page_note(report), self.appearance)
        if not rows:
            return
        match page.sheet:
            case Sheet.CARDS:
                self._show_cards(report)
            case Sheet.CHOICES:
                self._show_choices(report)
            case Sheet.LUCK:
                self._show_luck(report)
            case Sheet.THEMES:
                self.themes.show_report(report, self.appearance)
            case Sheet.SKILL:
                self.skill.show_report(report, self.appearance)
            case Sheet.SKILL_CHART:
                self.skill_chart.show_figures(report.skill)
            case Sheet.CARD_CHART:
                self.card_chart.show_figures(report.cards)
            case _:
                self._show_groups(report)

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

    def _save(self) -> None:
        page = self.pages.open_page
        view = page.view if page is not None else self.curve
        self.picture_wanted.emit(view if isinstance(view, ChartView) else self.curve)

    def _copy(self) -> None:
        page = self.pages.open_page
        if page is not None and isinstance(page.view, FigureSheet):
            page.view.copy()

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
