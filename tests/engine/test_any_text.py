"""Reading any text: the result is a deal, or flaws with line and column, and it comes soon."""

from __future__ import annotations

import tracemalloc
from pathlib import Path
from random import Random

import pytest
from spoiling import read_file, read_view, spoilt_records, spoilt_views

from ombre_desktop.engine.flaws import Flaw, FlawKind, RecordError
from ombre_desktop.engine.notation import decoded, parse_record, parse_view, read_records
from ombre_desktop.engine.notation.blocks import (
    LARGEST,
    LONGEST_BLOCK,
    LONGEST_LINE,
    MOST_COMMENTS,
    MOST_LINES,
)

RECORDS = Path(__file__).parents[1] / "records"
HELD_TWICE = (RECORDS / "renegado" / "held_twice.ombre").read_text(encoding="utf-8")
FIGURES = "9" * 5_000

VIEW = """\
[Record  "ombre 1"]
[Ruleset "renegado"]
[View    "1"]
[Dealer  "1"]
[Pool    "5"]
[Deal    "1 SAJ65 C6 HQJ5 DK; 2 ?9; 3 ?9"]
[Talon   "?13"]
"""


def flaw_of(text: str) -> Flaw:
    """Return the first flaw of a record."""
    with pytest.raises(RecordError) as raised:
        parse_record(text)
    return raised.value.flaws[0]


def flaw_of_view(text: str) -> Flaw:
    """Return the first flaw of a view."""
    with pytest.raises(RecordError) as raised:
        parse_view(text)
    return raised.value.flaws[0]


@pytest.mark.parametrize(
    ("found", "put", "kind"),
    [
        (" 2  1 SA", " 2  1 !", FlawKind.BAD_WORD),
        (" 2  1 SA", " 2  1 ?", FlawKind.BAD_CARD),
        ("1 entrada", f"1 {'solo' * 900}", FlawKind.BAD_WORD),
        ("1 S\n", "1 !\n", FlawKind.BAD_WORD),
        ("2 D7 CQ", "2 !", FlawKind.BAD_WORD),
        ('Pool    "5"', f'Pool    "{FIGURES}"', FlawKind.BAD_TAG),
        ('Pool    "5"', 'Pool    "-5"', FlawKind.BAD_TAG),
        ('Pool    "5"', 'Pool    "²"', FlawKind.BAD_TAG),
        ('Dealer  "3"', f'Dealer  "{FIGURES}"', FlawKind.BAD_TAG),
        ('Dealer  "3"', 'Dealer  "٣"', FlawKind.BAD_TAG),
        ('"C3 D2', '"?2000000000 D2', FlawKind.BAD_CARD),
        ('"C3 D2', '"?200000000 D2', FlawKind.WRONG_COUNT),
        ('"C3 D2', f'"?{FIGURES} D2', FlawKind.BAD_CARD),
        ('"C3 D2', f'"{"?40 " * 3000}D2', FlawKind.WRONG_COUNT),
        ("1 SAKQ752", f"1 S{'A' * 9000}", FlawKind.WRONG_COUNT),
        ("1 SAKQ752", f"{'1 -;' * 900}", FlawKind.BAD_TAG),
        ("1 SAKQ752 HK DK6; 2 CAKQ HAQJ32 D7; 3 S43 CJ76 H7 DAQJ", "1 ?9; 2 ?9; 3 ?9", FlawKind.FACE_DOWN),
        ("; 3 S43 CJ76 H7 DAQJ", "", FlawKind.WRONG_SEATS),
        ('"renegado"', f'"renegado"]\n[House "ante=each_{FIGURES}"', FlawKind.UNKNOWN),
        ('"renegado"', f'"homme_auvergne"]\n[House "homme_target={FIGURES}"', FlawKind.UNKNOWN),
    ],
)
def test_a_word_that_is_none_is_a_flaw(found, put, kind):
    """Very long numbers, figures of other alphabets, a mark alone and too many hidden cards are flaws."""
    assert found in HELD_TWICE

    assert kind is flaw_of(HELD_TWICE.replace(found, put, 1)).kind


