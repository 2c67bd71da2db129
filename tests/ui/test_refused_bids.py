"""The bids that may not be made now: greyed, with the reasons, and passed over by the keys."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest
from dialect import dealt
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPicture
from PySide6.QtWidgets import QWidget

from ombre_desktop.engine import CallRequest, SeatView, request, view
from ombre_desktop.storage.first_look import ClothName, ColourScheme
from ombre_desktop.ui.desk.ground import MANY_BIDS
from ombre_desktop.ui.paint.buttons import Look
from ombre_desktop.ui.paint.fonts import load_fonts
from ombre_desktop.ui.paint.lettering import Lettering
from ombre_desktop.ui.paint.theme import theme_for
from ombre_desktop.ui.panels import bid_ways, choice_grid
from ombre_desktop.ui.panels.auction import AuctionPanel
from ombre_desktop.ui.panels.bid_price import passing
from ombre_desktop.ui.panels.context import TableContext
from ombre_desktop.ui.panels.pressable import Pressable
from ombre_desktop.ui.panels.prices import prices, refusals
from ombre_desktop.ui.panels.refused import RefusedBid
from ombre_desktop.ui.table.layout import layout_for
from ombre_desktop.ui.texts.calls import contract_name
from ombre_desktop.ui.texts.refusals import refusal_sentence, refused_bid

HELD = "1 SA S2 S3 S4 S5 S6 S7 H2 H3; 2 C2 C3 C4 C5 C6 C7 D2 D3 D4; 3 H4 H5 H6 H7 D5 D6 D7 SJ CJ"


def seen(calls: str, name: str = "renegado") -> SeatView:
    """Return the deal after these *calls*, as the seat sees it that is to speak."""
    state = dealt(name, HELD, seats=3, dealer=3).does(calls).state
    asked = request(state)
    assert isinstance(asked, CallRequest)
    return view(state, asked.seat)


@pytest.fixture
def window(qtbot):
    widget = QWidget()
    widget.resize(1280, 800)
    qtbot.addWidget(widget)
    widget.show()
    return widget


def panel_of(now: SeatView, window: QWidget, size: tuple[int, int] = (1280, 800), text: float = 1.0):
    """Return the panel that asks for a call, shown as on the table."""
    theme = theme_for(ClothName.GREEN, ColourScheme.DARK)
    ruleset = now.position.ruleset
    many = len(ruleset.contracts) >= MANY_BIDS
    layout = layout_for(QSizeF(*size), now.position.seats, text, pool=ruleset.has_pool, many_bids=many)
    contracts = tuple(one.name for one in ruleset.contracts)
    context = TableContext(
        layout, theme, load_fonts(), "spanish", text, contracts=contracts, game=ruleset.name
    )
    asked = request(now)
    assert isinstance(asked, CallRequest)
    panel = AuctionPanel(asked, context, window)
    panel.show_prices(prices(now), refusals(now))
    panel.show()
    return panel


def refused_on(panel: AuctionPanel) -> list[RefusedBid]:
    return [button for button in panel.buttons if isinstance(button, RefusedBid)]


def test_the_reasons_are_those_of_the_rules():
    """After vuelta, entrada is too low, and vuelta itself may not be held by who has not bid."""
    found = refusals(seen("1 vuelta"))

    assert ["entrada", "vuelta"] == list(found)
    assert len({reason.reason for reason in found.values()}) == 2


@pytest.mark.parametrize(
    ("calls", "told"),
    [
        ("1 pass", "If another does, you defend"),
        ("1 pass  2 pass", "Then all have passed"),
        ("1 entrada  2 pass", "Then you defend"),
    ],
)
def test_passing_tells_what_comes_of_it(qapp, calls, told):
    """Nobody else can bid after all others have passed."""
    assert told == passing(prices(seen(calls)).values(), joins=False)[1]


def test_nothing_is_refused_before_the_first_bid(window):
    assert [] == refused_on(panel_of(seen("1 pass"), window))


def test_a_refused_bid_shows_the_reason_in_place_of_its_meaning(window):
    """The reason never takes room from the others: it stands only where a meaning stood."""
    panel = panel_of(seen("1 vuelta"), window)

    for one in refused_on(panel):
        told = one.face.choice.meaning
        assert told == one.reason(panel.context.deck)
        assert one.hint.startswith(told)


def test_each_refused_bid_says_why_and_a_press_only_explains(window, qtbot):
    now = seen("1 vuelta")
    panel = panel_of(now, window)
    heard: list[object] = []
    panel.context.wishes.acted.connect(heard.append)

    for one, (bid, reason) in zip(refused_on(panel), refusals(now).items(), strict=True):
        qtbot.mouseClick(one, Qt.MouseButton.LeftButton)

        assert one.accessibleName() == refused_bid(contract_name(bid))
        assert one.hint == one.accessibleDescription()
        assert one.hint.startswith(refusal_sentence(reason, panel.context.deck))
        assert panel.bubble is not None
        assert panel.bubble.accessibleName() == one.hint
    assert heard == []


def test_the_tab_key_passes_over_refused_bids(window):
    panel = panel_of(seen("1 vuelta"), window)
    refused = refused_on(panel)

    assert {Qt.FocusPolicy.NoFocus} == {one.focusPolicy() for one in refused}
    assert all(one.focusPolicy() is Qt.FocusPolicy.StrongFocus for one in panel.buttons if one not in refused)


def order_of(panel: AuctionPanel) -> list[str]:
    """Return the titles of all bids as they are read: row by row, from the left."""
    placed = sorted(panel.buttons, key=lambda one: (round(one.place.top()), one.place.left()))
    return [one.face.choice.text.label for one in placed]


def test_refused_bids_stand_at_their_place_in_the_order_of_bidding(window):
    """Passing comes first, so that every bid stays where it is through the auction."""
    before, after = (panel_of(seen(calls), window) for calls in ("1 pass", "1 vuelta"))

    assert ["Pass", "Entrada", "Vuelta", "Solo"] == order_of(before) == order_of(after)
    places = ([button.place.topLeft() for button in panel.in_rows] for panel in (before, after))
    assert next(places) == next(places)


SIZES = (1024, 700), (1280, 800), (2560, 1440)
CALLS = {"renegado": "1 entrada", "lhombre": "1 spil", "tritrille": "1 ask", "rocambor": "1 entrada"}
GRIDS = {
    ("renegado", 1.0): ["4 prices"] * 3,
    ("renegado", 1.5): ["4 prices", "4 meanings", "4 meanings"],
    ("renegado", 2.0): ["4 meanings"] * 3,
    ("lhombre", 1.0): ["3+3+4 meanings", "3+3+4 prices", "3+3+4 prices"],
    ("lhombre", 1.5): ["2+2+3+3 meanings aside", "2+2+3+3 meanings aside", "3+3+4 meanings"],
    ("lhombre", 2.0): ["2+2+3+3 titles", "2+2+3+3 titles", "2+2+2+2+2 titles"],
    ("tritrille", 1.0): ["3 prices"] * 3,
    ("tritrille", 1.5): ["3 prices"] * 3,
    ("tritrille", 2.0): ["3 meanings"] * 3,
    ("rocambor", 1.0): ["2+2+2 prices", "2+2+2 prices", "3+3 prices"],
    ("rocambor", 1.5): ["2+2+2 meanings aside"] * 3,
    ("rocambor", 2.0): ["3+3 meanings"] * 3,
}
"""
The number of bids in each row, by game and size of the text, in windows of the `SIZES`.

