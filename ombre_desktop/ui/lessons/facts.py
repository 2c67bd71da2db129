"""
Facts: conditions on a moment under which the teacher says something.

A fact is a word, often with a value: ``lead``, ``hold SA CA``, ``tricks 4``, ``trumps 2+``. A fact after
``not`` must be false. Alternatives are joined by a bar: ``knows bridge|skat``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ombre_desktop.engine import (
    Action,
    CallRequest,
    Card,
    CardRequest,
    Cards,
    ChoiceRequest,
    Cost,
    Discard,
    ExchangeRequest,
    PlayCard,
    PlayRequest,
    Result,
    Role,
    Seat,
    Suit,
    TrumpRequest,
)
from ombre_desktop.engine.actions import GiveCard
from ombre_desktop.engine.errors import OmbreError
from ombre_desktop.storage.display_options import Deck
from ombre_desktop.ui.lessons.errors import LessonError
from ombre_desktop.ui.lessons.moment import Moment
from ombre_desktop.value import Value

KNOWN_GAMES = ("none", "whist", "bridge", "skat", "tarock", "tressette")
"""The games that a learner may know already."""


class Fact(Value):
    """A fact as *text*, and in parts: its *name*, the *value* it is about, and whether it is *denied*."""

    text: str
    name: str
    value: Any
    denied: bool

    def holds(self, moment: Moment) -> bool:
        """Tell whether the fact is true of *moment*."""
        return _FACTS[self.name][1](moment, self.value) is not self.denied

    @property
    def cards(self) -> Cards:
        """The cards that the fact is about."""
        return self.value if _FACTS[self.name][0] is _cards else ()


def parse_fact(text: str) -> Fact:
    """Read a fact; raise `LessonError` if there is no such fact, or its value is wrong."""
    words = text.split()
    denied = words[:1] == ["not"]
    name, value = (words[denied:] or [""])[0], " ".join(words[1 + denied :])
    if name not in _FACTS:
        raise LessonError(f"there is no fact {name!r}; the facts are {', '.join(_FACTS)}")
    try:
        return Fact(text, name, _FACTS[name][0](value), denied)
    except (OmbreError, ValueError) as error:
        raise LessonError(f"the fact {text!r} cannot be read: {error}") from error


# The reading of facts' values.


def _nothing(text: str) -> None:
    if text:
        raise ValueError(f"it takes no value, but {text!r} follows")


def _cards(text: str) -> Cards:
    if not text:
        raise ValueError("a card is missing")
    return tuple(map(Card.parse, text.split()))


def _suit(text: str) -> Suit:
    return Suit.parse(text)


Range = tuple[int, int]
_MANY = 99


def _range(text: str) -> Range:
    """Read ``3``, ``3+`` (or more) or ``3-`` (or fewer)."""
    number = int(text.rstrip("+-"))
    low, high = (0 if text.endswith("-") else number), (_MANY if text.endswith("+") else number)
    return low, high


def _one_of(*words: str) -> Callable[[str], tuple[str, ...]]:
    def read(text: str) -> tuple[str, ...]:
        found = tuple(text.split("|"))
        wrong = [word for word in found if word not in words]
        if wrong:
            raise ValueError(f"{wrong[0]!r} is not one of {', '.join(words)}")
        return found

    return read


def _any_words(text: str) -> tuple[str, ...]:
    if not text:
        raise ValueError("a word is missing")
    return tuple(text.split("|"))


# The truth of facts.


def _asks(kind: type) -> Callable[[Moment, None], bool]:
    return lambda moment, _: isinstance(moment.asked, kind)


def _names_a_card(moment: Moment, *, gives: bool) -> bool:
    """Tell whether the learner is to call a card, or if it *gives*, to give one for a card demanded."""
    return isinstance(moment.asked, CardRequest) and moment.asked.gives is gives


def _leads(moment: Moment, _: None) -> bool:
    return isinstance(moment.asked, PlayRequest) and moment.trick is None


def _follows(moment: Moment, _: None) -> bool:
    return isinstance(moment.asked, PlayRequest) and moment.trick is not None


def _number(counted: Callable[[Moment], int]) -> Callable[[Moment, Range], bool]:
    return lambda moment, wanted: wanted[0] <= counted(moment) <= wanted[1]


def _role(moment: Moment, wanted: tuple[str, ...]) -> bool:
    names = {None: "nobody", Role.OMBRE: "ombre", Role.ALLY: "ally", Role.DEFENDER: "defender"}
    names |= {Role.RESTING: "resting"}
    return names.get(moment.view.role) in wanted


def _led(moment: Moment, wanted: tuple[str, ...]) -> bool:
    if moment.trick is None or moment.trick.led is None:
        return False
    suit = moment.view.position.ranking.suit_of(moment.trick.led)
    is_trump = suit is not None and suit is moment.view.position.trump
    return (is_trump and "trump" in wanted) or (suit is not None and suit.value in wanted)


def _is_void(moment: Moment, _: None) -> bool:
    led = moment.trick.led if moment.trick else None
    return led is not None and not moment.view.position.ranking.following(moment.hand, led)


def _is(moment: Moment, seat: Seat | None, wanted: tuple[str, ...]) -> bool:
    if seat is None:
        return False
    parts = {"partner": moment.partner, "ally": moment.ally, "ombre": moment.ombre}
    played = [part for part, of in parts.items() if of == seat] or ["defender"]
    return any(part in wanted for part in played)


def _lies(moment: Moment, cards: Cards) -> bool:
    return moment.trick is not None and set(cards) <= set(moment.trick.cards)


def _winning(moment: Moment, wanted: tuple[str, ...]) -> bool:
    return _is(moment, moment.winner, wanted)


def _leader(moment: Moment, wanted: tuple[str, ...]) -> bool:
    return moment.trick is not None and _is(moment, moment.trick.leader, wanted)


def _is_trumped(moment: Moment, _: None) -> bool:
    if moment.trick is None or moment.winner is None:
        return False
    best = moment.trick.card_of(moment.winner)
    return best is not None and bool(moment.trumps((best,))) and not moment.trumps(moment.trick.cards[:1])


def _result(moment: Moment, wanted: tuple[str, ...]) -> bool:
    settlement = moment.settlement
    return settlement is not None and settlement.outcome.result.value in wanted


def gained_by(moment: Moment) -> int:
    """Return the chips or points that the learner gained, negative if they lost; 0 before the end."""
    return 0 if moment.settlement is None else moment.settlement.won[moment.seat]


def _is_paid_for(moment: Moment, wanted: tuple[str, ...]) -> bool:
    """Tell whether the learner, or the learner's side, is paid for one of the *wanted* costs."""
    settlement = moment.settlement
    if settlement is None:
        return False
    costs = {cost for one in settlement.payments if one.payee == moment.seat for cost, _ in one.parts}
    costs |= {one.cost for one in settlement.scores if one.points > 0 and one.seat in moment.side}
    return any(cost.value in wanted for cost in costs)


