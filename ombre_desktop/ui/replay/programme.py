"""The programme of a replay: one or several recorded deals, with any remarks about them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property, partial
from typing import NamedTuple, Protocol

from ombre_desktop.engine import Chips, Seat, Session, Step
from ombre_desktop.engine.notation import GameRecord, parse_record
from ombre_desktop.storage.display_options import Deck
from ombre_desktop.storage.known_names import HUMAN, faces_of
from ombre_desktop.ui.dialogs.company import kept_name, named_by_faces
from ombre_desktop.ui.model.sitting import PERSON, Company, Sitting
from ombre_desktop.ui.replay.kinds import kinds_of, taken_by
from ombre_desktop.ui.replay.showing import Showing
from ombre_desktop.ui.texts import outside
from ombre_desktop.ui.texts.people import is_nameless
from ombre_desktop.ui.texts.replay import (
    deal_result,
    deal_title,
    nameless,
    namesake,
    own_result,
    seat_name,
)
from ombre_desktop.ui.texts.scores import result_word
from ombre_desktop.value import Value, replace


class Row(Protocol):
    """A settled deal of a score sheet, of the present sitting or of the history."""

    @property
    def game_id(self) -> str:
        """The sitting in the history to which the deal belongs; empty if it is not kept there."""
        ...

    @property
    def number(self) -> int:
        """The number of the deal, from 1."""
        ...

    @property
    def own(self) -> int:
        """The person's gain or loss, in chips, points or stones."""
        ...

    @property
    def record(self) -> str:
        """The deal as text."""
        ...

    @property
    def totals(self) -> tuple[int, ...]:
        """The chips of each seat after the deal; in a game of points, the points."""
        ...

    @property
    def chips(self) -> tuple[int, ...]:
        """The chips of each seat after the deal, in a game of points that also has chips."""
        ...


class FoundDeal(Protocol):
    """A deal of a file."""

    @property
    def event(self) -> str:
        """The record's own title, if any."""
        ...

    @property
    def game(self) -> str:
        """The name of the game."""
        ...

    @property
    def result(self) -> str | None:
        """The result, as records write it; None if the deal is not over."""
        ...

    @property
    def read(self) -> Callable[[], GameRecord]:
        """The function that reads the record."""
        ...


class Place(Value):
    """A place in the history: the sitting, the number of the deal in it, and its record as it is there."""

    game_id: str
    number: int
    record: str


class Own(Value):
    """
    The known facts about a deal that the person played.

    *name* is the person's, or empty if they have none; *chips* are those of each seat after the deal, if
    the game has chips. *place* is the deal's place in the history, if it is kept there.
    """

    name: str
    chips: tuple[int, ...]
    place: Place | None = None


class Remark(NamedTuple):
    """A paragraph beside the record's own comments, with its own heading."""

    heading: str
    text: str


class RecordedDeal:
    """
    A deal to be shown, with its title and the portraits of its players by seat.

    *own* is known for the person's own deals. *read* is called when the deal is first shown, since a sitting
    may have hundreds of deals. *deck* is the one of which the deal's notes speak, if they speak of one.
    A deal that *leaves* another went another way than that one, at the same table and for the same stakes.
    """

    def __init__(
        self,
        read: Callable[[], GameRecord],
        title: str,
        portraits: tuple[str, ...] = (),
        own: Own | None = None,
        deck: Deck | None = None,
        *,
        leaves: RecordedDeal | None = None,
    ) -> None:
        self.title = title
        self._leaves = leaves
        self.portraits = portraits
        self.own = own
        self.deck = deck
        self._read = read

    @property
    def root(self) -> RecordedDeal:
        """The deal as it was played, from which this one parts; else the deal itself."""
        return self if self._leaves is None else self._leaves.root

    @property
    def is_other(self) -> bool:
        """True if it went another way, of which the remarks of the programme do not speak."""
        return self._leaves is not None

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kinds of its players, by seat."""
        return kinds_of(self.record.tag("Seats") or "", self.record.state.seats)

    @cached_property
    def record(self) -> GameRecord:
        """The record, read on demand."""
        return self._read()

    def forget(self) -> None:
        """Read the record again when it is next asked for, since it may have become longer."""
        self.__dict__.pop("record", None)


class Programme(Value):
    """
    Deals under a common *title*; *remarks* returns the remarks on a moment, in the words of a deck.

    *translated* returns the same deals in the language now in use, if their notes were translated. Of a
    sitting that goes on, *planned* is the number of deals that it is to have.
    """

    title: str
    deals: tuple[RecordedDeal, ...]
    remarks: Callable[[Showing, int, Deck], tuple[Remark, ...]] | None = None
    translated: Callable[[], Programme] | None = None
    planned: int | None = None


def of_file(title: str, found: Sequence[FoundDeal]) -> Programme:
    """Return the deals of a file; a deal without a title is named by its number and result."""
    deals = [
        RecordedDeal(deal.read, outside.title(deal.event) or _title(number, deal))
        for number, deal in enumerate(found, start=1)
    ]
    return Programme(outside.title(title), tuple(deals))


def of_rows(title: str, rows: Sequence[Row], portraits: tuple[str, ...] = (), person: str = "") -> Programme:
    """Return the deals of a score sheet; *person* is the person's name, empty if they have none."""
    deals = [
        RecordedDeal(
            partial(parse_record, row.record),
            own_result(row.number, row.own),
            portraits,
            Own(person, row.chips or row.totals, _place(row)),
        )
        for row in rows
    ]
    return Programme(title, tuple(deals))


