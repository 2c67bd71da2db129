"""Naming trump: the four suits of the deck, each with its sign and name."""

from PySide6.QtWidgets import QWidget

from ombre_desktop.engine import Bid, NameTrump, Say, Suit, TrumpRequest
from ombre_desktop.engine.actions import Call
from ombre_desktop.ui.panels.choices import ChoicesPanel
from ombre_desktop.ui.panels.context import TableContext
from ombre_desktop.ui.panels.faces import ChoiceFace, SuitFace
from ombre_desktop.ui.texts.calls import ButtonText, bid_meaning, bid_note, contract_name
from ombre_desktop.ui.texts.cards import long_suit_name, suit_name
from ombre_desktop.ui.texts.contract import wants_no_trick
from ombre_desktop.ui.texts.deeds import call_keys, word_button
from ombre_desktop.ui.texts.panels import spoken_button
from ombre_desktop.ui.texts.requests import request_line


class TrumpPanel(ChoicesPanel):
    """The suits that may be named, each with a digit as its key, and games to choose instead."""

    def __init__(self, request: TrumpRequest, context: TableContext, parent: QWidget | None = None) -> None:
        super().__init__(request_line(request), context, parent)
        self._keys = {suit: str(number) for number, suit in enumerate(request.suits, start=1)}
        self._suits = {
            suit: self.add(*self._face(suit), NameTrump(suit), key=key) for suit, key in self._keys.items()
        }
        for word in request.words:
            text = word_button(word)
            self.add(ChoiceFace(text), spoken_button(text), Say(word), key=text.key)
        chosen = tuple(map(Bid, request.games))
        for game, key in call_keys(chosen, context.contracts).items():
            self._add_game(game, key)
        self.lay_out()

    def adapt(self, context: TableContext) -> None:
        """Update the names of the suits, which depend on the deck."""
        self._context = context
        for suit, button in self._suits.items():
            button.change(*self._face(suit))
        super().adapt(context)

    def _add_game(self, game: Call, key: str) -> None:
        """Add a parchment for another *game* that may be chosen instead of a trump."""
        if not isinstance(game, Bid):
            return
        text = ButtonText(contract_name(game.contract), key)
        meaning = bid_meaning(game.contract, self.context.game)
        button = self.add(ChoiceFace(text, meaning=meaning), spoken_button(text), game, key=key)
        none = wants_no_trick(game.contract)
        button.hint = bid_note(game.contract, self.context.game, no_trick=none)
        button.setAccessibleDescription(button.hint)

    def _face(self, suit: Suit) -> tuple[SuitFace, str]:
        deck, key = self.context.deck, self._keys[suit]
        text = ButtonText(f"{suit_name(suit, deck):Name}", key)
        return SuitFace(text, suit), spoken_button(ButtonText(f"{long_suit_name(suit, deck):Name}", key))
