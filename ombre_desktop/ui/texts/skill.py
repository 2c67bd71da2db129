"""The words of the skill with which the person chooses, beside the levels of the computer players."""

from __future__ import annotations

from ombre_desktop.ui.texts.games import game_name
from ombre_desktop.ui.texts.levels import level_name
from ombre_desktop.ui.texts.phrases import Said, translate
from ombre_desktop.ui.texts.statistics import behind, role_word

chart_name = Said("Skill", "How well you choose, over time")
"""The name of the chart, for a screen reader."""
picture_file = Said("Skill", "choices.png")
"""The name on offer for a file of the chart."""
every_role = Said("Skill", "All you do")
"""The name of the curve of all roles."""
note = Said(
    "Skill", "Your costly choices in a hundred, beside those of the computer players. Higher is better."
)
"""The note over the chart."""
table_note = Said("Skill", "Choose a figure to see the deals behind it, with the costliest choice first.")
"""The note over the table."""
too_few = Said("Skill", "Let the coach look at ten of your deals. Then you see here how well you choose.")
"""The text in place of the chart while few deals are judged."""
_AT_RANDOM = Said("Skill", "At random")


def level_told(level: str) -> str:
    """Return the name of *level*, also of cards played at random."""
    return _AT_RANDOM() if level == "random" else level_name(level)


def row_name(game: str | None, role: str | None) -> str:
    """Return the name of a row: a *game*, a *role* in it, or both of all."""
    played = translate("Skill", "All games") if game is None else game_name(game)
    if role is None:
        return played
    return translate("Skill", "{game} · {role}").format(game=played, role=role_word(role, game or ""))


def headings() -> tuple[str, ...]:
    """Return the headings of the table."""
    return (
        translate("Skill", "Where"),
        translate("Skill", "Deals"),
        translate("Skill", "Choices"),
        translate("Skill", "Costly"),
        translate("Skill", "Of 100"),
        translate("Skill", "About like"),
    )


def costly_title(name: str) -> str:
    """Return the title of the deals with costly choices behind a row."""
    return behind(name, translate("Skill", "Costly"))


def account(share: str, within: str, level: str) -> str:
    """Return what the chart shows, for a screen reader."""
    template = translate(
        "Skill", "Of 100 choices {share} were costly, give or take {within}. About like: {level}."
    )
    return template.format(share=share, within=within, level=level_told(level))
