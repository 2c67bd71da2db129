"""Pictures of cards: the same however they are read, and read so that no two threads wait for each other."""

from __future__ import annotations

import tempfile
from itertools import combinations, pairwise
from pathlib import Path
from threading import Event

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QImage, QPolygonF, QTransform

from ombre_desktop.engine import HIDDEN, Card, Pack, Suit
from ombre_desktop.storage.display_options import (
    PLAIN,
    Back,
    CardPrint,
    Deck,
    IndexSize,
    Letters,
    SuitColours,
)
from ombre_desktop.storage.first_look import ClothName, ColourScheme
from ombre_desktop.ui.background.paint_thread import Studio
from ombre_desktop.ui.paint import card_print
from ombre_desktop.ui.paint.card_deck import BACK, CARDS, our_deck
from ombre_desktop.ui.paint.card_print import drawing
from ombre_desktop.ui.paint.theme import theme_for
from ombre_desktop.ui.table import deck_art
from ombre_desktop.ui.table.brush import Brush
from ombre_desktop.ui.table.card_item import CardPictures, Face
from ombre_desktop.ui.table.deck_art import DeckArt, render
from ombre_desktop.ui.table.layout import SEAT_COUNTS, layout_for
from ombre_desktop.ui.table.scene import TableScene

UI = Path(deck_art.__file__).parent
NAMES = sorted(path.stem for path in (CARDS / "french").glob("*.svg"))
JUMBO = CardPrint(index=IndexSize.JUMBO)
FOUR = CardPrint(colours=SuitColours.FOUR)
DANISH = CardPrint(letters=Letters.DANISH)
PRINTS = (PLAIN, DANISH, CardPrint(Letters.FRENCH, IndexSize.JUMBO, SuitColours.FOUR, Back.SCALES))
GREEN = theme_for(ClothName.GREEN, ColourScheme.DARK)
RGB = QImage.Format.Format_RGB32
HIGH = 620
"""The width and height of the test cards in pixels: two for each unit of a card."""


@pytest.mark.parametrize(
    ("window", "ratio", "expected"),
    [
        ((1024, 676), 1.0, "back_1_small"),
        ((1280, 776), 1.0, "back_1_small"),
        ((1280, 776), 2.0, "back_1_small"),
        ((2560, 1416), 1.0, "back_1_small"),
        ((2560, 1416), 2.0, "back_1_middle"),
        ((3840, 2136), 1.0, "back_1_middle"),
        ((5120, 2856), 1.0, "back_1_middle"),
    ],
)
def test_all_backs_on_the_table_are_printed_alike(app_families, monkeypatch, window, ratio, expected):
    """
    Hands, talon, discards and tricks differ in size on every screen, and are still of one deck.

    Where the smallest has pixels enough, all of them show the medallion.
    """
    printed, closed = set(), Studio()
    closed.close()
    monkeypatch.setattr(closed, "order", lambda work, _: work())

    def rendered(deck: Deck, name: str, size: tuple[int, int], look: CardPrint) -> QImage:
        printed.add(drawing(our_deck(deck), name, look, size[0]).stem)
        return QImage(1, 1, RGB)

    monkeypatch.setattr(deck_art, "render", rendered)
    art = DeckArt(closed)
    pictures, scene = CardPictures(art), TableScene(art)
    for layout in (layout_for(QSizeF(*window), seats) for seats in SEAT_COUNTS):
        scene.adapt(Brush(layout, GREEN, app_families, ratio), Deck.FRENCH)
        heights = {layout.centre.talon_auction.size.height(), layout.centre.talon.size.height()}
        heights |= {size for seat in layout.seats for size in (seat.hand.height, seat.tricks.height)}
        heights |= {part.size.height() for seat in layout.seats for part in (seat.dead, seat.pack)}
        for height in heights:
            pictures.drawn(Face(Deck.FRENCH, HIDDEN, height, ratio, dim=False, glow=False))

    assert {expected} == printed


