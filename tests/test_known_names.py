"""Files may name players and portraits for ever: what storage knows is what the program has."""

from ombre_desktop.players.player import player
from ombre_desktop.storage.known_names import HUMAN, PLAYERS, PORTRAITS
from ombre_desktop.ui.dialogs.company import COMPANY, OPPONENTS, seated
from ombre_desktop.ui.model import sitting


def test_every_portrait_is_known():
    """And no other."""
    assert set(COMPANY) == PORTRAITS


def test_every_known_player_can_be_seated():
    """Except for the person."""
    for name in PLAYERS - {HUMAN}:
        assert name == player(name).name


def test_whoever_can_be_chosen_is_known():
    """At any level."""
    levels = ("", "expert", "strong", "steady", "novice")
    assert {seated(who, level).player for who in OPPONENTS for level in levels} <= PLAYERS


def test_the_word_for_the_person_is_the_same_everywhere():
    """At the table and in files."""
    assert HUMAN == sitting.HUMAN
