"""Homme d'Auvergne, 3.12: play, who wins, captures, scores and the end of a game."""

from collections import Counter
from itertools import product

import pytest
from dialect import Deal, cards, dealt

from ombre_desktop.engine import Cost, Reason, Session, Settlement, Stakes, ruleset
from ombre_desktop.engine.chips import Outcome, Result, Score, Verdict
from ombre_desktop.engine.errors import NotationError, SettingError
from ombre_desktop.engine.phases.man import man_wins
from ombre_desktop.engine.variants.homme_auvergne import PointRules, Points


def table(
    hands: str, talon: str, *, seats: int = 3, house: str = "", scores: str = "", pool: int = 0
) -> Deal:
    """Return a new deal of short hands; the last seat deals, so that seat 1 is the eldest."""
    return dealt(
        "homme_auvergne",
        hands,
        talon=talon,
        seats=seats,
        dealer=seats,
        house=house,
        pool=pool,
        scores=tuple(map(int, scores.split())),
        full=False,
    )


def playing(hands: str, *, trump: str = "H8", seats: int = 3, man: int = 1, house: str = "", **more) -> Deal:
    """Return a deal in which everybody before the *man* has passed and kept any king that could be shown."""
    deal = table(hands, trump, seats=seats, house=house, **more).does("1 turn")
    while deal.question is not None:
        word = "keep" if "keep" in deal.offers else "play" if deal.turn == man else "pass"
        deal = deal.does(f"{deal.turn} {word}")
    return deal


def test_ha_3_12_the_first_hand_leads():
    """The first hand leads even if another seat is the Man."""
    assert 1 == playing("1 S8; 2 S9; 3 ST", man=3).turn


def test_ha_3_12_suit_must_be_followed():
    """A player who holds the suit led must play it."""
    deal = playing("1 S8 D8; 2 S9 HA; 3 ST C8").play("1 S8")

    assert cards("S9") == deal.may_play(2)
    assert Reason.MUST_FOLLOW is deal.refusal("HA").reason
    assert "3.12" == deal.refusal("HA").rule


def test_ha_3_12_who_is_void_must_trump():
    """A player without the suit must trump if they can, but need not beat a trump already played."""
    deal = playing("1 S8 D8; 2 HA C9; 3 H9 HT C8").play("1 S8 HA")

    assert cards("H9 HT") == deal.may_play(3)
    assert Reason.MUST_TRUMP is deal.refusal("C8").reason


def test_ha_3_12_without_suit_and_trump_anything_goes():
    """Any card may then be thrown."""
    assert cards("D9 C9") == playing("1 S8 D8; 2 D9 C9; 3 H9 C8").play("1 S8").may_play(2)


def test_ha_3_12_no_duty_to_beat():
    """A lower card of the suit will do, and black aces are plain."""
    assert cards("S9 SA SK") == playing("1 SJ D8; 2 S9 SA SK; 3 H9 C8").play("1 SJ").may_play(2)


def test_ha_3_12_a_trump_lead_is_followed():
    """No trump may be withheld, and a player without one plays freely."""
    deal = playing("1 H9 D8; 2 HQ C9; 3 S8 C8").play("1 H9")

    assert cards("HQ") == deal.may_play(2)
    assert cards("S8 C8") == deal.play("2 HQ").may_play(3)


def test_ha_3_12_the_winner_leads():
    """The jack beats the ace, and its player leads next."""
    deal = playing("1 SA D8; 2 SJ C9; 3 ST C8")

    assert 2 == deal.play("1 SA SJ ST").turn


WINNERS = [
    ("MAABM", False),
    ("MMAAB", True),
    ("AMMBA", True),
    ("MABAM", False),
    ("AAAMM", False),
    ("MABCD", True),
    ("AMBCD", False),
    ("MMABC", True),
]


@pytest.mark.parametrize(("tricks", "wins"), WINNERS)
def test_ha_3_12_who_wins(tricks, wins):
    """The seat with most tricks wins; in a tie, the seat that was first to reach that number."""
    assert wins is man_wins("MABCD".index("M"), tuple("MABCD".index(winner) for winner in tricks))


