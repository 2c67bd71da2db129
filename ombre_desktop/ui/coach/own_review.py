"""The coach's review of one deal: the person's own choices, and what to say about them."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from ombre_desktop.engine.notation import GameRecord
from ombre_desktop.players.judging.verdict import Grade, Verdict
from ombre_desktop.storage.judged import Judged
from ombre_desktop.ui.model.deck import Deck
from ombre_desktop.ui.model.sitting import PERSON
from ombre_desktop.ui.review.deal_review import DealReview
from ombre_desktop.ui.session.player_runner import PlayerRunner
from ombre_desktop.ui.texts import coach as words

WORTH_PRAISE = 3.0
"""The least that a choice must have spared to be praised, in chips or points."""


class OwnReview(QObject):
    """
    The review of the person's choices in the settled deal of *record*.

    Signals:
        changed: there is another verdict, or the review has ended or failed.
    """

    changed = Signal()

    def __init__(self, runner: PlayerRunner, record: GameRecord, parent: QObject) -> None:
        super().__init__(parent)
        self.review = DealReview(runner, record, self, only=PERSON)
        self.review.changed.connect(self.changed)

    @property
    def has_choices(self) -> bool:
        """True if the person had something to decide."""
        return bool(self.review.decisions)

    @property
    def dearest(self) -> Verdict | None:
        """The choice that surely cost the most, once the review has ended; None if none did."""
        return next(iter(self.review.dearest), None) if self.review.is_ended else None

    def told(self, deck: Deck) -> tuple[str, ...]:
        """Return the sentences for the person; none if the review cannot be finished."""
        if self.review.has_failed or not self.has_choices:
            return ()
        if not self.review.is_ended:
            return (words.looking(),)
        return (*self._cost_told(deck), *self._praise(deck))

    @property
    def judged(self) -> tuple[Judged, ...]:
        """The verdicts, as the history keeps them."""
        return tuple(
            Judged(move, found.kind.value, found.cost, found.error, found.grade.value)
            for move, found in self.review.verdicts.items()
        )

    def close(self) -> None:
        """Stop, and forget this review."""
        self.review.close()
        self.deleteLater()

    def _cost_told(self, deck: Deck) -> tuple[str, ...]:
        verdict = self.dearest
        decision = None if verdict is None else self.review.decision(verdict.move)
        if verdict is None or decision is None:
            unclear = [found.grade is Grade.CANNOT_BE_TOLD for found in self.review.verdicts.values()]
            return words.nothing_costly(sum(unclear))
        return words.dearest_told(verdict, decision.asked, deck, decision.trick)

    def _praise(self, deck: Deck) -> tuple[str, ...]:
        """Return a sentence on the choice that spared the most, if it spared much."""
        best = max(self.review.verdicts.values(), key=lambda found: found.spared, default=None)
        decision = None if best is None else self.review.decision(best.move)
        if best is None or decision is None or best.spared < WORTH_PRAISE:
            return ()
        return (words.well_done(best, decision.asked, deck, decision.trick),)
