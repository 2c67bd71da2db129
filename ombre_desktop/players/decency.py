"""
Decency in the exchange: discards that everybody at a table would call odd.

Each question is about cards thrown and says whether they are odd. The rules have the letter E and a number.
All are P: they cost no chips in self-play, and no book discusses them.
"""

from __future__ import annotations

from ombre_desktop.engine import Card, Cards, ExchangeRequest, Rank, Ranking, Role, SeatView
from ombre_desktop.value import Value

FEW_TRUMPS = 5
"""The largest number of trumps of which an Ombre throws none."""
SMALL = 3
"""The place, in a plain suit from the top, of the first card below the knave."""


class Throw(Value):
    """The cards *thrown* in answer to *request* from the hand of *view*."""

    view: SeatView
    request: ExchangeRequest
    thrown: Cards

    @property
    def ranking(self) -> Ranking:
        """The ranking of the cards."""
        return self.view.position.ranking

    @property
    def kept(self) -> Cards:
        """The plain cards kept."""
        thrown = set(self.thrown)
        return self.plain(tuple(card for card in self.view.hand if card not in thrown))

    @property
    def is_forced(self) -> bool:
        """True if no more cards are thrown than must be, and all other small plain cards are among them."""
        small = any(card.rank is not Rank.KING for card in self.kept)
        return len(self.thrown) <= self.request.minimum and not small

    def plain(self, cards: Cards) -> Cards:
        """Return those of *cards* that are not trumps."""
        return tuple(card for card in cards if not self.ranking.is_trump(card))

    def place(self, card: Card) -> int:
        """Return the place of a plain *card* in its suit, 0 for the highest."""
        return self.ranking.plain[card.suit].index(card)


def throws_a_trump(throw: Throw) -> bool:
    """Tell whether an Ombre with few trumps throws one without need (rule E1)."""
    number = len(throw.view.hand) - len(throw.plain(throw.view.hand))
    thrown = len(throw.plain(throw.thrown)) < len(throw.thrown)
    return throw.view.role is Role.OMBRE and thrown and number <= FEW_TRUMPS and not throw.is_forced


def throws_a_king(throw: Throw) -> bool:
    """Tell whether a plain king is thrown without need (rule E2)."""
    return any(card.rank is Rank.KING for card in throw.plain(throw.thrown)) and not throw.is_forced


def throws_the_higher(throw: Throw) -> bool:
    """Tell whether a card is thrown and a lower one of the same plain suit kept (rule E3)."""
    kept = throw.kept
    return any(
        mine.suit is card.suit and throw.place(mine) > throw.place(card)
        for card in throw.plain(throw.thrown)
        for mine in kept
    )


def leaves_the_talon(throw: Throw) -> bool:
    """Tell whether the last defender leaves cards of the talon and keeps a small plain card (rule E4)."""
    if throw.view.role is not Role.DEFENDER or len(throw.view.position.exchange.waiting) > 1:
        return False
    return len(throw.thrown) < throw.request.maximum and any(
        throw.place(card) >= SMALL for card in throw.kept
    )


QUESTIONS = (throws_a_trump, throws_a_king, throws_the_higher, leaves_the_talon)


def is_free(request: ExchangeRequest) -> bool:
    """Tell whether *request* is for an ordinary exchange: cards are drawn, and any may be thrown."""
    return request.draws and request.among is None


def is_decent(throw: Throw) -> bool:
    """Tell whether nothing about *throw* is odd; special exchanges are always decent."""
    return not is_free(throw.request) or not any(is_odd(throw) for is_odd in QUESTIONS)
