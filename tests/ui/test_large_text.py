"""Large text at the table: all text grows, nothing is covered, and everything can be reached."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QFontMetricsF, QPolygonF, QWheelEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ombre_desktop.engine import Bid
from ombre_desktop.storage.display_options import Preferences
from ombre_desktop.ui.frame.commands import Command
from ombre_desktop.ui.paint.fitting import bound, broken
from ombre_desktop.ui.paint.lettering import Lettering
from ombre_desktop.ui.panels.panel import Panel
from ombre_desktop.ui.panels.settlement import SettlementPanel
from ombre_desktop.ui.panels.sheet_line import ABOVE_RULE
from ombre_desktop.ui.panels.tools import Tool
from ombre_desktop.ui.table.room import LADDER_FIGURE
from ombre_desktop.ui.table.seat_facts import seat_facts
from ombre_desktop.ui.texts.calls import bid_meaning
from ombre_desktop.value import replace
from tools.screenshots.legibility import WHOLE, Reading, Seen, faults, reading, small
from tools.screenshots.studio import Studio

CUT = 4
"""The units of a row that hold no ink, so that they may lie outside a sheet."""
AT_SEATS = 1.5
"""The growth of names, roles and figures at the seats in a small window."""
PHASES = ("exchange", "trick-5", "five-late")


@pytest.fixture(scope="module")
def notes():
    with reading() as notes:
        yield notes


@pytest.fixture(scope="module")
def studio(notes, app_families):
    """Provide a small window, in which the text is at most twice its usual size."""
    studio = Studio(Preferences(), (1024, 700))
    yield studio
    studio.app.speech.rest()
    studio.window.close()


def read(studio: Studio, notes: Reading, phase: str, text_size: int) -> Seen:
    studio.wear(text_scale=text_size / 100)
    return studio.read(phase, notes)


def held(studio: Studio) -> float:
    """Return the text size that the window can hold."""
    return studio.app.desk.scene.brush.layout.stage.held


def contract_type(studio: Studio) -> set[int]:
    panel = studio.app.desk.dock.standing.contract
    return {panel._head.font.pixelSize()} | {line.value.font.pixelSize() for line in panel._lines}


def sheet(studio: Studio) -> SettlementPanel:
    panel = studio.app.desk.dock.standing.settlement
    assert isinstance(panel, SettlementPanel)
    return panel


def on_plates(studio: Studio) -> set[str]:
    """Return the names, roles and figures at the seats, which grow less in a small window."""
    now = studio.app.desk.situation
    assert now.picture is not None
    assert now.sitting is not None
    facts = [seat_facts(now.picture, seat, now.sitting, now.deck) for seat in now.picture.turns]
    return {text for one in facts for text in (one.name, one.role, one.held, one.words, str(one.won))}


@pytest.mark.parametrize("phase", PHASES)
def test_every_text_grows_and_none_is_covered(studio, notes, phase):
    usual = read(studio, notes, phase, 100)

    large = read(studio, notes, phase, 200)

    assert 1.75 < held(studio) < 1.85
    plates = on_plates(studio)
    assert [] == small(
        large, [(one, share) for one, share in usual if one.said not in plates], held(studio), {}
    )
    assert [] == small(large, [(one, share) for one, share in usual if one.said in plates], AT_SEATS, {})
    assert [] == faults(large, studio.app.desk.view.size())


def test_the_contract_keeps_its_type_through_all_phases(studio, notes):
    """Long lines are wrapped and not made smaller."""
    found = []
    for phase in ("exchange", "trick-5", "five-late"):
        read(studio, notes, phase, 150)
        found.append(contract_type(studio))

    assert [found[0]] * 3 == found


@pytest.mark.parametrize("phase", ["trick-5", "settlement-lost"])
def test_no_line_begins_with_a_figure(studio, notes, phase):
    """The tricks, and what a deal cost, stand on the line of the name they belong to."""
    read(studio, notes, phase, 200)
    standing = studio.app.desk.dock.standing
    lines = [line.value for line in standing.contract._lines]
    lines += [line.words for line in standing.settlement._lines] if standing.settlement else []

    begun = [
        line for told in lines for line in told.text.split("\n")[1:] if line.lstrip("+-\u2212")[0].isdigit()
    ]

    assert "" != standing.contract._title
    assert [] == begun


def test_figures_stay_with_their_words(app_families):
    told = bound(Lettering("Don Hilario 2, Do\u00f1a In\u00e9s \u221242", app_families.sans_font(20)))

    assert ["Don", "Hilario\u00a02,", "Do\u00f1a", "In\u00e9s\u00a0\u221242"] == told.wrapped(1).text.split(
        "\n"
    )


def test_the_sheet_covers_nothing_of_the_contract(studio, notes):
    """A long German contract reaches beside the sheet, which then is narrower."""
    studio.wear(language="de")

    read(studio, notes, "five-settlement", 200)
    standing = studio.app.desk.dock.standing
    panel, lies = standing.contract.place, sheet(studio).sheet

    studio.wear(language="en")
    assert panel.bottom() > lies.top()
    assert panel.intersected(lies).isEmpty()


@pytest.mark.parametrize("text_size", [150, 200])
def test_the_figures_of_the_ladder_stand_clear_of_their_signs(studio, notes, text_size):
    """J and Q have tails, which reach down towards the sign below them."""
    read(studio, notes, "five-trick", text_size)
    ladder = studio.app.desk.dock.standing.ladder
    font = ladder.context.families.serif_font(LADDER_FIGURE * ladder.context.layout.text, bold=True)
    cell = ladder.context.layout.room.ladder.place(0)
    for index in ("J", "Q", "12"):
        figure, metrics = Lettering(index, font), QFontMetricsF(font)
        place, sign = ladder._places(cell, figure)
        foot = place.center().y() + figure.size.height() / 2 - metrics.descent()

        assert ladder._upright
        assert foot + metrics.tightBoundingRect(index).bottom() < sign.top()
        assert foot + metrics.tightBoundingRect(index).top() > cell.top() + 1
        assert sign.bottom() < cell.bottom()


@pytest.mark.parametrize("phase", ["trick-5", "five-trick"])
def test_no_words_are_cut_by_a_board_to_read(studio, notes, phase):
    """The advice over the buttons, or the bubble at a card, is left out under the board."""
    read(studio, notes, phase, 100)
    dock = studio.app.desk.dock

    dock.use(Tool.LAST_TRICK)
    board = dock.standing.boards.last_trick.board
    under = [place for place in dock.panel.yielding if place.intersects(board)]
    open_tip = dock._tip is not None and dock._tip.isVisible() and dock._tip.place.intersects(board)

    assert all(map(dock.panel.is_covered, under))
    assert not open_tip
    dock.use(Tool.LAST_TRICK)
    assert not any(map(dock.panel.is_covered, dock.panel.yielding))


def test_what_a_bid_means_stays_longer_than_its_price(studio, notes):
    """The bubble tells the price if there is no room for that."""
    seen = {one.said for one, _ in read(studio, notes, "low-auction", 200)}
    words = {" ".join(said.split()) for said in seen}
    panel = studio.app.desk.dock.panel

    assert {"Gascarola", bid_meaning("gascarola")} <= words
    assert "Lose: 20" not in words
    assert any("Lose: 20" in button.hint for button in panel.buttons)


def painted(panel: Panel, notes: Reading) -> set[str]:
    """Return the texts that *panel* paints whole."""
    notes.clear()
    panel.update()
    panel.grab()
    return {one.said for one in notes.painted.values()}


@pytest.mark.parametrize("game", ["", "low-", "french-", "poker-", "two-", "four-", "five-", "lhombre-"])
def test_every_bid_is_seen_at_once_and_whole(studio, notes, game):
    """At twice the size of text, the keys lead to every bid, and bubbles tell what stands on none."""
    studio.wear(language="de")

    read(studio, notes, f"{game}auction", 200)
    panel = studio.app.desk.dock.panel
    lost, untold = [], []
    for call, button in zip(panel.calls, panel.buttons[: len(panel.calls)], strict=True):
        button.setFocus(Qt.FocusReason.TabFocusReason)
        seen = painted(panel, notes)
        choice, bubble = button.face.choice, panel.bubble.accessibleName() if panel.bubble else ""
        lost += {panel.question.words, choice.text.label} - seen
        wanted = {button.accessibleName()} if not choice.good + choice.bad else set()
        wanted |= {button.accessibleDescription() or "what it means"} if isinstance(call, Bid) else set()
        untold += [words for words in wanted if words not in bubble]
    inside = [panel.context.layout.window.contains(button.place) for button in panel.buttons]

    studio.wear(language="en")
    assert ([], []) == (lost, untold)
    assert all(inside)


@pytest.mark.parametrize(
    ("phase", "language"), [("four-trump", "en"), ("five-trump", "en"), ("five-calling", "es")]
)
def test_a_question_stays_over_its_answers(studio, notes, phase, language):
    """It covers nobody's chips, even if it is long."""
    studio.wear(language=language)

    seen = read(studio, notes, phase, 200)
    question = studio.app.desk.dock.panel.question.words

    studio.wear(language="en")
    assert WHOLE < next(share for one, share in seen if one.said == question)
    assert [] == [fault for fault in faults(seen, studio.app.desk.view.size()) if question in fault]


