"""The two tables that lead to practice: how well the person chooses, and the map of themes."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from ombre_desktop.storage.skill import SkillRow
from ombre_desktop.storage.statistics import Scope
from ombre_desktop.ui.dialogs.style import Appearance
from ombre_desktop.ui.features.statistics import skill_table, theme_table
from ombre_desktop.ui.features.statistics.figure_sheet import FigureSheet
from ombre_desktop.ui.features.statistics.report import Report
from ombre_desktop.ui.features.statistics.theme_table import Door, ThemeRow, rows_of
from ombre_desktop.ui.model.statistics import Sheet
from ombre_desktop.ui.texts import statistics as words


class SkillSheet(FigureSheet[SkillRow]):
    """
    The table of the skill, by game and role.

    Signals:
        listed: the `Behind` of a row, whose costly deals are to be listed.
    """

    listed = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._scope = Scope()
        self.setAccessibleName(words.table_name(Sheet.SKILL))
        self.picked.connect(self._lead)

    def show_report(self, report: Report, look: Appearance) -> None:
        """Show the skill in *report*."""
        self._scope = report.scope
        ways = skill_table.skill_columns()
        self.show_rows([ways, [ways[at] for at in skill_table.NARROW]], report.skill.rows, look)
        self.begin()

    def _lead(self, row: SkillRow, _heading: str) -> None:
        found = skill_table.costly_deals(self._scope, row)
        if found is not None:
            self.listed.emit(found)


class ThemeSheet(FigureSheet[ThemeRow]):
    """
    The map of themes, with three doors in each row.

    Signals:
        listed: the `Behind` of a row, whose costly deals are to be listed.
        lesson_wanted: the name of a lesson is wanted.
        problems_wanted: the `Theme` of which problems are wanted.
    """

    listed = Signal(object)
    lesson_wanted = Signal(str)
    problems_wanted = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._scope = Scope()
        self.setAccessibleName(words.table_name(Sheet.THEMES))
        self.picked.connect(self._lead)

    def show_report(self, report: Report, look: Appearance) -> None:
        """Show the themes in *report*."""
        self._scope = report.scope
        ways = theme_table.theme_columns(look, in_points=report.scope.in_points)
        self.show_rows([ways, [ways[at] for at in theme_table.NARROW]], rows_of(report.reasons), look)
        self.begin()

    def _lead(self, row: ThemeRow, heading: str) -> None:
        """Lead to the problems, the lesson or else the deals of the theme of *row*."""
        match theme_table.door_of(heading):
            case Door.PROBLEMS if row.has_problems:
                self.problems_wanted.emit(row.theme)
            case Door.LESSON if row.lesson:
                self.lesson_wanted.emit(row.lesson)
            case Door.DEALS if row.costly:
                self.listed.emit(theme_table.costly_deals(self._scope, row))
