"""The cards as they are in their files: Qt can draw them, and a player can tell them apart."""

import json
import re
from copy import deepcopy
from functools import cache
from itertools import chain, combinations, product
from pathlib import Path
from statistics import median
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QSize, qInstallMessageHandler
from PySide6.QtGui import QColor, QImage, QImageReader, QTransform

from ombre_desktop.storage.display_options import CardPrint, Deck, IndexSize
from ombre_desktop.ui.paint.card_deck import our_deck
from ombre_desktop.ui.paint.card_print import drawing
from tools.art.courts.dyes import OCHRE
from tools.art.faces import codes, face, is_court
from tools.art.frame import GAP, LINE
from tools.art.geometry import lerp
from tools.art.index import JUMBO, LETTERS, NORMAL, outline, text_of
from tools.art.layout import places
from tools.art.palette import BLUE, GOLD, GREEN, INK, PAPER, STRAW, VERMILION, WHITE
from tools.art.pathdata import packed, parsed
from tools.art.pips import sign
from tools.art.svg import Path as Shape
from tools.art.svg import circle, document, polygon

ROOT = Path(__file__).resolve().parents[2]
ASSETS = ROOT / "ombre_desktop" / "assets" / "cards"
DECKS = ("spanish", "french")
BACKS = [(deck, path.stem) for deck in DECKS for path in sorted((ASSETS / deck).glob("back_*.svg"))]
SVG = "{http://www.w3.org/2000/svg}"
# Everything else is either drawn wrongly by some version of QtSvg or has no place on a card.
ATTRIBUTES = {
    f"{SVG}svg": {"viewBox"},
    f"{SVG}g": {"id", "transform", "fill", "stroke", "stroke-width", "stroke-linejoin", "stroke-linecap"},
    f"{SVG}path": {"d", "fill", "stroke", "stroke-width", "stroke-linejoin"},
}


def drawn(deck):
    """Return the names of all cards of *deck* and of its backs."""
    return [*codes(deck), *(name for other, name in BACKS if other == deck)]


@cache
def asset(deck, name):
    return (ASSETS / deck / f"{name}.svg").read_bytes()


@cache
def drawing_of(deck, name):
    return ElementTree.fromstring(asset(deck, name))


def rendered(svg, height):
    """*svg* as Qt draws it, *height* pixels high, and what Qt had to say about it."""
    said = []
    before = qInstallMessageHandler(lambda _kind, _where, text: said.append(text))
    try:
        buffer = QBuffer()
        buffer.setData(QByteArray(svg))
        buffer.open(QIODevice.OpenModeFlag.ReadOnly)
        reader = QImageReader(buffer, QByteArray(b"svg"))
        reader.setScaledSize(QSize(round(height * 200 / 310), height))
        image = reader.read().convertToFormat(QImage.Format.Format_ARGB32)
    finally:
        qInstallMessageHandler(before)
    return image, said


def points_of(data):
    return [point for segment in parsed(data) for point in segment.points]


def pixels_of(image):
    """Return all pixels, row by row, as numbers."""
    return memoryview(image.constBits()).cast("B").cast("I").tolist()


@cache
def group_of(deck, code, name):
    """Return the group called *name* of a card's file."""
    (found,) = (each for each in drawing_of(deck, code)[0] if each.get("id") == name)
    return found


def corners_of(group):
    """Return all points of the paths of *group*, in tenths of a card's unit."""
    return list(chain.from_iterable(points_of(path.get("d")) for path in group.iter(f"{SVG}path")))


def alone(*groups):
    """Return *groups* as a card of their own, without paper."""
    card = ElementTree.Element(f"{SVG}svg", viewBox="0 0 200 310")
    tenths = dict(drawing_of("french", "SA")[0].attrib)
    ElementTree.SubElement(card, f"{SVG}g", tenths).extend(groups)
    return ElementTree.tostring(card)


def large_index(code):
    """Return the jumbo index of a Spanish card, without the paper round its signs."""
    svg = drawing(our_deck(Deck.SPANISH), code, CardPrint(index=IndexSize.JUMBO))
    group = ElementTree.fromstring(svg)[0][-1]
    for part in [*group.iter(f"{SVG}g")]:
        for bare in [path for path in part if path.get("stroke") == PAPER]:
            part.remove(bare)
    return group


