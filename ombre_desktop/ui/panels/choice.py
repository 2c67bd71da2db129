"""A question that is answered with a word: the question in a pill, the words beside it."""

from PySide6.QtWidgets import QWidget

from ombre_desktop.engine import ChoiceRequest, Say
from ombre_desktop.ui.panels.context import TableContext
from ombre_desktop.ui.panels.row import ActionRow
from ombre_desktop.ui.texts.calls import word_button
from ombre_desktop.ui.texts.requests import request_line


class ChoicePanel(ActionRow):
    """
    The turned card, claim or vole, a surrender, the talon, a king: emits the word said.

    All answers look alike; none is recommended by its colour.
    """

    def __init__(self, request: ChoiceRequest, context: TableContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self.setAccessibleName(request_line(request))
        self.say(request_line(request))
        for word in request.words:
            text = word_button(word, request.question)
            self.add(text, lambda said=word: self.answer(Say(said)))
        self.refresh()
