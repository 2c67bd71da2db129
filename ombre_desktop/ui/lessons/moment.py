"""A moment of a lesson: the learner's view of the deal, and the choice they want to make."""

from __future__ import annotations

from functools import cached_property

from ombre_desktop.engine import (
    Action,
    Card,
    Cards,
    PlayRequest,
    Request,
    Role,
    Seat,
    SeatView,
    Settlement,
    Trick,
    request,
)
from ombre_desktop.engine.chips import score_of, scores_with
from ombre_desktop.storage.display_options import Deck


class Moment:
    """
    The deal as the learner sees it; *knows* is another game that they know, if any.

    *chosen* is the action that they want to take, if the teacher has something against it. *deck* is the deck
    on the table.
    """

    def __init__(
        self, view: SeatView, knows: str = "", chosen: Action | None = None, *, deck: Deck = Deck.SPANISH
    ) -> None:
        self.view, self.knows, self.chosen, self.deck = view, knows, chosen, deck

    @cached_property
    def asked(self) -> Request | None:
        """The question to the learner; None if it is not their turn."""
        asked = request(self.view)
        return asked if asked is not None and asked.seat == self.view.seat else None

    @property
    def seat(self) -> Seat:
        """The learner's seat."""
        return self.view.seat

    @property
    def hand(self) -> Cards:
        """The learner's cards."""
        return self.view.hand

    @property
    def may_play(self) -> Cards:
        """The cards that may be played now."""
        return self.asked.cards if isinstance(self.asked, PlayRequest) else ()

    @property
    def settlement(self) -> Settlement | None:
        """The settlement, once the deal is over."""
        return self.view.position.settlement

    @property
    def trick(self) -> Trick | None:
        """The trick on the table, once a card lies in it."""
        playing = self.view.position.playing
        trick = playing.trick if playing else None
        return trick if trick is not None and trick.cards else None

    @cached_property
    def gone(self) -> frozenset[Card]:
        """The cards that have been played, and those that the learner has discarded."""
        position, playing = self.view.position, self.view.position.playing
        tricks = (*playing.tricks, *([playing.trick] if playing.trick else [])) if playing else ()
        return frozenset(card for trick in tricks for card in trick.cards) | set(position.dead[self.seat])

    @cached_property
    def out(self) -> frozenset[Card]:
        """
        The cards that the learner neither holds, nor has discarded, nor has seen played.
        """
        return frozenset(self.view.position.ruleset.pack.cards) - self.gone - set(self.hand)

    @property
    def ombre(self) -> Seat | None:
        """The seat that plays alone."""
        return self.view.position.ombre

    @property
    def partner(self) -> Seat | None:
        """The player opposite if there are sides from the start; else the other of two defenders."""
        position = self.view.position
        if position.ruleset.partners:
            return Seat((self.seat + position.seats // 2) % position.seats)
        if self.view.role is not Role.DEFENDER:
            return None
        others = [seat for seat in position.ring if seat not in (self.seat, self.ombre)]
        return others[0] if len(others) == 1 else None

    @property
    def ally(self) -> Seat | None:
        """The Ombre's ally, as far as the learner knows; None if there is none."""
        return self.view.position.ally

    def won_by(self, seat: Seat | None) -> int:
        """Return the number of tricks that *seat* has taken."""
        playing = self.view.position.playing
        return playing.won[seat] if playing and seat is not None else 0

    @property
    def most_of_others(self) -> int:
        """The largest number of tricks that another seat has taken."""
        return max(self.won_by(seat) for seat in self.view.position.ring if seat != self.seat)

    @property
    def side(self) -> tuple[Seat, ...]:
        """The learner, and everybody whom the learner knows to count tricks together with them."""
        position, role = self.view.position, self.view.role
        if position.ruleset.partners:
            return tuple(Seat(seat) for seat in range(position.seats) if (seat - self.seat) % 2 == 0)
        if role is Role.DEFENDER and position.ruleset.together:
            return tuple(seat for seat in position.ring if seat not in (self.ombre, self.ally))
        of_ombre = role in (Role.OMBRE, Role.ALLY)
        both = (self.seat, self.ombre, self.ally) if of_ombre else (self.seat,)
        return tuple(dict.fromkeys(seat for seat in both if seat is not None))

    @property
    def side_tricks(self) -> int:
        """The number of tricks that the learner's side has taken."""
        return sum(map(self.won_by, self.side))

    @property
    def enemy_tricks(self) -> int:
        """The number of tricks that everybody else has taken."""
        side = self.side
        return sum(self.won_by(seat) for seat in self.view.position.ring if seat not in side)

    @property
    def stones(self) -> int:
        """The stones or points that the learner, or the learner's side, has now; 0 in a game of chips."""
        position, settled = self.view.position, self.settlement
        now = settled.scores_after if settled else scores_with(position.stakes.scores, position.scores)
        return score_of(now, self.seat) if now else 0

    @property
    def pool(self) -> int:
        """The chips in the pool when the deal began, or the stones on the table now."""
        position = self.view.position
        if position.ruleset.in_stones and self.settlement is not None:
            return self.settlement.pool_after
        left = sum(score.points for score in position.scores) if position.ruleset.in_stones else 0
        return position.stakes.pool - left

    @property
    def winner(self) -> Seat | None:
        """The seat whose card is the best in the trick on the table."""
        if self.trick is None:
            return None
        return self.trick.order[self.view.position.ranking.best(self.trick.cards)]

    def trumps(self, cards: Cards) -> Cards:
        """Return those of *cards* that are trumps."""
        return tuple(filter(self.view.position.ranking.is_trump, cards))

    def would_win(self, card: Card) -> bool:
        """Tell whether *card*, if played now, would be the best of the trick so far."""
        if self.trick is None:
            return True
        ranking = self.view.position.ranking
        return ranking.best((*self.trick.cards, card)) == len(self.trick.cards)

    def is_beaten_by_none(self, card: Card) -> bool:
        """Tell whether no card that is out would take a trick from *card* if it were led."""
        ranking = self.view.position.ranking
        fellows = (other for other in self.out if ranking.are_of_a_suit(card, other))
        return not any(ranking.beats(other, card) for other in fellows)