@pytest.mark.parametrize("printed", PRINTS)
@pytest.mark.parametrize("deck", Deck)
def test_every_picture_comes_in_the_size_that_is_wanted(qapp, deck, printed):
    names = [BACK, *(path.stem for path in (CARDS / deck.value).glob("[!b]*.svg"))]

    assert {(71, 110)} == {render(deck, name, (71, 110), printed).size().toTuple() for name in names}


@pytest.mark.parametrize(("index", "least"), [(IndexSize.NORMAL, 0.13), (IndexSize.JUMBO, 0.18)])
@pytest.mark.parametrize("deck", Deck)
def test_the_index_is_high_enough_on_the_rendered_card(qapp, deck, index, least):
    """The ink in both corners has the required share of the card's height, in one piece."""
    ink = QColor(our_deck(deck).told["inks"]["C"]).rgb()
    for rank in our_deck(deck).told["texts"]["en"]:
        image = render(deck, f"C{rank}", (400, HIGH), CardPrint(index=index))

        for corner in (image, image.transformed(QTransform().rotate(180))):
            assert rows_of(corner.copy(24, 20, 76, 160), ink) / HIGH >= least, rank


def rows_of(image: QImage, ink: int) -> int:
    """Return the height of the print in *ink*; its first and last row, mixed with paper, count half each."""
    pixels = memoryview(image.constBits()).cast("B").cast("I")
    found = [at // image.width() for at, pixel in enumerate(pixels) if pixel == ink]
    return found[-1] - found[0] + 2


@pytest.mark.parametrize("size", [(1024, 700), (1280, 800), (1920, 1080)])
def test_a_fan_of_nine_leaves_every_index_free(size):
    """The next card leaves the whole index column free, even that of a jumbo index with its sign."""
    places = layout_for(QSizeF(*size), 3).seats[0].hand.places(9)

    for under, over in pairwise(places):
        column = QRectF(0, 0, 0.24 * under.size.width(), 0.33 * under.size.height())
        cover = over.transform.map(QPolygonF(QRectF(QPointF(0, 0), over.size)))
        shown = under.transform.map(QPolygonF(column))
        # Two per cent are allowed: a card's own corner is round, and the index ends before the column does.
        assert shown.intersected(cover).boundingRect().width() <= 0.02 * under.size.width()


@pytest.mark.parametrize("deck", Deck)
def test_four_colours_are_told_apart_without_red_and_green(qapp, deck):
    """
    Any two suits differ, also without seeing red and green, because one of each pair is darker or bluer.
    """
    inks = {suit: set(colours.values()) for suit, colours in our_deck(deck).told["four_colours"].items()}
    seen = {suit: dulled(QColor(*colours)) for suit, colours in inks.items()}

    for one, other in combinations("SHCD", 2):
        assert sum((a - b) ** 2 for a, b in zip(seen[one], seen[other], strict=True)) ** 0.5 > 45


def dulled(colour: QColor) -> tuple[float, float, float]:
    """Return *colour* as seen without middle cones (Vienot, Brettel and Mollon, 1999)."""
    red, green, blue = ((part / 255) ** 2.2 for part in colour.getRgb()[:3])
    mixed = 0.29275 * red + 0.70725 * green
    blue = max(0.0, blue + 0.02234 * (green - red))
    yellowish, bluish = (255 * part ** (1 / 2.2) for part in (mixed, blue))
    return yellowish, yellowish, bluish


@pytest.mark.parametrize("deck", Deck)
def test_four_colours_print_each_suit_in_its_own(qapp, deck):
    """
    The card has the colour; a sign that stands alone only if it is French, since a Spanish sign is told
    by its shape.
    """
    for suit, colours in our_deck(deck).told["four_colours"].items():
        (ink,) = set(colours.values())
        card, sign = (render(deck, name, (100, 155), FOUR) for name in (f"{suit}7", f"sign_{suit}"))
        assert QColor(ink).rgb() in colours_of(card)
        assert (deck is Deck.FRENCH) == (QColor(ink).rgb() in colours_of(sign))


def colours_of(image: QImage) -> set[int]:
    return set(memoryview(image.constBits()).cast("B").cast("I"))


@pytest.mark.parametrize("name", NAMES)
def test_a_changed_drawing_is_drawn_like_a_file(qapp, name):
    """The pixels are the same, so that only the index changes with the language."""
    path = CARDS / "french" / f"{name}.svg"

    from_file = deck_art._from_file(path, (97, 151))
    others = (draw(path.read_bytes(), (97, 151)) for draw in (deck_art._from_text, deck_art._from_memory))

    assert [from_file, from_file] == [other.convertToFormat(from_file.format()) for other in others]


def test_without_room_for_a_file_a_changed_drawing_is_drawn_all_the_same(qapp, monkeypatch, tmp_path):
    """The drawing works without a file, and no file is left over where there is room for one."""
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    kept = render(Deck.FRENCH, "SA", (97, 151), JUMBO)
    assert [] == list(tmp_path.iterdir())

    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "nowhere"))
    assert kept == render(Deck.FRENCH, "SA", (97, 151), JUMBO)


