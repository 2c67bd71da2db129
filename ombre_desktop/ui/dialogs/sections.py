"""Panels of named fields, for dialogs that ask for settings."""

from PySide6.QtCore import QMargins
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLayout, QSizePolicy, QVBoxLayout, QWidget

from ombre_desktop.ui.dialogs.controls import Segments
from ombre_desktop.ui.dialogs.framed import Framed
from ombre_desktop.ui.dialogs.style import Appearance, Part, line, mark
from ombre_desktop.ui.texts.keys import without_key


def wrapped(text: str, part: Part) -> QLabel:
    """Return a label that wraps its text."""
    label = line(text, part)
    label.setWordWrap(True)
    policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
    policy.setHeightForWidth(True)
    label.setSizePolicy(policy)
    return label


class NamedField(QWidget):
    """A control under its name, with an explanation below."""

    def __init__(self, name: str, control: QWidget, note: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        mark(self, Part.BARE)
        self.control = control
        column = self._column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        label = wrapped(name, Part.NAME)
        label.setBuddy(control)
        column.addWidget(label)
        column.addWidget(control)
        control.setAccessibleName(without_key(name))
        if isinstance(control, Segments):
            control.describe(control.accessibleName())
        self._note = wrapped("", Part.NOTE)
        column.addWidget(self._note)
        column.addStretch()
        self.explain(note)

    def add(self, widget: QWidget) -> None:
        """Add *widget* under the explanation."""
        self._column.addWidget(widget)

    def explain(self, note: str) -> None:
        """Change the explanation; an empty explanation takes no room."""
        self.control.setAccessibleDescription(note)
        self._note.setText(note)
        self._note.setVisible(bool(note))


class Section(Framed):
    """A panel with a heading; its contents go into the layout *inside*, or else into one column."""

    def __init__(
        self, heading: str, appearance: Appearance, inside: QLayout | None = None, *, note: str = ""
    ) -> None:
        super().__init__()
        self._heading = wrapped("", Part.SECTION)
        self.set_heading(heading)
        self._column = QVBoxLayout(self)
        self._inside = inside or QVBoxLayout()
        self._head = QHBoxLayout()
        self._head.addWidget(self._heading, 1)
        self._column.addLayout(self._head)
        if note:
            self._column.addWidget(wrapped(note, Part.NOTE))
        self._column.addLayout(self._inside)
        if inside is None:
            self._column.addStretch()
        self.restyle(appearance)

    def set_heading(self, heading: str) -> None:
        """Set the heading of the panel."""
        self.setAccessibleName(heading)
        self._heading.setText(heading)

    def restyle(self, appearance: Appearance) -> None:
        """Adopt the distances of *appearance*."""
        pixels = appearance.pixels
        self._column.setContentsMargins(QMargins(pixels(16), pixels(12), pixels(16), pixels(14)))
        self._column.setSpacing(pixels(10))
        self._inside.setSpacing(pixels(14))

    def add_beside(self, widget: QWidget) -> None:
        """Add *widget* at the right of the heading."""
        self._head.addWidget(widget)

    def add(self, widget: QWidget) -> None:
        """Add *widget* under the present contents."""
        self._inside.addWidget(widget)

    def add_field(self, name: str, control: QWidget, note: str = "") -> NamedField:
        """Add *control* under its *name*, with a *note* below."""
        field = NamedField(name, control, note)
        self.add(field)
        return field
