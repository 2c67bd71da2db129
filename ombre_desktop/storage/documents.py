"""The documents of a saved sitting, as they are on the disk."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Annotated, Literal, Self

from ombre_desktop.engine import Card, Chips, DealState, Ruleset, Seat, Session, apply, request, ruleset
from ombre_desktop.engine.chips import net_of
from ombre_desktop.engine.errors import OmbreError
from ombre_desktop.engine.fairness import MOST_DEALS, Chain, FairShuffle, normal_cut
from ombre_desktop.engine.notation import parse_record
from ombre_desktop.engine.notation.tokens import parse_action
from ombre_desktop.engine.shuffle import Draw, DrawRule, FirstDealer
from ombre_desktop.storage.codec import Fields
from ombre_desktop.storage.constraints import ZONED, at_least, between, like
from ombre_desktop.storage.deal_row import Amount, Count, DealRow, Number
from ombre_desktop.storage.document import Document
from ombre_desktop.storage.known_names import PLAYERS, PORTRAITS
from ombre_desktop.storage.mark import Mark
from ombre_desktop.storage.origin import Moment, Origin

GameId = Annotated[str, like("[0-9a-f]{32}")]
Link = Annotated[str, like("[0-9a-f]{64}")]


@dataclass(frozen=True, slots=True)
class DrawnCard(Document):
    """One card drawn for the first deal, as records write it, and the seat that drew it."""

    seat: Number
    card: str


@dataclass(frozen=True, slots=True)
class DrawDocument(Document):
    """
    The draw for first dealer: the cards in order, and the dealer they named.

    *rule* tells no more than the first versions knew; the rule in force is that of the game.
    """

    rule: FirstDealer
    drawn: tuple[DrawnCard, ...]
    dealer: Number

    @classmethod
    def of(cls, draw: Draw) -> Self:
        """Make the document of *draw*."""
        drawn = tuple(DrawnCard(int(seat), card.text) for seat, card in draw.drawn)
        is_known = draw.rule.value in {rule.value for rule in FirstDealer}
        return cls(
            FirstDealer(draw.rule.value) if is_known else FirstDealer.HIGH_CARD, drawn, int(draw.dealer)
        )

    def draw_in(self, game: Ruleset) -> Draw:
        """Return the draw by the rule of *game*; raise `ValueError` if a card is unknown."""
        drawn = tuple((Seat(one.seat), Card.parse(one.card)) for one in self.drawn)
        return Draw(game.draw.rule, drawn, Seat(self.dealer))

    def check(self, game: Ruleset) -> None:
        """Raise `ValueError` unless the draw names a dealer, with the pack and the seats of *game*."""
        draw = self.draw_in(game)
        cards = [card for _, card in draw.drawn]
        if len(set(cards)) < len(cards) or not set(cards) <= set(game.pack.cards):
            raise ValueError("the first dealer was drawn from another pack")
        if any(seat >= game.seats for seat, _ in draw.drawn):
            raise ValueError("a card was drawn for a seat that does not exist")
        named = dict(draw.rounds[-1]) if draw.rounds else {}
        if draw.rule is DrawRule.SEVEN:
            named = {Seat((seat - 1) % game.seats): card for seat, card in named.items()}
        if draw.dealer not in named or self.rule is FirstDealer.RANDOM:
            raise ValueError("the draw names no dealer")


@dataclass(frozen=True, slots=True)
class ShuffleDocument(Document):
    """
    The shuffle of a sitting that can be checked, as `docs/fair-shuffle.md` describes it.

    *secret* is the first link of the chain, *deals* its length, and *before* the number of deals that
    were dealt before it. *cut* is None until the person has cut, or has left it.
    """

    procedure: Literal["fair 1"]
    secret: Link = field(repr=False)
    deals: Annotated[int, between(1, MOST_DEALS)]
    before: Number
    cut: str | None

    @classmethod
    def of(cls, shuffle: FairShuffle) -> Self:
        """Make the document of *shuffle*."""
        chain = shuffle.chain
        return cls("fair 1", chain.secret.hex(), chain.deals, shuffle.before, shuffle.cut)

    @property
    def shuffle(self) -> FairShuffle:
        """The shuffle; raises `ValueError` if the secret is not 32 bytes."""
        return FairShuffle(Chain(bytes.fromhex(self.secret), self.deals), self.before, self.cut)

    def check(self, deal: int, *, is_dealt: bool) -> None:
        """Raise `ValueError` unless *deal*, which comes next or *is_dealt*, can follow from the chain."""
        if self.cut and normal_cut(self.cut) != self.cut:
            raise ValueError("the cut is not in its normal form")
        if self.before >= deal or (is_dealt and (self.cut is None or not self.shuffle.reaches(deal))):
            raise ValueError("the chain of the shuffle has no link for the deal")


@dataclass(frozen=True, slots=True, kw_only=True)
class SittingDocument(Document):
    """
    A sitting: its players, its standing, and the deals that only this document has.

    *game_id* seeds the players' chance. *person* is the seat at the screen; *players* are names of
    the registry, `HUMAN` for the person. *deals_wanted* is None for an open end. Chips, pool,
    scores and *deals* are those of the engine's session; *antes_paid* says that they include the
    antes of the next deal. *ended* means that the pool has been divided. *draw* is None where the
    first dealer was found without cards, or the draw was not kept. *fair* is the shuffle that can be
    checked, None in a sitting dealt by the old one. *origin* is None if every deal was dealt for this
    sitting.

    *results* are the last settled deals, which the history has not yet confirmed. When a sitting is
    passed to the history, they may be all its deals.
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
    fair: ShuffleDocument | None = None
    origin: Origin | None = None
    dealer: Number
    chips: tuple[Amount, ...]
    pool: Amount = 0
    scores: tuple[int, ...] = ()
    deals: Number = 0
    antes_paid: bool = False
    ended: bool = False
    results: tuple[DealRow, ...] = ()

    @property
    def game(self) -> Ruleset:
        """The ruleset being played."""
        return ruleset(self.ruleset, self.house, self.seats)

    @property
    def session(self) -> Session:
        """The engine's session with this standing."""
        return Session(
            ruleset=self.game,
            dealer=Seat(self.dealer),
            chips=tuple(Chips(chips) for chips in self.chips),
            pool=Chips(self.pool),
            scores=self.scores,
            deals=self.deals,
        )

    def check(self) -> None:
        """Raise `ValueError` unless the game exists, every seat has its values, and no chip is lost."""
        game = self.game
        by_seat = (self.names, self.players, self.portraits, self.chips)
        if any(len(values) != self.seats for values in by_seat):
            raise ValueError("a value is missing for a seat")
        if len(self.scores) != len(game.target.standing(self.seats) if game.target else ()):
            raise ValueError("the scores do not fit the game")
        if max(self.person, self.dealer) >= self.seats:
            raise ValueError("no such seat")
        if not PLAYERS.issuperset(self.players) or not PORTRAITS.issuperset(self.portraits):
            raise ValueError("unknown player or portrait")
        self._check_draw(game)
        if self.fair is not None:
            self.fair.check(self.deals + 1, is_dealt=self.antes_paid)
        self._check_counters(game)
        self._check_results()

    def _check_counters(self, game: Ruleset) -> None:
        """Check that chips and pool sum to zero; in a game of stones, that none of them is missing."""
        stones = game.target.stones if game.target else None
        in_hand, in_all = (self.chips, 0) if stones is None else (self.scores, 2 * stones.each)
        if sum(in_hand) + self.pool != in_all or (stones is not None and any(self.chips)):
            raise ValueError("chips or stones are missing, or there are too many")

    def check_past(self) -> None:
        """Replay all deals with their chips; raise `ValueError` if the outcome differs."""
        game = self.game
        if len(self.results) != self.deals:
            raise ValueError("an earlier deal is missing")
        session = Session.begin(game, Seat((self.dealer - self.deals) % self.seats))
        for row in self.results:
            staked = session.with_antes()
            state = row.replayed(game)
            if (state.dealer, state.stakes) != (staked.dealer, staked.stakes):
                raise ValueError(f"deal {row.number} belongs to another sitting")
            session = staked.after(state.settled)
        if self.antes_paid:
            session = session.with_antes()
        if (session.ended() if self.ended else session) != self.session:
            raise ValueError("the earlier deals lead to other chips")

    def _check_results(self) -> None:
        """Check that the results are the last deals settled, complete, and of this table."""
        first = self.deals - len(self.results) + 1
        if first < 1 or [row.number for row in self.results] != list(range(first, self.deals + 1)):
            raise ValueError("the results are not those of the deals settled")
        for row in self.results:
            by_seat = (row.roles, row.tricks, row.net)
            is_whole = all(len(values) == self.seats for values in by_seat)
            if not is_whole or len(row.scores_after) != len(self.scores):
                raise ValueError("a result is missing for a seat")
            if max(row.dealer, row.ombre or 0, *row.winners, 0) >= self.seats:
                raise ValueError("a result names a seat that does not exist")

    def _check_draw(self, game: Ruleset) -> None:
        """Check that the deal has passed to the right from the dealer that the draw named."""
        if self.draw is None:
            return
        self.draw.check(game)
        if (self.draw.dealer + self.deals) % self.seats != self.dealer:
            raise ValueError("the draw named another dealer")


