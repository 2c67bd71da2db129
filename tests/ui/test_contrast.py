"""The contrast that WCAG 2.2 asks of text, focus and grips, on every cloth and in every colour scheme."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

import pytest
from PySide6.QtGui import QColor, QPalette

from ombre_desktop.storage.display_options import CardPrint, Deck, Preferences, SuitColours
from ombre_desktop.storage.first_look import ClothName, ColourScheme
from ombre_desktop.ui.dialogs.rules_style import page_style
from ombre_desktop.ui.dialogs.style import Appearance, colours_of
from ombre_desktop.ui.paint.theme import CHROMES, Theme, palette_for, theme_for
from ombre_desktop.ui.table.deck_art import render
from ombre_desktop.ui.table.focus_ring import INKS as RING_INKS
from tools.screenshots.contrast import blank, contrast, contrasts
from tools.screenshots.legibility import WHOLE, Reading, reading
from tools.screenshots.studio import Studio

TEXT, LARGE = 4.5, 3.0
"""The contrast needed by text, and by large text, the focus and handles."""

BOARD = ("ground_top", "ground_bottom")
LACQUER = ("lacquer_top", "lacquer_bottom")
PAPER = ("paper_top", "paper_bottom")
LEAF = ("leaf_top", "leaf_middle", "leaf_bottom")
INKS = {
    "text": (*BOARD, *LACQUER, "well", "hover"),
    "muted": (*BOARD, *LACQUER),
    "gold": (*BOARD, *LACQUER),
    "ink": (*PAPER, *LEAF, "paper_hover", "chosen"),
    "faint_ink": (*PAPER, "chosen"),
    "win": (*PAPER, "chosen"),
    "lose": (*PAPER, "chosen"),
    "leaf_ink": LEAF,
}
"""The grounds on which each ink of the stylesheet stands, by the name of the ink."""
RINGED = (*BOARD, *LACQUER, *PAPER, *LEAF, "well", "chosen", "paper_hover", "hover")
"""The grounds on which the focus ring lies, inside the edge of a control."""
GRIPS = {"grip": BOARD, "paper_edge": PAPER}

ROLE = QPalette.ColorRole
PALETTE = (
    (ROLE.WindowText, ROLE.Window),
    (ROLE.Text, ROLE.Base),
    (ROLE.Text, ROLE.AlternateBase),
    (ROLE.PlaceholderText, ROLE.Base),
    (ROLE.ButtonText, ROLE.Button),
    (ROLE.ToolTipText, ROLE.ToolTipBase),
    (ROLE.HighlightedText, ROLE.Highlight),
    (ROLE.Link, ROLE.Window),
    (ROLE.Link, ROLE.Base),
)

every_theme = pytest.mark.parametrize(
    "theme",
    [theme_for(cloth, chrome) for cloth in ClothName for chrome in CHROMES],
    ids=[f"{cloth.value}-{chrome.value}" for cloth in ClothName for chrome in CHROMES],
)


def too_faint(theme: Theme, pairs: dict[str, tuple[str, ...]], wanted: float) -> dict[tuple[str, str], float]:
    """Return the *pairs* of colours of the dialogs that have less contrast than is *wanted*."""
    colours = colours_of(theme) | {"win": theme.chrome.win.name(), "lose": theme.chrome.lose.name()}
    found = {
        (front, ground): contrast(QColor(colours[front]), QColor(colours[ground]))
        for front, grounds in pairs.items()
        for ground in grounds
    }
    return {pair: round(ratio, 2) for pair, ratio in found.items() if ratio < wanted}


def test_black_on_white_is_as_much_as_there_is():
    assert 21 == pytest.approx(contrast(QColor("black"), QColor("white")))


@every_theme
def test_text_stands_out_from_its_ground(theme):
    assert {} == too_faint(theme, INKS, TEXT)


def test_the_walnut_stands_out_from_a_light_wall():
    theme = theme_for(ClothName.GREEN, ColourScheme.LIGHT)

    assert contrast(theme.chrome.room, theme.wood.body) > LARGE


@every_theme
def test_the_focus_is_seen(theme):
    """One of the two inks of the ring stands out from any ground."""
    colours = colours_of(theme)
    faint = {
        ground: ratio
        for ground in RINGED
        if (ratio := max(contrast(ink, QColor(colours[ground])) for ink in RING_INKS)) < LARGE
    }

    assert {} == faint


def test_the_inks_of_the_ring_stand_out_from_each_other():
    assert contrast(*RING_INKS) > LARGE


@every_theme
def test_links_in_the_rules_stand_out_from_their_paper(theme, app_families):
    """Links are written in the brown of the headings."""
    style = page_style(Appearance(theme, app_families), 1.0)
    (link,) = re.findall(r"^a { color: (#\w+);", style, re.MULTILINE)
    (heading,) = re.findall(r"^h2 {.* color: (#\w+);", style, re.MULTILINE)
    colours = colours_of(theme)

    assert heading == link
    assert min(contrast(QColor(link), QColor(colours[ground])) for ground in PAPER) >= TEXT


@every_theme
def test_what_scrolls_can_be_found(theme):
    """Scroll bars stand out from the board and from paper."""
    assert {} == too_faint(theme, GRIPS, LARGE)


@every_theme
def test_menus_and_tips_have_a_readable_palette(theme, qapp):
    palette = palette_for(theme)

    faint = [pair for pair in PALETTE if contrast(*(palette.color(role) for role in pair)) < TEXT]
    assert [] == faint


# The painted table and its cards.


@pytest.fixture(scope="module")
def studio(app_families) -> Iterator[Studio]:
    studio = Studio(Preferences(language="en"), (1024, 700))
    yield studio
    studio.app.speech.rest()
    studio.window.close()


@pytest.mark.parametrize(
    ("scheme", "phase"),
    [
        (ColourScheme.LIGHT, "exchange"),
        (ColourScheme.LIGHT, "trick-5"),
        (ColourScheme.DARK, "trick-5"),
        (ColourScheme.CONTRAST, "exchange"),
        (ColourScheme.LIGHT, "lhombre-auction"),
    ],
)
def test_every_painted_text_stands_out_from_the_ground_under_it(studio, scheme, phase):
    """The ground is measured in the picture: plates, counters, trumps that are gone, advice on the cloth."""
    check_contrast(studio, phase, chrome=scheme, cloth=ClothName.GREEN)


@pytest.mark.parametrize("cloth", [one for one in ClothName if one is not ClothName.GREEN])
def test_refused_bids_stand_out_from_every_cloth(studio, cloth):
    """The cloth shines through their parchment."""
    check_contrast(studio, "lhombre-auction", chrome=ColourScheme.DARK, cloth=cloth)


def check_contrast(studio: Studio, phase: str, **liked: object) -> None:
    """Check that all texts of a *phase* stand out, with the preferences that are *liked*."""
    studio.wear(**liked)
    with reading() as notes:
        seen = {one.said for one, share in studio.read(phase, notes) if share >= WHOLE}
    with blank() as inks:
        studio.read(phase, Reading())
        found = contrasts(studio.app.desk.view, inks, seen)

    assert {} == {said: round(ratio, 2) for said, ratio in found.items() if ratio < TEXT}
    assert len(found) > 20


INDEX = (0.2, 0.16)
"""The share of a card, from its corner, in which its index stands."""


def index_contrast(deck: Deck, suit: str, colours: SuitColours) -> float:
    """Return the contrast of the figure in the corner of a seven with the paper of the card."""
    picture = render(deck, f"{suit}7", (240, 371), CardPrint(colours=colours))
    width, height = (int(share * side) for share, side in zip(INDEX, (240, 371), strict=True))
    corner = Counter(picture.pixelColor(x, y).name() for y in range(8, height) for x in range(8, width))
    (paper, _), *others = corner.most_common()
    ink = next(name for name, _ in others if contrast(QColor(name), QColor(paper)) > 1.5)
    return contrast(QColor(ink), QColor(paper))


@pytest.mark.parametrize("colours", SuitColours)
@pytest.mark.parametrize("deck", Deck)
def test_the_figures_of_cards_stand_out_from_their_paper(qapp, deck, colours):
    found = {suit: index_contrast(deck, suit, colours) for suit in "SHCD"}

    assert {} == {suit: round(ratio, 2) for suit, ratio in found.items() if ratio < TEXT}