@pytest.mark.parametrize("way", ["keys", "wheel", "drag"])
def test_a_long_settlement_moves_above_its_total(studio, notes, qtbot, way):
    """The keys and the wheel reach the end of a sheet that is too low for large text."""
    read(studio, notes, "four-settlement", 200)
    panel = sheet(studio)
    panel._next.setFocus()
    first = {one.said for one in notes.painted.values()}

    if way == "drag":
        drag(panel, qtbot, -300)
    for _ in range(9):
        if way == "keys":
            qtbot.keyClick(panel._next, Qt.Key.Key_Down)
        elif way == "wheel":
            turn_wheel(panel, -120)
    notes.clear()
    panel.grab()

    last = {one.said for one in notes.painted.values()}
    reason = panel._lines[-2].words.text
    assert " ".join(reason.split()) not in first
    assert " ".join(reason.split()) in last
    assert {panel._text.told.title, "In all, for you"} <= first & last
    assert {row.who for row in panel._text.rows} <= first


def rows_seen(panel: SettlementPanel) -> tuple[list[int], list[int]]:
    """Return which rows of the sheet are seen, and which of them are cut."""
    every = panel._rows()
    rows, field = every[1:-1], panel._seen(every)
    there = [at for at, row in enumerate(rows) if row.intersects(field.adjusted(0, 1, 0, -1))]
    room = field.adjusted(0, -CUT * panel.context.unit, 0, CUT * panel.context.unit)
    return there, [at for at in there if not room.contains(rows[at])]


