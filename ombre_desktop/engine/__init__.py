"""
The rules of the game: pure Python, without files, clocks, screens or hidden chance.

A deal is a frozen state. The engine asks a seat with a *request*, receives an *action*, and answers
with a *step*: the next state and the events that happened. All other packages use only what this
module exports.
"""

from ombre_desktop.engine.actions import (
    Action,
    Bid,
    CallCard,
    Discard,
    GiveCard,
    NameTrump,
    PlayCard,
    Say,
    Word,
)
from ombre_desktop.engine.cards import HIDDEN, Card, Cards, Pack, Rank, Suit, in_order
from ombre_desktop.engine.chips import (
    Chips,
    Cost,
    Outcome,
    Payment,
    Price,
    Result,
    Score,
    Settlement,
    Stakes,
    Target,
    Verdict,
)
from ombre_desktop.engine.contract import Contract
from ombre_desktop.engine.deal import advance, apply, refusal, request, start
from ombre_desktop.engine.decided import is_decided
from ombre_desktop.engine.errors import OmbreError
from ombre_desktop.engine.flaws import RecordError
from ombre_desktop.engine.layout import Layout
from ombre_desktop.engine.prices import losses, price, undealt
from ombre_desktop.engine.ranking import BLACK_ACES, BLACK_QUEENS, Ranking
from ombre_desktop.engine.refusals import IllegalAction, Reason, Refusal
from ombre_desktop.engine.replay import reseated, steps_of
from ombre_desktop.engine.requests import (
    CallRequest,
    CardRequest,
    ChoiceRequest,
    ExchangeRequest,
    PlayRequest,
    Question,
    Request,
    TrumpRequest,
)
from ombre_desktop.engine.seat_view import SeatView
from ombre_desktop.engine.seats import POOL, Place, Role, Seat
from ombre_desktop.engine.session import Session
from ombre_desktop.engine.shuffle import shuffled
from ombre_desktop.engine.state import DealState, Ruleset, Step
from ombre_desktop.engine.trick import Trick
from ombre_desktop.engine.variants import all_ruleset_names, ruleset, ruleset_names
from ombre_desktop.engine.view import view

__all__ = [
    "BLACK_ACES",
    "BLACK_QUEENS",
    "HIDDEN",
    "POOL",
    "Action",
    "Bid",
    "CallCard",
    "CallRequest",
    "Card",
    "CardRequest",
    "Cards",
    "Chips",
    "ChoiceRequest",
    "Contract",
    "Cost",
    "DealState",
    "Discard",
    "ExchangeRequest",
    "GiveCard",
    "IllegalAction",
    "Layout",
    "NameTrump",
    "OmbreError",
    "Outcome",
    "Pack",
    "Payment",
    "Place",
    "PlayCard",
    "PlayRequest",
    "Price",
    "Question",
    "Rank",
    "Ranking",
    "Reason",
    "RecordError",
    "Refusal",
    "Request",
    "Result",
    "Role",
    "Ruleset",
    "Say",
    "Score",
    "Seat",
    "SeatView",
    "Session",
    "Settlement",
    "Stakes",
    "Step",
    "Suit",
    "Target",
    "Trick",
    "TrumpRequest",
    "Verdict",
    "Word",
    "advance",
    "all_ruleset_names",
    "apply",
    "in_order",
    "is_decided",
    "losses",
    "price",
    "refusal",
    "request",
    "reseated",
    "ruleset",
    "ruleset_names",
    "shuffled",
    "start",
    "steps_of",
    "undealt",
    "view",
]
