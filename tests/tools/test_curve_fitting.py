"""Dense lines told as curves: near enough, without joints that show, and with their corners."""

from itertools import pairwise
from math import atan2, cos, degrees, pi, sin
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tools.art.fitting import fitted
from tools.art.geometry import curve, distance, ellipse, lerp, place
from tools.art.pathdata import parsed

ASSETS = Path(__file__).resolve().parents[2] / "ombre_desktop" / "assets" / "cards"
COURTS = [f"{deck}/{suit}{rank}" for deck in ("spanish", "french") for suit in "SHCD" for rank in "KQJ"]
LEAF = "0,0! 12,-14 9,-30 0,-44! -9,-30 -12,-14"
WAVE = "0,0 10,-8 22,6 35,-4 50,3"


FINE = [step / 200 for step in range(201)]


def followed(segments):
    """Return many points on the drawn path."""
    out, start = [], segments[0].points[0]
    at = start
    for segment in segments[1:]:
        control, end = segment.points if segment.command == "Q" else (at, (segment.points or (start,))[0])
        out += [lerp(lerp(at, control, t), lerp(control, end, t), t) for t in FINE]
        at = end
    return out


def joints(segments):
    """Yield each place at which two segments meet, with the degrees by which the way turns there."""
    at, before = segments[0].points[0], None
    for segment in segments[1:]:
        if segment.points:
            leave = bearing(at, segment.points[0])
            if before is not None:
                yield at, abs((leave - before + 180) % 360 - 180)
            before = bearing(segment.points[-2] if len(segment.points) > 1 else at, segment.points[-1])
            at = segment.points[-1]


def bearing(a, b):
    return degrees(atan2(b[1] - a[1], b[0] - a[0]))


@pytest.mark.parametrize("tolerance", [0.03, 0.1, 0.3])
@pytest.mark.parametrize(("knots", "closed"), [(LEAF, True), (WAVE, False), ("0,0 8,0 8,8 0,8", True)])
def test_a_curve_passes_near_every_point_of_its_line(knots, closed, tolerance):
    """No point lies much farther from the path than allowed, and there are fewer curves than points."""
    line = curve(knots, closed=closed)

    segments = fitted(line, tolerance, closed=closed)

    drawn = followed(segments)
    assert max(min(distance(point, other) for other in drawn) for point in line) <= 1.2 * tolerance + 0.02
    assert len(segments) < len(line) / 2


@pytest.mark.parametrize("tolerance", [0.03, 0.3])
def test_two_curves_meet_without_a_bend(tolerance):
    """Between its ends a smooth line has no joint that turns by more than two degrees."""
    turns = [turn for _, turn in joints(fitted(curve(WAVE), tolerance, closed=False))]

    assert turns
    assert max(turns) < 2


def test_a_corner_stays_a_corner():
    """The tip and the root of a leaf are on its path, and they are where it turns."""
    segments = fitted(curve(LEAF, closed=True), 0.2, closed=True)

    corners = {at for at, turn in joints(segments) if turn > 10} | {segments[0].points[0]}
    assert {(0.0, 0.0), (0.0, -44.0)} == corners


def test_long_sides_stay_straight_however_little_they_turn():
    """The blade of a sword, which narrows by a few degrees near its point, is drawn with straight edges."""
    blade = [(-5.6, 0.0), (-5.2, -90.0), (0.0, -106.0), (5.2, -90.0), (5.6, 0.0)]

    segments = fitted(blade, 0.3, closed=True)

    assert ["M", "L", "L", "L", "L", "Z"] == [segment.command for segment in segments]
    assert set(blade) == {segment.points[-1] for segment in segments[:-1]}


def test_a_round_spot_is_four_curves_wherever_it_stands():
    """Turned, mirrored and flattened too; a polygon of a few sides is not taken for one."""
    spot = place(30, 40, 1.5, turn=20, flip=True)

    round_one = fitted([spot(point) for point in ellipse((0, 0), 6, 3)], 0.1, closed=True)
    octagon = fitted([(9 * cos(k * pi / 4), 9 * sin(k * pi / 4)) for k in range(8)], 0.1, closed=True)

    assert ["M", "C", "C", "C", "C", "Z"] == [segment.command for segment in round_one]
    assert "C" not in {segment.command for segment in octagon}


@pytest.mark.parametrize("name", COURTS)
def test_no_curve_of_a_court_is_a_chain_of_chords(name):
    """Two straight sides longer than a unit meet in a corner, but for a few that were drawn so."""
    root = ElementTree.fromstring((ASSETS / f"{name}.svg").read_bytes())
    faint = 0
    for path in (element.get("d") for element in root.iter() if element.get("d")):
        ways = list(straight_ways(parsed(path)))
        pairs = [(a, b) for a, b in pairwise(ways) if a and b]
        turns = [abs((b - a + 180) % 360 - 180) for a, b in pairs]
        faint += sum(3 < turn < 20 for turn in turns)

    assert faint <= 60


def straight_ways(segments):
    """Yield the bearing of each straight side longer than a unit, and None for all else."""
    at = None
    for segment in segments:
        if segment.command == "L" and distance(at, segment.points[0]) > 10:
            yield bearing(at, segment.points[0])
        else:
            yield None
        at = segment.points[-1] if segment.points else at
