"""The reading of the path in a thread: progress, problems, and the pictures of the stations."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import lru_cache
from pathlib import Path

from PySide6.QtGui import QColor, QImage

from ombre_desktop.engine import HIDDEN, Card, Pack, ruleset
from ombre_desktop.engine.errors import OmbreError
from ombre_desktop.storage.display_options import CardPrint, Deck, Preferences
from ombre_desktop.ui.dialogs.style import Appearance
from ombre_desktop.ui.dialogs.woodcut import Woodcut
from ombre_desktop.ui.features.training.choosing import Tried, TriedFile, Wish, times_of
from ombre_desktop.ui.features.training.own_problems import own_problems
from ombre_desktop.ui.features.training.path import Chapter, path_of
from ombre_desktop.ui.features.training.problem_file import FiledProblem, filed_problems
from ombre_desktop.ui.features.training.selection import ListedProblem, Selection
from ombre_desktop.ui.features.training.set_deal import SET_DEALS
from ombre_desktop.ui.features.training.sizes import CUT, HEIGHT, unit_of
from ombre_desktop.ui.lessons.course import course, next_of
from ombre_desktop.ui.lessons.listing import listed
from ombre_desktop.ui.lessons.progress import Progress
from ombre_desktop.ui.model.deck_choice import deck_for
from ombre_desktop.ui.table.deck_art import Size, device_size, picture_name, render
from ombre_desktop.ui.table.placement import card_size
from ombre_desktop.ui.texts.card_letters import print_of
from ombre_desktop.value import Value

CUTS = {"play": "CJ", "judge": "HQ", "master": "SK", "practice": "DJ"}
"""The woodcuts of the chapters that belong to no game, all Spanish like those of the rule book."""
Pictures = Mapping[tuple[str, Card | None], QImage]
"""The pictures of the stations by game and card; a station without a card shows a back."""


class Look(Value):
    """
    The look of the pictures: deck and print style, the height of a card and of a woodcut, the pixel *ratio*.

    *ink* is the colour of the woodcuts, as Qt writes it.
    """

    deck: Deck
    printed: CardPrint
    height: float
    cut: int
    ratio: float
    ink: str


def look_of(liked: Preferences, look: Appearance, ratio: float) -> Look:
    """Return the look of the pictures by the preferences and the *look* of the page."""
    unit = unit_of(look.text)
    ink = look.theme.chrome.ink.name()
    return Look(liked.deck, print_of(liked), HEIGHT * unit, round(CUT * unit), ratio, ink)


class Gallery(Value):
    """The *pictures* of the stations, and the woodcuts (*cuts*) of the chapters, in one look."""

    look: Look
    pictures: Pictures
    cuts: Mapping[str, QImage]


class Games(Value):
    """
    The game that the person played *last*, the one played *most*, and the *wish* that is asked for now.

    Problems of the person's own lie in the folder *own*.
    """

    last: str = ""
    most: str = ""
    wish: Wish | None = None
    own: Path | None = None


class FoundPath(Value):
    """
    The path as it was read, with the pictures of its stations, and the problems *selected*.

    If *is_asked*, they were asked for, and are the person's choice from now on.
    """

    path: tuple[Chapter, ...]
    gallery: Gallery
    selected: Selection
    is_asked: bool = False


def read_path(
    progress: Progress, tried: TriedFile, look: Look, spoken: str, games: Games
) -> FoundPath | OmbreError:
    """
    Read the path with the progress on it, and paint its pictures; return the error if that fails.

    The chapter of the game played last comes first of all games, and problems are of the game played most
    until the person chooses, or another wish is asked for.
    """
    try:
        progress.read()
        tried.read()
        kept, places = progress.document, course()
        lessons = listed(kept, spoken)
        begun = next((one.name for one in lessons if one.is_begun), None)
        ahead = begun or next_of(places, kept.done, kept.knows)
        kept_tried = tried.document.tried
        every = (*filed_problems(), *own_problems(games.own))
        set_deals = _problems(kept_tried, filed_problems(SET_DEALS))
        problems = Selection(_problems(kept_tried, every), Wish(), set_deals)
        selected = problems.selecting(games.wish or tried.wish or Wish(game=games.most))
        path = path_of(lessons, selected, ahead, games.last)
        return FoundPath(path, gallery_of(path, look), selected, is_asked=games.wish is not None)
    except OmbreError as error:
        return error


def gallery_of(path: Iterable[Chapter], look: Look) -> Gallery:
    """Paint the pictures of all stations and chapters of *path* in this *look*; any thread may call this."""
    size = device_size(card_size(look.height), look.ratio)
    pictures: dict[tuple[str, Card | None], QImage] = {}
    for station in (one for chapter in path for one in chapter.stations):
        deck = deck_for(look.deck, ruleset(station.game).pack if station.game else Pack.SPANISH)
        name = picture_name(station.card or HIDDEN)
        pictures[station.game, station.card] = _painted(deck, name, size, look.printed)
    cuts = {name: _cut(card, look.ink, look.cut, look.ratio) for name, card in CUTS.items()}
    return Gallery(look, pictures, cuts)


@lru_cache(maxsize=64)
def _painted(deck: Deck, name: str, size: Size, printed: CardPrint) -> QImage:
    """Return the picture of a card, which is painted for the first opening of the page alone."""
    return render(deck, name, size, printed)


@lru_cache(maxsize=len(CUTS))
def _cut(card: str, ink: str, height: int, ratio: float) -> QImage:
    return Woodcut(Deck.SPANISH, Card.parse(card), QColor(ink), height, ratio).painted()


def _problems(tried: Tried, every: Iterable[FiledProblem]) -> tuple[ListedProblem, ...]:
    """Return the problems among *every* as the path counts them."""
    right = {name for name, one in tried.items() if one.right}
    found = Counter((one.traits, times_of(one.name, tried), one.name in right) for one in every)
    return tuple(ListedProblem(*known, number) for known, number in found.items())
