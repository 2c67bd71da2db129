"""The file of the days that were played."""

from __future__ import annotations

import dataclasses

from PySide6.QtCore import QObject

from ombre_desktop import __version__
from ombre_desktop.storage.days import DAYS, DaysDocument, PlayedDay
from ombre_desktop.storage.mark import Mark
from ombre_desktop.ui.background.kept_file import KeptFile, Shelf


class DaysFile(KeptFile[DaysDocument]):
    """The file of the days; what it says of a day is written once, and only others are added."""

    def __init__(self, shelf: Shelf, parent: QObject) -> None:
        super().__init__(shelf, DAYS, lambda folders: folders.days, parent)

    def played(self, day: int) -> PlayedDay | None:
        """Return how *day* was played; None if it was not."""
        return self.document.played.get(str(day))

    @property
    def latest(self) -> int:
        """The latest day of the calendar, or of the clock, in anything that was played; 0 before that."""
        known = self.document.played.items()
        return max((max(int(day), one.on) for day, one in known if day.isdecimal()), default=0)

    def note(self, day: int, on: int, amount: int, mark: Mark) -> None:
        """Keep that *day* was played, *on* a day, for an *amount*; a second time does not count."""
        if self.played(day) is None:
            self._put(day, PlayedDay(on=on, amount=amount, mark=mark, version=__version__))

    def note_other(self, day: int, portrait: str, amount: int) -> None:
        """Keep what somebody else won with the cards of *day*."""
        found = self.played(day)
        if found is not None:
            others = {**found.others, portrait: amount}
            self._put(day, dataclasses.replace(found, others=others, others_version=__version__))

    def _put(self, day: int, played: PlayedDay) -> None:
        self.keep(dataclasses.replace(self.document, played={**self.document.played, str(day): played}))
