"""A turn to play, with everything that the motives for a card look at."""

from __future__ import annotations

from functools import cached_property

from ombre_desktop.engine import Card, Cards, PlayCard, PlayRequest, Role, Seat, Suit, Word
from ombre_desktop.engine.seats import Ring
from ombre_desktop.engine.state import DealState
from ombre_desktop.players.equals import equals_of
from ombre_desktop.players.memory import Memory
from ombre_desktop.players.motives.decision import Decision
from ombre_desktop.players.motives.fates import Fate, fates_after
from ombre_desktop.players.own_nolo import own_game
from ombre_desktop.players.throwing import loss

WITH_THE_OMBRE = frozenset({Role.OMBRE, Role.ALLY})


class Turn:
    """
    A turn to play one of the lawful *cards*, of which *equals* holds those equal to each, high to low.

    *sides_are_known* is False while an ally is secret (rule 3.11): then the memory counts every other seat
    as an opponent, so that what holds against all opponents is true with any ally. *worth* is the value
    of each card that was evaluated, in chips. With *may_give_up* the seat may surrender instead.
    """

    def __init__(self, decision: Decision, asked: PlayRequest) -> None:
        view = own_game(decision.view)
        state, memory = view.position, Memory.of(view)
        self.state: DealState = state
        self.sides_are_known = all(state.role(seat) for seat in state.ring)
        self.memory = memory if self.sides_are_known else memory.changed(side=frozenset({memory.seat}))
        self.cards: Cards = asked.cards
        self.may_give_up = Word.SURRENDER in asked.words
        self.worth: dict[Card, float] = {}
        for one in reversed(decision.alternatives):
            if isinstance(one.action, PlayCard):
                self.worth[one.action.card] = one.chips
        self.equals: dict[Card, Cards] = {card: equals_of(view, card) for card in asked.cards}
        self._beaten: dict[tuple[Card, Ring], float] = {}
        self._out: dict[Suit | None, Cards] = {}
        self._fates: dict[Seat, frozenset[Fate]] = {}

    def others(self, card: Card) -> Cards:
        """Return the lawful cards not equal to *card*: by their value, or else the cheapest first."""
        other = [each for each in self.cards if each not in self.equals[card]]
        if self.worth:
            return tuple(sorted(other, key=lambda each: -self.worth.get(each, float("-inf"))))
        return tuple(sorted(other, key=lambda each: loss(self.memory, each)))

    @cached_property
    def nothing_matters(self) -> bool:
        """True if all lawful cards were evaluated, and are worth the same."""
        return len(self.worth) == len(self.cards) and len(set(self.worth.values())) == 1

    @property
    def leads(self) -> bool:
        """True if this seat leads to the trick."""
        return not self.memory.trick.cards

    @cached_property
    def everybody(self) -> Ring:
        """All other seats, in order of play."""
        return tuple(seat for seat in self.memory.ring if seat != self.memory.seat)

    @cached_property
    def foes_behind(self) -> Ring:
        """The opponents who play to this trick after this seat."""
        return tuple(seat for seat in self.memory.later if seat in self.memory.foes)

    @cached_property
    def friends_behind(self) -> Ring:
        """The partners who play to this trick after this seat."""
        return tuple(seat for seat in self.memory.later if seat in self.memory.friends)

    @cached_property
    def winners(self) -> Cards:
        """The lawful cards that beat the trick as it lies."""
        if self.leads:
            return self.cards
        best = self.memory.best_card()
        return tuple(card for card in self.cards if self.memory.ranking.beats(card, best))

    @cached_property
    def friend_wins(self) -> bool:
        """True if a partner is winning the trick so far."""
        return not self.leads and self.memory.winner() in self.memory.friends

    @cached_property
    def foe_wins(self) -> bool:
        """True if a seat that is known to be an opponent is winning the trick so far."""
        return not self.leads and self.memory.winner() in self.known_foes

    @cached_property
    def known_foes(self) -> Ring:
        """The seats of which this one knows that they play for the other side."""
        return tuple(seat for seat in self.everybody if self._is_known_foe(seat))

    def _is_known_foe(self, seat: Seat) -> bool:
        theirs = self.state.role(seat)
        return theirs is not None and (theirs in WITH_THE_OMBRE) is not self.is_with_the_ombre

    def beaters(self, card: Card) -> frozenset[Card]:
        """Return the cards with which an opponent behind may beat *card*, by following suit or by a ruff."""
        memory, led = self.memory, self.memory.trick.led or card
        suit = memory.ranking.suit_of(led)
        found: set[Card] = set()
        for seat in self.foes_behind:
            found.update(memory.out(suit, (seat,)))
            if not memory.shown[seat].intersection(memory.ranking.of_suit(tuple(memory.shown[seat]), suit)):
                found.update(memory.out(memory.ranking.trump, (seat,)))
        return frozenset(other for other in found if memory.ranking.beats(other, card))

    def beaten(self, card: Card, seats: Ring) -> float:
        """Return the probability that one of *seats*, still to play, beats *card*; 0 only if none can."""
        asked = (card, seats)
        if asked not in self._beaten:
            self._beaten[asked] = self.memory.danger(card, self.memory.trick.led or card, seats)
        return self._beaten[asked]

    def takes(self, card: Card) -> bool:
        """Tell whether *card* wins the trick against any cards that opponents may still play."""
        return card in self.winners and self.beaten(card, self.foes_behind) == 0.0

    def risk(self, card: Card) -> float:
        """Estimate the probability that an opponent takes the trick if this seat plays *card*."""
        if card in self.winners:
            return self.beaten(card, self.foes_behind)
        best = self.memory.best_card()
        if self.friend_wins:
            return self.beaten(best, self.foes_behind)
        return 1.0 - self.beaten(best, self.friends_behind)

    def above(self, card: Card) -> Cards:
        """Return the higher cards of the suit of *card* that any other seat may hold, high to low."""
        height = self.memory.ranking.strength
        return tuple(other for other in self.out(card) if height(other) > height(card))

    def below(self, card: Card) -> Cards:
        """Return the lower cards of the suit of *card* that any other seat may hold, high to low."""
        height = self.memory.ranking.strength
        return tuple(other for other in self.out(card) if height(other) < height(card))

    def out(self, card: Card) -> Cards:
        """Return the cards of the suit of *card* that any other seat may hold, high to low."""
        suit = self.memory.ranking.suit_of(card)
        if suit not in self._out:
            self._out[suit] = self.memory.out(suit, self.everybody)
        return self._out[suit]

    def suit(self, card: Card) -> Cards:
        """Return the cards of this hand in the suit of *card*, high to low."""
        return self.memory.of_suit(self.memory.ranking.suit_of(card))

    def is_trump(self, card: Card) -> bool:
        """Tell whether *card* is a trump."""
        return self.memory.ranking.is_trump(card)

    def is_master(self, card: Card) -> bool:
        """Tell whether no other seat can hold a higher card of the suit of *card*."""
        return not self.above(card)

    @cached_property
    def trumps_out(self) -> Cards:
        """The trumps that any other seat may hold, high to low."""
        trump = self.memory.ranking.trump
        return self.memory.out(trump, self.everybody)

    @property
    def is_with_the_ombre(self) -> bool:
        """True if this seat is the Ombre or the ally."""
        return self.state.role(self.memory.seat) in WITH_THE_OMBRE

    def takers(self, card: Card) -> Ring:
        """Return the seats that may take the trick if this seat plays *card*."""
        wins = card in self.winners
        best = card if wins else self.memory.best_card()
        now = self.memory.seat if wins else self.memory.winner()
        return (now, *(seat for seat in self.memory.later if self.beaten(best, (seat,)) > 0.0))

    def after(self, taker: Seat) -> frozenset[Fate]:
        """Return how the deal can still end for the Ombre if *taker* takes this trick."""
        if taker not in self._fates:
            self._fates[taker] = fates_after(self.state, taker, self.memory.left - 1)
        return self._fates[taker]

    @property
    def counts_alone(self) -> bool:
        """True if this seat defends with partners, and the tricks count for each of them alone."""
        if not self.sides_are_known or self.state.ruleset.together or self.is_with_the_ombre:
            return False
        return bool(self.memory.friends)
