"""The person's results and the expert's, deal by deal."""

from __future__ import annotations

from collections.abc import Iterable

from ombre_desktop.engine import Chips, Ruleset, Seat, Session
from ombre_desktop.engine.chips import score_of
from ombre_desktop.storage.deal_row import DealRow
from ombre_desktop.storage.origin import OriginKind
from ombre_desktop.storage.pars import Par
from ombre_desktop.ui.model.compared import Compared, Gain
from ombre_desktop.ui.model.present import present
from ombre_desktop.ui.model.sitting import PERSON, Sitting
from ombre_desktop.value import replace


def seats_compared(sitting: Sitting) -> tuple[Seat, ...]:
    """Return the seats in which the expert plays each deal: in duplicate all, else only the person's."""
    is_duplicate = sitting.origin is not None and sitting.origin.kind is OriginKind.DUPLICATE
    return tuple(Seat(seat) for seat in range(sitting.ruleset.seats if is_duplicate else 1))


def amount_won(sitting: Sitting, row: DealRow) -> int:
    """
    Return what the player in the person's seat won in the deal of *row*, in chips or points.

    In duplicate each deal stands alone, so the pool that it leaves is divided at once.
    """
    if not _is_again(sitting):
        return _won_alone(sitting.ruleset, row, PERSON)
    if row.scores_after:
        before = present(sitting.state, "deal").stakes.scores
        return score_of(row.scores_after, PERSON) - score_of(before, PERSON)
    return row.net[PERSON]


def _won_alone(game: Ruleset, row: DealRow, person: int) -> int:
    """Return what *person* won in a deal that stands alone, with the share of the pool that it leaves."""
    if row.scores_after and game.target is not None:
        before = game.target.standing(game.seats)
        return score_of(row.scores_after, Seat(person)) - score_of(before, Seat(person))
    after = Session.begin(game, Seat((row.dealer + 1) % game.seats))
    after = replace(after, chips=tuple(map(Chips, row.net)), pool=Chips(-sum(row.net)))
    return int(after.ended().chips[person])


def gain_of(game: Ruleset, person: int, rows: Iterable[DealRow], pars: Iterable[Par]) -> Gain | None:
    """
    Return the gain of *person* against the expert, over the *rows* of duplicate deals with a par.

    None while no deal was played by both.
    """
    known = {par.number: par.amount for par in pars if par.seat == PERSON}
    gained = [_won_alone(game, row, person) - known[row.number] for row in rows if row.number in known]
    return Gain(len(gained), sum(gained)) if gained else None


def compared(sitting: Sitting, pars: Iterable[Par]) -> tuple[Compared, ...]:
    """Return a line for every deal of *sitting*, the deal in hand included."""
    known = {(par.number, par.seat): par.amount for par in pars}
    own = {row.number: amount_won(sitting, row) for row in sitting.rows}
    numbers = dict.fromkeys((*own, sitting.deal_number))
    seats = seats_compared(sitting)
    return tuple(
        Compared(number, own.get(number), tuple(known.get((number, int(seat))) for seat in seats))
        for number in numbers
    )


def _is_again(sitting: Sitting) -> bool:
    return sitting.origin is not None and sitting.origin.kind is OriginKind.AGAIN
