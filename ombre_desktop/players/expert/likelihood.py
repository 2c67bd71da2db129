"""
Prior likelihood of cards: how much likelier each kind of card is among those kept or thrown.

A seat chose the cards it kept, and drew the others at random. Everyone saw how many cards it kept and drew,
and which defender let the other draw first. The figures were counted over five thousand deals opened by
textbook players and nine hundred opened by experts. ``python -m tools.training.likelihood`` counts them
again.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum

from ombre_desktop.engine import Bid, Card, Discard, Ranking, Say, Seat, Word
from ombre_desktop.engine.contract import Exchange, Goal, TrumpFrom
from ombre_desktop.engine.phases.exchange import DefenderOrder, ExchangePhase
from ombre_desktop.engine.phases.trump import FixedTrumpPhase
from ombre_desktop.engine.seats import others
from ombre_desktop.engine.state import DealState

TRUMP_KINDS = 6
"""The number of kinds of trumps: each of the five highest, and all others."""
PLAIN_KINDS = 4
"""The number of kinds of plain cards: king, queen, knave, and all others."""
LEAVE = 0.03
"""The floor of all figures, because people sometimes keep and throw strange cards."""

Row = tuple[float, ...]
"""A likelihood ratio for each kind: its frequency in a part, relative to chance."""


class Game(Enum):
    """The way in which the Ombre got trump and hand."""

    NAMED = "the Ombre named trump and drew"
    TURNED = "a card was turned for trump, and the Ombre drew"
    WHOLE = "the Ombre plays the hand dealt"


class Exchanger(Enum):
    """The role of a seat in the exchange."""

    OMBRE = "the Ombre"
    FIRST = "a defender who drew first, with the right to let the other"
    YIELDING = "a defender who let the other draw first"
    OTHER = "another defender"


KEPT: Mapping[tuple[Exchanger, Game], Row] = {
    (Exchanger.OMBRE, Game.NAMED): (1.966, 5.633, 1.067, 1.845, 1.5, 0.951, 0.409, 0.03, 0.005, 0.001),
    (Exchanger.OMBRE, Game.TURNED): (9.377, 0.689, 1.633, 0.843, 0.701, 0.645, 1.246, 0.159, 0.006, 0.001),
    (Exchanger.OMBRE, Game.WHOLE): (4.454, 5.99, 2.189, 2.409, 1.764, 1.236, 1.033, 0.428, 0.37, 0.385),
    (Exchanger.FIRST, Game.NAMED): (1.495, 4.32, 5.291, 0.96, 0.937, 1.281, 0.74, 0.14, 0.012, 0.001),
    (Exchanger.FIRST, Game.TURNED): (1.903, 4.473, 3.821, 0.896, 0.751, 0.936, 1.205, 0.242, 0.005, 0.001),
    (Exchanger.FIRST, Game.WHOLE): (3.373, 3.832, 5.261, 0.909, 0.85, 1.032, 0.944, 0.148, 0.029, 0.003),
    (Exchanger.YIELDING, Game.NAMED): (0.0, 0.001, 0.0, 1.296, 1.323, 1.191, 1.183, 1.391, 1.684, 0.726),
    (Exchanger.YIELDING, Game.TURNED): (0.002, 0.001, 0.0, 0.836, 0.958, 0.965, 1.242, 1.393, 1.549, 0.912),
    (Exchanger.YIELDING, Game.WHOLE): (0.0, 0.0, 0.0, 1.874, 1.717, 1.712, 1.692, 0.84, 0.356, 0.036),
    (Exchanger.OTHER, Game.NAMED): (0.704, 1.271, 1.46, 2.003, 2.173, 2.061, 1.594, 0.907, 0.606, 0.231),
    (Exchanger.OTHER, Game.TURNED): (0.826, 1.623, 1.77, 1.456, 1.511, 1.584, 1.936, 1.096, 0.724, 0.39),
    (Exchanger.OTHER, Game.WHOLE): (1.286, 1.359, 1.372, 1.501, 1.652, 1.592, 1.547, 0.442, 0.094, 0.01),
}
"""The likelihood of the cards kept, by role and game."""
THROWN: Mapping[bool, Row] = {
    True: (0.0, 0.0, 0.006, 0.0, 0.0, 0.024, 0.017, 0.93, 1.244, 1.191),
    False: (0.0, 0.0, 0.0, 0.0, 0.001, 0.001, 0.003, 0.72, 0.98, 1.22),
}
"""The likelihood of the cards thrown, by the Ombre (True) and by a defender (False)."""
EVEN: Row = (1.0,) * (TRUMP_KINDS + PLAIN_KINDS)
"""The likelihood of cards dealt at random."""
SOFTER = 0.65
"""
The power of a figure by which odds are told.

