"""The figures of the court cards: whole and closed, and clear of the frame and of the signs."""

from collections import Counter
from functools import cache
from itertools import combinations, product
from math import ceil, floor, hypot
from pathlib import Path
from re import findall
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QSize
from PySide6.QtGui import QImage, QImageReader

from tools.art.courts import caballo, jack, king, queen, rey, rey_armed, sota
from tools.art.courts.copied import copied
from tools.art.courts.dyes import shade
from tools.art.courts.halves import LEFT, LINE, RIGHT, Band
from tools.art.courts.limbs import Sleeve, arm
from tools.art.faces import COURTS, SUITS
from tools.art.frame import INSET
from tools.art.frame import LINE as SPANISH_LINE
from tools.art.geometry import box, lerp, place
from tools.art.index import JUMBO, NORMAL, middle_of, text_of
from tools.art.palette import BLUE, BLUSH, FLESH, GOLD, GREEN, INK, PALE_GREEN, PAPER, STRAW, VERMILION, WHITE
from tools.art.pen import Pen
from tools.art.pips import sign
from tools.art.svg import CARD_HEIGHT, CARD_WIDTH, document

ASSETS = Path(__file__).resolve().parents[2] / "ombre_desktop" / "assets" / "cards"
SCALE = 4  # pixels to a unit
CODES = [suit + rank for suit, rank in product(SUITS, COURTS)]
FLOOR = 282  # lower down, the ground under a standing figure may reach the frame
SIGN_BREADTH = 0.84  # of a small sign, as a share of its height


DRAWN = {
    "french": {"J": jack.jacks, "Q": queen.queens, "K": king.kings},
    "spanish": {"J": sota.sotas, "Q": caballo.caballos, "K": rey.reyes},
}
HANDS = (
    *("breast_hand", "cradle", "dainty", "edge_grip", "hip_hand"),
    *("key_hand", "laid_hand", "open_palm", "perch", "pinch", "tucked"),
)
DRESS = (
    "arm",
    "behind_head",
    "draped_arm",
    "ermine",
    "forearm",
    "fur_cape",
    "hang",
    "mantle",
    "mounted",
    "puff",
    "weave",
)
ALIKE = 4  # of the seven traits of a head: as many as two heads may share


@pytest.fixture
def called(monkeypatch):
    """Return a function that says what a figure is drawn with: its head, and the kinds of its hands."""
    heads, kinds = [], []

    def instead(module, name, what):
        if name in vars(module):
            monkeypatch.setattr(module, name, what)

    def noted(kind):
        return lambda *_at, **_how: kinds.append(kind)

    for module in (caballo, jack, king, queen, rey, rey_armed, sota):
        instead(module, "head", lambda _pen, spec, *_at, **_how: heads.append(spec))
        instead(module, "doubled", lambda *_parts: [])
        for name in HANDS:
            instead(module, name, noted(name))
        for name in DRESS:
            instead(module, name, lambda pen, *_cloth, **_how: pen)

    def parts_of(deck, code):
        heads.clear()
        kinds.clear()
        DRAWN[deck][code[1]](code[0])
        return heads[0], set(kinds)

    return parts_of


@cache
def without_index(deck, code):
    """Return a court as Qt draws it, but for both indices."""
    root = ElementTree.fromstring((ASSETS / deck / f"{code}.svg").read_bytes())
    root[0].remove(root[0][-1])
    buffer = QBuffer()
    buffer.setData(QByteArray(ElementTree.tostring(root)))
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer, QByteArray(b"svg"))
    reader.setScaledSize(QSize(CARD_WIDTH * SCALE, CARD_HEIGHT * SCALE))
    return reader.read().convertToFormat(QImage.Format.Format_RGB32)


def colour_at(image, point):
    """Return the name of the colour at *point*, in card units."""
    return image.pixelColor(round(point[0] * SCALE), round(point[1] * SCALE)).name()


def beside_the_seam(x, aside):
    """Return the point at *x* so far *aside* of the middle of the band, downwards."""
    return x, lerp(LEFT, RIGHT, (x - LEFT[0]) / (RIGHT[0] - LEFT[0]))[1] + aside


def outermost(image, aside):
    """Return where, coming from the right frame line *aside* of the seam, the paper ends."""
    ways = (INSET + CARD_WIDTH - 2 * INSET - 1.5 - step / SCALE for step in range(60 * SCALE))
    return next(x for x in ways if colour_at(image, beside_the_seam(x, aside)) != PAPER)