@pytest.mark.parametrize(
    ("seats", "wins", "ways"), [(2, 16, 32), (3, 81, 243), (4, 256, 1024), (5, 625, 3125)]
)
def test_ha_3_12_exactly_one_seat_wins_each_sequence(seats, wins, ways):
    """The Man therefore wins one sequence in as many as there are players."""
    sequences = list(product(range(seats), repeat=5))
    by_man = Counter(man for winners in sequences for man in range(seats) if man_wins(man, winners))

    assert ways == len(sequences)
    assert dict.fromkeys(range(seats), wins) == by_man
    assert ways == by_man.total()


def test_ha_3_12_the_man_wins_a_point():
    """Nobody else's score changes."""
    deal = playing("1 S8; 2 S9; 3 ST", man=3, scores="1 0 2").play("1 S8 S9 ST")

    assert "man_wins 3" == deal.result
    assert (2,) == deal.settlement.outcome.winners
    assert (1, 0, 3) == deal.settlement.scores_after


def test_ha_3_12_the_man_loses_a_point_and_each_other_wins_one():
    """A Man without points goes into debt."""
    deal = playing("1 S8; 2 S9; 3 ST", man=1).play("1 S8 S9 ST")

    assert "man_loses 1" == deal.result
    assert (1, 2) == deal.settlement.outcome.winners
    assert (-1, 1, 1) == deal.settlement.scores_after


def test_ha_3_12_a_debt_may_grow():
    """A score below zero falls further with each loss (2.1)."""
    assert (-3, 1, 1) == playing("1 S8; 2 S9; 3 ST", scores="-2 0 0").play("1 S8 S9 ST").scores


def test_ha_3_12_the_next_point_pays_a_debt_off():
    """A king shown at a score of minus one makes it nothing."""
    deal = table("1 HK; 2 S9; 3 ST", "H8", scores="-1 1 1").does("1 turn  1 show")

    assert (0, 1, 1) == deal.scores


def shown_and_lost(house: str = "", scores: str = "0 0 0") -> Deal:
    """
    Return a deal in which seat 1 showed the king of spades and led it, and seat 2 holds a trump to beat
    it.
    """
    deal = table("1 SK D8; 2 H9 C9; 3 S9 C8", "S8 H8", house=house, scores=scores)
    return deal.does("1 turn  1 show  1 pass  2 pass  3 pass  1 turn  1 pass  2 play").play("1 SK")


def test_ha_3_12_a_shown_king_that_is_captured_moves_its_point():
    """The point goes from the first holder to the winner of the trick."""
    deal = shown_and_lost()

    assert (1, 0, 0) == deal.scores
    after = deal.play("2 H9 S9")
    assert (0, 1, 0) == after.scores
    moved = (Score(0, -1, Cost.KING_CAPTURED), Score(1, 1, Cost.KING_CAPTURED))
    assert moved == after.state.scores[-2:]


def test_ha_3_12_a_king_that_was_not_shown_moves_nothing():
    """A king that was kept may be captured without a loss."""
    deal = table("1 SK D8; 2 H9 C9; 3 S9 C8", "S8 H8")
    deal = deal.does("1 turn  1 keep  1 pass  2 pass  3 pass  1 turn  1 pass  2 play")

    assert (0, 0, 0) == deal.play("1 SK H9 S9").scores


def test_ha_3_12_a_shown_king_that_wins_keeps_its_point():
    """The king of trumps wins any trick that it is played to."""
    deal = table("1 HK D8; 2 H9 C9; 3 S9 C8", "H8").does("1 turn  1 show  1 play")

    assert (1, 0, 0) == deal.play("1 HK H9 S9").scores


def at_stake(deal: Deal) -> str:
    """Return the kings that can yet be captured, each with the seat that holds or laid it."""
    play = deal.state.agenda[0]
    return " ".join(f"{seat + 1} {card}" for seat, card in play.effect.at_stake(deal.state))


