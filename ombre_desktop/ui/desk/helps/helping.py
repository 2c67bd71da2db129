"""The helps at the table, which fade as the person's decisions show skill."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from ombre_desktop.engine import Action, SeatView
from ombre_desktop.engine import events as happened
from ombre_desktop.storage.display_options import Preferences
from ombre_desktop.ui.desk.helps.judging import Judged, judged, judged_bid
from ombre_desktop.ui.model.helps import GONE, Helps, Shown, Skill, help_modes, helps_by
from ombre_desktop.ui.model.sitting import Sitting
from ombre_desktop.ui.model.situation import Situation

if TYPE_CHECKING:
    from ombre_desktop.ui.background.kept_file import Shelf
    from ombre_desktop.ui.desk.helps.helps_file import HelpsFile


class Helping(QObject):
    """
    The helps of the deal in hand. A preference changes them at once; a decision affects later deals only.

    *now* returns the present situation. No decision counts in a replay, or in a lesson with its teacher.

    Signals:
        changed: the `Helps` have changed.
    """

    changed = Signal()

    def __init__(self, now: Callable[[], Situation], owner: QObject) -> None:
        super().__init__(owner)
        self._now = now
        self._modes = help_modes(Preferences())
        self._shown: tuple[Shown, ...] = (Shown(),) * len(Skill)
        self._at_deal = self._shown
        self._helps = Helps()
        self._refused_at = -1
        self._met: tuple[str, ...] = ()
        self._file: HelpsFile | None = None
        self._is_read = False

    @property
    def helps(self) -> Helps:
        """The helps of the deal in hand."""
        return self._helps

    @property
    def shown(self) -> tuple[Shown, ...]:
        """The skills with their counts so far, in the order of `Skill`."""
        return self._shown

    def keep_on(self, shelf: Shelf) -> None:
        """Read the skills on *shelf*, and keep them there from now on."""
        from ombre_desktop.ui.desk.helps.helps_file import HelpsFile

        self._file = HelpsFile(shelf, self)
        self._file.found.connect(self._find)
        self._file.read()

    def prefer(self, liked: Preferences) -> None:
        """Show each help as the preferences *liked* say."""
        self._modes = help_modes(liked)
        self._set()

    def unmet(self, words: Iterable[str]) -> tuple[str, ...]:
        """
        Return those of the *words* of a game that the person has not met yet.

        There are none where they are not kept, in a lesson, and once the help with bids has gone.
        """
        played = self._played()
        knows = self._file is None or not self._is_read or self._helps.of(Skill.BID) == GONE
        if knows or played is None or played[1].lesson:
            return ()
        return tuple(word for word in words if word not in self._met)

    def meet(self, words: tuple[str, ...]) -> None:
        """Remember that the person has met *words* of a game."""
        self._met += words

    def act(self, action: Action) -> None:
        """Count a decision of the person, before it is carried out."""
        played = self._played()
        if played is not None:
            view, sitting = played
            self._count(judged(view, action), sitting)

    def refuse(self) -> None:
        """Count an attempt to play a forbidden card, at most once in each turn."""
        played = self._played()
        if played is not None and played[0].position.playing is not None:
            view, sitting = played
            turn = len(view.position.history)
            if turn != self._refused_at:
                self._refused_at = turn
                self._count([(Skill.MAY_PLAY, False)], sitting)

    def hear(self, event: happened.Event) -> None:
        """Set the helps when a deal begins, and judge the person's bid when it is settled."""
        played = self._played()
        if played is None:
            return
        view, sitting = played
        match event:
            case happened.Dealt():
                self._refused_at = -1
                self._adopt(tuple(one.at_deal() for one in self._shown))
            case happened.DealSettled(settlement=settlement):
                self._count(judged_bid(settlement, view.position.ombre, view.seat), sitting)
                self._write()

    def close(self) -> None:
        """Have everything saved, and save nothing after that."""
        if self._file is not None:
            self._write()
            self._file = None

    def _played(self) -> tuple[SeatView, Sitting] | None:
        """Return the person's view of the deal they are playing, with its sitting; None if they play none."""
        now = self._now()
        if not now.is_played or now.view is None or now.sitting is None or now.sitting.company.person is None:
            return None
        return now.view, now.sitting

    def _count(self, found: Iterable[Judged], sitting: Sitting) -> None:
        if sitting.lesson:
            return
        shown = dict(zip(Skill, self._shown, strict=True))
        for skill, right in found:
            shown[skill] = shown[skill].after(right, sitting.game_id)
        self._shown = tuple(shown.values())

    def _find(self, shown: tuple[Shown, ...]) -> None:
        self._is_read = True
        self._met = self._file.document.met if self._file is not None else ()
        self._adopt(shown)

    def _adopt(self, shown: tuple[Shown, ...]) -> None:
        self._shown = self._at_deal = shown
        self._set()

    def _set(self) -> None:
        helps = helps_by(self._modes, self._at_deal)
        if helps != self._helps:
            self._helps = helps
            self.changed.emit()

    def _write(self) -> None:
        # A file that was not read yet is not overwritten.
        if self._file is not None and self._is_read:
            self._file.write(self._shown, self._met)
