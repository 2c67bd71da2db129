"""Words of the deal of each day."""

from __future__ import annotations

from datetime import date

from ombre_desktop.storage.mark import Mark
from ombre_desktop.ui.texts.dates import day_and_month, long_date
from ombre_desktop.ui.texts.games import game_name
from ombre_desktop.ui.texts.listing import sentences
from ombre_desktop.ui.texts.phrases import Said, translate
from ombre_desktop.ui.texts.results import signed

title = Said("Daily", "A deal a day")
about = Said("Daily", "Each day has one deal, the same for everybody.")
"""The sentence under the title."""
days_name = Said("Daily", "The last fifteen days")
"""The name of the leaves for screen readers."""
table_name = Said("Daily", "At the table")
"""The heading over the people whom the person will meet."""
ladder_name = Said("Daily", "With the same cards")
"""The heading over those who had the person's cards."""
temper_heading = Said("Daily", "How they play")
won_heading = Said("Daily", "Won")
"""The heading over what each of them won."""
you = Said("Daily", "You")
me = Said("Daily", "Me")
"""The person in a picture that others will see."""
plays_told = Said("Daily", "plays…")
"""The word for somebody who has not finished yet."""
play_button = Said("Daily", "&Play")
go_on_button = Said("Daily", "&Go on")
copy_button = Said("Daily", "Copy a &line")
save_button = Said("Daily", "&Save a picture…")
close_button = Said("Daily", "&Close")
missed_told = Said("Daily", "You missed this day. You can still play it, and it is marked as later.")
left_told = Said("Daily", "You are in the middle of this deal.")
once_told = Said("Daily", "You can play it once.")
late_told = Said("Daily", "Played later.")
helped_told = Said("Daily", "Played with help.")
gone_told = Said("Daily", "This deal is no longer among your past games.")
copied = Said("Daily", "The line is copied.")
lost_told = Said("Daily", "The others could not go on. They try again when you open this page.")
picture_title = Said("Daily", "Save a picture of this day")


def heading(day: date, game: str) -> str:
    """Return the *day* and the name of its *game*."""
    return translate("Daily", "{day}: {game}").format(day=long_date(day), game=game_name(game))


def leaf_told(day: date, game: str, standing: str) -> str:
    """Return all that a leaf shows."""
    told = translate("Daily", "{day}, {game}: {standing}")
    return told.format(day=day_and_month(day), game=game_name(game), standing=standing)


def standing_told(amount: int | None, *, is_left: bool) -> str:
    """Return what the person won, or that they have not played yet."""
    if amount is not None:
        return signed(amount)
    return translate("Daily", "begun") if is_left else translate("Daily", "not played")


def future_told(day: date) -> str:
    """Return the sentence about a clock that goes before something played."""
    told = translate("Daily", "By this clock, you have already played on a day to come: {day}.")
    return told.format(day=day_and_month(day))


def waited_for(done: int, people: int) -> str:
    """Return how many of the *people* have played the cards."""
    told = translate("Daily", "The others play your cards now: {done} of {all} have finished.")
    return told.format(done=done, all=people)


def mark_told(mark: Mark, *, is_late: bool) -> str:
    """Return what sets a deal apart: that it was played later, or with help."""
    late = late_told() if is_late else ""
    helped = "" if mark is Mark.CLEAN else helped_told()
    return sentences(told for told in (late, helped) if told)


def versions_told(own: str, others: str) -> str:
    """Return the version in which the deal was played, and that of the others if it is another."""
    if others in ("", own):
        return translate("Daily", "Played in version {version}.").format(version=own)
    told = translate("Daily", "Played in version {version}, by the others in {others}.")
    return told.format(version=own, others=others)


def line_told(day: date, game: str, own: int, expert: int | None) -> str:
    """Return the line to send, without cards."""
    fields = {"day": day_and_month(day), "game": game_name(game), "own": signed(own)}
    if expert is None:
        return translate("Daily", "Ombre, {day}: {game}, {own}.").format(**fields)
    told = translate("Daily", "Ombre, {day}: {game}, {own}. The expert with the same cards: {expert}.")
    return told.format(**fields, expert=signed(expert))
