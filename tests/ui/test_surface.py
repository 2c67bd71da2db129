"""The painted table: sizes and threads of the picture, counters, lettering, plates, portraits, fonts."""

import logging
import math
from concurrent.futures import ThreadPoolExecutor

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontDatabase, QImage, QPainter
from wording import said

from ombre_desktop.storage.first_look import ClothName, ColourScheme
from ombre_desktop.ui.background.paint_thread import Studio
from ombre_desktop.ui.dialogs.company import OF_THE_PERSON
from ombre_desktop.ui.paint import fonts
from ombre_desktop.ui.paint.buttons import (
    ChoiceText,
    Metal,
    button_size,
    choice_size,
    paint_button,
    paint_choice,
    paint_tip,
)
from ombre_desktop.ui.paint.fitting import folded
from ombre_desktop.ui.paint.fonts import Families, load_fonts
from ombre_desktop.ui.paint.lettering import Lettering
from ombre_desktop.ui.paint.portraits import PORTRAITS, paint_portrait
from ombre_desktop.ui.paint.theme import TypeRole, theme_for, type_size
from ombre_desktop.ui.table import plates
from ombre_desktop.ui.table.counters import SIZES, CounterShape, counters_for, counters_of, heap, paint_heap
from ombre_desktop.ui.table.layout import TableLayout, layout_for
from ombre_desktop.ui.table.seat_decor import SeatDecor
from ombre_desktop.ui.table.sketch import paint_sketch
from ombre_desktop.ui.table.surface import paint_surface
from ombre_desktop.ui.table.surface_painter import SurfacePainter
from ombre_desktop.ui.texts.calls import contract_name
from ombre_desktop.ui.texts.faces import COMPANY

TOLERANCE = 5
"""The allowed mean difference over a crop, of 255: grain and edges fall differently on other pixels."""
GREEN = theme_for(ClothName.GREEN, ColourScheme.DARK)


def small_table(seats: int = 3) -> TableLayout:
    return layout_for(QSizeF(640, 400), seats)


def blank(width: int = 240, height: int = 120) -> QImage:
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor(0, 0, 0, 0))
    return image


def bright(image: QImage, x: float, y: float) -> int:
    return image.pixelColor(
        round(x * image.devicePixelRatio()), round(y * image.devicePixelRatio())
    ).lightness()


@pytest.mark.parametrize(("card", "shown"), [(100, (100, 66)), (280, (162, 66)), (0, (38, 66))])
def test_a_tip_points_to_its_card(families, card, shown):
    """The tip points straight down if it stands above its card, and aslant if it had to move aside."""
    image = blank(300)
    painter = QPainter(image)
    words = Lettering("Why", families.sans_font(14))
    plain = theme_for(ClothName.PLAIN, ColourScheme.CONTRAST)

    paint_tip(painter, QRectF(40, 20, 120, 40), plain, unit=1.0, points_at=QPointF(card, 90), lines=(words,))

    painter.end()
    assert image.pixelColor(*shown).alpha() > 200


@pytest.fixture(scope="module")
def families(qapp) -> Families:
    return load_fonts()


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0])
def test_the_picture_has_the_devices_pixels(qapp, ratio):
    image = paint_surface(small_table(), GREEN, ratio)

    assert (image.width(), image.height()) == (640 * ratio, 400 * ratio)
    assert image.devicePixelRatio() == ratio


@pytest.mark.parametrize("ratio", [1.25, 1.5, 2.0])
def test_a_finer_screen_shows_the_same_table(qapp, ratio):
    """Dish, hollow, rim and room have the same colours at the same places, at any pixel ratio."""
    layout = small_table()
    usual, finer = paint_surface(layout, GREEN, 1.0), paint_surface(layout, GREEN, ratio)
    rim = layout.outline.spots[0].point
    centres = (layout.centre.pool.centre, layout.seats[1].hollow.centre, rim, QPointF(40, 30))

    for centre in centres:
        assert apart(crop(usual, centre), crop(finer, centre)) < TOLERANCE


def test_another_cloth_is_told_apart(qapp):
    """The comparison above would notice such a difference."""
    layout, midnight = small_table(), theme_for(ClothName.MIDNIGHT, ColourScheme.DARK)
    centre = layout.stage.at(0.5, 0.6)
    ours, theirs = (paint_surface(layout, theme, 1.0) for theme in (GREEN, midnight))

    assert apart(crop(ours, centre), crop(theirs, centre)) > TOLERANCE


def crop(image: QImage, centre: QPointF) -> QImage:
    """Return a square of 32 logical pixels round *centre*, as 8 x 8 means of its pixels."""
    ratio = image.devicePixelRatio()
    box = QRectF((centre - QPointF(16, 16)) * ratio, QSizeF(32, 32) * ratio)
    part = image.copy(box.toRect())
    part.setDevicePixelRatio(1)
    return part.scaled(8, 8, mode=Qt.TransformationMode.SmoothTransformation)


