"""The table at which only computer players play."""

from __future__ import annotations

from ombre_desktop.ui.model.game_to_begin import FIRST_GAME
from ombre_desktop.ui.session.new_sitting import new_sitting
from ombre_desktop.ui.shell.unattended import all_played_by
from ombre_desktop.value import replace


def names_of_seats(name: str) -> tuple[str, ...]:
    return all_played_by(new_sitting(replace(FIRST_GAME, name=name)), "steady").company.names


def test_a_computer_in_the_seat_of_a_nameless_person_is_not_called_you():
    """Otherwise the settlement says "You wins"; a name that was given stays."""
    assert ("The traveller", "Ana") == (names_of_seats("")[0], names_of_seats("Ana")[0])
    assert names_of_seats("")[1:] == names_of_seats("Ana")[1:]
