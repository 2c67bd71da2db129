"""The doors of the first page, in their order."""

from __future__ import annotations

from ombre_desktop.ui.frame.commands import Command
from ombre_desktop.ui.texts.keys import door_letters
from ombre_desktop.ui.texts.marking import QT_TRANSLATE_NOOP
from ombre_desktop.ui.texts.phrases import translate
from ombre_desktop.ui.title.offer import Door, Rank
from ombre_desktop.value import Value


class DoorRow(Value):
    """A door: its *command*, *label* and *rank*; its *note* may contain {game} and {company}."""

    command: Command
    label: str
    note: str = ""
    rank: Rank = Rank.LARGE

    def door(self, **fields: object) -> Door:
        """Return the door in the language in use, its note filled in with *fields*."""
        note = translate("Title", self.note).format(**fields) if self.note else ""
        is_optional = self.command is Command.PRACTICE
        return Door(self.command, translate("Title", self.label), note, self.rank, is_optional=is_optional)


DOORS = (
    DoorRow(
        Command.LEARN,
        QT_TRANSLATE_NOOP("Title", "Learn it at the table"),
        QT_TRANSLATE_NOOP("Title", "A deal with a teacher; nothing to read before"),
    ),
    DoorRow(
        Command.JUST_PLAY,
        QT_TRANSLATE_NOOP("Title", "Just play"),
        QT_TRANSLATE_NOOP("Title", "{game}, with {company}"),
    ),
    DoorRow(
        Command.NEW_GAME,
        QT_TRANSLATE_NOOP("Title", "Set the table"),
        QT_TRANSLATE_NOOP("Title", "Another game, another company"),
    ),
    DoorRow(Command.LESSONS, QT_TRANSLATE_NOOP("Title", "Lessons"), rank=Rank.SMALL),
    DoorRow(Command.FIVE_MINUTES, QT_TRANSLATE_NOOP("Title", "Ombre in five minutes"), rank=Rank.SMALL),
    DoorRow(Command.BELINDA, QT_TRANSLATE_NOOP("Title", "Belinda's game"), rank=Rank.SMALL),
    DoorRow(Command.COMFORT, QT_TRANSLATE_NOOP("Title", "Bigger letters, keys, contrast …"), rank=Rank.FOOT),
    DoorRow(Command.SITTINGS, QT_TRANSLATE_NOOP("Title", "All sittings"), rank=Rank.SMALL),
    DoorRow(
        Command.PRACTICE,
        QT_TRANSLATE_NOOP("Title", "Learn from mistakes"),
        QT_TRANSLATE_NOOP("Title", "Positions that you missed: {count}, a few minutes"),
        rank=Rank.SMALL,
    ),
)
"""
The doors; Enter opens the first, unless a sitting waits.

*All sittings* and *Learn from mistakes* are shown only if there are some, so they come last and take no
letter from another door. The latter is left out too where the page has no room for it.
"""


def door_keys() -> list[tuple[str, str]]:
    """Return the letter and the label of every door that has a letter, in the language in use."""
    labels = {row.command: translate("Title", row.label) for row in DOORS}
    letters = door_letters(labels)
    return [(letters[row.command], labels[row.command]) for row in DOORS if row.rank is not Rank.FOOT]
