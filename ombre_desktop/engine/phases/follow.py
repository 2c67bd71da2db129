"""Following suit: the cards that a lead calls for (rule 1.9)."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from ombre_desktop.engine.cards import Card, Cards, Suit
from ombre_desktop.engine.ranking import Ranking
from ombre_desktop.engine.refusals import Reason, Refusal
from ombre_desktop.engine.trick import Trick
from ombre_desktop.value import Value


class RenegeMixed(Enum):
    """The duty to play spadille or basto when manille is led and they are the only trumps held (A15)."""

    MUST_TRUMP = "must_trump"
    MAY_RENEGE = "may_renege"


class Void(Enum):
    """The cards a hand without the suit led may play."""

    ANY_CARD = "any_card"
    MUST_TRUMP = "must_trump"


class Obligation(NamedTuple):
    """
    The only cards of a hand that may be played, and the reason.

    The refusal is made only when a card is refused, since most plays are lawful.
    """

    cards: Cards
    reason: Reason
    suit: Suit | None
    led: Card | None = None

    def refusal(self, rule: str) -> Refusal:
        """Return the refusal of any other card, citing paragraph *rule*."""
        return Refusal(self.reason, rule, suit=self.suit, led=self.led, cards=self.cards)


class FollowRule(Value):
    """
    The duty to follow suit; a matador may be withheld unless a higher matador was led.

    Only the card that was led counts, not one played later. In a ranking without matadors, the
    privilege never arises.
    """

    rule: str = "1.9"
    mixed: RenegeMixed = RenegeMixed.MUST_TRUMP
    void: Void = Void.ANY_CARD

    def called_for(self, hand: Cards, trick: Trick, ranking: Ranking) -> Cards | None:
        """Return the only cards of *hand* that may be played to *trick*; None if any may."""
        played = trick.cards
        if not played:
            return None
        led = played[0]
        following = ranking.following(hand, led)
        if not following:
            return (ranking.of_suit(hand, ranking.trump) or None) if self.void is Void.MUST_TRUMP else None
        if ranking.is_trump(led) and not self._is_forced(following, led, ranking):
            return None
        return following

    def obligation(self, hand: Cards, trick: Trick, ranking: Ranking) -> Obligation | None:
        """Return the obligation the lead puts on *hand*; None if any card may be played."""
        cards = self.called_for(hand, trick, ranking)
        if cards is None:
            return None
        led = trick.cards[0]
        suit = ranking.suit_of(led)
        if suit is not ranking.trump:
            follows = ranking.suit_of(cards[0]) is suit
            return Obligation(cards, Reason.MUST_FOLLOW if follows else Reason.MUST_TRUMP, suit)
        if any(card not in ranking.matadors for card in cards):
            reason = Reason.MUST_FOLLOW_TRUMP
        else:
            reason = Reason.MATADOR_FORCED if len(cards) == 1 else Reason.MATADORS_FORCED
        return Obligation(cards, reason, suit, led)

    def refusal(self, card: Card, hand: Cards, trick: Trick, ranking: Ranking) -> Refusal | None:
        """Return the reason why *card* may not be played from *hand*; None if it may."""
        if card not in hand:
            return Refusal(Reason.NOT_IN_HAND, self.rule, cards=(card,))
        # A card of the suit led is always lawful, so that no obligation needs to be worked out.
        played = trick.cards
        if not played or ranking.are_of_a_suit(played[0], card):
            return None
        obligation = self.obligation(hand, trick, ranking)
        if obligation is None or card in obligation.cards:
            return None
        return obligation.refusal(self.rule)

    def withheld(self, hand: Cards, trick: Trick, ranking: Ranking) -> Cards:
        """Return the matadors that only their privilege saves from having to follow a trump lead."""
        played = trick.cards
        if not played or not ranking.is_trump(played[0]):
            return ()
        if self.called_for(hand, trick, ranking) is not None:
            return ()
        return tuple(card for card in hand if card in ranking.matadors)

    def _is_forced(self, trumps: Cards, led: Card, ranking: Ranking) -> bool:
        """Return True if one of *trumps* must fall when the trump *led* calls for them."""
        private = ranking.free_from(led)
        forced = [card for card in trumps if card not in private]
        if self.mixed is RenegeMixed.MUST_TRUMP or len(forced) in (0, len(trumps)):
            return bool(forced)
        return any(card not in ranking.matadors for card in trumps)