def _place(row: Row) -> Place | None:
    return Place(row.game_id, row.number, row.record) if row.game_id else None


def itself(record: GameRecord) -> Callable[[], GameRecord]:
    """Return a function that returns *record*."""
    return lambda: record


def _title(number: int, deal: FoundDeal) -> str:
    if deal.result is None:
        return deal_title(number)
    return deal_result(number, result_word(deal.result, deal.game))


def watched(programme: Programme, chosen: int, showing: Showing) -> Sitting:
    """Return the sitting for watching the deal *chosen*, without a person and with the stakes in the pool."""
    deal = programme.deals[chosen]
    # Another way that a deal might have gone is none of the sitting, and has the number of that deal.
    played = [one for one in programme.deals if not one.is_other]
    wanted = programme.planned or (len(played) if len(played) > 1 else None)
    number = played.index(deal.root) if deal.root in played else chosen
    state = showing.steps[0].state
    session = replace(
        Session.begin(state.ruleset, state.dealer),
        pool=state.stakes.pool,
        scores=state.stakes.scores,
        deals=number,
    )
    if deal.root.own is not None:
        session = replace(session, chips=_staked(session, deal.root, deal.root.own, showing.first))
    return Sitting("", _company(deal, showing), session, wanted, state, session, deck=deal.deck)


def _company(deal: RecordedDeal, showing: Showing) -> Company:
    """Return the players of *deal*, in order from the chair in front."""
    at, seats = showing.first, showing.steps[0].state.seats
    tag = deal.record.tag("Seats") or ""
    names, kinds = names_of(tag, seats), kinds_of(tag, seats)
    portraits = deal.portraits or faces_of(names)
    # A nameless person was "You" at the table, but is not "you" to somebody who reads the record.
    names = tuple(
        _instead_of_you(deal.root.own, face) if is_nameless(name) else name
        for name, face in zip(names, portraits, strict=False)
    )
    players = tuple(map(taken_by, kinds))
    own = deal.root.own is not None and HUMAN in kinds
    return Company(
        names=(*names[at:], *names[:at]),
        players=(*players[at:], *players[:at]),
        portraits=(*portraits[at:], *portraits[:at]),
        onlooker=Seat((kinds.index(HUMAN) - at) % seats) if own else None,
    )


def _instead_of_you(own: Own | None, face: str) -> str:
    return kept_name(face) if own is None else own.name or nameless()


def _staked(session: Session, deal: RecordedDeal, own: Own, first: Seat) -> tuple[Chips, ...]:
    """Return each seat's chips before the settlement; if they are unknown, those of a new session."""
    settlement = deal.record.state.settlement
    if settlement is None or not session.ruleset.plays_for_chips or len(own.chips) != len(session.chips):
        return session.chips
    before = [Chips(had - won) for had, won in zip(own.chips, settlement.net, strict=True)]
    return (*before[first:], *before[:first])


def reached(sitting: Sitting, step: Step) -> Sitting:
    """Return the watched *sitting* at the moment of *step*; after the last step, the payments are made."""
    settlement = step.state.settlement
    session = sitting.session if settlement is None else sitting.session.after(settlement)
    return replace(sitting, state=step.state, session=session, staked=sitting.session)


def played_on(sitting: Sitting) -> Sitting:
    """Return the watched *sitting* for this deal only, with the person in the first seat."""
    company = sitting.company
    players = (HUMAN, *company.players[PERSON + 1 :])
    # The person takes another's place and is "you" there; no other seat may be called that.
    others = named_by_faces(company.names[PERSON + 1 :], company.portraits[PERSON + 1 :])
    names = (company.names[PERSON], *others)
    company = replace(company, names=names, players=players, onlooker=None)
    return replace(sitting, company=company, deals_wanted=sitting.deal_number)


def names_of(seats: str, count: int) -> tuple[str, ...]:
    """
    Return the names in a record's tag, such as ``1 Ana human; 2 Bo textbook``; unnamed seats have numbers.

    Players of the same name are distinguished by their seats.
    """
    names = [seat_name(number) for number in range(1, count + 1)]
    numbers = {str(number): number for number in range(1, count + 1)}
    for part in seats.split(";"):
        number, _, rest = part.strip().partition(" ")
        named = outside.name(rest.rsplit(" ", 1)[0])
        if number in numbers and named:
            names[numbers[number] - 1] = named
    return tuple(
        namesake(name, number) if names.count(name) > 1 else name
        for number, name in enumerate(names, start=1)
    )
