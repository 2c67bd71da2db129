"""The people at the table, and sentences that say "you" to one of them."""

from __future__ import annotations

from ombre_desktop.engine import POOL, Seat
from ombre_desktop.engine.seats import Party
from ombre_desktop.ui.texts.marking import QT_TRANSLATE_NOOP
from ombre_desktop.ui.texts.people import person_named
from ombre_desktop.ui.texts.phrases import Named, Said, noun, person, translate
from ombre_desktop.value import Value

Pair = tuple[Said, Said]
"""A sentence said to the person, and the same about somebody else, with ``{name}``."""

_IN_STONES = frozenset({"zanga", "zanga_malaga"})
_POOL = QT_TRANSLATE_NOOP("Company", "pool")


def counts_stones(game: str) -> bool:
    """Tell whether *game* is played by sides that hold stones."""
    return game in _IN_STONES


class Company(Value):
    """
    The names of all seats; *person* is the seat whose player reads the sentences, None for an onlooker.

    *game* is the game that the company plays, which may have its own words.
    """

    names: tuple[str, ...]
    person: Seat | None
    game: str = ""

    @property
    def counts_stones(self) -> bool:
        """True if the company plays by sides that hold stones."""
        return counts_stones(self.game)

    def name(self, party: Party) -> Named:
        """Return the name of a seat, or of the pool."""
        return noun("Company", _POOL) if party is POOL else person_named(self.names[int(party)])

    def name_or_you(self, party: Party) -> Named:
        """Return "you" for the person, and the result of :meth:`name` for everybody else."""
        return person(translate("Company", "you")) if party == self.person else self.name(party)

    def told(self, pair: Pair, seat: Seat, **fields: object) -> str:
        """Return the sentence of *pair* for *seat*, with its fields filled in."""
        template = pair[0] if seat == self.person else pair[1]
        return template().format(name=self.name(seat), **fields)
