"""The doors of the first page, and which of them are shown to whom."""

from __future__ import annotations

from ombre_desktop.ui.desk.title.offer import Door
from ombre_desktop.ui.frame.commands import Command
from ombre_desktop.ui.texts import doors
from ombre_desktop.ui.texts.keys import door_letters
from ombre_desktop.ui.texts.phrases import Said
from ombre_desktop.ui.texts.title import go_on_label
from ombre_desktop.value import Value


class DoorRow(Value):
    """
    A door: its *command* and *label*; its *note* may contain {game} and {company}.

    On the page, *told* takes the place of the label once it can be filled in.

    Some are shown only to a newcomer, and some only to those who have begun a game (*begun*).
    """

    command: Command
    label: Said
    note: Said | None = None
    begun: bool | None = None
    told: Said | None = None

    def is_for(self, *, begun: bool) -> bool:
        """Tell whether it is shown to somebody who has *begun* a game, or has not."""
        return self.begun in (None, begun)

    def door(self, key: str, **fields: object) -> Door:
        """Return the door with its letter, in the language in use, its note filled in with *fields*."""
        label = self.told().format(**fields) if self.told and fields.get("today") else self.label()
        return Door(self.command, label, key, self.note().format(**fields) if self.note else "")


_ALL = (
    DoorRow(Command.LEARN, doors.learn, doors.learn_note, begun=False),
    DoorRow(Command.JUST_PLAY, doors.just_play, doors.just_play_note),
    DoorRow(Command.NEW_GAME, doors.set_table, doors.set_table_note),
    DoorRow(Command.SITTINGS, doors.sittings, begun=True),
    DoorRow(Command.LESSONS, doors.lessons, begun=True),
    DoorRow(Command.PRACTICE, doors.practice, doors.practice_note, begun=True),
    DoorRow(Command.DAILY, doors.daily, doors.daily_note, begun=True, told=doors.daily_told),
    DoorRow(Command.FIVE_MINUTES, doors.five_minutes),
    DoorRow(Command.COMFORT, doors.comfort),
)
DOORS = tuple(row for row in _ALL if row.command.is_there)
"""The doors. *All sittings* and *Learn from mistakes* are shown only if there are some."""


def letters() -> dict[Command | None, str]:
    """Return the letter of every door, in the language in use; None stands for the sitting that waits."""
    labels: dict[Command | None, str] = {row.command: row.label() for row in DOORS}
    return door_letters(labels | {None: go_on_label()})


def door_keys() -> list[tuple[str, str]]:
    """Return the letter and the label of every door, in the language in use."""
    keys = letters()
    return [(keys[row.command], row.label()) for row in DOORS]
