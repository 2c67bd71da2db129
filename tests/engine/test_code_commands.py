"""The commands for codes, numbered deals and proofs: what they print and how they end."""

from __future__ import annotations

import json
import sys
from datetime import date
from io import BytesIO, StringIO, TextIOWrapper
from pathlib import Path

import pytest
from for_each import for_each

from ombre_desktop.engine import Seat, Stakes, ruleset, start
from ombre_desktop.engine.__main__ import main
from ombre_desktop.engine.codes import code_of, deal_of, numbered_deal
from ombre_desktop.engine.codes.calendar import deal_of_day
from ombre_desktop.engine.fairness import Chain, fair_cards
from ombre_desktop.engine.notation import format_record, parse_record, record_of
from ombre_desktop.engine.notation.proofs import proof_tags
from ombre_desktop.engine.variants import all_ruleset_names

RECORDS = Path(__file__).parents[1] / "records"
FAIR = RECORDS / "renegado" / "fair_deal.ombre"
PLAIN = RECORDS / "renegado" / "puesta.ombre"
CODE = "102K-8AF4-BTQY-ESNY-48JH-3X7V-RTQ"


def run(*arguments: object) -> tuple[int, str]:
    """Return the status and the output of a command."""
    out = StringIO()
    return main([str(word) for word in arguments], out), out.getvalue()


def changed(folder: Path, path: Path, found: str, put: str) -> Path:
    """Return a copy of a record in which something is changed."""
    text = path.read_text(encoding="utf-8")
    assert found in text
    copy = folder / "changed.ombre"
    copy.write_text(text.replace(found, put, 1), encoding="utf-8")
    return copy


# Codes.


@for_each(sorted(RECORDS.rglob("*.ombre")), named=lambda path: path.stem)
def test_the_code_of_a_record_deals_it_again(path):
    """The golden games come back with their cards, stakes and house rules."""
    truth = parse_record(path.read_text(encoding="utf-8")).state

    status, code = run("code", path)
    _, text = run("deal", code)

    again = parse_record(text).state
    assert 0 == status
    assert (truth.ruleset, truth.dealer, truth.layout) == (again.ruleset, again.dealer, again.layout)
    assert truth.stakes == again.stakes


def test_each_deal_of_several_files_has_a_line():
    """The lines follow the order of the files."""
    status, out = run("code", FAIR, PLAIN)

    assert 0 == status
    assert [code_of(parse_record(path.read_text("utf-8")).state) for path in (FAIR, PLAIN)] == out.split()


def test_a_record_that_is_wrong_has_no_code(tmp_path, capsys):
    """The command ends with status 1 and an error, but the other records have their codes."""
    wrong = changed(tmp_path, PLAIN, "puesta 3", "puesta 2")

    status, out = run("code", wrong, FAIR)

    assert 1 == status
    assert 1 == len(out.split())
    assert "the rules give another result" in capsys.readouterr().err


def test_a_file_that_is_not_there_has_no_code(tmp_path, capsys):
    """A file without a record has no code either."""
    empty = tmp_path / "empty.ombre"
    empty.touch()

    assert (3, "") == run("code", tmp_path / "none.ombre")
    assert (1, "") == run("code", empty)
    assert "no record here" in capsys.readouterr().err


def test_a_code_may_be_given_in_groups():
    """The code is read as somebody dictates it, in groups and in either case."""
    assert run("deal", CODE) == run("deal", *CODE.lower().split("-"))


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("102K-8AF4-BTQY-ESNY-48JH-3X7V-RTR",), "wrong, missing or out of place."),
        (("012K-8AF4-BTQY-ESNY-48JH-3X7V-RTQ",), "wrong, missing or out of place."),
        (("\x1b[2J",), "does not occur in codes: '\\x1b', character 1."),
        (("",), "There is no code here."),
        (("17",), "add --game NAME."),
        (("20261130",), "add --game NAME."),
        (("2026-02-30",), "wrong, missing or out of place."),
        (("2026-11-30", "--game", "renegado"), "numbered from 1 to 4000000000"),
        ((CODE, "--seats", "3"), "add --game NAME."),
        (("0", "--game", "renegado"), "numbered from 1 to 4000000000: '0'."),
        (("4000000001", "--game", "renegado"), "numbered from 1 to 4000000000: '4000000001'."),
        (("-5", "--game", "renegado"), "numbered from 1 to 4000000000: '-5'."),
        (("9" * 9_000, "--game", "renegado"), "…'."),
        (("٣", "--game", "renegado"), "numbered from 1 to 4000000000: '٣'."),
        ((CODE, "--game", "renegado"), "numbered from 1 to 4000000000"),
        (("1", "--game", "renegado", "--seats", "4"), "unknown number of seats '4'"),
    ],
)
def test_a_deal_that_there_is_not_is_told_in_a_sentence(words, told, capsys):
    """The sentence is on the error stream, with status 2."""
    assert (2, "") == run("deal", *words)

    said = capsys.readouterr().err
    assert told in said
    assert 1 == said.count("\n")


# Numbered deals.


def test_a_numbered_deal_is_a_record_ready_to_be_played():
    """No move has been made in the record yet."""
    status, text = run("deal", 1, "--game", "renegado")

    assert 0 == status
    assert parse_record(text).state == numbered_deal(ruleset("renegado"), 1) == deal_of(CODE)
    assert () == parse_record(text).state.history


def test_the_number_of_players_can_be_chosen():
    """The choice is for games that allow it; without a choice the usual number plays."""
    assert 5 == parse_record(run("deal", 7, "--game", "homme_auvergne", "--seats", 5)[1]).state.seats
    assert 3 == parse_record(run("deal", 7, "--game", "homme_auvergne")[1]).state.seats


