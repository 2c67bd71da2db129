"""
Golden games: whole deals as text, replayed card by card.

Some are thought out to show a rule, and say in braces which; the others come from
self-play. A bug that is found in a deal becomes one more of them.
"""

from __future__ import annotations

import json
import re
import runpy
import sys
from functools import cache
from io import StringIO
from pathlib import Path

import pytest
from for_each import for_each

from ombre_desktop.engine import RecordError, Result, all_ruleset_names
from ombre_desktop.engine.__main__ import main
from ombre_desktop.engine.flaws import FlawKind
from ombre_desktop.engine.invariants import check
from ombre_desktop.engine.notation import GameRecord, format_record, parse_record, read_records
from ombre_desktop.engine.variants import variant

RECORDS = Path(__file__).parent / "records"
FILES = sorted(RECORDS.rglob("*.ombre"))
LEAST = 2
"""The number of records for each game."""

HOUSE_RULES_SHOWN = {
    "ante=each_2",
    "vuelta_card=may_take",
    "talon_rest=dealer_may_show",
    "takeover=spanish",
    "split_144=codille_shared",
    "codille_pool=winner",
    "failed_vole_pool=defenders_split",
    "passed_out=redeal_plus_counter",
    "passed_out=low_bids",
    "passed_out=force_spadille",
    "after_low_bids=force_spadille",
    "low_bids=voltereta,contrabola",
    "low_bid_order=ranked",
    "casca_choice=blind",
    "casca_throw_in=on",
    "contrabola_call=above_entrada",
    "force_name_trump=before_draw",
    "vole_bid_exchange=no",
    "sitter=dealer_left",
    "sitter_takes=may",
    "homme_end=immediate",
    "homme_hard_score=on",
    "cinquillo_remise=three_literal",
    "cinquillo_fifth=may_solo",
    "cinquillo_extras=seymour",
    "gano=binding",
    "removed_suit=D",
    "two_handed_matadors=held_or_lacked",
    "estuche_hand=dealt",
    "estuche_lacking=held_by_defenders",
}


@cache
def record_in(path: Path) -> GameRecord:
    """Return the record in this file, which is read once for all tests."""
    return parse_record(path.read_text(encoding="utf-8"))


def name_of(path: Path) -> str:
    return path.relative_to(RECORDS).with_suffix("").as_posix()


def text_of(name: str) -> str:
    return (RECORDS / f"{name}.ombre").read_text(encoding="utf-8")


each_record = for_each(FILES, named=name_of)


# The golden games.


@each_record
def test_a_record_replays_whole(path):
    """The record replays to the settlement, with every word lawful and every card and chip in place."""
    state = record_in(path).state

    assert state.is_over
    check(state)


@each_record
def test_a_record_is_in_canonical_form(path):
    """Writing the record gives the text that was read, comments included."""
    text = path.read_text(encoding="utf-8")

    assert text == format_record(record_in(path))


@each_record
def test_a_record_states_what_the_rules_give(path):
    """Result, payments and scores are those computed when the record leaves them out."""
    text = path.read_text(encoding="utf-8")
    endings = ("result", "payments", "scores")
    bare = "".join(line for line in text.splitlines(keepends=True) if not line.startswith(endings))

    stated = {line.split(maxsplit=1)[0] for line in text.splitlines() if line.startswith(endings)}
    assert "result" in stated
    assert record_in(path).state == parse_record(bare).state


@each_record
def test_a_record_is_cut_off_anywhere_and_goes_on(path):
    """Any beginning of the moves reads as a deal in progress; each record is tried at every third line."""
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    opening = next(at for at, line in enumerate(lines) if not line.startswith(("[", "{")))

    for end in range(opening + FILES.index(path) % 3, len(lines), 3):
        begun = "".join(lines[:end])
        again = format_record(parse_record(begun))
        assert again == format_record(parse_record(again))


@each_record
def test_a_record_lies_with_its_game(path):
    """The record is in the folder named after its ruleset."""
    assert path.parent.name == record_in(path).state.ruleset.name


@pytest.mark.parametrize("name", all_ruleset_names())
def test_every_game_has_its_golden_games(name):
    """A new ruleset comes with records."""
    assert LEAST <= len([path for path in FILES if path.parent.name == name])


