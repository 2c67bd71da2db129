"""The person's handling of their cards before they answer."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ombre_desktop.engine import Card, Cards, PlayCard, Refusal
from ombre_desktop.ui.model.helps import Helps
from ombre_desktop.ui.table.hand_order import Sorting
from ombre_desktop.value import Value, replace


class Staging(Value):
    """The cards thrown and raised so far, and what limits the answer; nobody else sees it."""

    thrown: Cards = ()
    raised: Card | None = None
    gano: bool = False
    """True if gano is to be said with the next card."""
    playable: Cards | None = None
    """The cards that may be played; None while no card is asked for."""
    refused: tuple[tuple[Card, Refusal], ...] = ()
    """The other cards, each with the reason why it may not be played."""
    sorting: Sorting = Sorting()
    badges: bool = False
    helps: Helps = Helps()
    """The marks that are shown, and their opacity."""
    keeps_places: bool = False
    """True if a card on the heap leaves a gap in the fan, so that the others stay in place."""

    def why_not(self, card: Card) -> Refusal | None:
        """Return why *card* may not be played; None if it may, or if no card is asked for."""
        return dict(self.refused).get(card)


def limited(
    staging: Staging, playable: Cards, hand: Iterable[Card], refusal: Callable[[PlayCard], Refusal | None]
) -> Staging:
    """Return *staging* with the *playable* cards of *hand*, and the *refusal* of each other, asked once."""
    others = ((card, refusal(PlayCard(card, gano=staging.gano))) for card in hand if card not in playable)
    refused = tuple((card, reason) for card, reason in others if reason is not None)
    return replace(staging, playable=playable, refused=refused)
