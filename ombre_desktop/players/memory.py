"""Card counting during the play: the cards seen, the voids shown, and the odds for the rest."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from ombre_desktop.engine import HIDDEN, Card, Cards, Ranking, Seat, SeatView, Suit, Trick
from ombre_desktop.engine.cards import in_order
from ombre_desktop.engine.seats import PerSeat, Ring
from ombre_desktop.engine.stages import Playing
from ombre_desktop.engine.state import DealState
from ombre_desktop.players.partner_inference import side_of

TRUMP_KEPT = 1.5
"""The factor by which a hand is likelier to hold a trump than its size suggests: trumps are not thrown."""
SURE = 0.999
"""The highest probability given to a card whose holder is not known for certain."""


@dataclass(frozen=True, eq=False)
class Memory:
    """
    The knowledge of one seat about a deal in play.

    *unseen* holds the cards this seat has never seen, and *shown* those it knows in each hand. *absent* holds
    the cards that each seat has proved not to hold, and *hidden* the number of unknown cards in each hand.
    *side* is the set of seats that win and lose with this one, including itself, as far as this is known or
    inferred. *together* tells whether the game counts the tricks of a side together.
    """

    seat: Seat
    ombre: Seat
    ring: Ring
    ranking: Ranking
    hand: Cards
    trick: Trick
    won: PerSeat[int]
    played: tuple[Trick, ...]
    unseen: frozenset[Card]
    shown: PerSeat[frozenset[Card]]
    absent: PerSeat[frozenset[Card]]
    hidden: PerSeat[int]
    side: frozenset[Seat]
    together: bool

    @classmethod
    def of(cls, view: SeatView) -> Memory:
        """Collect what the holder of *view* knows about a deal in play."""
        state, seat = view.position, view.seat
        playing, ombre = state.play, state.the_ombre
        hands = tuple(known_hand(state, Seat(other)) for other in range(state.seats))
        absent = tuple(absent_cards(state, Seat(other)) for other in range(state.seats))
        return cls(
            seat=seat,
            ombre=ombre,
            ring=state.ring,
            ranking=state.ranking,
            hand=view.hand,
            trick=playing.trick or Trick((seat,)),
            won=playing.won,
            played=playing.tricks,
            unseen=unseen_cards(state),
            shown=tuple(frozenset(hand) - {HIDDEN} for hand in hands),
            absent=absent,
            hidden=tuple(hand.count(HIDDEN) for hand in hands),
            side=side_of(state, seat, absent),
            together=state.ruleset.together,
        )

    def changed(self, **changes: Any) -> Memory:
        """Return the memory with *changes*, to ask what the seat would do in a different position."""
        return replace(self, **changes)

    @property
    def is_ombre(self) -> bool:
        """True if this seat is the Ombre, or the Man."""
        return self.seat == self.ombre

    @property
    def is_ally(self) -> bool:
        """True if this seat plays with the Ombre without being the Ombre."""
        return self.ombre in self.side and not self.is_ombre

    @property
    def tricks(self) -> int:
        """The number of tricks taken so far that count for this seat."""
        return sum(self.won[seat] for seat in self.side) if self.together else self.won[self.seat]

    @property
    def left(self) -> int:
        """The number of tricks left, including the present one."""
        return len(self.hand)

    @cached_property
    def later(self) -> Ring:
        """The seats that play to this trick after this one."""
        at = self.trick.order.index(self.seat)
        return self.trick.order[at + 1 :]

    @cached_property
    def foes(self) -> Ring:
        """The seats of the other side, in order of play."""
        return tuple(seat for seat in self.ring if seat not in self.side)

    @cached_property
    def friends(self) -> Ring:
        """The other seats of this side, in order of play."""
        return tuple(seat for seat in self.ring if seat in self.side and seat != self.seat)

    @cached_property
    def trumps(self) -> Cards:
        """The trumps of this hand, high to low."""
        return self.of_suit(self.ranking.trump)

    def of_suit(self, suit: Suit | None) -> Cards:
        """Return the cards of *suit* in this hand, high to low."""
        mine = (card for card in self.hand if self.ranking.suit_of(card) is suit)
        return tuple(sorted(mine, key=self.ranking.strength, reverse=True))

    def could_hold(self, seat: Seat, card: Card) -> bool:
        """Tell whether *seat* may hold *card*: the card is not known to be elsewhere, nor proved absent."""
        if card in self.shown[seat]:
            return True
        return self.hidden[seat] > 0 and card in self.unseen and card not in self.absent[seat]

    def out(self, suit: Suit | None, seats: Ring | None = None) -> Cards:
        """Return the cards of *suit* that any of *seats* (by default the foes) may hold, high to low."""
        among = self.foes if seats is None else seats
        family = _family(self.ranking, suit)
        return tuple(card for card in family if any(self.could_hold(seat, card) for seat in among))

    def is_master(self, card: Card) -> bool:
        """Tell whether *card* beats every card of its suit that a foe may hold."""
        higher = self.out(self.ranking.suit_of(card))
        return not higher or self.ranking.strength(higher[0]) < self.ranking.strength(card)

    def is_void(self, seat: Seat, suit: Suit | None) -> bool:
        """Tell whether *seat* is known to be void in *suit*."""
        return not self.out(suit, (seat,))

    def chance(self, seat: Seat, card: Card) -> float:
        """Estimate by counting the probability that *seat* holds *card*."""
        if card in self.shown[seat]:
            return 1.0
        if not self.could_hold(seat, card):
            return 0.0
        out, held = len(self.unseen), sum(self.hidden)
        kept = min(TRUMP_KEPT, out / held) if self.ranking.is_trump(card) else 1.0
        return min(SURE, kept * self.hidden[seat] / out)

    def expected(self, suit: Suit | None) -> float:
        """Return the expected number of cards of *suit* in the hands of the foes."""
        return sum(self.chance(seat, card) for seat in self.foes for card in self.out(suit, (seat,)))

    def chance_of_any(self, seat: Seat, cards: Cards) -> float:
        """Estimate the probability that *seat* holds at least one of *cards*."""
        none = 1.0
        for card in cards:
            none *= 1.0 - self.chance(seat, card)
        return 1.0 - none

    def danger(self, card: Card, led: Card, seats: Ring) -> float:
        """Estimate the probability that one of *seats*, still to play to the lead *led*, beats *card*."""
        safe = 1.0
        for seat in seats:
            safe *= 1.0 - self._beaten_by(seat, card, led)
        return 1.0 - safe

    def _beaten_by(self, seat: Seat, card: Card, led: Card) -> float:
        suit, trump = self.ranking.suit_of(led), self.ranking.trump
        higher = tuple(c for c in self.out(suit, (seat,)) if self.ranking.beats(c, card))
        overtake = self.chance_of_any(seat, higher)
        if trump is None or suit is trump:
            return overtake
        void = 1.0 - self.chance_of_any(seat, self.out(suit, (seat,)))
        over = tuple(c for c in self.out(trump, (seat,)) if self.ranking.beats(c, card))
        return max(overtake, 1.0 - (1.0 - overtake) * (1.0 - void * self.chance_of_any(seat, over)))

    def winner(self) -> Seat:
        """Return the seat that is winning the present trick."""
        return self.trick.order[self.ranking.best(self.trick.cards)]

    def best_card(self) -> Card:
        """Return the card that is winning the present trick."""
        return self.trick.cards[self.ranking.best(self.trick.cards)]


def _family(ranking: Ranking, suit: Suit | None) -> Cards:
    if suit is None:
        return ()
    return ranking.trumps if suit is ranking.trump else ranking.plain[suit]


def unseen_cards(state: DealState) -> frozenset[Card]:
    """Return the cards that are not visible anywhere in *state*, a seat's position."""
    return frozenset(state.ruleset.pack.cards).difference(_open_cards(state))


