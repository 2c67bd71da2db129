"""The notes under the curve and over a page of the statistics."""

from __future__ import annotations

from ombre_desktop.ui.features.statistics import luck_table
from ombre_desktop.ui.features.statistics.choice_table import choices_note
from ombre_desktop.ui.features.statistics.report import Report
from ombre_desktop.ui.model.statistics import Sheet
from ombre_desktop.ui.texts import skill as skill_words
from ombre_desktop.ui.texts import statistics as words
from ombre_desktop.ui.texts import themes as theme_words
from ombre_desktop.ui.texts.card_chart import chart_note
from ombre_desktop.ui.texts.listing import sentences


def note_of(report: Report) -> str:
    """Return the text under the curve."""
    told = luck_table.curve_note(report.points, in_points=report.scope.in_points)
    return sentences([words.since(report.since), told]) if report.since else told


def page_note(report: Report) -> str:
    """Return the text over the table or the chart of a page."""
    in_points, deals = report.scope.in_points, report.summary.figures.deals
    match report.wanted.sheet:
        case Sheet.CHOICES:
            return choices_note(report.judged, in_points=in_points)
        case Sheet.LUCK:
            return luck_table.table_note(report.luck, deals, in_points=in_points)
        case Sheet.THEMES:
            return theme_words.note() if report.reasons.rows else theme_words.nothing_yet()
        case Sheet.CARDS:
            return words.cards_note()
        case Sheet.CARD_CHART:
            return chart_note()
        case Sheet.SKILL_CHART:
            return skill_words.note()
        case Sheet.SKILL:
            return skill_words.table_note()
    return words.table_note()
