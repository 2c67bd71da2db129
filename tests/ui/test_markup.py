"""Words that go into a page are shown as they are."""

from html import unescape

from ombre_desktop.ui.markup import escape


def test_nothing_of_a_text_is_taken_for_markup():
    text = """<b>"Hilario & Inés"</b> aren't > 3, says &amp;"""

    assert text == unescape(escape(text))
    assert not set(escape(text)) & set("<>\"'")