def _open_cards(state: DealState) -> Iterator[Card]:
    hands = (known_hand(state, Seat(seat)) for seat in range(state.seats))
    for pile in (*hands, *state.dead, state.talon, state.turned):
        yield from pile
    if state.playing:
        for trick in _tricks(state.playing):
            yield from trick.cards


def known_hand(state: DealState, seat: Seat) -> Cards:
    """Return the hand of *seat* in a seat's position *state*, with public cards it is assumed to keep."""
    hand = state.hands[seat]
    if HIDDEN not in hand:
        return hand
    kept = _kept_out_of_sight(state, seat)
    known = in_order([*(card for card in hand if card is not HIDDEN), *kept])
    return known + (HIDDEN,) * (len(hand) - len(known))


def _kept_out_of_sight(state: DealState, seat: Seat) -> frozenset[Card]:
    """
    Return the public cards that *seat* was dealt and can be assumed to have kept in the exchange.

    Before the exchange, the only public cards are the black ace that forces its holder to play (rule 3.5) and
    matadors paid for at once (rule 3.9). No sensible player throws those. If the hand has no room for all of
    them, the seat must have thrown some, and no card is assumed to be kept. A king that was given away (rule
    26.2) lies open in another hand.
    """
    hand, shown = state.hands[seat], state.shown
    dealt = [card for card in state.layout.hands[seat] if card in shown and card not in hand]
    if not dealt:
        return frozenset()
    tricks = _tricks(state.playing) if state.playing else ()
    given = {card for other in state.hands for card in other}
    gone = {card for trick in tricks for card in trick.cards} | absent_cards(state, seat) | given
    kept = frozenset(card for card in dealt if card not in gone)
    return kept if len(kept) <= hand.count(HIDDEN) else frozenset()


def _tricks(playing: Playing) -> tuple[Trick, ...]:
    return (*playing.tricks, playing.trick) if playing.trick else playing.tricks


def absent_cards(state: DealState, seat: Seat) -> frozenset[Card]:
    """
    Return the cards that *seat* has proved not to hold by failing to play them.

    A seat that does not follow a plain suit is void in it. A seat that does not follow a trump holds no
    trump except matadors that the lead could not force (rule 1.9). A forgotten card (`recall`) proves
    nothing.
    """
    gone: set[Card] = set()
    ranking = state.ranking
    for trick in _tricks(state.playing) if state.playing else ():
        played = trick.card_of(seat)
        if played is None or trick.led is None or played is trick.led or HIDDEN in (played, trick.led):
            continue
        suit = ranking.suit_of(trick.led)
        if ranking.suit_of(played) is suit:
            continue
        gone.update(_called_for(ranking, trick.led, suit))
    return frozenset(gone)


def _called_for(ranking: Ranking, led: Card, suit: Suit | None) -> Cards:
    if suit is not ranking.trump:
        return _family(ranking, suit)
    floor = ranking.strength(led) if led in ranking.matadors else 0
    free = {card for card in ranking.matadors if ranking.strength(card) > floor}
    return tuple(card for card in ranking.trumps if card not in free)
