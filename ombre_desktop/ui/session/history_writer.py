"""The writing of sittings into the history, and their return to the table."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import partial
from typing import TypeVar

from ombre_desktop.storage.deal_row import DealRow
from ombre_desktop.storage.documents import LeftDocument, SaveDocument
from ombre_desktop.storage.history import History
from ombre_desktop.storage.history_recovery import incomplete
from ombre_desktop.storage.problems import Problem, ProblemKind, StorageError
from ombre_desktop.storage.quarantine import system_clock
from ombre_desktop.ui.model.sitting import Sitting
from ombre_desktop.ui.session.kept_sitting import between_deals, left_document, sitting_of, unconfirmed

T = TypeVar("T")

log = logging.getLogger(__name__)


class HistoryWriter:
    """
    A writer that knows which deals the history has confirmed, and which sittings the history still lacks.

    Everything runs on the keeper's thread. A deal that is not confirmed stays in the save.
    """

    def __init__(self, history: History) -> None:
        self._history = history
        self._confirmed: dict[str, int] = {}
        self._waiting: dict[str, LeftDocument] = {}

    @property
    def waiting(self) -> tuple[LeftDocument, ...]:
        """The sittings that were left and that the history has not yet confirmed."""
        return tuple(self._waiting.values())

    def confirmed(self, game_id: str) -> int:
        """Return the number of deals of a sitting that the history has on the disk."""
        return self._confirmed.get(game_id, 0)

    def expect(self, waiting: tuple[LeftDocument, ...]) -> None:
        """Adopt the sittings in a save that are *waiting* for the history."""
        self._waiting = {left.sitting.game_id: left for left in waiting}

    def leave(self, sitting: Sitting) -> None:
        """Let *sitting* wait for the history, since another sitting takes its place at the table."""
        left = left_document(sitting, self.confirmed(sitting.game_id))
        if left is not None:
            self._waiting[sitting.game_id] = left

    def come_back(self, game_id: str) -> None:
        """Note that a sitting is at the table again."""
        self._waiting.pop(game_id, None)

    def is_behind(self, sitting: Sitting) -> bool:
        """Tell whether the history lacks a settled deal of *sitting*, or a sitting that waits."""
        lacks = sitting.rows and sitting.rows[-1].number > self.confirmed(sitting.game_id)
        return bool(lacks or self._waiting)

    def keep(self, sitting: Sitting) -> None:
        """Write everything that is not confirmed into the history; raise `StorageError` if that fails."""
        for left in self.waiting:
            self.repaired(partial(self._history.leave, left))
            self._confirmed[left.sitting.game_id] = left.sitting.deals
            del self._waiting[left.sitting.game_id]
        rows = unconfirmed(sitting.rows, self.confirmed(sitting.game_id))
        if rows or sitting.ended:
            document = between_deals(sitting, rows)
            self.repaired(partial(self._history.keep, document))
            self._confirmed[sitting.game_id] = document.deals

    def left(self, game_id: str) -> SaveDocument | None:
        """Return a sitting as it was left, or None if it cannot be continued; raise `StorageError`."""
        if (waiting := self._waiting.get(game_id)) is not None:
            return waiting.saved(system_clock())
        return self.repaired(partial(self._history.left, game_id))

    def last(self) -> tuple[SaveDocument | None, tuple[Problem, ...]]:
        """Return the sitting played last, as it stood after its last deal, to replace an unusable save."""
        try:
            sitting = self.repaired(self._history.last_sitting)
        except StorageError as error:
            return None, (error.problem,)
        if sitting is None:
            return None, ()
        document = SaveDocument(saved_at=system_clock(), sitting=sitting)
        return document, (Problem(ProblemKind.RESTORED, self._history.path),)

    def joined(self, document: SaveDocument) -> tuple[Sitting, tuple[Problem, ...]]:
        """Return the sitting of *document* with its past deals, and a problem for missing ones."""
        kept = document.sitting
        first = kept.deals - len(kept.results)
        past, problems = self._past(kept.game_id, first)
        self._confirmed[kept.game_id] = first
        return sitting_of(document, past), problems

    def repaired(self, use: Callable[[], T]) -> T:
        """Use the history; if it turns out to be damaged, rebuild it and use it again."""
        try:
            return use()
        except StorageError as error:
            if error.problem.kind is not ProblemKind.DAMAGED:
                raise
            self._history.repair()
            return use()

    def _past(self, game_id: str, count: int) -> tuple[tuple[DealRow, ...], tuple[Problem, ...]]:
        """Read the first *count* deals of a sitting, with a problem for missing ones."""
        if not count:
            return (), ()
        try:
            found = self.repaired(lambda: self._history.deals(game_id, count))
        except StorageError as error:
            log.warning("not read: %s", error)
            return (), (error.problem,)
        rows = tuple(deal.row for deal in found)
        lacking = count - len(rows)
        problems = (incomplete(self._history.path, lacking),) if lacking else ()
        if lacking:
            self._history.problems()  # cleared: they would report the same missing deals again
        return rows, problems
