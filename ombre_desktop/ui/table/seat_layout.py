"""
The layout of everything that belongs to one seat.

Seats at the sides are laid out along the edge of the table from a :class:`SidePlan`; the right side mirrors
the left. The far seat has a plan of its own, and so has the person's seat, in :mod:`own_seat`.
"""

from __future__ import annotations

from PySide6.QtCore import QLineF, QPointF, QSizeF

from ombre_desktop.ui.table.labels import Hollow, Label, mirrored
from ombre_desktop.ui.table.placement import Fan, OpenRows, Placement, TrickPile, card_size
from ombre_desktop.ui.table.stage import Stage
from ombre_desktop.value import Value, replace

MEDALLION = 48.0
MEDALLION_RING = 8.0
_YIELDING_FACE = 0.22
"""The part of its radius that a portrait loses at a full table when text is twice as large."""
_PLATE = 112.0
"""The width of a plate, in nominal pixels of type, for which there is room at every seat."""
_FAR_PLATE = 205.0
"""The width, in units, between the far seat and the ladder."""
_UNDER_FACE = 7.0
"""The distance, in units, from a portrait to the plate below, which covers only the edge of its ring."""
_CLOSER = 4.0
"""The units of this distance that large text takes at a full table: the plate covers no part of the face."""
_NAME_LINE = 23.0
"""The height, in nominal pixels of type, of the name above the role."""
LOW_SPEECH = 0.3
"""The excess of the text size from which a ribbon over a face would hide it."""
_PACK, _BEFORE_HAND = 0.72, 0.62
"""The height of the pack, in cards played, and its distance from the dealer's hand, in heights of both."""


class SeatLayout(Value):
    """
    The places of one seat; ``medallion_radius`` is the radius of the portrait, without its ring.

    ``dead`` is the packet of discards, ``trick_card`` the card played to the trick, ``open_hand`` the hand
    shown after the deal, in the place of the tricks.
    """

    medallion: QPointF
    medallion_radius: float
    ring: float
    plate: Label
    ribbon: Label
    dealer_mark: QPointF
    hollow: Hollow
    hand: Fan
    dead: Placement
    tricks: TrickPile
    trick_card: Placement
    open_hand: OpenRows
    words_on_plate: bool = False
    """True if the seat's words lie over its role, because there is no room above its portrait."""

    @property
    def pack(self) -> Placement:
        """The place of the pack while this seat shuffles and deals: before its hand, towards the trick."""
        height = _PACK * self.trick_card.size.height()
        way = QLineF(self.hand.centre, self.trick_card.centre)
        way.setLength(min(way.length(), (self.hand.height + height) * _BEFORE_HAND))
        return Placement.whole(way.p2(), self.hand.rotation, height)

    def mirrored(self, middle: float) -> SeatLayout:
        """Return the mirror image of the seat at x = *middle*."""

        def flip(point: QPointF) -> QPointF:
            return mirrored(point, middle)

        hollow, pile = self.hollow, self.tricks
        return replace(
            self,
            medallion=flip(self.medallion),
            plate=self.plate.mirrored(middle),
            ribbon=self.ribbon.mirrored(middle),
            dealer_mark=flip(self.dealer_mark),
            hollow=replace(
                hollow,
                centre=flip(hollow.centre),
                angle=-hollow.angle,
                tally=flip(hollow.tally),
                inward=-hollow.inward,
            ),
            hand=replace(self.hand, centre=flip(self.hand.centre), rotation=-self.hand.rotation),
            dead=self.dead.mirrored(middle),
            tricks=replace(
                pile,
                start=flip(pile.start),
                badge=flip(pile.badge),
                along=_turned(pile.along),
                down=_turned(pile.down),
            ),
            trick_card=self.trick_card.mirrored(middle),
            open_hand=replace(self.open_hand, centre=flip(self.open_hand.centre)),
        )


class SidePlan(Value):
    """
    The plan of a seat at the left edge. Pairs named ``*_rim`` are (units up the edge, units inwards).

    ``y`` is the medallion's height on the stage. When text is twice as large, it moves down by ``yielding``
    of the stage, the hand moves inwards by ``hand_yielding`` units, and the hollow up the edge by
    ``hollow_yielding``. The discards move by ``dead_yielding``, up the edge and inwards, and the tricks by
    ``tricks_yielding``, to the right and down. The hollow's ``figure`` stands these units to the right of its
    middle, more for large text, and below it; it moves by ``figure_yielding`` too. ``tricks`` (the first
    packet) and ``open`` (the foot of the open hand) are fractions of the stage; if ``tricks_run_down``, the
    pile lies along an upright edge. A seat with no room above it ``speaks_low``: its ribbon hangs over its
    portrait, or over its role if text is large.
    """

    y: float
    yielding: float
    medallion_rim: tuple[float, float]
    hollow_rim: tuple[float, float]
    hand_rim: tuple[float, float]
    dead_rim: tuple[float, float]
    tricks: tuple[float, float]
    open: tuple[float, float]
    hand_height: float = 80.0
    open_height: float = 102.0
    tricks_height: float = 62.0
    tricks_run_down: bool = False
    hand_yielding: float = 0.0
    hollow_yielding: float = 0.0
    dead_yielding: tuple[float, float] = (24, 0)
    tricks_yielding: tuple[float, float] = (8, -16)
    figure: tuple[float, float] = (-26.0, 50.0)
    figure_yielding: tuple[float, float] = (10, -5)
    speaks_low: bool = False


