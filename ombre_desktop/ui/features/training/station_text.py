"""The words of a station: what is written under its card, what it teaches, and its spoken name."""

from __future__ import annotations

from ombre_desktop.ui.features.training.choosing import Wish
from ombre_desktop.ui.features.training.deed import Deed
from ombre_desktop.ui.features.training.path import Standing, Station
from ombre_desktop.ui.texts import drills, set_deals
from ombre_desktop.ui.texts import learn as words
from ombre_desktop.ui.texts import problem_choice as choice
from ombre_desktop.value import Value


class StationText(Value):
    """
    The words of a station.

    *title* stands under the card, *figure* (or what it is) below it; *name* is the title
    without a number. *told* is the spoken name, *taught* the sentence about it.
    """

    title: str
    name: str
    figure: str
    told: str
    taught: str


def text_of(station: Station) -> StationText:
    """Return the words of *station*."""
    is_done = station.standing is Standing.DONE
    if station.deed is Deed.LESSON:
        name = station.title
        is_next = station.standing is Standing.NEXT
        told = words.lesson_told(station.number, name, is_done=is_done, is_next=is_next)
        sentence = station.about if station.translated else words.english_only()
        taught = words.with_progress(sentence, station.right, station.parts)
        return StationText(words.numbered(station.number, name), name, "", told, taught)
    if station.deed is Deed.PROBLEMS:
        name = words.problems_title(station.name)
        figure = words.problems_kind() if station.name else ""
        figure = words.solved_told(station.right) if station.right else figure
        taught = words.problems_taught(station.name)
        return StationText(name, name, figure, words.problems_told(name, is_done=is_done), taught)
    if station.deed is Deed.CHOSEN:
        return _chosen_text(station)
    if station.deed is Deed.SET_DEALS:
        game, left = "" if station.choice is None else station.choice.game, station.parts
        told = set_deals.station_told(game, left)
        return StationText(
            set_deals.title(), set_deals.title(), choice.to_go_told(left), told, set_deals.taught()
        )
    if station.deed is Deed.DRILL:
        drill = drills.DRILLS[station.name]
        name = drill.title()
        return StationText(name, name, words.drill_kind(), words.drill_told(name), drill.about())
    name, figure = words.mistakes(), words.waiting_told(station.parts) if station.parts else ""
    return StationText(name, name, figure, name, words.mistakes_taught(station.parts))


def _chosen_text(station: Station) -> StationText:
    """Return the words of the problems of the person's choice."""
    wish, left = station.choice or Wish(), station.parts
    name, comes_again = words.problems_kind(), station.standing is Standing.DONE
    theme = "" if wish.theme is None else wish.theme.value
    told = choice.chosen_told(wish.game, theme, left)
    taught = choice.chosen_taught(wish.game, theme, comes_again=comes_again)
    return StationText(name, name, choice.to_go_told(left), told, taught)