def swollen(group, by):
    """Return a copy of *group*, every shape of it broader by this many units of a card."""
    swelling = deepcopy(group)
    swelling.set("stroke", INK)
    swelling.set("stroke-width", str(10 * by))
    for part in swelling.iter():
        if part is not swelling and part.get("stroke-width"):
            part.set("stroke-width", str(int(part.get("stroke-width")) + 10 * by))
    return swelling


def rank_of(code):
    """Return how many signs a number card has; 0 for a court or an ace."""
    return 0 if code[1] in "AKQJ" else 10 if code[1] == "T" else int(code[1])


def ink_runs(image, row):
    """Count the separate dark stretches in row *row* of *image*."""
    pixels = [image.pixelColor(x, row) for x in range(image.width())]
    dark = [pixel.alpha() > 128 and pixel.lightness() < 100 for pixel in pixels]
    return sum(now and not before for before, now in zip([False, *dark], dark, strict=False))


def islands(svg):
    """Return how many things *svg* is made of, and the share of a card that they cover."""
    image = rendered(svg, 310)[0].convertToFormat(QImage.Format.Format_Alpha8)
    inked, width = bytes(image.constBits()).translate(b"\0" + b"\1" * 255), image.bytesPerLine()
    found, above = 0, []
    for start in range(0, len(inked), width):
        below = []
        for run in re.finditer(b"\x01+", inked[start : start + width]):
            met = {id(one): one for begin, end, one in above if begin < run.end() and run.start() < end}
            roots = {id(root_of(one)): root_of(one) for one in met.values()}
            mine = next(iter(roots.values()), [])
            for other in roots.values():
                if other is not mine:
                    other.append(mine)
            found += 1 - len(roots)
            below.append((run.start(), run.end(), mine))
        above = below
    return found, sum(inked) / len(inked)


def root_of(island):
    """Return the island that *island* turned out to be a part of."""
    while island:
        (island,) = island
    return island


@cache
def manifest_of(deck):
    return json.loads((ASSETS / deck / "manifest.json").read_text("utf-8"))


@pytest.mark.parametrize("deck", DECKS)
def test_manifest_names_every_card_and_back_there_is(deck):
    """A deck has all its cards, three backs, and a manifest that lists them by suit and rank."""
    manifest = manifest_of(deck)

    assert {code: f"{code}.svg" for code in codes(deck)} == manifest["cards"]
    for prints, end in (("backs", ""), ("middle_backs", "_middle"), ("small_backs", "_small")):
        assert manifest[prints] == [f"back_{number}{end}.svg" for number in (1, 2, 3)]
    assert {"spanish": 40, "french": 52}[deck] == len(manifest["cards"])


@pytest.mark.parametrize("deck", DECKS)
def test_a_card_uses_only_what_qt_draws_rightly(deck):
    """Paths, plain groups, written-out colours, one scaling: no text, use, clip, mask, filter or gradient."""
    for name in drawn(deck):
        root = drawing_of(deck, name)

        assert root.get("viewBox") == "0 0 200 310", name
        for element in root.iter():
            assert set(element.attrib) <= ATTRIBUTES[element.tag], name
            assert element.get("transform") in (None, "scale(.1)"), name
            for colour in (element.get("fill"), element.get("stroke")):
                assert colour in (None, "none") or re.fullmatch("#[0-9a-f]{6}", colour), name


@pytest.mark.parametrize("deck", DECKS)
def test_a_card_is_drawn_and_not_blank(deck):
    """Qt draws each file without complaint, and there is something on the paper."""
    for name in drawn(deck):
        image, said = rendered(asset(deck, name), 155)

        pixels = pixels_of(image)
        assert said == [], name
        assert 1 - pixels.count(QColor(PAPER).rgb()) / len(pixels) > 0.02, name
        assert image.pixelColor(0, 0).alpha() == 0, f"the corner of {name} is rounded"


@pytest.mark.parametrize("deck", DECKS)
def test_a_card_is_no_larger_than_allowed(deck):
    """14 KB for a card of pips, 18 KB for an ace, 60 KB for a court."""
    sizes = {code: len(asset(deck, code)) for code in codes(deck)}
    most = {code: 60 if is_court(code) else 18 if code[1] == "A" else 14 for code in codes(deck)}

    assert {} == {code: size for code, size in sizes.items() if size > most[code] * 1024}


