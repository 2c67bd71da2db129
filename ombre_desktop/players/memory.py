"""What a careful player remembers while the cards are played: every card seen, every suit refused."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from ombre_desktop.engine import HIDDEN, Card, Cards, Ranking, Seat, SeatView, Suit, Trick
from ombre_desktop.engine.cards import in_order
from ombre_desktop.engine.seats import PerSeat, Ring
from ombre_desktop.engine.stages import Playing
from ombre_desktop.engine.state import DealState
from ombre_desktop.players.suspicion import side_of

TRUMP_KEPT = 1.5
"""How much likelier a trump is in a hand than by its size: nobody throws one, but none is in two hands."""
SURE = 0.999


@dataclass(frozen=True, eq=False)
class Memory:
    """
    The deal as one seat has followed it.

    *unseen* are the cards it never saw, *shown* the cards it knows in other hands,
    *absent* the cards each seat has proved not to hold, *hidden* how many unknown
    cards each holds. *side* are the seats that win and lose with it, itself included, as
    far as it knows or suspects; the tricks of a side count *together* in some games.
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
        """What the holder of *view* remembers of a deal that is being played."""
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

    @property
    def is_ombre(self) -> bool:
        """True for the Ombre, or the Man."""
        return self.seat == self.ombre

    @property
    def is_ally(self) -> bool:
        """True for who plays with the Ombre."""
        return self.ombre in self.side and not self.is_ombre

    @property
    def tricks(self) -> int:
        """The tricks taken so far that count for this seat."""
        return sum(self.won[seat] for seat in self.side) if self.together else self.won[self.seat]

    @property
    def left(self) -> int:
        """Tricks that are not yet taken, the present one included."""
        return len(self.hand)

    @cached_property
    def later(self) -> Ring:
        """Who plays to this trick after this seat."""
        at = self.trick.order.index(self.seat)
        return self.trick.order[at + 1 :]

    @cached_property
    def foes(self) -> Ring:
        """The seats of the other side that still hold cards, in turn."""
        return tuple(seat for seat in self.ring if seat not in self.side)

    @cached_property
    def friends(self) -> Ring:
        """The other seats of this side, in turn."""
        return tuple(seat for seat in self.ring if seat in self.side and seat != self.seat)

    @cached_property
    def trumps(self) -> Cards:
        """The trumps of this hand, high to low."""
        return self.of_suit(self.ranking.trump)

    def of_suit(self, suit: Suit | None) -> Cards:
        """The cards of this hand that belong to *suit*, high to low."""
        mine = (card for card in self.hand if self.ranking.suit_of(card) is suit)
        return tuple(sorted(mine, key=self.ranking.strength, reverse=True))

    def could_hold(self, seat: Seat, card: Card) -> bool:
        """True unless *card* was seen elsewhere, or *seat* has proved not to hold it."""
        if card in self.shown[seat]:
            return True
        return self.hidden[seat] > 0 and card in self.unseen and card not in self.absent[seat]

    def out(self, suit: Suit | None, seats: Ring | None = None) -> Cards:
        """The cards of *suit* that one of *seats* may hold (the foes, if not said), high to low."""
        among = self.foes if seats is None else seats
        family = _family(self.ranking, suit)
        return tuple(card for card in family if any(self.could_hold(seat, card) for seat in among))

    def is_master(self, card: Card) -> bool:
        """True if no card of its suit that a foe may hold beats *card*."""
        higher = self.out(self.ranking.suit_of(card))
        return not higher or self.ranking.strength(higher[0]) < self.ranking.strength(card)

    def is_void(self, seat: Seat, suit: Suit | None) -> bool:
        """True if *seat* is known to hold no card of *suit*."""
        return not self.out(suit, (seat,))

    def chance(self, seat: Seat, card: Card) -> float:
        """How likely *seat* holds *card*, as far as counting tells."""
        if card in self.shown[seat]:
            return 1.0
        if not self.could_hold(seat, card):
            return 0.0
        out, held = len(self.unseen), sum(self.hidden)
        kept = min(TRUMP_KEPT, out / held) if self.ranking.is_trump(card) else 1.0
        return min(SURE, kept * self.hidden[seat] / out)

    def expected(self, suit: Suit | None) -> float:
        """How many cards of *suit* the foes should hold between them."""
        return sum(self.chance(seat, card) for seat in self.foes for card in self.out(suit, (seat,)))

    def chance_of_any(self, seat: Seat, cards: Cards) -> float:
        """How likely *seat* holds at least one of *cards*."""
        none = 1.0
        for card in cards:
            none *= 1.0 - self.chance(seat, card)
        return 1.0 - none

    def danger(self, card: Card, led: Card, seats: Ring) -> float:
        """How likely one of *seats*, yet to play to a trick led with *led*, beats *card*."""
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
        """Who holds the present trick."""
        return self.trick.order[self.ranking.best(self.trick.cards)]

    def best_card(self) -> Card:
        """The card that holds the present trick."""
        return self.trick.cards[self.ranking.best(self.trick.cards)]


def _family(ranking: Ranking, suit: Suit | None) -> Cards:
    if suit is None:
        return ()
    return ranking.trumps if suit is ranking.trump else ranking.plain[suit]


def unseen_cards(state: DealState) -> frozenset[Card]:
    """The cards that lie nowhere in the open in *state*, a seat's position."""
    return frozenset(state.ruleset.pack.cards).difference(_open_cards(state))


def _open_cards(state: DealState) -> Iterator[Card]:
    hands = (known_hand(state, Seat(seat)) for seat in range(state.seats))
    for pile in (*hands, *state.dead, state.talon, state.turned):
        yield from pile
    if state.playing:
        for trick in _tricks(state.playing):
            yield from trick.cards


def known_hand(state: DealState, seat: Seat) -> Cards:
    """The hand of *seat* in *state*, a seat's position, with what it has surely kept of cards all knew."""
    hand = state.hands[seat]
    if HIDDEN not in hand:
        return hand
    kept = _kept_out_of_sight(state, seat)
    known = in_order([*(card for card in hand if card is not HIDDEN), *kept])
    return known + (HIDDEN,) * (len(hand) - len(known))


def _kept_out_of_sight(state: DealState, seat: Seat) -> frozenset[Card]:
    """
    The cards that *seat* was dealt and all know of, and that it may have exchanged, but will not have.

    Known so early are the black ace that makes its holder play (rule 3.5) and matadors that are
    paid for at once (rule 3.9), and nobody throws those. If he has, there is no trusting him.
    """
    hand, shown = state.hands[seat], state.shown
    dealt = [card for card in state.layout.hands[seat] if card in shown and card not in hand]
    if not dealt:
        return frozenset()
    tricks = _tricks(state.playing) if state.playing else ()
    gone = {card for trick in tricks for card in trick.cards} | absent_cards(state, seat)
    kept = frozenset(card for card in dealt if card not in gone)
    return kept if len(kept) <= hand.count(HIDDEN) else frozenset()


def _tricks(playing: Playing) -> tuple[Trick, ...]:
    return (*playing.tricks, playing.trick) if playing.trick else playing.tricks


def absent_cards(state: DealState, seat: Seat) -> frozenset[Card]:
    """
    The cards that *seat* would have had to play, had it held them.

    Who does not follow a plain suit has none of it. Who does not follow a trump has
    none but matadors that the lead could not call out (rule 1.9). A card that was
    forgotten (`attention`) tells nothing.
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
