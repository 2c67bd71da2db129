"""The seating: the plans of the side seats for each number of players."""

from collections.abc import Sequence

from ombre_desktop.ui.table.own_seat import person_seat
from ombre_desktop.ui.table.placement import Placement
from ombre_desktop.ui.table.seat_layout import SeatLayout, SidePlan, far_seat, side_seat
from ombre_desktop.ui.table.stage import Stage
from ombre_desktop.value import replace

FULL_HANDS = {2: 9, 3: 9, 4: 10, 5: 8}
"""The number of cards for which every hand has room, by the number of seats."""

SIDES: dict[int, tuple[SidePlan, ...]] = {
    2: (),
    3: (
        SidePlan(
            y=0.374,
            yielding=0.018,
            medallion_rim=(0, 6),
            hollow_rim=(156, 100),
            hand_rim=(4, 164),
            dead_rim=(122, 174),
            tricks=(0.138, 0.612),
            tricks_yielding=(-3, 18),
            open=(0.228, 0.697),
        ),
    ),
    4: (
        SidePlan(
            y=0.43,
            yielding=-0.028,
            medallion_rim=(0, 6),
            hollow_rim=(140, 92),
            hand_rim=(-2, 160),
            hand_yielding=38,
            dead_rim=(112, 206),
            tricks=(0.1, 0.612),
            tricks_yielding=(0, 10),
            tricks_run_down=True,
            open=(0.23, 0.735),
        ),
    ),
    5: (
        SidePlan(
            y=0.319,
            yielding=0.026,
            medallion_rim=(0, 6),
            hollow_rim=(145, 97),
            hollow_yielding=-34,
            hand_rim=(-24, 164),
            dead_rim=(78, 166),
            tricks=(0.309, 0.501),
            open=(0.288, 0.572),
            hand_height=62,
            open_height=76,
            tricks_height=50,
            hand_yielding=13,
            speaks_low=True,
        ),
        SidePlan(
            y=0.566,
            yielding=0.021,
            medallion_rim=(0, 4),
            hollow_rim=(126, 91),
            hand_rim=(-5, 130),
            dead_rim=(-52, 214),
            tricks=(0.255, 0.612),
            open=(0.198, 0.746),
            hand_height=62,
            open_height=76,
            tricks_height=50,
            hand_yielding=117,
            hollow_yielding=-84,
            figure=(14, 43),
            figure_yielding=(36, -13),
            speaks_low=True,
        ),
    ),
}
"""The plans of the seats at the left edge, from the top down."""

_PERSON_INSET = {2: 0.0, 3: 0.0, 4: 0.0, 5: 0.03}
_CLOSE_NEIGHBOUR = 5
"""The number of seats from which large words have no room between the person and the plate above."""


def seat_layouts(stage: Stage, seats: int, trick: Sequence[Placement]) -> tuple[SeatLayout, ...]:
    """Return all seats, the person first, then counter-clockwise: up the right side, down the left."""
    plans = SIDES[seats]
    # Left seats are laid out with their own trick cards; each right seat mirrors a left one.
    left = [
        side_seat(stage, plan, trick[seats - len(plans) + k], full=FULL_HANDS[seats])
        for k, plan in enumerate(plans)
    ]
    right = [seat.mirrored(stage.middle) for seat in reversed(left)]
    far = [far_seat(stage, trick[seats // 2], FULL_HANDS[seats])] if seats in (2, 4) else []
    person = person_seat(
        stage,
        trick[0],
        FULL_HANDS[seats],
        inset=_PERSON_INSET[seats],
        speaks_low=seats >= _CLOSE_NEIGHBOUR,
    )
    if stage.ease.left_handed:
        person = replace(person.mirrored(stage.middle), trick_card=trick[0])
        # The corner panels have changed places, and only one side leaves room for a broad plate.
        far = [_flipped(seat, stage.middle) for seat in far]
    return (person, *right, *far, *left)


def _flipped(far: SeatLayout, middle: float) -> SeatLayout:
    """Return the *far* seat with its plate at the left of the portrait, and its words at the right."""
    return replace(far, plate=far.plate.mirrored(middle), ribbon=far.ribbon.mirrored(middle))