def test_letters_change_the_courts_alone(qapp):
    """A jack has another letter in Danish, and a seven has no letter at all."""
    assert render(Deck.FRENCH, "HJ", (97, 151), DANISH) != render(Deck.FRENCH, "HJ", (97, 151))
    assert render(Deck.FRENCH, "H7", (97, 151), DANISH) == render(Deck.FRENCH, "H7", (97, 151))
    assert render(Deck.SPANISH, "HJ", (97, 151), DANISH) == render(Deck.SPANISH, "HJ", (97, 151))


def test_an_index_put_together_anew_is_the_index_of_the_file(qapp):
    """
    In the file's own size and language, the two differ by at most a rounding of a tenth of a card's unit.
    """
    for code in ("SQ", "D7", "H4"):
        kept = (CARDS / "french" / f"{code}.svg").read_text(encoding="utf-8")
        anew = card_print._with_index(kept, our_deck(Deck.FRENCH).told, code, PLAIN)
        # The bits belong to the picture, so both pictures are held while their bits are read.
        pictures = [deck_art._from_text(text.encode(), (200, 310)) for text in (kept, anew)]
        one, other = (bytes(picture.constBits()) for picture in pictures)

        assert sum(abs(a - b) > 64 for a, b in zip(one, other, strict=True)) < 200


def test_every_back_is_another_picture(qapp):
    names = {drawing(our_deck(Deck.SPANISH), BACK, CardPrint(back=back)) for back in Back}

    assert len(Back) == len(names)
    assert len(list((CARDS / "spanish").glob("back_?.svg"))) == len(names)


def test_on_a_larger_screen_the_old_print_of_the_back_shows_until_the_new_one_is_ready(qapp, qtbot):
    """A window that moves to another screen has no bare cards for a moment."""
    studio = Studio()
    art, size = DeckArt(studio), QSizeF(0, 60)
    with qtbot.waitSignal(art.ready):
        art.on_table(Deck.FRENCH, HIDDEN, size, 1.0)
    before = art.on_table(Deck.FRENCH, HIDDEN, size, 1.0)

    art.set_table(QSizeF(0, 200), 1.0)
    with qtbot.waitSignal(art.ready):
        assert before is art.on_table(Deck.FRENCH, HIDDEN, size, 1.0)

    assert art.on_table(Deck.FRENCH, HIDDEN, size, 1.0).toImage() != before.toImage()
    studio.close()


