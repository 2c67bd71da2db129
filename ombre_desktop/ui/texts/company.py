"""Who sits where, and sentences that say "you" to one of them."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from ombre_desktop.engine import POOL, Seat
from ombre_desktop.engine.seats import Party
from ombre_desktop.value import Value

translate = QCoreApplication.translate

Pair = tuple[str, str]
"""A sentence said to the person himself, and the same about somebody else, ``{name}``."""


class Company(Value):
    """
    The names of all seats; *person* is the seat that reads the words, None for an onlooker.

    *game* is the game that they play, which may have words of its own.
    """

    names: tuple[str, ...]
    person: Seat | None
    game: str = ""

    def name(self, party: Party) -> str:
        """The name of a seat, or of the pool."""
        return translate("Company", "the pool") if party is POOL else self.names[int(party)]

    def name_or_you(self, party: Party) -> str:
        """As :meth:`name`, but "you" for the person."""
        return translate("Company", "you") if party == self.person else self.name(party)

    def told(self, context: str, pair: Pair, seat: Seat, **fields: object) -> str:
        """The sentence of *pair* that suits *seat*, translated in *context*, its fields filled in."""
        template = pair[0] if seat == self.person else pair[1]
        return translate(context, template).format(name=self.name(seat), **fields)
