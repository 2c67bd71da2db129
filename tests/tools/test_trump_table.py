"""The sure tricks of a lone player with trumps; a row names the owners of trumps, from the highest."""

from itertools import product

from ombre_desktop.players.solver.trumps import MOST_MATADORS, place_of, trumps_alone
from tools.trump_table import ANY, KINDS, Cards, sure_of

HE, NEXT, LAST = "012"


def sure(leader, row, *, plain=ANY, free=0, matadors=0):
    """Return the sure tricks of the lone player."""
    return sure_of(leader, Cards(row, matadors, plain, free))


def test_the_highest_trumps_are_sure():
    assert 2 == sure(NEXT, "00112")


def test_each_enemy_beats_one_trump_of_his():
    """
    The second opponent has to beat the lower one; a lead up to the lone player makes the higher one safe.
    """
    assert 1 == sure(NEXT, "1020")


def test_the_trumps_of_both_fall_on_one_lead():
    """Each could have beaten one of the lone player's."""
    assert 1 == sure(HE, "1200")


def test_who_has_only_matadors_lays_none_to_a_lead():
    """Then they do not fall together."""
    assert 0 == sure(HE, "1200", matadors=2)


def test_who_leads_to_him_lays_first():
    """The lone player has both tricks if a seat plays before them with the trump in between, else one."""
    assert (2, 1) == (sure(NEXT, "010", plain=0), sure(LAST, "010", plain=0))


def test_a_free_card_saves_a_trump():
    """The lone player throws it away when the higher trump is played before their turn."""
    assert (0, 1) == (sure(NEXT, "20", plain=0), sure(NEXT, "20", plain=0, free=1))


def test_the_table_is_what_the_program_makes():
    """As far as can be weighed in a moment."""
    here = trumps_alone()
    rows = ["".join(row) for length in range(5) for row in product("012", repeat=length)]
    keys = [(row, held) for row in rows for held in range(min(len(row), MOST_MATADORS) + 1)]
    made = {key: [sure_of(leader, Cards(*key, *others)) for leader, *others in KINDS] for key in keys}

    assert made == {key: [here[place_of(*key)] >> 4 * at & 15 for at in range(len(KINDS))] for key in made}
