"""The line of the page that offers one thing to do next, with a button that does it."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from ombre_desktop.ui.dialogs.sections import wrapped
from ombre_desktop.ui.dialogs.style import Part, mark
from ombre_desktop.ui.features.training.next_thing import NextDeed, NextThing
from ombre_desktop.ui.model.present import present
from ombre_desktop.ui.texts import learn as words
from ombre_desktop.ui.texts.games import game_name
from ombre_desktop.ui.texts.problem_choice import theme_choice


class NextRow(QWidget):
    """
    The line; it is hidden while there is nothing to offer.

    Signals:
        wanted: the `NextThing` to begin.
    """

    wanted = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        mark(self, Part.BARE)
        self._thing: NextThing | None = None
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        self.told = wrapped("", Part.NAME)
        self.button = QPushButton(words.next_button())
        self.button.setAutoDefault(False)
        self.button.clicked.connect(lambda: self.wanted.emit(present(self._thing, "next thing")))
        row.addWidget(self.told, 1)
        row.addWidget(self.button)
        self.hide()

    def offer(self, thing: NextThing | None) -> None:
        """Offer *thing*, or nothing."""
        self._thing = thing
        self.told.setText("" if thing is None else next_told(thing))
        self.button.setAccessibleDescription(self.told.text())
        self.setVisible(thing is not None)


def next_told(thing: NextThing) -> str:
    """Return the sentence that offers *thing*."""
    if thing.deed is NextDeed.MISTAKES:
        return words.next_mistakes().format(count=thing.due)
    if thing.deed is NextDeed.LESSON:
        return words.next_lesson().format(title=present(thing.lesson, "lesson").title)
    if thing.deed is NextDeed.THEME:
        return words.next_theme().format(theme=theme_choice(present(thing.theme, "theme").value))
    return words.next_day().format(game=game_name(thing.day))
