"""Events about a card that the Ombre calls: of an ally, or of a king to be given."""

from __future__ import annotations

from ombre_desktop.engine.cards import Card, Cards
from ombre_desktop.engine.public_event import Public
from ombre_desktop.engine.seats import Seat


class CardCalled(Public):
    """
    The Ombre's call of a card of a silent ally (rule 3.11), or of a king that its *holder* gives up (26.2).

    The holder is seen by all when the king is called; an ally is not.
    """

    seat: Seat
    card: Card
    holder: Seat | None = None


class KingGiven(Public):
    """A *card* of the Ombre's *seat* given for the *king* called (26.2)."""

    giver: Seat
    seat: Seat
    king: Card
    card: Card


class NobodyToCall(Public):
    """The lack of an ally for an Ombre who holds *cards*, every card that could be called (rule 3.11)."""

    seat: Seat
    cards: Cards


class AllyKnown(Public):
    """The play of the called card, which shows that *seat* plays with the Ombre (rule 3.11)."""

    seat: Seat
    card: Card