@pytest.mark.parametrize("phase", ["four-settlement", "quadrille-settlement", "five-settlement"])
def test_no_line_of_a_settlement_is_cut(studio, notes, phase):
    """
    All payments are seen at once, over the total at the foot, and every line whole wherever the wheel stops.

    The sheet ends below a line: no room for another is left empty.
    """
    read(studio, notes, phase, 200)
    panel = sheet(studio)
    found, last = [rows_seen(panel)], -1.0

    while panel._roll.offset != last:
        last = panel._roll.offset
        turn_wheel(panel, -120)
        found.append(rows_seen(panel))

    assert panel._roll.is_needed is (phase != "five-settlement")
    free = panel.sheet.bottom() - panel._foot - panel._rows()[-2].bottom()
    assert abs(free) <= ABOVE_RULE * panel.context.unit
    assert [] == [cut for _, cut in found if cut]
    assert set(range(len(panel._lines) - 2)) == {at for there, _ in found for at in there}
    assert len(panel._text.rows) <= len(found[0][0])


def test_after_a_deal_the_contract_leaves_the_chips_free(studio, notes):
    """The row of the tricks, which the piles tell as well, is left out; a screen reader still hears it."""
    read(studio, notes, "settlement-won", 200)
    contract = studio.app.desk.dock.standing.contract
    hollows = contract.context.layout.obstacles.hollows

    assert not any(one.intersects(QPolygonF(contract.place)) for one in hollows)
    assert "Tricks" in contract.accessibleDescription()

    now = studio.app.desk.situation
    for gone in ({}, {"ombre": None}):
        picture = replace(now.picture, won=(0,) * now.picture.seats, **gone)
        studio.app.desk.dock.standing.show(replace(now, picture=picture))
        assert not contract._told_by_piles, "no pile tells the Ombre or the bids"


