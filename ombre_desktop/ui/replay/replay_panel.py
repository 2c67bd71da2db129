"""The board beside the table, which controls a replay and shows the notes on the deal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from PySide6.QtCore import QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QColor, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from ombre_desktop.ui.background.turns import Turns
from ombre_desktop.ui.dialogs.controls import Choice, ChoiceBox, TickBox
from ombre_desktop.ui.dialogs.flow import Lines
from ombre_desktop.ui.dialogs.framed import Framed
from ombre_desktop.ui.dialogs.name_tip import NameTip
from ombre_desktop.ui.dialogs.sections import wrapped
from ombre_desktop.ui.dialogs.steady_scroll import SteadyScroll
from ombre_desktop.ui.dialogs.style import Appearance, Part, dress, line, mark
from ombre_desktop.ui.replay.glyphs import SIDE, step_icon
from ombre_desktop.ui.replay.page import Page
from ombre_desktop.ui.replay.pictures import Pictures
from ombre_desktop.ui.replay.review_board import ReviewBoard
from ombre_desktop.ui.replay.study_row import StudyRow
from ombre_desktop.ui.texts import replay as words
from ombre_desktop.ui.texts.outside import tip
from ombre_desktop.ui.texts.replay import Step

_LEAST_TO_READ = 96
"""The smallest height of the page, in nominal pixels; in a lower window, the whole board scrolls."""
_FEW_LETTERS = 9
"""The letters of a name for which the choice of a chair has room at least."""
POLISHED = 6
"""The number of widgets that are styled in one turn of the event loop."""


class Moment(NamedTuple):
    """The board's view of a moment; *at* and *last* are numbers of moments."""

    title: str
    at: int
    last: int
    runs: bool
    is_open: bool
    can_play_on: bool