@dataclass(frozen=True, slots=True, kw_only=True)
class LeftDocument(Document):
    """
    A sitting as it was left, also in the middle of a deal.

    *deal* is the record of the current deal as dealt, None between two deals; *moves* are the
    actions since then in record notation. (A save of version 1 or 2 has the moves in the record.)
    *mark* is the mark of the current deal, None if the program did not know marks when it was dealt.
    *at* is the moment to which the person has gone back; None if the table shows the last.
    """

    sitting: SittingDocument
    deal: str | None = None
    moves: tuple[str, ...] = ()
    mark: Mark | None = None
    at: Moment | None = None

    def check(self) -> None:
        """Raise `ValueError` if the sitting contradicts itself, or the deal the sitting or the rules."""
        self.sitting.check()
        self.replayed()

    @property
    def standing(self) -> SittingDocument:
        """The sitting as it stood after its last settled deal, without the antes of an unfinished one."""
        sitting = self.sitting
        if not sitting.antes_paid:
            return sitting
        antes = net_of(sitting.session.antes, sitting.seats)
        chips = tuple(now - int(ante) for now, ante in zip(sitting.chips, antes, strict=True))
        return replace(sitting, chips=chips, pool=-sum(chips), antes_paid=False)

    def saved(self, saved_at: datetime) -> SaveDocument:
        """Return the save of this sitting."""
        return SaveDocument(
            saved_at=saved_at,
            sitting=self.sitting,
            deal=self.deal,
            moves=self.moves,
            mark=self.mark,
            at=self.at,
        )

    def replayed(self) -> DealState | None:
        """
        Replay the current deal in the engine; return None between two deals.

        Raises `RecordError`, which is a `ValueError`, if the record breaks the rules, and another
        `ValueError` if a move does or the deal belongs to another sitting.
        """
        if self.deal is None:
            if self.sitting.antes_paid or self.moves:
                raise ValueError("there are antes or moves, but there is no deal")
            return None
        state, sitting = parse_record(self.deal).state, self.sitting
        if state.ruleset != sitting.game or state.dealer != sitting.dealer:
            raise ValueError("the deal belongs to another sitting")
        if not sitting.antes_paid or sitting.ended:
            raise ValueError("a deal is played without antes")
        if (state.stakes.pool, state.stakes.scores) != (sitting.pool, sitting.scores):
            raise ValueError("the deal is played for other stakes")
        return _moved(state, self.moves)


