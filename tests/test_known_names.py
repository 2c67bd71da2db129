"""The names of players and portraits in files: storage knows exactly those that the program has."""

from hypothesis import given
from hypothesis import strategies as st

from ombre_desktop.players.player import STYLES, PlayerName, player
from ombre_desktop.storage.known_names import HUMAN, PLAYERS, PORTRAITS
from ombre_desktop.ui.dialogs.company import OPPONENTS, seated
from ombre_desktop.ui.model import sitting
from ombre_desktop.ui.texts.faces import COMPANY


def test_every_portrait_is_known():
    """Storage knows every portrait of the program and no other."""
    assert set(COMPANY) == PORTRAITS


def test_every_known_player_can_be_seated():
    """Only the name of the person is not that of a computer player."""
    for name in PLAYERS - {HUMAN}:
        assert name == player(name).name


def test_whoever_can_be_chosen_is_known():
    """Players of every level are known."""
    levels = ("", "expert", "strong", "steady", "novice")
    assert {seated(who, level).player for who in OPPONENTS for level in levels} <= PLAYERS


@given(st.floats(0, 3), st.sampled_from(("", *STYLES)))
def test_whoever_follows_the_person_is_known(strength, style):
    """The sitting can be kept at every strength that the opponents come to."""
    assert PlayerName("steady", 0, style).at(strength).text in PLAYERS


def test_the_word_for_the_person_is_the_same_everywhere():
    """The table and the files use the same word."""
    assert HUMAN == sitting.HUMAN
