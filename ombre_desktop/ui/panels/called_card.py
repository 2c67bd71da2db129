"""Calling or demanding a card, and giving one for it: the cards on offer, by name."""

from collections.abc import Hashable

from PySide6.QtWidgets import QWidget

from ombre_desktop.engine import CallCard, Card, CardRequest, Cards
from ombre_desktop.engine.actions import GiveCard
from ombre_desktop.ui.panels.bid_tile import BidTile, Standing, alike
from ombre_desktop.ui.panels.bid_ways import Way
from ombre_desktop.ui.panels.choice_grid import ChoiceGrid
from ombre_desktop.ui.panels.context import TableContext
from ombre_desktop.ui.panels.faces import ChoiceFace
from ombre_desktop.ui.panels.pressable import Pressable
from ombre_desktop.ui.texts.calls import ButtonText
from ombre_desktop.ui.texts.cards import card_label
from ombre_desktop.ui.texts.panels import own_card_line, spoken_button, spoken_choice
from ombre_desktop.ui.texts.requests import request_line


class CalledCardPanel(ChoiceGrid):
    """The cards that may be called or given, each with a digit as its key."""

    def __init__(self, request: CardRequest, context: TableContext, parent: QWidget | None = None) -> None:
        super().__init__(request_line(request, game=context.game), context, parent)
        self._gives = request.gives
        self._hand: Cards = ()
        self._keys = {card: str(number % 10) for number, card in enumerate(request.cards, start=1)}
        self._cards = {card: self._added(card, key) for card, key in self._keys.items()}
        self.lay_out()

    def mark_own(self, hand: Cards) -> None:
        """Say beside each card of the person's own *hand* that calling it means playing alone."""
        if self._gives:
            return
        self._hand = hand
        self.lay_out()

    def dress(self, way: Way) -> None:
        """Name the cards in the words of the deck, set in this *way*."""
        faces = alike([self._tile(card, way) for card in self._cards], self.context, way)
        for (card, button), face in zip(self._cards.items(), faces, strict=True):
            button.change(face, self._spoken(self._face(card, Way())))

    def asked(self, way: Way) -> Hashable:
        """Return the faces of all cards, set in this *way*."""
        return tuple(self._tile(card, way) for card in self._cards)

    def _answer(self, card: Card) -> CallCard | GiveCard:
        return GiveCard(card) if self._gives else CallCard(card)

    def _added(self, card: Card, key: str) -> Pressable:
        face = self._face(card, Way())
        return self.add(face, self._spoken(face), self._answer(card), key=key)

    def _tile(self, card: Card, way: Way) -> BidTile:
        return BidTile(self._face(card, way), Standing.OFFERED)

    def _face(self, card: Card, way: Way) -> ChoiceFace:
        text = ButtonText(f"{card_label(card, self.context.deck):Name}", self._keys[card])
        if card not in self._hand:
            return ChoiceFace(text, low=way.low)
        yours, alone = own_card_line()
        if not way.priced:
            yours = alone = ""
        return ChoiceFace(text, yours, alone, judged=False, share=way.share, low=way.low)

    def _spoken(self, face: ChoiceFace) -> str:
        """Return the name of a card for a screen reader, with what follows from calling it."""
        if not face.consequences:
            return spoken_button(face.text)
        return spoken_choice(face.text, *face.consequences)