@pytest.mark.parametrize(
    ("code", "staff", "fist", "head"),
    [
        ("DK", GOLD, (144.6, 116), (147.8, 102)),
        ("CK", GOLD, (56.5, 118), (55.4, 97)),
        ("SJ", OCHRE, (56.6, 115.6), (56.3, 107)),
        ("CJ", STRAW, (60, 108), (60, 62)),
        ("HK", OCHRE, (146.8, 116), (149.2, 99)),
        ("SK", GOLD, (140, 106), (142.4, 88)),
    ],
)
def test_a_staff_is_whole_from_the_fist_to_its_head(code, staff, fist, head):
    """An object held up lies over sleeve and collar: its colour, or the ink of its rings."""
    image, _ = rendered(asset("french", code), 1550)
    along = (lerp(fist, head, step / 40) for step in range(41))

    seen = [image.pixelColor(round(5 * x), round(5 * y)).name() for x, y in along]

    assert seen.count(staff) >= 20
    assert {hue for hue in seen if hue in (VERMILION, GREEN, BLUE, WHITE)} == set()


@pytest.mark.parametrize(("deck", "name"), BACKS)
def test_a_back_looks_the_same_either_way_up(deck, name):
    """A turned card shows no difference but the grain of the pixels."""
    image, _ = rendered(asset(deck, name), 310)
    turned = image.transformed(QTransform().rotate(180))

    greens = zip(pixels_of(image)[::7], pixels_of(turned)[::7], strict=True)
    differing = [abs((one >> 8 & 255) - (other >> 8 & 255)) > 48 for one, other in greens]
    assert sum(differing) < 0.01 * len(differing)


@pytest.mark.parametrize(("suit", "gaps"), [("D", 0), ("H", 1), ("S", 2), ("C", 3)])
def test_the_pintas_tell_the_suit_at_top_and_bottom(suit, gaps):
    """The Spanish frame is unbroken for oros and has one, two, three gaps for copas, espadas, bastos."""
    for rank in "A7":
        image, _ = rendered(asset("spanish", suit + rank), 620)

        assert gaps + 1 == ink_runs(image, 12)
        assert gaps + 1 == ink_runs(image, 620 - 13)


@pytest.mark.parametrize(("suit", "gaps"), [("D", 0), ("H", 1), ("S", 2), ("C", 3)])
def test_the_pintas_can_be_seen_on_a_small_card(suit, gaps):
    """On a card 70 pixels wide too; a gap is at least 6 % of the width, the line at least 1.5 pixels high."""
    image, _ = rendered(asset("spanish", suit + "4"), 108)

    assert gaps + 1 == ink_runs(image, 2)
    assert gaps + 1 == ink_runs(image, 108 - 3)
    assert GAP / 200 >= 0.06
    assert LINE * 70 / 200 >= 1.5


@pytest.mark.parametrize("deck", DECKS)
def test_a_small_card_has_no_dark_sides(deck):
    """Cards that lie close over one another would show three lines side by side."""
    for code in codes(deck):
        image, _ = rendered(drawing(our_deck(Deck(deck)), code, width=62), 96)

        for x in (1, 2, 59, 60):
            assert median(image.pixelColor(x, y).lightness() for y in range(10, 86)) > 200, code


@pytest.mark.parametrize(("suit", "gaps"), [("D", 0), ("H", 1), ("S", 2), ("C", 3)])
def test_a_small_card_keeps_its_pintas(suit, gaps):
    image, _ = rendered(drawing(our_deck(Deck.SPANISH), f"{suit}4", width=70), 108)

    assert gaps + 1 == ink_runs(image, 2) == ink_runs(image, 108 - 3)


@pytest.mark.parametrize(
    ("sizes", "least"),
    [(NORMAL, 0.13), (JUMBO, 0.18)],
    ids=["normal", "jumbo"],
)
def test_every_index_keeps_its_height_and_its_column(sizes, least):
    """At least 13 % (jumbo 18 %) of the height, and nothing right of 24 % of the width, in every language."""
    texts = {("spanish", text_of("spanish", rank)) for rank in "AKQJ765432"}
    texts |= {
        ("french", text_of("french", rank, language)) for rank in "AKQJT98765432" for language in LETTERS
    }

    for deck, text in texts:
        upper = [(x, y) for x, y in points_of(outline(text, sizes[deck])) if y < 155]

        assert max(x for x, _ in upper) <= 0.24 * 200 + 0.01
        assert min(x for x, _ in upper) >= 13
        assert max(y for _, y in upper) - min(y for _, y in upper) >= least * 310


