"""The demands on every language, even one that is translated in part."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from ombre_desktop.ui.shell.menus import MENUS
from ombre_desktop.ui.texts.languages import ENGLISH, Speech, available
from ombre_desktop.ui.texts.phrases import translate


@pytest.fixture(params=[code for code in available() if code != ENGLISH])
def spoken(qapp, request) -> Iterator[str]:
    speech = Speech()
    speech.speak(request.param)
    yield request.param
    speech.rest()


def letters(labels: list[str]) -> list[str]:
    """Return the underlined letters of *labels*."""
    return [found[1].upper() for label in labels if (found := re.search(r"&(\w)", label))]


def test_every_letter_leads_to_one_menu(spoken):
    titles = [translate("Menu", title) for title, _ in MENUS if translate("Menu", title) != title]

    assert len(titles) == len(set(letters(titles))), titles


@pytest.mark.parametrize("at", range(len(MENUS)))
def test_every_letter_of_a_menu_leads_to_one_entry(spoken, at):
    """An entry that is not translated yet stands there in English, and may share a letter."""
    keys = [entry.key for entry in MENUS[at][1] if entry is not None]
    labels = [key.label for key in keys if key.label != key.english]

    assert len(labels) == len(letters(labels)) == len(set(letters(labels))), labels
