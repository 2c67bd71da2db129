"""The words of the figures about judged choices."""

from __future__ import annotations

from datetime import datetime

from ombre_desktop.storage.judged import ChoiceRow
from ombre_desktop.ui.texts.phrases import Said, translate
from ombre_desktop.ui.texts.statistics import behind, day, role_word

_KINDS = {
    "bid": Said("Choices", "Bids"),
    "trump": Said("Choices", "Trumps named"),
    "king": Said("Choices", "Kings called"),
    "exchange": Said("Choices", "Exchanges"),
    "card": Said("Choices", "Cards played"),
    "claim": Said("Choices", "Claims"),
    "surrender": Said("Choices", "Surrenders"),
    "consent": Said("Choices", "Answers to a surrender"),
}


decide_again_button = Said("Choices", "&Decide it again")
"""The label of the button that lets the person make the costliest choice of a deal again."""
nothing_judged = Said(
    "Choices",
    "No choice of yours has been judged yet. The coach judges them after each deal, if you like "
    "(Preferences, Play).",
)
"""The sentence that no choice was judged yet."""


def row_name(row: ChoiceRow) -> str:
    """Return the name of a row."""
    if row.kind is not None:
        return _KINDS[row.kind]() if row.kind in _KINDS else row.kind
    if row.role is not None:
        return translate("Choices", "Your role: {role}").format(role=role_word(row.role))
    return translate("Choices", "All choices")


def headings(*, in_points: bool) -> tuple[str, ...]:
    """Return the headings of the table."""
    return (
        translate("Choices", "Your choices"),
        translate("Choices", "Deals"),
        translate("Choices", "Judged"),
        translate("Choices", "Costly"),
        translate("Choices", "Points lost") if in_points else translate("Choices", "Chips lost"),
        translate("Choices", "Lost per deal"),
    )


def with_error(mean: str, error: str) -> str:
    """Return a mean with its standard error."""
    return translate("Choices", "{mean} ± {error}").format(mean=mean, error=error)


def costly_title(row: ChoiceRow) -> str:
    """Return the title of the deals with the costly choices of a row."""
    return behind(row_name(row), translate("Choices", "Costly"))


def few_judged(deals: str, since: datetime, enough: int) -> str:
    """Return that there are too few judged deals for a mean."""
    told = translate(
        "Choices",
        "The coach has judged {deals} of your deals since {date}. From {enough} deals"
        " on, an average says something.",
    )
    return told.format(date=day(since), deals=deals, enough=enough)


def judged(deals: str, since: datetime, each: str, won: str, *, in_points: bool) -> str:
    """Return what the choices cost a deal, beside what was won there with luck and skill."""
    told = (
        translate(
            "Choices",
            "The coach has judged {deals} of your deals since {date}. In points, your choices lost"
            " {each} a deal; all in all, you won {won}.",
        )
        if in_points
        else translate(
            "Choices",
            "The coach has judged {deals} of your deals since {date}. In chips, your choices lost"
            " {each} a deal; all in all, you won {won}.",
        )
    )
    return told.format(date=day(since), deals=deals, each=each, won=won)
