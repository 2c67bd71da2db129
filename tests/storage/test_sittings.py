"""Conversion between the sitting at the table and its document."""

import dataclasses
import json

import pytest
from evening import GAME_ID, at_table, between, dealt_to, ended, fresh, in_mid_deal, kept, played

from ombre_desktop.engine import RecordError, Seat, Session, ruleset
from ombre_desktop.engine.notation import parse_record
from ombre_desktop.storage.codec import text_of
from ombre_desktop.storage.documents import SittingDocument, with_unknown_draw
from ombre_desktop.storage.validation import validated
from ombre_desktop.ui.session.deal_record import record_text
from ombre_desktop.ui.session.kept_sitting import document_of, sitting_of
from ombre_desktop.value import replace


def read_again(document):
    """*document* after being written down and checked field by field."""
    return validated(type(document), json.loads(text_of(document)))


HOUSE = "passed_out=redeal_plus_counter ante=each_2"


@pytest.mark.parametrize(("game", "house"), [("renegado", HOUSE), ("homme_auvergne", "homme_hard_score=on")])
def test_a_session_survives_being_kept(game, house):
    """The engine's session is the same after being written down and read."""
    session = Session.begin(ruleset(game, house), Seat(1)).with_antes()
    sitting = replace(at_table(fresh(game, house)), session=session)

    assert session == read_again(kept(sitting)).session


@pytest.mark.parametrize("game", ["renegado", "homme_auvergne"])
def test_the_sitting_and_the_engine_keep_the_same_score(game):
    """Deal by deal what is kept stands as the engine's session does."""
    sitting = at_table(fresh(game))
    session = sitting.session
    for _ in range(6):
        sitting = dealt_to(sitting)
        session = session.with_antes().after(sitting.state.settlement)

        assert session == kept(sitting).session


def test_every_sitting_that_is_kept_is_valid():
    """It passes all checks and is the same when it is read again."""
    sitting = ended(played(fresh(house=HOUSE), 7))

    sitting.check()
    assert sitting == read_again(sitting)
    assert 0 == sitting.pool
    assert sitting.ended


def test_the_results_add_up_to_the_chips():
    """The gains in the rows, antes included, add up to each seat's chips."""
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


def test_a_deal_in_hand_is_kept_with_its_antes():
    """A settled one is kept too, and settled again: row and payments are not kept twice."""
    for moves in (4, None):
        sitting = dealt_to(at_table(fresh()), moves)

        save = read_again(document_of(sitting))

        assert (True, 5, (0, 0, -5), ()) == (
            save.sitting.antes_paid,
            save.sitting.pool,
            save.sitting.chips,
            save.sitting.results,
        )
        assert sitting == sitting_of(save)


def test_no_name_can_spoil_a_record():
    """The record can be read with any name of the person."""
    named = fresh(names=('"};[\n', 'Bo "the {Fox}"; II', "Çi"))

    record = parse_record(record_text(dealt_to(at_table(named), 4)))

    assert "1  human; 2 Bo the Fox II textbook; 3 Çi random" == record.tag("Seats")


def test_the_current_deal_is_played_through_again():
    """The record in a save leads to the very state that was saved."""
    sitting = dealt_to(at_table(played(fresh(), 3)), 8)

    assert sitting.state == document_of(sitting).replayed()
    assert between(fresh()).replayed() is None


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
    save = document_of(dealt_to(at_table(fresh()), 3))

    with pytest.raises(ValueError, match="deal"):
        dataclasses.replace(save, sitting=dataclasses.replace(save.sitting, **change)).replayed()


@pytest.mark.parametrize(
    "moves",
    [
        ("9",),
        ("",),
        (" ",),
        ("pass", "SA"),
        ("!",),
        ("entrada", "C"),
        ("pass",) * 9,
        ("pass", "pass", "x" * 5000),
    ],
)
def test_a_deal_against_the_rules_is_refused(moves):
    """The engine objects to moves that were meddled with."""
    save = in_mid_deal(0, 12)

    with pytest.raises(ValueError, match="move"):
        dataclasses.replace(save, moves=moves).replayed()


def test_a_record_against_the_rules_is_refused():
    """So it does to a record."""
    save = in_mid_deal(0, 12)

    with pytest.raises(RecordError):
        dataclasses.replace(save, deal=save.deal.replace("[Dealer ", "[Dealt ")).replayed()


@pytest.mark.parametrize("moves", [(), ("pass",)])
def test_antes_without_a_deal_are_refused(moves):
    """They would be staked twice."""
    save = dataclasses.replace(in_mid_deal(0, 12), deal=None, moves=moves)

    with pytest.raises(ValueError, match="no deal"):
        save.check()


