"""A table at which nobody plays: what can be begun there."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from ombre_desktop.ui.panels.context import TableContext
from ombre_desktop.ui.panels.row import ActionRow
from ombre_desktop.ui.texts.panels import empty_table_text, new_game_button, rules_button


class WelcomePanel(ActionRow):
    """
    The row that stands alone on an empty table.

    Signals:
        game_wanted: a new game is to be chosen.
        rules_wanted: the rules are to be read first.
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