def _contract(moment: Moment, wanted: tuple[str, ...]) -> bool:
    contract = moment.view.position.contract
    return contract is not None and contract.name in wanted


def _standing(moment: Moment, wanted: tuple[str, ...]) -> bool:
    bidding = moment.view.position.bidding
    return bidding is not None and (bidding.standing or "nothing") in wanted


def _question(moment: Moment, wanted: tuple[str, ...]) -> bool:
    return isinstance(moment.asked, ChoiceRequest) and moment.asked.question.value in wanted


def _is_offered(moment: Moment, suit: Suit) -> bool:
    """Tell whether *suit*, that of a turned card, would be trump."""
    card = moment.asked.card if isinstance(moment.asked, ChoiceRequest) else None
    return card is not None and card.suit is suit


def _chosen_cards(chosen: Action | None) -> Cards:
    match chosen:
        case PlayCard(card=card) | GiveCard(card=card):
            return (card,)
        case Discard(cards=cards):
            return cards
    return ()


def _chose(moment: Moment, wanted: tuple[str, ...]) -> bool:
    """Tell whether the learner has chosen one of *wanted*: a card or its kind, a suit, a bid or a word."""
    cards = _chosen_cards(moment.chosen)
    kinds = {"trump"} if moment.trumps(cards) else set()
    kinds |= {"king"} if any(card.rank.value == "K" for card in cards) else set()
    kinds |= {"plain"} if set(cards) - set(moment.trumps(cards)) else set()
    named = {card.text for card in cards} | ({str(moment.chosen)} if not cards and moment.chosen else set())
    return bool((named | kinds) & set(wanted))


def _is_last(moment: Moment, _: None) -> bool:
    return moment.trick is not None and len(moment.trick.cards) == len(moment.trick.order) - 1


def _can_win(moment: Moment, _: None) -> bool:
    return any(map(moment.would_win, moment.may_play))


