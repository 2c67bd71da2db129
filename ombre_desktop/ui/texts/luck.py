"""The words of luck apart from skill in the statistics."""

from __future__ import annotations

from datetime import datetime

from ombre_desktop.ui.texts.phrases import Said, translate
from ombre_desktop.ui.texts.statistics import day

nothing_known = Said(
    "Luck",
    "Your luck is not known in any of these deals yet. “Review this deal” works it out, and so does"
    " the coach (Preferences, Play).",
)
"""The sentence that the luck of no deal is known, and how it becomes known."""
table_note = Said(
    "Luck",
    "Luck is the worth of your hands and how the other cards lay. With all choices it makes what"
    " was won, without antes and pool.",
)
"""The note on what luck is, and what the figures add up to."""
every_deal = Said("Luck", "All reviewed deals")
"""The name of the row for all reviewed deals."""


def curve_names() -> tuple[str, str]:
    """Return the names of the two curves: what was won, and what would have been won without luck."""
    return translate("Luck", "Won"), translate("Luck", "Without luck, where it is known")


def known(deals: str, of: str, since: datetime, luck: str, *, in_points: bool) -> str:
    """Return in how many deals luck is known, since when, and what it gave in them, with its sign."""
    told = (
        translate(
            "Luck", "Your luck is known in {deals} of {of} deals since {date}. In points, it gave {luck}."
        )
        if in_points
        else translate(
            "Luck", "Your luck is known in {deals} of {of} deals since {date}. In chips, it gave {luck}."
        )
    )
    return told.format(deals=deals, of=of, date=day(since), luck=luck)


def headings() -> tuple[str, ...]:
    """Return the headings over the figures of luck and skill."""
    return (
        translate("Luck", "Reviewed"),
        translate("Luck", "Won"),
        translate("Luck", "Your hands"),
        translate("Luck", "Other cards"),
        translate("Luck", "Without luck"),
        translate("Luck", "Your choices"),
        translate("Luck", "Others’ choices"),
    )


def time_heading(*, by_day: bool) -> str:
    """Return the heading over days or months."""
    return translate("Luck", "Day") if by_day else translate("Luck", "Month")


def without_luck_account(amount: str) -> str:
    """Return where the curve without luck ends, for a screen reader."""
    return translate(
        "Luck", "Without the luck that is known: {amount}. The page “Luck and skill” has the figures."
    ).format(amount=amount)