def test_a_bubble_covers_words_and_not_the_trick(studio, notes):
    """
    The row's own words make room for it, and come back when it goes.

    A card in focus is raised, so its bubble reaches the lower edge of the trick here, but no figure.
    """
    read(studio, notes, "exchange", 200)
    read(studio, notes, "five-trick", 200)
    dock = studio.app.desk.dock
    card = dock.context.layout.centre.trick[1].size

    under = dock.context.layout.trick_under(dock._tip.place)
    assert under < 0.2 * card.width() * card.height()
    assert any(map(dock.panel.is_covered, dock.panel.yielding))
    dock.dismiss_tip()
    assert not any(map(dock.panel.is_covered, dock.panel.yielding))


@pytest.mark.parametrize("phase", ["points-3-late", "points-5-settlement"])
def test_the_tools_leave_the_contract_free(studio, notes, phase):
    """A long title, as in Spanish, is set somewhat smaller and pushes no line under the tools."""
    studio.wear(language="es")

    seen = read(studio, notes, phase, 100)

    studio.wear(language="en")
    assert [] == faults(seen, studio.app.desk.view.size())


def test_a_long_path_is_broken_and_not_cut(app_families):
    path = "/home/blanca/" + "quadrille" * 20

    told = broken(Lettering(path, app_families.sans_font(20)), 300)

    assert path == told.text.replace("\n", "")
    assert told.size.width() <= 300


def test_a_sheet_that_fits_does_not_move(studio, notes):
    read(studio, notes, "settlement-lost", 100)

    turn_wheel(sheet(studio), -120)

    assert 0.0 == sheet(studio)._roll.offset


def drag(panel: SettlementPanel, qtbot: QtBot, by: int) -> None:
    """Press on the sheet, and move the pointer."""
    start = panel.sheet.center().toPoint() - panel.pos()
    qtbot.mousePress(panel, Qt.MouseButton.LeftButton, pos=start)
    qtbot.mouseMove(panel, start + QPoint(0, by))
    qtbot.mouseRelease(panel, Qt.MouseButton.LeftButton, pos=start + QPoint(0, by))


def turn_wheel(panel: Panel, angle: int) -> None:
    middle = QPointF(panel.rect().center())
    event = QWheelEvent(
        middle,
        panel.mapToGlobal(middle),
        QPoint(),
        QPoint(0, angle),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(panel, event)


def test_the_preferences_say_what_the_window_holds(studio, notes):
    """The note appears only at a size that the window cannot hold."""
    told = []
    for text_size in (150, 200):
        studio.wear(text_scale=text_size / 100, text_follows=False)
        studio._settle()
        studio.app.do(Command.PREFERENCES)
        studio.app.boards.finish()
        dialog = studio.app.boards.open_board("preferences")
        told.append(dialog._size_field.control.accessibleDescription())
        studio.app.boards.close_all()

    usual, large = told
    assert "150" in usual
    assert "18" not in usual
    assert f"{round(100 * held(studio))} %" in large
