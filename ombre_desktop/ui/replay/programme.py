"""The programme of a replay: one or several recorded deals, with any remarks about them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property, partial
from typing import NamedTuple, Protocol

from ombre_desktop.engine import Chips, Seat, Session, Step
from ombre_desktop.engine.notation import GameRecord, parse_record
from ombre_desktop.storage.known_names import HUMAN
from ombre_desktop.ui.dialogs.company import COMPANY, name_of
from ombre_desktop.ui.model.deck import Deck
from ombre_desktop.ui.model.sitting import PERSON, Company, Sitting
from ombre_desktop.ui.replay.kinds import kinds_of, taken_by
from ombre_desktop.ui.replay.showing import Showing
from ombre_desktop.ui.texts import outside
from ombre_desktop.ui.texts.people import is_nameless
from ombre_desktop.ui.texts.replay import deal_result, deal_title, nameless, namesake, seat_name
from ombre_desktop.ui.texts.scores import result_word
from ombre_desktop.value import Value, replace


class Row(Protocol):
    """A settled deal of a score sheet, whether of the sitting in hand or of the history."""

    @property
    def number(self) -> int:
        """Its number, from 1."""
        ...

    @property
    def result(self) -> str:
        """The result, in a word to be shown."""
        ...

    @property
    def record(self) -> str:
        """The deal as text."""
        ...

    @property
    def totals(self) -> tuple[int, ...]:
        """The chips of each seat after it; the points, where points are played for."""
        ...

    @property
    def chips(self) -> tuple[int, ...]:
        """The chips of each seat after it, where points are played for as well."""
        ...


class FoundDeal(Protocol):
    """A deal of a file."""

    @property
    def event(self) -> str:
        """The record's own title, if any."""
        ...

    @property
    def game(self) -> str:
        """The name of the game that is played."""
        ...

    @property
    def result(self) -> str | None:
        """The result, in the word of records; None if there is none."""
        ...

    @property
    def read(self) -> Callable[[], GameRecord]:
        """The function that reads its record."""
        ...


class Own(Value):
    """
    The known facts of a deal that the person played.

    *name* is the person's, empty if they have given none; *chips* are those of each seat after the
    deal, where chips are played for.
    """

    name: str
    chips: tuple[int, ...]


class Remark(NamedTuple):
    """A paragraph beside the record's own comments, under a heading of its own."""

    heading: str
    text: str


class RecordedDeal:
    """
    A deal to be shown, what it is called, and the portraits of those who play it, by seat.

    *own* is known of the person's own deals. *read* is called when the deal is first shown: a sitting
    may have hundreds.
    """

    def __init__(
        self,
        read: Callable[[], GameRecord],
        title: str,
        portraits: tuple[str, ...] = (),
        own: Own | None = None,
    ) -> None:
        self.title = title
        self.portraits = portraits
        self.own = own
        self._read = read

    @cached_property
    def record(self) -> GameRecord:
        """Return the record."""
        return self._read()


class Programme(Value):
    """Deals under a common *title*; *remarks* are made on any moment of a showing, in the words of a deck."""

    title: str
    deals: tuple[RecordedDeal, ...]
    remarks: Callable[[Showing, int, Deck], tuple[Remark, ...]] | None = None


def of_file(title: str, found: Sequence[FoundDeal]) -> Programme:
    """The deals of a file called *title*, called as they call themselves, or by number and result."""
    deals = [
        RecordedDeal(deal.read, outside.title(deal.event) or _title(number, deal))
        for number, deal in enumerate(found, start=1)
    ]
    return Programme(outside.title(title), tuple(deals))


def of_rows(title: str, rows: Sequence[Row], portraits: tuple[str, ...] = (), person: str = "") -> Programme:
    """The deals of a score sheet, all of which the *person* played who bears that name, if any."""
    deals = [
        RecordedDeal(
            partial(parse_record, row.record),
            deal_result(row.number, row.result),
            portraits,
            Own(person, row.chips or row.totals),
        )
        for row in rows
    ]
    return Programme(title, tuple(deals))


