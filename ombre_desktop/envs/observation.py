"""Observations: the view of one seat as a row of whole numbers, which has one length in a game."""

from __future__ import annotations

from array import array
from itertools import accumulate, pairwise

from ombre_desktop.engine.actions import Discard
from ombre_desktop.engine.cards import HIDDEN, Card, Cards
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
from ombre_desktop.engine.view import plays_since
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
        self._latest: dict[Seat, tuple[DealState, array[int]]] = {}
        self._from = [[(seat - own) % seats for seat in range(seats)] for own in range(seats)]

    @property
    def size(self) -> int:
        """The length of an observation."""
        return self.parts["moves"].stop

    def of(self, view: SeatView, leaving: Cards = ()) -> array[int]:
        """Return the observation of *view*, and of the cards *leaving* in an exchange that has not ended."""
        row = self._row(view)[:]
        self._mark(row, "card leaving", leaving)
        return row

    def _row(self, view: SeatView) -> array[int]:
        """Return the row of *view*, going on from that of the view before where only cards were played."""
        state, (before, row) = view.position, self._latest.get(view.seat, (None, array("i")))
        if before is state:
            return row
        plays = plays_since(before, state) if before else None
        if before is None or plays is None:
            row = self._whole(view, before.history if before else (), row)
        elif plays:
            row = self._played(row[:], before, view, plays)
        self._latest[view.seat] = state, row
        return row

    def _whole(self, view: SeatView, known: tuple[Move, ...], earlier: array[int]) -> array[int]:
        """Return the row of *view* from its parts; an *earlier* row has the moves *known* then."""
        state, planes = view.position, self._from[view.seat]
        row = self._dealt(state.layout, view.seat)
        self._write_table(row, view)
        scores = scores_with(state.stakes.scores, state.scores)
        for seat, plane in enumerate(planes):
            self._write_seat(row, state, Seat(seat), plane)
            if scores:
                row[self._at["seat score"] + plane] = score_of(scores, Seat(seat))
        self._write_cards(row, state, view.seat)
        if state.playing is not None:
            self._write_play(row, state.playing, planes)
        past = len(known) if known == state.history[: len(known)] else 0
        moves = slice(self._at["moves"], self._at["moves"] + len(OF_A_MOVE) * past)
        row[moves] = earlier[moves]
        self._write_moves(row, state.history, past, planes)
        return row

    def _played(
        self, row: array[int], before: DealState, view: SeatView, plays: list[tuple[Seat, Card]]
    ) -> array[int]:
        """Write into the *row* of the state *before* what the *plays* since have changed, and return it."""
        at, places, planes, state = self._at, self._places, self._from[view.seat], view.position
        for seat, card in plays:
            place = planes[seat] * len(places) + places[card]
            row[at["card held"] + place] = 0
            row[at["card played"] + place] = 1
            row[at["seat cards"] + planes[seat]] -= 1
        now, lay = state.play, before.play.lying
        row[at["tricks"]] = len(now.tricks)
        for at_seat, plane in enumerate(planes):
            row[at["seat acts"] + plane] = at_seat == state.to_act
            row[at["seat tricks"] + plane] = now.won[at_seat]
            if state.called is not None:
                self._write_role(row, state.role(Seat(at_seat)), plane)
        for card in lay.cards:
            row[at["card lying"] + places[card]] = 0
        self._mark(row, "card lying", now.lying.cards)
        self._write_moves(row, state.history, len(before.history), planes)
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
        hand = state.hands[seat]
        numbers = (
            *(seat == state.dealer, seat == state.to_act, seat in state.ring, 0, 0, seat in state.joined),
            *(state.playing.won[seat] if state.playing else 0, len(hand), len(state.dead[seat])),
        )
        at = self._at["seat deals"] + plane
        for number in numbers:
            row[at] = number
            at += self.ruleset.seats
        self._write_role(row, state.role(seat), plane)
        self._mark(row, "card held", hand, plane)

    def _write_role(self, row: array[int], role: Role | None, plane: int) -> None:
        row[self._at["seat ombre"] + plane] = role is Role.OMBRE
        row[self._at["seat ally"] + plane] = role is Role.ALLY

    def _write_cards(self, row: array[int], state: DealState, seat: Seat) -> None:
        self._mark(row, "card drawn", state.drawn[seat])
        self._mark(row, "card thrown", state.dead[seat])
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

    def _write_moves(self, row: array[int], moves: tuple[Move, ...], past: int, planes: list[int]) -> None:
        """Write the *moves* from number *past* on."""
        at = self._at["moves"] + len(OF_A_MOVE) * past
        for seat, action, _ in moves[past:]:
            thrown = len(action.cards) if isinstance(action, Discard) else 0
            # Which cards were thrown is told by the cards.
            number = self.space.number(DONE if isinstance(action, Discard) else action)
            row[at] = planes[seat] + 1
            row[at + 1] = number + 1
            row[at + 2] = thrown
            at += len(OF_A_MOVE)

    def _mark(self, row: array[int], part: str, cards: Cards, plane: int = 0) -> None:
        if cards and cards[0] is not HIDDEN:  # hidden cards come last
            places = self._places
            at = self._at[part] + plane * len(places)
            for card in cards:
                if card is not HIDDEN:
                    row[at + places[card]] = 1
