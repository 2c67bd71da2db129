"""The person's own way to hold their cards, kept for the deal in which they moved one."""

from __future__ import annotations

from ombre_desktop.engine import Cards
from ombre_desktop.ui.model.sitting import Sitting
from ombre_desktop.ui.table.hand_order import Sorting
from ombre_desktop.value import replace


class OwnHand:
    """The order of the hand: as the person *liked* it in the preferences, or as they have moved it."""

    def __init__(self) -> None:
        self.liked = Sorting()
        self._deal = ""
        self._moved: tuple[str, Cards] = ("", ())

    @property
    def sorting(self) -> Sorting:
        """The order of the hand in the deal on the table."""
        deal, cards = self._moved
        return replace(self.liked, own=cards) if deal == self._deal else self.liked

    @property
    def is_moved(self) -> bool:
        """True if the person has moved a card in this deal."""
        return bool(self.sorting.own)

    @property
    def kept(self) -> tuple[str, Cards]:
        """The deal in which a card was moved last, and its hand, to be held again; empty if there is none."""
        return self._moved

    def hold(self, deal: str, cards: Cards) -> None:
        """Hold *cards* in this order once the table comes to that *deal*."""
        self._moved = deal, cards

    def turn_to(self, sitting: Sitting) -> None:
        """Hold the cards of the deal that *sitting* is at."""
        self._deal = f"{sitting.game_id} {sitting.deal_number}"

    def move(self, cards: Cards) -> None:
        """Hold the cards in this order, from the left, for the rest of the deal."""
        self._moved = self._deal, cards

    def sort(self) -> None:
        """Hold the cards in the usual order again."""
        self._moved = "", ()
