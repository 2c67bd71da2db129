"""Words that go into a page are shown as they are."""

from html import unescape

import pytest

from ombre_desktop.storage.first_look import ClothName, ColourScheme
from ombre_desktop.ui.dialogs.style import Appearance
from ombre_desktop.ui.paint.theme import theme_for
from ombre_desktop.ui.replay.reading import reading_page, reading_style


def test_nothing_of_a_text_is_taken_for_markup():
    text = """<b>"Hilario & Inés"</b> aren't > 3, says &amp;"""

    shown = reading_page([], [], [text]).removeprefix('<p class="happened">').removesuffix("</p>")

    assert text == unescape(shown)
    assert not set(shown) & set("<>\"'")


@pytest.mark.parametrize(("text", "size"), [(1.0, 17), (1.5, 22), (2.0, 27)])
def test_events_are_told_in_large_letters_that_grow_less(app_families, text, size):
    """The paper has room for them at ordinary text size; in large text it holds few lines."""
    look = Appearance(theme_for(ClothName.GREEN, ColourScheme.DARK), app_families, text)

    assert f'p.happened {{ font-family: "{app_families.serif}"; font-size: {size}px;' in reading_style(look)
