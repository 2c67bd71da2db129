"""The paper with advice: one for hint and coach, in a place that covers nothing that matters."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import product

import pytest
from dialect import auction, exchanging, playing
from opponents import QuickPlayers
from person import KeyUser
from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from test_hints import LEAD

from ombre_desktop.storage.first_look import ClothName, ColourScheme
from ombre_desktop.ui.advice.paper import AdvicePaper
from ombre_desktop.ui.advice.way import Way
from ombre_desktop.ui.desk.pointers.clearing import Clear, clear_of_paper
from ombre_desktop.ui.desk.pointers.edge import Edge
from ombre_desktop.ui.model.ease import Ease
from ombre_desktop.ui.paint.theme import theme_for
from ombre_desktop.ui.panels.context import TableContext
from ombre_desktop.ui.panels.tools import Tool
from ombre_desktop.ui.table.centre import counted_talon
from ombre_desktop.ui.table.decor_item import circle
from ombre_desktop.ui.table.layout import SEAT_COUNTS, TableLayout, layout_for
from ombre_desktop.ui.table.seating import FULL_HANDS
from ombre_desktop.ui.texts.calls import ButtonText
from ombre_desktop.ui.texts.hints import more_told
from ombre_desktop.value import replace

SIZES = [(900, 600), (1024, 600), (1280, 800), (1920, 1080), (2560, 1600)]
TEXTS = [1.0, 1.25, 1.5, 2.0]
ADVICE = "Hint: Throw the five cards that have a ring, and keep the two kings."
REASON = "The king of cups is likely to win a trick, since nobody has led cups."
BUTTON = ButtonText("Do it", "X")
IN_GERMAN = (
    "Deine teuerste Wahl im achten Stich war die Sieben der Schwerter, besser wäre der Ritter gewesen."
)
LONG_BUTTON = ButtonText("Noch einmal versuchen", "T")
"""The longest words of any language here."""


def always(layout: TableLayout) -> Iterator[QRectF]:
    """Yield what is clear in every phase: faces with words and names, pool, tools and the person's cards."""
    for seat in layout.seats:
        yield circle(seat.medallion, seat.medallion_radius + seat.ring)
        yield seat.plate.rect(QSizeF(112, 42) * layout.text)
        yield seat.ribbon.rect(QSizeF(120 * layout.text, 26 * layout.text + 15 * layout.unit))
    pool = layout.centre.pool
    yield from (circle(pool.centre, pool.radius), pool.figure(layout.text))
    yield from layout.room.tools.places(len(Tool))
    yield layout.seats[0].hand.hull(13).boundingRect()


def row(layout: TableLayout) -> QRectF:
    """Return the place of the longest row of buttons."""
    left, right = layout.stage.at(0.185, 0).x(), layout.stage.at(0.815, 0).x()
    return QRectF(QPointF(left, layout.action_top), QPointF(right, layout.fan_top))


def bidding(layout: TableLayout) -> Iterator[QRectF]:
    left, right = layout.obstacles.inner
    yield QRectF(QPointF(left, layout.fan_top - 200 * layout.unit), QPointF(right, layout.fan_top))
    yield counted_talon(layout.centre.talon_auction, layout.text, layout.unit)


def throwing(layout: TableLayout) -> Iterator[QRectF]:
    yield from (layout.centre.discards.rect, layout.centre.trump_plate, row(layout))
    yield counted_talon(layout.centre.talon, layout.text, layout.unit)
    yield counted_talon(layout.centre.turned.heap(2), layout.text, layout.unit)


def playing_on(layout: TableLayout) -> Iterator[QRectF]:
    yield from (place.bounds for place in layout.centre.trick)
    yield from (layout.centre.trump_plate, row(layout))


def settled(layout: TableLayout) -> Iterator[QRectF]:
    yield from (layout.centre.sheet, row(layout))
    count = FULL_HANDS[len(layout.seats)]
    yield from (place.bounds for seat in layout.seats[1:] for place in seat.open_hand.places(count))


