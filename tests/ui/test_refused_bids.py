"""The bids that may not be made now: greyed, with the reasons, and passed over by the keys."""

from __future__ import annotations

import pytest
from dialect import dealt
from PySide6.QtCore import QSizeF, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QWidget

from ombre_desktop.engine import CallRequest, SeatView, request, view
from ombre_desktop.storage.first_look import ClothName, ColourScheme
from ombre_desktop.ui.paint.fonts import load_fonts
from ombre_desktop.ui.paint.lettering import Lettering
from ombre_desktop.ui.paint.theme import theme_for
from ombre_desktop.ui.panels import auction
from ombre_desktop.ui.panels.auction import AuctionPanel
from ombre_desktop.ui.panels.context import TableContext
from ombre_desktop.ui.panels.prices import prices, refusals
from ombre_desktop.ui.panels.refused import RefusedBids
from ombre_desktop.ui.table.layout import layout_for
from ombre_desktop.ui.texts.refusals import refusal_sentence, refused_bids, refused_bids_note

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
    layout = layout_for(QSizeF(*size), now.position.seats, text)
    ruleset = now.position.ruleset
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


def refused_on(panel: AuctionPanel) -> list[RefusedBids]:
    return [button for button in panel.buttons if isinstance(button, RefusedBids)]


def test_the_reasons_are_those_of_the_rules():
    """After vuelta, entrada is too low, and vuelta itself may not be held by who has not bid."""
    found = refusals(seen("1 vuelta"))

    assert ["entrada", "vuelta"] == list(found)
    assert len({reason.reason for reason in found.values()}) == 2


def test_nothing_is_refused_before_the_first_bid(window):
    assert [] == refused_on(panel_of(seen("1 pass"), window))


def test_the_slip_says_why(window):
    now = seen("1 vuelta")
    panel = panel_of(now, window)
    (slip,) = refused_on(panel)
    deck = panel.context.deck

    assert slip.accessibleName() == refused_bids("Entrada, Vuelta")
    assert slip.hint == slip.accessibleDescription() == refused_bids_note(refusals(now), deck)
    for reason in refusals(now).values():
        assert refusal_sentence(reason, deck) in slip.hint


def test_a_press_only_explains(window, qtbot):
    panel = panel_of(seen("1 vuelta"), window)
    heard: list[object] = []
    panel.context.wishes.acted.connect(heard.append)
    (slip,) = refused_on(panel)

    qtbot.mouseClick(slip, Qt.MouseButton.LeftButton)

    assert panel.bubble is not None
    assert panel.bubble.accessibleName() == slip.hint
    assert heard == []


def test_the_tab_key_passes_over_the_slip(window):
    panel = panel_of(seen("1 vuelta"), window)
    (slip,) = refused_on(panel)

    assert Qt.FocusPolicy.NoFocus is slip.focusPolicy()
    assert all(one.focusPolicy() is Qt.FocusPolicy.StrongFocus for one in panel.buttons if one is not slip)


@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", [(1024, 700), (1280, 800)])
@pytest.mark.parametrize(("game", "calls"), [("renegado", "1 entrada"), ("lhombre", "1 spil")])
def test_slip_or_tag_covers_no_bid_and_is_whole(game, calls, size, text, window):
    """Its words fit its place, which lies in the window, apart from the bids and the question."""
    window.resize(*size)
    panel = panel_of(seen(calls, game), window, size, text)
    (slip,) = refused_on(panel)
    others = [button.place for button in panel.buttons if button is not slip]

    wanted = slip.face.size(panel.context)

    assert slip.place.width() >= wanted.width() - 1
    assert slip.place.height() >= wanted.height() - 1
    assert not any(slip.place.intersects(place) for place in (*others, *panel.question.places))
    assert panel.context.layout.window.contains(slip.place) or not panel.frame.isEmpty()
    bids = [panel.frame] if not panel.frame.isEmpty() else others
    assert not any(bid.intersects(place) for bid in bids for place in panel.question.places)


def test_the_way_that_fitted_is_remembered_for_the_same_bids(window, monkeypatch):
    """The next deal asks the same, and need not try all ways again; other bids are tried from the first."""
    monkeypatch.setattr(auction, "_FITTED", {})
    tried = []
    fits = AuctionPanel._fits
    monkeypatch.setattr(AuctionPanel, "_fits", lambda self, way: tried.append(way) or fits(self, way))
    small = (1024, 640)

    first = panel_of(seen("1 entrada"), window, small)
    places = [button.place for button in first.buttons]
    at_first = len(tried)
    tried.clear()
    again = panel_of(seen("1 entrada"), window, small)

    assert len(tried) < at_first
    assert places == [button.place for button in again.buttons]

    tried.clear()
    panel_of(seen("1 pass"), window, small)
    assert tried[0] == auction.USUAL[0]


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080)])
def test_the_titles_of_all_bids_in_a_row_have_one_base_line(window, monkeypatch, size):
    """Pass has two lines under its title and solo four, and the refused bids have smaller type."""
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
    found = [lines[button.face.text.label] for button in panel.buttons]

    assert 3 == len(found)
    assert max(found) - min(found) < 0.01
