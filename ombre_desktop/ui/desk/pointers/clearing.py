"""The places on the table that bubbles leave clear."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from PySide6.QtCore import QRectF, QSizeF

from ombre_desktop.engine import ExchangeRequest
from ombre_desktop.ui.desk.table_desk import TableDesk
from ombre_desktop.ui.desk.word_spots import Spot, spots_of
from ombre_desktop.ui.model.term import Term
from ombre_desktop.ui.panels.ladder import has_orders
from ombre_desktop.ui.panels.tools import Tool
from ombre_desktop.ui.table.decor_item import circle
from ombre_desktop.value import Value

_RIBBON = QSizeF(120, 34)
"""The size of the words of a seat, in units, if they are of ordinary length."""


class Clear(Value):
    """The places that a bubble must not cover, and those that it should cover only if it has to."""

    must: tuple[QRectF, ...] = ()
    should: tuple[QRectF, ...] = ()


def clear_places(desk: TableDesk, named: Collection[Term] = ()) -> Clear:
    """
    Return the places to leave clear.

    A bubble must not cover the question, the tools, the person's cards, the trick, the turned card, the heap
    in use, or a thing that it *named*. It should not cover anything else that there is to read.
    """
    must = (*_in_use(desk), *places_named(desk, named))
    return Clear(must, (*(spot.place for spot in _spots(desk)), *_corners(desk), *_of_others(desk)))


def places_named(desk: TableDesk, named: Collection[Term]) -> tuple[QRectF, ...]:
    """Return the places of those things on the table that are *named*."""
    return tuple(spot.place for spot in _spots(desk) if set(spot.terms) & set(named))


def _spots(desk: TableDesk) -> tuple[Spot, ...]:
    return spots_of(desk.situation, desk.scene.brush.layout, desk.scene.arrangement)


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


def _corners(desk: TableDesk) -> Iterator[QRectF]:
    """Yield the places of the panels in the corners; the contract's grows with its words."""
    room = desk.scene.brush.layout.room
    contract = QRectF(room.contract)
    contract.setWidth(room.broadest)
    yield contract
    if has_orders(desk.situation):
        yield room.ladder.rect
        yield room.ladder.strip
