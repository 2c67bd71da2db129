"""
Time the export of a history as records, and their import into another; the two texts must be the same.

    python benchmarks/history_records.py [DEALS]
"""

from __future__ import annotations

import sys
import tempfile
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from random import Random
from time import perf_counter

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from options import Options

from ombre_desktop.engine import Seat, Session, apply, request, ruleset, start, view
from ombre_desktop.engine.notation import format_record, record_of
from ombre_desktop.engine.shuffle import shuffled
from ombre_desktop.players.random_player import RandomPlayer
from ombre_desktop.storage.deal_row import DealRow, settled_row
from ombre_desktop.storage.documents import SittingDocument
from ombre_desktop.storage.history import History
from ombre_desktop.storage.history_records import as_records, take_in
from ombre_desktop.storage.mark import Mark

SITTING = 20
"""The number of deals in a sitting."""
PLAYERS = ("human", "steady-bold", "strong-cautious")
NAMES = ("Ana", "Don Hilario", "Doña Inés")


def played(number: int, rng: Random) -> SittingDocument:
    """Return the sitting of that *number*, really played, with random decisions."""
    game = ruleset("renegado")
    session, rows = Session.begin(game, Seat(rng.randrange(3))), list[DealRow]()
    for deal in range(1, SITTING + 1):
        staked = session.with_antes()
        cards = game.dealt(shuffled(game.pack, rng), staked.dealer)
        state = start(game, staked.dealer, cards, staked.stakes).state
        while (asked := request(state)) is not None:
            state = apply(state, RandomPlayer().decide(view(state, asked.seat), asked, rng)).state
        seats = "; ".join(
            f"{at} {name} {kind}" for at, (name, kind) in enumerate(zip(NAMES, PLAYERS, strict=True), 1)
        )
        rows.append(settled_row(state, deal, format_record(record_of(state, ("Seats", seats))), Mark.CLEAN))
        session = staked.after(state.settled)
    document = SittingDocument(
        game_id=f"{number:032x}",
        ruleset="renegado",
        house="",
        seats=3,
        names=NAMES,
        players=PLAYERS,
        portraits=("viajera", "hilario", "ines"),
        dealer=int(session.dealer),
        chips=tuple(int(chips) for chips in session.chips),
        pool=int(session.stakes.pool),
    )
    return replace(document, deals=SITTING, results=tuple(rows))


def main() -> int:
    """Print the times; return 1 if the texts differ."""
    parser = Options(__doc__)
    parser.count("deals", 10_000, "the number of deals", nargs="?")
    wanted = parser.parse_args().deals
    rng = Random(1)
    with tempfile.TemporaryDirectory() as folder:
        with closing(History(Path(folder) / "one.sqlite3")) as one:
            for number in range(wanted // SITTING):
                one.keep(played(number, rng))
            begun = perf_counter()
            text = one.ask(lambda database: "\n".join(as_records(database)))
            written = perf_counter()
        with closing(History(Path(folder) / "two.sqlite3")) as two:
            added = two.ask(lambda database: take_in(database, text))
            read = perf_counter()
            again = two.ask(lambda database: "\n".join(as_records(database)))
    print(f"{added.deals} deals, {len(text) / 1e6:.1f} MB")
    print(f"out   {written - begun:6.2f} s")
    print(f"in    {read - written:6.2f} s, {1000 * (read - written) / max(1, added.deals):.1f} ms a deal")
    print("the same to the byte" if text == again else "DIFFERENT")
    return int(text != again)


if __name__ == "__main__":
    sys.exit(main())
