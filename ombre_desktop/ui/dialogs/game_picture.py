"""
A small picture of a game's table: seats, cards, talon and stakes before the auction.

Everything comes from the game itself, except the open cards that are typical of it.
"""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter, QPen

from ombre_desktop.engine import Card, Cards, Pack, Seat
from ombre_desktop.engine.variants import ruleset
from ombre_desktop.storage.display_options import Deck
from ombre_desktop.ui.dialogs.style import Appearance
from ombre_desktop.ui.dialogs.suit_signs import suit_sign
from ombre_desktop.ui.model.deck_choice import deck_for
from ombre_desktop.ui.paint.brass import brass_along
from ombre_desktop.ui.paint.canvas import finished
from ombre_desktop.ui.paint.theme import Theme
from ombre_desktop.ui.table.counters import counters_for, heap, paint_heap
from ombre_desktop.ui.table.layout import TableLayout, layout_for
from ombre_desktop.ui.table.placement import Placement
from ombre_desktop.ui.table.sketch import paint_flat_table
from ombre_desktop.ui.table.stage import stage_for
from ombre_desktop.ui.texts.cards import index_text
from ombre_desktop.value import Value

KNOWN_BY: dict[str, str] = {
    "renegado": "SA H7 CA",
    "french": "",
    "pokerwiner": "D4 CJ H2 S6",
    "two_handed": "SA D7 CA",
    "four_handed": "",
    "five_handed": "SK HK CK",
    "homme_auvergne": "DK",
    "quadrille": "HK",
    "lhombre": "SA CA",
    "tresillo": "SA S2 CA",
    "tritrille": "CK",
    "german_solo": "CQ H7 SQ",
    "rocambor": "SA D7 CA",
    "zanga": "SA S2 CA",
    "zanga_malaga": "CA CK",
}
"""The open cards in the pictures of some games: matadors, an open talon, called kings, a card turned up."""

BREADTH = 1.6
"""The width of a picture of height 1."""
_WINDOW = QSizeF(1280, 800)
_CARD, _STRIDE, _SIGN = 205.0, 0.78, 96
_MIDDLE, _CHIPS = 0.46, 2.6
_BACKS = {Deck.SPANISH: QColor("#2b5c9c"), Deck.FRENCH: QColor("#a02a26")}
"""The ground of the backs of each deck, as a card in the hand shows it."""
_BACK_EDGE = QColor("#f6f1e3")


class Plan(Value):
    """
    The layout of a table after the deal.

    *hands* and *stakes* are the cards and chips of each seat; *talon* is the number of cards left over;
    *shown* are the open cards in the middle, and *pack* is the pack they come from.
    """

    hands: tuple[int, ...]
    stakes: tuple[int, ...]
    talon: int
    shown: Cards
    pack: Pack


def plan_of(game: str, seats: int) -> Plan:
    """Return the plan of *game* for this number of *seats*; the last seat is the dealer."""
    rules = ruleset(game, "", seats)
    dealer = Seat(seats - 1)
    ring = rules.ring(dealer)
    stakes = [0] * seats
    for ante in rules.ante.payments(dealer, seats):
        if isinstance(ante.payer, int):
            stakes[ante.payer] += ante.chips
    hand = sum(rules.packets)
    return Plan(
        hands=tuple(hand if seat in ring else 0 for seat in range(seats)),
        stakes=tuple(stakes),
        talon=len(rules.pack.cards) - hand * len(ring),
        shown=tuple(Card.parse(card) for card in KNOWN_BY.get(game, "").split()),
        pack=rules.pack,
    )


def draw_signs(plan: Plan, deck: Deck) -> Iterator[None]:
    """Draw the suit signs of the open cards beforehand, one at a time."""
    for card in plan.shown:
        suit_sign(card.suit, deck_for(deck, plan.pack), _SIGN)
        yield


def picture_of(plan: Plan, deck: Deck, look: Appearance, height: int, ratio: float = 1.0) -> QImage:
    """Paint *plan*, *height* logical pixels high, with the cards of *deck* if its pack allows them."""
    picture, painter = _begun(height, ratio)
    layout, shown = layout_for(_WINDOW, len(plan.hands)), deck_for(deck, plan.pack)
    paint_flat_table(painter, layout.stage, look.theme)
    for seat in range(len(plan.hands)):
        _paint_seat(painter, layout, plan, seat, theme=look.theme, deck=shown)
    _paint_middle(painter, layout, plan, shown, look)
    painter.end()
    return finished(picture)