def itself(record: GameRecord) -> Callable[[], GameRecord]:
    """A record that has been read already."""
    return lambda: record


def _title(number: int, deal: FoundDeal) -> str:
    if deal.result is None:
        return deal_title(number)
    return deal_result(number, result_word(deal.result, deal.game))


def watched(programme: Programme, chosen: int, showing: Showing) -> Sitting:
    """The sitting of a deal of *programme*, at which nobody is the person; the stakes lie in the pool."""
    deal, wanted = programme.deals[chosen], len(programme.deals)
    state = showing.steps[0].state
    session = replace(
        Session.begin(state.ruleset, state.dealer),
        pool=state.stakes.pool,
        scores=state.stakes.scores,
        deals=chosen,
    )
    if deal.own is not None:
        session = replace(session, chips=_staked(session, deal.own, showing))
    return Sitting("", _company(deal, showing), session, wanted, state, session)


def _company(deal: RecordedDeal, showing: Showing) -> Company:
    """Those who play *deal*, as they sit round the table from the chair that is in front."""
    at, seats = showing.first, showing.steps[0].state.seats
    tag = deal.record.tag("Seats") or ""
    names, kinds = names_of(tag, seats), kinds_of(tag, seats)
    portraits = deal.portraits or portraits_of(names)
    # The person who has no name was "You" at the table; who reads that of another reads of somebody.
    names = tuple(
        _instead_of_you(deal.own, face) if is_nameless(name) else name
        for name, face in zip(names, portraits, strict=False)
    )
    players = tuple(map(taken_by, kinds))
    own = deal.own is not None and HUMAN in kinds
    return Company(
        names=(*names[at:], *names[:at]),
        players=(*players[at:], *players[:at]),
        portraits=(*portraits[at:], *portraits[:at]),
        onlooker=Seat((kinds.index(HUMAN) - at) % seats) if own else None,
    )


def _instead_of_you(own: Own | None, face: str) -> str:
    return name_of(face) if own is None else own.name or nameless()


def _staked(session: Session, own: Own, showing: Showing) -> tuple[Chips, ...]:
    """Return each seat's chips after the deal and the antes; nothing, if that is not known."""
    settlement, at = showing.steps[-1].state.settlement, showing.first
    after = (*own.chips[at:], *own.chips[:at])
    if settlement is None or not session.ruleset.plays_for_chips or len(after) != len(session.chips):
        return session.chips
    pairs = zip(after, settlement.net(len(after)), strict=True)
    return tuple(Chips(had - won) for had, won in pairs)


def reached(sitting: Sitting, step: Step) -> Sitting:
    """The watched *sitting* at the moment of *step*; at the end its payments are made."""
    settlement = step.state.settlement
    session = sitting.session if settlement is None else sitting.session.after(settlement)
    return replace(sitting, state=step.state, session=session)


def played_on(sitting: Sitting) -> Sitting:
    """The watched *sitting* with the person in the first seat and the others in theirs, for this deal."""
    company = sitting.company
    players = (HUMAN, *company.players[PERSON + 1 :])
    # A person in another's place is "you" there and nowhere else.
    places = enumerate(zip(company.names, company.portraits, strict=True))
    names = tuple(
        name_of(face) if is_nameless(name) and seat != PERSON else name for seat, (name, face) in places
    )
    company = replace(company, names=names, players=players, onlooker=None)
    return replace(sitting, company=company, deals_wanted=sitting.deal_number)


def portraits_of(names: tuple[str, ...]) -> tuple[str, ...]:
    """Return the portraits of the company by their names; strangers get free ones."""
    known = {name_of(ident): ident for ident in COMPANY}
    free = iter([ident for ident in COMPANY if ident not in {known.get(name) for name in names}])
    return tuple(known.get(name) or next(free) for name in names)


def names_of(seats: str, count: int) -> tuple[str, ...]:
    """
    The names that a record's tag gives, such as ``1 Ana human; 2 Bo textbook``, else the seats' own.

    Several of one name are told apart by their seats.
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
