"""The lines of the list of sittings, from the history and the table."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from itertools import islice
from types import MappingProxyType

from ombre_desktop.engine import Seat, ruleset
from ombre_desktop.engine.chips import score_of
from ombre_desktop.engine.errors import BrokenVariantError, SettingError
from ombre_desktop.storage.history import History
from ombre_desktop.storage.history_rows import SittingEntry
from ombre_desktop.storage.origin import OriginKind
from ombre_desktop.ui.model.compared import Gain
from ombre_desktop.ui.model.listed_sitting import ListedSitting, Place
from ombre_desktop.ui.model.sitting import PERSON, Sitting
from ombre_desktop.ui.session.comparing import gain_of
from ombre_desktop.ui.texts import outside
from ombre_desktop.ui.texts.company import counts_stones
from ombre_desktop.ui.texts.games import game_name
from ombre_desktop.ui.texts.past import described
from ombre_desktop.ui.texts.people import shown_names
from ombre_desktop.value import Value, replace


class KnownSittings(Value):
    """Sittings of the history, those in the bin last, and the gains in duplicate by identifier."""

    entries: tuple[SittingEntry, ...] = ()
    gains: Mapping[str, Gain] = MappingProxyType({})

    @property
    def lines(self) -> tuple[ListedSitting, ...]:
        """A line for each sitting, in the language in use."""
        return tuple(_line(entry, self.gains.get(entry.game_id)) for entry in self.entries)


def known_sittings(history: History) -> KnownSittings:
    """Read all sittings."""
    return _with_gains(history, (*history.sittings(), *history.sittings(binned=True)))


def _with_gains(history: History, entries: tuple[SittingEntry, ...]) -> KnownSittings:
    found = ((entry.game_id, _gain(history, entry)) for entry in entries if _kind(entry) is DUPLICATE)
    return KnownSittings(entries, {game_id: gain for game_id, gain in found if gain is not None})


def _gain(history: History, entry: SittingEntry) -> Gain | None:
    """Return what the person gained in a duplicate sitting; None if this version does not know its game."""
    try:
        game = ruleset(entry.ruleset, entry.house, entry.seats)
    except (SettingError, BrokenVariantError):
        return None
    rows = (deal.row for deal in history.deals(entry.game_id))
    return gain_of(game, entry.person, rows, history.pars(entry.game_id))


def listed_sittings(
    known: KnownSittings, at_table: Sitting | None, now: datetime
) -> tuple[ListedSitting, ...]:
    """Return a line for every sitting; the one at the table comes first, dated *now*."""
    lines = known.lines
    if at_table is None or at_table.ended or at_table.is_record:
        return lines
    its_own = next((line for line in lines if line.ident == at_table.game_id), None)
    others = (line for line in lines if line is not its_own)
    return (_line_at_table(at_table, its_own, now), *others)


DUPLICATE = OriginKind.DUPLICATE
_LOOKED_AT = 100
"""The number of sittings, the latest, among which those that can be continued are looked for."""


def sitting_left_last(history: History) -> ListedSitting | None:
    """Return the sitting of the first page: the one played last that can be continued, if there is one."""
    waiting = (entry for entry in history.sittings(_LOOKED_AT) if entry.goes_on)
    return next(iter(_with_gains(history, tuple(islice(waiting, 1))).lines), None)


def _kind(entry: SittingEntry) -> OriginKind | None:
    return entry.origin.kind if entry.origin else None


def _line(entry: SittingEntry, gain: Gain | None = None) -> ListedSitting:
    return ListedSitting(
        ident=entry.game_id,
        began=entry.begun,
        played=entry.played,
        game=described(game_name(entry.ruleset), _kind(entry)),
        opponents=shown_names(map(outside.name, entry.names[1:])),
        portraits=entry.portraits,
        deals=entry.deals,
        planned=entry.deals_wanted,
        chips=entry.chips[entry.person],
        points=score_of(entry.scores, Seat(entry.person)) if entry.scores else None,
        stones=counts_stones(entry.ruleset),
        place=_place(entry),
        title=outside.title(entry.title or ""),
        kind=_kind(entry),
        gain=gain,
    )


def _place(entry: SittingEntry) -> Place:
    if entry.binned is not None:
        return Place.BIN
    if entry.ended:
        return Place.ENDED
    return Place.LEFT if entry.goes_on else Place.PAST


def _line_at_table(sitting: Sitting, known: ListedSitting | None, now: datetime) -> ListedSitting:
    """Return the line of the sitting at the table; *known* is its line from the history."""
    company, session = sitting.company, sitting.session
    line = ListedSitting(
        ident=sitting.game_id,
        began=now,
        played=now,
        game=described(game_name(sitting.ruleset.name), sitting.origin.kind if sitting.origin else None),
        opponents=shown_names(company.names[1:]),
        portraits=company.portraits,
        deals=session.deals,
        planned=sitting.deals_wanted,
        chips=int(session.chips[PERSON]),
        points=score_of(session.scores, PERSON) if session.scores else None,
        stones=sitting.ruleset.in_stones,
        place=Place.TABLE,
        kind=sitting.origin.kind if sitting.origin else None,
    )
    return line if known is None else replace(line, began=known.began, title=known.title, gain=known.gain)
