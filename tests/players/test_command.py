"""The command ``python -m ombre_desktop.players play``."""

import json
import subprocess
import sys
from itertools import islice
from pathlib import Path

import pytest

from ombre_desktop.engine.notation import format_record, parse_record
from ombre_desktop.players import __main__ as command
from ombre_desktop.players.match import Match

ROOT = Path(__file__).resolve().parents[2]
HEADINGS = "\t".join(command.HEADINGS)


def test_a_row_a_deal_and_totals(capsys):
    """The rows stand under headings, the totals are comments, and the error stream is empty."""
    status = command.main(["play", "--deals", "4", "--seats", "textbook,random,random", "--seed", "5"])
    out, err = capsys.readouterr()
    lines = out.splitlines()

    assert (0, "") == (status, err)
    assert HEADINGS == lines[0]
    assert ["1", "2", "3", "4"] == [line.split("\t")[0] for line in lines[1:5]]
    assert all(line.startswith("# ") for line in lines[5:])
    assert "textbook" in lines[6]


def test_rows_may_be_left_out(capsys):
    """Only the totals are left."""
    command.main(["play", "--deals", "2", "--no-rows"])

    assert all(line.startswith("# ") for line in capsys.readouterr().out.splitlines())


def test_each_deal_is_a_line_of_json(capsys):
    """The last line has the totals, which add up to nothing."""
    command.main(["play", "--deals", "2", "--json"])

    *deals, totals = map(json.loads, capsys.readouterr().out.splitlines())
    assert [1, 2] == [deal["deal"] for deal in deals]
    assert 0 == sum(one["won"] for one in totals["players"])


def test_each_deal_is_recorded(tmp_path: Path):
    """In canonical text that reads back, with the players' names."""
    command.main(f"play --deals 3 --seats random,random,random --records {tmp_path / 'new'}".split())
    texts = [path.read_text("utf-8") for path in sorted((tmp_path / "new").iterdir())]

    assert 3 == len(texts)
    assert texts == [format_record(parse_record(text)) for text in texts]
    assert '[Seats   "1 random; 2 random; 3 random"]' in texts[0]


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        ("--seats expertt,random,random", "textbook, random"),
        ("--seats random,random", "3"),
    ],
)
def test_what_does_not_exist_is_answered_with_what_does(arguments, named, capsys):
    """The command ends with status 2."""
    assert 2 == command.main(["play", *arguments.split()])
    assert named in capsys.readouterr().err


def test_an_unknown_setting_is_named_too(capsys):
    """The message lists the known settings."""
    assert 2 == command.main(["play", "--house", "equal_bids=none"])
    assert "equal_bid" in capsys.readouterr().err


def test_a_number_that_is_none_is_refused_by_the_parser(capsys):
    """The command ends with status 2."""
    with pytest.raises(SystemExit) as left:
        command.main(["play", "--deals", "many"])

    assert 2 == left.value.code
    assert "'many'" in capsys.readouterr().err


def test_a_reader_that_has_seen_enough_is_no_error():
    """The pipe may be closed early, as in ``… | head -1``."""
    program = [sys.executable, "-m", "ombre_desktop.players", "play", "--deals", "2000"]
    run = subprocess.Popen(program, stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=ROOT, text=True)
    assert run.stdout is not None
    first = run.stdout.readline()
    run.stdout.close()

    assert HEADINGS == first.strip()
    assert 0 == run.wait(60)
    assert run.stderr is not None
    assert "Error" not in run.stderr.read()


def test_an_interruption_prints_the_totals_so_far(monkeypatch, capsys):
    """Ctrl-C comes after two deals."""
    rows = Match.rows

    def interrupted(self):
        yield from islice(rows(self), 2)
        raise KeyboardInterrupt

    monkeypatch.setattr(Match, "rows", interrupted)

    assert 130 == command.main(["play", "--deals", "50", "--no-rows"])
    out, err = capsys.readouterr()
    assert out.startswith("# 2 deals")
    assert "stopped after 2 deals" in err