def test_ha_3_12_a_shown_king_is_at_stake_until_its_trick_is_taken():
    """The king can be captured from the hand or the table, but not once its trick is taken."""
    deal = shown_and_lost()

    assert "1 SK" == at_stake(deal)
    assert "" == at_stake(deal.play("2 H9 S9"))


def test_ha_3_12_the_king_of_trumps_is_never_at_stake():
    """A king of another suit that was kept is not at stake either."""
    deal = table("1 HK D8; 2 SK C9; 3 S9 C8", "H8").does("1 turn  1 show  1 play")

    assert "" == at_stake(deal)


def test_ha_3_12_worked_deal():
    """Players M, A, B and C of the rule book's deal go from nothing to 0, 2, 1 and 1."""
    hands = "1 H7 H8 D7 C7 C8; 2 H9 S9 CQ DQ DA; 3 HJ HT SJ ST C9; 4 HK HA SK SA CT"
    deal = table(hands, "CK S8 D9", seats=4)

    turned = deal.does("1 decline  2 turn")
    assert (0, 1, 0, 0) == turned.scores
    shown = turned.does("1 pass  2 pass  3 pass  4 pass  1 decline  2 decline  3 turn")
    shown = shown.does("1 pass  2 pass  3 pass  4 show  4 pass")
    assert (0, 1, 0, 1) == shown.scores
    ruffed = shown.does("1 decline  2 turn  1 play").play_all("1 H7 H9 HJ HK", "4 SK D7 S9 SJ")
    assert (1, 1, 0, 0) == ruffed.scores
    over = ruffed.play_all("1 C7 CQ C9 CT", "2 DQ HT HA H8", "2 DA ST SA C8")
    assert "man_loses 1" == over.result
    assert (0, 2, 1, 1) == over.settlement.scores_after


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_ha_3_12_a_deal_for_each_number_of_players(seats):
    """The Man loses to all the others, however many they are."""
    ranks = "8TAJQ"
    hands = "; ".join(f"{at + 1} S{ranks[at]}" for at in range(seats))

    deal = playing(hands, seats=seats).play(" ".join(["1", *(f"S{rank}" for rank in ranks[:seats])]))

    assert (-1, *(1,) * (seats - 1)) == deal.scores


@pytest.mark.parametrize(
    ("house", "scores", "winner"),
    [
        ("", (4, 4, 4), None),
        ("", (4, 5, 4), 1),
        ("", (5, 5, 4), None),
        ("", (6, 5, 4), 0),
        ("homme_target=7", (6, 5, 4), None),
        ("homme_target=7", (6, 7, 4), 1),
        ("homme_target=3", (0, 0, 3), 2),
    ],
)
def test_ha_3_12_the_end_of_a_game(house, scores, winner):
    """The highest score at or over the target wins; a tie is played off."""
    sitting = Session.begin(ruleset("homme_auvergne", house), 0)
    points = tuple(Score(seat, number, Cost.MAN) for seat, number in enumerate(scores))
    settlement = Settlement(Outcome((Verdict(Result.VOID),)), (), points, Stakes(scores=(0, 0, 0)), 3)

    assert winner == sitting.after(settlement).winner


def test_ha_3_12_by_default_the_deal_is_played_out():
    """A king shown at four points does not end the game yet."""
    deal = table("1 HK; 2 S9; 3 ST", "H8", scores="4 0 0", house="homme_end=after_deal")

    deal = deal.does("1 turn  1 show")

    assert (5, 0, 0) == deal.scores
    assert 1 == deal.turn


@pytest.mark.parametrize(
    ("hands", "talon", "said"),
    [
        ("1 S8; 2 S9; 3 ST", "HK", "1 turn"),
        ("1 HK; 2 S9; 3 ST", "H8", "1 turn  1 show"),
    ],
)
def test_ha_3_12_the_target_may_end_the_game_at_once(hands, talon, said):
    """By house rule, the game ends in the middle of the turn-ups."""
    deal = table(hands, talon, scores="4 0 0", house="homme_end=immediate").does(said)

    assert "target_reached 1" == deal.result
    assert (0,) == deal.settlement.outcome.winners
    assert (5, 0, 0) == deal.settlement.scores_after


