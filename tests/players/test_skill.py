"""The figure for an evening: what the choices surely cost, deal by deal, and nothing else."""

from __future__ import annotations

from math import sqrt
from statistics import stdev

import pytest

from ombre_desktop.players.judging.skill import skill


def test_the_figure_is_a_hundred_less_the_cost_in_hundredths_of_the_stake():
    """Three deals that cost nothing, a tenth and a fifth of the stake lose a tenth each on average."""
    costs = [0.0, 0.1, 0.2]
    found = skill(costs)

    assert pytest.approx(90.0) == found.figure
    assert pytest.approx(100 * stdev(costs) / sqrt(3)) == found.error
    assert 3 == found.deals


def test_one_deal_tells_little():
    """The error of a single deal is as large as what it cost."""
    found = skill([0.3])

    assert (pytest.approx(70.0), pytest.approx(30.0)) == (found.figure, found.error)


def test_nothing_is_told_of_no_deal_and_nobody_falls_below_nothing():
    """Somebody who loses more than the stake in every deal stands at 0."""
    assert skill([]) is None
    assert 0.0 == skill([2.0, 3.0]).figure
