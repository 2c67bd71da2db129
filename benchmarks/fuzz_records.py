#!/usr/bin/env python3
"""
Feed randomly damaged records and views of all games to everything that reads them.

``python benchmarks/fuzz_records.py [--count 100000] [--seed 1] [--only NUMBER] [--keep DIR]``
``python benchmarks/fuzz_records.py --large``

Bytes, words and lines of records are damaged (``tests/spoiling.py``). Each record is read as the command
``replay`` and the window read it, down to the sentences, titles, names, moments and pages of a replay; a
quarter of the texts are views, the protocol to the players' process. The result must be a deal, or flaws
with line and column, and never an exception. The processor time is limited by `SECONDS` and
`SECONDS_A_BYTE`; the memory, measured for every twentieth text, by `BYTES` and `BYTES_A_BYTE`. A text that
fails is kept as a file and reported with its number, which reproduces it; the status is then 1. With
``--large``, files of four million bytes are read instead, each of which repeats a single element; none may
take longer than `LONGEST`.
"""

from __future__ import annotations

import sys
import tempfile
import tracemalloc
from collections.abc import Callable
from contextlib import redirect_stderr
from dataclasses import dataclass, field
from io import StringIO
from itertools import islice
from pathlib import Path
from random import Random
from time import process_time
from traceback import print_exc
from typing import TypeVar

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))

from options import Options
from spoiling import RECORDS, read_file, read_view, spoilt_records, spoilt_views

from ombre_desktop.engine import Seat
from ombre_desktop.engine.__main__ import main as replay
from ombre_desktop.engine.notation.blocks import LARGEST
from ombre_desktop.engine.notation.reader import each_record
from ombre_desktop.storage.display_options import Deck
from ombre_desktop.ui.features.files.record_file import Opened, opened_from, trouble_with
from ombre_desktop.ui.model.picture import picture_of
from ombre_desktop.ui.replay.programme import of_file, reached, watched
from ombre_desktop.ui.replay.reading import reading_page
from ombre_desktop.ui.replay.showing import Showing
from ombre_desktop.ui.table.seat_facts import seat_facts

T = TypeVar("T")

SECONDS, SECONDS_A_BYTE = 0.1, 20e-6
BYTES, BYTES_A_BYTE = 3_000_000, 16
"""The limits for one reading: a fixed cost, and a further cost for each byte."""
LONGEST = 2.0, 20.0
"""
The seconds allowed for a large file, and for one with thousands of sound records, each of which is checked.
"""
WEIGHED = 20
"""The memory of every twentieth reading is measured; such a reading takes three times as long."""
SHOWN = 2
"""The number of deals of a file that are opened as a replay."""


class TooMuchError(Exception):
    """A reading took too much time or memory."""


@dataclass
class Found:
    """The results of all readings."""

    tried: int = 0
    deals: int = 0
    flawed: int = 0
    views: int = 0
    failed: list[int] = field(default_factory=list)
    largest: int = 0
    slowest: tuple[float, int] = (0.0, 0)
    most: int = 0

    def __str__(self) -> str:
        return (
            f"{self.tried} tried: {self.deals} deals and {self.views} views read, {self.flawed} with flaws,"
            f" {len(self.failed)} failed; the largest had {self.largest:,} bytes, the slowest reading took"
            f" {self.slowest[0]:.2f} s for {self.slowest[1]:,} bytes,"
            f" the one with the most memory {self.most / 1e6:.1f} MB"
        )


