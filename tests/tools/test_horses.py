"""The horses of the Spanish riders: four legs each, with every joint a horse has, on the ground or lifted."""

from itertools import pairwise

import pytest

from tools.art.courts.gaits import HALT, PIAFFE, REAR, TROT
from tools.art.courts.shanks import FORE, HIND, LIFTED, Shank, shanks, written
from tools.art.geometry import curve

POSES = {"D": PIAFFE, "H": TROT, "S": HALT, "C": REAR}
GROUND = 295.0


def legs_of(pose):
    """Return the legs of a horse below knee and hock, the near ones first."""
    return [shank for part in (pose.trunk, *pose.far) for shank in shanks(part)]


def width_at(outline, height):
    """Return how wide a closed *outline* is at a *height*, from the leftmost crossing to the rightmost."""
    crossings = [
        a[0] + (b[0] - a[0]) * (height - a[1]) / (b[1] - a[1])
        for a, b in pairwise([*outline, outline[0]])
        if (a[1] - height) * (b[1] - height) < 0
    ]
    return max(crossings) - min(crossings)


@pytest.mark.parametrize("suit", POSES)
def test_a_horse_has_two_forelegs_and_two_hind_legs(suit):
    """One of each on the near side and one on the far side."""
    pose = POSES[suit]

    assert [False, True] == sorted(leg.kind is HIND for leg in shanks(pose.trunk))
    assert [False, True] == sorted(leg.kind is HIND for part in pose.far for leg in shanks(part))


@pytest.mark.parametrize("suit", POSES)
def test_a_hoof_is_on_the_ground_or_clearly_lifted(suit):
    """Two or three hooves bear the horse, their soles flat; another foot is folded back."""
    legs = legs_of(POSES[suit])
    standing = [leg for leg in legs if leg.turn + leg.bend == 0]

    assert 2 <= len(standing) <= 3
    assert all(abs(max(y for _, y in leg.hoof) - GROUND) < 0.6 for leg in standing)
    assert all(leg.bend >= 25 for leg in legs if leg not in standing)


@pytest.mark.parametrize("suit", "HC")
def test_no_leg_stands_before_the_lower_index(suit):
    """The sign reaches to the left as far as 164 in the frame of a horse to the right, its figures to 158."""
    pose = POSES[suit]
    outlines = [curve(written(part), closed=True) for part in (*pose.far, pose.trunk)]

    assert max(x for outline in outlines for x, y in outline if y > 218) <= 162


@pytest.mark.parametrize(("kind", "joint", "cannon"), [(FORE, 2, 15), (HIND, 0, 17), (LIFTED, 7, 14)])
def test_a_cannon_is_narrower_than_knee_and_fetlock(kind, joint, cannon):
    """A leg without joints is a plank, and a hoof that does not broaden is a box."""
    leg = Shank(kind, (0.0, 0.0))
    outline = curve(leg.outline, closed=True)
    top, sole = min(y for _, y in leg.hoof), max(y for _, y in leg.hoof)

    slim = width_at(outline, cannon)
    assert width_at(outline, joint) > 1.2 * slim
    assert width_at(outline, kind.fetlock + 1) > 1.3 * slim
    assert width_at(leg.hoof, sole - 1) > 1.2 * width_at(leg.hoof, top + 2.4)