@dataclass(frozen=True, slots=True, kw_only=True)
class SaveDocument(Document):
    """
    Everything needed to continue a sitting; its size does not grow with the sitting.

    *step* counts the writes. *sitting*, *deal*, *moves*, *mark* and *at* are those of a
    `LeftDocument`.
    *others* are sittings that were left and that the history has not yet confirmed.
    """

    format: Literal["ombre-save"] = "ombre-save"
    schema_version: Literal[6] = 6
    step: Number = 0
    saved_at: Annotated[datetime, ZONED]
    sitting: SittingDocument
    deal: str | None = None
    moves: tuple[str, ...] = ()
    mark: Mark | None = None
    at: Moment | None = None
    others: tuple[LeftDocument, ...] = ()

    @property
    def left(self) -> LeftDocument:
        """The sitting as it would be kept if it were left now."""
        return LeftDocument(
            sitting=self.sitting, deal=self.deal, moves=self.moves, mark=self.mark, at=self.at
        )

    def check(self) -> None:
        """Raise `ValueError` if a sitting contradicts itself, or its deal the sitting or the rules."""
        for one in (self.left, *self.others):
            one.check()

    def check_past(self) -> None:
        """Raise `ValueError` if the sitting does not follow from the records of its deals."""
        self.sitting.check_past()

    def replayed(self) -> DealState | None:
        """Replay the current deal, with the result and the errors of `LeftDocument.replayed`."""
        return self.left.replayed()


def _moved(state: DealState, moves: tuple[str, ...]) -> DealState:
    """Apply *moves* to *state*; raise `ValueError` if the rules refuse one."""
    for number, text in enumerate(moves, start=1):
        asked = request(state)
        if asked is None:
            raise ValueError("there is a move after the end of the deal")
        if not text.split():
            raise ValueError(f"move {number} is empty")
        try:
            state = apply(state, parse_action(text.split(), asked)).state
        except OmbreError as error:
            raise ValueError(f"move {number}: {error}") from error
    return state


def with_unknown_draw(fields: Fields) -> Fields:
    """Migrate version 1, which did not keep the draw for first dealer, to version 2."""
    return {**fields, "sitting": {**fields["sitting"], "draw": None}}


def with_moves_in_record(fields: Fields) -> Fields:
    """Migrate version 2, which kept the moves in the record, and all earlier deals, to version 3."""
    return {**fields, "step": 0, "moves": []}


def with_whole_others(fields: Fields) -> Fields:
    """Migrate version 3, which kept other sittings only as they stood between deals, to version 4."""
    return {**fields, "others": [{"sitting": other} for other in fields.get("others", ())]}


def with_old_shuffle(fields: Fields) -> Fields:
    """Migrate version 4, which knew only the old shuffle, to version 5."""
    return fields


def without_origin(fields: Fields) -> Fields:
    """Migrate version 5, which knew neither origins nor moments of the past, to version 6."""
    return fields
