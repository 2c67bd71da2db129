"""The three choices among problems on the page: game, theme and grade."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import cast

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from ombre_desktop.ui.dialogs.flow import Lines
from ombre_desktop.ui.dialogs.style import Appearance
from ombre_desktop.ui.features.training.choice_word import ChoiceWord, Entry
from ombre_desktop.ui.features.training.choosing import Wish
from ombre_desktop.ui.features.training.selection import Option, Selection
from ombre_desktop.ui.table.group import Group
from ombre_desktop.ui.texts import problem_choice as words

_GAP = 14
"""The room between two choices, in nominal pixels."""


class ChoiceRow(Group):
    """
    The choices in a row, which breaks into lines where it is narrow.

    Signals:
        wished: the `Wish` that is chosen.
    """

    wished = Signal(object)

    def __init__(self, selection: Selection, look: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(words.choices_name())
        self.game, self.theme, self.grade = self.words = tuple(ChoiceWord(look, self) for _ in range(3))
        self._lines = Lines(self)
        for one in self.words:
            self._lines.addWidget(one)
            one.chosen.connect(self._choose)
        self.dress(look)
        self.show_selection(selection)

    def show_selection(self, selection: Selection) -> None:
        """Show what is chosen, and offer what else could be."""
        wish = selection.wish
        self.game.show_entries(words.game_label(), _entries(selection.games, _game), wish)
        self.theme.show_entries(words.theme_label(), _entries(selection.themes, _theme), wish)
        self.grade.show_entries(words.grade_label(), _entries(selection.grades, _grade), wish)
        self._lines.invalidate()

    def dress(self, look: Appearance) -> None:
        """Adopt the colours and sizes of *look*."""
        self._lines.setSpacing(look.pixels(_GAP))
        for one in self.words:
            one.dress(look)

    def reach_by_tab(self, *, reached: bool) -> None:
        """Let Tab stop at the choices while the stations beside them are in focus, and else pass them by."""
        for one in self.words:
            one.setFocusPolicy(Qt.FocusPolicy.StrongFocus if reached else Qt.FocusPolicy.ClickFocus)

    def _choose(self, wish: object) -> None:
        self.wished.emit(cast("Wish", wish))


def _entries(options: Sequence[Option], label: Callable[[Wish], str]) -> list[Entry]:
    return [Entry(one.wish, label(one.wish), one.left) for one in options]


def _game(wish: Wish) -> str:
    return words.game_choice(wish.game)


def _theme(wish: Wish) -> str:
    return words.theme_choice("" if wish.theme is None else wish.theme.value)


def _grade(wish: Wish) -> str:
    return words.grade_choice(wish.grade or 0)