def test_every_result_occurs():
    """Some record has every result that a deal can have."""
    states = [record_in(path).state for path in FILES]
    verdicts = {verdict.result for state in states if state.outcome for verdict in state.outcome.verdicts}

    assert set(Result) == verdicts


def test_house_rules_occur():
    """The records are not all of the standard game."""
    agreed: set[str] = set()
    for path in FILES:
        ruleset = record_in(path).state.ruleset
        agreed.update(ruleset.house.differences(variant(ruleset.name).standard).split())

    assert agreed >= HOUSE_RULES_SHOWN


# What is wrong with a record is told by line and column.


def spoilt(name: str, found: str, put: str) -> str:
    """Return the text of a golden game with its first *found* replaced."""
    text = text_of(name)
    assert found in text
    return text.replace(found, put, 1)


@pytest.mark.parametrize(
    ("found", "put", "line", "column", "kind"),
    [
        ('"ombre 1"', '"ombre 9"', 2, 11, FlawKind.BAD_TAG),
        ('"renegado"', '"whist"', 3, 11, FlawKind.UNKNOWN),
        ('[Dealer  "3"]\n', "", 2, 1, FlawKind.MISSING_TAG),
        ('"3"]', '"4"]', 5, 11, FlawKind.BAD_TAG),
        ('[Pool    "5"]', '[Pool    "five"]', 6, 11, FlawKind.BAD_TAG),
        ("2 CAKQ", "2 C9KQ", 7, 11, FlawKind.FOREIGN_CARD),
        ("2 CAKQ", "2 CXKQ", 7, 29, FlawKind.BAD_CARD),
        ("2 CAKQ", "2 CAK", 7, 11, FlawKind.WRONG_COUNT),
        ("1 SAKQ752", "1 SAAQ752", 7, 11, FlawKind.TWICE),
        ('"C3 D2', '"C3 D!', 8, 11, FlawKind.BAD_CARD),
        ("[Talon ", "[Stock ", 7, 11, FlawKind.MISSING_TAG),
        ("1 entrada  2", "1 entrada vuelta  2", 9, 13, FlawKind.BAD_WORD),
        ("; 2 CAKQ", "; 3 CAKQ", 7, 29, FlawKind.BAD_TAG),
        ("1 SAKQ752", "1 SAKQ75", 7, 11, FlawKind.WRONG_COUNT),
        ("auction ", "bidding ", 9, 1, FlawKind.BAD_LINE),
        ("1 entrada  2", "1  2", 9, 11, FlawKind.BAD_WORD),
        ("2 D7 CQ", "2 shown", 11, 13, FlawKind.BAD_WORD),
        ("1 claim ", "1 ", 18, 5, FlawKind.BAD_LINE),
        ("2 vuelta  3 pass", "3 pass", 9, 22, FlawKind.WRONG_SEAT),
        ("2 vuelta", "2 grande", 9, 24, FlawKind.ILLEGAL),
        ("2 vuelta", "2 entrada", 9, 24, FlawKind.ILLEGAL),
        ("1 S\n", "1 X\n", 10, 13, FlawKind.BAD_WORD),
        ("2 D7 CQ", "2 D7 C8", 11, 13, FlawKind.ILLEGAL),
        (" 2  1 SA", " 7  1 SA", 14, 2, FlawKind.WRONG_TRICK),
        (" 2  1 SA", " 2 ... SA", 14, 4, FlawKind.WRONG_TRICK),
        (" 2  1 SA CA S4", " 2  1 SA H3 S4", 14, 10, FlawKind.ILLEGAL),
        ("sacada 1", "codille 2", 19, 1, FlawKind.WRONG_RESULT),
        ("2>1 18", "2>1 15", 20, 1, FlawKind.WRONG_PAYMENTS),
        ("    1 claim", "result sacada 1", 18, 1, FlawKind.DEAL_NOT_OVER),
        ("result   ", "    1 claim\nresult   ", 19, 5, FlawKind.DEAL_OVER),
    ],
)
def test_a_flaw_is_found_where_it_is(found, put, line, column, kind):
    """The first flaw has its line and column, counted from 1."""
    with pytest.raises(RecordError) as raised:
        parse_record(spoilt("renegado/held_twice", found, put))

    flaw = raised.value.flaws[0]
    assert (line, column, kind) == (flaw.line, flaw.column, flaw.kind)
    assert str(flaw).startswith(f"line {line}, column {column}: ")


