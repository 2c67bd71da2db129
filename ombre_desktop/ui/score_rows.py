"""The score sheet's lines, made from the sitting or from the history."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import accumulate
from typing import TYPE_CHECKING, Protocol

from ombre_desktop.engine import Suit
from ombre_desktop.ui.dialogs.score_sheet import ScoreRow
from ombre_desktop.ui.sitting import Sitting
from ombre_desktop.ui.texts.calls import contract_name
from ombre_desktop.ui.texts.games import game_name
from ombre_desktop.ui.texts.scores import result_word

if TYPE_CHECKING:
    from ombre_desktop.ui.dialogs.history import PastSitting
    from ombre_desktop.ui.keeping import Keeper


class Deal(Protocol):
    """A settled deal, whether at the table or in the history."""

    number: int
    dealer: int
    ombre: int | None
    contract: str | None
    outcome: str
    trump: str | None
    net: tuple[int, ...]
    pool_after: int
    record: str


def score_rows(sitting: Sitting) -> tuple[ScoreRow, ...]:
    """A line for every settled deal of *sitting*."""
    return _rows(sitting.rows, sitting.company.names, sitting.ruleset.name)  # type: ignore[arg-type]


def past_sittings(keeper: Keeper) -> tuple[PastSitting, ...]:
    """The sittings of the history, the latest first."""
    from ombre_desktop.ui.dialogs.history import PastSitting  # noqa: PLC0415

    history = keeper.history()
    try:
        return tuple(
            PastSitting(
                ident=entry.game_id,
                began=entry.begun,
                game=game_name(entry.ruleset),
                opponents=entry.names[1:],
                deals=entry.deals,
                planned=None,
                chips=entry.chips[entry.person],
                ended=entry.ended,
            )
            for entry in history.sittings()
        )
    finally:
        history.close()


def past_score(keeper: Keeper, game_id: str) -> tuple[tuple[str, ...], tuple[ScoreRow, ...]]:
    """Names and lines of a sitting of the history."""
    history = keeper.history()
    try:
        sitting = next(entry for entry in history.sittings() if entry.game_id == game_id)
        deals = [entry.row for entry in history.deals(game_id)]
        return sitting.names, _rows(deals, sitting.names, sitting.ruleset)  # type: ignore[misc]
    finally:
        history.close()


def _rows(deals: Iterable[Deal], names: tuple[str, ...], game: str) -> tuple[ScoreRow, ...]:
    found = tuple(deals)
    sums = accumulate((deal.net for deal in found), _added)
    return tuple(
        ScoreRow(
            number=deal.number,
            dealer=names[deal.dealer],
            ombre="" if deal.ombre is None else names[deal.ombre],
            game=contract_name(deal.contract) if deal.contract else "",
            trump=Suit(deal.trump) if deal.trump else None,
            result=result_word(deal.outcome.split()[0], game),
            changes=deal.net,
            totals=total,
            pool=deal.pool_after,
            record=deal.record,
        )
        for deal, total in zip(found, sums, strict=True)
    )


def _added(a: tuple[int, ...], b: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(x + y for x, y in zip(a, b, strict=True))
