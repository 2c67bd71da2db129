"""Records and views of all games, damaged at random: byte by byte, word by word or line by line."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from pathlib import Path
from random import Random

from chance import played

from ombre_desktop.engine import DealState, Seat, ruleset, ruleset_names, view
from ombre_desktop.engine.flaws import RecordError
from ombre_desktop.engine.notation import (
    decoded,
    format_record,
    format_view,
    parse_record,
    parse_view,
    read_records,
    record_of,
)
from ombre_desktop.engine.variants import variant

RECORDS = Path(__file__).parent / "records"
DEALS = 4
"""Deals of each game from which whole records and views are made."""

WORDS = (
    *("!", "?", "?3", "?40", "?999999999", "?2000000000", "?-1", "-", "...", "²", "٣", "½", "é", "\u202e"),
    *("S7", "CA", "HK", "D2", "SA", "C8", "DT", "SX", "S", "C7!", "?!", "SAKQ", "HAQJ32", "call", "pass"),
    *("claim", "vole", "play", "turn", "result", "payments", "scores", "auction", "trump", "exchange"),
    *("surrender", "refuse", "accept", "takeover", "keep", "show", "take", "leave", "throw_in", "yield"),
    *("0", "1", "2", "3", "4", "5", "6", "-1", "99", "007", "1e9", "0x5", "1_0", "+1", "NaN", "null"),
    *("{", "}", "{}", "[", "]", '"', ";", "\\", "\x00", "\x1b[31m", "\x0b", "\u2028", "%s", "{0}", "<b>"),
    *("[View", "[Deal", "[Talon", '[Record "ombre 1"]', '[House "ante=each_0"]', '[Pool "-1"]'),
)
Spoil = Callable[[str, Random], str]


def spoilt_records(rng: Random, count: int) -> Iterator[bytes]:
    """Yield *count* spoilt files of records."""
    sound = _records()
    for _ in range(count):
        yield _in_bytes(_spoilt(rng.choice(sound), rng), rng)


def spoilt_views(rng: Random, count: int) -> Iterator[str]:
    """Yield *count* spoilt texts of views."""
    sound = _views()
    for _ in range(count):
        yield _spoilt(rng.choice(sound), rng)


def read_file(data: bytes) -> int:
    """
    Read *data* as a file of records; return the number of deals in it.

    Every deal can be written, and is the same when read again.
    """
    try:
        text = decoded(data)
    except RecordError:
        return 0
    records = []
    for reading in read_records(text):
        assert reading.record is not None or reading.flaws
        assert all(flaw.line > 0 and flaw.column > 0 and len(str(flaw)) < 3_000 for flaw in reading.flaws)
        records += [reading.record] if reading.record is not None else []
    for record in records:
        assert record.state == parse_record(format_record(record)).state
    return len(records)


def read_view(text: str) -> int:
    """Read *text* as a view; return the number of views in it."""
    try:
        seen = parse_view(text)
    except RecordError:
        return 0
    assert seen == parse_view(format_view(seen))
    return 1


@cache
def _records() -> Sequence[str]:
    golden = [path.read_text(encoding="utf-8") for path in sorted(RECORDS.rglob("*.ombre"))]
    return [*golden, *(format_record(record_of(state)) for state in _positions())]


@cache
def _views() -> Sequence[str]:
    return [format_view(view(state, Seat(at))) for state in _positions() for at in range(state.seats)]


def _positions() -> Iterator[DealState]:
    """Yield moments of deals of every game, by any house rules."""
    rng = Random(8)
    for game in map(variant, ruleset_names()):
        for _ in range(DEALS):
            house = " ".join(f"{one.key}={rng.choice(one.values)}" for one in game.standard.settings())
            states = [step.state for step in played(ruleset(game.name, house, rng.choice(game.seats)), rng)]
            yield from (rng.choice(states), states[-1])


def _spoilt(text: str, rng: Random) -> str:
    for _ in range(rng.choice((1, 1, 1, 1, 1, 2, 2, 3, 8))):
        text = rng.choice(WAYS)(text, rng)
    return text


def _word(rng: Random) -> str:
    """Return any word: one of records, one that looks like it, or a number of any length."""
    kind = rng.randrange(4)
    if kind == 0:
        return rng.choice("123456789") + "0123456789"[rng.randrange(10)] * rng.choice(
            (0, 3, 8, 9, 10, 400, 5_000)
        )
    if kind == 1:
        return rng.choice(rng.choice(_records()).split() or [""])
    return rng.choice(WORDS)


def _other_word(text: str, rng: Random) -> str:
    words = text.split(" ")
    words[rng.randrange(len(words))] = _word(rng)
    return " ".join(words)


def _more_words(text: str, rng: Random) -> str:
    words = text.split(" ")
    at = rng.randrange(len(words) + 1)
    words[at:at] = [_word(rng)] * rng.choice((1, 1, 1, 2, 50, 3_000))
    return " ".join(words)


def _fewer_words(text: str, rng: Random) -> str:
    words = text.split(" ")
    at = rng.randrange(len(words))
    del words[at : at + rng.choice((1, 1, 2, 9))]
    return " ".join(words)


def _other_letter(text: str, rng: Random) -> str:
    at = rng.randrange(len(text) + 1)
    letter = chr(rng.choice((rng.randrange(32, 127), rng.randrange(128), rng.randrange(0x3000))))
    return text[:at] + letter + text[at + rng.randrange(2) :]


def _cut(text: str, rng: Random) -> str:
    return text[: rng.randrange(len(text) + 1)]


def _without_a_piece(text: str, rng: Random) -> str:
    at = rng.randrange(len(text) + 1)
    return text[:at] + text[at + rng.randrange(60) :]


def _other_line(text: str, rng: Random) -> str:
    lines = text.split("\n")
    lines[rng.randrange(len(lines))] = rng.choice(rng.choice(_records()).split("\n"))
    return "\n".join(lines)


def _more_lines(text: str, rng: Random) -> str:
    lines = text.split("\n")
    line = rng.choice((rng.choice(lines), *WORDS))
    lines[(at := rng.randrange(len(lines))) : at] = [line] * rng.choice((1, 1, 2, 40, 1_200))
    return "\n".join(lines)


def _lines_changed_about(text: str, rng: Random) -> str:
    lines = text.split("\n")
    one, other = rng.randrange(len(lines)), rng.randrange(len(lines))
    lines[one], lines[other] = lines[other], lines[one]
    return "\n".join(lines)


def _many_times(text: str, rng: Random) -> str:
    return (text + rng.choice(("", "\n"))) * rng.choice((2, 3, 9))


def _with_another(text: str, rng: Random) -> str:
    return text + rng.choice(("", "\n", "{")) + rng.choice(_records())


WAYS: tuple[Spoil, ...] = (
    *(_other_word, _other_word, _more_words, _fewer_words, _other_letter, _other_letter, _cut),
    *(_without_a_piece, _other_line, _more_lines, _lines_changed_about, _with_another, _many_times),
)


def _in_bytes(text: str, rng: Random) -> bytes:
    """Encode *text* as in a file, sometimes with a byte that is not text."""
    data = text.encode()
    if rng.random() < 0.1:
        at = rng.randrange(len(data) + 1)
        data = data[:at] + rng.randbytes(rng.choice((1, 1, 4, 300))) + data[at:]
    return data