@pytest.mark.parametrize(
    ("cut", "line", "column", "found"),
    [
        ('[Talon   "C3 D', 8, 1, '[Talon   "C3 D'),
        ("; 2 CAKQ HAQ", 7, 1, '[Deal    "1 SAKQ752 HK DK6; 2 CAKQ HAQ'),
        ("1 entrada  2 vue", 9, 24, "vue"),
        ("exchange  2 D7 C", 11, 16, "C"),
        (" 2  1 SA C", 14, 10, "C"),
        ("result    sac", 19, 1, "sac"),
        ("payments  pool>1 5  2>1 1", 20, 1, "pool>1 5 2>1 1"),
        ("solo  2 pass   {1 speaks", 9, 75, "{1 speaks"),
    ],
)
def test_a_record_that_was_cut_off_says_so(cut, line, column, found):
    """A last word that is cut in half is not reported as a wrong word."""
    text = HELD_TWICE[: HELD_TWICE.index(cut) + len(cut)]

    flaw = flaw_of(text)

    assert (FlawKind.CUT_OFF, line, column, found) == (flaw.kind, flaw.line, flaw.column, flaw.found)


def test_the_card_that_is_none_is_named():
    """The flaw names the wrong card, not the first of those thrown with it."""
    flaw = flaw_of(HELD_TWICE.replace("2 D7 CQ", "2 D7 CX"))

    assert (FlawKind.BAD_CARD, "CX", 16) == (flaw.kind, flaw.found, flaw.column)


@pytest.mark.parametrize(
    ("found", "put", "line", "column", "kind"),
    [
        ('[Seats   "1 Ana; 2 Bo; 3 Ci"]', '[Seats   "1 Ana; 2 Bo; 3 Ci]', 4, 1, FlawKind.TORN_TAG),
        ("2 pass   {1 speaks", "2 pass   {1 {speaks", 9, 75, FlawKind.OPEN_COMMENT),
    ],
)
def test_what_is_opened_and_not_closed_is_a_flaw(found, put, line, column, kind):
    """The flaw is at the opening bracket, and the cards are still dealt."""
    assert found in HELD_TWICE
    text = HELD_TWICE.replace(found, put, 1)

    flaw = flaw_of(text)

    assert (line, column, kind) == (flaw.line, flaw.column, flaw.kind)
    assert read_records(text)[0].record is not None


def test_a_torn_tag_is_what_seems_to_be_missing():
    """A writer whose talon tag is torn is not told that the talon is missing."""
    text = HELD_TWICE.replace('SJ C2"]', "SJ C2")

    assert (FlawKind.TORN_TAG, 8) == (flaw_of(text).kind, flaw_of(text).line)


def test_a_text_that_is_no_record_is_told_as_such():
    """A letter to a friend, say, is not told that its tags are missing."""
    assert FlawKind.NO_RECORD is flaw_of("Dear Ana,\nhow are you?\n").kind


def test_comments_on_one_line_are_all_kept():
    """The comments on one line are joined to one."""
    text = HELD_TWICE.replace("2 pass   {1", "2 pass   {so} {1")

    assert "so 1 speaks before 2 and may hold, twice" == dict(parse_record(text).notes)[6]


TOO_LONG = {
    "a line": "x" * (LONGEST_LINE + 1),
    "a comment on one line": "{" + "x" * LONGEST_LINE + "}",
    "a line of comments": "{}" * (MOST_COMMENTS + 1) + "x",
    "blanks": " " * (LONGEST_LINE + 1),
    "a comment that goes on from a long line": "{a}" + " " * LONGEST_LINE + "{\n}x",
    "lines": "play\n" * (LONGEST_BLOCK + 1),
    "tags": '[Site "here"]\n' * (LONGEST_BLOCK + 1),
    "comments": "{a}\n" * (LONGEST_BLOCK + 1) + "play",
    "lines of comments": "{a}\n" * MOST_LINES,
    "a comment of many lines": "{" + "a\n" * MOST_LINES + "}",
    "empty lines": "\n" * MOST_LINES,
    "braces": "{" * (LONGEST_LINE + 1),
}
SOON_TOO_LONG = {name: text for name, text in TOO_LONG.items() if text.count("\n") < MOST_LINES}
"""Those that are too long before the last line that is read."""


@pytest.mark.parametrize("text", TOO_LONG.values(), ids=TOO_LONG)
def test_what_is_longer_than_any_record_is_a_flaw(text):
    """The text is read no further, and none of it is kept."""
    readings = read_records(text)

    assert {FlawKind.TOO_LONG} == {flaw.kind for reading in readings for flaw in reading.flaws[-1:]}


@pytest.mark.parametrize("text", SOON_TOO_LONG.values(), ids=SOON_TOO_LONG)
def test_what_is_too_long_spoils_no_other_record(text):
    """The record before the long text is still read."""
    reading = read_records(HELD_TWICE + "\n" + text)[0]

    assert reading.record is not None
    assert reading.record.state.is_over


