"""A deal and the person's study of it, as a replay shows them."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from functools import cached_property

from ombre_desktop.engine import Action, Seat
from ombre_desktop.engine.notation import GameRecord
from ombre_desktop.engine.notation.record import STUDY_TAGS
from ombre_desktop.engine.notation.study import Note, Study, StudyMark, study_of, varied, with_study
from ombre_desktop.storage.studies import Tags, key_of
from ombre_desktop.ui.model.present import present
from ombre_desktop.ui.replay.programme import RecordedDeal
from ombre_desktop.ui.replay.showing import Showing
from ombre_desktop.value import Value, replace

log = logging.getLogger(__name__)


class Writing(Value):
    """
    A note to be written: the *place* that it is on, and the *note* there is.

    *keep* takes the mark and the text; *remove* removes the variation shown, None if none is. *when_over*
    takes what is to be done before the replay goes.
    """

    place: str
    note: Note
    keep: Callable[[StudyMark | None, str], None]
    remove: Callable[[], None] | None = None
    when_over: Callable[[Callable[[], None]], object] | None = None


class Line(Value):
    """A row that leads to the variation of that *number*; 0 leads to the deal as it was played."""

    number: int


class Row(Value):
    """A row of the list: the moment or the `Line` to which it leads, its label, and the mark before it."""

    value: object
    label: str
    mark: StudyMark | None = None


class Studied:
    """A deal and its study, with what can be undone and done again."""

    def __init__(self, deal: RecordedDeal) -> None:
        self.deal, self.record = deal, deal.record
        self.key = key_of(self.record.state)
        self.done: list[Study] = [study_of(self.record)[0]]
        self.at = 0

    @property
    def study(self) -> Study:
        """The study as it is now."""
        return self.done[self.at]

    @cached_property
    def showing(self) -> Showing:
        """The deal as it was played, with its steps."""
        return Showing(self.record, Seat(0))

    @property
    def tags(self) -> Tags:
        """The tags of the study, and those that are spoilt."""
        return tuple(tag for tag in with_study(self.record, self.study).tags if tag[0] in STUDY_TAGS)

    def read(self, tags: Tags) -> None:
        """Take the *tags* kept before, unless the person has changed something already."""
        if len(self.done) == 1:
            others = tuple(tag for tag in self.record.tags if tag[0] not in STUDY_TAGS)
            self.record = replace(self.record, tags=(*others, *tags))
            study, spoilt = study_of(self.record)
            if spoilt:
                log.warning("%d kept notes do not fit the deal %s", len(spoilt), self.key)
            self.done = [study]

    def varied(self, number: int) -> GameRecord:
        """Return the record of the variation of that number."""
        named = tuple(tag for tag in self.record.tags if tag[0] not in STUDY_TAGS)
        one = present(self.study.variation(number), "variation")
        return GameRecord(varied(self.record.state, one), named)

    def change(self, study: Study) -> None:
        """Take *study* in place of the present one, which can be restored."""
        self.done[self.at + 1 :] = [study]
        self.at += 1


def otherwise(record: GameRecord, played: Sequence[Action]) -> tuple[int, tuple[Action, ...]] | None:
    """Return where *played* leaves the deal of *record*, and the actions from there; None if it does not."""
    ours = [move.action for move in record.state.history]
    parted = (at for at, (one, two) in enumerate(zip(played, ours, strict=False)) if one != two)
    moment = next(parted, min(len(played), len(ours)))
    return (moment, tuple(played[moment:])) if moment < len(played) else None