With prices, each bid has its meaning as well. The question moves aside only where it would cover something.
"""


@pytest.fixture
def texts_of(monkeypatch):
    """Provide a function that returns the places of all texts that a bid paints."""
    found: list[QRectF] = []

    def noted(words: Lettering, _painter, rect: QRectF, _colour, **_how) -> None:
        place = QRectF(QPointF(), words.size)
        place.moveCenter(rect.center())
        found.append(place)

    def texts(button: Pressable, context: TableContext) -> list[QRectF]:
        found.clear()
        painter = QPainter(picture := QPicture())
        button.face.paint(painter, button.place, context, look=Look.REST, focus=False)
        painter.end()
        assert not picture.isNull()
        return [place for place in found if place.width()]

    monkeypatch.setattr(Lettering, "draw", noted)
    return texts


@pytest.mark.parametrize("case", GRIDS)
@pytest.mark.parametrize("at", range(3))
def test_all_bids_have_one_width_and_cover_nothing(case, at, window, texts_of):
    """Four stand in one row, the question on the axis. Meanings stay longer than prices; all is whole."""
    (game, text), size = case, SIZES[at]
    window.resize(*size)
    panel = panel_of(seen(CALLS[game], game), window, size, text)
    layout, places = panel.context.layout, [button.place for button in panel.in_rows]

    rows = Counter(round(place.top()) for place in places).values()
    told = "prices" if panel.way.priced else "meanings" if panel.way.explains else "titles"
    aside = panel.question.place.center().x() != pytest.approx(layout.stage.middle)
    assert GRIDS[case][at] == "+".join(map(str, rows)) + f" {told}" + " aside" * aside
    assert 1 == len({round(place.width(), 3) for place in places})
    assert 1 == len({round(place.height(), 3) for place in places})
    assert places[0] == min(places, key=lambda place: (place.top(), place.left()))
    for number, place in enumerate(places):
        assert layout.window.contains(place)
        assert layout.obstacles.is_readable(place)
        assert panel.way.covers or layout.obstacles.is_clear(place)
        assert not any(place.intersects(other) for other in [*places[:number], *panel.question.places])
    assert all(map(layout.obstacles.is_readable, panel.question.places))
    for button in panel.in_rows:
        found = texts_of(button, panel.context)
        choice = button.face.choice
        told = choice.text.label, choice.text.key, choice.meaning, choice.good, choice.bad
        assert len(found) == sum(map(bool, told))
        assert all(map(button.place.contains, found))
        apart = [place.adjusted(1, 1, -1, -1) for place in found]
        assert not any(one.intersects(other) for one, other in combinations(apart, 2))


def test_the_way_that_fitted_is_remembered_for_the_same_bids(window, monkeypatch):
    """The next deal asks the same, and need not try all ways again; other bids are tried from the first."""
    monkeypatch.setattr(choice_grid, "_FITTED", {})
    tried = []
    dress = AuctionPanel.dress
    monkeypatch.setattr(AuctionPanel, "dress", lambda self, way: tried.append(way) or dress(self, way))
    small = (1024, 640)

    first = panel_of(seen("1 spil", "lhombre"), window, small)
    places = [button.place for button in first.buttons]
    at_first = len(tried)
    tried.clear()
    again = panel_of(seen("1 spil", "lhombre"), window, small)

    assert len(tried) < at_first
    assert places == [button.place for button in again.buttons]

    tried.clear()
    panel_of(seen("1 pass"), window, small)
    assert tried[0] == bid_ways.USUAL[0]


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080)])
def test_the_titles_of_all_bids_in_a_row_have_one_base_line(window, monkeypatch, size):
    """Pass has smaller type, and fewer lines under its title than solo."""
    window.resize(*size)
    panel, lines = panel_of(seen("1 pass 2 vuelta"), window, size), {}
    draw = Lettering.draw

    def noted(words: Lettering, painter, rect, colour, **how) -> None:
        metrics = QFontMetricsF(words.font)
        top = painter.combinedTransform().map(rect.center()).y() - metrics.height() / 2
        lines[words.text] = top + metrics.ascent()
        draw(words, painter, rect, colour, **how)

    monkeypatch.setattr(Lettering, "draw", noted)
    panel.grab()
    rows: dict[int, list[float]] = {}
    for button in panel.buttons:
        rows.setdefault(round(button.place.top()), []).append(lines[button.face.choice.text.label])

    assert 4 == sum(map(len, rows.values())) > len(rows)
    assert all(max(row) - min(row) < 0.01 for row in rows.values())