def apart(one: QImage, other: QImage) -> float:
    """Return the mean difference of the two, of 255."""
    pairs = [(one.pixelColor(x, y), other.pixelColor(x, y)) for x in range(8) for y in range(8)]
    return sum(abs(p - q) for a, b in pairs for p, q in zip(rgb(a), rgb(b), strict=True)) / (3 * len(pairs))


def rgb(colour: QColor) -> tuple[int, int, int]:
    return colour.red(), colour.green(), colour.blue()


def test_the_picture_can_be_painted_in_another_thread(qapp):
    layout = small_table()
    with ThreadPoolExecutor(1) as pool:
        elsewhere = pool.submit(paint_surface, layout, GREEN, 1.0).result()

    assert elsewhere == paint_surface(layout, GREEN, 1.0)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("cloth", ClothName)
def test_the_cloth_has_its_colour(qapp, seats, cloth):
    theme = theme_for(cloth, ColourScheme.DARK)
    layout = small_table(seats)

    image = paint_surface(layout, theme, 1.0)

    place = layout.stage.at(0.5, 0.66).toPoint()
    seen, meant = image.pixelColor(place), theme.cloth.base
    assert abs(seen.hslHueF() - meant.hslHueF()) < 0.12 or theme.plain
    assert bright(image, place.x(), place.y()) < 140


def test_the_room_is_darker_in_its_corners(qapp):
    layout = layout_for(QSizeF(900, 900), 3)

    image = paint_surface(layout, GREEN, 1.0)

    assert bright(image, 3, 3) < bright(image, 450, 180)


def test_the_sketch_agrees_with_the_picture(qapp):
    """Wood in the sketch is wood in the picture, and cloth is cloth."""
    layout = small_table()
    sketch = QImage(640, 400, QImage.Format.Format_RGB32)
    painter = QPainter(sketch)
    paint_sketch(painter, layout.stage, GREEN)
    painter.end()
    picture = paint_surface(layout, GREEN, 1.0)

    for spot in layout.outline.spots[::90]:
        wood, cloth = spot.inside(layout.rim * 0.45).toPoint(), spot.inside(layout.rim * 2.2).toPoint()
        for image in (sketch, picture):
            assert image.pixelColor(wood).red() > image.pixelColor(wood).green()
            assert image.pixelColor(cloth).green() > image.pixelColor(cloth).red() - 30


@pytest.mark.parametrize("chips", [0, 1, 4, 5, 19, 20, 25, 99, 163, 240])
def test_counters_add_up(chips):
    assert sum(shape.value for shape in counters_for(chips)) == chips


def test_a_full_hollow_takes_no_more_oblongs():
    assert counters_for(1000).count(CounterShape.OBLONG) == 12


@pytest.mark.parametrize("chips", [7, 10, 20, 35, 40, 60, 100, 120])
def test_a_heap_looks_like_money(chips):
    """Small change is given until seven counters lie there."""
    assert len(counters_for(chips)) >= 7
    assert len(counters_for(5)) == 5


def test_a_debt_shows_no_counters():
    assert counters_for(-5) == ()


def test_points_are_counted_out_as_far_as_there_is_room():
    """A file can claim that somebody has a billion points."""
    assert (CounterShape.FISH,) * 7 == counters_of(7)
    assert () == counters_of(-7)
    assert 40 == len(counters_of(999_999_999))


@pytest.mark.parametrize("chips", [3, 48, 142, 163, 239])
@pytest.mark.parametrize("room", [QSizeF(104, 42), QSizeF(80, 80)])
def test_a_heap_stays_in_its_hollow(chips, room):
    places = heap(counters_for(chips), room)

    assert len(places) == len(counters_for(chips))
    for place in places:
        half, lean = SIZES[place.shape].width() / 2, math.radians(place.rotation)
        tip = QPointF(half * math.cos(lean), half * math.sin(lean))
        for end in (place.offset + tip, place.offset - tip):
            assert math.hypot(2 * end.x() / room.width(), 2 * end.y() / room.height()) < 1.1


def test_counters_that_lie_stay_where_they_are():
    """Others come to them, or go; each shape keeps its places."""
    room = QSizeF(88, 38)
    for fewer, more in ((counters_of(5), counters_of(12)), (counters_for(40), counters_for(100))):
        before = heap(fewer, room)
        after = heap(more, room)
        for shape in set(fewer) & set(more):
            lay = [place for place in before if place.shape is shape]
            lies = [place for place in after if place.shape is shape]

            assert lay[: len(lies)] == lies[: len(lay)]


def test_a_counter_that_comes_takes_a_free_place():
    """It lands where the whole heap shows it afterwards."""
    room = QSizeF(80, 80)

    assert heap(counters_of(9), room)[5:] == heap(counters_of(4), room, beside=counters_of(5))


def test_a_heap_is_painted(qapp):
    image = blank()
    painter = QPainter(image)
    paint_heap(painter, QPointF(120, 60), heap(counters_for(48), QSizeF(104, 42)), unit=1, theme=GREEN)
    painter.end()

    assert image != blank()