def test_a_new_print_shows_the_old_picture_until_its_own_is_ready(qapp, qtbot):
    """The table never shows bare cards while somebody tries out the preferences."""
    studio = Studio()
    art, size, ace = DeckArt(studio), QSizeF(0, 60), Card.parse("SA")
    for card in (ace, HIDDEN):
        with qtbot.waitSignal(art.ready):
            assert art.pixmap(Deck.FRENCH, card, size, 1.0) is None
    before = art.pixmap(Deck.FRENCH, ace, size, 1.0)

    art.set_print(CardPrint(index=IndexSize.JUMBO, back=Back.SCALES))
    with qtbot.waitSignal(art.ready):
        assert before is art.pixmap(Deck.FRENCH, ace, size, 1.0)
    assert art.pixmap(Deck.FRENCH, ace, size, 1.0).toImage() != before.toImage()

    art.set_print(PLAIN)
    assert before is art.pixmap(Deck.FRENCH, ace, size, 1.0)
    studio.close()


def test_the_picture_that_is_wanted_comes_before_the_rest_of_the_pack(qapp, monkeypatch):
    """The wanted picture was ordered with the others, and no picture is drawn twice."""
    drawn, studio, go_on = [], Studio(), Event()
    monkeypatch.setattr(deck_art, "render", lambda _deck, name, *_: drawn.append(name) or QImage())
    art, size = DeckArt(studio), QSizeF(0, 60)
    studio.order(go_on.wait)
    art.prepare(Deck.SPANISH, Pack.SPANISH.cards, size, 1.0)
    art.pixmap(Deck.SPANISH, Card.parse("CA"), size, 1.0)

    go_on.set()
    studio.wait()

    assert "CA" == drawn[0]
    assert sorted(card.text for card in Pack.SPANISH.cards) == sorted(drawn)
    studio.close()


@pytest.mark.parametrize("suit", Suit)
@pytest.mark.parametrize("deck", Deck)
def test_whatever_becomes_trump_its_sign_is_there_at_once(qapp, app_families, deck, suit):
    """The signs come with the pack, at the size of the plate, so that the plate is never empty."""
    studio = Studio()
    art = DeckArt(studio)
    brush = Brush(layout_for(QSizeF(1280, 800), 3), GREEN, app_families, 2.0)
    scene = TableScene(art)
    scene.adapt(brush, deck)
    scene.order_pictures((Card.parse("SA"),))
    studio.wait()
    QCoreApplication.sendPostedEvents(art, QEvent.Type.MetaCall)

    sign = art.sign(deck, suit, brush.layout.centre.trump_plate.height(), 2.0)

    assert sign is not None
    assert round(brush.layout.centre.trump_plate.height() * 2) == sign.height()
    studio.close()


def test_a_picture_that_is_missing_is_none(qapp):
    assert render(Deck.FRENCH, "XX", (97, 151)).isNull()


def test_no_buffer_of_python_is_read_by_qt():
    """
    Qt must not read the next bytes from an object of Python's.

    The reading thread would hold Qt's lock and wait for Python. If the GUI thread has Python and waits
    for that lock, the program stands still for ever.
    """
    assert [] == [path.name for path in UI.rglob("*.py") if "QBuffer" in path.read_text(encoding="utf-8")]


@pytest.mark.parametrize(("width", "darkest"), [(40, 100), (76, 115), (140, 105)])
@pytest.mark.parametrize("back", Back)
@pytest.mark.parametrize("deck", Deck)
@pytest.mark.usefixtures("qapp")
def test_a_back_of_few_pixels_is_dark_and_has_a_pattern(deck, back, width, darkest):
    """Averaged to a pale tint, it would be no back any more: a tenth of it stands out from the ground."""
    height = round(width * 1.55)
    image = render(deck, BACK, (width, height), CardPrint(back=back))
    edge = width // 10
    lights = [
        image.pixelColor(x, y).lightness()
        for x in range(edge, width - edge)
        for y in range(edge, height - edge)
    ]
    ground = sorted(lights)[len(lights) // 3]

    assert ground < darkest
    assert sum(light - ground > 40 for light in lights) > 0.1 * len(lights)