@pytest.mark.parametrize("deck", DECKS)
def test_pips_are_as_many_as_the_rank_and_clear_of_the_index(deck):
    """A card of *n* shows *n* signs, on the card, that touch neither each other nor an index."""
    for code in filter(rank_of, codes(deck)):
        signs = group_of(deck, code, "signs")
        upper = [point for point in corners_of(group_of(deck, code, "index")) if point[1] < 1550]
        right, bottom = (max(part) for part in zip(*upper, strict=True))

        assert rank_of(code) == islands(alone(signs))[0], code
        for x, y in corners_of(signs):
            assert 80 < x < 1920, code
            assert 80 < y < 3020, code
            assert x > right or y > bottom, code
            assert x < 2000 - right or y < 3100 - bottom, code


@pytest.mark.parametrize("deck", DECKS)
def test_no_two_cards_are_alike_on_a_small_screen(deck):
    """Each differs from each even 40 pixels wide and without colour."""
    seen = {}
    for code in codes(deck):
        small = rendered(asset(deck, code), 62)[0].convertToFormat(QImage.Format.Format_Grayscale8)
        seen[code] = bytes(small.constBits())

    for one, other in combinations(seen, 2):
        apart = (abs(a - b) > 60 for a, b in zip(seen[one][::2], seen[other][::2], strict=True))
        assert sum(apart) >= 12, (one, other)


@pytest.mark.parametrize("suit", "SHCD")
def test_the_rows_of_a_spanish_card_stand_straight(suit):
    """
    Right and left, above and below, they keep one distance from the middle; in a row all are as high.

    Three long signs climb from corner to corner: each has its counterpart on the other side of the middle.
    """
    for count in range(2, 8):
        stand = places("spanish", suit, count)
        rows = {y: [place for place in stand if place.centre[1] == y] for _, y in (p.centre for p in stand)}
        away = {(round(x - 100, 3), round(y - 155, 3)) for x, y in (place.centre for place in stand)}

        assert {310 - y for y in rows} == set(rows)
        assert {(-dx, -dy) for dx, dy in away} == away
        for row in rows.values():
            across = [round(place.centre[0] - 100, 3) for place in row]
            assert across == sorted(-x for x in across) or suit + str(count) in ("S3", "C3")
            assert len({place.height for place in row}) == 1


def test_the_signs_of_a_spanish_card_are_of_one_family():
    """None on a card is half as high again as another."""
    for suit, count in product("SHCD", range(2, 8)):
        heights = [place.height for place in places("spanish", suit, count)]

        assert max(heights) < 1.5 * min(heights)


@pytest.mark.parametrize(("suit", "least"), [("S", 0.2), ("H", 0.16), ("C", 0.24), ("D", 0.21)])
def test_spanish_signs_stand_apart_and_fill_the_card(suit, least):
    """None touches another or the largest index, and all together cover at least this share of the card."""
    for count in range(2, 8):
        code = f"{suit}{count}"
        signs = group_of("spanish", code, "signs")

        assert islands(alone(signs))[1] >= least, code
        assert islands(alone(signs, large_index(code)))[0] == count + 4, code


@pytest.mark.parametrize("suit", "SHCD")
def test_spanish_signs_do_not_run_together_in_a_fan(suit):
    """There is a pixel of paper between any two of them on a card 60 wide."""
    for count in range(2, 8):
        signs = swollen(group_of("spanish", f"{suit}{count}", "signs"), 2)

        assert islands(alone(signs))[0] == count


@pytest.mark.parametrize("suit", "SHCD")
def test_no_ornament_lies_under_the_largest_index(suit):
    """The paper is bare where the index is printed."""
    for code in (f"{suit}{count}" for count in range(2, 8)):
        beneath = alone(*(part for part in drawing_of("spanish", code)[0] if part.get("id") != "index"))
        index, card = (pixels_of(rendered(svg, 310)[0]) for svg in (alone(large_index(code)), beneath))

        assert {QColor(PAPER).rgb()} == {under for over, under in zip(index, card, strict=True) if over}, code


def test_no_two_french_aces_have_the_same_leaves():
    """Laurel, roses, oak and wheat: no leaf, wherever it lies, has its like on another ace."""
    leaves = {}
    for suit in "SHCD":
        greens = [each for each in drawing_of("french", f"{suit}A").iter() if each.get("fill") == GREEN]
        leaves[suit] = {path.get("d") for green in greens for path in green.iter(f"{SVG}path")}

    assert all(leaves.values())
    assert [] == [(one, other) for one, other in combinations(leaves, 2) if leaves[one] & leaves[other]]


