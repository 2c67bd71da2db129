"""The table of the skill with which the person chooses, by game and role, and the deals behind a row."""

from __future__ import annotations

from ombre_desktop.storage.level_marks import nearest
from ombre_desktop.storage.skill import SkillRow
from ombre_desktop.storage.statistics import Facet, Order, Scope
from ombre_desktop.ui.dialogs.sheet_model import Column
from ombre_desktop.ui.features.statistics.group_table import number
from ombre_desktop.ui.model.statistics import Behind
from ombre_desktop.ui.texts import skill as words
from ombre_desktop.ui.texts.choice_figures import with_error
from ombre_desktop.ui.texts.decimals import decimal
from ombre_desktop.value import replace

FEW = 10
"""The number of judged deals from which a share is shown."""
NARROW = (0, 4, 5)
"""The columns that are left in a narrow window."""


def skill_columns() -> list[Column[SkillRow]]:
    """Return the columns of the table."""
    where, deals, choices, costly, share, like = words.headings()
    return [
        Column(where, name_of),
        Column(deals, lambda row: number(row.deals), figure=True),
        Column(choices, lambda row: number(row.choices), figure=True),
        Column(costly, lambda row: number(row.costly), figure=True),
        Column(share, share_of, figure=True),
        Column(like, _like),
    ]


def name_of(row: SkillRow) -> str:
    """Return the name of *row*."""
    return words.row_name(row.game, row.role)


def share_of(row: SkillRow) -> str:
    """Return the costly choices of a hundred with the error; a dash while there are few deals."""
    return with_error(decimal(row.share, 1), decimal(row.error, 1)) if row.deals >= FEW else "–"


def _like(row: SkillRow) -> str:
    return words.level_told(nearest(row.share, row.role).level) if row.deals >= FEW else "–"


def costly_deals(scope: Scope, row: SkillRow) -> Behind | None:
    """Return the deals with the costly choices of *row*, the costliest first; None if there are none."""
    if not row.costly:
        return None
    inside = replace(scope, costly="", game=row.game or scope.game)
    if row.role is not None:
        inside = inside.narrowed((Facet.ROLE, row.role))
    return Behind(inside, None, words.costly_title(name_of(row)), Order.COSTLIEST)