DRAWN = {
    "rule": "high_card",
    "drawn": [{"seat": 0, "card": "H3"}, {"seat": 1, "card": "DJ"}, {"seat": 2, "card": "SK"}],
    "dealer": 2,
}


def drawn(**change):
    """Return a sitting of three whose first dealer was drawn, with any *change* to the draw."""
    return validated(SittingDocument, {**json.loads(text_of(fresh())), "draw": {**DRAWN, **change}})


def test_the_draw_for_the_first_deal_is_kept():
    """It is kept with its cards, seats and dealer, before the first deal and in every later one."""
    for sitting in (at_table(drawn()), dealt_to(dealt_to(at_table(drawn())))):
        again = sitting_of(read_again(document_of(sitting)))

        assert ["H3", "DJ", "SK"] == [card.text for _, card in again.draw.drawn]
        assert (2, sitting) == (again.draw.dealer, again)


def test_a_sitting_of_the_first_version_has_no_draw():
    """It was not kept then."""
    assert {"sitting": {"deals": 0, "draw": None}} == with_unknown_draw({"sitting": {"deals": 0}})


@pytest.mark.parametrize(
    "change",
    [
        {"rule": "random"},
        {"drawn": []},
        {"dealer": 1},
        {"dealer": 3},
        {"drawn": [{"seat": 2, "card": "H8"}]},
        {"drawn": [{"seat": 2, "card": "king"}]},
        {"drawn": [{"seat": 2, "card": "?"}]},
        {"drawn": [*DRAWN["drawn"], {"seat": 2, "card": "H3"}]},
        {"drawn": [*DRAWN["drawn"], {"seat": 3, "card": "H2"}]},
        {"drawn": DRAWN["drawn"][:2]},
    ],
)
def test_a_draw_that_named_nobody_at_this_table_is_none(change):
    """Its cards are those of the pack, each once, and it names the first dealer."""
    drawn().check()

    with pytest.raises(ValueError, match=r"\w"):
        drawn(**change).check()


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
        {"deals": -1},
        {"deals_wanted": 0},
        {"players": ("human", "textbook", "genius")},
        {"portraits": ("viajera", "ines", "rocinante")},
        {"chips": (10**40, -(10**40), 0)},
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
    row = dataclasses.replace(sitting.results[0], tricks=(5, 4))

    with pytest.raises(ValueError, match="result"):
        dataclasses.replace(sitting, results=(row,)).check()


@pytest.mark.parametrize("numbers", [(1, 2), (2, 2), (1, 3), (3, 4)])
def test_results_are_the_last_deals(numbers):
    """Those before them are in the history."""
    sitting = played(fresh(), 3)
    rows = tuple(dataclasses.replace(sitting.results[0], number=number) for number in numbers)

    with pytest.raises(ValueError, match="results"):
        dataclasses.replace(sitting, results=rows).check()
    dataclasses.replace(sitting, results=sitting.results[1:]).check()


PAST = played(fresh(house=HOUSE), 3)


def meddled(number, **change):
    """Return the sitting PAST with something changed in one of its rows."""
    rows = [dataclasses.replace(row, **(change if row.number == number else {})) for row in PAST.results]
    return dataclasses.replace(PAST, results=tuple(rows))


@pytest.mark.parametrize(
    "sitting",
    [
        meddled(2, tricks=(9, 0, 0)),
        meddled(1, net=(1, 1, -2)),
        meddled(3, outcome="codille 1"),
        meddled(1, record=PAST.results[1].record),
        meddled(2, record="[Deal"),
        dataclasses.replace(PAST, chips=(PAST.chips[0] + 1, PAST.chips[1] - 1, PAST.chips[2])),
        dataclasses.replace(PAST, results=PAST.results[1:]),
        dataclasses.replace(PAST, dealer=(PAST.dealer + 1) % 3),
        dataclasses.replace(PAST, house=""),
    ],
)
def test_a_past_that_does_not_follow_from_its_records_is_refused(sitting):
    """All deals are played again, with the chips that went from hand to hand."""
    PAST.check_past()

    with pytest.raises(ValueError, match=r"\w"):
        sitting.check_past()


def test_a_sitting_that_has_ended_follows_from_its_records_as_well():
    """The pool was divided, and in a deal in hand the antes are paid."""
    ended(PAST).check_past()
    document_of(dealt_to(at_table(PAST), 5)).check_past()


def test_a_save_is_the_same_after_being_written():
    """Nothing is lost or bent between document and text."""
    save = in_mid_deal()

    assert save == read_again(save)
