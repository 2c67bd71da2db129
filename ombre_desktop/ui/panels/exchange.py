"""The exchange: the number of discards, taking one back, drawing, or letting another go first."""

from functools import partial

from PySide6.QtWidgets import QWidget

from ombre_desktop.engine import Cards, Discard, ExchangeRequest, Say
from ombre_desktop.engine.cards import in_order
from ombre_desktop.ui.panels.context import TableContext
from ombre_desktop.ui.panels.row import ActionRow
from ombre_desktop.ui.texts.calls import ButtonText
from ombre_desktop.ui.texts.cards import card_label
from ombre_desktop.ui.texts.deeds import word_button
from ombre_desktop.ui.texts.panels import (
    draw_button,
    keep_button,
    kept_text,
    take_back_button,
    throw_button,
    thrown_text,
)
from ombre_desktop.ui.texts.requests import request_line


class ExchangePanel(ActionRow):
    """The row under the discards, which answers with the exchange, or the word said instead."""

    def __init__(
        self, request: ExchangeRequest, context: TableContext, parent: QWidget | None = None
    ) -> None:
        super().__init__(context, parent)
        self._request = request
        self._thrown: Cards = ()
        self._line = request_line(request)
        self.setAccessibleName(self._line)
        back, draw = take_back_button(), self._button(0)
        self._back = self.add(back, self._undo)
        self._draw = self.add(draw, self._confirm, gold=True)
        for word in request.words:
            self.add(word_button(word), partial(self.answer, Say(word)))
        self.set_thrown(request.among or ())

    def set_thrown(self, cards: Cards) -> None:
        """Show *cards* as the discards; disable drawing unless their number is allowed."""
        self._thrown = cards
        least, most = self._request.minimum, self._request.maximum
        dealt = self._request.among
        self._back.setEnabled(bool(cards) if dealt is None else len(cards) < len(dealt))
        self._draw.setEnabled(least <= len(cards) <= most)
        self.rename(self._draw, self._button(len(cards)))
        # To keep all is seldom right, so gold does not recommend it.
        self.gild(self._draw, gold=bool(cards) or most == 0)
        if dealt is None:
            self.say(thrown_text(len(cards), least, most) if cards else self._line)
        else:
            self.say(kept_text(self._kept, may_keep=dealt != self._request.bound))
        self.setAccessibleDescription(self.words if self.words != self._line else "")
        self.refresh()

    def adapt(self, context: TableContext) -> None:
        """Update the name of the kept card, which depends on the deck."""
        self._context = context
        self.set_thrown(self._thrown)
        super().adapt(context)

    def _undo(self) -> None:
        self.context.wishes.undone.emit()

    @property
    def _kept(self) -> str:
        """The name of the one dealt card that is kept; empty if no card is."""
        kept = [card for card in self._request.among or () if card not in self._thrown]
        return card_label(kept[0], self.context.deck) if kept else ""

    def _button(self, thrown: int) -> ButtonText:
        if self._request.among is not None:
            return keep_button(one=bool(self._kept))
        least = self._request.minimum
        return draw_button(thrown, least) if self._request.draws else throw_button(least)

    def _confirm(self) -> None:
        self.answer(Discard(in_order(self._thrown)))