def side_seat(stage: Stage, plan: SidePlan, trick_card: Placement, *, full: int) -> SeatLayout:
    """Lay out a seat at the left edge by its *plan*; *full* is the number of cards in a hand."""
    u = stage.unit
    y = plan.y + plan.yielding * stage.excess
    medallion = stage.left_edge(y, plan.medallion_rim[0]).inside(plan.medallion_rim[1] * u)
    # Large text takes the room below the seats, so things beside the plate move up the edge.
    dead = stage.left_edge(y, plan.dead_rim[0] + plan.dead_yielding[0] * stage.excess)
    start = stage.at(*plan.tricks) + QPointF(*plan.tricks_yielding) * (stage.excess * u)
    small = plan.tricks_height * u
    face = face_radius(stage, yields=plan.speaks_low)
    below = face + under_face(stage, yields=plan.speaks_low)
    plate = label_at(stage, medallion + QPointF(0, below), 54 * u, outward=-1, hangs=True)
    return SeatLayout(
        medallion=medallion,
        medallion_radius=face,
        ring=MEDALLION_RING * u,
        plate=replace(plate, broadest=max(plate.broadest, medallion.x() + plate.reach - plate.limits.left())),
        ribbon=_side_ribbon(stage, plan, medallion),
        dealer_mark=medallion + QPointF(45 * u, -38 * u),
        hollow=_side_hollow(stage, plan, y),
        hand=_side_hand(stage, plan, y, full=full),
        dead=Placement.whole(
            dead.inside((plan.dead_rim[1] + plan.dead_yielding[1] * stage.excess) * u), dead.upright, 54 * u
        ),
        tricks=TrickPile(
            start=start,
            along=_turned_along(QPointF(small * (0.32 if plan.tricks_run_down else 0.36), 0), plan),
            down=_turned_along(QPointF(0, small * 0.55), plan),
            height=small,
            badge=start + _turned_along(QPointF(-small * 0.1, small * 0.55), plan),
        ),
        trick_card=trick_card,
        open_hand=_open_hand(stage, plan, medallion, full),
        words_on_plate=_speaks_on_plate(stage, plan),
    )


def _side_ribbon(stage: Stage, plan: SidePlan, medallion: QPointF) -> Label:
    """Return the place of the words: above the portrait, over its rim, or in large text over the role."""
    u = stage.unit
    if _speaks_on_plate(stage, plan):
        # The middle of an ordinary plate as it grows outwards.
        aside = 54 * u - _PLATE / 2 * stage.text
        below = face_radius(stage, yields=True) + under_face(stage, yields=True)
        point = medallion + QPointF(min(0.0, aside), below + _NAME_LINE * stage.text)
        return label_at(stage, point, 0.0, outward=0, hangs=True)
    above = medallion - QPointF(0, (91 if plan.speaks_low else 50) * u)
    return label_at(stage, above, 66 * u, outward=-1, hangs=plan.speaks_low)


def _speaks_on_plate(stage: Stage, plan: SidePlan) -> bool:
    return plan.speaks_low and stage.excess > LOW_SPEECH


def _side_hollow(stage: Stage, plan: SidePlan, y: float) -> Hollow:
    """Return the hollow above the seat at height *y*; its figure grows away from the cards below."""
    u = stage.unit
    spot = stage.left_edge(y, plan.hollow_rim[0] + plan.hollow_yielding * stage.excess)
    centre = spot.inside(plan.hollow_rim[1] * u)
    right, down = plan.figure
    yielding = QPointF(*plan.figure_yielding) * stage.excess
    tally = centre + (QPointF(right * (1 + stage.excess), down) + yielding) * u - QPointF(0, 14 * stage.text)
    return Hollow(centre, QSizeF(120 * u, 58 * u), spot.upright - 180.0, tally, 50 * u)


def _side_hand(stage: Stage, plan: SidePlan, y: float, *, full: int) -> Fan:
    """Return the hand of the seat at height *y*; for large text, it is closer and further up the edge."""
    u = stage.unit
    closing = 1 + 1.4 * stage.excess
    spot = stage.left_edge(y, plan.hand_rim[0] + 30 * stage.excess)
    return Fan(
        centre=spot.inside((plan.hand_rim[1] + plan.hand_yielding * stage.excess) * u),
        rotation=spot.upright,
        height=plan.hand_height * u,
        step=plan.hand_height * 0.14 * u / closing,
        gap=0.0,
        bend=2.9 / closing,
        full=full,
        opening=0.04,
    )


def _turned_along(way: QPointF, plan: SidePlan) -> QPointF:
    """Return a *way* within a pile of tricks, which may run down an upright edge."""
    return QPointF(way.y(), way.x()) if plan.tricks_run_down else way