@pytest.mark.parametrize(
    ("name", "found", "put", "rule"),
    [
        ("renegado/held_twice", "2 vuelta", "2 entrada", "1.6"),
        ("renegado/held_twice", "SA CA S4", "SA H3 S4", "1.9"),
        ("renegado/vole_missed", "2 S5 S4 C7 C5", "2 S5 S4 C7 C5 D2", "1.8"),
        ("renegado/vole_in_clubs", "3 H7 S4", "3 -", "1.7"),
        ("renegado/primeras_against", " 9  1 S2", "    1 surrender\n 9  1 S2", "1.11"),
        ("renegado/gascarola_keeps_basto", "1 S2 CQ C4", "1 H4 CQ C4", "3.3"),
        ("renegado/contrabola_over_entrada", "trump     2 S", "trump     2 H", "3.4"),
        ("renegado/contrabola_over_gascarola", "3 contrabola", "3 gascarola", "3.1"),
        ("french/vole_lost_at_once", "2 D7 H6", "2 D7 surrender", "1.9"),
        ("french/codille_of_a_hold", "2 sans_prendre  3 pass", "2 play  3 pass", "1.6"),
        ("pokerwiner/exchange_given_up", "2 CQ CJ DJ", "2 yield", "1.8"),
        ("homme_auvergne/king_captured", "SK S9 HJ", "SK S9 DA", "3.12"),
        ("five_handed/queen_called", "2 call DQ", "2 call DK", "3.11"),
        ("renegado/puesta", "3>pool 35", "3>pool 20", "1.13"),
    ],
)
def test_an_unlawful_move_names_its_rule(name, found, put, rule):
    """The flaw cites the paragraph of the rule book."""
    with pytest.raises(RecordError) as raised:
        parse_record(spoilt(name, found, put))

    assert rule == raised.value.flaws[0].rule


def test_a_card_may_lie_in_the_wrong_place():
    """Every card of the pack is there, but one hand has ten."""
    text = spoilt("renegado/held_twice", "1 SAKQ752", "1 SAKQ7652").replace("S6 D4 D5", "D4 D5")

    with pytest.raises(RecordError) as raised:
        parse_record(text)

    flaw = raised.value.flaws[0]
    assert (FlawKind.WRONG_HAND, "10", "9") == (flaw.kind, flaw.found, flaw.expected)


def test_a_wrong_turned_card_is_noticed():
    """The turned card is written for readers, and known from the talon."""
    with pytest.raises(RecordError) as raised:
        parse_record(spoilt("renegado/vole_in_clubs", "turn      3 CA", "turn      3 CJ"))

    assert FlawKind.WRONG_TURNED is raised.value.flaws[0].kind


def test_wrong_scores_are_noticed():
    """Scores are checked as payments are."""
    with pytest.raises(RecordError) as raised:
        parse_record(spoilt("homme_auvergne/four_turned", "scores    3 3", "scores    3 2"))

    assert FlawKind.WRONG_SCORES is raised.value.flaws[0].kind


def test_the_good_beginning_is_kept():
    """A lenient reader keeps the moves before the first flaw, and the records after it."""
    bad = spoilt("renegado/held_twice", " 4  1 S7", " 4  1 D7")
    first, second = read_records(bad + "\n" + text_of("renegado/puesta"))

    assert first.record is not None
    assert first.record.state.playing is not None
    assert 3 == len(first.record.state.playing.tricks)
    assert (1, 0) == (len(first.flaws), len(second.flaws))


@pytest.mark.parametrize("text", ["", "{nothing}\n"])
def test_a_text_without_a_record_is_refused(text):
    """More than one record is refused as well."""
    with pytest.raises(RecordError, match="line 1, column 1: "):
        parse_record(text)


