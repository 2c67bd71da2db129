"""
The demonstration on a machine without a display: a deal played off-screen.

It leaves a picture of the table and a record of the deal, which show that everything works.
"""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtCore import QDir

from ombre_desktop.storage.display_options import Deck, Preferences, Speed
from ombre_desktop.ui.dialogs.company import name_of
from ombre_desktop.ui.dialogs.file_dialog import write_file
from ombre_desktop.ui.model.game_to_begin import FIRST_GAME
from ombre_desktop.ui.session.new_sitting import new_sitting
from ombre_desktop.ui.session.player_runner import STAND_IN
from ombre_desktop.ui.shell.unattended import PlayedDeal, UnattendedTable, all_played_by
from ombre_desktop.ui.texts import demonstration as words
from ombre_desktop.value import replace

PICTURE = "ombre-table.png"
RECORD = "ombre-deal.ombre"
IN_FRONT = "leonor"
"""The player in the person's place."""


def demonstrate(folder: Path, deck: str) -> int:
    """Play one deal off-screen and print where in *folder* its files are; return the exit status."""
    deal = _played(Deck(deck))
    if deal is None:
        print(words.no_end(), file=sys.stderr)
        return 1
    return _leave(folder, deal)


def _leave(folder: Path, deal: PlayedDeal) -> int:
    """Write picture and record into *folder* and say where they are."""
    picture, text = folder / PICTURE, folder / RECORD
    written = QDir().mkpath(str(folder)) and not write_file(text, deal.record.encode(), "")
    if not written or not deal.picture.save(str(picture)):
        print(words.not_written(folder.resolve()), file=sys.stderr)
        return 1
    print(words.picture_told(picture.resolve()))
    print(words.record_told(text.resolve()))
    return 0


def _played(deck: Deck) -> PlayedDeal | None:
    """Play a deal of the first game with three computer players."""
    table = UnattendedTable(Preferences(deck=deck, speed=Speed.NONE, trick_hold=1000))
    game = replace(FIRST_GAME, deals=None, portrait=IN_FRONT)
    deal = table.play(all_played_by(new_sitting(game, name_of(IN_FRONT)), STAND_IN))
    table.close()
    return deal
