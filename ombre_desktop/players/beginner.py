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
from ombre_desktop.players.bidding import contract_of, is_as_dealt, is_named, suits_of
from ombre_desktop.players.null_play import plays_null
from ombre_desktop.players.textbook import Textbook

ENOUGH, MANY = 5, 7
"""The number of trumps on which a beginner bids a game with exchange, and a game without."""
A_TRUMP = 2.0
"""The value of one trump to a beginner, in chips."""
COURTS = frozenset({Rank.KING, Rank.QUEEN, Rank.JACK})


class Beginner(Textbook):
    """A player by rules of thumb until the play begins."""

    name = "beginner"

    def chosen(self, view: SeatView, request: Request) -> Action:
        """Return a beginner's action."""
        match request:
            case TrumpRequest() if not request.words and not plays_null(view):
                return NameTrump(longest(view, request.suits))
            case ExchangeRequest() if request.draws and request.among is None and not plays_null(view):
                return Discard(in_order(thrown(view, request)))
            case _:
                return super().chosen(view, request)

    def call(self, view: SeatView, request: CallRequest, *, least: float = 0.0) -> Call:
        """
        Choose a bid by rule B1: a game on five trumps, one without help on seven; ignore other bids.

        If *least* is above or below 0, these numbers rise or fall by one trump for each `A_TRUMP` chips.
        """
        trumps = _held(view, longest(view, suits_of(view))) - round(least / A_TRUMP)
        bids = [bid for bid in request.calls if isinstance(bid, Bid)]
        ruleset = view.position.ruleset
        for enough, fits in ((MANY, is_as_dealt), (ENOUGH, is_named)):
            bid = next((bid for bid in bids if fits(contract_of(ruleset, bid.contract))), None)
            if bid is not None and trumps >= enough:
                return bid
        return Say(Word.PASS)


def longest(view: SeatView, suits: tuple[Suit, ...]) -> Suit:
    """Choose the suit with the most trumps (rule B2); among equal suits, the first."""
    return max(suits, key=lambda suit: _held(view, suit))


def thrown(view: SeatView, request: ExchangeRequest) -> Cards:
    """Choose the discard by rule B3: all but trumps and court cards, which look too good to throw."""
    state = view.position
    trump = state.trump or longest(view, suits_of(view))
    ranking = state.ruleset.ranking(trump)
    plain = [card for card in view.hand if not ranking.is_trump(card)]
    small = [card for card in plain if card.rank not in COURTS]
    rest = [card for card in plain if card not in small]
    number = max(request.minimum, min(request.maximum, len(small)))
    trumps = [card for card in view.hand if ranking.is_trump(card)]
    return tuple([*small, *reversed(rest), *sorted(trumps, key=ranking.strength)][:number])


def _held(view: SeatView, suit: Suit) -> int:
    """Count the trumps in the hand if *suit* is trump."""
    ranking = view.position.ruleset.ranking(suit)
    return sum(ranking.is_trump(card) for card in view.hand)
