"""The actions of the commands that read the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from ombre_desktop.ui.desk.table_desk import TableDesk
from ombre_desktop.ui.shell.commands import Command
from ombre_desktop.ui.spoken.table_words import Part


def look_verbs(desk: TableDesk) -> Mapping[Command, Callable[[], object]]:
    """Return a verb for each command that reads the table of *desk* or walks over it."""
    return {
        Command.STANDING: partial(desk.look, Part.STANDING, Part.CENTRE),
        Command.TRICK: partial(desk.look, Part.TRICK),
        Command.PLAYERS: partial(desk.look, Part.PLAYERS),
        Command.REPEAT: desk.repeat,
        Command.NEXT_PART: partial(desk.walk, 1),
        Command.PART_BEFORE: partial(desk.walk, -1),
    }
