"""The order in which the person holds their cards, kept for the rest of the deal once they have moved one."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from ombre_desktop.engine import Cards
from ombre_desktop.ui.model.sitting import Sitting
from ombre_desktop.ui.table.hand_order import Sorting
from ombre_desktop.value import replace


class OwnHand(QObject):
    """
    The order of the hand: as *liked* in the preferences, or as the person has moved the cards.

    `changed` is emitted when the person has moved a card, or has had the hand sorted again.
    """

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
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
        """The deal in which a card was last moved, and the order of its hand; both empty if no card was."""
        return self._moved

    def hold(self, deal: str, cards: Cards) -> None:
        """Hold *cards* in this order once the table comes to that *deal*."""
        self._moved = deal, cards

    def turn_to(self, sitting: Sitting) -> None:
        """Hold the cards of the present deal of *sitting*."""
        self._deal = f"{sitting.game_id} {sitting.deal_number}"

    def move(self, cards: Cards) -> None:
        """Hold the cards in this order, from the left, for the rest of the deal."""
        self._moved = self._deal, cards
        self.changed.emit()

    def sort(self) -> None:
        """Hold the cards in the usual order again."""
        self._moved = "", ()
        self.changed.emit()
