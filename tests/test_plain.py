"""Text from outside stays text, wherever it is shown, printed or logged."""

import logging
from io import StringIO

import pytest

from ombre_desktop.plain import PlainFormatter, lines_spelled_out, one_line, spelled_out

NASTY = "a\x1b[31mb\u202ec\nd\x00e\udcfff\x85g\u2066h\ufeffi\x9bj\x7fk"
"""An escape sequence, marks of direction, ends of lines, controls, and a byte that is no letter."""


def test_a_line_has_nothing_that_is_not_seen():
    """Ends of lines become spaces, and other invisible characters are removed."""
    assert "a[31mbc def ghijk" == one_line(NASTY, 80)


@pytest.mark.parametrize("name", ["Doña Inés", "דנה", "نرگس‌", "李", "👩‍👧", "A & B <i>", "½", "100 %"])
def test_a_name_of_any_script_stays_as_it_is(name):
    """Characters that join its letters are part of it."""
    assert name == one_line(name, 80)


@pytest.mark.parametrize(
    ("text", "line"),
    [("x" * 10, "x" * 10), ("x" * 11, "x" * 9 + "…"), ("x y" * 9, "x yx yx y…"), (" x " + " " * 99, "x…")],
)
def test_a_line_is_no_longer_than_asked_for(text, line):
    """Dots mark the cut."""
    assert line == one_line(text, 10)


def test_a_long_text_is_not_gone_through():
    """Four million characters are cut before they are looked at."""
    assert 60 == len(one_line("ab\u202e\n" * 1_000_000, 60))


def test_what_is_not_seen_is_spelled_out():
    """The character is spelled out on one line, on a terminal and in a log."""
    assert r"a\x1b[31mb\u202ec\nd\x00e\udcfff\x85g\u2066h\ufeffi\x9bj\x7fk" == spelled_out(NASTY)


def test_lines_stay_lines_where_there_are_several():
    """Tabs are kept as well."""
    assert "a\n\tb\\x1b\\rc" == lines_spelled_out("a\n\tb\x1b\rc")


def logged(*arguments: object, **more: object) -> str:
    """Return the log after one message."""
    written = StringIO()
    handler = logging.StreamHandler(written)
    handler.setFormatter(PlainFormatter(logging.BASIC_FORMAT))
    log = logging.Logger("test")
    log.addHandler(handler)
    log.error(*arguments, **more)
    return written.getvalue()


def test_a_message_of_the_log_is_one_line():
    """A file name cannot add a line of its own."""
    assert "ERROR:test:file x\\nCRITICAL:all is lost\\x1b[2J\n" == logged(
        "file %s", "x\nCRITICAL:all is lost\x1b[2J"
    )


def test_a_traceback_in_the_log_moves_no_cursor():
    """The lines of the traceback are kept."""
    try:
        raise ValueError("\x1b[2J\u202e")
    except ValueError as error:
        text = logged("it failed", exc_info=error)

    assert text.endswith("ValueError: \\x1b[2J\\u202e\n")
    assert "Traceback (most recent call last):\n" in text
