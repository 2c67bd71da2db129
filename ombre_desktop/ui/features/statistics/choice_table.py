"""The table of what the judged choices cost, by kind and by role, and the sentence over it."""

from __future__ import annotations

from datetime import datetime

from PySide6.QtGui import QColor

from ombre_desktop.storage.judged import ChoiceFigures, ChoiceRow
from ombre_desktop.storage.statistics import Facet, Order, Scope
from ombre_desktop.ui.dialogs.sheet_model import Column
from ombre_desktop.ui.dialogs.style import Appearance
from ombre_desktop.ui.features.statistics.group_table import number
from ombre_desktop.ui.model.statistics import Behind
from ombre_desktop.ui.texts import choice_figures as words
from ombre_desktop.ui.texts.decimals import decimal, signed_decimal
from ombre_desktop.value import replace

FEW = 10
"""The number of judged deals from which a mean is shown."""


def choice_columns(look: Appearance, *, in_points: bool) -> list[Column[ChoiceRow]]:
    """Return the columns of the table."""
    what, deals, choices, costly, lost, each = words.headings(in_points=in_points)

    def colour(row: ChoiceRow) -> QColor | None:
        return look.theme.chrome.lose if row.cost else None

    return [
        Column(what, words.row_name),
        Column(deals, lambda row: number(row.deals), figure=True),
        Column(choices, lambda row: number(row.choices), figure=True),
        Column(costly, lambda row: number(row.costly), figure=True),
        Column(lost, lambda row: decimal(row.cost, 1), figure=True, colour=colour),
        Column(each, _each, figure=True, colour=colour),
    ]


NARROW = (0, 3, 5)
"""The columns that are left in a narrow window."""


def choices_note(figures: ChoiceFigures, *, in_points: bool) -> str:
    """Return what the choices cost a deal, beside what was won, and since when choices were judged."""
    if figures.since is None:
        return words.nothing_judged()
    told, since = number(figures.deals), datetime.fromisoformat(figures.since)
    if figures.deals < FEW:
        return words.few_judged(told, since, FEW)
    return words.judged(
        told,
        since,
        _each(figures.rows[0]),
        signed_decimal(figures.won / figures.deals, 2),
        in_points=in_points,
    )


def costly_deals(scope: Scope, row: ChoiceRow) -> Behind | None:
    """Return the deals with the costly choices of *row*, the costliest first; None if there are none."""
    if not row.costly:
        return None
    inside = replace(scope, costly=row.kind or "")
    if row.role is not None:
        inside = inside.narrowed((Facet.ROLE, row.role))
    return Behind(inside, None, words.costly_title(row), Order.COSTLIEST)


def _each(row: ChoiceRow) -> str:
    """Return the cost a deal with its standard error; a dash while there are few deals."""
    if row.deals < FEW:
        return "–"
    return words.with_error(decimal(row.each, 2), decimal(row.error, 2))
