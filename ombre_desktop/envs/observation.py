"""Observations: the view of one seat as a row of whole numbers, which has one length in a game."""

from __future__ import annotations

from array import array
from itertools import accumulate, pairwise

from ombre_desktop.engine.actions import Discard, PlayCard
from ombre_desktop.engine.cards import HIDDEN, Card, Cards
from ombre_desktop.engine.chips import score_of, scores_with
from ombre_desktop.engine.deal import request
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
from ombre_desktop.engine.seats import Role, Seat
from ombre_desktop.engine.stages import Move, Playing
from ombre_desktop.engine.state import DealState, Ruleset
from ombre_desktop.envs.action_space import DONE, ActionSpace

OF_A_SEAT = (
    *("deals", "acts", "plays", "ombre", "ally", "joined"),
    *("tricks", "cards", "thrown", "score"),
)
"""The numbers of each seat: 0 or 1, then how many."""
PLACES = ("held", "dealt", "played")
"""The places of a card that each seat can have: in its hand, in the hand it was dealt, played by it."""
OF_A_CARD = ("talon", "drawn", "thrown", "leaving", "kept", "shown", "turned", "called", "lying", "trump")
"""
The other numbers of each card: 0 or 1, but for its place in the talon as dealt, from 1.

*drawn*, *thrown*, *leaving* and *kept* are the observer's own doings.
"""
OF_A_MOVE = ("seat", "action", "cards")
"""The numbers of each move: the seat and the action counted from 1, and how many cards were thrown."""
OTHER_MOVES = 12
"""
The most moves of a seat besides its bids and cards.

Rounds of passes (three), words about kings and cards turned (eight in 3.12), or exchange, trump, and what is
said about surrender and claims.
"""
KINDS: tuple[type[Request], ...] = (CallRequest, TrumpRequest, CardRequest, ExchangeRequest, PlayRequest)
ASKED = (*KINDS, *Question)
"""The kinds of questions, and the questions that are answered with a word."""


class Observer:
    """
    The way from a view to numbers, in a game under its house rules.

    An observation has *parts*, each with its place. Seats are counted from the observer's own. Every card,
    move and chip of the view is in it, and nothing besides, since only the view is read.
    """

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset, self.space = ruleset, ActionSpace(ruleset)
        self._places = {card: place for place, card in enumerate(ruleset.pack.cards)}
        self._suits = ruleset.pack.suits
        self._contracts = [row.name for row in ruleset.contracts]
        seats, cards = ruleset.seats, len(self._places)
        self.moves = seats * (len(self._contracts) + OTHER_MOVES + ruleset.hand_size)
        sizes = {
            **dict.fromkeys(("pool", "talon", "tricks"), 1),
            "asked": len(ASKED),
            "trump": len(self._suits),
            "contract": len(self._contracts),
            **{f"seat {name}": seats for name in OF_A_SEAT},
            **{f"card {name}": seats * cards for name in PLACES},
            **{f"card {name}": cards for name in OF_A_CARD},
            "moves": len(OF_A_MOVE) * self.moves,
        }
        ends = accumulate(sizes.values(), initial=0)
        self.parts = {name: range(*between) for name, between in zip(sizes, pairwise(ends), strict=True)}
        self._at = {name: places.start for name, places in self.parts.items()}

    @property
    def size(self) -> int:
        """The length of an observation."""
        return self.parts["moves"].stop

    def of(self, view: SeatView, leaving: Cards = ()) -> array[int]:
        """Return the observation of *view*, and of the cards *leaving* in an exchange that has not ended."""
        row = array("i", bytes(4 * self.size))
        self._write_table(row, view)
        for place in range(self.ruleset.seats):
            seat = Seat((view.seat + place) % self.ruleset.seats)
            self._write_seat(row, view.position, seat, place)
        self._write_cards(row, view, leaving)
        self._write_moves(row, view)
        return row

    def _write_table(self, row: array[int], view: SeatView) -> None:
        state, asked = view.position, request(view)
        row[self._at["pool"]] = state.stakes.pool
        row[self._at["talon"]] = len(state.talon)
        row[self._at["tricks"]] = len(state.playing.tricks) if state.playing else 0
        if asked is not None:
            kind = asked.question if isinstance(asked, ChoiceRequest) else type(asked)
            row[self._at["asked"] + ASKED.index(kind)] = 1
        if state.trump is not None:
            row[self._at["trump"] + self._suits.index(state.trump)] = 1
        if state.contract is not None:
            row[self._at["contract"] + self._contracts.index(state.contract.name)] = 1

    def _write_seat(self, row: array[int], state: DealState, seat: Seat, place: int) -> None:
        role, scores = state.role(seat), scores_with(state.stakes.scores, state.scores)
        numbers = (
            *(seat == state.dealer, seat == state.to_act, seat in state.ring),
            *(role is Role.OMBRE, role is Role.ALLY, seat in state.joined),
            *(state.playing.won[seat] if state.playing else 0, len(state.hands[seat]), len(state.dead[seat])),
            score_of(scores, seat) if scores else 0,
        )
        for name, number in zip(OF_A_SEAT, numbers, strict=True):
            row[self._at[f"seat {name}"] + place] = number

    def _write_cards(self, row: array[int], view: SeatView, leaving: Cards) -> None:
        state, seat = view.position, view.seat
        for at in range(self.ruleset.seats):
            self._mark(row, "card held", state.hands[at], self._relative(view, Seat(at)))
            self._mark(row, "card dealt", state.layout.hands[at], self._relative(view, Seat(at)))
        for place, card in enumerate(state.layout.talon, 1):
            if card is not HIDDEN:
                row[self._at["card talon"] + self._places[card]] = place
        own = {"drawn": state.drawn[seat], "thrown": state.dead[seat], "leaving": leaving}
        called = () if state.called is None else (state.called,)
        seen = {"shown": state.shown, "turned": state.turned, "kept": state.kept, "called": called}
        for name, cards in (*own.items(), *seen.items()):
            self._mark(row, f"card {name}", cards)
        self._mark(row, "card trump", tuple(filter(self._places.__contains__, state.ranking.trumps)))
        if state.playing is not None:
            self._write_play(row, view, state.playing)

    def _write_play(self, row: array[int], view: SeatView, playing: Playing) -> None:
        lying = playing.trick.plays if playing.trick else ()
        for trick in playing.tricks:
            for seat, card in trick.plays:
                self._mark(row, "card played", (card,), self._relative(view, seat))
        for seat, card in lying:
            self._mark(row, "card played", (card,), self._relative(view, seat))
            self._mark(row, "card lying", (card,))

    def _write_moves(self, row: array[int], view: SeatView) -> None:
        at = self._at["moves"]
        for move in view.position.history:
            row[at : at + 3] = array("i", self._numbers(view, move))
            at += 3

    def _numbers(self, view: SeatView, move: Move) -> tuple[int, int, int]:
        """Return the numbers of a move; which cards were thrown is told by the cards."""
        action, seat = move.action, self._relative(view, move.seat) + 1
        if isinstance(action, Discard):
            return seat, self.space.number(DONE) + 1, len(action.cards)
        if isinstance(action, PlayCard) and not action.gano:
            return seat, self._places[action.card] + 1, 0
        return seat, self.space.number(action) + 1, 0

    def _relative(self, view: SeatView, seat: Seat) -> int:
        return (seat - view.seat) % self.ruleset.seats

    def _mark(self, row: array[int], part: str, cards: tuple[Card, ...], plane: int = 0) -> None:
        at = self._at[part] + plane * len(self._places)
        for card in cards:
            if card is not HIDDEN:
                row[at + self._places[card]] = 1
