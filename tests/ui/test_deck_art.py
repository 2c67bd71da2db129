"""Pictures of cards: the same however they are read, and read so that no two threads wait for each other."""

from __future__ import annotations

from pathlib import Path

import pytest

from ombre_desktop.storage.tastes import Letters
from ombre_desktop.ui import deck_art
from ombre_desktop.ui.deck_art import CARDS, drawing, render
from ombre_desktop.ui.texts.deck import Deck

UI = Path(deck_art.__file__).parent
NAMES = sorted(path.stem for path in (CARDS / "french").glob("*.svg"))


@pytest.mark.parametrize("letters", Letters)
@pytest.mark.parametrize("deck", Deck)
def test_every_picture_comes_in_the_size_that_is_wanted(qapp, deck, letters):
    sizes = {render(deck, path.stem, (71, 110), letters.value).size().toTuple() for path in files_of(deck)}

    assert {(71, 110)} == sizes


def files_of(deck: Deck) -> list[Path]:
    return sorted((CARDS / deck.value).glob("*.svg"))


@pytest.mark.parametrize("name", NAMES)
def test_a_changed_drawing_is_drawn_like_a_file(qapp, name):
    """The same to the pixel, so that an index in another language is all that changes."""
    path = CARDS / "french" / f"{name}.svg"

    from_file = deck_art._from_file(path, (97, 151))
    from_text = deck_art._from_text(path.read_bytes(), (97, 151))

    assert from_file == from_text.convertToFormat(from_file.format())


def test_letters_change_the_courts_alone(qapp):
    """A king has its own in Danish; a seven has none."""
    assert render(Deck.FRENCH, "HJ", (97, 151), "da") != render(Deck.FRENCH, "HJ", (97, 151))
    assert CARDS / "french" / "H7.svg" == drawing(Deck.FRENCH, "H7", "da")


def test_a_picture_that_is_missing_is_none(qapp):
    assert render(Deck.FRENCH, "XX", (97, 151)).isNull()


def test_no_buffer_of_python_is_read_by_qt():
    """
    A reader that holds Qt's lock would ask it, and so Python, for the next bytes.

    If the GUI thread has Python and waits for that lock, the program stands still for ever.
    """
    assert [] == [path.name for path in UI.rglob("*.py") if "QBuffer" in path.read_text(encoding="utf-8")]
