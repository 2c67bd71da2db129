"""The textbook's play to a trick that another seat has led."""

from __future__ import annotations

from ombre_desktop.engine import Card, Cards
from ombre_desktop.players.memory import Memory
from ombre_desktop.players.standing import Standing
from ombre_desktop.players.throwing import cheapest, loss

SAFE = 0.3
"""The highest risk of being beaten at which a defender trusts a card."""
TOO_MANY = 4
"""The number of tricks from which a defender does not say gano: one more would be the fifth trick."""
BOLD = 0.7
"""The same risk for the Ombre: higher, since nobody helps, and a king held back may win a trick later (P)."""


def follow(memory: Memory, cards: Cards) -> Card:
    """Choose the card to play from the lawful *cards*."""
    best = memory.best_card()
    winners = tuple(card for card in cards if memory.ranking.beats(card, best))
    if not winners:
        return cheapest(memory, cards)
    if memory.winner() in memory.side:
        card = _over_a_friend(memory, winners)
    else:
        card = _over_a_foe(memory, winners, cards)
    return card or cheapest(memory, _losers(cards, winners) or cards)


def _losers(cards: Cards, winners: Cards) -> Cards:
    return tuple(card for card in cards if card not in winners)


def _over_a_friend(memory: Memory, winners: Cards) -> Card | None:
    """
    Choose a card that beats a partner's winning card, or None to leave the trick to the partner.

    Maxim F1 (HOY, MOR on gano: let your friend's card pass), except under F2, F3 and F4. A partner who
    says gano knows best whether their card will hold.
    """
    standing = Standing.of(memory)
    danger = _danger(memory, memory.best_card())
    if danger <= SAFE or memory.best_card() in memory.trick.gano:
        alone = standing.must_collect() or standing.plays_for_codille()
        must_take = alone and not memory.together
        return _cheap(memory, winners) if must_take else None
    # F4 (W: third hand high): cover a partner's doubtful card with a card that is likely to hold.
    sound = [card for card in winners if _danger(memory, card) <= danger / 2]
    return _cheap(memory, tuple(sound)) if sound else None


def _over_a_foe(memory: Memory, winners: Cards, cards: Cards) -> Card | None:
    """
    Choose a card that beats an opponent's winning card, or None if that is not worth a card.

    If no opponent is still to play, choose the cheapest winner; otherwise the cheapest one likely to hold.

    Maxims F5 (W: last hand wins with the lowest card that can) and F6 (W: second hand low,
    unless it can win).
    """
    if not any(seat in memory.foes for seat in memory.later):
        return _cheap(memory, winners)
    trusted = BOLD if memory.is_ombre else SAFE
    sound = [card for card in winners if _danger(memory, card) <= trusted]
    if sound:
        return _cheap(memory, tuple(sound))
    if len(winners) == len(cards):
        return _cheap(memory, winners)
    return None


def asks_gano(memory: Memory, card: Card) -> bool:
    """
    Tell whether this defender should say gano with *card*.

    Maxim F7 (MOR: ask for what will hold; SEY p. 27: not for the stake, with a fifth trick in sight),
    unless the other defender must collect.
    """
    standing = Standing.of(memory)
    if standing.mine >= TOO_MANY or standing.for_the_friend().must_collect():
        return False
    return _danger(memory, card) <= SAFE


def _cheap(memory: Memory, winners: Cards) -> Card:
    """Return the winner whose loss costs least; of touching cards, the lowest."""
    return min(winners, key=lambda card: (loss(memory, card), card.position))


def _danger(memory: Memory, card: Card) -> float:
    led = memory.trick.led or card
    return memory.danger(card, led, tuple(seat for seat in memory.later if seat in memory.foes))
