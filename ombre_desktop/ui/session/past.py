"""The moment of a sitting that the table shows, if the person has gone back."""

from __future__ import annotations

from collections.abc import Callable

from ombre_desktop.engine import Action
from ombre_desktop.storage.origin import Moment
from ombre_desktop.ui.model.present import present
from ombre_desktop.ui.model.sitting import PERSON, Sitting
from ombre_desktop.ui.session.timeline import LostDealError, Timeline
from ombre_desktop.value import replace

Way = Callable[[Timeline, Moment | None], Moment | None]
"""A way from one moment to another; None is the last moment of the sitting."""


class Past:
    """
    The place of a table in its sitting.

    While the person is back *at* an earlier moment, the whole sitting is kept here with everything that
    was played later. Another decision leaves it; the same decision goes on along it.
    """

    def __init__(self) -> None:
        self.at: Moment | None = None
        self._timeline: Timeline | None = None
        self._decided: tuple[str, Moment] | None = None

    def leave(self) -> None:
        """Forget the sitting, or everything after the moment shown."""
        self.at = self._timeline = self._decided = None

    def whole(self, shown: Sitting) -> Sitting:
        """Return the sitting of which *shown* is the moment on the table."""
        return shown if self.at is None else present(self._timeline, "timeline").sitting

    def timeline(self, shown: Sitting) -> Timeline:
        """Return the decisions of the sitting of which *shown* is the moment on the table."""
        whole = self.whole(shown)
        if self._timeline is None or self._timeline.sitting is not whole:
            self._timeline = Timeline(whole)
        return self._timeline

    def can_go_back(self, shown: Sitting) -> bool:
        """
        Tell whether the person decided anything before the moment *shown*.

        A decision found once stays true for the rest of its deal. The deal, which would have to be played
        again up to each of them, is not searched at every move.
        """
        if self.at is None and self._has_decided(shown):
            return True
        try:
            before = self.timeline(shown).before(self.at)
        except LostDealError:
            return True  # the person is told which deal is lost
        if self.at is None and before is not None:
            self._decided = shown.game_id, before
        return before is not None

    def _has_decided(self, shown: Sitting) -> bool:
        """
        Tell whether the decision found before belongs to this sitting, and was not taken back.

        What was decided in an earlier deal stands, since that deal is settled.
        """
        if self._decided is None or shown.state is None or self._decided[0] != shown.game_id:
            return False
        at, history = self._decided[1], shown.state.history
        if at.deal != shown.deal_number:
            return at.deal < shown.deal_number
        return at.moves < len(history) and history[at.moves].seat == PERSON

    def go(self, shown: Sitting, way: Way) -> Sitting | None:
        """Go to another moment and return it, None if there is no way; raise `LostDealError`."""
        timeline = self.timeline(shown)
        at = way(timeline, self.at)
        if at == self.at:
            return None
        there = timeline.shown(at)
        timeline.sitting = whole = replace(timeline.sitting, at=at)
        if at is not None and not timeline.is_settled(at.deal):
            # The mark stays even if the person goes forward again.
            timeline.sitting = replace(whole, mark=there.mark)
        self.at = at
        return timeline.sitting if at is None else there

    def is_same(self, action: Action) -> bool:
        """Tell whether the person decided on this *action* before, at the moment shown."""
        return self.at is not None and present(self._timeline, "timeline").next_action(self.at) == action

    def other_way(self, shown: Sitting) -> Sitting:
        """
        Leave what was played after the moment *shown*, and return the sitting to continue.

        In a settled deal this is another sitting, since a deal that is written down stays.
        """
        timeline, at = self._timeline, self.at
        self.leave()
        if timeline is None or at is None or not timeline.is_settled(at.deal):
            return shown
        return timeline.other_line(at)
