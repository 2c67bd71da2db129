"""The table of how the cards fell: what each place was dealt, beside what chance allows."""

from __future__ import annotations

from functools import partial

from PySide6.QtGui import QColor

from ombre_desktop.storage.dealt_statistics import CardFigures, CardRow, Share
from ombre_desktop.storage.statistics import Scope
from ombre_desktop.ui.dialogs.sheet_model import Column
from ombre_desktop.ui.dialogs.style import Appearance
from ombre_desktop.ui.features.statistics.group_table import number
from ombre_desktop.ui.model.statistics import Behind
from ombre_desktop.ui.texts import statistics as words
from ombre_desktop.value import replace


def card_columns(figures: CardFigures, look: Appearance) -> list[Column[CardRow]]:
    """Return a column for the measures, and one for each place with its number and the band of chance."""
    return [
        Column(words.cards_heading(), lambda row: words.MEASURES[row.measure]()),
        *(
            Column(
                place,
                partial(_count, at=at),
                figure=True,
                colour=partial(_colour, at=at, look=look),
                second=partial(_band, at=at),
                parts=words.card_parts(),
            )
            for at, place in enumerate(places_of(figures))
        ),
    ]


def deals_with(figures: CardFigures, scope: Scope, row: CardRow, heading: str) -> Behind | None:
    """Return the deals in which the place under *heading* was dealt what is counted in *row*."""
    places = places_of(figures)
    if heading not in places or not row.shares[places.index(heading)].count:
        return None
    title = words.behind(heading, words.MEASURES[row.measure]())
    return Behind(replace(scope, dealt=(row.measure, places.index(heading))), None, title)


def places_of(figures: CardFigures) -> list[str]:
    """Return the names of the places at the table, the person's first."""
    count = len(figures.rows[0].shares) if figures.rows else 0
    return [words.place(at, figures.seats) for at in range(count)]


def _count(row: CardRow, at: int) -> str:
    """Return the number dealt, with a sign if chance hardly explains it."""
    share = row.shares[at]
    if share.count < share.band.low:
        return f"↓ {number(share.count)}"
    return f"↑ {number(share.count)}" if share.count > share.band.high else number(share.count)


def _band(row: CardRow, at: int) -> str:
    band = row.shares[at].band
    return f"{number(band.low)}–{number(band.high)}"


def _colour(row: CardRow, at: int, look: Appearance) -> QColor | None:
    return None if is_usual(row.shares[at]) else look.theme.chrome.lose


def is_usual(share: Share) -> bool:
    """Tell whether a share is within the band of chance."""
    return share.band.low <= share.count <= share.band.high
