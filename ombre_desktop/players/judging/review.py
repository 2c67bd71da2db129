"""The review of a deal: every decision judged, and the results split into luck and skill."""

from __future__ import annotations

from collections.abc import Iterator

from ombre_desktop.engine import DealState, request, steps_of
from ombre_desktop.players.judging.judge import Stages, judged, usual_stages
from ombre_desktop.players.judging.result_split import Split
from ombre_desktop.players.judging.split import split
from ombre_desktop.players.judging.verdict import Verdict, has_choice
from ombre_desktop.value import Value


class Review(Value):
    """
    A deal with its states *before* each move.

    The deal may be unfinished; then its decisions can be judged, and there is no result to split.
    """

    deal: DealState
    before: tuple[DealState, ...]
    stages: Stages

    @classmethod
    def of(cls, deal: DealState, stages: Stages | None = None) -> Review:
        """Prepare the review of *deal*, by default with the usual numbers of worlds."""
        return cls(deal, tuple(step.state for step in steps_of(deal))[:-1], stages or usual_stages())

    @property
    def choices(self) -> tuple[int, ...]:
        """The indices of the moves that were decisions: those with a choice."""
        asked = map(request, self.before)
        return tuple(at for at, each in enumerate(asked) if each is not None and has_choice(each))

    def verdict(self, move: int) -> Verdict | None:
        """Judge the decision at index *move*; None if there was no choice."""
        made = self.deal.history[move]
        found = judged(self.before[move], made.seat, made.action, self.stages)
        # A move that was hidden from other seats does not count in their views.
        return None if found is None else found.at(move)

    def verdicts(self) -> Iterator[Verdict]:
        """Judge every decision, one after another."""
        for move in self.choices:
            found = self.verdict(move)
            if found is not None:
                yield found

    def splits(self, verdicts: tuple[Verdict, ...]) -> tuple[Split, ...]:
        """Split the result of every seat; return none if the deal is unfinished."""
        return split(self.deal, self.before, verdicts) if self.deal.is_over else ()
