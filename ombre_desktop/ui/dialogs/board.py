"""The base of all dialogs: a title over a brass rule, a body, and a row of buttons."""

from collections.abc import Iterator
from typing import ClassVar, NamedTuple, TypeVar

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QSize, Qt
from PySide6.QtGui import QColor, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QHBoxLayout,
    QLayout,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from ombre_desktop.ui.dialogs.flow import Foot
from ombre_desktop.ui.dialogs.second_press import SecondPress
from ombre_desktop.ui.dialogs.soft_foot import HEIGHT, SoftFoot
from ombre_desktop.ui.dialogs.steady_scroll import SteadyScroll
from ombre_desktop.ui.dialogs.style import Appearance, Part, colours_of, dress, line, mark
from ombre_desktop.ui.model.present import present
from ombre_desktop.ui.paint.screen import screen_of
from ombre_desktop.ui.table.shortcuts import press_by_place
from ombre_desktop.ui.texts.key_table import Key

B = TypeVar("B", bound="Board")
_SCREEN_SHARE = 0.94
_SHARE = 0.62
"""The share of its preferred height that a board must have to show what gives way."""
_LEAST_WITH_TITLE = 340
"""The nominal height that a board must have to show its title, if that is less."""


class Place(NamedTuple):
    """
    A place on a board: the number of the control with the focus, if one has it.

    The contents are scrolled *above* pixels beyond the top of that control.
    """

    stop: int | None
    above: int


