"""The offers at an empty table."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from ombre_desktop.ui.panels.context import TableContext
from ombre_desktop.ui.panels.row import ActionRow
from ombre_desktop.ui.texts.panels import empty_table_text, new_game_button, rules_button


class WelcomePanel(ActionRow):
    """
    The only row on an empty table.

    Signals:
        game_wanted: choose a new game.
        rules_wanted: read the rules first.
    """

    game_wanted = Signal()
    rules_wanted = Signal()

    def __init__(self, context: TableContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self.say(empty_table_text())
        self.setAccessibleName(empty_table_text())
        self.add(new_game_button(), self.game_wanted.emit, gold=True)
        self.add(rules_button(), self.rules_wanted.emit)
        self.refresh()
