"""The table of luck and skill: the results of reviewed deals in their parts, by day or month."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import UTC, datetime

from PySide6.QtGui import QColor

from ombre_desktop.storage.splits import LuckFigures, LuckRow
from ombre_desktop.storage.statistics import Facet, Point, Scope
from ombre_desktop.ui.dialogs.sheet_model import Column
from ombre_desktop.ui.dialogs.style import Appearance
from ombre_desktop.ui.features.statistics.group_table import gain, number
from ombre_desktop.ui.model.statistics import Behind
from ombre_desktop.ui.texts import luck as words
from ombre_desktop.ui.texts.decimals import signed_decimal
from ombre_desktop.ui.texts.listing import sentences
from ombre_desktop.ui.texts.statistics import day, month_name
from ombre_desktop.value import replace

NARROW = (0, 2, 5)
"""The columns that are left in a narrow window."""


def luck_columns(by: Facet, look: Appearance) -> list[Column[LuckRow]]:
    """Return the columns of the table of deals grouped *by* day or month."""
    deals, won, hands, cards, without, own, others = words.headings()

    def figures(heading: str, value: Callable[[LuckRow], float]) -> Column[LuckRow]:
        def colour(row: LuckRow) -> QColor | None:
            chrome, amount = look.theme.chrome, round(value(row), 1)
            return (chrome.win if amount > 0 else chrome.lose) if amount else None

        return Column(heading, lambda row: signed_decimal(value(row), 1), figure=True, colour=colour)

    return [
        Column(words.time_heading(by_day=by is Facet.DAY), _name),
        Column(deals, lambda row: number(row.deals), figure=True),
        Column(won, lambda row: gain(row.won), figure=True),
        figures(hands, lambda row: row.hand),
        figures(cards, lambda row: row.cards),
        figures(without, lambda row: row.without_luck),
        figures(own, lambda row: row.decisions),
        figures(others, lambda row: row.others),
    ]


def curve_note(points: Sequence[Point], *, in_points: bool) -> str:
    """Return in how many deals of the curve luck is known, and what the curve without luck counts."""
    first = next((point.time for point in points if point.reviewed), None)
    if first is None:
        return words.nothing_known()
    last = points[-1]
    return _known(last.reviewed, last.deals, first, last.luck, in_points)


def table_note(figures: LuckFigures, deals: int, *, in_points: bool) -> str:
    """Return in how many of the *deals* luck is known, and what the figures of the table mean."""
    if figures.since is None:
        return words.nothing_known()
    luck = figures.rows[0].luck
    return sentences([_known(figures.deals, deals, figures.since, luck, in_points), words.table_note()])


def _known(deals: int, of: int, since: str, luck: float, in_points: bool) -> str:
    """Return in how many deals *of* all luck is known, since when, and what it gave."""
    moment = datetime.fromisoformat(since)
    return words.known(number(deals), number(of), moment, signed_decimal(luck, 1), in_points=in_points)


def reviewed_deals(scope: Scope, by: Facet, row: LuckRow) -> Behind:
    """Return the reviewed deals of *row*."""
    inside = replace(scope, reviewed=True)
    if row.key is not None:
        inside = inside.narrowed((by, row.key))
    return Behind(inside, row.deals, _name(row))


def _name(row: LuckRow) -> str:
    if row.key is None:
        return words.every_deal()
    if len(row.key) == len("2026-11"):
        return month_name(row.key)
    return day(datetime.fromisoformat(row.key).replace(hour=12, tzinfo=UTC))