PHASES = (bidding, throwing, playing_on, settled)


@pytest.fixture(scope="module")
def write(qapp, app_families):
    """Provide a function that writes sentences on a paper beside what must be clear, without a table."""
    theme, board = theme_for(ClothName.GREEN, ColourScheme.DARK), QWidget()

    def written(
        layout: TableLayout, text: float, must: tuple[QRectF, ...], *told: str, button: ButtonText = BUTTON
    ) -> AdvicePaper:
        context = TableContext(layout, theme, app_families, "french", text)
        paper = AdvicePaper(more_told, context, board)
        paper.tell(told, (Way(button, lambda: None),), lambda: Clear(must), "")
        return paper

    yield written
    board.deleteLater()


def hidden(paper: AdvicePaper, must: tuple[QRectF, ...]) -> list[QRectF]:
    (place,) = paper.places
    return [thing for thing in must if thing.intersects(place)]


@pytest.mark.parametrize("phase", PHASES)
def test_one_sentence_and_a_button_have_room_in_every_window(write, phase):
    """The place is made in each size of window and text, at tables of two to five."""
    for size, text, seats in product(SIZES, TEXTS, SEAT_COUNTS):
        layout = layout_for(QSizeF(*size), seats, text)
        must = (*always(layout), *phase(layout))

        paper = write(layout, text, must, ADVICE, REASON)

        assert [] == hidden(paper, must), (size, text, seats)
        assert layout.window.contains(paper.places[0]), (size, text, seats)


def test_in_the_usual_text_all_of_it_has_room(write):
    """Nobody has to turn to a second page, even in the smallest window."""
    for size, seats, phase in product(SIZES, SEAT_COUNTS, PHASES):
        layout = layout_for(QSizeF(*size), seats)

        paper = write(layout, 1.0, (*always(layout), *phase(layout)), ADVICE, REASON)

        assert 1 == len(paper.buttons), (size, seats, phase)


@pytest.mark.parametrize("phase", PHASES)
def test_long_words_cover_nothing_either(write, phase):
    """In the smallest windows and the largest text the button stands on the last page alone."""
    for size, text, seats in product(SIZES[:2], TEXTS[1:], SEAT_COUNTS):
        layout = layout_for(QSizeF(*size), seats, text)
        must = (*always(layout), *phase(layout))

        paper = write(layout, text, must, IN_GERMAN, REASON, button=LONG_BUTTON)

        for _ in range(3):
            assert [] == hidden(paper, must), (size, text, seats)
            paper.turn()


def test_what_has_no_room_is_on_the_next_page(write):
    """The pages follow one another to the last, which has the button, and then the first comes back."""
    layout = layout_for(QSizeF(900, 600), 3, 2.0)
    paper = write(layout, 2.0, (*always(layout), *bidding(layout)), ADVICE, REASON)
    pages = [(paper.lines, len(paper.buttons))]

    for _ in range(3):
        paper.turn()
        pages.append((paper.lines, len(paper.buttons)))

    assert [((ADVICE,), 1), ((REASON,), 1), ((), 2), ((ADVICE,), 1)] == pages


def test_a_key_works_on_a_page_without_its_button(seated, qtbot):
    """There is no room for the button below so long a sentence."""
    app = seated(deal=auction("pass pass", dealer=1), size=(900, 600))
    app.prefer(replace(app.choices.preferences, text_scale=2.0))
    KeyUser(app, qtbot).wait_for_turn()
    done: list[bool] = []
    app.turns.stand.show(app, (IN_GERMAN, REASON), (Way(BUTTON, lambda: done.append(True)),), "")
    assert 1 == len(app.turns.stand.paper.buttons)

    QTest.keyClick(app.window.focusWidget() or app.window, Qt.Key.Key_X)

    assert [True] == done


