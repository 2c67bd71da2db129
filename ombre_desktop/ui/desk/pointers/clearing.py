"""The places on the table that bubbles leave clear."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from PySide6.QtCore import QRectF, QSizeF

from ombre_desktop.engine import HIDDEN, ExchangeRequest, PlayRequest, Seat
from ombre_desktop.ui.desk.table_desk import TableDesk
from ombre_desktop.ui.model.term import Term
from ombre_desktop.ui.panels.ladder import has_orders
from ombre_desktop.ui.panels.panel import Panel
from ombre_desktop.ui.panels.tools import Tool
from ombre_desktop.ui.table.arrangement import talon_home
from ombre_desktop.ui.table.centre import counted_talon
from ombre_desktop.ui.table.decor_item import circle
from ombre_desktop.value import Value, replace

_RIBBON, _PLATE = QSizeF(120, 34), QSizeF(112, 42)
"""The sizes of the words of a seat, in units, and of its name, in type, if they are of ordinary length."""
MARGIN = 12.0
"""The distance of a bubble from the question and its answers, in units."""
_COUNT = 16
"""The distance by which the figure of the tricks won may reach beyond them, in type."""


class Clear(Value):
    """
    The places that a bubble must not cover, and those that it should cover only if it has to.

    *grave* are faces, names, tricks won, pool and talon: they are covered only for the sake of the first.
    Some of the first are words that are *yielding* to a bubble without another place beside its card.
    """

    must: tuple[QRectF, ...] = ()
    should: tuple[QRectF, ...] = ()
    grave: tuple[QRectF, ...] = ()
    yielding: tuple[QRectF, ...] = ()

    @property
    def without_yielding(self) -> Clear:
        """The same places without the words that yield to a bubble."""
        return replace(self, must=tuple(place for place in self.must if place not in self.yielding))


def clear_places(desk: TableDesk, named: Collection[Term] = ()) -> Clear:
    """
    Return the places to leave clear.

    A bubble must not cover or touch the question and its answers, nor cover the tools, the contract, the
    trumps, the person's cards, the trick, the turned card, the heap in use, or a thing that it *named*; nor a
    face, a name, a won trick, pool or talon. It should not cover anything else that there is to read.
    """
    dock, plays = desk.dock, isinstance(desk.situation.asked, PlayRequest)
    yielding = dock.panel.yielding if dock.panel is not None and plays else ()
    standing = dock.standing
    corners = () if standing is None else standing.corners
    away = MARGIN * desk.scene.brush.layout.unit
    asked = (place for place in dock.kept_clear if place not in yielding)
    round_them = (place.adjusted(-away, -away, away, away) for place in asked)
    must = (*_in_use(desk), *round_them, *corners, *places_named(desk, named))
    should = (*(spot.place for spot in desk.teller.spots), *_of_others(desk))
    grave = (*_company(desk), *_plates(desk), *_won(desk), *_in_the_middle(desk))
    return Clear(must, should, grave, yielding)


def clear_of_paper(desk: TableDesk, paper: Panel) -> Clear:
    """
    Return the places that the *paper* with advice leaves clear.

    It never covers what is asked or said, a card that lies face up, a face or its name, the pool or the
    talon. It should not cover the trumps, a won trick or a hand.
    """
    dock = desk.dock
    if desk.situation.picture is None:
        return Clear()
    must = (
        *_in_use(desk),
        *_open_cards(desk),
        *_company(desk),
        *_plates(desk),
        *_in_the_middle(desk),
        *dock.beside(paper),
    )
    return Clear(must, (*_corners(desk), *_of_others(desk), *_won(desk)))


def places_named(desk: TableDesk, named: Collection[Term]) -> tuple[QRectF, ...]:
    """Return the places of those things on the table that are *named*."""
    spots = (spot for spot in desk.teller.spots if not spot.is_read)
    return tuple(spot.place for spot in spots if set(spot.terms) & set(named))


def place_of_person(desk: TableDesk, seat: Seat) -> QRectF:
    """Return the place of the card that *seat* has played to the trick, or else of their face."""
    picture, layout = desk.situation.picture, desk.scene.brush.layout
    trick = picture.trick if picture is not None else ()
    played = next((desk.place_of(card) for who, card in trick if who == seat), None)
    if played is not None:
        return played.bounds
    place = layout.seats[seat]
    return circle(place.medallion, place.medallion_radius + place.ring)


def _in_use(desk: TableDesk) -> Iterator[QRectF]:
    """Yield the places where the person reads, presses or plays now."""
    situation, layout, dock = desk.situation, desk.scene.brush.layout, desk.dock
    yield from dock.kept_clear
    yield from layout.room.tools.places(len(Tool))
    yield from (sprite.place.bounds for sprite in desk.scene.arrangement.own)
    picture = situation.picture
    trick = tuple(card for _, card in picture.trick) if picture is not None else ()
    turned = (picture.turned,) if picture is not None and picture.turned is not None else ()
    lying = map(desk.place_of, (*trick, *turned))
    yield from (place.bounds for place in lying if place is not None)
    if isinstance(situation.asked, ExchangeRequest):
        yield layout.centre.discards.rect


def _of_others(desk: TableDesk) -> Iterator[QRectF]:
    """Yield the places of the pool's figure, and of the opponents' faces, words and cards."""
    picture, layout = desk.situation.picture, desk.scene.brush.layout
    if layout.has_pool:
        yield layout.centre.pool.figure(layout.text)
    if picture is None:
        return
    for seat in range(1, picture.seats):
        place = layout.seats[seat]
        yield circle(place.medallion, place.medallion_radius + place.ring)
        if picture.said[seat] is not None:
            yield place.ribbon.rect(_RIBBON * layout.unit)
        if picture.hands[seat]:
            yield place.hand.hull(len(picture.hands[seat])).boundingRect()


def _open_cards(desk: TableDesk) -> Iterator[QRectF]:
    """Yield the places of all cards that lie face up, and of the open hands after a deal."""
    sprites = desk.scene.arrangement.sprites
    yield from (sprite.place.bounds for sprite in sprites if sprite.card is not HIDDEN)


def _company(desk: TableDesk) -> Iterator[QRectF]:
    """Yield the places of all faces, and of the words over them."""
    picture, layout = desk.situation.picture, desk.scene.brush.layout
    said = picture.said if picture is not None else ()
    for place, word in zip(layout.seats, said, strict=False):
        yield circle(place.medallion, place.medallion_radius + place.ring)
        if word is not None:
            yield place.ribbon.rect(
                QSizeF(_RIBBON.width() * layout.seat_text, 26 * layout.seat_text + 15 * layout.unit)
            )


def _plates(desk: TableDesk) -> Iterator[QRectF]:
    """Yield the places of the names."""
    layout = desk.scene.brush.layout
    yield from (seat.plate.rect(_PLATE * layout.seat_text) for seat in layout.seats)


def _won(desk: TableDesk) -> Iterator[QRectF]:
    """Yield the places of the tricks won, with the figure that counts them."""
    sprites, more = desk.scene.arrangement.sprites, _COUNT * desk.scene.brush.layout.text
    won = (sprite.place.bounds for sprite in sprites if sprite.won_by is not None)
    yield from (place.adjusted(-more, -more, more, more) for place in won)


def _in_the_middle(desk: TableDesk) -> Iterator[QRectF]:
    """Yield the places of the pool, the talon and the trump."""
    picture, layout = desk.situation.picture, desk.scene.brush.layout
    if layout.has_pool:
        pool = layout.centre.pool
        yield from (circle(pool.centre, pool.radius), pool.figure(layout.text))
    if picture is not None and picture.settlement is None:
        if picture.talon:
            yield counted_talon(talon_home(picture, layout), layout.text, layout.unit)
        if picture.trump is not None:
            yield layout.centre.trump_plate


def _corners(desk: TableDesk) -> Iterator[QRectF]:
    """Yield the places of the panels in the corners; the contract's grows with its words."""
    room = desk.scene.brush.layout.room
    contract = QRectF(room.contract)
    contract.setWidth(room.broadest)
    yield contract
    if has_orders(desk.situation):
        yield room.ladder.rect
        yield room.ladder.strip
