"""The places on the table that show what another player did: cards in the trick, hands, and portraits."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF

from ombre_desktop.engine import Card, Seat
from ombre_desktop.ui.model.picture import TablePicture
from ombre_desktop.ui.model.sitting import PERSON
from ombre_desktop.ui.table.layout import TableLayout
from ombre_desktop.value import Value


class ActSpot(Value):
    """A sign of what *seat* did: the *card* in the trick, or else all that they did last."""

    seat: Seat
    card: Card | None = None


def act_at(point: QPointF, picture: TablePicture, layout: TableLayout) -> ActSpot | None:
    """Return what another player did that is seen at *point*; None if nothing of the kind is there."""
    if picture.settlement is not None:
        return None
    for seat, card in reversed(picture.trick):
        if seat != PERSON and layout.centre.trick[seat].bounds.contains(point):
            return ActSpot(seat, card)
    for seat in map(Seat, range(picture.seats)):
        place = layout.seats[seat]
        reach = place.medallion_radius
        portrait = QRectF(0, 0, 2 * reach, 3.6 * reach)
        portrait.moveCenter(place.medallion + QPointF(0, 0.1 * reach))
        hand = [one.bounds for one in place.hand.places(len(picture.hands[seat]))]
        if seat != PERSON and any(spot.contains(point) for spot in (portrait, *hand)):
            return ActSpot(seat)
    return None
