"""The part of a replay's board that belongs to the review: timeline, progress, moves, button."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from ombre_desktop.ui.dialogs.sections import wrapped
from ombre_desktop.ui.dialogs.style import Appearance, Part, mark
from ombre_desktop.ui.replay.move_list import Move, MoveList
from ombre_desktop.ui.replay.pictures import Pictures
from ombre_desktop.ui.replay.review_timeline import Timeline
from ombre_desktop.ui.texts import replay as replay_words
from ombre_desktop.ui.texts import review as words
from ombre_desktop.ui.texts.listing import sentences
from ombre_desktop.ui.texts.outside import tip

LOW = 720
"""The height in pixels below which a board has no room for every move that mattered."""


class ReviewBoard(QWidget):
    """
    The timeline of the deal, and a button that begins or stops the review.

    While there is a review, its progress and the moves that mattered are shown as well.
    """

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        mark(self, Part.BARE)
        self.timeline = Timeline(appearance)
        self.moves = MoveList(appearance)
        self.moves.setAccessibleName(words.moves_name())
        self._shown: tuple[Sequence[Move], int] = (), 0
        self._is_low = False
        self.progress = wrapped("", Part.NOTE)
        self.button = QPushButton(words.review_label())
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        # A review may grow surer for a minute; its button then stands beside the progress and takes no room.
        beside = QHBoxLayout()
        beside.addWidget(self.progress, 1)
        beside.addWidget(self.button)
        column.addWidget(self.timeline)
        column.addLayout(beside)
        column.addWidget(self.moves)
        self.offer()

    @property
    def walk(self) -> tuple[QWidget, ...]:
        """Everything that takes the focus, in visual order."""
        return (self.timeline, self.button, self.moves)

    def set_appearance(self, appearance: Appearance) -> None:
        """Change the look to *appearance*."""
        self.timeline.set_appearance(appearance)
        self.moves.set_appearance(appearance)

    def set_room(self, height: int) -> None:
        """Yield to a board of this *height*: in a low one, the move that was well made is left out."""
        self.timeline.set_room(height)
        self._is_low = height < LOW
        self._show_moves()

    def set_pictures(self, pictures: Pictures) -> None:
        """Take the pictures of cards and people from *pictures*."""
        self.moves.painter.pictures = self.timeline.pictures = pictures
        pictures.arrived.connect(self.timeline.update)
        pictures.arrived.connect(self.moves.viewport().update)

    def offer(self) -> None:
        """Offer a review."""
        self.timeline.clear_review()
        self._explain(replay_words.slider_name())
        self.progress.hide()
        self._shown = (), 0
        self._show_moves()
        self._label(words.review_label())
        self.button.show()

    def show_review(self, told: str, moves: Sequence[Move], at: int, *, runs: bool, is_ended: bool) -> None:
        """
        Show the progress of a review, as it is *told*, its *moves*, and the way to stop it or to go on.

        *at* is the moment on the table.
        """
        self.progress.show()
        if self.progress.text() != told:
            self.progress.setText(told)
        self._shown = moves, at
        self._show_moves()
        known, keys = self.timeline.known, words.timeline_keys()
        marked = self.timeline.told.replace("\n", " ")
        chance = "" if known is None else f"{self.timeline.chance}."
        heard = sentences([*filter(None, (marked, chance)), keys])
        self._explain(
            words.timeline_name(), sentences([words.timeline_note(), words.hatching_note(), keys]), heard
        )
        if is_ended and self.button.hasFocus():
            self.timeline.setFocus()
        self._label(words.stop_label() if runs else words.go_on_label())
        self.button.setVisible(not is_ended)

    def _show_moves(self) -> None:
        moves, at = self._shown
        self.moves.show_moves([move for move in moves if move.badge or not self._is_low], at)
        self.moves.setVisible(bool(self.moves.moves))

    def _explain(self, name: str, note: str = "", heard: str = "") -> None:
        timeline = self.timeline
        timeline.setAccessibleDescription(heard)
        if timeline.accessibleName() != name:
            timeline.setAccessibleName(name)
            timeline.setToolTip(tip(note))

    def _label(self, label: str) -> None:
        if self.button.text() != label:
            self.button.setText(label)


SHARE, LEAST, MOST = 0.3, 320, 450
"""The board's share of the window's width, and its bounds in pixels at ordinary text size."""
MOST_SHARE = 0.16
"""The board's largest share of the window's width, times one plus the text size."""
USUAL = QSize(1280, 800)
"""The size of the window at which text has its nominal size."""
GROWTH, LARGEST = 0.1, 1.5
"""The step by which the text grows, and its largest factor."""


def board_width(window: QSize, text: float) -> int:
    """Return the width of a board whose text is *text* times the ordinary size."""
    wanted = min(max(LEAST * text, SHARE * window.width()), MOST * text)
    most = max(LEAST, MOST_SHARE * (1.0 + text) * window.width())
    return round(min(wanted, most))


def type_growth(window: QSize) -> float:
    """Return the factor of the text size, in steps: text grows half as much as the table."""
    table = min(window.width() / USUAL.width(), window.height() / USUAL.height())
    steps = round((min(max(1.0, (1.0 + table) / 2), LARGEST) - 1.0) / GROWTH)
    return 1.0 + GROWTH * steps
