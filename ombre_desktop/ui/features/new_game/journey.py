"""
The journey of the games: where each stands on the map, and since when it is known.

The sources of the years are in docs/rules/journey.md. Nothing is told of a game without a source.
"""

from __future__ import annotations

from typing import Final

from ombre_desktop.ui.texts import new_game as words
from ombre_desktop.value import Value

PLATE: Final = (640, 560)
"""The size of the map with its time line, in units."""
MAP: Final = 500
"""The height of the map alone."""
FIRST, LAST = 1600, 2026
"""The years at the ends of the time line."""


class Station(Value):
    """
    The place of a game, *spot*, in units of the plate, and the years of which a source speaks.

    A game known from the year *since* alone has no *until*; one that is still played is known until *LAST*.
    """

    spot: tuple[float, float]
    since: int | None = None
    until: int | None = None

    @property
    def is_alive(self) -> bool:
        """True if a source says that the game is still played."""
        return self.until == LAST

    @property
    def label(self) -> str:
        """The years as they stand on the map."""
        if self.since is None:
            return words.today_label() if self.is_alive else "?"
        if self.until is None:
            return str(self.since)
        return f"{self.since}–" if self.is_alive else f"{self.since}–{_short(self.since, self.until)}"


def _short(since: int, until: int) -> str:
    """Return the last year of a span, without the century that both share."""
    return f"{until % 100:02}" if since // 100 == until // 100 else str(until)


STATIONS: Final[dict[str, Station]] = {
    "renegado": Station((326, 346), 1663),
    "four_handed": Station((384, 322), 1669),
    "five_handed": Station((262, 418), 1683),
    "homme_auvergne": Station((426, 250), 1665),
    "french": Station((410, 180), 1671),
    "quadrille": Station((476, 196), 1725, 1750),
    "german_solo": Station((548, 132), 1775, 1800),
    "pokerwiner": Station((358, 120), 1911),
    "lhombre": Station((500, 56), 1887, LAST),
    "tresillo": Station((268, 344), 1801, 1900),
    "rocambor": Station((52, 152), 1901, LAST),
    "zanga": Station((97, 424), None, LAST),
    "zanga_malaga": Station((318, 424), None, LAST),
    "two_handed": Station((54, 262)),
    "tritrille": Station((112, 286)),
}
"""The station of every game, by its name in the registry."""
BELINDA: Final = Station((436, 86), 1714)
"""The station of the poem whose game the program replays."""
NAMES: Final = ((words.peru, (132, 44)), (words.canaries, (97, 468)), (words.unknown, (84, 338)))
"""The names of the corners and of the games at sea, and the middles of their foot lines."""
_ELSEWHERE: Final = Station((170, 262))


def station_of(game: str) -> Station:
    """Return the station of *game*; one without a station lies at sea."""
    return STATIONS.get(game, _ELSEWHERE)
