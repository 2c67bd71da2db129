"""The wheel, which scrolls a page and changes nothing on it."""

from __future__ import annotations

import ast

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication
from sources import trees_with

from ombre_desktop.ui.dialogs.controls import Choice, ChoiceBox, NumberBox
from ombre_desktop.ui.features.past_games.deal_strip import DealStrip
from ombre_desktop.ui.panels.pack import Pack
from ombre_desktop.ui.table.unwheeled import Slider, Unwheeled

TURNED_BY_THE_WHEEL = {
    *("QSlider", "QDial", "QComboBox", "QFontComboBox", "QTabBar", "QTabWidget"),
    *("QSpinBox", "QDoubleSpinBox", "QDateEdit", "QTimeEdit", "QDateTimeEdit"),
}


def slider() -> Slider:
    return Slider(Qt.Orientation.Horizontal)


def box() -> ChoiceBox:
    return ChoiceBox([Choice(at, str(at)) for at in range(5)], 0)


def number() -> NumberBox:
    return NumberBox(range(9), "3", str)


@pytest.mark.parametrize("made", [slider, box, number])
def test_the_wheel_over_a_control_is_left_to_the_page(qtbot, made):
    """Also over the one that has the focus, such as the text size that was moved a moment ago."""
    control = made()
    qtbot.addWidget(control)
    control.show()
    control.setFocus()
    changed: list[object] = []
    signal = control.valueChanged if hasattr(control, "valueChanged") else control.currentIndexChanged
    signal.connect(changed.append)

    wheel = turned_down(control)
    QApplication.sendEvent(control, wheel)

    assert ([], False) == (changed, wheel.isAccepted())


def test_the_strip_of_deals_and_the_pack_are_such_sliders():
    assert issubclass(DealStrip, Slider)
    assert issubclass(Pack, Slider)


def test_no_control_is_bare():
    """A control that the wheel would change has a class that leaves it alone."""
    bare = []
    for path, tree in trees_with("|".join(TURNED_BY_THE_WHEEL)):
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                bare += [f"{path.name}: {node.func.id}"] if node.func.id in TURNED_BY_THE_WHEEL else []
            if isinstance(node, ast.ClassDef):
                bases = [base.id for base in node.bases if isinstance(base, ast.Name)]
                is_guarded = bases[:1] == [Unwheeled.__name__]
                bare += (
                    [] if is_guarded or not TURNED_BY_THE_WHEEL & {*bases} else [f"{path.name}: {node.name}"]
                )

    assert [] == bare


def turned_down(widget) -> QWheelEvent:
    """Return the event of a wheel that is turned over *widget*."""
    at, none = QPointF(5, 5), Qt.KeyboardModifier.NoModifier
    return QWheelEvent(
        at,
        widget.mapToGlobal(at),
        QPoint(),
        QPoint(0, -120),
        Qt.MouseButton.NoButton,
        none,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