@pytest.mark.parametrize("code", CODES)
def test_a_french_figure_goes_on_under_its_band(code):
    """Both edges of the band cut one and the same outline, and between its sides there is no bare paper."""
    image = without_index("french", code)
    clear = Band().high / 2 + 1.8
    above, below = outermost(image, -clear), outermost(image, clear)
    across = (CARD_WIDTH - below + step / 2 for step in range(int(2 * (above + below - CARD_WIDTH))))

    bare = [x for x in across if colour_at(image, beside_the_seam(x, -clear)) == PAPER]

    assert abs(above - below) <= 3
    assert len(bare) <= 4


@pytest.mark.parametrize("code", CODES)
def test_the_band_of_a_french_figure_ends_on_the_frame(code):
    """From the frame line inwards there is no paper in the band."""
    image = without_index("french", code)

    seen = {
        colour_at(image, beside_the_seam(x if left else CARD_WIDTH - x, aside))
        for left, aside in product((True, False), (-3, 0, 3))
        for x in (INSET, INSET + 0.5, INSET + 1, INSET + 2)
    }

    assert PAPER not in seen


@pytest.mark.parametrize("code", CODES)
def test_the_band_of_a_french_figure_does_not_cross_the_frame(code):
    """Along the outer side of the frame line there is bare paper."""
    image = without_index("french", code)
    outside = INSET - LINE / 2 - 1.5 / SCALE

    seen = {
        colour_at(image, beside_the_seam(x, aside / 4))
        for x in (outside, CARD_WIDTH - outside - 1 / SCALE)
        for aside in range(-28, 29)
    }

    assert {PAPER} == seen


@pytest.mark.parametrize(
    ("code", "left", "right"),
    [
        ("SJ", (74, 60), (78, 60)),
        ("SJ", (74, 72), (78, 72)),
        ("DJ", (163, 65), (166.5, 68.5)),
        ("HK", (180, 84), (188, 84)),
    ],
    ids=["blade and hair", "tip and hair", "sword and sign", "axe and frame"],
)
def test_what_a_french_figure_holds_stands_clear(code, left, right):
    """Bare paper lies between it and what is next to it."""
    image = without_index("french", code)

    assert {PAPER} == {colour_at(image, lerp(left, right, step / 10)) for step in range(11)}


@pytest.mark.parametrize(
    ("code", "elbow", "cuff"),
    [
        ("SJ", (31, 152), (42, 138)),
        ("HJ", (36, 154), (56, 142)),
        ("DJ", (28, 154), (58, 142)),
        ("SK", (30, 154), (39, 143)),
        ("CK", (31, 153), (39, 144)),
        ("DK", (33, 155), (60, 147)),
    ],
)
def test_a_french_figure_has_a_forearm(code, elbow, cuff):
    """From the elbow to the cuff there is one cloth, but for its folds."""
    image = without_index("french", code)

    seen = Counter(colour_at(image, lerp(elbow, cuff, step / 40)) for step in range(41))

    (cloth, most), *_ = seen.most_common(1)
    assert cloth in (VERMILION, GREEN, BLUE)
    assert most + seen[shade(cloth)] >= 30


@pytest.mark.parametrize("code", CODES)
def test_a_spanish_figure_keeps_off_the_frame(code):
    """At least two units of paper lie between it and the frame, but for the ground it stands on."""
    image = without_index("spanish", code)
    near = INSET + SPANISH_LINE / 2 + 2
    ring = [(x, near) for x in range(10, CARD_WIDTH - 10)]
    ring += [(x, y) for x in (near, CARD_WIDTH - near) for y in range(10, FLOOR)]

    assert {PAPER} == {colour_at(image, point) for point in ring}


@pytest.mark.parametrize("deck", ["spanish", "french"])
@pytest.mark.parametrize("sizes", [NORMAL, JUMBO], ids=["normal", "jumbo"])
def test_the_small_signs_stand_on_bare_paper(deck, sizes):
    """No ear, plume or mantle, and on an ace no leaf, lies where the sign under an index is printed."""
    size = sizes[deck]
    for code in [*CODES, *(suit + "A" for suit in SUITS)]:
        image = without_index(deck, code)
        middle, half = middle_of(text_of(deck, code[1]), size), size.sign_height / 2
        steps = [step / 10 for step in range(-10, 11)]
        spots = [
            (middle + half * SIGN_BREADTH * u, size.sign_middle + half * v) for u, v in product(steps, steps)
        ]
        spots += [(CARD_WIDTH - x, CARD_HEIGHT - y) for x, y in spots]

        covered = [spot for spot in spots if colour_at(image, spot) != PAPER]

        assert len(covered) <= 0.02 * len(spots), code


