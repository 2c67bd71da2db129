"""Calling or demanding a card, and giving one for it: the cards on offer, by name."""

from collections.abc import Mapping

from PySide6.QtWidgets import QWidget

from ombre_desktop.engine import CallCard, Card, CardRequest, Cards
from ombre_desktop.engine.actions import GiveCard
from ombre_desktop.ui.panels.context import TableContext
from ombre_desktop.ui.panels.faces import ChoiceFace, Face
from ombre_desktop.ui.panels.listed_choices import ListedChoices
from ombre_desktop.ui.panels.pressable import Pressable
from ombre_desktop.ui.texts.calls import ButtonText
from ombre_desktop.ui.texts.cards import card_label
from ombre_desktop.ui.texts.panels import own_card_line, spoken_button, spoken_choice
from ombre_desktop.ui.texts.requests import request_line


class CalledCardPanel(ListedChoices):
    """The cards that may be called or given, each with a digit as its key; many stand in a list."""

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

    def lay_out(self) -> None:
        """Show the cards by their names in the deck: in rows, or in a list where those would cover cards."""
        self.put_list_away()
        self._dress({card: self._face(card) for card in self._cards})
        if self.fits():
            super().lay_out()
            return
        faces = [self._face(card) for card in self._cards]
        strips = self._list.strips(faces, self.context)
        self._dress(dict(zip(self._cards, strips, strict=True)))
        self.list_up(strips)

    def _dress(self, faces: Mapping[Card, Face]) -> None:
        for card, button in self._cards.items():
            button.change(faces[card], self._spoken(self._face(card)))

    def _answer(self, card: Card) -> CallCard | GiveCard:
        return GiveCard(card) if self._gives else CallCard(card)

    def _added(self, card: Card, key: str) -> Pressable:
        face = self._face(card)
        return self.add(face, self._spoken(face), self._answer(card), key=key)

    def _face(self, card: Card) -> ChoiceFace:
        text = ButtonText(f"{card_label(card, self.context.deck):Name}", self._keys[card])
        if card not in self._hand:
            return ChoiceFace(text)
        yours, alone = own_card_line()
        return ChoiceFace(text, yours, alone, judged=False)

    def _spoken(self, face: ChoiceFace) -> str:
        """Return the name of a card for a screen reader, with what follows from calling it."""
        if not face.consequences:
            return spoken_button(face.text)
        return spoken_choice(face.text, *face.consequences)