def test_a_figure_stays_beside_its_word(write):
    """No line ends with “trick” where the next begins with its number."""
    layout = layout_for(QSizeF(1280, 800), 3)
    for more in range(12):
        told = f"Well done{' indeed' * more}: the page of coins in trick 5."

        paper = write(layout, 1.0, (), told)

        (written,) = paper.wrapped
        assert "trick\N{NO-BREAK SPACE}5" in written


def test_a_left_handed_person_has_the_paper_on_the_left():
    layout = layout_for(QSizeF(1280, 800), 3, ease=Ease(left_handed=True))

    place = Edge.of(layout, Clear()).place(QSizeF(200, 100))

    assert place.center().x() < layout.window.center().x()


def test_the_paper_takes_the_place_of_the_trumps_only_if_it_has_to():
    layout = layout_for(QSizeF(1280, 800), 4)
    trumps = layout.room.ladder.rect
    size = QSizeF(200, 60)
    below = QRectF(trumps.left(), trumps.bottom(), trumps.width(), layout.window.height())

    assert not Edge.of(layout, Clear(should=(trumps,))).place(size).intersects(trumps)
    assert Edge.of(layout, Clear(must=(below,), should=(trumps,))).place(size).intersects(trumps)


def test_a_paper_stays_where_it_hangs_if_it_may():
    """A shorter hint after a longer one does not jump to the corner."""
    layout = layout_for(QSizeF(1280, 800), 4)
    edge = Edge.of(layout, Clear(must=(QRectF(900, 300, 380, 100),)))
    high, low = edge.place(QSizeF(200, 100)), edge.place(QSizeF(200, 100), near=420.0)

    assert high.bottom() <= 300
    assert low.top() >= 400


# At the table.

DEALS = {
    "auction": partial(auction, "pass pass", dealer=1),
    "exchange": partial(exchanging, "entrada"),
    "lead": lambda: LEAD,
    "four": partial(
        playing, "four_handed", trump="H", hands="1 SK S4; 2 S2 H2; 3 CA C7; 4 D7 D6", ombre=2, dealer=3
    ),
}


@pytest.mark.parametrize("deal", DEALS)
def test_the_paper_covers_nothing_at_the_table(seated, qtbot, deal):
    """The same as it lies, with the panels of the phase."""
    app = seated(deal=DEALS[deal](), size=(900, 600))
    KeyUser(app, qtbot).wait_for_turn()
    for text in (1.0, 2.0):
        app.prefer(replace(app.choices.preferences, text_scale=text))
        app.desk.wait_until_painted()

        app.turns.stand.show(app, (ADVICE, REASON), (), "")

        paper = app.turns.stand.paper
        assert [] == hidden(paper, clear_of_paper(app.desk, paper).must), text
        assert [] == hidden(paper, app.desk.dock.kept_clear), text


def test_a_click_on_the_paper_gives_it_no_focus(seated, qtbot):
    """Enter answers the question afterwards, as after a click on a tool."""
    app = seated(deal=LEAD, runner=QuickPlayers())
    KeyUser(app, qtbot).wait_for_turn()
    app.turns.stand.show(app, (ADVICE,), (Way(BUTTON, lambda: None),), "")

    QTest.mouseClick(app.turns.stand.paper.buttons[0], Qt.MouseButton.LeftButton)

    assert app.window is app.window.focusWidget()


def test_who_speaks_last_has_the_paper(seated, qtbot):
    """A hint and the coach are never on the table together."""
    app = seated(deal=LEAD, runner=QuickPlayers())
    KeyUser(app, qtbot).wait_for_turn()
    hint, coach, stand = QObject(), QObject(), app.turns.stand

    stand.show(coach, ("That may cost you much.",), (), "")
    stand.show(hint, (ADVICE,), (), "")

    assert ((), (ADVICE,)) == (stand.told_by(coach), stand.told_by(hint))
    stand.take_away(coach)
    assert (ADVICE,) == stand.told_by(hint)
