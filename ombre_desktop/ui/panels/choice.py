"""A question that is answered with a word: the question in a pill, the answers beside it."""

from functools import partial

from PySide6.QtWidgets import QWidget

from ombre_desktop.engine import ChoiceRequest, Question, Say
from ombre_desktop.ui.panels.context import TableContext
from ombre_desktop.ui.panels.row import ActionRow
from ombre_desktop.ui.texts.deeds import word_buttons
from ombre_desktop.ui.texts.listing import sentences
from ombre_desktop.ui.texts.requests import request_line


class ChoicePanel(ActionRow):
    """
    A question about a turned card, a claim or vole, a surrender, the talon or a king.

    The panel emits the answer. All answers look alike: no colour recommends one.
    """

    def __init__(self, request: ChoiceRequest, context: TableContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._request = request
        self._heard = ""
        self._put()
        texts = word_buttons(request.words, request.question, context.game)
        for word, text in zip(request.words, texts, strict=True):
            self.add(text, partial(self.answer, Say(word)))
        self.refresh()

    @property
    def question(self) -> Question:
        """The question that is answered with a word."""
        return self._request.question

    def adapt(self, context: TableContext) -> None:
        """Update the names of the cards, which depend on the deck."""
        self._context = context
        self._put()
        super().adapt(context)

    def tell(self, heard: str) -> None:
        """Put what an Ombre says who gives up before the question."""
        if heard != self._heard:
            self._heard = heard
            self._put()
            self.refresh()

    def _put(self) -> None:
        """Put the question, with the cards named as in the deck in use."""
        line = request_line(self._request, self.context.deck, game=self.context.game)
        line = sentences([self._heard, line])
        self.setAccessibleName(line)
        self.say(line)
