"""Announcements to screen readers: one message for everything since the person's last action."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

from ombre_desktop.engine.events import Event, Paid, Scored
from ombre_desktop.storage.display_options import Announcements
from ombre_desktop.ui.model.staking import is_ante
from ombre_desktop.ui.texts.antes import in_one_sentence
from ombre_desktop.ui.texts.company import Company
from ombre_desktop.ui.texts.listing import sentences

MOST = 16
"""The largest number of events told in one message; before a settlement there may be a whole deal of them."""


class Announcer(QObject):
    """
    A collector of events, which are said together with the question that follows.

    A screen reader breaks off a message when an urgent one comes, so events told one by one would be cut off
    by the question.
    """

    def __init__(self, speaker: QWidget, owner: QObject) -> None:
        super().__init__(owner)
        self.wanted = Announcements.ALL
        self._speaker = speaker
        self._batch: list[str] = []
        self._last = ""

    @property
    def last(self) -> str:
        """The whole last message, even if the person's preferences kept it from being said."""
        return self._last

    def collect(self, sentence: str) -> None:
        """Keep *sentence* for the next message."""
        if sentence:
            self._batch.append(sentence)
        del self._batch[:-MOST]

    def tell(self, question: str = "") -> None:
        """Say everything collected, and the *question* or the settlement that it led to."""
        told = sentences([*self._batch, question])
        self._batch.clear()
        if not told:
            return
        self._last = told
        if self.wanted is Announcements.ALL:
            self._say(told)
        elif self.wanted is Announcements.OWN_TURN and question:
            self._say(question)

    def answer(self, sentence: str) -> None:
        """Say at once what the person has asked for, or why something cannot be done."""
        if sentence:
            self._say(sentence)

    def forget(self) -> None:
        """Drop everything collected, since the table shows another moment."""
        self._batch.clear()
        self._last = ""

    def _say(self, message: str) -> None:
        if not QAccessible.isActive():
            return
        event = QAccessibleAnnouncementEvent(self._speaker, message)
        event.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
        QAccessible.updateAccessibility(event)


class Antes:
    """The antes heard so far, kept until the next event of another kind."""

    def __init__(self) -> None:
        self._paid: list[Paid | Scored] = []
        self._lines: list[str] = []

    def hear(self, event: Event, line: str, company: Company | None) -> list[str]:
        """Return the lines to be told now: that of *event*, after the antes paid before it."""
        if isinstance(event, Paid | Scored) and is_ante(event):
            self._paid.append(event)
            self._lines.append(line)
            return []
        together = in_one_sentence(self._paid, company) if company is not None else []
        told = [*(together or self._lines), line]
        self._paid, self._lines = [], []
        return told