Most figures were counted over textbook players. Experts bid and keep more cards of middling worth: by the
plain figures, cards said to be with somebody in 85 of 100 deals were there in 75 (see
`benchmarks/calibration.py`).
"""


DEALT: Mapping[bool, Row] = {
    True: (2.2, 3.5, 1.4, 1.7, 1.6, 1.45, 1.05, 0.8, 0.63, 0.62),
    False: (6.5, 5.0, 2.7, 2.3, 1.7, 1.45, 1.1, 0.5, 0.33, 0.32),
}
"""
The likelihood of the cards dealt to the Ombre in a game without an exchange, with help (True) or alone.

The lowest bid counts as helped. These are means over Quadrille, Tritrille, German Solo and both games of
Zanga, each counted in 900 to 1,500 deals of textbook players and fitted as the rows above.
"""

NOLO_KEPT: Mapping[bool, Row] = {
    True: (0.132, 0.294, 0.368, 0.57, 0.64, 0.956, 1.188, 1.631, 1.968, 2.253),
    False: (0.233, 0.308, 0.368, 0.631, 0.863, 1.141, 1.179, 1.494, 1.824, 1.959),
}
"""
The likelihood of the cards that the Ombre of a nolo kept (True) or was dealt, in a game without an exchange.

The kinds are the places in a suit, from the king. Four thousand deals of textbook players were counted.
"""
NOLO_THROWN: Row = (1.575, 1.433, 2.157, 1.339, 1.748, 0.929, 0.819, 0.03, 0.03, 0.03)
"""The likelihood of the cards that the Ombre of a bought nolo threw away."""


def softer(row: Row) -> Row:
    """Return *row* for telling odds; what is less likely than `LEAVE` stays as it is."""
    return tuple(figure**SOFTER if figure > LEAVE else figure for figure in row)


def is_nolo(state: DealState) -> bool:
    """Tell whether *state* is played without trumps, for no trick."""
    return state.contract is not None and state.contract.goal is Goal.NONE and not state.ranking.trumps


def plays_as_dealt(state: DealState) -> bool:
    """Tell whether the Ombre of *state* chose the game on the cards dealt, and nobody exchanges any."""
    contract = state.contract
    if state.ombre is None or contract is None or contract.exchange is Exchange.FULL:
        return False
    if any(isinstance(phase, ExchangePhase) for phase in contract.phases):
        return False
    return is_nolo(state) or contract.trump is TrumpFrom.NAMED


def dealt_row(state: DealState, seat: Seat) -> Row:
    """Return the likelihood of the cards dealt to *seat* in *state*, a game without an exchange."""
    contract = state.the_contract
    if seat != state.ombre:
        return DEALT[True] if _bid_the_trump(state, seat) else EVEN
    if contract.low:
        return EVEN  # all passed, and a single card forced this seat to play
    lowest = min(row.level for row in state.ruleset.contracts if not row.low)
    return DEALT[contract.calls or contract.partner or contract.level == lowest]


def _bid_the_trump(state: DealState, seat: Seat) -> bool:
    """Tell whether *seat* made a bid with the suit that is trump now, in the game of another (rule 25.3)."""
    calls = state.bidding.calls if state.bidding else ()
    names = {call.contract for caller, call in calls if caller == seat and isinstance(call, Bid)}
    phases = (phase for row in state.ruleset.contracts if row.name in names for phase in row.phases)
    return any(isinstance(phase, FixedTrumpPhase) and phase.suit is state.trump for phase in phases)


def kind_of(card: Card, ranking: Ranking) -> int:
    """Return the kind of *card*, an index into a `Row`; without trumps, it is the place in the suit."""
    if not ranking.trumps:
        return ranking.plain[card.suit].index(card)
    if ranking.is_trump(card):
        return min(ranking.trumps.index(card), TRUMP_KINDS - 1)
    return TRUMP_KINDS + min(ranking.plain[card.suit].index(card), PLAIN_KINDS - 1)


def game_of(state: DealState) -> Game:
    """Return the way in which the Ombre of *state* got trump and hand."""
    if not state.drawn[state.the_ombre]:
        return Game.WHOLE
    return Game.TURNED if state.turned else Game.NAMED


def exchangers(state: DealState) -> dict[Seat, Exchanger]:
    """Return the role of each seat of the ring in the exchange."""
    found = dict.fromkeys(state.ring, Exchanger.OTHER) | {state.the_ombre: Exchanger.OMBRE}
    defenders = others(state.ring, state.the_ombre)
    moves = [move for move in state.history if move.seat in defenders]
    yielding = next((move.seat for move in moves if move.action == Say(Word.YIELD)), None)
    if yielding is not None:
        return found | {yielding: Exchanger.YIELDING}
    first = next((move.seat for move in moves if isinstance(move.action, Discard)), None)
    if first is not None and len(defenders) == 2 and _offered(state):
        return found | {first: Exchanger.FIRST}
    return found


def _offered(state: DealState) -> bool:
    """Tell whether the first defender could let the other draw first (rule 1.8)."""
    phases = state.contract.phases if state.contract else ()
    return any(isinstance(phase, ExchangePhase) and phase.order is DefenderOrder.OFFER for phase in phases)
