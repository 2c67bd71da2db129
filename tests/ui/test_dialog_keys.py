"""Every dialog by keys alone: Tab reaches all, a ring shows where one is, Escape and Return leave."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QPushButton,
    QTextBrowser,
    QWidget,
)
from test_dialogs import appearance, every_dialog

from ombre_desktop.engine import ruleset
from ombre_desktop.engine.codes.calendar import deal_of_day
from ombre_desktop.engine.notation.study import Note
from ombre_desktop.storage.days import PlayedDay
from ombre_desktop.storage.display_options import Deck
from ombre_desktop.ui.dialogs.message import QuestionDialog
from ombre_desktop.ui.dialogs.ring import Ring
from ombre_desktop.ui.features.daily.day import Day
from ombre_desktop.ui.features.daily.day_board import DayBoard, Shown
from ombre_desktop.ui.features.deal_by_hand.draft import first_draft
from ombre_desktop.ui.features.deal_by_hand.hand_board import HandBoard
from ombre_desktop.ui.features.fairness.cut_word import CutWordDialog
from ombre_desktop.ui.features.files.backups import ProgressDialog
from ombre_desktop.ui.features.files.deal_code import DealCodeDialog
from ombre_desktop.ui.features.past_games.again_dialog import AgainDialog
from ombre_desktop.ui.features.past_games.beside_dialog import BesideDialog
from ombre_desktop.ui.features.past_games.timeline_dialog import TimelineDialog
from ombre_desktop.ui.features.settings.keys import KeysDialog
from ombre_desktop.ui.features.studies.note_board import NoteBoard
from ombre_desktop.ui.model.compared import Compared
from ombre_desktop.ui.model.message import Confirmation
from ombre_desktop.ui.model.timeline import DealCell
from ombre_desktop.ui.replay.studied import Writing
from ombre_desktop.ui.session.day_sitting import PEOPLE

PRESSES = 20
"""The presses of Tab in which any page is left, link by link."""


class NoPictures(QObject):
    """Pictures that never come."""

    arrived = Signal()
    deck = Deck.SPANISH

    def paint_card(self, *_) -> None:
        """Paint nothing."""

    def face(self, *_) -> None:
        """Return nothing."""


def boards():
    """Return one dialog of every kind that can be made without a table."""
    look = appearance()
    names = ("You", "Don Hilario", "Doña Inés")
    return (
        *every_dialog(look),
        AgainDialog(look, [f"Instead of {name}" for name in names], 0),
        BesideDialog(look, names, [Compared(1, -25, (-20, 5, 15))]),
        CutWordDialog(look),
        day_board(look),
        DealCodeDialog(look, names, ("renegado", 3)),
        HandBoard(first_draft(ruleset("renegado")), names, NoPictures(), look),
        KeysDialog(look, ["entrada", "solo"]),
        NoteBoard(look, Writing("Deal 1, trick 2", Note(3, "A note."), lambda *_: None, lambda: None)),
        ProgressDialog(look, "Back up", "Everything is packed."),
        QuestionDialog(look, Confirmation("Leave", "Leave it?", "It is kept.", "&Leave", "&Stay")),
        TimelineDialog(look, [DealCell(1, 5, "won"), DealCell(2, None, "in hand")], lambda _: (), None),
    )


def day_board(look):
    """Return the board of a day that was played, which has the most buttons."""
    day = Day(deal_of_day(1), PlayedDay(on=1, amount=2, others=dict.fromkeys(PEOPLE, 1)))
    return DayBoard(look, Shown((day,), 1, "viajero"), NoPictures()).complete()


@pytest.fixture(scope="module")
def made(qapp):
    """Provide all of them, once, since making them takes longer than the tests."""
    made = boards()
    yield made
    for board in made:
        board.deleteLater()


@pytest.fixture
def shown(qtbot, made):
    """Provide one after another on the screen, with the focus on none of its parts."""

    def each():
        for board in made:
            with qtbot.waitActive(board):
                board.resize(900, 600)
                board.show()
                board.activateWindow()
            board.setFocus()
            yield board
            board.hide()

    return each()


def is_stop(widget: QWidget) -> bool:
    """Tell whether Tab must stop at *widget*: of a row of choices, at the one chosen."""
    if not (widget.isVisible() and widget.isEnabled() and widget.focusPolicy() & Qt.FocusPolicy.TabFocus):
        return False
    is_choice = isinstance(widget, QAbstractButton) and widget.group() is not None
    is_part = isinstance(widget.parent(), QComboBox | QAbstractSpinBox)
    return not is_part and widget.focusProxy() is None and (not is_choice or widget.isChecked())


def test_tab_reaches_every_control_and_a_ring_shows_where_one_is(shown):
    """Nothing is a trap: a page with links is left after its last link."""
    for board in shown:
        wanted = {widget for widget in board.findChildren(QWidget) if is_stop(widget)}
        links = sum(PRESSES for page in wanted if isinstance(page, QTextBrowser))
        met: set[QWidget] = set()
        for _ in range(len(wanted) + links):
            QTest.keyClick(QApplication.focusWidget() or board, Qt.Key.Key_Tab)
            now = QApplication.focusWidget()
            met.add(now)
            (ring,) = [one for one in board.findChildren(Ring) if one.isVisible()]

            assert ring.parentWidget() is now, board.windowTitle()
            assert now.rect() == ring.geometry(), board.windowTitle()
        assert wanted == met, board.windowTitle()


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_Return])
def test_escape_closes_every_dialog_and_return_presses_its_golden_button(shown, key):
    """Return leaves a dialog open in which no button is golden."""
    for board in shown:
        golden = [one for one in board.findChildren(QPushButton) if one.isDefault() and one.isEnabled()]
        pressed: list[bool] = []
        for button in golden:
            button.clicked.connect(lambda _=False, pressed=pressed: pressed.append(True))
        ends: list[int] = []
        board.finished.connect(ends.append)
        QTest.keyClick(board, key)

        if key is Qt.Key.Key_Escape:
            assert [0] == ends, board.windowTitle()
        assert len(pressed) == (key is Qt.Key.Key_Return) * len(golden), board.windowTitle()
