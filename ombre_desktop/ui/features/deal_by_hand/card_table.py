"""The cards of a pack beside the rows into which they are laid."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QColor,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from ombre_desktop.engine import Card
from ombre_desktop.engine.cards import EVERY_CARD, HIDDEN
from ombre_desktop.ui.dialogs.style import Appearance
from ombre_desktop.ui.features.deal_by_hand.draft import Draft, Place
from ombre_desktop.ui.features.deal_by_hand.ground import Ground
from ombre_desktop.ui.features.deal_by_hand.small_card import SmallCard
from ombre_desktop.ui.paint.boards import rounded
from ombre_desktop.ui.paint.fitting import fitted
from ombre_desktop.ui.paint.lettering import Lettering
from ombre_desktop.ui.replay.pictures import Pictures
from ombre_desktop.ui.table.group import Group
from ombre_desktop.ui.texts import deal_by_hand as words
from ombre_desktop.ui.texts.cards import card_name

STEPS = {Qt.Key.Key_Left: (0, -1), Qt.Key.Key_Right: (0, 1), Qt.Key.Key_Up: (-1, 0), Qt.Key.Key_Down: (1, 0)}
"""The steps of the arrows: in lines, and in cards."""
_BACK = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)
_PRESS = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)
_GLOW, _EMPTY = 34, 150
"""The opacity of the ground of the row that is lit, and of the edge of an empty place."""


class CardTable(Group):
    """
    The cards of *draft*: those left in the pack, and those in each row.

    Signals:
        changed: the person has moved a card; the new `Draft`.
    """

    changed = Signal(object)

    def __init__(
        self,
        draft: Draft,
        names: Sequence[str],
        pictures: Pictures,
        look: Appearance,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._draft, self._names = draft, words.place_names(names)
        self._look, self._pictures = look, pictures
        self._ground = Ground(draft, self.width(), self._look)
        self.lit: Place = draft.places[0]
        self.cards = {card: SmallCard(card, pictures, self) for card in EVERY_CARD if card is not HIDDEN}
        for card, button in self.cards.items():
            button.clicked.connect(partial(self._press, card))
            button.dropped.connect(partial(self._drop, card))
            button.reached.connect(partial(self._reach, card))
        self.setAccessibleName(words.table_name())
        self.setSizePolicy(QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed))
        self.show_draft(draft)

    def show_draft(self, draft: Draft) -> None:
        """Show the cards of *draft*."""
        self._draft = draft
        self._light()
        self._arrange()

    def restyle(self, look: Appearance) -> None:
        """Adopt the colours and sizes of *look*."""
        self._look = look
        self._arrange()

    def sizeHint(self) -> QSize:
        """Return the size that the cards need in the present width."""
        return QSize(self._ground.pack.width() * 2, self._ground.height)

    def row_told(self, place: Place) -> str:
        """Return how many of its cards a row has."""
        draft = self._draft
        return words.row_told(self._names[place], len(draft.row(place)), draft.wants(place))

    def put(self, card: Card, place: Place, before: Card | None = None) -> None:
        """Lay *card* into the row *place*."""
        if place in self._draft.places:
            self._move(card, self._draft.put(card, place, before))
            self.say(words.lies_told(card, self._pictures.deck, self.row_told(place)))

    def back(self, card: Card) -> None:
        """Lay *card* back to the pack."""
        if self._draft.place_of(card) is not None:
            self._move(card, self._draft.back(card))
            self.say(words.lies_told(card, self._pictures.deck, words.pack_name()))

    def _move(self, card: Card, draft: Draft) -> None:
        """Show *draft*, and give the focus to the card that takes the place of *card*."""
        line = next(line for line in self._ground.lines if card in line)
        at, old = line.index(card), self._ground.lines.index(line)
        had_focus = card is self._card_in_focus
        self.show_draft(draft)
        lines = self._ground.lines
        rest = [one for one in line if one is not card]
        if had_focus:
            near = rest[min(at, len(rest) - 1)] if rest else lines[min(old, len(lines) - 1)][0]
            self.cards[near].setFocus(Qt.FocusReason.TabFocusReason)
        self.changed.emit(draft)

    @property
    def _card_in_focus(self) -> Card | None:
        """The card that has the focus of the dialog, if one has it."""
        focused = self.window().focusWidget()
        return focused.card if isinstance(focused, SmallCard) else None

    def _press(self, card: Card) -> None:
        """Lay a card of the pack into the row that is lit, and any other back."""
        if self._draft.place_of(card) is None:
            self.put(card, self.lit)
        else:
            self.back(card)

    def _drop(self, card: Card, point: QPoint) -> None:
        """Lay a card that was dragged where it was let go."""
        place = self._ground.place_at(point)
        if place is not None:
            self.put(card, place, self._ground.before(place, point, card))
        elif self._ground.pack.contains(point):
            self.back(card)
        self._arrange()

    def _light(self) -> None:
        """Light the next row that lacks cards, once the one that is lit has all of its own."""
        places = self._draft.places
        if self.lit not in places or self._draft.lack(self.lit) <= 0:
            lacking = (place for place in places if self._draft.lack(place) > 0)
            self.lit = next(lacking, self.lit if self.lit in places else places[0])

    def _reach(self, card: Card) -> None:
        """Let Tab stop at *card* alone."""
        for one, button in self.cards.items():
            policy = Qt.FocusPolicy.StrongFocus if one is card else Qt.FocusPolicy.ClickFocus
            button.setFocusPolicy(policy)

    def _arrange(self) -> None:
        """Put every card into its place."""
        draft = self._draft
        ground = self._ground = Ground(draft, self.width(), self._look)
        places = {card: ground.slot(card) for card in draft.left}
        for place in draft.places:
            places.update(ground.laid(place))
        for card, button in self.cards.items():
            button.setVisible(card in places)
            if card in places:
                where = draft.place_of(card)
                row = words.pack_name() if where is None else self.row_told(where)
                button.setAccessibleName(f"{card_name(card, self._pictures.deck)}")
                button.setAccessibleDescription(row)
                button.update()
        for card, rect in places.items():
            self.cards[card].setGeometry(rect)
            self.cards[card].raise_()
        if all(self.cards[card].focusPolicy() is not Qt.FocusPolicy.StrongFocus for card in places):
            self._reach(next(iter(places)))
        told = [self.row_told(place) for place in draft.places]
        self.setAccessibleDescription(words.described(told))
        self.setFixedHeight(ground.height)
        self.update()

    def say(self, message: str) -> None:
        """Say *message* through a screen reader."""
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, message))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to another card, or lay the present one elsewhere."""
        card = self._card_in_focus
        key = Qt.Key(event.key())
        if card is None:
            event.ignore()
        elif key in STEPS:
            self._walk(card, *STEPS[key])
        elif key in _BACK:
            self.back(card)
        elif key in _PRESS:
            self._press(card)
        elif event.text().isdecimal() and int(event.text()) in self._draft.places:
            self.put(card, int(event.text()))
        else:
            event.ignore()

    def _walk(self, card: Card, lines: int, cards: int) -> None:
        """Give the focus to the card that lies *lines* farther down and *cards* farther to the right."""
        found = self._ground.lines
        line = next(at for at, one in enumerate(found) if card in one)
        there = found[(line + lines) % len(found)]
        if lines:
            middle = self.cards[card].geometry().center().x()
            goal = min(there, key=lambda one: abs(self.cards[one].geometry().center().x() - middle))
        else:
            goal = there[(there.index(card) + cards) % len(there)]
        self.cards[goal].setFocus(Qt.FocusReason.TabFocusReason)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Light the row that was clicked."""
        place = self._ground.place_at(event.position().toPoint())
        if place is not None:
            self.lit = place
            self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place the cards in the new width."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._arrange()

    def paintEvent(self, _: QPaintEvent) -> None:
        """Paint the empty places of the pack, and the rows with their words."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        wood = self._look.theme.wood
        faint = QColor(wood.brass_dark)
        faint.setAlpha(_EMPTY)
        painter.setPen(QPen(faint, 1, Qt.PenStyle.DotLine))
        for card in self._draft.game.pack.cards:
            if self._draft.place_of(card) is not None:
                painter.drawPath(_edge(self._ground.slot(card)))
        for place, area in self._ground.rows.items():
            self._paint_row(painter, place, area)
        painter.end()

    def _paint_row(self, painter: QPainter, place: Place, area: QRect) -> None:
        """Paint the edge of a row, its name with its key, and how many of its cards it has."""
        chrome, wood, draft = self._look.theme.chrome, self._look.theme.wood, self._draft
        is_lit = place == self.lit
        if is_lit:
            glow = QColor(wood.brass_light)
            glow.setAlpha(_GLOW)
            painter.fillPath(_edge(area), glow)
        pen = QPen(wood.brass_light, 2) if is_lit else QPen(wood.brass_dark, 1, Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.drawPath(_edge(area))
        room = QRectF(area.left() + 10, area.top() + 4, self._ground.label - 14, area.height() / 2 - 4)
        lack = draft.lack(place)
        name = words.numbered(place, self._names[place])
        count = words.count_told(place, len(draft.row(place)), draft.wants(place))
        painter.setFont(self._look.sans(15.0, bold=True))
        painter.setPen(chrome.text)
        name = painter.fontMetrics().elidedText(name, Qt.TextElideMode.ElideRight, round(room.width()))
        painter.drawText(room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom, name)
        ink = chrome.lose if lack < 0 else chrome.gold if lack == 0 else chrome.muted
        told = fitted(Lettering(count, self._look.sans(13.5, bold=lack < 0)), room.width())
        told.draw(painter, QRectF(room.bottomLeft(), told.size), ink)


def _edge(area: QRect) -> QPainterPath:
    """Return the edge of a place."""
    return rounded(QRectF(area).adjusted(0.5, 0.5, -0.5, -0.5), 6)
