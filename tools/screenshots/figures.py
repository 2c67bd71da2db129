"""Made-up figures, always the same, for pictures of the statistics."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from itertools import accumulate
from random import Random

from ombre_desktop.storage.statistics import Figures, Group, Point, Run, Scope, Summary
from ombre_desktop.ui.features.statistics.report import Report
from ombre_desktop.ui.model.statistics import MOST_POINTS, Wanted

_A_DAY = 12
"""The number of deals of an evening."""


def report_of(deals: int, wanted: Wanted) -> Report:
    """Return the statistics of that number of *deals*, of which every other was reviewed."""
    rng, begun = Random(deals), datetime(2026, 3, 1, 20, tzinfo=UTC)
    amounts = [rng.choice((-14, -8, -3, -3, 2, 5, 9, 14)) for _ in range(deals)]
    known = [at % 2 for at in range(deals)]
    lucks = [has * (0.6 * amount + rng.uniform(-4, 3)) for has, amount in zip(known, amounts, strict=True)]
    sums, lucky, reviewed = list(accumulate(amounts)), list(accumulate(lucks)), list(accumulate(known))
    by_day = deals > MOST_POINTS
    points = tuple(
        Point(
            (begun + timedelta(days=at // _A_DAY, minutes=7 * (at % _A_DAY))).isoformat(),
            at + 1,
            sums[at],
            reviewed[at],
            lucky[at],
        )
        for at in range(deals)
        if not by_day or at % _A_DAY == _A_DAY - 1 or at == deals - 1
    )
    won = sum(amount > 0 for amount in amounts)
    figures = Figures(deals, won, deals // 9, deals // 11, sum(amounts))
    groups = tuple(
        Group(key, Figures(deals // part, won // part, 1, 1, sum(amounts) // part))
        for part, key in ((2, ("entrada", "sacada")), (3, ("solo", "codille")), (6, ("vuelta", "puesta")))
    )
    found = (
        Summary(figures, max(amounts, default=0), min(amounts, default=0), 400 * deals)
        if deals
        else Summary()
    )
    games = (("renegado", False), ("quadrille", False)) if deals else ()
    runs = (Run(0, min(deals, 5)), Run(0, min(deals, 4)))
    return Report(wanted, Scope(), found, runs, points, groups, games=games)
