"""The doors of the first page, in their order."""

from __future__ import annotations

from ombre_desktop.ui.desk.title.offer import Door, Rank
from ombre_desktop.ui.frame.commands import Command
from ombre_desktop.ui.texts import doors
from ombre_desktop.ui.texts.keys import door_letters
from ombre_desktop.ui.texts.phrases import Said
from ombre_desktop.value import Value


class DoorRow(Value):
    """A door: its *command*, *label* and *rank*; its *note* may contain {game} and {company}."""

    command: Command
    label: Said
    note: Said | None = None
    rank: Rank = Rank.LARGE

    def door(self, **fields: object) -> Door:
        """Return the door in the language in use, its note filled in with *fields*."""
        note = self.note().format(**fields) if self.note else ""
        is_optional = self.command is Command.PRACTICE
        return Door(self.command, self.label(), note, self.rank, is_optional=is_optional)


_ALL = (
    DoorRow(Command.LEARN, doors.learn, doors.learn_note),
    DoorRow(Command.JUST_PLAY, doors.just_play, doors.just_play_note),
    DoorRow(Command.NEW_GAME, doors.set_table, doors.set_table_note),
    DoorRow(Command.LESSONS, doors.lessons, rank=Rank.SMALL),
    DoorRow(Command.FIVE_MINUTES, doors.five_minutes, rank=Rank.SMALL),
    DoorRow(Command.BELINDA, doors.belinda, rank=Rank.SMALL),
    DoorRow(Command.COMFORT, doors.comfort, rank=Rank.FOOT),
    DoorRow(Command.SITTINGS, doors.sittings, rank=Rank.SMALL),
    DoorRow(Command.PRACTICE, doors.practice, doors.practice_note, Rank.SMALL),
)
DOORS = tuple(row for row in _ALL if row.command.is_there)
"""
The doors; Enter opens the first, unless a sitting waits.

*All sittings* and *Learn from mistakes* are shown only if there are some, so they come last and take no
letter from another door. The latter is left out too where the page has no room for it.
"""


def door_keys() -> list[tuple[str, str]]:
    """Return the letter and the label of every door that has a letter, in the language in use."""
    labels = {row.command: row.label() for row in DOORS}
    letters = door_letters(labels)
    return [(letters[row.command], labels[row.command]) for row in DOORS if row.rank is not Rank.FOOT]
