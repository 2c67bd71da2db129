"""The poem's record in other languages: the words to be read differ, and nothing else."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ASSET = Path(__file__).resolve().parents[1] / "ombre_desktop" / "assets" / "records" / "belinda.ombre"
TEXT = ASSET.read_text(encoding="utf-8")
TRANSLATED = sorted((ASSET.parent.parent / "languages").glob("*/records/belinda.ombre"))


@pytest.mark.parametrize("translated", TRANSLATED, ids=lambda asset: asset.parent.parent.name)
def test_a_translated_record_differs_only_in_words_to_be_read(translated):
    """Titles and notes; every card lies and falls as in the English one."""
    notes, title = re.compile(r"\{[^}]*\}"), re.compile(r'\[Event +"[^"]*"\]')
    text = translated.read_text(encoding="utf-8")

    assert title.sub("", notes.sub("", TEXT)) == title.sub("", notes.sub("", text))
    pairs = zip(notes.findall(TEXT), notes.findall(text), strict=True)
    verses = [(len(ours.splitlines()), len(theirs.splitlines())) for ours, theirs in pairs if "lines" in ours]
    assert len(verses) == 26
    assert all(ours == theirs for ours, theirs in verses)
