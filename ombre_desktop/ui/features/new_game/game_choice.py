"""A choice among games, which a person can also make by typing a name."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Generic, TypeVar

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QRadioButton

from ombre_desktop.ui.dialogs.controls import Choice, Segments
from ombre_desktop.ui.dialogs.style import Appearance
from ombre_desktop.ui.dialogs.typed_search import TypedSearch
from ombre_desktop.ui.features.new_game.done import Done, mark_name
from ombre_desktop.ui.features.new_game.game_sign import GameSign
from ombre_desktop.ui.texts.listing import sentences


class GameButton(QRadioButton):
    """The button of the game of *sign*, which shows what the person has done in it."""

    def __init__(self, sign: GameSign, appearance: Appearance) -> None:
        super().__init__(sign.name)
        self.sign, self.look, self.done = sign, appearance, Done()
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.show_done(Done())

    @property
    def told(self) -> tuple[str, ...]:
        """All that the button shows of the game beside its name, in sentences."""
        return (self.sign.spoken,)

    def dress(self, appearance: Appearance) -> None:
        """Adopt the colours and sizes of *appearance*."""
        self.look = appearance
        self.updateGeometry()
        self.update()

    def show_done(self, done: Done) -> None:
        """Show what the person has done in this game."""
        self.done = done
        self.updateGeometry()
        self.setAccessibleDescription(
            sentences((*self.told, *(f"{mark_name(mark)}." for mark in done.marks)))
        )
        self.update()


B = TypeVar("B", bound=GameButton)


class GameChoice(Segments, Generic[B]):
    """A choice among the games of *signs*; the game called *game* is chosen at first."""

    def __init__(self, signs: Sequence[GameSign], game: str, appearance: Appearance) -> None:
        self._look = appearance
        self._signs = {sign.name: sign for sign in signs}
        self._search = TypedSearch()
        super().__init__([Choice(sign.game, sign.name) for sign in signs], game)

    @property
    def rows(self) -> Iterator[B]:
        """The buttons, in their order."""
        raise NotImplementedError

    def restyle(self, appearance: Appearance) -> None:
        """Adopt the colours and sizes of *appearance*."""
        self._look = appearance
        for row in self.rows:
            row.dress(appearance)

    def show_done(self, done: dict[str, Done]) -> None:
        """Show what the person has *done* in each game."""
        for row in self.rows:
            row.show_done(done.get(row.sign.game, Done()))

    def describe(self, question: str) -> None:
        """Leave the descriptions of the buttons, which say more than the *question*."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose the game whose name begins with the letters typed."""
        text = event.text()
        plain = event.modifiers() in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier)
        if not plain or not text or not text.isprintable() or (text == " " and not self._search.is_going_on):
            super().keyPressEvent(event)
            return
        rows = list(self.rows)
        at = next(number for number, row in enumerate(rows) if row.isChecked())
        found = self._search.find(text, [row.sign.name for row in rows], at)
        if found is not None:
            rows[found].setChecked(True)
            rows[found].setFocus(Qt.FocusReason.OtherFocusReason)
