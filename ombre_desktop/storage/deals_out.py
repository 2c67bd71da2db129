"""Deals written out for other programs, in the vocabulary of records, which never changes."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterable

from ombre_desktop.storage.found_deals import FoundDeal

COLUMNS = (
    *("settled", "sitting", "number", "game", "contract", "role", "result"),
    *("chips", "points", "mark", "record"),
)


def as_csv(deals: Iterable[FoundDeal]) -> str:
    """Return *deals* as a table with a line of headings, as spreadsheets read it."""
    text = io.StringIO(newline="")
    table = csv.writer(text)
    table.writerow(COLUMNS)
    table.writerows(_values(deal) for deal in deals)
    return text.getvalue()


def as_json(deals: Iterable[FoundDeal]) -> str:
    """Return *deals* as a JSON list of objects."""
    rows = [dict(zip(COLUMNS, _values(deal), strict=True)) for deal in deals]
    return json.dumps(rows, ensure_ascii=False, indent=1) + "\n"


def _values(deal: FoundDeal) -> tuple[object, ...]:
    return (
        *(deal.settled.isoformat(), deal.game_id, deal.number, deal.game, deal.contract, deal.role),
        *(deal.result, deal.chips, deal.points, deal.mark.value if deal.mark else None, deal.record),
    )
