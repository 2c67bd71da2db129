"""The words of the statistics over chips, points or stones."""

from __future__ import annotations

from ombre_desktop.storage.statistics import Scope
from ombre_desktop.ui.texts import statistics as words
from ombre_desktop.ui.texts.company import counts_stones
from ombre_desktop.ui.texts.phrases import translate


def amount_button(amount: str, each: str, scope: Scope) -> str:
    """Return the label of what was won in *scope* in all, and a deal."""
    if counts_stones(scope.game or ""):
        return translate("Statistics", "Stones: {amount} ({each} a deal)").format(amount=amount, each=each)
    return words.amount_button(amount, each, in_points=scope.in_points)


def amount_each_button(each: str, scope: Scope) -> str:
    """Return the label of what was won in *scope* a deal."""
    return words.each_button(amount_heading(scope), each)


def chart_name(scope: Scope) -> str:
    """Return the name of the curve of *scope* for screen readers."""
    if counts_stones(scope.game or ""):
        return translate("Statistics", "Stones over time")
    return words.chart_name(in_points=scope.in_points)


def amount_heading(scope: Scope) -> str:
    """Return the heading over what was won in *scope*."""
    if counts_stones(scope.game or ""):
        return translate("Statistics", "Stones")
    return words.amount_heading(in_points=scope.in_points)
