"""The house rules as fields: those that matter most in front, the rest behind a button."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from ombre_desktop.engine.house import HouseRules, Setting
from ombre_desktop.ui.dialogs.controls import Choice, ChoiceBox
from ombre_desktop.ui.dialogs.flow import Columns
from ombre_desktop.ui.dialogs.sections import NamedField, wrapped
from ombre_desktop.ui.dialogs.style import Appearance, Part, mark
from ombre_desktop.ui.texts.settings import explanation, setting_name, value_name

_LEAST = 340
"""A column of fields is no narrower than this, in pixels at ordinary text size."""


class HouseEditor(QWidget):
    """
    Shows house rules and lets them be changed; ``changed`` says so.

    *standard* are the rules of the game as the book has them: what differs from them is what
    :attr:`differences` tells, and what "Defaults" takes back.
    """

    changed = Signal()

    def __init__(self, standard: HouseRules, house: str, appearance: Appearance) -> None:
        super().__init__()
        mark(self, Part.BARE)
        self._standard = standard
        self._boxes: dict[str, ChoiceBox] = {}
        self._columns: list[Columns] = []
        starred, others = (
            self._fields(tuple(s for s in standard.settings() if s.starred is front), appearance)
            for front in (True, False)
        )
        self._others = others
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(starred)
        column.addLayout(self._buttons())
        column.addWidget(others)
        others.hide()
        self.set_house(house)

    @property
    def rules(self) -> HouseRules:
        """The house rules as they stand."""
        return type(self._standard).parse(
            " ".join(f"{key}={box.value}" for key, box in self._boxes.items()), self._standard
        )

    @property
    def differences(self) -> str:
        """The settings that differ from the standard, as records write them."""
        return self.rules.differences(self._standard)

    def set_house(self, house: str) -> None:
        """Show the house rules written *house*; a value that is not on offer is added."""
        rules = type(self._standard).parse(house, self._standard)
        chosen = dict(pair.split("=") for pair in rules.differences(self._standard).split())
        for setting in self._standard.settings():
            value = chosen.get(setting.key, setting.default)
            box = self._boxes[setting.key]
            box.offer(Choice(value, value_name(setting.key, value)))
            box.set_value(value)
        self._tell()

    def box(self, key: str) -> ChoiceBox:
        """The box of the setting *key*."""
        return self._boxes[key]

    def show_all(self, shown: bool) -> None:
        """Show all settings, or those in front only."""
        self._all.setChecked(shown)
        self._others.setVisible(shown)
        self._all.setText(self.tr("Show the &chief ones only") if shown else self.tr("Show &all house rules"))

    def restyle(self, appearance: Appearance) -> None:
        """Take the distances of *appearance*."""
        for columns in self._columns:
            columns.set_least(appearance.pixels(_LEAST))

    def _fields(self, settings: tuple[Setting, ...], appearance: Appearance) -> QWidget:
        holder = mark(QWidget(), Part.BARE)
        columns = Columns(holder, least=appearance.pixels(_LEAST), most=2, gap=appearance.pixels(18))
        self._columns.append(columns)
        for setting in settings:
            values = [Choice(value, value_name(setting.key, value)) for value in setting.values]
            box = ChoiceBox(values, setting.default)
            box.chosen.connect(self._tell)
            self._boxes[setting.key] = box
            columns.addWidget(NamedField(setting_name(setting.key), box, explanation(setting.key)))
        return holder

    def _buttons(self) -> QHBoxLayout:
        self._all = mark(QPushButton(self.tr("Show &all house rules")), Part.LINK)
        self._all.setCheckable(True)
        self._all.setAutoDefault(False)
        self._all.toggled.connect(self.show_all)
        self._defaults = mark(QPushButton(self.tr("&Defaults")), Part.LINK)
        self._defaults.setAutoDefault(False)
        self._defaults.clicked.connect(lambda: self.set_house(""))
        self._state = wrapped("", Part.NOTE)
        self._state.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        row = QHBoxLayout()
        row.addWidget(self._all)
        row.addWidget(self._defaults)
        row.addWidget(self._state, 1)
        return row

    def _tell(self, _: object = None) -> None:
        number = len(self.differences.split())
        if number == 0:
            text = self.tr("All as in the rule book")
        else:
            text = self.tr("Changed from the rule book: {number}").format(number=number)
        self._state.setText(text)
        self._defaults.setEnabled(number > 0)
        self.changed.emit()
