"""The words of the chart of how the cards fell."""

from __future__ import annotations

from ombre_desktop.ui.texts.phrases import translate


def chart_name() -> str:
    """Return the name of the chart for screen readers."""
    return translate("CardChart", "How the cards fell, beside what chance allows")


def band_name() -> str:
    """Return the meaning of the shaded band."""
    return translate("CardChart", "95 % of all evenings")


def scale_words() -> tuple[str, str, str]:
    """Return the words below the scale, from left to right."""
    return (
        translate("CardChart", "fewer"),
        translate("CardChart", "as expected"),
        translate("CardChart", "more"),
    )


def chart_note() -> str:
    """Return how the chart is read."""
    return translate(
        "CardChart",
        "Each sign is a place at the table. Inside the band, chance explains the number; about one sign in "
        "twenty is outside by chance alone. The page “How the cards fell” has the figures.",
    )


def outside(place: str, what: str, dealt: str, low: str, high: str) -> str:
    """Return that a *place* was dealt a number of something that chance hardly explains."""
    return translate("CardChart", "{place}, {what}: {dealt}, outside of {low} to {high}.").format(
        place=place, what=what, dealt=dealt, low=low, high=high
    )


def where_figures_are() -> str:
    """Return where all figures are."""
    return translate("CardChart", "All others are inside the band; the page “How the cards fell” has them.")


def all_inside() -> str:
    """Return that chance explains every number."""
    return translate("CardChart", "Every number is inside the band; the page “How the cards fell” has them.")


def picture_file() -> str:
    """Return the name on offer for a file of the chart."""
    return translate("CardChart", "cards.png")
