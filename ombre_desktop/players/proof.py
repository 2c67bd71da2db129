"""
Proofs that the remaining tricks are certain for one seat, whatever cards the others hold.

A proof covers every world that is left: each seat may hold any of the cards that this seat has not seen,
except those that it has proved not to hold. Every lawful play of every such hand is tried. No assumption is
made about what a sensible player does, so nothing is guessed.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from itertools import combinations
from math import prod
from typing import NamedTuple

from ombre_desktop.engine import HIDDEN, Card, Cards, PlayRequest, Seat, SeatView, Trick, request
from ombre_desktop.engine.cards import without
from ombre_desktop.engine.contract import Goal
from ombre_desktop.engine.phases.play import PlayPhase
from ombre_desktop.players.claim import Claim
from ombre_desktop.players.solver.halt import unless_halted

LEAST = 2
"""The fewest cards in hand with which a claim saves anything."""
MOST_HANDS = 20_000
"""The most kinds of hand that are tried for one seat; beyond them there is no claim."""

Counts = tuple[int, ...]
"""A hand as the number of its cards of each kind."""


class Turn(NamedTuple):
    """A trick as another seat meets it: the card *led*, and the card that it must not beat."""

    led: Card
    target: Card


def claim_of(view: SeatView) -> Claim | None:
    """Return the claim that the seat of *view*, when asked for a card, can prove; None if there is none."""
    state, asked = view.position, request(view)
    if not isinstance(asked, PlayRequest) or asked.seat != view.seat or len(view.hand) < LEAST:
        return None
    play = next(phase for phase in state.agenda if isinstance(phase, PlayPhase))
    # Where a trick moves points or ends the deal, it matters which card falls in it.
    if play.effect is not None or state.the_contract.goal is Goal.NONE:
        return None
    knowledge = Knowledge(view, play)
    if _wins_nothing(knowledge, asked.cards):
        return Claim(False, view.hand)
    order = next((cards for cards in _orders(knowledge, asked.cards) if _wins_all(knowledge, cards)), None)
    return None if order is None else Claim(True, order)


class Knowledge:
    """The certain knowledge of one seat about the other hands in a deal in play."""

    def __init__(self, view: SeatView, play: PlayPhase) -> None:
        self.seat, self.hand, self.state = view.seat, view.hand, view.position
        self.follow, self.ranking = play.follow, view.position.ranking
        self.trick = view.position.play.lying

    @cached_property
    def others(self) -> tuple[Seat, ...]:
        """The other seats that play cards."""
        return tuple(seat for seat in self.state.ring if seat != self.seat)

    @cached_property
    def tricks(self) -> tuple[Trick, ...]:
        """All tricks so far, with the present one."""
        return (*self.state.play.tricks, self.trick)

    @cached_property
    def unseen(self) -> Cards:
        """The cards that this seat has never seen."""
        seen = {card for pile in self._piles() for card in pile}
        return tuple(card for card in self.state.ruleset.pack.cards if card not in seen)

    def _piles(self) -> Iterator[Cards]:
        yield from self.state.hands
        yield from self.state.dead
        yield self.state.talon
        yield self.state.turned
        yield from (trick.cards for trick in self.tricks)

    def known(self, seat: Seat) -> Cards:
        """Return the cards that *seat* is known to hold."""
        return tuple(card for card in self.state.hands[seat] if card is not HIDDEN)

    def possible(self, seat: Seat) -> Cards:
        """Return the unseen cards that *seat* may hold."""
        return tuple(card for card in self.unseen if not self._is_absent(seat, card))

    def _is_absent(self, seat: Seat, card: Card) -> bool:
        """Tell whether *seat* could not have played as it did with *card* in hand."""
        return any(self._was_forced(trick, seat, card) for trick in self.tricks)

    def _was_forced(self, trick: Trick, seat: Seat, card: Card) -> bool:
        """Tell whether *card*, with any matadors beside it, would have forced *seat* to play otherwise."""
        played = trick.card_of(seat)
        if played is None or trick.led in (None, played) or HIDDEN in (played, trick.led):
            return False
        before = Trick(trick.order, trick.cards[:1])
        more = [
            matador for matador in self.ranking.matadors if matador in self.unseen and matador is not card
        ]
        beside = (some for number in range(len(more) + 1) for some in combinations(more, number))
        return all(
            self.follow.refusal(played, (played, card, *some), before, self.ranking) is not None
            for some in beside
        )


def _wins_nothing(known: Knowledge, playable: Cards) -> bool:
    """Tell whether no card of the hand can win a trick, whatever the others hold and play."""
    lying = known.trick.cards
    if not lying:
        return False
    best = lying[known.ranking.best(lying)]
    if any(known.ranking.beats(card, best) for card in playable):
        return False
    led = {card for seat in known.others for card in (*known.known(seat), *known.possible(seat))}
    return not any(known.ranking.beats(mine, card) for mine in known.hand for card in led)


def _orders(known: Knowledge, playable: Cards) -> Iterator[Cards]:
    """Yield the orders worth trying: each card that is playable now, then trumps and suits from the top."""
    ranking, lying = known.ranking, known.trick.cards
    suits = [ranking.suit_of(card) for card in known.hand]

    def place(card: Card) -> tuple[bool, int, str, int]:
        suit = ranking.suit_of(card)
        return not ranking.is_trump(card), -suits.count(suit), str(suit), -ranking.strength(card)

    usual = tuple(sorted(known.hand, key=place))
    for card in (card for card in usual if card in playable):
        if ranking.best((*lying, card)) == len(lying):
            yield (card, *without(usual, card))


def _wins_all(known: Knowledge, order: Cards) -> bool:
    """Tell whether the cards in this *order* win every trick, whatever the others hold and play."""
    played = known.trick.plays
    turns = [Turn(known.trick.led or order[0], order[0]), *(Turn(card, card) for card in order[1:])]
    has_played = {seat for seat, _ in played}
    return not any(
        Defence(known, seat, tuple(turns[1:] if seat in has_played else turns)).can_win()
        for seat in known.others
    )


class Defence:
    """The attempts of one seat to win any of the coming *turns*, with every hand that it may hold."""

    def __init__(self, known: Knowledge, seat: Seat, turns: tuple[Turn, ...]) -> None:
        self._known, self._turns = known, turns
        held = known.state.hands[seat]
        self._hidden = held.count(HIDDEN)
        kinds: dict[object, list[list[Card]]] = {}
        for place, cards in enumerate((known.known(seat), known.possible(seat))):
            for card in cards:
                kinds.setdefault(self._kind(card), [[], []])[place].append(card)
        self._cards = tuple((sure + maybe)[0] for sure, maybe in kinds.values())
        self._sure = tuple(len(sure) for sure, _ in kinds.values())
        self._most = tuple(len(maybe) for _, maybe in kinds.values())
        self._found: dict[tuple[int, Counts], bool] = {}

    def can_win(self) -> bool:
        """Tell whether any of the hands can win a trick; also if there are too many hands to try."""
        if prod(min(most, self._hidden) + 1 for most in self._most) > MOST_HANDS:
            return True
        hands = unless_halted(_shares(self._hidden, self._most))
        return any(self._wins(0, tuple(map(int.__add__, hand, self._sure))) for hand in hands)

    def _kind(self, card: Card) -> object:
        """Return a key that is equal for cards that do the same in every turn."""
        ranking = self._known.ranking
        turns = (
            (
                ranking.are_of_a_suit(led, card),
                card in ranking.free_from(led),
                ranking.beats(card, target),
            )
            for led, target in self._turns
        )
        return ranking.is_trump(card), card in ranking.matadors, tuple(turns)

    def _wins(self, at: int, hand: Counts) -> bool:
        """Tell whether *hand* can win the turn number *at* or a later one."""
        if at == len(self._turns):
            return False
        if (at, hand) not in self._found:
            self._found[at, hand] = self._tries(at, hand)
        return self._found[at, hand]

    def _tries(self, at: int, hand: Counts) -> bool:
        known, (led, target) = self._known, self._turns[at]
        held = tuple(card for card, number in zip(self._cards, hand, strict=True) if number)
        called = known.follow.called_for(held, Trick((known.seat,), (led,)), known.ranking)
        playable = held if called is None else called
        if any(known.ranking.beats(card, target) for card in playable):
            return True
        return any(self._wins(at + 1, self._less(hand, card)) for card in playable)

    def _less(self, hand: Counts, card: Card) -> Counts:
        """Return *hand* with one card fewer of the kind of *card*."""
        return tuple(number - (one is card) for one, number in zip(self._cards, hand, strict=True))


def _shares(number: int, most: Counts) -> Iterator[Counts]:
    """Yield every way to draw *number* cards, with no more of each kind than *most*."""
    if not most:
        if number == 0:
            yield ()
        return
    for first in range(min(number, most[0]) + 1):
        for rest in _shares(number - first, most[1:]):
            yield (first, *rest)