def test_two_records_are_not_one():
    """`parse_record` reads one deal."""
    with pytest.raises(RecordError, match="'2': no record here; expected: 1"):
        parse_record(text_of("renegado/puesta") + "\n" + text_of("renegado/given_up"))


def test_unknown_tags_are_kept():
    """They may contain anything that another program has written."""
    text = text_of("renegado/puesta").replace("[Dealer ", '[Site    "at home"]\n[Dealer ')
    record = parse_record(text)

    assert "at home" == record.tag("Site")
    assert record.tag("Event") is None
    assert text == format_record(record)


# The engine's command line.


def run(*arguments: str | Path) -> tuple[int, str]:
    """Return the exit status of the engine's command line and what it printed."""
    out = StringIO()
    status = main([str(argument) for argument in arguments], out)
    return status, out.getvalue()


def test_replay_prints_results_and_payments():
    """A line tells the place, the result, the payments and the pool."""
    path = RECORDS / "renegado" / "taken_over.ombre"

    status, out = run("replay", path)

    assert 0 == status
    assert [
        f"{path}:2 (deal 1): sacada 2  puesta 3",
        "  payments 3>2 20",
        "  pool 5 -> 5",
    ] == out.splitlines()


def test_replay_prints_scores_in_a_game_of_points():
    """The scores replace the pool."""
    _, out = run("replay", RECORDS / "homme_auvergne" / "four_turned.ombre")

    assert out.endswith("void\n  scores 3 3\n")


def test_replay_of_all_golden_games_is_well():
    """The status is 0, and every record is one object without errors."""
    status, out = run("replay", "--json", *FILES)
    deals = [json.loads(line) for line in out.splitlines()]

    assert 0 == status
    assert len(FILES) == len(deals)
    assert all(deal["errors"] == [] and deal["outcome"] for deal in deals)


def test_replay_describes_a_deal_in_plain_values():
    """Seats count from 1, payments have their reasons, and the net leaves out the ante."""
    _, out = run("replay", "--json", RECORDS / "renegado" / "vole_missed.ombre")

    assert {
        "ruleset": "renegado",
        "outcome": "failed_vole",
        "verdicts": "failed_vole 1",
        "ombre": 1,
        "winners": [],
        "payments": [
            {"payer": "pool", "payee": 2, "chips": 2, "reason": "pool 2"},
            {"payer": "pool", "payee": 3, "chips": 2, "reason": "pool 2"},
            {"payer": 1, "payee": 2, "chips": 27, "reason": "failed_vole 27"},
            {"payer": 1, "payee": 3, "chips": 27, "reason": "failed_vole 27"},
        ],
        "net": [-54, 29, 29],
        "pool": 1,
        "tricks": [8, 1, 0],
        "errors": [],
    } == json.loads(out)


def test_replay_of_a_game_of_points_has_scores():
    """The scores are those after the deal, and with a hard score there is also a pool."""
    _, out = run("replay", "--json", RECORDS / "homme_auvergne" / "five_at_table.ombre")

    deal = json.loads(out)
    assert ([1, 3, 4, -1, 5], 15) == (deal["scores"], deal["pool"])


@pytest.mark.parametrize(
    ("until", "to_act", "legal"),
    [
        ("auction ", 1, ["pass", "entrada", "vuelta", "solo"]),
        ("trump ", 1, ["S", "C", "H", "D"]),
        ("exchange ", 2, {"min": 0, "max": 8}),
    ],
)
def test_replay_of_a_deal_in_progress_says_what_is_lawful(until, to_act, legal, tmp_path):
    """The command gives the seat to act, and the lawful words or the limits of an exchange."""
    text = text_of("renegado/held_twice")
    path = tmp_path / "begun.ombre"
    path.write_text(text[: text.index(until)], encoding="utf-8")

    status, out = run("replay", "--json", path)
    deal = json.loads(out)

    assert 0 == status
    assert (None, to_act, legal) == (deal["outcome"], deal["to_act"], deal["legal"])
    assert f"in progress, seat {to_act} to act" in run("replay", path)[1]


