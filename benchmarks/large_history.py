"""
Time the statistics of a large history, which is made up and always the same.

    python benchmarks/large_history.py [DEALS]
"""

from __future__ import annotations

import json
import sqlite3
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from options import Options

from ombre_desktop.storage.dealt import KEEP_DEALT, dealt_values
from ombre_desktop.storage.dealt_statistics import dealt_cards
from ombre_desktop.storage.found_deals import found_deals
from ombre_desktop.storage.history_database import open_history
from ombre_desktop.storage.mark import Mark
from ombre_desktop.storage.splits import luck_figures
from ombre_desktop.storage.statistics import Facet, Order, Scope, curve, groups, runs, summary

SEED = 1
ROUNDS = 7
SITTING = 20
"""The number of deals in a sitting."""
REVIEWED = 10
"""The number of deals in a sitting that were reviewed."""
RECORD = (
    """[Record  "ombre 1"]
[Ruleset "renegado"]
[Seats   "1 Ana human; 2 Don Hilario steady-bold; 3 Doña Inés strong-cautious"]
[Dealer  "3"]
[Pool    "15"]
[Deal    "{hands}"]
[Talon   "{talon}"]
"""
    + "play  \n" * 60
)
BEGIN = datetime(2020, 1, 1, 20, tzinfo=UTC)
PACK = [suit + rank for suit in "SCHD" for rank in "AKQJ765432"]


def fill(path: Path, deals: int) -> None:
    """Write a history of *deals* deals to *path*."""
    chance = Random(SEED)
    database = open_history(path)
    database.execute("BEGIN")
    for sitting in range(deals // SITTING):
        _write_sitting(database, chance, f"{sitting:032x}", sitting)
    database.execute("COMMIT")
    database.close()


def _write_sitting(database: sqlite3.Connection, chance: Random, game_id: str, at: int) -> None:
    begun = BEGIN + timedelta(hours=10 * at)
    names = ["Ana", *chance.choice([["Don Hilario", "Doña Inés"], ["Doña Leonor", "Tomás"]])]
    players = ["human", *chance.choices(["steady", "strong", "expert"], k=2)]
    row = (
        game_id,
        begun.isoformat(),
        begun.isoformat(),
        "renegado",
        "",
        3,
        0,
        *map(json.dumps, (names, players)),
    )
    database.execute(
        "INSERT INTO sitting (game_id, begun, played, ruleset, house, seats, person, names, players,"
        " deals, chips, scores, ended) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, '[0, 0, 0]', '[]', 1)",
        (*row, SITTING),
    )
    for number in range(1, SITTING + 1):
        settled = (begun + timedelta(minutes=4 * number)).isoformat(timespec="seconds")
        result = chance.choice(("sacada", "sacada", "puesta", "codille", "passed_out"))
        chips = chance.randint(-40, 60)
        record = _record(chance)
        database.execute(
            "INSERT INTO deal (game_id, number, settled, dealer, ombre, contract, outcome, winners, roles,"
            " trump, tricks, net, pool_after, scores_after, record, role, result, won, chips, points, mark)"
            " VALUES (?, ?, ?, 0, 0, ?, ?, '[0]', '[]', 'S', '[5, 2, 2]', '[0, 0, 0]', 0, '[]',"
            " ?, ?, ?, ?, ?, 0, ?)",
            (game_id, number, settled, chance.choice(("entrada", "solo", "vuelta")), result, record,
             chance.choice(("ombre", "defender")), result, int(chips > 0), chips,
             chance.choice([mark.value for mark in Mark])),
        )  # fmt: skip
        database.executemany(KEEP_DEALT, dealt_values(game_id, number, record))
        if number <= REVIEWED:
            parts = [chance.gauss(0, 8) for _ in range(4)]
            database.execute(
                "INSERT INTO split (game_id, number, hand, decisions, others, cards, result)"
                " VALUES (?, ?, ?, ?, ?, ?, ?)",
                (game_id, number, *parts, sum(parts)),
            )


def _record(chance: Random) -> str:
    cards = PACK[:]
    chance.shuffle(cards)
    hands = [_hand(cards[9 * seat : 9 * seat + 9]) for seat in range(3)]
    told = "; ".join(f"{seat} {hand}" for seat, hand in enumerate(hands, start=1))
    return RECORD.format(hands=told, talon=" ".join(cards[27:]))


def _hand(cards: list[str]) -> str:
    suits = ((suit, "".join(sorted(card[1] for card in cards if card[0] == suit))) for suit in "SCHD")
    return " ".join(suit + ranks for suit, ranks in suits if ranks)


def questions() -> Iterator[tuple[str, Callable[..., object]]]:
    """Yield every statistic with its name."""
    whole, clean = Scope(), Scope(marks=(Mark.CLEAN,), since="2021")
    for name, scope in (("all", whole), ("clean since 2021", clean)):
        yield f"{name}: summary", lambda database, scope=scope: summary(database, scope)
        yield f"{name}: runs", lambda database, scope=scope: runs(database, scope)
        yield f"{name}: curve", lambda database, scope=scope: curve(database, scope, by_day=True)
        for facet in Facet:
            yield (
                f"{name}: by {facet.name.lower()}",
                lambda database, scope=scope, facet=facet: groups(database, scope, facet),
            )
        yield f"{name}: luck", lambda database, scope=scope: luck_figures(database, scope, Facet.MONTH)
        yield f"{name}: cards", lambda database, scope=scope: dealt_cards(database, scope)
        worst = scope.narrowed((Facet.RESULT, "codille"))
        yield (
            f"{name}: worst codille",
            lambda database, scope=worst: found_deals(database, scope, Order.WORST),
        )
        yield f"{name}: latest", lambda database, scope=scope: found_deals(database, scope, Order.LATEST)


def main(arguments: Sequence[str] | None = None) -> None:
    """Make a history, compute every statistic, and print the median times."""
    parser = Options(__doc__)
    parser.count("deals", 100_000, "the number of deals", nargs="?")
    deals = parser.parse_args(arguments).deals
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "history.sqlite3"
        fill(path, deals)
        print(f"{deals} deals, {path.stat().st_size / 2**20:.0f} MB, median of {ROUNDS}")
        database = open_history(path)
        for name, ask in questions():
            times = []
            for _ in range(ROUNDS):
                begun = perf_counter()
                ask(database)
                times.append(perf_counter() - begun)
            print(f"{name:32} {1000 * median(times):7.1f} ms")
        database.close()


if __name__ == "__main__":
    main()
