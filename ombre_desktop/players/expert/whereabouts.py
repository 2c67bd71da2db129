"""
The whereabouts of the cards still out, and what an act told about a hand, from the expert's worlds.

All of it follows from the view of one seat: the act is told by the view just before it and the view after.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from math import hypot, log
from random import Random

from ombre_desktop.engine import (
    BLACK_ACES,
    HIDDEN,
    Action,
    CallCard,
    Card,
    Cards,
    PlayCard,
    Ranking,
    Seat,
    SeatView,
    Suit,
)
from ombre_desktop.engine.cards import in_order
from ombre_desktop.engine.seats import with_seat
from ombre_desktop.engine.state import DealState
from ombre_desktop.players.expert.imagined import Imagined, card_set
from ombre_desktop.players.memory import known_hand, unseen_cards
from ombre_desktop.players.odds import CardOdds, Finding, Odds, Telling, Trait
from ombre_desktop.value import Value, replace

WORLDS, WORLDS_BEFORE = 1_500, 700
"""The number of worlds sampled during the play, and before it, where each takes longer."""
TRUMPS, HIGHEST, WITHOUT_TRUMPS = 5, 1, 2
"""The number of trumps among the telling cards, and of cards of each plain suit, with trumps and without."""
LEAST = 0.06
"""The least change of a share that is told."""
ERRORS = 3.5
"""The number of standard errors by which a change must exceed 0 to be told."""
LEAST_SHARE = 0.005
"""The least share that the odds before an act count with, where no world had the trait."""
FEW = 0.2
"""The share of a suit below which its single cards are not told as well."""
MOST = 6
"""The greatest number of findings."""
WEIGHTS = {Trait.TRUMPS: 1.6, Trait.LONG: 1.6, Trait.LESSER: 1.3, Trait.SUIT: 1.3, Trait.CARD: 0.5}
"""The interest of each trait, relative to a telling card."""


def whereabouts(view: SeatView, rng: Random, worlds: int = 0) -> Odds:
    """Return the odds of every card still out in *view*, a deal that is not over."""
    state = view.position
    seen = Imagined.of(view, worlds or _usual(state), rng)
    telling = telling_cards(view)
    others = in_order(_still_out(view).difference(telling))
    cards = tuple(_odds(card, seen, state.seats) for card in (*telling, *others))
    return Odds(cards, len(telling), seen.number, seen.counted)


def telling_cards(view: SeatView) -> Cards:
    """Return the cards still out that matter most: the called card, trumps, and the highest of each suit."""
    ranking, left = view.position.ranking, _still_out(view)
    trumps = ranking.trumps or _aces(ranking)
    plain = HIGHEST if trumps else WITHOUT_TRUMPS
    rows = [[card for card in trumps if card in left][:TRUMPS]]
    rows += [[card for card in cards if card in left][:plain] for cards in ranking.plain.values()]
    found = dict.fromkeys(card for row in rows for card in row)
    called = view.position.called
    return tuple(dict.fromkeys((called, *found))) if called in left and called else tuple(found)


def told_by_the_act(before: SeatView, after: SeatView, seat: Seat, rng: Random, worlds: int = 0) -> Telling:
    """
    Return what the act of *seat* between *before* and *after*, two views of one seat, told about its hand.

    A card that was played is taken as held in both, so that only the choice of it tells anything. A call of a
    card tells only what the rule about it proves.
    """
    number = worlds or _usual(after.position)
    act = _act(before, after, seat)
    card = act.card if isinstance(act, PlayCard) else None
    now = Imagined.of(after, number, rng)  # first, so that `whereabouts` tells the same of the same chance
    then = Imagined.of(before if card is None else _holding(before, seat, card), number, rng)
    apart = 0 if card is None else then.bits[card]
    size = len(after.position.hands[seat])
    traits = _traits(after, then.bits, size)
    compared = [(trait.interest, trait.between(then, now, seat, apart)) for trait in traits]
    found = [(_gain(one) * interest, one) for interest, one in compared if _is_told(one, act)]
    found.sort(key=lambda each: -each[0])
    findings = _without_echoes((one for _, one in found), after.position.ranking)
    return Telling(seat, tuple(islice(findings, MOST)), now.number)


def _usual(state: DealState) -> int:
    return WORLDS_BEFORE if state.playing is None else WORLDS


def _still_out(view: SeatView) -> frozenset[Card]:
    """Return the cards that are unseen, or known to be in the hand of another seat."""
    state = view.position
    others = (Seat(seat) for seat in range(state.seats) if seat != view.seat)
    known = {card for seat in others for card in known_hand(state, seat)}
    return unseen_cards(state) | known - {HIDDEN}


def _aces(ranking: Ranking) -> Cards:
    """Return the cards that are trumps in every suit, before there is one: the aces without a plain suit."""
    plain = {card for cards in ranking.plain.values() for card in cards}
    return tuple(card for card in BLACK_ACES if card not in plain)


def _odds(card: Card, seen: Imagined, seats: int) -> CardOdds:
    bit = seen.bits[card]
    found = [seen.share(Seat(seat), lambda hand: bool(hand & bit)) for seat in range(seats)]
    shares = tuple(each.share for each in found)
    certain = all(each.certain for each in found)
    error = max(each.error for each in found)
    return CardOdds(card, shares, max(0.0, 1.0 - sum(shares)), error, certain)


def _act(before: SeatView, after: SeatView, seat: Seat) -> Action | None:
    """Return what *seat* did between two views; None if another seat acted."""
    moves = after.position.history[len(before.position.history) :]
    return next((move.action for move in moves if move.seat == seat), None)


def _holding(view: SeatView, seat: Seat, card: Card) -> SeatView:
    """Return *view* with *card* known to be in the hand of *seat*."""
    hand = view.position.hands[seat]
    if card in hand or HIDDEN not in hand:
        return view
    at = hand.index(HIDDEN)
    hands = with_seat(view.position.hands, seat, (*hand[:at], card, *hand[at + 1 :]))
    return replace(view, position=view.position._replace(hands=hands))


class _Trait(Value):
    """A trait to compare: the fields of its finding, the *test* of a hand, and its *interest*."""

    kind: Trait
    test: Callable[[int], bool]
    interest: float
    card: Card | None = None
    suit: Suit | None = None
    number: int = 0

    def between(self, then: Imagined, now: Imagined, seat: Seat, apart: int) -> Finding:
        """Compare the hand of *seat* *then* and *now*, without the cards *apart*."""
        before = then.share(seat, lambda hand: self.test(hand & ~apart))
        after = now.share(seat, self.test)
        error = hypot(before.error, after.error)
        return Finding(
            self.kind, before.share, after.share, error, self.card, self.suit, self.number, after.certain
        )


def _traits(view: SeatView, bits: dict[Card, int], size: int) -> Iterator[_Trait]:
    """Yield the traits of a hand of *size* cards that may be told with the cards in *view*."""
    ranking, left, telling = view.position.ranking, _still_out(view), telling_cards(view)
    for card in left:
        interest = 1.0 if card in telling else WEIGHTS[Trait.CARD]
        yield _Trait(Trait.CARD, _any_of(bits[card]), interest, card)
    rows = {suit: card_set(bits, cards) for suit, cards in ranking.plain.items()}
    if ranking.trumps:
        row = card_set(bits, ranking.trumps)
        yield from (_at_least(Trait.TRUMPS, (row,), number) for number in range(1, size + 1))
        if lesser := row & ~card_set(bits, ranking.matadors):
            yield _Trait(Trait.LESSER, _any_of(lesser), WEIGHTS[Trait.LESSER])
    elif aces := card_set(bits, _aces(ranking)):
        suits = [row | aces for row in rows.values()]
        yield from (_at_least(Trait.LONG, suits, number) for number in range(size // 3 + 1, size + 1))
    for suit, row in rows.items():
        if row:
            yield _Trait(Trait.SUIT, _any_of(row), WEIGHTS[Trait.SUIT], suit=suit)


def _any_of(row: int) -> Callable[[int], bool]:
    return lambda hand: bool(hand & row)


def _at_least(kind: Trait, rows: Iterable[int], number: int) -> _Trait:
    """Return the trait of having *number* cards of one of *rows*."""
    suits = tuple(rows)

    def test(hand: int) -> bool:
        return any((hand & row).bit_count() >= number for row in suits)

    return _Trait(kind, test, WEIGHTS[kind], number=number)


def _gain(finding: Finding) -> float:
    """Return the information, in nats, that the share after the act has over the share before it."""
    return sum(
        now * log(now / max(LEAST_SHARE, then))
        for now, then in ((finding.after, finding.before), (1 - finding.after, 1 - finding.before))
        if now > 0
    )


def _is_told(one: Finding, act: Action | None) -> bool:
    """Tell whether the change is large enough, and no mere chance of the worlds."""
    if (isinstance(act, CallCard) or one.trait is Trait.LESSER) and not one.certain:
        return False
    return abs(one.after - one.before) >= max(LEAST, ERRORS * one.error)


def _without_echoes(found: Iterable[Finding], ranking: Ranking) -> Iterator[Finding]:
    """Yield the first findings, without what follows from an earlier one."""
    kinds: set[Trait] = set()
    missing: set[Card] = set()
    for one in found:
        if one.trait in kinds or one.card in missing:
            continue
        if one.trait in (Trait.TRUMPS, Trait.LONG):
            kinds.add(one.trait)
        if one.after < FEW:
            missing.update(_family(one, ranking))
            if one.trait is Trait.TRUMPS and one.number == 1:
                kinds.add(Trait.LESSER)
        yield one


def _family(one: Finding, ranking: Ranking) -> Iterable[Card]:
    """Return the cards that are missing as well if the trait of *one* is."""
    if one.trait is Trait.SUIT and one.suit is not None:
        return ranking.plain[one.suit]
    if one.trait is Trait.TRUMPS and one.number == 1:
        return ranking.trumps
    if one.trait is Trait.LESSER:
        return [card for card in ranking.trumps if card not in ranking.matadors]
    return ()