@pytest.mark.parametrize(
    ("code", "palm", "sleeve", "cuff"),
    [
        ("DQ", (149.4, 92), (150, 122), WHITE),
        ("DJ", (153, 109), (154, 133), WHITE),
        ("DK", (151.4, 106.7), (154.9, 138.4), GOLD),
    ],
)
def test_the_hand_that_holds_a_coin_comes_out_of_a_cuff(code, palm, sleeve, cuff):
    """From palm to sleeve: flesh, cuff, cloth, and no paper between."""
    image = without_index("spanish", code)

    seen = [colour_at(image, lerp(palm, sleeve, step / 60)) for step in range(61)]

    assert [FLESH, cuff] == [colour for colour in dict.fromkeys(seen) if colour in (FLESH, cuff)]
    assert seen[-1] in (BLUE, VERMILION)
    assert PAPER not in seen


def test_three_hands_hold_a_coin_each_in_its_own_way():
    """King and page leave its face to be seen, the page but for its rim; the rider's thumb lies on it."""
    on_the_coin = {}
    for code, (x, y), radius in (("DK", (158, 67), 28), ("DQ", (159, 57), 27), ("DJ", (159, 64), 21)):
        image = without_index("spanish", code)
        face = [(x + u, y + v) for u, v in product(range(-28, 29), repeat=2) if hypot(u, v) < radius]
        on_the_coin[code] = sum(colour_at(image, spot) in (FLESH, BLUSH) for spot in face)

    assert on_the_coin["DK"] <= 2
    assert on_the_coin["DJ"] <= 4
    assert 10 <= on_the_coin["DQ"] <= 60


@pytest.mark.parametrize(
    ("code", "strap", "leather", "slack"),
    [
        ("HQ", VERMILION, ((98.5, 216), (101.5, 226)), (111.5, 171)),
        ("SQ", GOLD, ((89, 216), (86, 226)), (66.8, 170)),
        ("CQ", VERMILION, ((88, 216), (91.5, 226)), (103.5, 160)),
        ("DQ", GREEN, ((83.5, 216), (81.5, 226)), (52, 169)),
    ],
)
def test_a_rider_has_a_stirrup_on_a_strap_and_reins_in_his_fist(code, strap, leather, slack):
    """The strap comes down behind the calf; the ends of the reins hang out of the hand."""
    image = without_index("spanish", code)

    assert {colour_at(image, spot) for spot in (*leather, slack)} == {strap}


def test_the_page_of_cups_has_his_thumb_behind_the_foot_of_his_cup():
    """The palm is turned up on an arm held out to the side: the little finger is nearest."""
    image = without_index("spanish", "HJ")

    seen = {colour_at(image, lerp((26, 171), (49, 171), step / 40)) for step in range(41)}

    assert GOLD in seen
    assert not {FLESH, BLUSH, shade(FLESH)} & seen


def test_the_ground_of_a_spanish_figure_ends_in_a_line_before_the_index():
    """Tiles under kings, turf under riders, earth under pages, from the left line to an inked edge."""
    left, right = ceil(INSET + SPANISH_LINE / 2), floor(CARD_WIDTH - INSET - SPANISH_LINE / 2)
    for code in CODES:
        image = without_index("spanish", code)
        row = [colour_at(image, (x / SCALE, 300.2)) for x in range(left * SCALE, right * SCALE)]
        end = row.index(PAPER)
        (most, _), (_, next_many) = Counter(row[:end]).most_common(2)

        assert 145 < left + end / SCALE < 157, code
        assert INK in row[end - SCALE : end], code
        assert {PAPER} == set(row[end:]), code
        assert (next_many > 40 * SCALE) == (code[1] == "K"), code
        assert code[1] == "K" or most == {"Q": PALE_GREEN, "J": STRAW}[code[1]], code


@pytest.mark.parametrize("size", [NORMAL["spanish"], JUMBO["spanish"]], ids=["normal", "jumbo"])
def test_no_ground_lies_under_the_figures_of_an_index(size):
    """Below the horizon there is bare paper where the lower index is printed, and round it."""
    foot = CARD_HEIGHT - size.top + 0.5
    spots = list(product(range(157, 190), [foot, *range(FLOOR, floor(foot), 2)]))
    for code in CODES:
        image = without_index("spanish", code)

        assert {PAPER} == {colour_at(image, spot) for spot in spots}, code