class Board(QDialog):
    """
    A dialog of dark lacquer.

    Subclasses fill ``body`` and ``buttons``, add to ``head`` what stands beside the title, and leave slow
    parts to :meth:`build`. If the body *scrolls*, it is as tall as its contents; otherwise it fills the room,
    and its widgets or panes scroll by themselves.
    """

    names_cards: ClassVar[bool] = True
    """True if its words may name cards, so that it is made again when the deck is switched."""

    def __init__(
        self, appearance: Appearance, parent: QWidget | None = None, *, scrolls: bool = True
    ) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._usual_height = 0
        self._areas: list[QScrollArea] = []
        self._outer = QVBoxLayout(self)
        self._title = line(part=Part.TITLE)
        self._title.setWordWrap(True)
        self.head = QHBoxLayout()
        self.head.addWidget(self._title, 1)
        self._outer.addLayout(self.head)
        self._rule = mark(QFrame(), Part.RULE)
        self._outer.addWidget(self._rule)
        self._giving_way: list[QWidget] = [self._title, self._rule]
        self.body = QVBoxLayout()
        self.body.setContentsMargins(0, 0, 0, 0)
        if scrolls:
            self._outer.addWidget(self.pane(self.body), 1)
        else:
            self._outer.addLayout(self.body, 1)
        self.buttons = Foot()
        self._outer.addLayout(self.buttons)
        self._dress()

    def set_title(self, title: str) -> None:
        """Set the title of the board."""
        self.setWindowTitle(title)
        self._title.setText(title)

    def give_way(self, widget: QWidget) -> None:
        """Hide *widget*, like the title, when the window is too low for everything."""
        self._giving_way.append(widget)

    @property
    def appearance(self) -> Appearance:
        """The present look of the dialog."""
        return self._appearance

    def set_appearance(self, appearance: Appearance) -> None:
        """Change the look to *appearance*."""
        if appearance != self._appearance:
            self._appearance = appearance
            self._dress()
            self.restyled()

    def build(self) -> Iterator[None]:
        """Make the remaining parts of the board; the event loop may run at every yield."""
        yield from ()

    def complete(self: B) -> B:
        """Make the remaining parts of the board at once, and return it."""
        for _ in self.build():
            pass
        return self

    def restyled(self) -> None:
        """Apply what a stylesheet cannot after a change of appearance; subclasses extend this."""

    def add_button(self, label: str, *, part: Part | None = None) -> QPushButton:
        """Add a button to the row; Return presses the gold button by default."""
        button = QPushButton(label, self)
        if part:
            mark(button, part)
        button.setAutoDefault(False)
        button.setDefault(part is Part.GOLD)
        self.buttons.addWidget(button)
        return button

    def accept(self) -> None:
        """Close the board on what was chosen; a second click on that place does nothing more."""
        super().accept()
        parent = self.parentWidget()
        if parent is not None:
            SecondPress(parent.window())

    def gild(self, button: QPushButton, *, gold: bool) -> None:
        """Make *button* gold, so that Return presses it, or dark, while another is gold."""
        button.setProperty("part", Part.GOLD.value if gold else None)
        button.setDefault(gold)
        self.style().unpolish(button)
        self.style().polish(button)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Return press the button that has the focus, or else the gold button."""
        focused = self.focusWidget()
        if Key.PRESS.fits(event) and isinstance(focused, QPushButton):
            focused.click()
        elif not press_by_place(self, event):
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Hide the title in a low window, whose frame shows the title too."""
        super().resizeEvent(event)
        for widget in self._giving_way:
            widget.setVisible(not self.has_given_way(widget))

    def has_given_way(self, widget: QWidget) -> bool:
        """Tell whether the window is too low for *widget*."""
        least = _SHARE * self._usual_height
        if widget in (self._title, self._rule):
            least = min(least, _LEAST_WITH_TITLE)
        return widget in self._giving_way and self.height() < self._appearance.pixels(least)

    def focusNextPrevChild(self, forwards: bool) -> bool:
        """Scroll the control into view that gets the focus, also where it comes from the buttons below."""
        moved = super().focusNextPrevChild(forwards)
        focused = self.focusWidget()
        if focused is not None and (area := self._area_of(focused)) is not None:
            area.ensureWidgetVisible(focused)
        return moved

    def open_at_size(self, width: int, height: int) -> None:
        """Resize to *width* and *height*, multiplied by the text size, as far as the screen allows."""
        room = screen_of(self).availableSize() * _SCREEN_SHARE
        self._usual_height = height
        wanted = QSize(self._appearance.pixels(width), self._appearance.pixels(height))
        self.resize(wanted.boundedTo(room))

    def bring_into_view(self, widget: QWidget) -> None:
        """Scroll *widget* into view; show its top if the whole is too tall."""
        area = self._area_of(widget)
        if area is not None:
            # The bar learns how tall the contents are from orders that may still wait.
            QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
            area.ensureWidgetVisible(widget, 0, HEIGHT)
            top = widget.mapTo(area.viewport(), widget.rect().topLeft()).y()
            if top < 0 or widget.height() > area.viewport().height():
                area.verticalScrollBar().setValue(area.verticalScrollBar().value() + top)

    @property
    def place(self) -> Place:
        """The place where the person is on the board."""
        focused, stops = self.focusWidget(), self._stops
        at = stops.index(focused) if focused in stops else None
        area = self._area_of(focused)
        if area is None:
            return Place(at, 0)
        return Place(at, area.verticalScrollBar().value() - self._top_of(focused, area))

    def go_to(self, place: Place) -> None:
        """Give the focus to the control at *place*, and show it as high in the view as it was there."""
        stops = self._stops
        if place.stop is None or place.stop >= len(stops):
            return
        focused = stops[place.stop]
        focused.setFocus()
        area = self._area_of(focused)
        if area is not None:
            # The bar learns how tall the contents are from orders that may still wait.
            QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
            area.verticalScrollBar().setValue(self._top_of(focused, area) + place.above)

    @property
    def _stops(self) -> list[QWidget]:
        """The controls that can have the focus, in the order in which they were made."""
        policy = Qt.FocusPolicy.NoFocus
        return [one for one in self.findChildren(QWidget) if one.focusPolicy() != policy]

    def _area_of(self, inside: QWidget | None) -> QScrollArea | None:
        """Return the part in which a widget is scrolled; for one of the buttons below, the first part."""
        first = self._areas[0] if self._areas else None
        around = (area for area in self._areas if inside is not None and area.isAncestorOf(inside))
        return next(around, first)

    def _top_of(self, inside: QWidget | None, area: QScrollArea) -> int:
        """Return the height at which a widget stands in the contents of *area*; 0 outside them."""
        if inside is None or not area.isAncestorOf(inside):
            return 0
        return inside.mapTo(present(area.widget(), "contents of the area"), QPoint()).y()

    def pane(self, contents: QLayout) -> QScrollArea:
        """Return a part of the board that scrolls *contents* by itself."""
        inner = mark(QWidget(), Part.BARE)
        inner.setLayout(contents)
        area = SteadyScroll()
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidget(inner)
        SoftFoot(area, lambda: QColor(colours_of(self._appearance.theme)["ground_bottom"]))
        self._areas.append(area)
        return area

    def _dress(self) -> None:
        # Margins grow less than the text, since a small window needs the room for other things.
        margin = min(24, self._appearance.pixels(18))
        self._outer.setContentsMargins(margin, margin, margin, margin)
        self._outer.setSpacing(self._appearance.pixels(12))
        self.body.setSpacing(self._appearance.pixels(14))
        self.buttons.setSpacing(self._appearance.pixels(10))
        dress(self, self._appearance)
