"""
A beginner's habits: rules of thumb before the play, and the textbook's maxims in it.

He counts cards and not what they are worth. Each rule has the letter B and a number;
they are what the books warn the learner of (P: and self-play agrees that they are bad).
"""

from __future__ import annotations

from random import Random

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
"""Trumps that look like a game to him, and like one that needs no other cards."""
A_TRUMP = 2.0
"""What a trump more or less is worth to him, in chips."""
COURTS = frozenset({Rank.KING, Rank.QUEEN, Rank.JACK})


class Beginner(Textbook):
    """Decides by rules of thumb until a card is played."""

    name = "beginner"

    def decide(self, view: SeatView, request: Request, rng: Random) -> Action:
        """What a beginner would do."""
        match request:
            case TrumpRequest() if not request.words and not plays_null(view):
                return NameTrump(longest(view, request.suits))
            case ExchangeRequest() if request.draws and request.among is None and not plays_null(view):
                return Discard(in_order(thrown(view, request)))
            case _:
                return super().decide(view, request, rng)

    def call(self, view: SeatView, request: CallRequest, *, least: float = 0.0) -> Call:
        """
        Rule B1: five trumps are a game, seven one without any help; of other bids he does not think.

        One more or one less if he asks for more chips than nothing, or for less.
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
    """Rule B2: the suit that gives most trumps, whatever they are; the first of several."""
    return max(suits, key=lambda suit: _held(view, suit))


def thrown(view: SeatView, request: ExchangeRequest) -> Cards:
    """Rule B3: what is neither a trump nor a court card; those look too good to be thrown."""
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
    """How many trumps the hand would hold under *suit*."""
    ranking = view.position.ruleset.ranking(suit)
    return sum(ranking.is_trump(card) for card in view.hand)
