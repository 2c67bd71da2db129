"""Playing style, or temper: which games a player bids, when they surrender, and what they like to do."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from ombre_desktop.engine import Bid
from ombre_desktop.value import Value


class Way(Enum):
    """A way to get a game: with help, with a turned trump, or as dealt."""

    HELPED = "helped"
    TURNED = "turned"
    DEALT = "dealt"
    OTHER = "other"


class Offer(Value):
    """
    A bid to choose from.

    *chance* is its probability to win, and *worth* its gain over a pass, in parts of the stake.
    """

    bid: Bid
    way: Way
    chance: float
    worth: float


class Style(Value):
    """
    A playing style.

    A bid is made if it wins with a probability of *least*, or if it gains more than *asks* of the stake over
    a pass: where a loss is cheap, a bid is worth making on less. Of several bids, those of the way *favours*
    count `FAVOUR` of the stake more. A vole must gain more than *dares* of the stake over stopping, and
    succeed at least with the probability *sure*, all doubt of the sample set against it. The Ombre surrenders
    once playing on costs more than *hopes* of the stake compared with that, but *waits* for this number of
    tricks to be played first; to throw a hand in goes by *hopes* as well. A defender who exchanges before
    another *spares* this number of cards. A beginner asks for *more* trumps
    than usual, or with a negative number for fewer. *quirks* names habits of play, which this player keeps
    even where they cost *leave* of the stake.
    """

    name: str
    least: float | None = None
    asks: float = 0.0
    favours: Way | None = None
    dares: float = 0.05
    sure: float = 0.74
    hopes: float = 0.05
    waits: int = 2
    spares: int = 0
    more: int = 0
    quirks: tuple[str, ...] = ()
    leave: float = 0.0

    def best(self, offers: Sequence[Offer]) -> Bid | None:
        """Return the bid to make, or None for a pass."""
        likely = [offer for offer in offers if self.is_likely(offer)]
        chosen = max(likely, key=self._liking, default=None)
        return None if chosen is None else chosen.bid

    def is_likely(self, offer: Offer) -> bool:
        """Tell whether *offer* is good enough."""
        return offer.worth > self.asks or (self.least is not None and offer.chance >= self.least)

    def _liking(self, offer: Offer) -> float:
        return offer.worth + FAVOUR * (offer.way is self.favours)


NEVER = 9.0
"""The part of the stake that no game costs: who hopes for so long never gives one up."""
FAVOUR = 0.3
"""The part of the stake that a favourite way is worth to a player with a style."""

EVEN = Style("even")
"""The neutral style; a twentieth of the stake allows for errors of estimation."""
STYLES: dict[str, Style] = {
    style.name: style
    for style in (
        EVEN,
        Style(
            "cautious",
            least=0.57,
            asks=0.1,
            favours=Way.HELPED,
            dares=0.3,
            sure=0.8,
            hopes=-0.1,
            waits=0,
            spares=1,
            more=1,
        ),
        Style(
            "bold",
            least=0.33,
            asks=-0.1,
            favours=Way.DEALT,
            dares=-0.1,
            sure=0.45,
            hopes=0.36,
            more=-1,
        ),
        Style("stubborn", least=0.42, hopes=NEVER, quirks=("same_suit_again", "trumps_wait"), leave=0.15),
        Style(
            "hoarding",
            least=0.45,
            dares=0.3,
            sure=0.8,
            hopes=0.0,
            spares=3,
            quirks=("spadille_sleeps",),
            leave=0.08,
        ),
        Style(
            "trumping",
            least=0.38,
            favours=Way.HELPED,
            hopes=0.2,
            waits=3,
            quirks=("trumps_on_the_table",),
            leave=0.12,
        ),
        Style("gambling", least=0.38, favours=Way.TURNED, dares=-0.1, sure=0.45, hopes=0.3),
    )
}
"""The styles by name."""
