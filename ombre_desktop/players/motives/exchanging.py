"""Motives for a discard: what is kept, what a suit without cards is good for, and how many cards are left."""

from __future__ import annotations

from ombre_desktop.engine import Card, Cards, Discard, ExchangeRequest, Rank, Role
from ombre_desktop.players.advice import Motive
from ombre_desktop.players.bidding import suits_of
from ombre_desktop.players.discarding import BACKED, keeping
from ombre_desktop.players.motives.decision import Decision
from ombre_desktop.players.nolo import excess
from ombre_desktop.players.null_play import plays_null
from ombre_desktop.value import Value


class Throw(Value):
    """An exchange to be explained: the *thrown* cards of a hand whose trump is known."""

    decision: Decision
    asked: ExchangeRequest
    thrown: Cards

    @property
    def kept(self) -> Cards:
        """The cards of the hand that stay."""
        return tuple(card for card in self.decision.view.hand if card not in self.thrown)

    def worth(self, card: Card) -> int:
        """Return the worth of keeping *card*, as the textbook has it."""
        view = self.decision.view
        return keeping(card, view.hand, view.position.ranking)

    @property
    def trumps(self) -> int:
        """The number of trumps kept."""
        return sum(map(self.decision.view.position.ranking.is_trump, self.kept))

    @property
    def plain(self) -> Cards:
        """The plain cards kept."""
        is_trump = self.decision.view.position.ranking.is_trump
        return tuple(card for card in self.kept if not is_trump(card))


def of_a_discard(decision: Decision, asked: ExchangeRequest, thrown: Discard) -> tuple[Motive, ...]:
    """Return the motives for the discard, the strongest first."""
    state = decision.view.position
    if plays_null(decision.view):
        return _of_high_cards(decision, thrown.cards)
    if not asked.draws:
        return _of_throwing_down(decision, thrown.cards)
    if state.ranking.trump is None or asked.among is not None:
        return ()
    if any(map(state.ranking.is_trump, thrown.cards)):
        return ()
    throw = Throw(decision, asked, thrown.cards)
    found = tuple(motive for ask in _QUESTIONS if (motive := ask(throw)) is not None)
    return found or throws_the_weakest(throw)


def only_so_many(throw: Throw) -> Motive | None:
    """Tell that no more cards may be drawn, so that only the poorest go."""
    most, worth = throw.asked.maximum, throw.worth
    wanted = sum(worth(card) < BACKED for card in throw.decision.view.hand)
    poorest = sorted(throw.decision.view.hand, key=worth)[:most]
    if len(throw.thrown) != most or most >= wanted or not throw.thrown:
        return None
    if max(map(worth, throw.thrown)) > max(map(worth, poorest)):
        return None
    return Motive("only_so_many", (("most", most),))


def keeps_the_best(throw: Throw) -> Motive | None:
    """Tell that all trumps and kings are kept, and nothing else but queens that a king backs (maxim D1)."""
    trumps = throw.trumps
    if any(throw.worth(card) >= BACKED for card in throw.thrown):
        return None
    if any(throw.worth(card) < BACKED for card in throw.kept) or not throw.thrown:
        return None
    kings = sum(card.rank is Rank.KING for card in throw.plain)
    if trumps and kings:
        return Motive("keep_trumps_and_kings")
    if trumps:
        return Motive("keep_trumps")
    if kings:
        return Motive("keep_kings", (("kings", kings),))
    return Motive("keep_nothing")


def keeps_with_king(throw: Throw) -> Motive | None:
    """Tell which queen is kept because the king of its suit is kept too."""
    card = next((card for card in throw.plain if throw.worth(card) == BACKED), None)
    return None if card is None else Motive("keep_queen_with_king", (("card", card.text),))


def keeps_the_guard(throw: Throw) -> Motive | None:
    """Tell which queen is kept with a lower card of its suit, so that it outlives the king."""
    for card in throw.plain:
        fellows = [other for other in throw.plain if other.suit is card.suit]
        if card.rank is Rank.QUEEN and throw.worth(card) < BACKED and len(fellows) > 1:
            return Motive("keep_guarded_queen", (("card", card.text),))
    return None


def leaves_cards(throw: Throw) -> Motive | None:
    """Tell that the first defender draws less than they may, and so leaves more to the other one."""
    view, waiting = throw.decision.view, throw.decision.view.position.exchange.waiting
    if view.role is not Role.DEFENDER or len(waiting) < 2:
        return None
    poor = any(throw.worth(card) < BACKED for card in throw.kept)
    left = len(view.position.talon) - len(throw.thrown)
    if not poor or len(throw.thrown) >= throw.asked.maximum or left > len(view.hand):
        return None
    return Motive("leaves_cards", (("left", left),))


def goes_void(throw: Throw) -> Motive | None:
    """Tell which one suit the hand gives up while it keeps trumps, so that a trump may win there."""
    ranking = throw.decision.view.position.ranking
    gone = {card.suit for card in throw.thrown if not ranking.is_trump(card)} - {
        card.suit for card in throw.plain
    }
    if not throw.trumps or len(gone) != 1:
        return None
    return Motive("goes_void", (("suit", next(iter(gone)).value),))


def throws_the_weakest(throw: Throw) -> tuple[Motive, ...]:
    """Tell that every card that is kept is worth more than each that is thrown."""
    if not throw.thrown or not throw.kept:
        return ()
    weakest = max(map(throw.worth, throw.thrown)) < min(map(throw.worth, throw.kept))
    return (Motive("throw_the_weakest"),) if weakest else ()


def _of_throwing_down(decision: Decision, thrown: Cards) -> tuple[Motive, ...]:
    """Tell that the longest suit is kept whole, as trumps, and every king beside it (maxim D4)."""
    view = decision.view
    rankings = [view.position.ruleset.ranking(suit) for suit in suits_of(view)]
    longest = max(rankings, key=lambda ranking: sum(map(ranking.is_trump, view.hand)))
    kings = {cards[0] for cards in longest.plain.values()}
    if longest.trump is None or any(longest.is_trump(card) or card in kings for card in thrown):
        return ()
    facts = ("trumps", sum(map(longest.is_trump, view.hand))), ("suit", longest.trump.value)
    return (Motive("keep_the_longest_suit", facts),)


def _of_high_cards(decision: Decision, thrown: Cards) -> tuple[Motive, ...]:
    """Tell that the thrown cards stand highest above those of others, where no trick is to be won (20.2)."""
    hand = decision.view.hand
    kept = [excess(hand, card) for card in hand if card not in thrown]
    gone = [excess(hand, card) for card in thrown]
    if not kept or not gone or decision.view.role is not Role.OMBRE:
        return ()
    return (Motive("throw_the_high"),) if min(gone) >= max(kept) else ()


_QUESTIONS = (
    only_so_many,
    keeps_the_best,
    keeps_with_king,
    keeps_the_guard,
    leaves_cards,
    goes_void,
)
"""The questions about a discard, the strongest reason first."""