def test_the_small_sword_is_broader_than_the_club():
    """A cross beside a stroke, so that they are told apart at eight pixels."""
    broad = []
    for suit in "SC":
        group = ElementTree.fromstring(document(sign("spanish", suit, (0, 0), 28)))
        across = [x for x, _ in corners_of(group)]
        broad.append(max(across) - min(across))

    assert broad[0] >= 1.3 * broad[1]


@pytest.mark.parametrize("deck", DECKS)
def test_small_signs_differ_in_grey_at_twelve_pixels(deck):
    """One silhouette a suit: no two of them look alike even tiny and without colour."""
    images = {}
    for suit in "SHCD":
        svg = document([Shape("M0 0H200V310H0Z", PAPER), *sign(deck, suit, (100, 155), 35)])
        small = rendered(svg.encode(), 106)[0].copy(26, 45, 16, 16)
        images[suit] = [small.pixelColor(x, y).lightness() for x in range(16) for y in range(16)]

    for one, other in combinations(images.values(), 2):
        assert sum(abs(a - b) > 60 for a, b in zip(one, other, strict=True)) >= 16


@pytest.mark.parametrize("deck", DECKS)
def test_four_colours_replace_colours_that_mark_one_suit_only(deck):
    """Each replaced colour occurs on every card of its suit and on no card of another."""
    told = manifest_of(deck)["four_colours"]

    for suit, colours in told.items():
        for code in codes(deck):
            if is_court(code):
                continue
            assert [code[0] == suit] * len(colours) == [old.encode() in asset(deck, code) for old in colours]


@pytest.mark.parametrize("deck", DECKS)
def test_the_index_is_the_last_group_and_can_be_replaced(deck):
    """The replacements for another size or language are complete, for every rank and suit."""
    manifest = manifest_of(deck)
    for code in codes(deck):
        *_, last = drawing_of(deck, code)[0]

        assert manifest["index_group"] == last.get("id"), code
        for names in manifest["texts"].values():
            for index in manifest["indices"].values():
                assert index["texts"][names[code[1]]]["outline"], code
                assert index["signs"][code[0]], code


def test_a_court_without_its_figure_is_still_a_card():
    """Frame and index do not wait for the figure."""
    drawing = face("french", "SK", lambda *_card: [])

    assert "<path" in document(drawing)


@pytest.mark.parametrize(
    ("data", "expected"),
    [
        ("M1 2L3 4V9H3Z", "m10 20 20 20v50z"),
        ("m1,2 2,2 -1-1z", "m10 20 20 20-10-10z"),
        ("M0 0C1 0 2 1 2 2S1 4 0 4", "m0 0c10 0 20 10 20 20s-10 20-20 20"),
        ("M0 0Q1 0 1 1T2 2", "m0 0q10 0 10 10 0 10 10 10"),
        ("M5 5h.01", "m50 50h1"),
    ],
)
def test_path_data_is_read_generously_and_written_tightly(data, expected):
    """Relative or absolute, any separators; out come whole tenths, relative, with the repeats left out."""
    assert expected == packed(parsed(data))


def test_an_arc_becomes_curves_on_the_same_circle():
    """The curves' ends lie on the circle exactly, their middles within a thousandth."""
    for segment in parsed(circle((50, 40), 20)):
        if segment.points:
            x, y = segment.points[-1]
            assert pytest.approx(((x - 50) ** 2 + (y - 40) ** 2) ** 0.5) == 20


@pytest.mark.parametrize("data", ["M1 2 3", "M1 2 X 4", "L1"])
def test_what_is_not_path_data_is_refused(data):
    """A slip in a drawing is an error where it is made, not a card without a sword."""
    with pytest.raises(ValueError, match=re.escape(data[:4])):
        parsed(data)


def test_the_writer_shares_colours_between_neighbours():
    """Consecutive shapes of one style stand in one group, and others by themselves."""
    triangle = polygon([(0, 0), (1, 0), (0, 1)])
    text = document([Shape(triangle, INK), Shape(triangle, INK), Shape(triangle, PAPER)])

    assert [text.count(f'fill="{ink}"') for ink in (INK, PAPER)] == [1, 1]


def test_the_drawings_are_small():
    """A card takes at most 60 kB, and both decks together at most 4 MB."""
    sizes = {path.name: path.stat().st_size for path in ASSETS.rglob("*.svg")}

    assert [] == [name for name, size in sizes.items() if size >= 60_000]
    assert sum(sizes.values()) < 4_000_000
