"""Motives for a trump suit, for a king that is called, and for a card given for it."""

from __future__ import annotations

from ombre_desktop.engine import Card, CardRequest, Cards, NameTrump, Ranking, SeatView, Suit, TrumpRequest
from ombre_desktop.engine.contract import Contract, Goal
from ombre_desktop.players.advice import Motive
from ombre_desktop.players.hand_reading import HandReading, read
from ombre_desktop.players.motives.bidding import Undertaking, is_even, of_the_tricks, of_the_trumps
from ombre_desktop.players.motives.decision import Decision

TOP = 4
"""The number of high trumps that may make up for a trump less."""
SHORT = 1
"""The most cards of a suit that is short."""


def of_a_trump(decision: Decision, asked: TrumpRequest, suit: Suit) -> tuple[Motive, ...]:
    """Return the motives for naming *suit*, the strongest first."""
    view, contract = decision.view, decision.view.position.the_contract
    if contract.goal is Goal.NONE:
        return _of_few_trumps(view, asked, suit)
    mine = _read(view, contract, suit)
    others = [_read(view, contract, other) for other in asked.suits if other is not suit]
    if not others:
        return ()
    found = [_longest(mine, others), _becomes_second_best(mine, others), _higher(mine, others)]
    found += [_king_outside(mine, others), *_strength(decision, mine, others)]
    return tuple(motive for motive in found if motive is not None)


def _read(view: SeatView, contract: Contract, suit: Suit) -> HandReading:
    ranking = view.position.ruleset.ranking(suit)
    return read(view, contract, (suit,)) or HandReading(suit, ranking, view.hand, 0.0)


def _longest(mine: HandReading, others: list[HandReading]) -> Motive | None:
    """Tell that no other suit gives as many trumps."""
    number = len(mine.trumps)
    if any(len(other.trumps) >= number for other in others):
        return None
    return Motive("longest_trumps", (("suit", mine.suit.value), ("trumps", number)))


def _becomes_second_best(mine: HandReading, others: list[HandReading]) -> Motive | None:
    """Tell which low *card* becomes the second-best trump, as none does in any other suit."""
    card = mine.ranking.trumps[1]
    rises = all(card in other.ranking.plain.get(card.suit, ())[-1:] for other in others)
    if card not in mine.hand or not rises or any(other.ranking.trumps[1] in mine.hand for other in others):
        return None
    return Motive("becomes_second_best", (("card", card.text),))


def _higher(mine: HandReading, others: list[HandReading]) -> Motive | None:
    """Tell that the trumps are higher than those of each suit that gives at least as many."""
    number, top = len(mine.trumps), _tops(mine)
    rivals = [other for other in others if len(other.trumps) >= number]
    if not rivals or any(_tops(other) >= top for other in rivals):
        return None
    if any(len(other.trumps) > number for other in rivals):
        return Motive("fewer_but_higher", (("suit", mine.suit.value),))
    return Motive("higher_trumps", (("suit", mine.suit.value),))


def _tops(reading: HandReading) -> int:
    """Return how many of the highest trumps are in the hand."""
    return sum(card in reading.hand for card in reading.ranking.trumps[:TOP])


def _king_outside(mine: HandReading, others: list[HandReading]) -> Motive | None:
    """Tell which king may win as a plain card, while each suit with as many trumps has none outside."""
    rivals = [other for other in others if len(other.trumps) >= len(mine.trumps)]
    if not rivals or not mine.kings or any(len(other.kings) >= len(mine.kings) for other in rivals):
        return None
    kings = [card for card in mine.kings if any(card.suit is other.suit for other in rivals)]
    return Motive("king_outside", (("card", kings[0].text),)) if kings else None


def _strength(decision: Decision, mine: HandReading, others: list[HandReading]) -> tuple[Motive, ...]:
    """Return what the trumps are worth by themselves, if no suit makes more tricks."""
    view, contract = decision.view, decision.view.position.the_contract
    if mine != read(view, contract):
        return ()
    game = Undertaking(view, contract)
    tricks = of_the_tricks(game) if is_even(decision, NameTrump(mine.suit)) else ()
    found = (*tricks, *of_the_trumps(game))
    if found or any(other.about >= mine.about for other in others):
        return found
    return (Motive("most_tricks", (("have", mine.about), ("suit", mine.suit.value))),)


def _of_few_trumps(view: SeatView, asked: TrumpRequest, suit: Suit) -> tuple[Motive, ...]:
    """Tell that no suit gives fewer trumps, where no trick may be won (maxim N1)."""
    ruleset = view.position.ruleset
    number = {each: len(ruleset.ranking(each).of_suit(view.hand, each)) for each in asked.suits}
    if any(other <= number[suit] for each, other in number.items() if each is not suit):
        return ()
    return (Motive("fewest_trumps", (("suit", suit.value), ("trumps", number[suit]))),)


# Kings.


def of_a_call(decision: Decision, asked: CardRequest, card: Card) -> tuple[Motive, ...]:
    """Return the motives for calling *card*, the strongest first."""
    view = decision.view
    ranking, shared = view.position.ranking, view.position.the_contract.calls
    if ranking.trump is None or card in view.hand or ranking.is_trump(card):
        return ()  # a friend is called before the trump is known (26.1)
    own = {each.suit: len(_others(ranking, view.hand, each)) for each in asked.cards if each not in view.hand}
    held = _others(ranking, view.hand, card)
    found = []
    if second := _second(ranking, view.hand, card):
        found.append(Motive("queen_behind" if shared else "queen_beside", (("card", second.text),)))
    facts = ("card", card.text), ("number", len(held)), ("suit", card.suit.value)
    if shared and held and len(held) == max(own.values()):
        found.append(Motive("can_lead_to_it", facts))
    elif len(held) <= SHORT and len(held) == min(own.values()):
        found.append(Motive("ally_covers" if shared else "should_win", facts))
    return tuple(found)


def _others(ranking: Ranking, hand: Cards, card: Card) -> Cards:
    """Return the cards of *hand* in the plain suit of *card*."""
    return ranking.of_suit(hand, ranking.suit_of(card))


def _second(ranking: Ranking, hand: Cards, card: Card) -> Card | None:
    """Return the next lower card of the suit of *card* if the hand has it."""
    suit = ranking.plain[card.suit]
    lower = suit[suit.index(card) + 1]
    return lower if lower in hand else None


def of_a_gift(decision: Decision, card: Card) -> tuple[Motive, ...]:
    """Return the motives for giving *card* for the king, the strongest first (maxim of rule 26.2)."""
    view = decision.view
    ranking = view.position.ranking
    if ranking.is_trump(card):
        return ()
    held = sorted(_others(ranking, view.hand, card), key=ranking.strength)
    facts = ("suit", card.suit.value), ("card", card.text)
    if held == [card]:
        return (Motive("goes_void", facts[:1]),)
    return (Motive("gives_the_lowest", facts[:1]),) if held[0] is card else ()