def test_words_wrap_within_the_width(families):
    words = Lettering("Cups were led and you hold some: play the 3 or the 5.", families.sans_font(15))

    wrapped = words.wrapped(200)

    assert wrapped.size.width() <= 200
    assert wrapped.text.split() == words.text.split()


def test_a_word_longer_than_the_width_is_not_cut(families):
    word = Lettering("Donaudampfschifffahrtsgesellschaft", families.sans_font(15))

    assert word.wrapped(40).text == word.text


@pytest.mark.parametrize("text", ["38\N{NO-BREAK SPACE}%", "levées\N{NARROW NO-BREAK SPACE}!"])
def test_no_line_breaks_at_a_space_that_holds(families, text):
    words = Lettering(text, families.sans_font(20))

    assert text == words.wrapped(1).text == folded(words).text


def test_labels_grow_with_their_text(families):
    role = Lettering("defender", families.sans_font(13))
    short = plates.name_plate_size(Lettering("Inés", families.serif_font(17, bold=True)), role, 1)
    long = plates.name_plate_size(
        Lettering("Doña Inés de la Cerda y Aragón", families.serif_font(17, bold=True)), role, 1
    )

    assert long.width() > short.width()
    assert long.height() == short.height()


def test_choices_and_buttons_hold_their_texts(families):
    title, key = (
        Lettering(contract_name("entrada"), families.serif_font(23, bold=True)),
        Lettering("E", families.sans_font(12)),
    )
    line = Lettering(said("panels.price_lines.4", pool=48, each=15), families.sans_font(15))
    text = ChoiceText(title, key, ((line, QColor("black")),))
    image = blank(400, 200)
    painter = QPainter(image)
    choice, button = choice_size(text, 1), button_size(title, key, 1)
    paint_choice(painter, QRectF(QPointF(20, 20), choice), GREEN, unit=1, text=text, focus=True)
    paint_button(
        painter, QRectF(QPointF(20, 140), button), GREEN, unit=1, label=title, key=key, metal=Metal.GOLD
    )
    painter.end()

    assert choice.width() > line.size.width()
    assert button.width() > title.size.width() + key.size.width()
    assert image.pixelColor(round(20 + choice.width() / 2), 60).alpha() == 255


@pytest.mark.parametrize("ident", PORTRAITS)
def test_every_portrait_is_drawn(qapp, ident):
    image = blank(120, 120)
    painter = QPainter(image)
    paint_portrait(painter, QRectF(0, 0, 120, 120), PORTRAITS[ident], theme=GREEN)
    painter.end()

    colours = {image.pixel(x, y) for x in range(20, 100, 4) for y in range(20, 100, 4)}
    assert len(colours) > 12
    assert image.pixelColor(60, 60).alpha() == 255


def test_there_is_company_enough_for_five_seats():
    assert set(COMPANY) == set(PORTRAITS) > set(OF_THE_PERSON)
    assert len(PORTRAITS) - len(OF_THE_PERSON) >= 6


def test_the_packaged_fonts_load(families):
    known = QFontDatabase.families()

    assert families.serif in known
    assert families.sans in known
    assert families.serif != families.sans


def test_missing_fonts_are_reported_and_replaced(qapp, monkeypatch, caplog):
    monkeypatch.setattr(fonts, "_SERIF_FILES", ("NoSuchFace.ttf",))
    with caplog.at_level(logging.WARNING):
        found = load_fonts()

    assert "NoSuchFace.ttf" in caplog.text
    assert found.serif


def test_plain_cloth_brings_contrast():
    theme = theme_for(ClothName.PLAIN, ColourScheme.DARK)

    assert theme.chrome_name is ColourScheme.CONTRAST
    assert theme.plain


def test_type_never_gets_too_small():
    assert type_size(TypeRole.KEY, 0.5) == 10
    assert type_size(TypeRole.NAME, 2.0) == 34


@pytest.mark.parametrize("seat", range(5))
def test_what_is_said_lies_over_the_portrait(seat):
    """Large words grow down over the speaker's own portrait, but no face hides them."""
    decor = SeatDecor(seat)

    assert decor.ribbon.zValue() > decor.person.zValue()


def test_a_table_that_has_changed_meanwhile_is_not_shown(qapp):
    """A painting is dropped if the table was laid out again, before it is finished or after."""
    studio, shown = Studio(), []
    painter = SurfacePainter(studio)
    painter.painted.connect(shown.append)
    theme = theme_for(ClothName.GREEN, ColourScheme.DARK)

    painter.order(layout_for(QSizeF(240, 150), 3), theme, 1.0)
    studio.wait()
    painter.drop()
    qapp.processEvents()
    before = list(shown)
    painter.order(layout_for(QSizeF(240, 150), 4), theme, 1.0)
    studio.wait()
    qapp.processEvents()
    studio.close()

    assert (0, 1) == (len(before), len(shown))
