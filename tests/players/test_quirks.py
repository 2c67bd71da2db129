"""Quirks: the habits of novices and steady players, which stay the same for a sitting."""

from random import Random

import pytest
from chance import SEEDS, played, table_rulesets
from dialect import Deal, playing
from hypothesis import given, settings

from ombre_desktop.engine import PlayRequest, Ruleset, refusal, request, view
from ombre_desktop.players.expert.player import Expert
from ombre_desktop.players.player import in_sitting, player
from ombre_desktop.players.quirks.amateur import Amateur
from ombre_desktop.players.quirks.pool import DRAWN, POOLS, QUIRKS, drawn, quirks_of
from ombre_desktop.players.quirks.quirk import Quirk
from ombre_desktop.players.seeds import sitting_word

EVERY_QUIRK = tuple(QUIRKS.values())


def wanted(name: str, deal: Deal) -> str:
    """Return the card that the quirk called *name* wants of the seat that is asked; empty if none."""
    asked = deal.asked
    assert isinstance(asked, PlayRequest)
    found = Amateur(quirks=quirks_of((name,))).shown(view(deal.state, asked.seat), asked)
    return str(found[1]) if found else ""


def test_q1_kings_are_led_at_once():
    """The textbook's defender would lead the short suit instead, with five hearts still out."""
    hands = "1 SA S2 S3 S4 S5; 2 HK C4 D4 D5 D6; 3 H2 H3 C5 C6 C7"
    deal = playing("renegado", trump="S", hands=hands, ombre=1).play("1 S3 C4 C5").play("1 S4 D4 C6")

    assert "" == wanted("kings_first", deal)


@pytest.mark.parametrize(
    ("name", "hands", "before", "card"),
    [
        ("trumps_wait", "1 SA S2 HK D4; 2 H4 SQ S3 D5; 3 H5 SJ S6 D6", "", "HK"),
        ("trumps_at_the_ombre", "1 H4 SA CK D4; 2 HK S3 S7 D5; 3 H5 SJ S6 D6", "1 H4 HK H5", "S3"),
        ("same_suit_again", "1 CK C4 D3 D4 D5; 2 C5 D6 S4 H5 H4; 3 C6 D7 S5 H6 H7", "1 CK C5 C6", "C4"),
        ("short_suit", "1 C6 D6 SA S2 S4; 2 C5 DK D4 D3 HQ; 3 CK D5 S5 S6 H4", "1 C6 C5 CK|3 D5 D6 DK", "HQ"),
        ("spadille_sleeps", "1 SA S2 S4 HK; 2 H4 SQ S3 D5; 3 H5 SJ S6 D6", "", "S2"),
        ("trumps_on_the_table", "1 SQ S5 HK D4; 2 H4 SA S3 D5; 3 H5 SJ S6 D6", "", "SQ"),
        ("ruffs_at_sight", "1 H5 H6 D4; 2 H4 S3 D5; 3 S6 CA D6", "1 H5 H4", "S6"),
        ("second_hand_low", "1 H4 S6 D4; 2 HK H6 D5; 3 H5 CA D6", "1 H4", "H6"),
        ("over_the_partner", "1 D5 S6 H4; 2 D4 S5 CK; 3 DK D6 S4", "1 D5 D4", "DK"),
        ("never_small_ruff", "1 D4 S6 H4; 2 D5 S5 CK; 3 SK S4 S3", "1 D4 D5", "SK"),
    ],
)
def test_a_quirk_wants_its_card(name, hands, before, card):
    """The textbook would play another one."""
    deal = playing("renegado", trump="S", hands=hands)

    assert card == wanted(name, deal.play_all(*filter(None, before.split("|"))))


@pytest.mark.parametrize(
    ("hand", "smallest"),
    [
        pytest.param("HK HJ H4", "H4", id="touching once the queen has fallen"),
        pytest.param("CA HJ H4", "H4", id="a matador"),
    ],
)
def test_of_trumps_that_cannot_win_the_smallest_goes(hand, smallest):
    """Spadille takes the trick anyway."""
    deal = playing("renegado", trump="H", hands=f"1 SA D7 C6; 2 HQ C3 C4; 3 {hand}").play("1 SA HQ")

    assert smallest == str(Amateur().card(deal.seen_by(3), deal.asked))


def test_of_plain_cards_of_a_suit_that_cannot_win_the_smallest_goes():
    """The textbook keeps the guard of its knave, and gives the knave."""
    deal = playing("renegado", trump="H", hands="1 DK S7 C6; 2 H5 S5 S6; 3 DJ D7 C5").play("1 DK H5")

    assert "D7" == str(Amateur().card(deal.seen_by(3), deal.asked))


def test_a_card_that_wins_is_left_as_it_is():
    deal = playing("renegado", trump="H", hands="1 D4 S7 C6; 2 D5 S5 S6; 3 DK D7 C5").play("1 D4 D5")
    usual = player("textbook").decide(deal.seen_by(3), deal.asked, Random(1))

    assert usual == Amateur().card(deal.seen_by(3), deal.asked)


def test_no_quirk_wastes_a_matador():
    """A quirk that asks for basto under spadille is silent."""
    wasteful = Amateur(quirks=(Quirk("wasteful", lambda turn: turn.trumps()[-1]),))
    deal = playing("renegado", trump="S", hands="1 SA D3 D4; 2 CA S3 H2; 3 H4 H5 H6").play("1 SA")
    asked = deal.asked
    assert isinstance(asked, PlayRequest)

    assert "S3" == str(wasteful.card(deal.seen_by(2), asked))


@given(table_rulesets(), SEEDS)
@settings(max_examples=5)
def test_what_a_quirk_wants_is_lawful(game: Ruleset, seed: int):
    rng = Random(seed)
    everything = [Amateur(quirks=(quirk,)) for quirk in EVERY_QUIRK]
    for step in played(game, rng):
        asked = request(step.state)
        if not isinstance(asked, PlayRequest):
            continue
        seen = view(step.state, asked.seat)

        assert all(refusal(seen, one.card(seen, asked)) is None for one in everything)


# The draw.


@pytest.mark.parametrize("level", POOLS)
def test_a_sitting_fixes_the_habits(level):
    """The same word draws the same quirks, and other words draw all of the pool."""
    words = [sitting_word(f"sitting {number}", 1) for number in range(12)]

    assert drawn(level, words[0]) == drawn(level, words[0])
    assert set(POOLS[level]) == {name for word in words for name in drawn(level, word)}
    assert {DRAWN[level]} == {len(set(drawn(level, word))) for word in words}


def test_two_seats_differ():
    assert sitting_word("sitting", 1) != sitting_word("sitting", 2)


@pytest.mark.parametrize("name", ["expert", "strong-bold"])
def test_the_best_have_no_habits(name):
    one = player(in_sitting(name, "a5"))

    assert isinstance(one, Expert)
    assert () == one.habit.quirks


def test_a_temper_adds_its_own():
    one = player(in_sitting("steady-hoarding", "a5"))

    assert isinstance(one, Expert)
    assert ("spadille_sleeps", *drawn("steady", "a5")) == tuple(quirk.name for quirk in one.habit.quirks)


@pytest.mark.parametrize("name", ["textbook", "random"])
def test_who_has_no_level_has_no_habits_either(name):
    assert name == in_sitting(name, "a5")


def test_the_name_tells_the_sitting():
    """So a player who is asked again is the same."""
    assert "novice-bold@a5" == player(in_sitting("novice-bold", "a5")).name
