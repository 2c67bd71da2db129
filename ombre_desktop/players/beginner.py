"""
The beginner: rules of thumb before the play, and the textbook's maxims during it.

A beginner counts cards and ignores their worth. Each rule has the letter B and a number. The rules
are mistakes that books warn learners about (P: self-play agrees that they are bad).
"""

from __future__ import annotations

from ombre_desktop.engine import (
    Action,
    Bid,
    CallRequest,
    Cards,
    Discard,
    ExchangeRequest,
    NameTrump,
    Rank,
    Request,
    Say,
    SeatView,
    Suit,
    TrumpRequest,
    Word,
)
from ombre_desktop.engine.actions import Call
from ombre_desktop.engine.cards import in_order
from ombre_desktop.players.bidding import contract_of, suits_of
from ombre_desktop.players.null_play import plays_null
from ombre_desktop.players.quirks.amateur import Amateur, way_of
from ombre_desktop.players.style import EVEN, Style, Way

ENOUGH, MANY = 6, 10
"""The points on which a beginner bids a game with help, and a game without."""
LENGTH = 5
"""The number of trumps that look like a game by themselves."""
COURTS = frozenset({Rank.KING, Rank.QUEEN, Rank.JACK})


class Beginner(Amateur):
    """A player by rules of thumb until the play begins."""

    def chosen(self, view: SeatView, request: Request) -> Action:
        """Return a beginner's action."""
        match request:
            case TrumpRequest() if request.suits and not request.words and not plays_null(view):
                return NameTrump(longest(view, request.suits))
            case ExchangeRequest() if request.draws and request.among is None and not plays_null(view):
                return Discard(in_order(thrown(view, request)))
            case _:
                return super().chosen(view, request)

    def styled_call(self, view: SeatView, request: CallRequest, style: Style = EVEN) -> Call:
        """
        Choose a bid by rule B1: count trumps, and matadors and kings besides, but not what they are worth.

        A bid for nine cards as dealt needs `MANY` points, any other `ENOUGH`. A player with a favourite way
        takes it where they can. A *style* asks for more points, or fewer.
        """
        points = _points(view, longest(view, suits_of(view))) - style.more
        ruleset = view.position.ruleset
        ways = {
            bid: way_of(contract_of(ruleset, bid.contract)) for bid in request.calls if isinstance(bid, Bid)
        }
        enough = {Way.DEALT: MANY, Way.HELPED: ENOUGH, Way.TURNED: ENOUGH}
        likely = [bid for bid, way in ways.items() if way in enough and points >= enough[way]]
        order = (style.favours, Way.DEALT, Way.HELPED)
        by_liking = [bid for way in order for bid in likely if ways[bid] is way]
        return by_liking[0] if by_liking else Say(Word.PASS)


def longest(view: SeatView, suits: tuple[Suit, ...]) -> Suit:
    """Choose the suit with the most trumps (rule B2); among equal suits, the first."""
    return max(suits, key=lambda suit: _held(view, suit))


def thrown(view: SeatView, request: ExchangeRequest) -> Cards:
    """Choose the discard by rule B3: all but trumps and court cards, which look too good to throw."""
    state = view.position
    trump = state.trump or longest(view, suits_of(view))
    ranking = state.ruleset.ranking(trump)
    plain = [card for card in view.hand if not ranking.is_trump(card)]
    small = sorted((card for card in plain if card.rank not in COURTS), key=ranking.strength)
    rest = [card for card in plain if card not in small]
    number = max(request.minimum, min(request.maximum, len(small)))
    trumps = [card for card in view.hand if ranking.is_trump(card)]
    return tuple([*small, *reversed(rest), *sorted(trumps, key=ranking.strength)][:number])


def _points(view: SeatView, suit: Suit) -> int:
    """Count trumps if *suit* is trump, one more for matadors, for plain kings, and for length."""
    ranking, trumps = view.position.ruleset.ranking(suit), _held(view, suit)
    kings = sum(card.rank is Rank.KING and not ranking.is_trump(card) for card in view.hand)
    return trumps + sum(card in ranking.matadors for card in view.hand) + kings + (trumps >= LENGTH)


def _held(view: SeatView, suit: Suit) -> int:
    """Count the trumps in the hand if *suit* is trump."""
    ranking = view.position.ruleset.ranking(suit)
    return sum(ranking.is_trump(card) for card in view.hand)
