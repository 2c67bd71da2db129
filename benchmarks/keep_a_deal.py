"""
Run by others: leaves preferences and a sitting in which a computer is to speak first.

The company is the one that is offered for a first game: the expert would think for a quarter of a
second, and how long anybody thinks is measured elsewhere.
"""

from __future__ import annotations

import json

from PySide6.QtCore import QCoreApplication
from table import HUMAN, sitting_of, with_cards

from ombre_desktop.storage.folders import Folders
from ombre_desktop.ui.model.preferences import FIRST_GAME, Preferences
from ombre_desktop.ui.session.keeping import Keeper

DEALER = 0
"""The person deals: the eldest, at the right, is a computer."""


def main() -> None:
    application = QCoreApplication([])
    keeper = Keeper(Folders.of())
    right, left = (opponent.player for opponent in FIRST_GAME.opponents)
    sitting = sitting_of(HUMAN, right, left, dealer=DEALER)
    keeper.keep_preferences(keeper.with_choices(keeper.load().preferences, Preferences(), ()))
    keeper.write(with_cards(sitting), lambda: None)
    keeper.close()
    del application
    print(json.dumps({}))


main()
