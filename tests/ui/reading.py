"""The window as a screen reader finds it: roles, names, descriptions and actions, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAbstractButton, QWidget

ROLES = QAccessible.Role
PRESS = "Press"
NAME, DESCRIPTION = QAccessible.Text.Name, QAccessible.Text.Description


def found_in(widget: QWidget) -> Iterator[QAccessibleInterface]:
    """Yield everything in *widget* that can be seen, the outer before the inner."""
    root = QAccessible.queryAccessibleInterface(widget)
    assert root is not None
    yield from _seen(root)


def _seen(found: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    yield found
    for place in range(found.childCount()):
        child = found.child(place)
        if child is not None and child.isValid() and not child.state().invisible:
            yield from _seen(child)


def name_of(found: QAccessibleInterface) -> str:
    return found.text(NAME)


def description_of(found: QAccessibleInterface) -> str:
    return found.text(DESCRIPTION)


def named_fillers(widget: QWidget) -> list[str]:
    """Return the names that no screen reader reads, because it skips widgets without a role."""
    return [
        name_of(one) for one in found_in(widget) if one.role() in (ROLES.Client, ROLES.Pane) and name_of(one)
    ]


def mute_buttons(widget: QWidget) -> list[str]:
    """Return the enabled buttons without a name, and those that say their name twice."""
    kinds = (ROLES.Button, ROLES.RadioButton, ROLES.CheckBox, ROLES.ComboBox)
    buttons = [one for one in found_in(widget) if one.role() in kinds and not one.state().disabled]
    return [
        name_of(one) for one in buttons if not name_of(one).strip() or name_of(one) == description_of(one)
    ]


def outline(widget: QWidget) -> str:
    """Return the tree of *widget* as text: role, name, description and state, the inner indented."""
    root = QAccessible.queryAccessibleInterface(widget)
    assert root is not None
    return "\n".join(_outlined(root, 0)) + "\n"


def _outlined(found: QAccessibleInterface, depth: int) -> Iterator[str]:
    words = [found.role().name]
    if name_of(found):
        words.append(f"“{name_of(found)}”")
    if description_of(found):
        words.append(f"({description_of(found)})")
    if found.state().disabled:
        words.append("disabled")
    yield "  " * depth + " ".join(words)
    for place in range(found.childCount()):
        child = found.child(place)
        if child is not None and child.isValid() and not child.state().invisible:
            yield from _outlined(child, depth + 1)


class BlindPerson:
    """
    A person who knows only what a screen reader says, and presses the buttons it offers.

    They choose the first bid after the pass, discard as few cards as possible, and play the first
    playable card.
    """

    HAND, TOOLS = "Your hand", "Tools"
    NOT_NOW = ("Take back", "Play it out", "Surrender", "To the end")
    ONWARD = ("Next deal", "Final score")
    MAY, THROWN = "may be played", "on the heap"

    def __init__(self, window: QWidget) -> None:
        self._window = window
        self.pressed: list[str] = []
        self.is_settled = False

    def press(self, button: QAccessibleInterface) -> None:
        """
        Press *button* as its accessible action does, but without the tenth of a second for which Qt shows
        it down.
        """
        assert PRESS in button.actionInterface().actionNames()
        self.pressed.append(name_of(button))
        pressed = button.object()
        assert isinstance(pressed, QAbstractButton)
        pressed.click()

    def act(self) -> None:
        """Look at the window, and press one button if it asks something."""
        hand: list[QAccessibleInterface] = []
        offered: list[QAccessibleInterface] = []
        asked = False
        for one in found_in(self._window):
            if one.role() is ROLES.Grouping:
                asked = asked or name_of(one).startswith("Throw away")
            if one.role() is ROLES.Button and not one.state().disabled:
                group = name_of(one.parent())
                if group.startswith(self.HAND):
                    hand.append(one)
                elif group and group != self.TOOLS:
                    offered.append(one)
        self.is_settled = any(name_of(one).startswith(self.ONWARD) for one in offered)
        wanted = [one for one in offered if not name_of(one).startswith(self.NOT_NOW)]
        cards = [card for card in hand if description_of(card).startswith(self.MAY)]
        if cards:
            self.press(cards[0])
        elif wanted and not self.is_settled:
            self.press(wanted[min(1, len(wanted) - 1)])
        elif asked:
            self.press(
                next(card for card in reversed(hand) if not description_of(card).startswith(self.THROWN))
            )
