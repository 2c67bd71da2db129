"""The hand in two rows, the cards that are kept above those that are thrown."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ombre_desktop.engine import Cards, ExchangeRequest, SeatView
from ombre_desktop.engine.cards import in_order
from ombre_desktop.storage.display_options import Deck
from ombre_desktop.ui.dialogs.style import Appearance
from ombre_desktop.ui.features.throws.card_button import CardButton
from ombre_desktop.ui.paint.boards import rounded
from ombre_desktop.ui.replay.pictures import Pictures
from ombre_desktop.ui.table.group import Group
from ombre_desktop.ui.table.placement import card_size
from ombre_desktop.ui.texts import throws as words
from ombre_desktop.ui.texts.cards import spoken_name

_HEIGHT, _LABEL, _GAP, _PAD = 96.0, 20.0, 10.0, 8.0
"""The heights of a card and of the word over a row, the room between rows and round the cards, nominal."""
_APART = 1.06
"""The distance of two cards, in widths of a card."""


class ThrowCards(Group):
    """
    The cards of a hand, of which those that the rules allow move between two rows.

    Signals:
        changed: other cards are thrown.
    """

    changed = Signal()

    def __init__(
        self,
        question: tuple[SeatView, ExchangeRequest],
        pictures: Pictures,
        look: Appearance,
        deck: Deck,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        view, asked = question
        self._look = look
        free = set(view.hand if asked.among is None else asked.among) - set(asked.bound)
        self.cards = tuple(CardButton(card, pictures, self) for card in in_order(view.hand))
        for at, button in enumerate(self.cards):
            button.setChecked(button.card in asked.bound)
            button.setEnabled(button.card in free)
            button.setAccessibleName(f"{spoken_name(button.card, view.position.ranking, deck)}")
            button.toggled.connect(self._arrange)
            button.clicked.connect(self.changed)
            button.walked.connect(partial(self._walk, at))
            button.dropped.connect(partial(self._drop, button))
        self.setAccessibleName(words.hand_name())
        self.setAccessibleDescription(words.keys_told())
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setSizePolicy(policy)
        self._describe()

    @property
    def thrown(self) -> Cards:
        """The cards in the lower row."""
        return tuple(button.card for button in self.cards if button.isChecked())

    def throw(self, cards: Cards) -> None:
        """Lay just these *cards* into the lower row, as far as each may be moved."""
        for button in self.cards:
            if button.isEnabled():
                button.setChecked(button.card in cards)
        self.changed.emit()

    def restyle(self, look: Appearance) -> None:
        """Adopt the colours and sizes of *look*."""
        self._look = look
        self.updateGeometry()
        self._arrange()

    def sizeHint(self) -> QSize:
        """Return the size at which the cards of the whole hand lie side by side."""
        wide = (_APART * len(self.cards)) * card_size(self._height).width() + 2 * _PAD
        return QSize(round(wide), round(2 * self._row + _GAP))

    def minimumSizeHint(self) -> QSize:
        """Return a size at which half of every card is hidden by the next."""
        return QSize(self.sizeHint().width() // 2, self.sizeHint().height())

    @property
    def _height(self) -> float:
        # Cards grow less than the text, since they are easy to see even at the ordinary size.
        return _HEIGHT * (1 + self._look.text) / 2

    @property
    def _row(self) -> float:
        """The height of a row with its word."""
        return self._look.pixels(_LABEL) + self._height + 2 * _PAD

    def _rect(self, *, thrown: bool) -> QRect:
        """Return the place of the cards of a row."""
        top = (self._row + _GAP) * thrown + self._look.pixels(_LABEL)
        return QRect(0, round(top), self.width(), round(self._height + 2 * _PAD))

    def _arrange(self, _: object = None) -> None:
        """Put every card into its row, from left to right."""
        size = card_size(self._height)
        for thrown in (False, True):
            row, place = [one for one in self.cards if one.isChecked() is thrown], self._rect(thrown=thrown)
            room = place.width() - 2 * _PAD - size.width()
            step = min(_APART * size.width(), room / max(1, len(row) - 1))
            for at, button in enumerate(row):
                left, top = place.left() + _PAD + at * step, place.top() + _PAD
                button.setGeometry(round(left), round(top), round(size.width()), round(size.height()))
                button.raise_()
        self._describe()
        self.update()

    def _describe(self) -> None:
        for button in self.cards:
            button.setAccessibleDescription(
                words.thrown_label() if button.isChecked() else words.kept_label()
            )

    def _walk(self, at: int, step: int) -> None:
        """Give the focus to the next card that may be moved, beginning again at the end."""
        order = [*self.cards[at:], *self.cards[:at]][:: 1 if step > 0 else -1]
        others = order[1:] if step > 0 else order[:-1]
        next(iter([one for one in others if one.isEnabled()]), self.cards[at]).setFocus(
            Qt.FocusReason.TabFocusReason
        )

    def _drop(self, button: CardButton, place: QPoint) -> None:
        """Lay a card that was dragged into the row over which it was let go."""
        thrown = place.y() > self._rect(thrown=True).top() - self._look.pixels(_LABEL)
        if thrown is button.isChecked():
            self._arrange()
        else:
            button.click()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place the cards in the new width."""
        super().resizeEvent(event)
        self._arrange()

    def paintEvent(self, _: QPaintEvent) -> None:
        """Paint the words over the rows, and their edges."""
        painter, theme = QPainter(self), self._look.theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(self._look.sans(13.0))
        for thrown, label in ((False, words.kept_label()), (True, words.thrown_label())):
            place, high = QRectF(self._rect(thrown=thrown)), self._look.pixels(_LABEL)
            painter.setPen(theme.chrome.text)
            above = QRectF(place.left(), place.top() - high, place.width(), high)
            painter.drawText(above, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, label)
            painter.setPen(QPen(theme.wood.brass_dark, 1, Qt.PenStyle.DashLine))
            painter.drawPath(rounded(place.adjusted(0.5, 0.5, -0.5, -0.5), 6))
        painter.end()
