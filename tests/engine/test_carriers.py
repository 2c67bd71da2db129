"""Records as they come through mail and chat."""

from __future__ import annotations

import re
import textwrap
from functools import cache
from pathlib import Path

from for_each import for_each

from ombre_desktop.engine.notation import GameRecord, decoded, parse_record
from ombre_desktop.engine.notation.carriers import unpacked

RECORDS = sorted((Path(__file__).parents[1] / "records").rglob("*.ombre"))
NO_BREAK = "\u00a0"


@cache
def record(text: str) -> GameRecord:
    """Return the record in *text*."""
    return parse_record(text)


def told(found: GameRecord) -> tuple[object, ...]:
    """Return all that a record says, with the blanks of its comments as single ones."""
    notes = [(anchor, " ".join(note.split())) for anchor, note in found.notes]
    return found.state, found.tags, [" ".join(line.split()) for line in found.head], notes


def wrapped(text: str, width: int) -> str:
    """Return *text* as a mail program wraps it: at blanks, without indenting what it moves down."""
    lines = text.split("\n")
    return "\n".join(
        "\n".join(
            textwrap.wrap(line, width, drop_whitespace=True, break_on_hyphens=False, break_long_words=False)
        )
        if len(line) > width
        else line
        for line in lines
    )


CARRIERS = {
    "quoted": lambda text: re.sub("^", "> ", text, flags=re.M),
    "quoted twice": lambda text: re.sub("^", ">> ", text, flags=re.M),
    "indented": lambda text: textwrap.indent(text, "    "),
    "with a greeting": lambda text: f"Dear Ana,\nlook at this deal:\n\n{text}\n\nRegards,\nBo\n",
    "in a fence": lambda text: f"```\n{text}\n```\n",
    "in a fence of chat": lambda text: f"Bo:\n```text\n{text}\n```",
    "with blanks that do not break": lambda text: text.replace("  ", NO_BREAK * 2),
    "with curly quotation marks": lambda text: re.sub(
        r'^(\[\w+\s+)"(.*)"\]', "\\1\u201c\\2\u201d]", text, flags=re.M
    ),
    "with an old end of file": lambda text: f"{text}\x1a",
    "with Windows lines": lambda text: text.replace("\n", "\r\n"),
    "with marks of no width": lambda text: text.replace('"]', '"\u200b]'),
    "wrapped": lambda text: wrapped(text, 60),
    "wrapped at 72": lambda text: wrapped(text, 72),
    "quoted and greeted": lambda text: re.sub("^", "> ", f"Look:\n\n{text}", flags=re.M),
}


@for_each(CARRIERS)
def test_a_record_is_read_as_it_was_sent(name):
    """Each record of the collection survives each carrier."""
    for path in RECORDS:
        text = path.read_text(encoding="utf-8")
        sent = CARRIERS[name](text).encode()
        assert told(record(text)) == told(parse_record(decoded(sent))), path


@for_each(RECORDS)
def test_a_record_that_nothing_carried_is_not_touched(path):
    """Neither are its comments, whatever stands in them."""
    text = path.read_text(encoding="utf-8")

    assert text == unpacked(text)


OWN_SIGNS = "Bravo\u00a0! \u201cPepe\u201d, \u00abOui\u00bb \u2066x\u2069 co\u00adop"
SIGNED = f"""\
[Record  "ombre 1"]
[Event   "{OWN_SIGNS}"]
[Ruleset "renegado"]
{{ {OWN_SIGNS}
  > quoted, and “so” }}
"""


def test_names_and_comments_keep_signs_of_their_own():
    """A curly quotation mark in a name once tore the tag, and a comment lost its blanks."""
    assert SIGNED == unpacked(SIGNED)


@for_each(["in a fence", "indented", "quoted", "with curly quotation marks", "with an old end of file"])
def test_they_keep_them_also_where_something_carried_the_record(name):
    assert 2 == unpacked(CARRIERS[name](SIGNED)).count(OWN_SIGNS)


@for_each(["\u00a0", "\u3000", "\u2003"])
def test_a_record_whose_blanks_were_all_replaced_is_read(blank):
    text = RECORDS[0].read_text(encoding="utf-8")
    sent = "\n".join(line.replace(" ", blank) for line in text.split("\n"))

    assert told(record(text)) == told(parse_record(decoded(sent.encode())))


def test_a_text_without_a_tag_is_not_touched():
    assert unpacked("> Dear Ana\u00a0…\x1a") == "> Dear Ana\u00a0…\x1a"


def test_a_comment_that_is_never_closed_stays_before_the_tags():
    """The reader tells where it begins."""
    assert unpacked('{Dear Ana,\n[Record "ombre 1"]\n') == '{Dear Ana,\n[Record "ombre 1"]\n'


def test_a_text_that_is_narrow_was_not_wrapped():
    """The words after a tag are a flaw of their own."""
    assert unpacked('[Ruleset "whist"]\nx\n' * 2) == '[Ruleset "whist"]\nx\n' * 2


def test_a_farewell_goes_even_after_tags_alone():
    assert unpacked('[Record "ombre 1"]\n\nRegards,\nBo\n').split() == ["[Record", '"ombre', '1"]']
