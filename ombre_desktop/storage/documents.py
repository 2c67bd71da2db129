"""The saved sitting as it lies on the disk."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Annotated, Literal, Self

from ombre_desktop.engine import Card, Chips, Role, Ruleset, Seat, Session, ruleset
from ombre_desktop.engine.notation import GameRecord, parse_record
from ombre_desktop.engine.shuffle import Draw, FirstDealer
from ombre_desktop.storage.bounds import ZONED, at_least, like
from ombre_desktop.storage.plain import Document, Fields

HUMAN = "human"
"""The person's word among the players."""

Number = Annotated[int, at_least(0)]
Count = Annotated[int, at_least(1)]
GameId = Annotated[str, like("[0-9a-f]{32}")]


@dataclass(frozen=True, slots=True)
class DealRow(Document):
    """
    One settled deal on the score sheet.

    *number* counts from 1, seats from 0. *outcome* is the result as records write
    it (there seats count from 1), *trump* a suit's letter. *roles*, *tricks* and
    *net* go by seat; a role is None where all passed, *net* is in chips and
    includes the antes of this deal.
    """

    number: Count
    dealer: Number
    ombre: Number | None
    contract: str | None
    outcome: str
    winners: tuple[Number, ...]
    roles: tuple[Role | None, ...]
    trump: str | None
    tricks: tuple[Number, ...]
    net: tuple[int, ...]
    pool_after: int
    scores_after: tuple[int, ...]
    record: str


@dataclass(frozen=True, slots=True)
class DrawnCard(Document):
    """One card drawn for the first deal, as it is written in records, and the seat that drew it."""

    seat: Number
    card: str


@dataclass(frozen=True, slots=True)
class DrawDocument(Document):
    """How the first dealer was found: the cards in the order in which they fell, and whom they named."""

    rule: FirstDealer
    drawn: tuple[DrawnCard, ...]
    dealer: Number

    @classmethod
    def of(cls, draw: Draw) -> Self:
        """The document of *draw*."""
        drawn = tuple(DrawnCard(int(seat), card.text) for seat, card in draw.drawn)
        return cls(draw.rule, drawn, int(draw.dealer))

    @property
    def draw(self) -> Draw:
        """The draw; raises `ValueError` if a card is none."""
        drawn = tuple((Seat(one.seat), Card.parse(one.card)) for one in self.drawn)
        return Draw(self.rule, drawn, Seat(self.dealer))

    def check(self, game: Ruleset) -> None:
        """Raises `ValueError` if nobody was found, or not with the pack and the seats of *game*."""
        draw = self.draw
        cards = [card for _, card in draw.drawn]
        if len(set(cards)) < len(cards) or not set(cards) <= set(game.pack.cards):
            raise ValueError("the first dealer was drawn from another pack")
        if any(seat >= game.seats for seat, _ in draw.drawn):
            raise ValueError("somebody drew who has no seat")
        if not draw.rounds or draw.dealer not in dict(draw.rounds[-1]) or draw.rule is FirstDealer.RANDOM:
            raise ValueError("the draw names no dealer")


@dataclass(frozen=True, slots=True, kw_only=True)
class SittingDocument(Document):
    """
    A sitting: who plays what, how it stands, and what has been played.

    *game_id* is what the players' seeds are made from. *person* is the seat at the
    screen; *players* are names of the registry, `HUMAN` for the person.
    *deals_wanted* is None for an open end. Chips, pool, scores and *deals* are those
    of the engine's session; *antes_paid* says that the antes of the next deal are
    in them already. *ended* means that the pool has been divided. *draw* is None
    where the first dealer was found without cards, or it was not kept how.
    """

    game_id: GameId
    ruleset: str
    house: str
    seats: Annotated[int, at_least(2)]
    person: Number = 0
    names: tuple[str, ...]
    players: tuple[str, ...]
    portraits: tuple[str, ...]
    deals_wanted: Count | None = None
    draw: DrawDocument | None = None
    dealer: Number
    chips: tuple[int, ...]
    pool: int = 0
    scores: tuple[int, ...] = ()
    deals: Number = 0
    antes_paid: bool = False
    ended: bool = False
    results: tuple[DealRow, ...] = ()

    @property
    def game(self) -> Ruleset:
        """The ruleset that is played."""
        return ruleset(self.ruleset, self.house, self.seats)

    @property
    def session(self) -> Session:
        """The engine's session as it stands here."""
        return Session(
            ruleset=self.game,
            dealer=Seat(self.dealer),
            chips=tuple(Chips(chips) for chips in self.chips),
            pool=Chips(self.pool),
            scores=self.scores,
            deals=self.deals,
        )

    def check(self) -> None:
        """The game exists, every seat has its values, and no chip is lost; else raises `ValueError`."""
        game = self.game
        by_seat = (self.names, self.players, self.portraits, self.chips)
        if any(len(values) != self.seats for values in by_seat):
            raise ValueError("a value is missing for a seat")
        if len(self.scores) != (self.seats if game.target else 0):
            raise ValueError("scores do not fit the game")
        if max(self.person, self.dealer) >= self.seats:
            raise ValueError("no such seat")
        self._check_draw(game)
        if sum(self.chips) + self.pool != 0:
            raise ValueError("chips and pool do not sum to zero")
        if [row.number for row in self.results] != list(range(1, self.deals + 1)):
            raise ValueError("the results are not those of the deals settled")
        by_seat_and_deal = (values for row in self.results for values in (row.roles, row.tricks, row.net))
        if any(len(values) != self.seats for values in by_seat_and_deal):
            raise ValueError("a result is missing for a seat")

    def _check_draw(self, game: Ruleset) -> None:
        """Whom the draw named dealt first, and the deal has passed to the right ever since."""
        if self.draw is None:
            return
        self.draw.check(game)
        if (self.draw.dealer + self.deals) % self.seats != self.dealer:
            raise ValueError("the draw named another dealer")


@dataclass(frozen=True, slots=True, kw_only=True)
class SaveDocument(Document):
    """
    Everything needed to go on where the person left.

    *deal* is the record of the current deal, finished or not; None between two deals.
    """

    format: Literal["ombre-save"] = "ombre-save"
    schema_version: Literal[2] = 2
    saved_at: Annotated[datetime, ZONED]
    sitting: SittingDocument
    deal: str | None = None

    def check(self) -> None:
        """Raises `ValueError` if the sitting contradicts itself, or the deal the sitting or the rules."""
        self.sitting.check()
        self.replayed()

    def replayed(self) -> GameRecord | None:
        """
        The current deal, played through once more by the engine.

        Raises `RecordError` if the rules object, `ValueError` (which that is too) if
        it is a deal of another table.
        """
        if self.deal is None:
            return None
        record = parse_record(self.deal)
        state, sitting = record.state, self.sitting
        if state.ruleset != sitting.game or state.dealer != sitting.dealer:
            raise ValueError("the deal belongs to another sitting")
        if not sitting.antes_paid or sitting.ended:
            raise ValueError("a deal is played without antes")
        if (state.stakes.pool, state.stakes.scores) != (sitting.pool, sitting.scores):
            raise ValueError("the deal is played for other stakes")
        return record


def with_unknown_draw(fields: Fields) -> Fields:
    """Version 1 did not keep how the first dealer was found."""
    return {**fields, "sitting": {**fields["sitting"], "draw": None}}