class ReplayPanel(SteadyScroll):
    """
    The board of a replay: the place in the deal, the text to read there, and every way to move on.

    While the person plays on, the only button is the way back.
    """

    stepped = Signal(object)
    sought = Signal(int)
    deal_chosen = Signal(object)
    chair_chosen = Signal(object)

    def __init__(self, title: str, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._runs = False
        self._pressed = Turns(self)
        # Styled while it is empty; widgets added later are styled piece by piece.
        dress(self, appearance)
        self._board = Framed()
        self._board.setAccessibleName(words.panel_name())
        self._column = QVBoxLayout(self._board)
        self.setWidget(self._board)
        self._board.hide()
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._column.addWidget(wrapped(title, Part.SECTION))
        self.deals = ChoiceBox([Choice(0, "")], 0)
        self.chairs = ChoiceBox([Choice(0, "")], 0)
        self._where = wrapped("", Part.FIGURE)
        self._count = line(part=Part.NOTE)
        self.page = Page(appearance)
        self.steps: dict[Step, QPushButton] = {}
        self.open_hands = TickBox(words.open_label())
        self.play_on = mark(QPushButton(words.play_on_label()), Part.GOLD)
        self.back = mark(QPushButton(words.return_label()), Part.GOLD)
        self.close_button = QPushButton(words.close_label())
        self.review = ReviewBoard(appearance)
        self.study = StudyRow(appearance)
        self._stairs = mark(QWidget(), Part.BARE)
        self._seat = mark(QWidget(), Part.BARE)

    def build(self) -> Iterator[None]:
        """Make the hidden board; at every yield the event loop may turn."""
        for part in (self._fill_page, self._fill_steps, self._fill_ways, self._measure, self._sign_all):
            part()
            yield
        for at, widget in enumerate(self._board.findChildren(QWidget)):
            widget.ensurePolished()
            if at % POLISHED == 0:
                yield

    def stand(self) -> Iterator[None]:
        """Make the board visible; it is laid out in one turn of the event loop and painted in the next."""
        self._board.setUpdatesEnabled(False)
        self._board.show()
        yield
        self._board.setUpdatesEnabled(True)

    def offer(self, deals: Sequence[str], chairs: Sequence[str], *, deal: int, chair: int) -> None:
        """Offer a choice of *deals* and *chairs*; a single deal is not offered."""
        self.deals = self._with(self.deals, deals, deal)
        self.chairs = self._with(self.chairs, chairs, chair)
        self.deals.setVisible(len(deals) > 1)
        for before, after in pairwise(self.walk):
            self.setTabOrder(before, after)
        note = words.play_on_note(chairs[chair])
        self.play_on.setToolTip(tip(note))
        self.play_on.setAccessibleDescription(note)

    def show_moment(self, moment: Moment) -> None:
        """Show *moment*: the place in the deal, and the enabled buttons."""
        self._replays(True)
        self._where.setText(moment.title)
        self._count.setText(words.moment_text(moment.at, moment.last))
        with QSignalBlocker(self.open_hands):
            self.open_hands.setChecked(moment.is_open)
        self.play_on.setEnabled(moment.can_play_on)
        for step, button in self.steps.items():
            gone = moment.at == (0 if step in (Step.START, Step.LAST_PAGE, Step.BACK) else moment.last)
            if gone and button.hasFocus() and step is not Step.RUN:
                # If the focused button is disabled, the focus stays among the buttons for steps.
                self.steps[Step.RUN].setFocus()
            button.setEnabled(step is Step.RUN or not gone)
        if moment.runs != self._runs:
            self._runs = moment.runs
            self._sign(Step.RUN)

    def show_play(self, title: str, page: str) -> None:
        """Show that the person plays on, and offer the way back."""
        self._replays(False)
        self._where.setText(title)
        self.page.read(page)

    @property
    def walk(self) -> tuple[QWidget, ...]:
        """Everything that takes the focus, in visual order."""
        read = (self.deals, *self.review.walk, self.page, *self.study.walk, *self.steps.values())
        seat = (self.study.pen, self.chairs, self.open_hands)
        return (*read, *seat, self.play_on, self.back, self.close_button)

    @property
    def appearance(self) -> Appearance:
        """The present look of the board."""
        return self._appearance

    def set_pictures(self, pictures: Pictures) -> None:
        """Take the pictures of cards and people from *pictures*."""
        self.page.set_pictures(pictures)
        self.review.set_pictures(pictures)

    def set_appearance(self, appearance: Appearance) -> None:
        """Change the look to *appearance*."""
        self._appearance = appearance
        dress(self, appearance)
        self.review.set_appearance(appearance)
        self.study.set_appearance(appearance)
        self._measure()
        self._sign_all()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the timeline yield to a low window."""
        self.review.set_room(event.size().height())
        super().resizeEvent(event)

    def fit(self) -> None:
        """Take the scroll bar away if everything fits without it, which Qt, measuring beside it, misses."""
        room, policy = self.maximumViewportSize(), self.verticalScrollBarPolicy()
        if self.verticalScrollBar().isVisible() and self._board.heightForWidth(room.width()) <= room.height():
            self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
            self.setVerticalScrollBarPolicy(policy)

    def _measure(self) -> None:
        """Set the distances of the board and the style of its page."""
        pixels = self._appearance.pixels
        margin = min(16, pixels(12))
        self._column.setContentsMargins(margin, margin, margin, margin)
        self._column.setSpacing(min(12, pixels(9)))
        self.page.setMinimumHeight(pixels(_LEAST_TO_READ))
        self.page.set_appearance(self._appearance)

    def _fill_page(self) -> None:
        """Add the place in the deal and the text to read there."""
        self._column.addWidget(self.deals)
        head = QHBoxLayout()
        head.addWidget(self._where, 1)
        head.addWidget(self._count)
        self._column.addLayout(head)
        self._column.addWidget(self.review)
        self._column.addWidget(self.page, 1)
        self._column.addWidget(self.study)
        self.page.setAccessibleName(words.reading_name())
        self.review.timeline.sought.connect(self.sought)
        self.review.moves.sought.connect(self.sought)

    def _fill_steps(self) -> None:
        """Add the buttons that lead through the deal."""
        row = Lines(self._stairs, 4)
        for step in Step:
            row.addWidget(self._step(step))
        row.addWidget(self.study.pen)
        self._column.addWidget(self._stairs)

    def _fill_ways(self) -> None:
        """Add the choice of a chair, and the ways out of the replay."""
        front = mark(QWidget(), Part.BARE)
        seat = self._seat_row = QHBoxLayout(front)
        seat.setContentsMargins(0, 0, 0, 0)
        seat.addWidget(line(words.chair_label(), Part.NAME))
        seat.addWidget(self.chairs)
        row = Lines(self._seat, 4)
        row.addWidget(front)
        row.addWidget(self.open_hands)
        self._column.addWidget(self._seat)
        foot = mark(QWidget(), Part.BARE)
        ways = Lines(foot, 8)
        for button in (self.play_on, self.back, self.close_button):
            ways.addWidget(button)
        self._column.addWidget(foot)

    def _step(self, step: Step) -> QPushButton:
        button = self.steps[step] = mark(QPushButton(), Part.STEP)
        # A button's own shortcut would press it a tenth of a second late.
        # A key that repeats faster than moves can be shown presses once in each turn of the event loop.
        key = QShortcut(step.key.sequences[0], button)
        key.activated.connect(lambda: self._pressed.order({step: button.click}))
        button.setIconSize(QSize(SIDE, SIDE))
        NameTip(button)
        button.clicked.connect(lambda _=False: self.stepped.emit(step))
        return button

    def _sign_all(self) -> None:
        for step in Step:
            self._sign(step)

    def _sign(self, step: Step) -> None:
        """Set the icon of a button, in the colours of the theme; RUN shows whether it would run or stop."""
        ink = self._appearance.theme.chrome.text
        faint = QColor(ink)
        faint.setAlpha(90)
        button, stops = self.steps[step], self._runs and step is Step.RUN
        name = words.step_name(step, stops=stops)
        button.setIcon(step_icon(step, (ink, faint), stops=stops))
        if button.accessibleName() != name:
            button.setAccessibleName(name)

    def _replays(self, replays: bool) -> None:
        """Show the controls of a replay, or those of playing on."""
        shown = (self._count, self._stairs, self._seat, self.play_on)
        for widget in (*shown, self.review):
            widget.setVisible(replays)
        self.study.show_all(replays)
        self.deals.setVisible(replays and self.deals.count() > 1)
        self.back.setVisible(not replays)

    def _with(self, box: ChoiceBox, labels: Sequence[str], value: int) -> ChoiceBox:
        """Return a box with *labels*; if *box* already has them, return it, so that it keeps the focus."""
        if [box.itemText(row) for row in range(box.count())] == list(labels):
            box.set_value(value)
            return box
        new = ChoiceBox([Choice(number, label) for number, label in enumerate(labels)], value)
        is_deals = box is self.deals
        if not is_deals:
            new.setMinimumContentsLength(_FEW_LETTERS)
        layout = self._column if is_deals else self._seat_row
        layout.replaceWidget(box, new)
        new.chosen.connect(self.deal_chosen if is_deals else self.chair_chosen)
        new.setAccessibleName(words.deal_label() if is_deals else words.chair_label())
        box.hide()
        box.deleteLater()
        return new
