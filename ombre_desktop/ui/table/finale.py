"""The finales at the end of a deal: which ends have one, and how long the light and the counters take."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QPointF

from ombre_desktop.engine import Result, Seat, Settlement
from ombre_desktop.storage.deal_row import DealRow
from ombre_desktop.ui.model.sitting import Sitting
from ombre_desktop.ui.table.layout import TableLayout
from ombre_desktop.ui.table.motion import Span
from ombre_desktop.value import Value


class Ending(Enum):
    """An end of a deal that is worth a finale: a result, or None for the last deal of an evening."""

    CODILLE = Result.CODILLE
    VOLE = Result.VOLE
    PUESTA = Result.PUESTA
    LAST = None


class Finale(Value):
    """A finale at the *ending* of a deal, which lights the *seats* that won; a short one hurries."""

    ending: Ending
    seats: tuple[Seat, ...] = ()
    is_short: bool = False

    @property
    def lasts(self) -> float:
        """The length of the finale in milliseconds."""
        return 750.0 if self.is_short else 1900.0

    @property
    def dims(self) -> float:
        """The milliseconds in which the light narrows, and opens again at the end."""
        return 120.0 if self.is_short else 200.0

    @property
    def pours(self) -> Span:
        """The beginning and end of the payments, in milliseconds from the beginning of the finale."""
        return (60.0, 560.0) if self.is_short else (200.0, 1100.0)


def finale_of(settlement: Settlement, sitting: Sitting) -> Finale | None:
    """
    Return the finale at the end of the deal of *sitting* that ends in *settlement*; None for an ordinary end.

    A codille, a vole and the last deal of an evening have one each; a second codille or vole of the evening
    has a short one. So has a puesta, once in a sitting, whose counters go into the pool.
    """
    before = {_ending(row) for row in sitting.rows if row.number < sitting.deal_number}
    outcome = settlement.outcome
    results = {verdict.result for verdict in outcome.verdicts}
    for result in (Result.CODILLE, Result.VOLE):
        if result in results:
            return Finale(Ending(result), outcome.winners, result.value in before)
    if sitting.is_last and sitting.deal_number > 1:
        return Finale(Ending.LAST, outcome.winners)
    if Result.PUESTA in results and Result.PUESTA.value not in before and sitting.ruleset.has_pool:
        return Finale(Ending.PUESTA, is_short=True)
    return None


def _ending(row: DealRow) -> str:
    return row.outcome.split()[0]


def stage_point(layout: TableLayout) -> QPointF:
    """Return the middle of a finale: that of the tricks, where the settlement comes next."""
    middle = layout.centre.discards.rect.center()
    return QPointF(middle.x(), max(layout.centre.sheet.center().y(), middle.y()))
