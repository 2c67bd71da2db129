"""The words of the map of themes: what one does well and badly, with the doors to practice."""

from __future__ import annotations

from ombre_desktop.ui.texts.phrases import Said, translate
from ombre_desktop.ui.texts.problem_choice import theme_choice
from ombre_desktop.ui.texts.statistics import behind

note = Said("Themes", "The dearest comes first. Choose a cell: its deals, its problems, or its lesson.")
"""The note over the table."""
nothing_yet = Said("Themes", "Let the coach look at your deals. Then you see here what to practise.")
"""The note before any choice with reasons was judged."""
problems_door = Said("Themes", "Solve")
"""The word in the cell that leads to the problems of a theme."""
lesson_door = Said("Themes", "Play")
"""The word in the cell that leads to the lesson of a theme."""
problems_heading = Said("Themes", "Problems")
"""The heading over the doors to problems."""
lesson_heading = Said("Themes", "Lesson")
"""The heading over the doors to lessons."""


def headings(*, in_points: bool) -> tuple[str, ...]:
    """Return the headings over the theme and its figures."""
    return (
        translate("Themes", "Theme"),
        translate("Themes", "Choices"),
        translate("Themes", "Costly"),
        translate("Themes", "Points an evening") if in_points else translate("Themes", "Chips an evening"),
    )


def costly_title(theme: str) -> str:
    """Return the title of the deals with costly choices of *theme*."""
    return behind(theme_choice(theme), translate("Themes", "Costly"))