def test_replay_says_what_is_wrong_and_fails(tmp_path):
    """The status is 1 if any record is wrong, but the others are still told."""
    path = tmp_path / "two.ombre"
    good = text_of("renegado/puesta")
    path.write_text(good + "\n" + spoilt("renegado/given_up", "2>pool 25", "2>pool 24"), encoding="utf-8")

    status, out = run("replay", path)

    assert 1 == status
    assert f"{path}:2 (deal 1): puesta 3" in out
    assert "the rules give other payments (rule 1.13); expected: 2>pool 25" in out


def test_replay_of_a_record_without_a_deal_fails(tmp_path):
    """The command reports only the errors of such a record."""
    path = tmp_path / "empty.ombre"
    path.write_text('[Ruleset "renegado"]\n', encoding="utf-8")

    status, out = run("replay", "--json", path)

    assert 1 == status
    assert {"errors": ["line 1, column 1: 'Dealer': a tag is missing"]} == json.loads(out)


@pytest.mark.parametrize("content", [None, b"", b"\xff\xfe\x00"])
def test_replay_of_what_is_no_file_of_records_fails(content, tmp_path, capsys):
    """The file is missing, empty or not text, and the reason goes to the error stream."""
    path = tmp_path / "other.ombre"
    if content is not None:
        path.write_bytes(content)

    assert (1 if content is not None else 3, "") == run("replay", path)
    assert str(path) in capsys.readouterr().err


def test_rulesets_lists_every_game_and_setting():
    """Each setting has a line with its values, the default in brackets, and its paragraph."""
    status, out = run("rulesets")

    assert 0 == status
    listed = dict(re.findall(r"^(\w+)  \(seats: .*\n((?:  .*\n)*)", out, re.MULTILINE))
    assert list(all_ruleset_names()) == list(listed)
    for name, lines in listed.items():
        for setting in variant(name).standard.settings():
            line = next(line for line in lines.splitlines() if line[4:].startswith(f"{setting.key} "))
            assert f"[{setting.default}]" in line
            assert f"({setting.section})" in line
            assert ("*" in line) is setting.starred


@pytest.mark.parametrize("arguments", [[], ["replay"], ["cheat"], ["rulesets", "--jso", "3"]])
def test_a_command_that_does_not_exist_is_refused(arguments, capsys):
    """The command ends with status 2 and the usage."""
    with pytest.raises(SystemExit) as left:
        run(*arguments)

    assert 2 == left.value.code
    assert "usage: ombre" in capsys.readouterr().err


def test_the_command_line_is_the_module_itself(monkeypatch, capsys):
    """The command ``python -m ombre_desktop.engine`` passes on the status."""
    monkeypatch.delitem(sys.modules, "ombre_desktop.engine.__main__")
    monkeypatch.setattr(sys, "argv", ["engine", "rulesets"])

    with pytest.raises(SystemExit) as left:
        runpy.run_module("ombre_desktop.engine", run_name="__main__")

    assert 0 == left.value.code
    assert capsys.readouterr().out.startswith("renegado  (seats: 3)")


NOTED = """\
{Head}
[Record  "ombre 1"]
[Ruleset "renegado"]
[Dealer  "1"]   {who deals}
[Pool    "45"]
[Deal    "1 SJ2 C743 HA42 D2; 2 S54 CJ6 HQ76 DKQ; 3 SQ63 C2 H3 DA743"]
[Talon   "CK HK CA C5 S7 DJ H5 D5 SA HJ CQ SK D6"]
auction   2 vuelta  3 pass  1 pass   {a turned game}
turn      2 CK   {a good card}
exchange  2 H6 DK DQ  3 SQ S6 C2 H3 DA D7 D4 D3  1 HA D2
play   {now}
    2 surrender   {too early}
    3 refuse
 1  2 S5 S3 S2   {a trick}
"""


def test_a_comment_stays_on_the_line_on_which_it_stands():
    """Every line that may have a comment keeps its own."""
    assert NOTED == format_record(parse_record(NOTED))


@pytest.mark.parametrize("tag", ['[Pool    "²"]', '[Pool    "--5"]'])
def test_a_number_is_written_in_plain_figures(tag):
    """Text that only looks like a number is a flaw, not a crash."""
    readings = read_records(NOTED.replace('[Pool    "45"]', tag))

    assert [FlawKind.BAD_TAG] == [flaw.kind for flaw in readings[0].flaws]
