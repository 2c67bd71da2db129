"""Words that go into a page are shown as they are."""

from html import unescape

from ombre_desktop.ui.replay.reading import Line, reading_page


def test_nothing_of_a_text_is_taken_for_markup():
    text = """<b>"Hilario & Inés"</b> aren't > 3, says &amp;"""

    shown = reading_page([], [], [Line(text)]).removeprefix('<p class="happened">').removesuffix("</p>")

    assert text == unescape(shown)
    assert not set(shown) & set("<>\"'")
