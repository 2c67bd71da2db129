"""The phases that are photographed, and how windows to photograph are named."""

from importlib import import_module

import pytest


@pytest.fixture
def moments(program):
    """All phases, and what finds them."""
    program("photographs")
    return import_module("photographs.phases").MOMENTS, import_module("photographs.moments").found


def test_no_picture_is_written_over_another(moments):
    names = [moment.name for moment in moments[0]]

    assert sorted(set(names)) == sorted(names)


def test_every_phase_comes(moments):
    """In deals that are always the same, so that pictures can be compared."""
    phases, found = moments

    assert [] == [moment.name for moment in phases if not moment.when(found(moment).state)]


def test_a_size_may_name_the_ratio_of_the_screen(program):
    """One pixel to a pixel, if none is named."""
    size = program("photographs").Size

    assert size(2560, 1440, 2) == size.parse("2560x1440@2")
    assert size(1024, 700, 1) == size.parse("1024x700")
    assert ["2560x1440@2", "1024x700"] == [str(size(2560, 1440, 2)), str(size(1024, 700))]