def bare_picture(seats: int, theme: Theme, height: int, ratio: float = 1.0) -> QImage:
    """Paint the table for *seats* without anything on it."""
    picture, painter = _begun(height, ratio)
    paint_flat_table(painter, stage_for(_WINDOW, seats, 1.0), theme)
    painter.end()
    return finished(picture)


def _begun(height: int, ratio: float) -> tuple[QImage, QPainter]:
    """Return an empty picture, and a painter on it for the table of a window."""
    size = QSize(round(height * BREADTH), height)
    picture = QImage(size * ratio, QImage.Format.Format_ARGB32_Premultiplied)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    painter.scale(size.width() / _WINDOW.width(), size.height() / _WINDOW.height())
    return picture, painter


def _paint_seat(
    painter: QPainter, layout: TableLayout, plan: Plan, seat: int, *, theme: Theme, deck: Deck
) -> None:
    """Paint a seat: its medallion, its cards face down, and its stake."""
    place = layout.seats[seat]
    edge = QPointF(place.medallion_radius, place.medallion_radius)
    box = QRectF(place.medallion - edge, place.medallion + edge)
    painter.setPen(QPen(brass_along(theme.wood, box.topLeft(), box.bottomRight()), 12))
    painter.setBrush(theme.chrome.gold if seat == 0 else theme.chrome.lacquer_bottom)
    painter.drawEllipse(box)
    for card in place.hand.places(plan.hands[seat]):
        _paint_back(painter, card, deck)
    if plan.stakes[seat]:
        painter.save()
        painter.translate(place.hollow.centre)
        painter.scale(_CHIPS, _CHIPS)
        paint_heap(
            painter,
            QPointF(0, 0),
            heap(counters_for(plan.stakes[seat]), QSizeF(56, 48)),
            unit=1.0,
            theme=theme,
        )
        painter.restore()


def _paint_back(painter: QPainter, place: Placement, deck: Deck) -> None:
    """Paint a back: the deck's ground in a pale frame, with the oval in the middle."""
    painter.save()
    painter.setTransform(place.transform, combine=True)
    box = QRectF(QPointF(0, 0), place.size)
    painter.setPen(QPen(_BACK_EDGE, 0.05 * box.height()))
    painter.setBrush(_BACKS[deck])
    painter.drawRoundedRect(box.adjusted(3, 3, -3, -3), 9, 9)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_BACK_EDGE)
    painter.drawEllipse(box.center(), 0.14 * box.width(), 0.14 * box.height())
    painter.restore()


def _paint_middle(painter: QPainter, layout: TableLayout, plan: Plan, deck: Deck, look: Appearance) -> None:
    """Paint the talon and the open cards beside it."""
    middle = layout.stage.at(0.5, _MIDDLE)
    width = _CARD * 0.645
    packets = [None] * bool(plan.talon) + list(plan.shown)
    left = middle.x() - (len(packets) - 1) * width * _STRIDE / 2
    for number, card in enumerate(packets):
        centre = QPointF(left + number * width * _STRIDE, middle.y())
        place = Placement.whole(centre, 0 if card is None else 4.0 * (number - len(packets) / 2), _CARD)
        if card is None:
            for lift in (12, 6, 0):
                _paint_back(painter, Placement.whole(centre + QPointF(-lift, lift), 0, _CARD), deck)
        else:
            _paint_face(painter, place, card, deck, look)


def _paint_face(painter: QPainter, place: Placement, card: Card, deck: Deck, look: Appearance) -> None:
    chrome = look.theme.chrome
    painter.save()
    painter.setTransform(place.transform, combine=True)
    box = QRectF(QPointF(0, 0), place.size)
    painter.setPen(QPen(chrome.faint_ink, 3))
    painter.setBrush(QColor("#fbf6e6"))
    painter.drawRoundedRect(box.adjusted(2, 2, -2, -2), 12, 12)
    upper = QRectF(box.left(), box.top() + 8, box.width() * 0.72, box.height() * 0.42)
    font = QFont(look.families.serif_font(84, bold=True))
    painter.setFont(font)
    painter.setPen(QColor("#1d1b26"))
    painter.drawText(upper, Qt.AlignmentFlag.AlignCenter, index_text(card.rank, deck))
    sign = suit_sign(card.suit, deck, _SIGN)
    height = box.height() * 0.42
    breadth = height * sign.width() / sign.height()
    painter.drawImage(
        QRectF(box.center().x() - breadth / 2, box.bottom() - height - 14, breadth, height), sign
    )
    painter.restore()
