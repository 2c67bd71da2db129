"""Run by others: leaves preferences and a sitting in which a computer is to speak first."""

from __future__ import annotations

import json

from PySide6.QtCore import QCoreApplication
from table import HUMAN, sitting_of, with_cards

from ombre_desktop.players.player import player_names
from ombre_desktop.storage.folders import Folders
from ombre_desktop.ui.dialogs.choices import Preferences
from ombre_desktop.ui.keeping import Keeper

DEALER = 0
"""The person deals: the eldest, at the right, is a computer."""


def main() -> None:
    application = QCoreApplication([])
    strong = "expert" if "expert" in player_names() else "textbook"
    keeper = Keeper(Folders.of())
    sitting = sitting_of(HUMAN, strong, strong, dealer=DEALER)
    keeper.keep_preferences(keeper.with_choices(keeper.load().preferences, Preferences(), ()))
    keeper.write(with_cards(sitting), lambda: None)
    keeper.close()
    del application
    print(json.dumps({}))


main()
