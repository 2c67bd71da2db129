"""The window as a screen reader finds it: roles, names, descriptions and actions, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QWidget

ROLES = QAccessible.Role
NAME, DESCRIPTION = QAccessible.Text.Name, QAccessible.Text.Description


def found_in(widget: QWidget) -> Iterator[QAccessibleInterface]:
    """Everything in *widget* that can be seen, the outer before the inner."""
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
    """The names that nobody hears, because readers skip what has no role."""
    return [
        name_of(one) for one in found_in(widget) if one.role() in (ROLES.Client, ROLES.Pane) and name_of(one)
    ]


def mute_buttons(widget: QWidget) -> list[str]:
    """Enabled buttons without a name, and those that say it twice."""
    kinds = (ROLES.Button, ROLES.RadioButton, ROLES.CheckBox, ROLES.ComboBox)
    buttons = [one for one in found_in(widget) if one.role() in kinds and not one.state().disabled]
    return [
        name_of(one) for one in buttons if not name_of(one).strip() or name_of(one) == description_of(one)
    ]
