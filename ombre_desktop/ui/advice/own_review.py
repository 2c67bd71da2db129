"""The coach's review of one deal: the person's own choices, and what to say about them; then the others'."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from ombre_desktop.engine.notation import GameRecord
from ombre_desktop.players.judging.grading import MEASURE
from ombre_desktop.players.judging.verdict import Grade, Verdict
from ombre_desktop.storage.display_options import Deck
from ombre_desktop.storage.judged import Judged
from ombre_desktop.storage.splits import Parts
from ombre_desktop.ui.model.sitting import PERSON
from ombre_desktop.ui.replay.deal_review import DealReview
from ombre_desktop.ui.replay.kept_review import judged_of, parts_of
from ombre_desktop.ui.session.player_runner import PlayerRunner
from ombre_desktop.ui.texts import coach as words
from ombre_desktop.ui.texts.unit import unit_of


class OwnReview(QObject):
    """
    The review of the person's choices in the settled deal of *record*.

    Once everything is said about them, the choices of the others are judged in silence, so that the result
    can be split into luck and skill.

    Signals:
        changed: there is another verdict, or the review has ended or failed.
    """

    changed = Signal()

    def __init__(self, runner: PlayerRunner, record: GameRecord, parent: QObject) -> None:
        super().__init__(parent)
        self.review = DealReview(runner, record, self, only=PERSON)
        self.review.changed.connect(self.changed)
        self._runner = runner
        self._whole: DealReview | None = None

    def begin(self) -> None:
        """Begin with the person's choices."""
        self.review.begin()

    def go_on(self) -> None:
        """Judge the choices of the others, once those of the person are judged."""
        if self._whole is None and self.review.is_ended:
            known = self.review.verdicts
            self._whole = DealReview(self._runner, self.review.record, self, known=known)
            self._whole.changed.connect(self.changed)
            self._whole.begin()

    @property
    def is_late(self) -> bool:
        """True while only the choices of the others are still to be judged."""
        return self._whole is not None and not self.is_done

    @property
    def is_done(self) -> bool:
        """True once all choices are judged, or cannot be."""
        return self._whole is not None and (self._whole.is_ended or self._whole.has_failed)

    def pause(self) -> None:
        """Stop judging the choices of the others for now."""
        if self._whole is not None:
            self._whole.stop()

    def resume(self) -> None:
        """Go on judging the choices of the others."""
        if self._whole is not None:
            self._whole.begin()

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
        """The verdicts on the person's choices, as the history keeps them."""
        return judged_of(self.review, PERSON)

    @property
    def parts(self) -> Parts | None:
        """The person's result in its parts; None until all choices are judged."""
        return None if self._whole is None else parts_of(self._whole, PERSON)

    def close(self) -> None:
        """Stop, and forget this review."""
        self.review.close()
        if self._whole is not None:
            self._whole.close()
        self.deleteLater()

    def _cost_told(self, deck: Deck) -> tuple[str, ...]:
        verdict = self.dearest
        decision = None if verdict is None else self.review.decision(verdict.move)
        if verdict is None or decision is None:
            unclear = [found.grade is Grade.CANNOT_BE_TOLD for found in self.review.verdicts.values()]
            return words.nothing_costly(sum(unclear))
        unit = unit_of(self.review.record.state.ruleset)
        return words.dearest_told(verdict, decision.asked, deck, decision.trick, unit)

    def _praise(self, deck: Deck) -> tuple[str, ...]:
        """Return a sentence on the choice that spared the most, if it spared much."""
        best = max(self.review.verdicts.values(), key=lambda found: found.spared / found.stake, default=None)
        decision = None if best is None else self.review.decision(best.move)
        if best is None or decision is None or not MEASURE.applauds(best):
            return ()
        return (words.well_done(best, decision.asked, deck, decision.trick),)
