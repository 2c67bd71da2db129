"""The board on which seven people say what they would do, and why."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from ombre_desktop.engine import Action, Request
from ombre_desktop.storage.display_options import Deck
from ombre_desktop.ui.dialogs.board import Board
from ombre_desktop.ui.dialogs.sections import wrapped
from ombre_desktop.ui.dialogs.sheet_model import Column
from ombre_desktop.ui.dialogs.sheets import SheetView
from ombre_desktop.ui.dialogs.style import Appearance, Part
from ombre_desktop.ui.features.opinions.asking_around import Opinion
from ombre_desktop.ui.replay.face_sign import FACE_SHAPE, FaceSign
from ombre_desktop.ui.replay.pictures import Pictures
from ombre_desktop.ui.texts import opinions as words
from ombre_desktop.ui.texts.faces import COMPANY
from ombre_desktop.ui.texts.hints import action_label
from ombre_desktop.ui.texts.levels import TEMPERS
from ombre_desktop.ui.texts.motives import reason_told
from ombre_desktop.ui.texts.review import chose_told
from ombre_desktop.value import Value


class Decided(Value):
    """A decision in a deal: the request *asked*, what *name* chose, and the *deck* it is told in."""

    asked: Request
    chosen: Action
    name: str
    deck: Deck


class OpinionsBoard(Board):
    """The opinions in a row each, under what most of them say and what was chosen."""

    def __init__(
        self, appearance: Appearance, decided: Decided, pictures: Pictures, parent: QWidget | None = None
    ) -> None:
        super().__init__(appearance, parent, scrolls=False)
        self._decided, self._pictures = decided, pictures
        self._opinions: tuple[Opinion, ...] = ()
        self.set_title(words.title())
        chosen = action_label(decided.chosen, decided.asked, decided.deck)
        self.body.addWidget(wrapped(chose_told(decided.name, chosen), Part.NAME))
        self.agreed = wrapped("", Part.NAME)
        self.body.addWidget(self.agreed)
        self.people: SheetView[Opinion] = SheetView()
        self.people.setAccessibleName(words.title())
        self.body.addWidget(self.people, 1)
        note = wrapped(words.note(), Part.NOTE)
        self.body.addWidget(note)
        self.give_way(note)
        pictures.arrived.connect(self.people.viewport().update)
        self.buttons.addStretch()
        self.close_button = self.add_button(words.close_button(), part=Part.GOLD)
        self.close_button.clicked.connect(self.reject)
        self.open_at_size(860, 640)
        self.people.setFocus()

    def show_opinions(self, opinions: Sequence[Opinion]) -> None:
        """Show the *opinions*, and what most of those say who have spoken, once all have."""
        here = self.people.currentIndex().row() if self._opinions else 0
        self._opinions = tuple(opinions)
        columns = [
            Column[Opinion](
                words.who_heading(),
                lambda one: COMPANY[one.portrait].name(),
                sign=lambda one: FaceSign(self._pictures, one.portrait),
                shape=FACE_SHAPE,
            ),
            Column[Opinion](words.choice_heading(), self._choice),
            Column[Opinion](words.reason_heading(), self._reason),
        ]
        self.people.show_rows([columns], self._opinions, self.appearance)
        self.people.select(max(here, 0))
        self.agreed.setText(self._agreed())

    def restyled(self) -> None:
        """Write the sheet again in the appearance's colours and sizes."""
        self.show_opinions(self._opinions)

    def _agreed(self) -> str:
        said = [one.advice.choice for one in self._opinions if one.advice is not None]
        if not said or any(one.advice is None and not one.is_silent for one in self._opinions):
            return ""
        action, number = Counter(said).most_common(1)[0]
        return words.agreed_told(self._label(action), number, len(said))

    def _choice(self, one: Opinion) -> str:
        if one.advice is None:
            return words.silent_told() if one.is_silent else words.thinking_told()
        return self._label(one.advice.choice)

    def _reason(self, one: Opinion) -> str:
        """Return the first reason, or else what this person is like."""
        if one.advice is None:
            return ""
        told = reason_told(one.advice.motives[:1], self._decided.deck)
        return told or TEMPERS[COMPANY[one.portrait].temper]()

    def _label(self, action: Action) -> str:
        return action_label(action, self._decided.asked, self._decided.deck)
