"""Between the engine's session and the sitting that is kept."""

import json
from dataclasses import replace

import pytest
from evening import GAME_ID, NOON, dealt_to, fresh, in_mid_deal, played

from ombre_desktop.engine import RecordError, Seat, Session, ruleset
from ombre_desktop.engine.notation import parse_record
from ombre_desktop.storage.checking import validated
from ombre_desktop.storage.documents import SittingDocument
from ombre_desktop.storage.plain import text_of
from ombre_desktop.storage.sittings import (
    after_deal,
    ended,
    record_text,
    save_of,
    seats_tag,
    session_of,
    with_antes,
    with_session,
)


def read_again(document):
    """*document* after being written down and checked field by field."""
    return validated(type(document), json.loads(text_of(document)))


HOUSE = "passed_out=redeal_plus_counter ante=each_2"


@pytest.mark.parametrize(("game", "house"), [("renegado", HOUSE), ("homme_auvergne", "homme_hard_score=on")])
def test_a_session_survives_being_kept(game, house):
    """The engine's session is the same after being written down and read."""
    session = Session.begin(ruleset(game, house), Seat(1)).with_antes()

    sitting = with_session(fresh(game, house), session)

    assert session == session_of(read_again(sitting))


@pytest.mark.parametrize("game", ["renegado", "homme_auvergne"])
def test_the_sitting_and_the_engine_keep_the_same_score(game):
    """Deal by deal the sitting stands as the engine's session does."""
    sitting = fresh(game)
    session = session_of(sitting)
    for _ in range(6):
        sitting = with_antes(sitting)
        state = dealt_to(sitting)
        session = session.with_antes().after(state.settlement)
        sitting = after_deal(sitting, state)

        assert session == session_of(sitting)


def test_every_step_makes_a_valid_sitting():
    """Steps are taken without checks; what they give passes them all."""
    sitting = ended(played(fresh(house=HOUSE), 7))

    sitting.check()
    assert sitting == read_again(sitting)
    assert 0 == sitting.pool
    assert sitting.ended


def test_the_results_add_up_to_the_chips():
    """What the rows say each seat won, antes included, is what it has."""
    sitting = played(fresh(house=HOUSE), 12)

    by_seat = zip(*(row.net for row in sitting.results), strict=True)

    assert sitting.chips == tuple(map(sum, by_seat))
    assert sitting.pool == sitting.results[-1].pool_after


def test_a_row_says_what_its_record_says():
    """Outcome, tricks and roles are those of the deal in the record, which replays."""
    sitting = played(fresh(), 5)

    for row in sitting.results:
        state = parse_record(row.record).state
        assert (row.dealer, row.ombre) == (state.dealer, state.ombre)
        assert row.roles == tuple(state.role(Seat(seat)) for seat in range(3))
        assert row.winners == state.outcome.winners
        assert f"result    {row.outcome}\n" in row.record
        assert row.tricks == (state.playing.won if state.playing else (0, 0, 0))


def test_antes_are_paid_once():
    """Asking for the antes again changes nothing."""
    paid = with_antes(fresh())

    assert paid == with_antes(paid)
    assert (5, (0, 0, -5)) == (paid.pool, paid.chips)


def test_no_name_can_spoil_a_record():
    """Whatever the person calls himself, the record can be read."""
    sitting = with_antes(fresh(names=('"};[\n', 'Bo "the {Fox}"; II', "Çi")))

    assert "1  human; 2 Bo the Fox II textbook; 3 Çi random" == seats_tag(sitting)
    record = parse_record(record_text(dealt_to(sitting, 4), sitting))
    assert seats_tag(sitting) == record.tag("Seats")


def test_the_current_deal_is_played_through_again():
    """The record in a save leads to the very state that was saved."""
    sitting = with_antes(played(fresh(), 3))
    state = dealt_to(sitting, 8)

    assert state == save_of(sitting, state, NOON).replayed().state
    assert save_of(sitting, None, NOON).replayed() is None


@pytest.mark.parametrize(
    "change",
    [
        {"pool": 6, "chips": (0, -1, -5)},
        {"dealer": 1},
        {"house": "ante=each_2"},
        {"antes_paid": False},
        {"ended": True},
    ],
)
def test_a_deal_of_another_table_is_refused(change):
    """A deal that does not fit the sitting around it contradicts it."""
    sitting = with_antes(fresh())
    save = save_of(sitting, dealt_to(sitting, 3), NOON)

    with pytest.raises(ValueError, match="deal"):
        replace(save, sitting=replace(sitting, **change)).replayed()


def test_a_deal_against_the_rules_is_refused():
    """The engine objects to a record that was meddled with."""
    save = in_mid_deal(0, 12)

    with pytest.raises(RecordError):
        replace(save, deal=save.deal.replace("1  ", "9  ", 1)).replayed()


@pytest.mark.parametrize(
    "change",
    [
        {"game_id": GAME_ID.upper()},
        {"ruleset": "tarot"},
        {"house": "luck=on"},
        {"seats": 4},
        {"names": ("Ana", "Bo")},
        {"players": ("human",)},
        {"portraits": ()},
        {"chips": (1, 0, 0)},
        {"chips": (0, 0)},
        {"scores": (0, 0, 0)},
        {"person": 3},
        {"dealer": 3},
        {"dealer": "2"},
        {"deals": 1},
        {"deals_wanted": 0},
    ],
)
def test_a_sitting_that_contradicts_itself_is_none(change):
    """Every seat has its values, the game exists, and no chip is lost."""
    fields = {**json.loads(text_of(fresh())), **change}

    with pytest.raises(ValueError, match=r"\w"):
        validated(SittingDocument, fields).check()


def test_a_result_needs_a_value_for_every_seat():
    """A row with too few tricks is no result."""
    sitting = played(fresh(), 1)
    row = replace(sitting.results[0], tricks=(5, 4))

    with pytest.raises(ValueError, match="result"):
        replace(sitting, results=(row,)).check()


def test_a_save_is_the_same_after_being_written():
    """Nothing is lost or bent between document and text."""
    save = in_mid_deal()

    assert save == read_again(save)
