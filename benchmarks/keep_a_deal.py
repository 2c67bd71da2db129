"""
A helper process: store preferences, and a sitting in which a computer player speaks first.

The opponents are those offered for a first game. None of them is an expert, which would think for a quarter
of a second; the time for thinking is measured elsewhere.
"""

from __future__ import annotations

import json

from PySide6.QtCore import QCoreApplication
from table import HUMAN, sitting_of, with_cards

from ombre_desktop.storage.display_options import Preferences
from ombre_desktop.storage.folders import Folders
from ombre_desktop.ui.model.game_to_begin import FIRST_GAME
from ombre_desktop.ui.session.keeping import Keeper
from ombre_desktop.ui.session.kept_preferences import with_choices

DEALER = 0
"""The person's seat; they deal, so the eldest, at their right, is a computer player."""


def main() -> None:
    application = QCoreApplication([])
    keeper = Keeper(Folders.of())
    right, left = (opponent.player for opponent in FIRST_GAME.opponents)
    sitting = sitting_of(HUMAN, right, left, dealer=DEALER)
    keeper.keep_preferences(with_choices(keeper.load().preferences, Preferences(), ()))
    keeper.write(with_cards(sitting), lambda: None)
    keeper.close()
    del application
    print(json.dumps({}))


main()