def test_ha_3_12_a_king_shown_once_the_man_is_found_may_end_it():
    """No card is played after the king is shown."""
    deal = table("1 S8; 2 HK; 3 ST", "H8", scores="0 4 0", house="homme_end=immediate").does("1 turn  1 play")

    assert "target_reached 2" == deal.does("2 show").result


def test_ha_3_12_a_capture_may_end_it():
    """By house rule, a capture ends the game in the middle of the play."""
    deal = shown_and_lost("homme_end=immediate", "0 4 0").play("2 H9 S9")

    assert "target_reached 2" == deal.result
    assert (0, 5, 0) == deal.settlement.scores_after


def test_ha_3_12_a_capture_short_of_the_target_ends_nothing():
    """The play goes on after the capture."""
    assert 2 == shown_and_lost("homme_end=immediate", "0 3 0").play("2 H9 S9").turn


def test_ha_3_12_a_tie_at_the_target_is_not_its_end():
    """
    A point that makes a tie at the target does not end the deal, but a point that puts one player ahead
    does.
    """
    deal = table("1 S8; 2 S9; 3 ST", "HK", scores="4 5 5", house="homme_end=immediate").does("1 turn")

    assert (5, 5, 5) == deal.scores
    assert 1 == deal.turn
    alone = table("1 S8; 2 S9; 3 ST", "HK", scores="5 5 0", house="homme_end=immediate").does("1 turn")
    assert "target_reached 1" == alone.result


def test_ha_3_12_immediate_deals_that_reach_nothing_are_settled_as_ever():
    """The Man's point is scored at the end of the play."""
    deal = playing("1 S8; 2 S9; 3 ST", man=3, house="homme_end=immediate").play("1 S8 S9 ST")

    assert "man_wins 3" == deal.result


def test_ha_3_12_hard_score_antes_one_each():
    """Everybody stakes one chip in each deal."""
    sitting = Session.begin(ruleset("homme_auvergne", "homme_hard_score=on", seats=4), 0).with_antes()

    assert 4 == sitting.pool
    assert (-1, -1, -1, -1) == sitting.chips


@pytest.mark.parametrize(("man", "net", "after"), [(3, (0, 0, 6), 0), (1, (0, 0, 0), 6)])
def test_ha_3_12_with_hard_score_the_man_sweeps_when_he_wins(man, net, after):
    """The Man takes the pool by winning, and the pool stays if the Man loses."""
    deal = playing("1 S8; 2 S9; 3 ST", man=man, house="homme_hard_score=on", pool=6).play("1 S8 S9 ST")

    assert net == deal.net
    assert after == deal.pool


def test_ha_3_12_without_hard_score_no_chip_moves():
    """The score is kept in points alone."""
    deal = playing("1 S8; 2 S9; 3 ST", man=3, house="homme_hard_score=off").play("1 S8 S9 ST")

    assert () == deal.settlement.payments


def test_ha_7_settings():
    """The settings are the target, the end of the game and the hard score, each with its default first."""
    assert [
        ("homme_target", ("5", "7"), "5", True),
        ("homme_end", ("after_deal", "immediate"), "after_deal", False),
        ("homme_hard_score", ("off", "on"), "off", False),
    ] == [(s.key, s.values, s.default, s.starred) for s in PointRules().settings()]


@pytest.mark.parametrize("target", ["0", "-1", "many", ""])
def test_ha_7_a_target_is_a_positive_number(target):
    """Any other target is refused."""
    with pytest.raises(NotationError):
        Points.parse(target)
    with pytest.raises(SettingError):
        ruleset("homme_auvergne", f"homme_target={target}")


def test_ha_7_any_target_may_be_set():
    """The target is traditionally five or seven, but may be any number."""
    assert "homme_target=12" == PointRules.parse("homme_target=12").differences(PointRules())


@pytest.mark.parametrize("seats", [1, 6])
def test_ha_3_12_two_to_five_play(seats):
    """Six players with five cards each would need more than the 32 cards of the pack."""
    with pytest.raises(SettingError) as raised:
        ruleset("homme_auvergne", seats=seats)

    assert "number of seats" == raised.value.kind
