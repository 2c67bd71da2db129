"""The packed fonts have every character that a language can show, so that no bare system shows boxes."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFont, QFontDatabase, QFontInfo, QTextDocument

from ombre_desktop.storage.first_look import ClothName, ColourScheme
from ombre_desktop.ui.dialogs.rules_style import document_of, page_style
from ombre_desktop.ui.dialogs.style import Appearance
from ombre_desktop.ui.paint.fonts import is_upright, load_fonts, load_script
from ombre_desktop.ui.paint.theme import theme_for
from ombre_desktop.ui.texts.languages import available, own_name
from tools.fonts.characters import ASSETS, missing, used

FONTS = ASSETS / "fonts"
SOURCE = (FONTS / "SourceSansPro-Regular.ttf", FONTS / "SourceSerifPro-Regular.ttf")
CUT = tuple(sorted(FONTS.glob("Ombre*.otf")))
SUITS = set("♠♣♥♦")
"""Signs that the program draws itself."""


@pytest.mark.parametrize("code", [code for code in available() if code != "en"])
def test_every_character_is_in_a_packed_font(qapp, code):
    """``python -m tools.fonts`` cuts the Japanese ones again if a text has new characters."""
    fonts = (*SOURCE, *CUT) if code == "ja" else SOURCE

    assert set() == missing(used(code) - SUITS - set(own_name("ja")), *fonts)


@pytest.mark.parametrize("font", [one for one in CUT if "Name" not in one.stem], ids=lambda one: one.stem)
def test_every_japanese_font_has_every_character(qapp, font):
    """A character from another font would be of another weight."""
    assert set() == missing(used("ja") - SUITS, *SOURCE, font)


def test_the_names_of_all_languages_are_readable_before_one_is_chosen(qapp):
    names = {sign for code in available() for sign in own_name(code)}

    assert set() == missing(names, *SOURCE, FONTS / "OmbreNameJP-Regular.otf")


def test_the_japanese_fonts_stand_in_for_source(qapp):
    families = load_fonts()
    load_script("ja")

    assert {"Ombre Sans JP", "Ombre Serif JP"} <= set(QFontDatabase.families())
    assert "ombre sans jp" == QFont.substitutes(families.sans)[0].lower()
    assert "ombre serif jp" == QFont.substitutes(families.serif)[0].lower()
    assert "Ombre Sans JP" == QFontInfo(QFont("Ombre Sans JP")).family()


def test_the_japanese_fonts_are_small():
    assert sum(font.stat().st_size for font in CUT) < 1_500_000


@pytest.mark.parametrize("words", ["Paso, señor", "ソロ", "38\N{NO-BREAK SPACE}%"])
def test_only_a_script_with_italics_is_slanted(app_families, words):
    look = Appearance(theme_for(ClothName.GREEN, ColourScheme.DARK), app_families, 1.0, 24)
    document = QTextDocument()
    document.setDefaultStyleSheet(page_style(look, 1.0))

    document.setHtml(document_of(f'<p class="lead">{words}</p><p><i>{words}</i></p>'))

    runs = [
        line.begin().fragment().charFormat().fontItalic() for line in (document.begin(), document.lastBlock())
    ]
    assert [not is_upright(words)] * 2 == runs
    assert is_upright(words) == (words == "ソロ")