@pytest.mark.parametrize("bend", [60, 75, 90, 120, 160])
def test_a_sleeve_does_not_cross_itself(bend):
    """An arm may be bent until it stands at sixty degrees: its outline makes no loop at the elbow."""
    pen = Pen()
    wrist = place(0, 0, turn=bend)((0, -30))
    arm(pen, (0, -46), (0, 0), wrist, sleeve=Sleeve(GOLD, 16, 14, 8))
    outline = pen.sheet[0].points
    sides = list(zip(outline, (*outline[1:], outline[0]), strict=True))

    crossing = [
        (one, other)
        for index, one in enumerate(sides)
        for other in sides[index + 2 :]
        if not set(one) & set(other) and cross(one, other)
    ]

    assert [] == crossing


def cross(one, other):
    """Return True if two stretches have a point in common."""
    (a, b), (c, d) = one, other
    return is_left(a, b, c) != is_left(a, b, d) and is_left(c, d, a) != is_left(c, d, b)


def is_left(a, b, point):
    return (b[0] - a[0]) * (point[1] - a[1]) > (b[1] - a[1]) * (point[0] - a[0])


def test_no_two_figures_have_the_same_head(called):
    """Of hair, its colour, beard, hat, eyes, profile and features at least three differ, in either deck."""
    traits = {}
    for deck, code in product(DRAWN, CODES):
        spec, _ = called(deck, code)
        look = spec.look
        features = (look.nose, look.jaw) if look.view == "turned" else look.view
        traits[deck, code] = (spec.hair, spec.tint, spec.beard, spec.wear, look.iris, look.view, features)

    alike = {
        pair: sum(one == other for one, other in zip(*map(traits.get, pair), strict=True))
        for pair in combinations(traits, 2)
    }

    assert [] == [pair for pair, count in alike.items() if count > ALIKE]


def test_no_kind_of_hand_lies_on_many_french_figures(called):
    """A closed hand holds most things; every other kind is on four of the twelve at most."""
    kinds = Counter(kind for code in CODES for kind in called("french", code)[1])

    assert {} == {kind: count for kind, count in kinds.items() if count > 4}


def test_no_two_queens_have_the_same_hands(called):
    """Each holds her flower, and what is in the other hand, in her own way."""
    kinds = Counter(kind for suit in SUITS for kind in called("french", suit + "Q")[1])

    assert {"dainty", "key_hand", "perch", "pinch"} <= set(kinds)
    assert set(kinds.values()) == {1}


@pytest.mark.parametrize(
    ("code", "below"), [("SQ", (67.5, 143)), ("HQ", (69, 136)), ("CQ", (66.4, 138)), ("DQ", (121, 137))]
)
def test_the_stalk_of_a_queens_flower_is_seen_below_her_hand(code, below):
    """It does not end between her fingers."""
    image, (x, y) = without_index("french", code), below

    assert GREEN in {colour_at(image, (x + step / 2, y)) for step in range(-5, 6)}


@pytest.mark.parametrize("suit", SUITS)
def test_the_dress_of_a_queen_is_not_cut_off_by_the_frame(suit):
    """A strip of bare paper lies between them all the way, but for the band."""
    image = without_index("french", suit + "Q")
    clear = Band().high / 2 + 2
    rows = [y for y in range(96, CARD_HEIGHT // 2) if y < beside_the_seam(12, -clear)[1]]
    strip = [(x, y) for y in rows for x in (9, 11)]
    strip += [(CARD_WIDTH - x, y) for x, y in strip if y < beside_the_seam(CARD_WIDTH - x, -clear)[1]]

    assert {PAPER} == {colour_at(image, point) for point in strip}


def test_no_two_riders_have_the_same_outline():
    """At least 18 % of the ground that two of them cover is covered by one alone."""
    riders = [suit + "Q" for suit in SUITS]
    grounds = {
        code: {
            (x, y)
            for x, y in product(range(16, CARD_WIDTH - 16, 2), range(18, FLOOR, 2))
            if colour_at(without_index("spanish", code), (x, y)) != PAPER
        }
        for code in riders
    }

    for one, other in combinations(grounds.values(), 2):
        assert len(one ^ other) >= 0.18 * len(one | other)


@pytest.mark.parametrize("suit", "HCD")
def test_a_figure_holds_the_sign_of_the_number_cards(suit):
    """Cup, club and coin in a hand have every ink of the sign on the number cards, and no other."""
    pen = Pen()
    copied(pen, suit, (50.0, 50.0), 72.0)
    signed = document(sign("spanish", suit, (50.0, 50.0), 72.0))

    held = {mark.fill for mark in pen.sheet if mark.fill}
    assert held | {INK} == set(findall("#[0-9a-f]{6}", signed)) | {INK}
    left, top, right, bottom = box(point for mark in pen.sheet for point in mark.points)
    assert (top + bottom) / 2 == pytest.approx(50, abs=1)
    assert 70 < bottom - top < 76
    assert right - left < 76
