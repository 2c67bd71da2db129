"""The editor of house rules, folded to a line; a button shows the chief ones, another the rest."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from ombre_desktop.engine.house import HouseRules, Setting
from ombre_desktop.engine.price_list import OwnPrices
from ombre_desktop.engine.variants import Variant
from ombre_desktop.ui.background.turns import Turns
from ombre_desktop.ui.dialogs.controls import Choice, ChoiceBox, NumberBox
from ombre_desktop.ui.dialogs.flow import Columns, Lines
from ombre_desktop.ui.dialogs.sections import NamedField, wrapped
from ombre_desktop.ui.dialogs.style import Appearance, Part, mark
from ombre_desktop.ui.features.new_game.price_box import PriceBox
from ombre_desktop.ui.texts import new_game as words
from ombre_desktop.ui.texts.codes import rules_told
from ombre_desktop.ui.texts.price_names import price_lines
from ombre_desktop.ui.texts.settings import (
    explanation,
    no_effect,
    setting_name,
    usual,
    value_name,
)

_LEAST = 340
"""The smallest width of a column of fields, in pixels at ordinary text size."""
_FILLED = Qt.AlignmentFlag(0)


class HouseEditor(QWidget):
    """
    An editor of house rules; ``changed`` is emitted for a change, ``unfolded`` when more rules are shown.

    The standard rules of *game* are those of the book. :attr:`differences` holds what differs from them, and
    "Defaults" restores them. A setting that has no effect under the others is disabled and says why, but
    keeps its value. At first only a line is shown, which says what differs. The fields are made *later*, one
    at a time, or when they are needed.
    """

    changed = Signal()
    unfolded = Signal()

    def __init__(self, game: Variant, house: str, appearance: Appearance, later: Turns) -> None:
        super().__init__()
        mark(self, Part.BARE)
        self._game = game.name
        self._standard = game.standard
        self._appearance = appearance
        self._chosen: dict[str, str] = {}
        self._boxes: dict[str, ChoiceBox | NumberBox | PriceBox] = {}
        self._fields: dict[str, NamedField] = {}
        self._starred, self._others = self._columns(), self._columns()
        self._chief, self._rest = (mark(QWidget(), Part.BARE) for _ in range(2))
        self._chief.setLayout(self._starred)
        self._rest.setLayout(self._others)
        self._state = wrapped("", Part.BARE)
        self._all = self._link(words.show_all(), self.show_all)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._state)
        column.addLayout(self._links())
        for widget in (self._chief, self._all, self._rest):
            column.addWidget(widget, 0, Qt.AlignmentFlag.AlignLeft if widget is self._all else _FILLED)
            widget.hide()
        self._later = later
        self.set_house(house)

    def prepare(self) -> None:
        """Order the fields for later, those of the chief rules first."""
        settings = [*self._settings(in_front=True), *self._settings(in_front=False)]
        self._later.order({(self, setting.key): partial(self._add_field, setting) for setting in settings})

    @property
    def rules(self) -> HouseRules:
        """The chosen house rules."""
        return type(self._standard).parse(
            " ".join(f"{key}={value}" for key, value in self._chosen.items()), self._standard
        )

    @property
    def differences(self) -> str:
        """The settings that differ from the standard, as records write them."""
        return self.rules.differences(self._standard)

    def set_house(self, house: str) -> None:
        """Show the house rules that the text *house* describes; a value not yet offered is added."""
        rules = type(self._standard).parse(house, self._standard)
        chosen = dict(pair.split("=") for pair in rules.differences(self._standard).split())
        for setting in self._standard.settings():
            self._chosen[setting.key] = chosen.get(setting.key, setting.default)
            self._set_box(setting.key)
        self._tell()

    def field(self, key: str) -> NamedField:
        """Return the field of the setting *key*."""
        self.box(key)
        return self._fields[key]

    def box(self, key: str) -> ChoiceBox | NumberBox | PriceBox:
        """Return the box of the setting *key*."""
        self._add_field(next(setting for setting in self._standard.settings() if setting.key == key))
        return self._boxes[key]

    def unfold(self, shown: bool) -> None:
        """Show the chief settings, or only the line about them."""
        for setting in self._settings(in_front=True) if shown else ():
            self._add_field(setting)
        self._change.setChecked(shown)
        self._change.setText(words.hide_rules() if shown else words.change_rules())
        self._chief.setVisible(shown)
        self._all.setVisible(shown)
        self._rest.setVisible(shown and self._all.isChecked())
        if shown:
            self.unfolded.emit()

    def show_all(self, shown: bool) -> None:
        """Show all settings, or only the chief ones."""
        if shown:
            self.unfold(True)
        for setting in self._settings(in_front=False) if shown else ():
            self._add_field(setting)
        self._all.setChecked(shown)
        self._rest.setVisible(shown)
        self._all.setText(words.show_chief() if shown else words.show_all())
        if shown:
            self.unfolded.emit()

    def restyle(self, appearance: Appearance) -> None:
        """Adopt the distances of *appearance*."""
        self._appearance = appearance
        for columns in (self._starred, self._others):
            columns.set_least(appearance.pixels(_LEAST))

    def _settings(self, *, in_front: bool) -> list[Setting]:
        return [setting for setting in self._standard.settings() if setting.starred is in_front]

    def _columns(self) -> Columns:
        look = self._appearance
        return Columns(least=look.pixels(_LEAST), most=2, gap=look.pixels(18))

    def _add_field(self, setting: Setting) -> None:
        """Make the field of *setting*, unless it exists."""
        if setting.key in self._boxes:
            return
        key = setting.key
        box = self._boxes[key] = self._box_of(setting)
        self._set_box(key)
        box.chosen.connect(partial(self._choose, key))
        field = self._fields[key] = NamedField(setting_name(key, self._game), box)
        self._explain(key, self.rules)
        columns = self._starred if setting.starred else self._others
        columns.addWidget(field)

    def _box_of(self, setting: Setting) -> ChoiceBox | NumberBox | PriceBox:
        """Return a box with the values of *setting*; a list marks the standard value."""
        key, default = setting.key, setting.default
        if isinstance(getattr(self._standard, key), OwnPrices):
            return PriceBox()
        if setting.numbers is not None:
            return NumberBox(
                setting.numbers, default, lambda number: value_name(key, str(number), self._game)
            )
        names = {value: value_name(key, value, self._game) for value in setting.values}
        listed = {default: usual(names[default])}
        choices = [Choice(value, name, listed=listed.get(value, "")) for value, name in names.items()]
        return ChoiceBox(choices, default)

    def _set_box(self, key: str) -> None:
        """Show the value of *key* in its box, if the box exists; a value not yet offered is added."""
        box, value = self._boxes.get(key), self._chosen[key]
        if box is not None:
            box.offer(Choice(value, value_name(key, value, self._game)))
            box.set_value(value)

    def _explain(self, key: str, rules: HouseRules) -> None:
        """Explain the setting *key*, or disable it and say why it has no effect under *rules*."""
        box = self._boxes[key]
        if isinstance(box, PriceBox):
            box.show_list(price_lines(rules.price_list(), self._game))
        idle = no_effect(key, rules, self._game)
        self._fields[key].explain(idle or explanation(key, self._game))
        box.setEnabled(not idle)

    def _choose(self, key: str, value: object) -> None:
        self._chosen[key] = str(value)
        self._tell()

    def _links(self) -> Lines:
        """Return the row of what can be done while the rules are folded."""
        self._change = self._link(words.change_rules(), self.unfold)
        self._defaults = mark(QPushButton(words.defaults_button()), Part.LINK)
        self._defaults.setAutoDefault(False)
        self._defaults.clicked.connect(lambda: self.set_house(""))
        links = Lines(gap=6)
        links.addWidget(self._change)
        links.addWidget(self._defaults)
        return links

    def _link(self, label: str, show: Callable[[bool], None]) -> QPushButton:
        """Return a button that shows more, or less when it is pressed again."""
        link = mark(QPushButton(label), Part.LINK)
        link.setCheckable(True)
        link.setAutoDefault(False)
        link.toggled.connect(show)
        return link

    def _told(self) -> str:
        """Return in words what differs from the rule book."""
        if not self.differences:
            return words.all_as_in_the_book()
        template = words.not_as_in_the_book()
        return template.format(rules=rules_told(self.differences, self._game))

    def _tell(self) -> None:
        self._state.setText(self._told())
        rules = self.rules
        for key in self._fields:
            self._explain(key, rules)
        self._defaults.setEnabled(bool(self.differences))
        self.changed.emit()
