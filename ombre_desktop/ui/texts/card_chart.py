"""The words of the chart of how the cards fell."""

from __future__ import annotations

from ombre_desktop.ui.texts.phrases import Said, translate

chart_name = Said("CardChart", "How the cards fell, beside what chance allows")
"""The name of the chart for screen readers."""
band_name = Said("CardChart", "95 % of all evenings")
"""The meaning of the shaded band."""
chart_note = Said(
    "CardChart",
    "Each sign is a place at the table; the band is what chance allows. One sign in twenty falls"
    " outside by chance; “How the cards fell” has figures.",
)
"""The note on how the chart is read."""
where_figures_are = Said(
    "CardChart", "All others are inside the band; the page “How the cards fell” has them."
)
"""The sentence on where all figures are."""
all_inside = Said("CardChart", "Every number is inside the band; the page “How the cards fell” has them.")
"""The sentence that chance explains every number."""
picture_file = Said("CardChart", "cards.png")
"""The name on offer for a file of the chart."""


def scale_words() -> tuple[str, str, str]:
    """Return the words below the scale, from left to right."""
    return (
        translate("CardChart", "fewer"),
        translate("CardChart", "as expected"),
        translate("CardChart", "more"),
    )


def outside(place: str, what: str, dealt: str, low: str, high: str) -> str:
    """Return that a *place* was dealt a number of something that chance hardly explains."""
    return translate("CardChart", "{place}, {what}: {dealt}, outside of {low} to {high}.").format(
        place=place, what=what, dealt=dealt, low=low, high=high
    )
