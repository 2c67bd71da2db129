"""The Man's game: who wins five tricks, and the points (rule 3.12)."""

from __future__ import annotations

from ombre_desktop.engine.cards import Card, Rank
from ombre_desktop.engine.chips import (
    Cost,
    Outcome,
    Payment,
    Result,
    Score,
    Target,
    Verdict,
    payment,
    scores_with,
)
from ombre_desktop.engine.phases.settlement import written
from ombre_desktop.engine.seats import POOL, Ring, Seat
from ombre_desktop.engine.state import DealState, Progress
from ombre_desktop.engine.trick import Trick
from ombre_desktop.value import Value


class Finish(Value):
    """
    The score that ends the game in the middle of a deal.

    *target* is None where the deal is always played out (`homme_end`).
    """

    target: Target | None

    def winner(self, state: DealState) -> Seat | None:
        """Return the sole leader who has reached the target with the points so far."""
        if self.target is None:
            return None
        return self.target.winner(scores_with(state.stakes.scores, state.scores))


class KingCapture(Value):
    """The capture of a shown king, which moves its point to the winner of the trick."""

    finish: Finish

    def of(self, state: DealState, trick: Trick, winner: Seat) -> Progress:
        """Move the point of every shown king that another seat captured."""
        scores: list[Score] = []
        for seat, card in trick.plays:
            if seat != winner and _scored(state, card):
                scores += Score(seat, -1, Cost.KING_CAPTURED), Score(winner, 1, Cost.KING_CAPTURED)
        state, events = written(state, tuple(scores))
        if scores and self.finish.winner(state) is not None:
            state = state._replace(playing=state.play._replace(trick=None))
        return state, events

    def at_stake(self, state: DealState) -> tuple[tuple[Seat, Card], ...]:
        """Return the shown kings and their seats, except the king of trumps, which nothing beats."""
        on_table = state.play.trick.plays if state.play.trick else ()
        held = ((seat, card) for seat in state.ring for card in state.hands[seat])
        kings = ((seat, card) for seat, card in (*on_table, *held) if _scored(state, card))
        return tuple((seat, king) for seat, king in kings if not state.ranking.is_trump(king))


def _scored(state: DealState, card: Card) -> bool:
    """Return True if *card* is a king that scored a point when shown."""
    return card.rank is Rank.KING and card in state.shown


def man_wins(man: Seat, winners: Ring) -> bool:
    """
    Return True if the Man was the first to reach the highest number of tricks.

    Every sequence of trick winners has exactly one such seat.
    """
    tallies: dict[Seat, int] = {}
    first = winners[0]
    for winner in winners:
        tallies[winner] = tallies.get(winner, 0) + 1
        if tallies[winner] > tallies.get(first, 0):
            first = winner
    return first == man


class ManOutcome(Value):
    """The outcome for the Man, or for the seat that reached the target and so ended the game early."""

    finish: Finish

    def outcome(self, state: DealState) -> Outcome:
        """Return one verdict."""
        reached = self.finish.winner(state)
        if reached is not None:
            return Outcome((Verdict(Result.TARGET_REACHED, reached),), (reached,))
        man = state.the_ombre
        if man_wins(man, state.play.winners):
            return Outcome((Verdict(Result.MAN_WINS, man),), (man,))
        rest = tuple(seat for seat in range(state.seats) if seat != man)
        return Outcome((Verdict(Result.MAN_LOSES, man),), tuple(Seat(seat) for seat in rest))


class ManPoints(Value):
    """Points for the Man or for the other seats; a Man who wins also takes the pool of chips staked."""

    def payments(self, state: DealState, outcome: Outcome) -> tuple[Payment | Score, ...]:
        """Return points first, then chips."""
        if outcome.result is Result.TARGET_REACHED:
            return ()
        man = state.the_ombre
        if outcome.result is Result.MAN_LOSES:
            others = (Score(seat, 1, Cost.MAN_BEATEN) for seat in outcome.winners)
            return (Score(man, -1, Cost.MAN), *others)
        point = Score(man, 1, Cost.MAN)
        pool = state.stakes.pool
        return (point, payment(POOL, man, (Cost.POOL, pool))) if pool else (point,)

    def price(self, _state: DealState) -> None:
        """Return None: the Man plays for points."""
        return

    def of_cards(self, _state: DealState) -> tuple[int, ...]:
        """Return nothing: kings score when they are shown and captured."""
        return ()