@pytest.mark.parametrize(
    "text",
    [
        "{}\n" * 20_000,
        "{" + "a\n" * 30_000 + "}",
        '[a ""]\n' * 10_000,
        "x " * 100_000,
        "[" * 200_000,
        HELD_TWICE.replace('"C3 D2', '"?999999999 D2'),
        HELD_TWICE.replace("auction ", "auction " + "1 " * 9_000),
    ],
    ids=["comments", "one comment", "tags", "words", "brackets", "hidden cards", "seats"],
)
def test_memory_is_that_of_the_text(text):
    """The memory does not grow with the numbers or repetitions in the text."""
    tracemalloc.start()
    try:
        read_records(text)
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()

    assert peak < 2_000_000 + 8 * len(text)


@pytest.mark.parametrize(
    ("data", "line", "column", "kind"),
    [
        (b"\xff\xfe\x00", 1, 1, FlawKind.NO_TEXT),
        (b"\xef\xbb\xbf[Record]\r\n{caf\xe9}", 2, 5, FlawKind.NO_TEXT),
        (b"x" * (LARGEST + 1), 1, 1, FlawKind.TOO_LARGE),
    ],
)
def test_what_is_no_text_is_a_flaw(data, line, column, kind):
    """The flaw is where the bytes stop being text, with any kind of line end."""
    with pytest.raises(RecordError) as raised:
        decoded(data)

    flaw = raised.value.flaws[0]
    assert (line, column, kind) == (flaw.line, flaw.column, flaw.kind)


def test_lines_end_as_on_any_system():
    """A byte order mark is not taken for a word."""
    assert HELD_TWICE == decoded(b"\xef\xbb\xbf" + HELD_TWICE.replace("\n", "\r\n").encode())


# Views, which the players' process is sent.


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        (VIEW.replace("1 SAJ65 C6 HQJ5 DK", "1 ?9"), FlawKind.FACE_DOWN),
        (VIEW + "auction   2 grande\n", FlawKind.ILLEGAL),
        (VIEW + "auction   2 solo  3 pass  1 pass\ntrump     2 S\nexchange  3 ?10\n", FlawKind.ILLEGAL),
        (VIEW + "auction   2 entrada  3 pass  1 pass\ntrump     2 S\nexchange  2 S7 S7\n", FlawKind.ILLEGAL),
        (
            VIEW + "auction   2 solo  3 pass  1 pass\ntrump     2 S\nexchange  3 -  1 -\nplay\n 1  2 C8\n",
            FlawKind.ILLEGAL,
        ),
        (
            VIEW + "auction   2 solo  3 pass  1 pass\ntrump     2 S\nexchange  3 -  1 -\nplay\n 1  2 SA\n",
            FlawKind.IMPOSSIBLE,
        ),
        (VIEW + "auction   2 solo\nplay {\n", FlawKind.OPEN_COMMENT),
        (VIEW.replace('"?13"', f'"?{FIGURES}"'), FlawKind.BAD_CARD),
        ("\n" * 300, FlawKind.NO_RECORD),
    ],
)
def test_a_view_of_what_cannot_be_is_refused(text, kind):
    """A card that lies face down must not be seen elsewhere, nor exceed the number that there is."""
    assert kind is flaw_of_view(text).kind


CALLING = """\
[Record  "ombre 1"]
[Ruleset "five_handed"]
[View    "1"]
[Dealer  "5"]
[Pool    "15"]
[Deal    "1 SQ7 CA76 HK2 D7; 2 ?8; 3 ?8; 4 ?8; 5 ?8"]
auction   1 pass  2 ask  3 pass  4 pass  5 pass
trump     2 H  2 call DQ
"""


def test_a_queen_may_be_called_by_a_hand_that_is_not_seen():
    """A hidden hand may have all three kings, but nobody can call a card that is not in the pack."""
    assert "DQ" == str(parse_view(CALLING).position.called)
    assert FlawKind.ILLEGAL is flaw_of_view(CALLING.replace("call DQ", "call D8")).kind


# Random texts; benchmarks/fuzz_records.py tries a thousand times as many.


def test_files_spoilt_by_chance_are_deals_or_flaws():
    """The files are changed by the byte, by the word or by the line."""
    found = [read_file(data) for data in spoilt_records(Random(1), 120)]

    assert 0 in found
    assert max(found) > 0


def test_views_spoilt_by_chance_are_views_or_refused():
    """The text of a view is the protocol to the players' process."""
    assert {0, 1} == {read_view(text) for text in spoilt_views(Random(1), 120)}
