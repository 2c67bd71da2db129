"""Data of deals: rows in their order, whole, and the same as the records in them."""

import importlib.util
import json
from concurrent.futures import Executor, Future
from contextlib import suppress

import pytest

from ombre_desktop.engine import ruleset
from ombre_desktop.engine.notation import parse_record
from ombre_desktop.players.__main__ import main
from ombre_desktop.players.dataset import Dataset, decisions
from ombre_desktop.players.match import Match
from ombre_desktop.players.player import player

NAMES = ("random", "textbook", "random")


class Slow(Executor):
    """An executor that is asked to judge and does so when told, or when somebody waits."""

    def __init__(self) -> None:
        self.asked: list[Future] = []

    def submit(self, work, record):
        assert decisions is work
        future = Future()
        future.result = lambda: [{"of": record}]
        self.asked.append(future)
        return future


def rows(deals=3, name="renegado"):
    rules = ruleset(name)
    return list(Match(rules, tuple(map(player, NAMES)), deals, "data").rows())


def lines(path):
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def test_a_row_agrees_with_its_record(tmp_path):
    played = rows()
    with Dataset(tmp_path / "deals.jsonl", NAMES) as data:
        for row in played:
            data.add(row)

    told = lines(tmp_path / "deals.jsonl")
    assert [1, 2, 3] == [row["deal"] for row in told]
    for row, of in zip(told, played, strict=True):
        replayed = parse_record(row["record"]).state
        assert replayed.layout == of.state.layout
        assert row["hands"] == [" ".join(card.text for card in hand) for hand in replayed.layout.hands]
        assert row["won"] == list(of.won)
        assert row["players"] == list(NAMES)
        assert row["licence"] == "CC0-1.0"
        assert row["decisions"] is None


def test_judged_deals_keep_their_order(tmp_path):
    """The second is judged before the first, and the third only at the end."""
    path, judges, (first, second, third) = tmp_path / "deals.jsonl", Slow(), rows()
    with Dataset(path, NAMES, judges) as data:
        data.add(first)
        data.add(second)
        judges.asked[1].set_result(None)
        data.add(third)
        assert [] == lines(path)
        judges.asked[0].set_result(None)
        data.add(third)
        assert [1, 2] == [row["deal"] for row in lines(path)]

    assert [1, 2, 3, 3] == [row["deal"] for row in lines(path)]
    assert all(row["decisions"] == [{"of": row["record"]}] for row in lines(path))


def test_an_interruption_leaves_whole_rows(tmp_path):
    """A deal that is still being judged then is left out."""
    path = tmp_path / "deals.jsonl"
    with suppress(KeyboardInterrupt), Dataset(path, NAMES, Slow()) as data:
        data.add(rows(1)[0])
        raise KeyboardInterrupt

    assert [] == lines(path)


def test_the_command_writes_a_file(tmp_path, capsys):
    path = tmp_path / "deals.jsonl"

    assert 0 == main(["play", "--seats", ",".join(NAMES), "--deals", "2", "--no-rows", "--data", str(path)])

    assert 2 == len(lines(path))
    assert "# 2 deals" in capsys.readouterr().out


@pytest.mark.skipif(importlib.util.find_spec("pyarrow") is not None, reason="pyarrow is installed")
def test_without_the_library_for_parquet_the_package_is_named(tmp_path, capsys):
    assert 0 != main(["play", "--deals", "1", "--data", str(tmp_path / "deals.parquet")])
    assert "ombre-players[data]" in capsys.readouterr().err
