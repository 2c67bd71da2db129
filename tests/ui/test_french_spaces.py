"""French as it is printed: a space that does not break goes with double punctuation."""

from __future__ import annotations

import re

import pytest
from languages import all_of

from tools.languages.catalogues import messages

LOOSE = re.compile(r"(?<![\u00a0\u202f;:!?…])[;:!?»](?=\s|$|[.,)])|«(?![\u00a0\u202f])")
"""Double punctuation that may begin a line, or a quotation mark that may end one."""
FIELD = re.compile(r"\{\w+:?")
MARKUP = re.compile(r"<[^>]*>|&\w+;")
KIND = re.compile(r"; ?(\w+=[^;]*|[mf]v?(pl)?)(?=;|$)")
"""The kind of a noun, or one of its forms."""


def loose(text: str) -> list[str]:
    """Return the marks of *text* that lack their space; filters of files, "(*.csv);;", are no sentences."""
    plain = FIELD.sub("{", KIND.sub("", MARKUP.sub("", text)))
    return [] if ";;" in plain else LOOSE.findall(plain)


def test_no_mark_stands_alone_on_a_line():
    told = {element.text or "" for catalogue in all_of("fr") for _, element in messages(catalogue)}

    assert len(told) > 1000
    assert [] == sorted(text for text in told if loose(text))


@pytest.mark.parametrize("text", ["Gagné : 3", "Vraiment?", "«Je passe»", "{card:le}; mais", "Tout !"])
def test_a_mark_that_stands_alone_is_found(text):
    assert loose(text)


@pytest.mark.parametrize("text", ["poule; f", "{name:f elle|m il} dit\u00a0: tout\u202f!", "allié; f=alliée"])
def test_other_colons_are_let_be(text):
    assert not loose(text)