def test_the_deal_of_a_day_is_a_record_ready_to_be_played():
    """A day stands in the place of a code."""
    day = date(2026, 11, 30)

    status, text = run("deal", day)

    assert 0 == status
    assert deal_of_day(day.toordinal()).state == parse_record(text).state


# Proofs.


def test_a_proof_that_holds_ends_well():
    """The command ends with status 0 and a sentence."""
    status, out = run("verify", FAIR)

    assert 0 == status
    assert f"{FAIR}:2 (deal 1): Proved: the cards follow" in out


def test_a_record_without_a_commitment_proves_nothing():
    """The status is 3; of several files, the worst result counts."""
    status, out = run("verify", PLAIN)

    assert 3 == status
    assert "carries no commitment." in out
    assert 3 == run("verify", FAIR, PLAIN)[0]


@pytest.mark.parametrize(
    ("found", "put", "told"),
    [
        ('Cut     "Rape', 'Cut     "rape', "other cards"),
        ('Number  "7"', 'Number  "8"', "does not lead to the commitment"),
        ('Number  "7"', 'Number  "x"', "not written as it must be"),
        ('"eba949ad', '"eba949ae', "does not lead to the commitment"),
        ('"61570a07', '"61570a08', "does not lead to the commitment"),
        ("1 SAJ", "1 SAA", "the record is wrong"),
    ],
)
def test_what_was_changed_is_refuted(found, put, told, tmp_path):
    """The status is 1, even beside a record that proves nothing."""
    wrong = changed(tmp_path, FAIR, found, put)

    status, out = run("verify", wrong)

    assert 1 == status
    assert "Refuted: " in out
    assert told in out
    assert 1 == run("verify", PLAIN, wrong, FAIR)[0]


def test_two_cards_that_were_exchanged_are_refuted(tmp_path):
    """The record was lawful before the exchange, and nothing had been played."""
    text = FAIR.read_text(encoding="utf-8").partition("auction")[0]
    swapped = text.replace('"H4 CQ', '"CQ H4')
    path = tmp_path / "swapped.ombre"
    path.write_text(swapped, encoding="utf-8")

    assert text != swapped
    assert 1 == run("verify", path)[0]


def test_a_deal_that_nobody_cut_is_told_apart(tmp_path):
    """The deal is proved as far as possible, and the empty tag tells the rest."""
    game, proof = ruleset("french"), Chain(bytes(32)).proof(4, "")
    cards = fair_cards(game.pack.cards, proof.link, proof.number, proof.cut)
    state = start(game, Seat(2), game.dealt(cards, Seat(2)), Stakes()).state
    path = tmp_path / "uncut.ombre"
    path.write_text(format_record(record_of(state, *proof_tags(proof))), encoding="utf-8")

    status, out = run("verify", path)

    assert 0 == status
    assert "Proved: " in out
    assert "but nobody cut." in out


def test_a_shuffle_of_a_later_version_is_not_judged(tmp_path):
    """The status is 3, as for a record that proves nothing."""
    status, out = run("verify", changed(tmp_path, FAIR, "fair 1", "fair 2"))

    assert 3 == status
    assert "does not know the shuffle" in out


@pytest.mark.parametrize("content", [None, b"", b"\xff\xfe"])
def test_a_file_without_a_record_proves_nothing(content, tmp_path, capsys):
    """The reason is on the error stream; a file that cannot be read has a status of its own."""
    path = tmp_path / "other.ombre"
    if content is not None:
        path.write_bytes(content)

    status = 3 if content is None else 1
    assert (status, "") == run("verify", path)
    assert str(path) in capsys.readouterr().err
    assert status == run("verify", FAIR, path)[0]


# JSON, and the standard input.


def test_a_proof_is_told_as_json():
    assert {"finding": "proved", "proved": True} == {
        name: told for name, told in json.loads(run("verify", "--json", FAIR)[1]).items() if name != "says"
    }


def test_a_wrong_record_has_its_errors_as_json(tmp_path):
    """As its proof has a finding of its own."""
    wrong = changed(tmp_path, PLAIN, "puesta 3", "puesta 2")

    assert json.loads(run("code", "--json", wrong)[1])["errors"]
    assert "wrong_record" == json.loads(run("verify", "--json", wrong)[1])["finding"]


def test_a_code_and_its_deal_are_told_as_json():
    """The record in the answer is the one that is printed without it."""
    dealt = json.loads(run("deal", CODE, "--json")[1])

    assert (CODE, "renegado", 2) == (dealt["code"], dealt["ruleset"], dealt["to_act"])
    assert run("deal", CODE)[1] == dealt["record"]
    assert run("code", FAIR)[1].strip() == json.loads(run("code", "--json", FAIR)[1])["code"]


def test_a_hyphen_is_the_standard_input(monkeypatch):
    """The deal of a code is replayed through a pipe."""
    monkeypatch.setattr(sys, "stdin", TextIOWrapper(BytesIO(run("deal", CODE)[1].encode())))

    assert (0, "-:1 (deal 1): in progress, seat 2 to act\n") == run("replay", "-")


def test_the_games_are_listed_for_programs_too():
    """One line of JSON for each game, with its seats and house rules."""
    status, told = run("rulesets", "--json")

    assert 0 == status
    games = {one["ruleset"]: one for one in map(json.loads, told.splitlines())}
    assert set(all_ruleset_names()) == set(games)
    assert [2, 3, 4, 5] == games["homme_auvergne"]["seats"]
    ante = next(one for one in games["renegado"]["settings"] if one["key"] == "ante")
    assert ante["default"] in ante["values"]
