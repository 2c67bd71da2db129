"""Naming trump: the four suits of the deck, each with its sign and name."""

from PySide6.QtWidgets import QWidget

from ombre_desktop.engine import Bid, NameTrump, Say, Suit, TrumpRequest
from ombre_desktop.engine.actions import Call
from ombre_desktop.ui.panels.bid_ways import Way
from ombre_desktop.ui.panels.choice_rows import ChoicesPanel
from ombre_desktop.ui.panels.context import TableContext
from ombre_desktop.ui.panels.faces import ChoiceFace, SuitFace
from ombre_desktop.ui.panels.pressable import Pressable
from ombre_desktop.ui.texts.calls import ButtonText, bid_meaning, bid_note, contract_name
from ombre_desktop.ui.texts.cards import long_suit_name, suit_name
from ombre_desktop.ui.texts.contract import wants_no_trick
from ombre_desktop.ui.texts.deeds import call_keys, word_button
from ombre_desktop.ui.texts.panels import spoken_button
from ombre_desktop.ui.texts.requests import dearer_line, request_line

_WAYS = (Way(), Way(0.85, low=True), Way(0.7, explains=False, low=True))
"""The ways to set suits and games, in the order in which they are tried."""


class TrumpPanel(ChoicesPanel):
    """The suits that may be named, each with a digit as its key, and games to choose instead."""

    def __init__(self, request: TrumpRequest, context: TableContext, parent: QWidget | None = None) -> None:
        super().__init__(request_line(request), context, parent)
        self._dearer: Suit | None = None
        self._games: dict[Bid, tuple[ButtonText, Pressable]] = {}
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

    def tell_dearer(self, dearer: Suit | None) -> None:
        """Say in the question which suit is worth more, where nothing but suits is offered."""
        if len(self._answers) == len(self._suits):
            self._dearer = dearer
            self._tell()

    def _tell(self) -> None:
        if self._dearer in self._suits:
            self.ask(dearer_line(self._dearer, self.context.deck))
            self.lay_out()

    def lay_out(self) -> None:
        """Make suits and games smaller, if they would cover cards, and leave out what the games mean."""
        for way in _WAYS if self._games else _WAYS[:1]:
            self._dress(way)
            if self.fits():
                break
        super().lay_out()

    def adapt(self, context: TableContext) -> None:
        """Update the names of the suits, which depend on the deck."""
        self._context = context
        self._tell()
        super().adapt(context)

    def _add_game(self, game: Call, key: str) -> None:
        """Add a parchment for another *game* that may be chosen instead of a trump."""
        if not isinstance(game, Bid):
            return
        text = ButtonText(contract_name(game.contract), key)
        button = self.add(ChoiceFace(text), spoken_button(text), game, key=key)
        self._games[game] = text, button

    def _dress(self, way: Way) -> None:
        for suit, button in self._suits.items():
            button.change(*self._face(suit, low=way.low))
        for game, (text, button) in self._games.items():
            told = game.contract, self.context.game, self.context.deck
            button.hint = bid_note(*told, no_trick=wants_no_trick(game.contract))
            button.setAccessibleDescription(button.hint)
            meaning = bid_meaning(*told) if way.explains else ""
            button.change(
                ChoiceFace(text, meaning=meaning, share=way.share, low=way.low), spoken_button(text)
            )

    def _face(self, suit: Suit, *, low: bool = False) -> tuple[SuitFace, str]:
        deck, key = self.context.deck, self._keys[suit]
        text = ButtonText(f"{suit_name(suit, deck):Name}", key)
        return SuitFace(text, suit, low), spoken_button(ButtonText(f"{long_suit_name(suit, deck):Name}", key))
