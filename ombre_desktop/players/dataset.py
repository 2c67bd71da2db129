"""
Data of deals that computer players played: an object a line of JSON, or Parquet for a name that ends so.

docs/data.md describes the fields. The data belong to nobody (CC0): computer players made them.
"""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Sequence
from concurrent.futures import Executor, Future
from pathlib import Path
from types import TracebackType
from typing import Any, Protocol

from ombre_desktop.engine import OmbreError
from ombre_desktop.engine.notation import format_record, parse_record, record_of
from ombre_desktop.engine.notation.record import outcome_text
from ombre_desktop.engine.notation.tokens import cards_text
from ombre_desktop.players.judging.__main__ import decision
from ombre_desktop.players.judging.review import Review
from ombre_desktop.players.match import Row

LICENCE = "CC0-1.0"
PARQUET = ".parquet"
IN_A_GROUP = 500
"""The deals that are kept in memory before they are written to Parquet."""

Json = dict[str, Any]


class NoParquetError(OmbreError):
    """The library that writes Parquet is not installed."""


class Written(Protocol):
    """A file that takes rows."""

    def add(self, row: Json) -> None:
        """Write a row."""

    def close(self) -> None:
        """Write the rest."""


class Dataset:
    """
    A file of deals, written in their order.

    With *judges*, every decision is judged there, while further deals are played.
    """

    def __init__(self, path: Path, names: Sequence[str], judges: Executor | None = None) -> None:
        """Begin *path* from nothing, for deals of the players *names*; raise `OSError` if that fails."""
        self._file: Written = _Parquet(path) if path.suffix == PARQUET else _Lines(path)
        self._names, self._judges = names, judges
        self._waiting: deque[tuple[Json, Future[list[Json]] | None]] = deque()

    def add(self, played: Row) -> None:
        """Add a deal; write it once it and all deals before it have been judged."""
        row = row_of(played, self._names)
        judged = self._judges.submit(decisions, row["record"]) if self._judges else None
        self._waiting.append((row, judged))
        self._write(wait=False)

    def __enter__(self) -> Dataset:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Write the deals that are still being judged, unless an error ended the play."""
        try:
            if error is None:
                self._write(wait=True)
        finally:
            self._file.close()
            if self._judges is not None:
                self._judges.shutdown(cancel_futures=True)

    def _write(self, *, wait: bool) -> None:
        while self._waiting:
            row, judged = self._waiting[0]
            if judged is not None and not (wait or judged.done()):
                return
            self._waiting.popleft()
            self._file.add(row | {"decisions": None if judged is None else judged.result()})


def row_of(played: Row, names: Sequence[str]) -> Json:
    """Return the fields of a deal, but for its decisions; seats are counted from 1."""
    state = played.state
    settlement = state.settled
    return {
        "licence": LICENCE,
        "game": state.ruleset.name,
        "deal": played.number + 1,
        "players": [names[at] for at in played.players],
        "dealer": state.dealer + 1,
        "pool": settlement.stakes.pool,
        "hands": [cards_text(hand) for hand in state.layout.hands],
        "talon": cards_text(state.layout.talon),
        "contract": state.contract.name if state.contract else None,
        "trump": state.trump.value if state.trump else None,
        "ombre": None if state.ombre is None else state.ombre + 1,
        "outcome": outcome_text(settlement.outcome),
        "tricks": list(state.playing.won) if state.playing else [0] * state.seats,
        "won": list(played.won),
        "record": format_record(record_of(state)),
    }


def decisions(record: str) -> list[Json]:
    """Judge every decision of the deal in *record*; seats and moves are counted from 1."""
    verdicts = Review.of(parse_record(record).state).verdicts()
    # The facts of a reason differ from one to the next, and a table wants the same columns.
    return [decision(each) | {"reasons": [motive.key for motive in each.motives]} for each in verdicts]


class _Lines:
    """A file of lines of JSON."""

    def __init__(self, path: Path) -> None:
        self._file = path.open("w", encoding="utf-8", newline="\n")

    def add(self, row: Json) -> None:
        self._file.write(json.dumps(row) + "\n")
        self._file.flush()

    def close(self) -> None:
        self._file.close()


class _Parquet:
    """A file of Parquet, which needs the extra ``data``."""

    def __init__(self, path: Path) -> None:
        try:
            import pyarrow as arrow
            from pyarrow import parquet
        except ImportError:
            raise NoParquetError from None
        texts, whole = arrow.list_(arrow.string()), arrow.list_(arrow.int64())
        decision = {"seat": arrow.int64(), "move": arrow.int64(), "cost": arrow.float64()}
        decision |= {"error": arrow.float64(), "reasons": texts}
        decision |= dict.fromkeys(("kind", "chosen", "best", "grade"), arrow.string())
        fields = dict.fromkeys(("licence", "game", "talon", "contract", "trump", "outcome"), arrow.string())
        fields |= dict.fromkeys(("deal", "dealer", "pool", "ombre"), arrow.int64())
        fields |= {"players": texts, "hands": texts, "tricks": whole, "won": whole, "record": arrow.string()}
        fields["decisions"] = arrow.list_(arrow.struct(list(decision.items())))
        self._schema, self._table = arrow.schema(list(fields.items())), arrow.Table
        self._file = parquet.ParquetWriter(path, self._schema, compression="zstd")
        self._rows: list[Json] = []

    def add(self, row: Json) -> None:
        self._rows.append(row)
        if len(self._rows) == IN_A_GROUP:
            self._write()

    def close(self) -> None:
        self._write()
        self._file.close()

    def _write(self) -> None:
        if self._rows:
            self._file.write_table(self._table.from_pylist(self._rows, self._schema))
            self._rows = []
