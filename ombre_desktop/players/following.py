"""What to play to a trick that another has led."""

from __future__ import annotations

from ombre_desktop.engine import Card, Cards
from ombre_desktop.players.memory import Memory
from ombre_desktop.players.standing import Standing
from ombre_desktop.players.throwing import cheapest, loss

SAFE = 0.3
"""A defender trusts a card to hold if it is beaten no more often than this."""
TOO_MANY = 4
"""With so many tricks a defender who asks for one more asks for the stake."""
BOLD = 0.7
"""The Ombre risks more: he has no friend to take the trick, and a king saved wins another (P)."""


def follow(memory: Memory, cards: Cards) -> Card:
    """The card of the lawful *cards* to play."""
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
    Never beat the other defender's winner for nothing.

    Maxim F1 (HOY, MOR on gano: let your friend's card pass), but for F2, F3 and F4. Of
    whether it will hold his own word is the best judge, where he has said gano.
    """
    standing = Standing.of(memory)
    danger = _danger(memory, memory.best_card())
    if danger <= SAFE or memory.best_card() in memory.trick.gano:
        alone = standing.must_collect() or standing.plays_for_codille()
        must_take = alone and not memory.together
        return _cheap(memory, winners) if must_take else None
    # F4 (W: third hand high): a friend's card that will hardly hold is covered by one that will.
    sound = [card for card in winners if _danger(memory, card) <= danger / 2]
    return _cheap(memory, tuple(sound)) if sound else None


def _over_a_foe(memory: Memory, winners: Cards, cards: Cards) -> Card | None:
    """
    Last hand wins, and cheaply; before the last, with the least card that should hold.

    Maxims F5 (W: last hand wins with the least that does) and F6 (W: second hand low,
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
    True if this defender should say gano of the *card* he plays.

    Maxim F7 (MOR: ask for what will hold; SEY p. 27: not for the stake, with a fifth trick in sight),
    unless the other is the one who must collect.
    """
    standing = Standing.of(memory)
    if standing.mine >= TOO_MANY or standing.for_the_friend().must_collect():
        return False
    return _danger(memory, card) <= SAFE


def _cheap(memory: Memory, winners: Cards) -> Card:
    """The winner that is missed least: of touching cards the lowest."""
    return min(winners, key=lambda card: (loss(memory, card), card.position))


def _danger(memory: Memory, card: Card) -> float:
    led = memory.trick.led or card
    return memory.danger(card, led, tuple(seat for seat in memory.later if seat in memory.foes))
