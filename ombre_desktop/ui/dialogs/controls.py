"""The controls of the dialogs: boxes and rows for choosing one of several values, and a tick box."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence

from PySide6.QtCore import QPointF, QRectF, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QColor, QIcon, QPainter, QPaintEvent, QPen, QPolygonF, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QCheckBox,
    QComboBox,
    QLayout,
    QRadioButton,
    QSizePolicy,
    QSpinBox,
    QStyle,
    QStyleOptionButton,
    QStyleOptionComboBox,
    QStylePainter,
    QWidget,
)

from ombre_desktop.ui.dialogs.flow import Lines
from ombre_desktop.ui.table.group import Group
from ombre_desktop.ui.table.unwheeled import Unwheeled
from ombre_desktop.ui.texts.outside import tip
from ombre_desktop.value import Value

INK = QColor("#1d1b26")
"""The ink of the signs in boxes, whose ground is parchment in every theme."""


class Choice(Value):
    """A value to choose, with its name; perhaps also a picture, and a longer name for the list."""

    value: object
    label: str
    icon: QIcon | None = None
    listed: str = ""


def _drawn_with(painter: QPainter, colour: QColor, width: float) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    pen = QPen(colour, width)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)


class ChoiceBox(Unwheeled, QComboBox):
    """A drop-down box; ``chosen`` carries the value."""

    chosen = Signal(object)

    def __init__(self, choices: Sequence[Choice], value: object, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._values: tuple[object, ...] = ()
        self._labels: tuple[str, ...] = ()
        self._is_whole, self._has_icon = False, True
        self._add(choices)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(12)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.set_value(value)
        self.currentIndexChanged.connect(self._tell)

    @property
    def value(self) -> object:
        """The chosen value."""
        return self._values[self.currentIndex()]

    def offer(self, choice: Choice) -> None:
        """Add *choice*, unless its value is in the list."""
        if choice.value not in self._values:
            self._add([choice])

    def show_whole(self) -> None:
        """Ask for the width of the longest label, where the layout can give it."""
        self._is_whole = True
        self.updateGeometry()

    def show_icon(self, shown: bool) -> None:
        """Show the picture of the chosen value also while the list is closed, or only in the list."""
        self._has_icon = shown
        self.update()

    def minimumSizeHint(self) -> QSize:
        """Return the least size: that of some letters, or of the longest label."""
        hint = super().minimumSizeHint()
        if self._is_whole:
            longest = max(map(self.fontMetrics().horizontalAdvance, self._labels))
            hint.setWidth(max(hint.width(), math.ceil(longest + self._taken)))
        return hint

    @property
    def room(self) -> int:
        """The width for the label, beside icon and chevron."""
        return max(0, round(self.width() - self._taken))

    @property
    def _taken(self) -> float:
        reach = self._reach
        return 11 * reach + (
            self.iconSize().width() + reach
            if self._has_icon and not self.itemIcon(self.currentIndex()).isNull()
            else 0
        )

    @property
    def _reach(self) -> float:
        """The measure of the chevron."""
        return self.fontMetrics().height() * 0.2

    def _add(self, choices: Sequence[Choice]) -> None:
        self._values = (*self._values, *(choice.value for choice in choices))
        self._labels = (*self._labels, *(choice.label for choice in choices))
        for choice in choices:
            if choice.icon:
                self.addItem(choice.icon, choice.listed or choice.label)
            else:
                self.addItem(choice.listed or choice.label)

    def set_icon(self, value: object, icon: QIcon) -> None:
        """Show *icon* beside *value*."""
        self.setItemIcon(self._values.index(value), icon)

    def set_value(self, value: object) -> None:
        """Choose *value* without a signal."""
        with QSignalBlocker(self):
            self.setCurrentIndex(self._values.index(value))

    def _tell(self, index: int) -> None:
        self.setToolTip(tip(self._labels[index]))
        self.chosen.emit(self._values[index])

    def paintEvent(self, _: QPaintEvent) -> None:
        """Draw the chevron and the text, elided if it is too wide."""
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        reach = self._reach
        option.currentText = self.fontMetrics().elidedText(
            self._labels[self.currentIndex()], Qt.TextElideMode.ElideRight, self.room
        )
        if not self._has_icon:
            option.currentIcon = QIcon()
        painter = QStylePainter(self)
        painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option)
        painter.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, option)
        x, y = self.width() - 4.2 * reach, self.height() / 2
        _drawn_with(painter, INK, max(1.6, reach * 0.5))
        corners = ((x - reach, y - reach / 2), (x, y + reach / 2), (x + reach, y - reach / 2))
        painter.drawPolyline(QPolygonF([QPointF(*corner) for corner in corners]))


class NumberBox(Unwheeled, QSpinBox):
    """
    A whole number, typed or stepped; ``chosen`` carries it as text, as `ChoiceBox` does.

    *words* format the number with its noun: "1 point", "5 points".
    """

    chosen = Signal(object)

    def __init__(
        self, numbers: range, value: str, words: Callable[[int], str], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._words = words
        self.setRange(numbers[0], numbers[-1])
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.lineEdit().setFocusPolicy(Qt.FocusPolicy.ClickFocus)  # Tab stops at the box, not twice
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.set_value(value)
        self.valueChanged.connect(self._tell)

    def offer(self, choice: Choice) -> None:
        """Extend the range to *choice*, which may be outside the usual one."""
        self.setMaximum(max(self.maximum(), int(str(choice.value))))

    def set_value(self, value: str) -> None:
        """Show *value* without a signal."""
        with QSignalBlocker(self):
            self.setValue(int(value))
        self._count()

    def _count(self) -> None:
        self.setSuffix(self._words(self.value()).removeprefix(str(self.value())))

    def _tell(self, value: int) -> None:
        self._count()
        self.chosen.emit(str(value))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Indent the number as far as the text of other boxes, which no stylesheet can do."""
        super().resizeEvent(event)
        self.lineEdit().setTextMargins(round(self.fontMetrics().height() * 0.35), 0, 0, 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the upper and lower chevrons, which a stylesheet cannot draw."""
        super().paintEvent(event)
        painter = QPainter(self)
        reach = self.fontMetrics().height() * 0.2
        _drawn_with(painter, INK, max(1.6, reach * 0.5))
        x, y = self.width() - 4.2 * reach, self.height() / 2
        for way in (-1, 1):
            low, tip = y + way * reach, y + way * 2 * reach
            painter.drawPolyline(
                QPolygonF([QPointF(x - reach, low), QPointF(x, tip), QPointF(x + reach, low)])
            )


class Segments(Group):
    """A row of buttons for choosing one value, in several lines if the row is too narrow."""

    chosen = Signal(object)

    def __init__(self, choices: Sequence[Choice], value: object, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._buttons: dict[object, QRadioButton] = {}
        self._group = QButtonGroup(self)
        self._row = self._row_layout()
        self._question = ""
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._group.buttonToggled.connect(self._tell)
        self.offer(choices, value)

    def offer(self, choices: Sequence[Choice], value: object) -> None:
        """Replace the choices and choose *value*, without a signal."""
        for button in self._buttons.values():
            self._group.removeButton(button)
            self._row.removeWidget(button)
            button.hide()
            button.deleteLater()
        self._buttons = {}
        for choice in choices:
            button = self._button(choice.label)
            if choice.icon:
                button.setIcon(choice.icon)
            self._buttons[choice.value] = button
            self._group.addButton(button)
            self._row.addWidget(button)
        self.describe(self._question)
        self.set_value(value)
        self.updateGeometry()

    def _row_layout(self) -> QLayout:
        """Return the layout of the buttons."""
        return Lines(self)

    def _button(self, name: str) -> QRadioButton:
        """Return a button with this *name*."""
        return QRadioButton(name, self)

    @property
    def buttons(self) -> Iterable[QRadioButton]:
        """The buttons, in the order of the choices."""
        return self._buttons.values()

    @property
    def values(self) -> tuple[object, ...]:
        """The values to choose from."""
        return tuple(self._buttons)

    @property
    def value(self) -> object:
        """The chosen value."""
        return next(value for value, button in self._buttons.items() if button.isChecked())

    def set_value(self, value: object) -> None:
        """Choose *value* without a signal."""
        with QSignalBlocker(self._group):
            self._buttons[value].setChecked(True)
        self._lead_to(self._buttons[value])

    def button(self, value: object) -> QRadioButton:
        """Return the button of *value*."""
        return self._buttons[value]

    def describe(self, question: str) -> None:
        """Add *question* to every button: a screen reader reads only the button in focus."""
        self._question = question
        for button in self._buttons.values():
            button.setAccessibleDescription(question)

    def set_icon_size(self, side: int, broad: int = 0) -> None:
        """Show the pictures *side* pixels high and *broad* pixels wide, or square."""
        for button in self._buttons.values():
            button.setIconSize(QSize(broad or side, side))

    def set_icons(self, choices: Sequence[Choice]) -> None:
        """Replace the pictures by those of *choices*; the values stay the same."""
        for choice in choices:
            if choice.icon:
                self._buttons[choice.value].setIcon(choice.icon)

    def _tell(self, button: QAbstractButton, on: bool) -> None:
        if on:
            self._lead_to(button)
            self.chosen.emit(self.value)

    def _lead_to(self, chosen: QAbstractButton) -> None:
        """Let Tab stop at the *chosen* button alone; Qt sees to it only once the row has had the focus."""
        for button in self._buttons.values():
            policy = Qt.FocusPolicy.StrongFocus if button is chosen else Qt.FocusPolicy.ClickFocus
            button.setFocusPolicy(policy)
        self.setFocusProxy(chosen)


class TickBox(QCheckBox):
    """A tick box that draws its own tick."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the tick, which a stylesheet cannot draw."""
        super().paintEvent(event)
        if not self.isChecked():
            return
        option = QStyleOptionButton()
        self.initStyleOption(option)
        rect = self.style().subElementRect(QStyle.SubElement.SE_CheckBoxIndicator, option, self)
        inset = rect.width() * 0.27
        box = QRectF(rect).adjusted(inset, inset, -inset, -inset)
        painter = QPainter(self)
        _drawn_with(painter, INK, max(2.0, box.width() * 0.2))
        corners = (
            QPointF(box.left(), box.center().y()),
            QPointF(box.left() + box.width() * 0.38, box.bottom()),
            box.topRight(),
        )
        painter.drawPolyline(QPolygonF(corners))
