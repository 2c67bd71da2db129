"""Values: their equality, and that they never change."""

from __future__ import annotations

import pickle

import pytest

from ombre_desktop.value import Value, replace


class Counter(Value):
    colour: str
    worth: int = 1


class Mark(Value):
    colour: str
    worth: int = 1


class Notched(Counter):
    notches: int = 0


class Silence(Value):
    """Has no field."""


def test_values_are_equal_if_their_kind_and_fields_are():
    """Two kinds that look alike stay two kinds."""
    assert Counter("red", 1) == Counter("red")
    assert hash(Counter("red", 1)) == hash(Counter("red"))
    assert Counter("red") != Counter("blue")
    assert Counter("red") != Mark("red")
    assert Counter("red") != Notched("red")
    assert Silence() == Silence()
    assert Silence() != Counter("red")


def test_a_field_is_given_by_place_or_by_name_or_left_out():
    assert Counter("red", 5) == Counter(worth=5, colour="red")
    assert 1 == Counter("red").worth


@pytest.mark.parametrize("given", [(), ("red", 1, 2)])
def test_fields_are_neither_forgotten_nor_made_up(given):
    with pytest.raises(TypeError):
        Counter(*given)


def test_a_kind_gets_its_constructor_with_its_first_value():
    """Most kinds have no value when the table is ready; generating all constructors would take longer."""

    class Late(Value):
        colour: str

    class Later(Late):
        worth: int = 1

    stub = Late.__init__
    assert (Later("red"), Late("red")) == (Later("red", 1), Late("red"))
    generated = Late.__init__
    assert "blue" == Late("blue").colour
    assert stub is not generated
    assert generated is Late.__init__


def test_nothing_of_a_value_changes():
    """Neither a field nor anything else can be set, and none goes."""
    counter = Counter("red")

    with pytest.raises(AttributeError, match="'colour' cannot be set: Counter is a value"):
        counter.colour = "blue"
    with pytest.raises(AttributeError, match="'size'"):
        counter.size = 3
    with pytest.raises(AttributeError, match="'colour'"):
        del counter.colour
    assert Counter("red") == counter


def test_a_value_with_other_fields_is_another_value():
    counter = Counter("red", 5)

    assert Counter("red", 7) == replace(counter, worth=7)
    assert Counter("red", 5) == counter
    with pytest.raises(TypeError):
        replace(counter, size=3)


def test_a_kind_has_the_fields_of_its_base_first():
    assert "Notched(colour='red', worth=2, notches=3)" == repr(Notched("red", 2, 3))
    assert Notched("red", 1, 3) == Notched("red", notches=3)


def test_fields_are_matched_by_place():
    match Notched("red", 2, 3):
        case Counter(colour, worth):
            assert ("red", 2) == (colour, worth)


@pytest.mark.parametrize("thing", [Counter("red", 5), Notched("red"), Silence()])
def test_a_value_travels_between_processes(thing):
    assert thing == pickle.loads(pickle.dumps(thing))