class Attack:
    """A series of readings, in a folder of its own."""

    def __init__(self, seed: int, folder: Path, keep: Path) -> None:
        self._seed, self._keep = seed, keep
        self._path = folder / "fuzz.ombre"
        self.found = Found()

    def try_on(self, number: int) -> None:
        """Read text *number*."""
        rng = Random(f"{self._seed} {number}")
        is_view = number % 4 == 3
        data = next(spoilt_views(rng, 1)).encode() if is_view else next(spoilt_records(rng, 1))
        self.found.tried += 1
        self.found.largest = max(self.found.largest, len(data))
        try:
            if is_view:
                text = data.decode()
                self.found.views += self._bounded(number, len(data), lambda: read_view(text))
            else:
                self._read(number, data)
        except Exception:
            self.found.failed.append(number)
            self._keep.mkdir(parents=True, exist_ok=True)
            (self._keep / f"{number}.ombre").write_bytes(data)
            print(f"number {number}:", flush=True)
            print_exc(file=sys.stdout)

    def _read(self, number: int, data: bytes) -> None:
        """Read a file in every way in which the program reads one."""
        self._path.write_bytes(data)
        opened = self._bounded(number, len(data), lambda: opened_from(self._path, lambda: False))
        if opened.mistake:
            raise TooMuchError(opened.detail)
        deals = read_file(data)
        assert deals == len(opened.deals)
        with redirect_stderr(StringIO()):
            status = replay(["replay", str(self._path), *(["--json"] if number % 2 else [])], StringIO())
        assert bool(status) == bool(opened.flaws or not opened.deals)
        self._show(opened)
        self.found.deals += deals
        self.found.flawed += bool(opened.flaws)

    def _show(self, opened: Opened) -> None:
        """Build everything that the window would show for a file."""
        for deck in Deck:
            assert len(trouble_with(opened, deck).sentence) < 5_000 if opened.flaws else True
        programme = of_file(self._path.stem, opened.deals)
        for chosen, deal in enumerate(opened.deals[:SHOWN]):
            showing = Showing(deal.read(), Seat(0))
            sitting = watched(programme, chosen, showing)
            for at in {0, showing.last // 2, showing.last}:
                assert reading_page(showing.notes(at), (), ()) is not None
                assert showing.pages[at] is not None
                picture = picture_of(
                    showing.view(at, is_open=bool(at % 2)), reached(sitting, showing.steps[at])
                )
                for seat in range(len(picture.hands)):
                    assert len(seat_facts(picture, Seat(seat), sitting, Deck.FRENCH).counters) < 60

    def _bounded(self, number: int, size: int, read: Callable[[], T]) -> T:
        """Return the result of *read*; raise if it takes too long or too much memory."""
        if number % WEIGHED == 0:
            return self._weighed(size, read)
        begun = process_time()
        given = read()
        taken = process_time() - begun
        self.found.slowest = max(self.found.slowest, (taken, size))
        if taken > SECONDS + SECONDS_A_BYTE * size:
            raise TooMuchError(f"{taken:.2f} s for {size} bytes")
        return given

    def _weighed(self, size: int, read: Callable[[], T]) -> T:
        tracemalloc.start()
        try:
            given = read()
            most = tracemalloc.get_traced_memory()[1]
        finally:
            tracemalloc.stop()
        self.found.most = max(self.found.most, most)
        if most > BYTES + BYTES_A_BYTE * size:
            raise TooMuchError(f"{most} bytes of memory for {size} of the file")
        return given


def large_files() -> dict[str, str]:
    """Return very large files with every kind of content, and several kinds of comments."""
    record = max(RECORDS.rglob("*.ombre")).read_text(encoding="utf-8")
    pieces = {
        "comments, a line each": "{a}\n",
        "comments, a hundred a line": "{a}" * 99 + "\n",
        "comments, all on one line": "{}",
        "one comment of many lines": "a\n",
        "open braces": "{",
        "tags": '[a ""]\n',
        "records of a tag": '[a ""]\nx\n',
        "open tags": "[a\n",
        "words on one line": "1 ",
        "lines of a word": "x\n",
        "empty lines": "\n",
        "sound records": record + "\n",
    }
    files = {what: piece * (LARGEST // len(piece.encode())) for what, piece in pieces.items()}
    files["one comment of many lines"] = "{" + files["one comment of many lines"][2:] + "}"
    return files


def read_large() -> int:
    """Read the large files and print the times; return 1 if one took too long."""
    slow = 0
    print("| four million bytes | processor time | memory besides the text |\n|---|---|---|")
    for what, text in large_files().items():
        begun = process_time()
        sum(1 for _ in each_record(text))
        taken = process_time() - begun
        tracemalloc.start()
        sum(1 for _ in islice(each_record(text), 2_000))
        most = tracemalloc.get_traced_memory()[1]
        tracemalloc.stop()
        slow += taken > LONGEST[what == "sound records"]
        print(f"| {what} | {taken:.2f} s | {most / 1e6:.1f} MB |", flush=True)
    return 1 if slow else 0


def main(arguments: list[str] | None = None) -> int:
    """Read all the texts; return 1 if one failed."""
    parser = Options(__doc__)
    parser.count("--count", 100_000)
    parser.seed(1)
    parser.count("--only", None, "try this one again", least=0)
    parser.add_argument("--large", action="store_true", help="read files of four million bytes")
    parser.place("--keep", "where what fails is kept", Path(tempfile.gettempdir()) / "fuzzed")
    options = parser.parse_args(arguments)
    if options.large:
        return read_large()
    numbers = range(options.count) if options.only is None else [options.only]
    begun = process_time()
    with tempfile.TemporaryDirectory() as folder:
        attack = Attack(options.seed, Path(folder), options.keep)
        for number in numbers:
            attack.try_on(number)
            if number % 5_000 == 4_999:
                print(f"{attack.found}; {process_time() - begun:,.0f} s", flush=True)
    print(attack.found)
    return 1 if attack.found.failed else 0


if __name__ == "__main__":
    sys.exit(main())
