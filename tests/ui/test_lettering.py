"""Words in lines: where a line may break, in languages with spaces and without."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF

from ombre_desktop.ui.paint.fitting import folded
from ombre_desktop.ui.paint.lettering import Lettering, words_of


@pytest.mark.parametrize(
    ("text", "pieces"),
    [
        ("Your turn: play a card.", ["Your ", "turn: ", "play ", "a ", "card."]),
        ("38\N{NO-BREAK SPACE}% here", ["38\N{NO-BREAK SPACE}% ", "here"]),
        ("Gyldenløve-Rosenkrantz", ["Gyldenløve-Rosenkrantz"]),
        ("", [""]),
    ],
)
def test_a_line_breaks_at_spaces(text, pieces):
    assert pieces == words_of(text)


@pytest.mark.parametrize(
    ("text", "pieces"),
    [
        ("勝ち、負け。", ["勝ち、", "負け。"]),
        ("どちらよりも多くトリックを取れば", ["どちらよりも", "多く", "トリックを", "取れば"]),
        ("切り札を決めて、手札を交換", ["切り札を", "決めて、", "手札を", "交換"]),
        ("Doña Inésが", ["Doña ", "Inésが"]),
    ],
)
def test_japanese_breaks_between_its_phrases(text, pieces):
    """No word and no name is broken, and a full stop or a comma never begins a line."""
    assert pieces == words_of(text)


def test_a_long_japanese_sentence_is_no_wider_than_its_place(qapp):
    """It has no spaces, and is neither cut nor set beyond its panel."""
    words = Lettering("オンブルはディフェンダーのどちらよりも多くのトリックを取りました。", QFont())

    wrapped = words.wrapped(160)

    assert wrapped.size.width() <= 160
    assert words.text == wrapped.text.replace("\n", "")
    assert 1 == folded(words).text.count("\n")


def test_japanese_lines_are_as_high_as_they_are_drawn(app_families):
    """They are higher than those of the font that is asked for, and would lie over its neighbours."""
    font = QFont(app_families.sans)
    font.setPixelSize(16)
    flags = Qt.AlignmentFlag.AlignLeft
    words = Lettering("引き継げば\n続けます", font)

    drawn = QFontMetricsF(font).boundingRect(QRectF(0, 0, 1000, 1000), flags, words.text)

    assert drawn.height() <= words.size.height()
