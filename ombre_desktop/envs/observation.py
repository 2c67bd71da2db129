"""Observations: the view of one seat as a row of whole numbers, which has one length in a game."""

from __future__ import annotations

from array import array
from itertools import accumulate, pairwise

from ombre_desktop.engine.actions import Discard
from ombre_desktop.engine.cards import HIDDEN, Cards
from ombre_desktop.engine.chips import score_of, scores_with
from ombre_desktop.engine.deal import request
from ombre_desktop.engine.layout import Layout
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
        self._layouts: dict[Seat, tuple[Layout, array[int]]] = {}
        self._latest: dict[Seat, tuple[tuple[Move, ...], array[int]]] = {}
        self._from = [[(seat - own) % seats for seat in range(seats)] for own in range(seats)]

    @property
    def size(self) -> int:
        """The length of an observation."""
        return self.parts["moves"].stop

    def of(self, view: SeatView, leaving: Cards = ()) -> array[int]:
        """Return the observation of *view*, and of the cards *leaving* in an exchange that has not ended."""
        state = view.position
        row = self._dealt(state.layout, view.seat)
        planes = self._from[view.seat]
        self._write_table(row, view)
        scores = scores_with(state.stakes.scores, state.scores)
        for seat, plane in enumerate(planes):
            self._write_seat(row, state, Seat(seat), plane)
            if scores:
                row[self._at["seat score"] + plane] = score_of(scores, Seat(seat))
        self._write_cards(row, state, view.seat, leaving)
        if state.playing is not None:
            self._write_play(row, state.playing, planes)
        numbers = self._numbers_of(state.history, view.seat)
        row[self._at["moves"] : self._at["moves"] + len(numbers)] = numbers
        return row

    def _dealt(self, layout: Layout, own: Seat) -> array[int]:
        """Return a row that tells only the *layout* as it was seen, which is the same view after view."""
        seen, row = self._layouts.get(own, (None, array("i")))
        if seen is not layout:
            row = array("i", bytes(4 * self.size))
            for hand, plane in zip(layout.hands, self._from[own], strict=True):
                self._mark(row, "card dealt", hand, plane)
            at = self._at["card talon"]
            for place, card in enumerate(layout.talon, 1):
                if card is not HIDDEN:
                    row[at + self._places[card]] = place
            self._layouts[own] = (layout, row)
        return row[:]

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

    def _write_seat(self, row: array[int], state: DealState, seat: Seat, plane: int) -> None:
        role, hand = state.role(seat), state.hands[seat]
        numbers = (
            *(seat == state.dealer, seat == state.to_act, seat in state.ring),
            *(role is Role.OMBRE, role is Role.ALLY, seat in state.joined),
            *(state.playing.won[seat] if state.playing else 0, len(hand), len(state.dead[seat])),
        )
        at = self._at["seat deals"] + plane
        for number in numbers:
            row[at] = number
            at += self.ruleset.seats
        self._mark(row, "card held", hand, plane)

    def _write_cards(self, row: array[int], state: DealState, seat: Seat, leaving: Cards) -> None:
        self._mark(row, "card drawn", state.drawn[seat])
        self._mark(row, "card thrown", state.dead[seat])
        self._mark(row, "card leaving", leaving)
        self._mark(row, "card kept", state.kept)
        self._mark(row, "card shown", state.shown)
        self._mark(row, "card turned", state.turned)
        if state.called is not None:
            self._mark(row, "card called", (state.called,))
        at = self._at["card trump"]
        for card in state.ranking.trumps:
            if card in self._places:  # a ranking knows cards that some packs lack
                row[at + self._places[card]] = 1

    def _write_play(self, row: array[int], playing: Playing, planes: list[int]) -> None:
        at, places, cards = self._at["card played"], self._places, len(self._places)
        for trick in (*playing.tricks, *([playing.trick] if playing.trick else ())):
            for seat, card in zip(trick.order, trick.cards, strict=False):
                row[at + planes[seat] * cards + places[card]] = 1
        if playing.trick is not None:
            self._mark(row, "card lying", playing.trick.cards)

    def _numbers_of(self, moves: tuple[Move, ...], own: Seat) -> array[int]:
        """Return the numbers of all *moves*, those of a view before and then of the moves since."""
        known, numbers = self._latest.get(own, ((), array("i")))
        if known != moves[: len(known)]:
            known, numbers = (), array("i")
        planes = self._from[own]
        for seat, action, _ in moves[len(known) :]:
            thrown = len(action.cards) if isinstance(action, Discard) else 0
            number = self.space.number(DONE if isinstance(action, Discard) else action)
            # Which cards were thrown is told by the cards.
            numbers = numbers + array("i", (planes[seat] + 1, number + 1, thrown))
        self._latest[own] = (moves, numbers)
        return numbers

    def _mark(self, row: array[int], part: str, cards: Cards, plane: int = 0) -> None:
        if cards and cards[0] is not HIDDEN:  # hidden cards come last
            places = self._places
            at = self._at[part] + plane * len(places)
            for card in cards:
                if card is not HIDDEN:
                    row[at + places[card]] = 1
