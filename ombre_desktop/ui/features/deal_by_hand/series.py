"""A practice sitting whose deals are all such as the person wishes."""

from __future__ import annotations

from uuid import uuid4

from PySide6.QtCore import QObject

from ombre_desktop.ui.features.deal_by_hand.bid_search import search_for
from ombre_desktop.ui.features.deal_by_hand.calls import called
from ombre_desktop.ui.features.deal_by_hand.draft import Draft
from ombre_desktop.ui.features.deal_by_hand.search import Search
from ombre_desktop.ui.frame.program import Program
from ombre_desktop.ui.model.sitting import Sitting
from ombre_desktop.ui.session.practice_sitting import dealt_next
from ombre_desktop.ui.texts import deal_by_hand as words
from ombre_desktop.ui.texts.deal_by_hand import Wish


class Series(QObject):
    """The next deals of a practice sitting: each completes the draft *over*, and is as all *wishes* say."""

    def __init__(
        self, program: Program, sitting: Sitting, over: Draft, wishes: tuple[Wish, ...], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._program, self._over, self._wishes = program, over, wishes
        self._game_id = sitting.game_id
        self._search: Search | None = None
        succession = program.succession
        succession.deal_on(sitting.game_id, self.deal)

    def close(self) -> None:
        """Deal no more."""
        if self._search is not None:
            self._search.stop()
        self.deleteLater()

    def deal(self) -> None:
        """Look for the next deal, and deal it."""
        if self._search is not None and self._search.is_on:
            return
        if not self._wishes:
            self._deal(self._over.filled(uuid4().hex))
            return
        search = self._search = search_for(self._wishes, self._program.runner, self)
        search.ended.connect(self._take_found)
        self._program.note(words.next_looked_for())
        search.begin(self._over, self._wishes, at_once=True)

    def _take_found(self) -> None:
        search, self._search = self._search, None
        if search is None:
            return
        if search.found is None:
            self._program.note(words.none_told(search.tried))
        else:
            self._deal(search.found)
        search.deleteLater()

    def _deal(self, draft: Draft) -> None:
        """Deal *draft*, unless the person has left the sitting meanwhile."""
        sitting = self._program.sitting
        if sitting is None or sitting.game_id != self._game_id or sitting.ended:
            return
        self._program.resume(dealt_next(sitting, draft.known, called(draft).bids), saved=False)
