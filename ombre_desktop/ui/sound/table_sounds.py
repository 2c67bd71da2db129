"""The sounds of a table: what happens there, played in the loudness that the person prefers."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QAccessible

from ombre_desktop.engine import Request
from ombre_desktop.engine.events import Event
from ombre_desktop.storage.display_options import Loudness, Preferences
from ombre_desktop.ui.model.situation import Situation
from ombre_desktop.ui.sound.cues import Cue, cue_at_end, cue_at_start, cue_of_question

if TYPE_CHECKING:
    from ombre_desktop.ui.sound.copies import Copies
    from ombre_desktop.ui.sound.speaker import Speaker

log = logging.getLogger(__name__)


class TableSounds(QObject):
    """
    A listener to the table that plays a sound for some events.

    *now* returns the present situation. The speaker is looked for when the first sound is to be played.
    """

    def __init__(
        self,
        now: Callable[[], Situation],
        parent: QObject,
        *,
        find: Callable[[QObject], Speaker | None] | None = None,
    ) -> None:
        super().__init__(parent)
        self._now, self._find = now, find or _find
        self._speaker: Speaker | None = None
        self._copies: Copies | None = None
        self._loudness = Loudness.OFF
        self._is_looked_for = self._is_over = False

    @property
    def is_on(self) -> bool:
        """True if the person wants to hear the table."""
        return self._loudness is not Loudness.OFF

    def prefer(self, liked: Preferences) -> None:
        """Play as loudly as the preferences *liked* say."""
        self._loudness = loudness_of(liked)
        if not self.is_on and self._speaker is not None:
            self._speaker.close()

    def begin(self, event: Event) -> None:
        """Play the sound with which the motion of *event* begins."""
        self._play(cue_at_start(event))

    def hear(self, event: Event) -> None:
        """Play the sound of *event*, which has been shown."""
        sitting = self._now().sitting
        self._play(cue_at_end(event, sitting.company.person if sitting is not None else None))

    def toll(self) -> None:
        """Ring the bell of a finale."""
        self._play(Cue.BELL)

    def ask(self, asked: Request) -> None:
        """Play the sound of a question to the person."""
        self._play(cue_of_question(asked))

    def close(self) -> None:
        """End all sounds for good."""
        self._is_over = True
        if self._speaker is not None:
            self._speaker.close()

    def _play(self, cue: Cue | None) -> None:
        if cue is None or not self.is_on or self._is_over:
            return
        if not self._is_looked_for:
            # Finding a speaker takes most of a frame, so it has a turn of its own.
            self._is_looked_for = True
            QTimer.singleShot(0, self, partial(self._play_first, cue))
        elif self._speaker is not None:
            self._sound(self._speaker, cue)

    def _play_first(self, cue: Cue) -> None:
        """Look for the speaker, and play *cue* by it if there is one and sounds are still wanted."""
        self._speaker = None if self._is_over else self._find(self)
        if self._speaker is not None and self.is_on:
            self._sound(self._speaker, cue)

    def _sound(self, speaker: Speaker, cue: Cue) -> None:
        from ombre_desktop.ui.sound.copies import Copies

        self._copies = self._copies or Copies()
        try:
            copy = self._copies.of(cue, self._loudness)
        except OSError as error:
            log.warning("The table stays silent: %s", error)
            self.close()
            return
        speaker.play(copy)


def _find(parent: QObject) -> Speaker | None:
    from ombre_desktop.ui.sound.speaker import find_speaker

    return find_speaker(parent)


def loudness_of(liked: Preferences) -> Loudness:
    """Return the loudness chosen; without a choice soft, but off while a screen reader speaks."""
    if liked.sounds is not None:
        return liked.sounds
    return Loudness.OFF if QAccessible.isActive() else Loudness.SOFT
