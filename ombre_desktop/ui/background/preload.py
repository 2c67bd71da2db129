"""
The import of a dialog's modules in another thread, while the table goes on.

Imported at once on the GUI thread, they would hold the table up for several frames.
"""

from __future__ import annotations

import sys
from functools import partial
from importlib import import_module

from ombre_desktop import elsewhere
from ombre_desktop.ui.background.opening import Steps

_UI = "ombre_desktop.ui"
HOMES = {
    "about": f"{_UI}.dialogs.about",
    "again": f"{_UI}.shell.again_board",
    "beside": f"{_UI}.shell.beside_board",
    "cut_word": f"{_UI}.dialogs.cut_word",
    "deal_code": f"{_UI}.shell.code_board",
    "farewell": f"{_UI}.dialogs.farewell",
    "keys": f"{_UI}.dialogs.keys",
    "lessons": f"{_UI}.shell.lessons_board",
    "new_game": f"{_UI}.shell.new_game_board",
    "preferences": f"{_UI}.dialogs.preferences",
    "progress": f"{_UI}.dialogs.progress",
    "replay": f"{_UI}.replay.replay_host",
    "rules": f"{_UI}.shell.rule_pages",
    "score_sheet": f"{_UI}.shell.score_boards",
    "sittings": f"{_UI}.shell.score_boards",
    "statistics": f"{_UI}.shell.statistics_boards",
    "statistics_deals": f"{_UI}.shell.statistics_boards",
    "timeline": f"{_UI}.shell.timeline_board",
}
"""The module that makes each dialog, and imports what it needs; other names are messages."""
_MESSAGE = f"{_UI}.dialogs.said"
_TURN = 0.002
"""The seconds for which a step waits; without a wait, the steps would keep Python's lock from the import."""


def imported(dialog: str) -> Steps[None]:
    """Import what the *dialog* of this name needs in another thread; each step waits for it a little."""
    home = HOMES.get(dialog, _MESSAGE)
    if home in sys.modules:
        return
    # What fails there fails again, and is told, when the dialog is made.
    thread = elsewhere.begin(partial(import_module, home), "import", lambda _: None)
    while thread.is_alive():
        thread.join(_TURN)
        yield
