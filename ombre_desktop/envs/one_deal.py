"""One deal as a whole game: played in single actions, and paid like a sitting that ends with it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from ombre_desktop.engine.actions import Action, Discard
from ombre_desktop.engine.cards import EVERY_CARD, Cards, in_order
from ombre_desktop.engine.chips import Chips, score_of
from ombre_desktop.engine.deal import apply, request, start
from ombre_desktop.engine.errors import OmbreError
from ombre_desktop.engine.requests import ExchangeRequest, Request
from ombre_desktop.engine.seat_view import SeatView
from ombre_desktop.engine.seats import PerSeat, Seat
from ombre_desktop.engine.session import Session
from ombre_desktop.engine.shuffle import shuffled
from ombre_desktop.engine.state import DealState, Ruleset
from ombre_desktop.engine.view import view
from ombre_desktop.envs.action_space import DONE
from ombre_desktop.value import Value, replace

throw_of = {card: Discard((card,)) for card in EVERY_CARD}.__getitem__


class NotOfferedError(OmbreError):
    """An attempt to throw a card, to end an exchange or to leave one, where that is not offered."""

    def __init__(self, action: Action) -> None:
        super().__init__(f"{action} is not offered now")
        self.action = action


class OneDeal(Value):
    """
    A deal in which every action is a single one; never changed, only replaced.

    In an exchange (rule 1.8) cards are thrown one by one, in the order of records, and then it is ended, so
    that each set of cards has exactly one way. *before* is the sitting before the antes, *thrown* the cards
    thrown so far in an exchange that has not ended, which only the seat to act knows.
    """

    before: Session
    state: DealState
    thrown: Cards = ()

    @classmethod
    def shuffled(cls, ruleset: Ruleset, rng: Random, dealer: Seat | None = None, pool: int = 0) -> OneDeal:
        """Deal at random; so is the *dealer*, if none is given. *pool* is in chips, before the antes."""
        deals = Seat(rng.randrange(ruleset.seats)) if dealer is None else dealer
        return cls.of(ruleset, shuffled(ruleset.pack, rng), deals, pool)

    @classmethod
    def of(cls, ruleset: Ruleset, cards: Cards, dealer: Seat, pool: int = 0) -> OneDeal:
        """Deal these *cards*, the first card first."""
        before = replace(Session.begin(ruleset, dealer), pool=Chips(pool))
        stakes = before.with_antes().stakes
        return cls(before, start(ruleset, dealer, ruleset.dealt(cards, dealer), stakes).state)

    def __deepcopy__(self, _memory: dict[int, Any]) -> OneDeal:
        return self

    @property
    def seat(self) -> Seat | None:
        """The seat to act; None once the deal is settled."""
        return self.state.to_act

    @property
    def is_over(self) -> bool:
        """True once the deal is settled."""
        return self.state.is_over

    def offered(self) -> tuple[Action, ...]:
        """Return every single action that is lawful now; none once the deal is settled."""
        asked = request(self.state)
        return () if asked is None else offered(asked, self.state.hands[asked.seat], self.thrown)

    def after(self, action: Action) -> OneDeal:
        """
        Return the deal after *action* of the seat to act.

        Raises `NotOfferedError` for a card or an end that is not offered in an exchange, `IllegalAction` for
        anything else that the rules refuse.
        """
        if isinstance(action, Discard) or self.thrown:
            if not isinstance(action, Discard) or action not in self.offered():
                raise NotOfferedError(action)
            if action != DONE:
                return OneDeal(self.before, self.state, self.thrown + action.cards)
            action = Discard(self.thrown)
        return OneDeal(self.before, apply(self.state, action).state)

    def view(self, seat: Seat) -> SeatView:
        """Return what *seat* may know, apart from the cards that it is about to throw."""
        return view(self.state, seat)

    def leaving(self, seat: Seat) -> Cards:
        """Return the cards that *seat* has thrown in an exchange that has not ended."""
        return self.thrown if seat == self.seat else ()

    def winnings(self) -> PerSeat[int]:
        """
        Return what each seat won in the deal and its antes, in chips, or points where they are counted.

        The pool that is left is divided as at the end of a sitting (rule 2.1), so chips sum to those in the
        pool before. Partners who hold their points together both get them. Raises `NotReachedError` before
        the deal is settled.
        """
        seats, end = self.state.seats, self.before.with_antes().after(self.state.settled)
        if self.before.scores:
            sums = (end.scores, self.before.scores)
            now, then = (tuple(score_of(each, Seat(seat)) for seat in range(seats)) for each in sums)
            return tuple(after - first for after, first in zip(now, then, strict=True))
        return end.ended().chips


def offered(asked: Request, hand: Cards, thrown: Cards = ()) -> tuple[Action, ...]:
    """Return the single actions that can answer *asked*, after the cards *thrown* of the *hand*."""
    if not isinstance(asked, ExchangeRequest):
        return asked.actions
    words = () if thrown else asked.actions
    return (*_throws(asked, hand, thrown), *words)


def _throws(asked: ExchangeRequest, hand: Cards, thrown: Cards) -> Iterator[Discard]:
    """Yield each card that can be thrown next, and the end of the exchange if nothing more must be thrown."""
    among = in_order(hand if asked.among is None else asked.among)
    later = among[among.index(thrown[-1]) + 1 :] if thrown else among
    bound = sum(card in asked.bound for card in later)
    for place, card in enumerate(later, 1):
        must = card in asked.bound
        if len(thrown) + 1 + len(later) - place < asked.minimum:
            break
        if len(thrown) + 1 + bound - must <= asked.maximum:
            yield throw_of(card)
        if must:  # a later card would pass over this one
            break
    if not bound and len(thrown) >= asked.minimum:
        yield DONE
