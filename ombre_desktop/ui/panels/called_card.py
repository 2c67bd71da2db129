"""Calling or demanding a card, and giving one for it: the cards on offer, by name."""

from PySide6.QtWidgets import QWidget

from ombre_desktop.engine import CallCard, Card, CardRequest, Cards
from ombre_desktop.engine.actions import GiveCard
from ombre_desktop.ui.panels.choices import ChoicesPanel
from ombre_desktop.ui.panels.context import TableContext
from ombre_desktop.ui.panels.faces import ChoiceFace
from ombre_desktop.ui.texts.calls import ButtonText
from ombre_desktop.ui.texts.cards import card_label
from ombre_desktop.ui.texts.panels import own_card_line, spoken_button, spoken_choice
from ombre_desktop.ui.texts.requests import request_line


class CalledCardPanel(ChoicesPanel):
    """The cards that may be called or given, each with a digit as its key."""

    def __init__(self, request: CardRequest, context: TableContext, parent: QWidget | None = None) -> None:
        super().__init__(request_line(request, game=context.game), context, parent)
        self._gives = request.gives
        self._hand: Cards = ()
        self._keys = {card: str(number % 10) for number, card in enumerate(request.cards, start=1)}
        self._cards = {
            card: self.add(*self._face(card), self._answer(card), key=key) for card, key in self._keys.items()
        }
        self.lay_out()

    def mark_own(self, hand: Cards) -> None:
        """Say beside each card of the person's own *hand* that calling it means playing alone."""
        if self._gives:
            return
        self._hand = hand
        for card, button in self._cards.items():
            button.change(*self._face(card))
        self.lay_out()

    def adapt(self, context: TableContext) -> None:
        """Update the names of the cards, which depend on the deck."""
        self._context = context
        for card, button in self._cards.items():
            button.change(*self._face(card))
        super().adapt(context)

    def _answer(self, card: Card) -> CallCard | GiveCard:
        return GiveCard(card) if self._gives else CallCard(card)

    def _face(self, card: Card) -> tuple[ChoiceFace, str]:
        text = ButtonText(f"{card_label(card, self.context.deck):Name}", self._keys[card])
        if card not in self._hand:
            return ChoiceFace(text), spoken_button(text)
        yours, alone = own_card_line()
        return ChoiceFace(text, yours, alone, judged=False), spoken_choice(text, yours, alone)
