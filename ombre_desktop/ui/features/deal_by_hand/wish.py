"""The wishes for a deal: which hands the cards dealt at random must give."""

from __future__ import annotations

from collections.abc import Sequence

from ombre_desktop.engine import Card, Ruleset, Seat, Suit
from ombre_desktop.ui.texts.deal_by_hand import Wish

_TRUMPS = {Wish.FIVE_TRUMPS: 5, Wish.SIX_TRUMPS: 6, Wish.SEVEN_TRUMPS: 7}
_MATADORS = {Wish.TWO_MATADORS: 2, Wish.THREE_MATADORS: 3, Wish.AGAINST_MATADORS: 3}
CONTRACTS = {Wish.VUELTA: "vuelta", Wish.SOLO: "solo"}
"""The contracts that wishes speak of."""
BIDS = frozenset((Wish.OMBRE, Wish.LEFT, *CONTRACTS))
"""The wishes that can be told only after an auction."""
FEW = 3
"""The most trumps of a weak hand, in its best suit."""
Hand = frozenset[Card]


class Measure:
    """The measure of hands in *game*: their trumps and matadors, each with the suit that gives most."""

    def __init__(self, game: Ruleset) -> None:
        self._game = game
        suits = [suit for suit in Suit if suit in game.pack.suits]
        rankings = [game.ranking(suit) for suit in suits]
        self._trumps = [frozenset(ranking.trumps) for ranking in rankings]
        self._matadors = [frozenset(ranking.matadors) for ranking in rankings]

    @property
    def has_matadors(self) -> bool:
        """True if the game has matadors."""
        return any(self._matadors)

    def fits(self, wish: Wish, hands: Sequence[Hand]) -> bool:
        """Tell whether the *hands*, the person's own first, are as *wish* says."""
        own, *others = hands
        if wish in _TRUMPS:
            return self._most(self._trumps, own) >= _TRUMPS[wish]
        if wish is Wish.WEAK:
            return self._most(self._trumps, own) <= FEW
        if wish is Wish.AGAINST_MATADORS:
            return any(self._most(self._matadors, hand) >= _MATADORS[wish] for hand in others)
        return wish is Wish.ANY or self._most(self._matadors, own) >= _MATADORS[wish]

    def can_be(self, wish: Wish) -> bool:
        """Tell whether the game has what *wish* speaks of."""
        if wish in CONTRACTS:
            return self._game.contract(CONTRACTS[wish]) is not None
        return wish not in _MATADORS or self.has_matadors

    def fits_bids(self, wish: Wish, ombre: Seat | None, contract: str | None) -> bool:
        """Tell whether *ombre* and their *contract* are as *wish* says; the person sits in seat 0."""
        if wish is Wish.LEFT:
            return ombre == self._game.seats - 1
        return ombre == 0 and contract == CONTRACTS.get(wish, contract)

    def _most(self, wanted: Sequence[Hand], hand: Hand) -> int:
        return max(len(cards & hand) for cards in wanted)