_OPEN_STEP = 0.265
"""The distance between two cards of an open hand, as a share of their height: every index shows."""
_ASIDE = 0.27
"""The distance by which open hands lie further out, as a share of their height, to leave room for buttons."""
_OPEN_ROWS_HIGH = 1.57
"""The height of an open hand of two rows, in heights of a card."""
_UNDER_PLATE = 8.0
"""The units between a name plate and an open hand under it."""
_LEAST_OPEN, _BESIDE_PLATE = 0.55, 0.85
"""The least share of its usual height that an open hand has under a plate, and its share beside one."""


def _open_hand(stage: Stage, plan: SidePlan, medallion: QPointF, full: int) -> OpenRows:
    """
    Return two rows of *full* cards on the plan's line, smaller if the name plate reaches down to them.

    Where they would become too small to read, they stand beside the plate.
    """
    u = stage.unit
    aside = 26 * stage.excess - _ASIDE * plan.open_height
    foot = stage.at(*plan.open) + QPointF(aside, _UNDER_PLATE) * u
    step = plan.open_height * (_OPEN_STEP - 0.03 * stage.excess) * u
    height = plan.open_height * u
    plate_right = max(medallion.x() + 54 * u, stage.window.left() + 10 * u + _PLATE * stage.text)
    plate_bottom = medallion.y() + (MEDALLION + _UNDER_FACE + 2) * u + 42 * stage.text
    half = ((full - 1) // 2 * step + card_size(height).width()) / 2
    if foot.x() - half < plate_right:
        below = (foot.y() - _UNDER_PLATE * u - plate_bottom) / _OPEN_ROWS_HIGH
        if below > _LEAST_OPEN * height:
            height = min(height, below)
        else:
            height *= _BESIDE_PLATE
            step *= _BESIDE_PLATE
            foot.setX(plate_right + _BESIDE_PLATE * half + 4 * u)
    centre = foot - QPointF(0, _OPEN_ROWS_HIGH / 2 * height)
    return OpenRows(centre, height, min(step, _OPEN_STEP * height), 0.57 * height)


def face_radius(stage: Stage, *, yields: bool) -> float:
    """Return the radius of a portrait; one that *yields* is smaller, to leave room for large text."""
    shrinking = _YIELDING_FACE * min(1.0, stage.excess) if yields else 0.0
    return MEDALLION * (1 - shrinking) * stage.unit


def under_face(stage: Stage, *, yields: bool) -> float:
    """Return the distance from a portrait to its plate: less for large text where portraits yield."""
    yielding = _CLOSER * min(1.0, stage.excess) if yields else 0.0
    return (_UNDER_FACE - yielding) * stage.unit


def far_seat(stage: Stage, trick_card: Placement, full: int) -> SeatLayout:
    """Lay out the seat opposite the person: plate on the right of the medallion, ribbon on the left."""
    u = stage.unit
    medallion = QPointF(stage.middle, stage.outline.top().point.y() + 24 * u)
    hollow = medallion + QPointF(155 * u, 104 * u)
    heap = medallion + QPointF(-150 * u, 96 * u)
    hand = medallion + QPointF(0, 100 * u)
    return SeatLayout(
        medallion=medallion,
        medallion_radius=MEDALLION * u,
        ring=MEDALLION_RING * u,
        plate=replace(
            label_at(stage, medallion + QPointF(60 * u, -40 * u), 0.0, outward=1, hangs=True),
            broadest=_FAR_PLATE * u,
        ),
        ribbon=label_at(stage, medallion + QPointF(-60 * u, 4 * u), 0.0, outward=-1, hangs=False),
        dealer_mark=medallion + QPointF(45 * u, 36 * u),
        hollow=Hollow(
            hollow, QSizeF(108 * u, 52 * u), 30.0, hollow + QPointF(8 * u, 44 * u - 11 * stage.text), 34 * u
        ),
        hand=Fan(hand, 180.0, 80 * u, 10 * u, 0.0, 2.4, full=full, opening=0.04),
        dead=Placement.whole(medallion + QPointF(98 * u, 156 * u), 168.0, 54 * u),
        tricks=TrickPile(
            heap, QPointF(15 * u, -1.5 * u), QPointF(0, 20 * u), 44 * u, heap - QPointF(27 * u, -6 * u)
        ),
        trick_card=trick_card,
        open_hand=OpenRows(hand - QPointF(12 * u, 0), 86 * u, 168 / (full - 1) * u, 0.0, rows=1, full=full),
    )


def label_at(stage: Stage, point: QPointF, reach: float, *, outward: int, hangs: bool) -> Label:
    """Return a label at *point* that stays a little inside the window; see :class:`Label`."""
    margin = 10 * stage.unit
    limits = stage.window.adjusted(margin, margin, -margin, -margin)
    return Label(point, reach, outward, hangs, limits, _PLATE * stage.text)


def _turned(vector: QPointF) -> QPointF:
    return QPointF(-vector.x(), vector.y())
