"""The play: buttons for the raised card, for a surrender, and for playing the rest out."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from ombre_desktop.engine import Card, PlayCard, PlayRequest, Say, Word
from ombre_desktop.players.claim import Claim
from ombre_desktop.ui.panels.context import TableContext
from ombre_desktop.ui.panels.pressable import Pressable
from ombre_desktop.ui.panels.row import ActionRow
from ombre_desktop.ui.texts.cards import card_label
from ombre_desktop.ui.texts.claims import claim_button, claim_line
from ombre_desktop.ui.texts.deeds import gano_button, word_button
from ombre_desktop.ui.texts.key_table import Key
from ombre_desktop.ui.texts.panels import confirm_surrender, finish_button, play_button
from ombre_desktop.ui.texts.requests import lead_line, request_line


class PlayPanel(ActionRow):
    """The row between trick and hand, which answers with the card played or the word said."""

    def __init__(self, request: PlayRequest, context: TableContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._raised: Card | None = None
        self._gano = False
        self._asking = False
        self._heard = ""
        self._line = request_line(request)
        self._can_finish = False
        self._claim: Claim | None = None
        self.setAccessibleName(self._line)
        self._play = self.add(play_button(""), self._play_raised, gold=True)
        self._switch = self.add_switch(gano_button(), self._mean_gano) if request.gano else None
        self._words_said = tuple(self._word(word) for word in request.words)
        self._finish = self.add(finish_button(), self._play_out)
        self._rest = {wins: self.add(claim_button(wins=wins), self._make_claim) for wins in (True, False)}
        self._question, sure, no = confirm_surrender()
        self._sure = self.add(sure, lambda: self.answer(Say(Word.SURRENDER)))
        self._no = self.add(no, lambda: self._ask(False))
        self._show()

    def show_staged(self, card: Card | None, *, gano: bool = False) -> None:
        """Offer to play the raised *card*, with *gano* or without; None withdraws the offer."""
        self._raised, self._gano = card, gano
        if card:
            self.rename(self._play, play_button(card_label(card, self.context.deck), gano=gano))
        if self._switch:
            self.turn(self._switch, on=gano)
        self._show()

    def lead(self) -> None:
        """Ask for a lead, since no card lies in the trick."""
        self._line = lead_line()
        self.setAccessibleName(self._line)
        self._show()

    def tell_cost(self, cost: int | None) -> None:
        """Name the chips that a surrender costs in the question about it."""
        self._question = confirm_surrender(cost)[0]
        self._show()

    def tell(self, heard: str) -> None:
        """Show another defender's request, given in words; without words, show the question again."""
        if heard != self._heard:
            self._heard = heard
            self._show()

    def offer_finish(self, offered: bool) -> None:
        """Offer to play the rest out, or withdraw the offer."""
        if offered != self._can_finish:
            self._can_finish = offered
            self._show()

    @property
    def can_finish(self) -> bool:
        """True if the rest of the deal can be played without asking."""
        return self._can_finish or self._claim is not None

    @property
    def claim(self) -> Claim | None:
        """The claim that is offered."""
        return self._claim

    def offer_claim(self, claim: Claim) -> None:
        """Offer to make *claim*, and tell its proof."""
        self._claim = claim
        self._show()

    def finish(self) -> None:
        """Make the claim that is offered, or else play the rest out."""
        if self._claim is not None:
            self._make_claim()
        elif self._can_finish:
            self._play_out()

    def adapt(self, context: TableContext) -> None:
        """Update the name of the raised card, which depends on the deck."""
        self._context = context
        self.show_staged(self._raised, gano=self._gano)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Withdraw the question about a surrender on Escape; without that question, leave the row."""
        if Key.REFUSE.fits(event) and self._asking:
            self._ask(False)
        else:
            super().keyPressEvent(event)

    def _word(self, word: Word) -> Pressable:
        if word is Word.SURRENDER:
            return self.add(word_button(word, self.context.game), lambda: self._ask(True))
        return self.add(word_button(word), lambda: self.answer(Say(word)))

    def _ask(self, asking: bool) -> None:
        """Replace the buttons by a question, since a surrender cannot be undone, or show them again."""
        self._asking = asking
        self._show()
        if asking:
            self._no.setFocus(Qt.FocusReason.OtherFocusReason)
        elif self._words_said:
            self._words_said[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def _show(self) -> None:
        asking = self._asking
        proof = claim_line(self._claim, self.context.deck) if self._claim is not None else ""
        self.say(self._question if asking else proof or self._heard or self._line)
        self._play.setVisible(not asking and self._raised is not None)
        self._finish.setVisible(not asking and self._can_finish and self._claim is None)
        for wins, button in self._rest.items():
            button.setVisible(not asking and self._claim is not None and self._claim.wins is wins)
        if self._switch:
            self._switch.setVisible(not asking)
        for button in self._words_said:
            button.setVisible(not asking)
        self._sure.setVisible(asking)
        self._no.setVisible(asking)
        self.refresh()

    def _mean_gano(self, meant: bool) -> None:
        self.context.wishes.gano_meant.emit(meant)

    def _play_out(self) -> None:
        self.context.wishes.play_out_wanted.emit()

    def _make_claim(self) -> None:
        if self._claim is not None:
            self.context.wishes.claimed.emit(self._claim)

    def _play_raised(self) -> None:
        if self._raised:
            self.answer(PlayCard(self._raised, gano=self._gano))
