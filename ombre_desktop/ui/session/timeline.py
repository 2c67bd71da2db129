"""The person's own decisions in a sitting, and the sitting as it stood at any of them."""

from __future__ import annotations

from bisect import bisect_left
from functools import lru_cache
from operator import attrgetter
from uuid import uuid4

from ombre_desktop.engine import Action, Chips, DealState, OmbreError, Session, Step, request, steps_of
from ombre_desktop.engine.notation import parse_record
from ombre_desktop.engine.view import known_cards
from ombre_desktop.storage.deal_row import DealRow
from ombre_desktop.storage.mark import Mark
from ombre_desktop.storage.origin import Moment, Origin, OriginKind
from ombre_desktop.ui.model.present import present
from ombre_desktop.ui.model.sitting import PERSON, Sitting
from ombre_desktop.ui.session.person import foregone_word
from ombre_desktop.value import replace


class LostDealError(OmbreError):
    """The history does not have a deal of the sitting, or cannot read it."""

    def __init__(self, number: int) -> None:
        super().__init__(f"deal {number} is not in the history")
        self.number = number


class Timeline:
    """
    The decisions of *sitting*, which is whole: its settled deals, and the deal in hand with every move.

    A `Moment` names the deal and the number of moves before the decision; None stands for the last
    moment of the sitting. Asking for a deal that is not there raises `LostDealError`.
    """

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self._steps: dict[int, tuple[Step, ...]] = {}
        self._decisions: dict[int, tuple[int, ...]] = {}

    @property
    def last_deal(self) -> int:
        """The number of the deal in hand or, if none is in hand, of the last one settled."""
        sitting = self.sitting
        return sitting.session.deals if sitting.state is None else sitting.deal_number

    @property
    def first_deal(self) -> int:
        """The number of the earliest deal to which the person can go back."""
        sitting = self.sitting
        if sitting.is_exercise:
            return self.last_deal + 1
        if sitting.is_record or sitting.lesson or sitting.ended:
            return self.last_deal + 1 if self.is_settled(self.last_deal) else self.last_deal
        return 1

    def steps(self, deal: int) -> tuple[Step, ...]:
        """Return every step of a deal."""
        if deal not in self._steps:
            in_hand = self.sitting.state is not None and deal == self.last_deal
            state = present(self.sitting.state, "deal") if in_hand else None
            self._steps[deal] = _read(self.row(deal).record, deal) if state is None else steps_of(state)
        return self._steps[deal]

    def row(self, deal: int) -> DealRow:
        """Return the row of a settled deal."""
        rows = self.sitting.rows
        at = bisect_left(rows, deal, key=attrgetter("number"))
        if at == len(rows) or rows[at].number != deal:
            raise LostDealError(deal)
        return rows[at]

    def decisions(self, deal: int) -> tuple[int, ...]:
        """Return the numbers of moves before each of the person's decisions in a deal."""
        if deal not in self._decisions:
            steps = self.steps(deal)
            moves = steps[-1].state.history
            self._decisions[deal] = tuple(
                at for at, move in enumerate(moves) if move.seat == PERSON and _is_free(steps[at].state)
            )
        return self._decisions[deal]

    def before(self, at: Moment | None) -> Moment | None:
        """Return the person's last decision before *at*; None if there is none."""
        here = at or self._end
        for deal in range(here.deal, self.first_deal - 1, -1):
            found = [moves for moves in self.decisions(deal) if deal < here.deal or moves < here.moves]
            if found:
                return Moment(deal, found[-1])
        return None

    def after(self, at: Moment | None) -> Moment | None:
        """Return the person's next decision after *at*; None if only the last moment follows."""
        if at is None:
            return None
        for deal in range(at.deal, self.last_deal + 1):
            found = [moves for moves in self.decisions(deal) if deal > at.deal or moves > at.moves]
            if found:
                return Moment(deal, found[0])
        return None

    def next_action(self, at: Moment) -> Action:
        """Return the person's decision at a moment."""
        return self.steps(at.deal)[-1].state.history[at.moves].action

    def shown(self, at: Moment | None) -> Sitting:
        """
        Return the sitting as it stood at a moment, in the past or at its end.

        Its mark is the one that the deal gets if the person decides otherwise there.
        """
        if at is None:
            return replace(self.sitting, at=None)
        if at.moves not in self.decisions(at.deal):
            raise LostDealError(at.deal)
        state = self.steps(at.deal)[at.moves].state
        if at.deal == self.last_deal and not self.is_settled(at.deal):
            return marked_as_taken_back(self.sitting, replace(self.sitting, state=state, at=None))
        return self._settled_shown(at.deal, state)

    def other_line(self, at: Moment) -> Sitting:
        """
        Return a new sitting that goes on from a decision in a settled deal.

        It has copies of the deals before. The sitting itself, with everything that followed, stays in
        the history as it is.
        """
        shown, origin = self.shown(at), self.sitting.origin
        source = self.sitting.game_id
        if origin is not None and origin.kind is OriginKind.LINE and origin.number == at.deal:
            source = origin.game_id  # another line from the same deal: the players decide as they did there
        line = Origin(kind=OriginKind.LINE, game_id=source, number=at.deal, habits=self.sitting.habits_id)
        fair = shown.fair if shown.fair is not None and shown.fair.before < at.deal else None
        return replace(shown, game_id=uuid4().hex, origin=line, fair=fair)

    @property
    def _end(self) -> Moment:
        """The last moment of the sitting."""
        state = self.sitting.state
        return Moment(self.last_deal, len(state.history) if state is not None else _ALL_MOVES)

    def is_settled(self, deal: int) -> bool:
        """Tell whether a deal is over and written down."""
        state = self.sitting.state
        return deal < self.last_deal or state is None or state.is_over

    def _settled_shown(self, deal: int, state: DealState) -> Sitting:
        """Return the sitting in a settled *deal*, with the chips as they were staked for it."""
        sitting, game = self.sitting, self.sitting.ruleset
        later = [row for row in sitting.rows if row.number >= deal]
        session = sitting.session
        in_hand = sitting.state is not None and not sitting.state.is_over
        chips = session.before_antes().chips if in_hand else session.chips
        before = tuple(Chips(now - sum(row.net[seat] for row in later)) for seat, now in enumerate(chips))
        begun = replace(
            session,
            dealer=state.dealer,
            chips=before,
            pool=Chips(-sum(before)),
            scores=state.stakes.scores,
            deals=deal - 1,
        )
        if sitting.origin is not None and sitting.origin.kind is OriginKind.DUPLICATE:
            begun = replace(Session.begin(game, state.dealer), deals=deal - 1)  # each deal stands alone
        staked = begun.with_stakes(state.stakes)
        return replace(
            sitting,
            session=staked,
            staked=staked,
            state=state,
            rows=tuple(row for row in sitting.rows if row.number < deal),
            mark=Mark.PRACTICE,
            at=None,
        )


_ALL_MOVES = 10**6
"""More moves than any deal has."""


def _is_free(state: DealState) -> bool:
    """Tell whether the next move is the player's own: some words are said by the table itself."""
    asked = request(state)
    return asked is not None and foregone_word(asked) is None


@lru_cache(maxsize=8)
def _read(record: str, deal: int) -> tuple[Step, ...]:
    """Return every step of a settled *deal*, from its record."""
    try:
        return steps_of(parse_record(record).state)
    except ValueError as error:
        raise LostDealError(deal) from error


def marked_as_taken_back(now: Sitting, before: Sitting) -> Sitting:
    """
    Return the sitting *before* a decision of the person, with the mark for taking it back *now*.

    The deal is helped if nobody has answered and no new card was seen; otherwise it is practice.
    """
    state, earlier = present(now.state, "deal"), present(before.state, "deal")
    since = state.history[len(earlier.history) :]
    is_answered = any(move.seat != PERSON for move in since)
    has_seen_more = known_cards(state, PERSON) != known_cards(earlier, PERSON)
    mark = Mark.PRACTICE if is_answered or has_seen_more else Mark.HELPED
    return before.marked(mark if now.mark is None else mark.or_less(now.mark))
