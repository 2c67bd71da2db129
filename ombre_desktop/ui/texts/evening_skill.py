"""The words of the figure for how well somebody played an evening."""

from __future__ import annotations

from ombre_desktop.players.judging.skill import EXPERT, Skill
from ombre_desktop.ui.texts.decimals import decimal
from ombre_desktop.ui.texts.listing import sentences
from ombre_desktop.ui.texts.phrases import Said, translate

_none = Said("EveningSkill", "None of these deals has been judged yet. “Review this deal” does it.")
_expert = Said("EveningSkill", "An expert has about {figure}.")


def skill_told(found: Skill | None) -> str:
    """Return the figure with its error and the number of deals, beside an expert's; or that there is none."""
    if found is None:
        return _none()
    told = translate(
        "EveningSkill",
        "Your choices: {figure} of 100, give or take {error}, in {deals:one # judged deal|other # judged"
        " deals}.",
    )
    figure, error = (decimal(each, 0) for each in (found.figure, found.error))
    expert = _expert().format(figure=decimal(EXPERT, 0))
    return sentences([told.format(figure=figure, error=error, deals=found.deals), expert])