def _may_hold(moment: Moment, _: None) -> bool:
    """Tell whether the learner may equal the standing bid."""
    bidding, asked = moment.view.position.bidding, moment.asked
    if bidding is None or bidding.standing is None or not isinstance(asked, CallRequest):
        return False
    return any(str(call) == bidding.standing for call in asked.calls)


def _withheld(moment: Moment, cards: Cards) -> bool:
    return isinstance(moment.asked, PlayRequest) and set(cards) <= set(moment.asked.withheld)


def _trump_suit(moment: Moment, suit: Suit) -> bool:
    return moment.view.position.trump is suit


_RESULTS = tuple(result.value for result in Result)
_COSTS = tuple(cost.value for cost in Cost)
_DECKS = tuple(deck.value for deck in Deck)

_FACTS: dict[str, tuple[Callable[[str], Any], Callable[[Moment, Any], bool]]] = {
    "bid": (_nothing, _asks(CallRequest)),
    "name-trump": (_nothing, _asks(TrumpRequest)),
    "call-card": (_nothing, lambda moment, _: _names_a_card(moment, gives=False)),
    "give-card": (_nothing, lambda moment, _: _names_a_card(moment, gives=True)),
    "called": (_cards, lambda moment, cards: moment.view.position.called in cards),
    "offered": (_suit, _is_offered),
    "throw": (_nothing, _asks(ExchangeRequest)),
    "lead": (_nothing, _leads),
    "follow": (_nothing, _follows),
    "question": (_any_words, _question),
    "over": (_nothing, lambda moment, _: moment.settlement is not None),
    "i-am": (_one_of("ombre", "ally", "defender", "resting", "nobody"), _role),
    "knows": (_one_of(*KNOWN_GAMES), lambda moment, wanted: (moment.knows or "none") in wanted),
    "hold": (_cards, lambda moment, cards: set(cards) <= set(moment.hand)),
    "gone": (_cards, lambda moment, cards: moment.gone >= set(cards)),
    "out": (_cards, lambda moment, cards: moment.out >= set(cards)),
    "may": (_cards, lambda moment, cards: set(cards) <= set(moment.may_play)),
    "only": (_cards, lambda moment, cards: moment.may_play == cards),
    "high": (_cards, lambda moment, cards: all(map(moment.is_beaten_by_none, cards))),
    "lies": (_cards, _lies),
    "wins": (_cards, lambda moment, cards: all(map(moment.would_win, cards))),
    "can-win": (_nothing, _can_win),
    "trump": (_suit, _trump_suit),
    "led": (_one_of("trump", "S", "C", "H", "D"), _led),
    "void": (_nothing, _is_void),
    "winning": (_one_of("ombre", "ally", "partner", "defender"), _winning),
    "leader": (_one_of("ombre", "ally", "partner", "defender"), _leader),
    "trumped": (_nothing, _is_trumped),
    "last": (_nothing, _is_last),
    "contract": (_any_words, _contract),
    "standing": (_any_words, _standing),
    "may-hold": (_nothing, _may_hold),
    "withheld": (_cards, _withheld),
    "cards": (_range, _number(lambda moment: len(moment.hand))),
    "choices": (_range, _number(lambda moment: len(moment.may_play))),
    "trumps": (_range, _number(lambda moment: len(moment.trumps(moment.hand)))),
    "trumps-out": (_range, _number(lambda moment: len(moment.trumps(tuple(moment.out))))),
    "tricks": (_range, _number(lambda moment: moment.won_by(moment.seat))),
    "others": (_range, _number(lambda moment: moment.most_of_others)),
    "ombre-tricks": (_range, _number(lambda moment: moment.won_by(moment.ombre))),
    "partner-tricks": (_range, _number(lambda moment: moment.won_by(moment.partner))),
    "side-tricks": (_range, _number(lambda moment: moment.side_tricks)),
    "enemy-tricks": (_range, _number(lambda moment: moment.enemy_tricks)),
    "pool": (_range, _number(lambda moment: moment.pool)),
    "stones": (_range, _number(lambda moment: moment.stones)),
    "result": (_one_of(*_RESULTS), _result),
    "gained": (_range, _number(gained_by)),
    "paid": (_range, _number(lambda moment: -gained_by(moment))),
    "paid-for": (_one_of(*_COSTS), _is_paid_for),
    "deck": (_one_of(*_DECKS), lambda moment, wanted: moment.deck in wanted),
    "chose": (_any_words, _chose),
}
"""Every fact by its name: the function that reads its value, and the one that tells whether it is true."""
