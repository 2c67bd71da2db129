"""Zanga, chapter 25: fixed partners, calls that name the trump, and stones; in the Canaries and in Málaga."""

from collections.abc import MutableSequence
from random import Random
from typing import Any

import pytest
from auctions import complete_auctions
from dialect import Deal, auction, cards, dealt, one, seat
from settled import ended

from ombre_desktop.engine import Chips, Pack, Reason, Role, Seat, Session, Suit, is_decided, price, ruleset
from ombre_desktop.engine.chips import Cost, Price, Score, Target
from ombre_desktop.engine.errors import SettingError
from ombre_desktop.engine.invariants import Violation, check
from ombre_desktop.engine.phases.settlement import SettlePhase
from ombre_desktop.engine.replay import reseated
from ombre_desktop.engine.shuffle import chance

NO_MATADORS = "1 S3 S4 S5; 2 SA S2 CA"
"""The eldest's side has no matador in spades."""


def zanga(calls: str = "", *, name: str = "zanga", hands: str = NO_MATADORS, **more: object) -> Deal:
    """Return a deal after these *calls*; seat 4 deals, and mano's entry lies on the table."""
    scores, pool = more.pop("scores", (12, 16)), more.pop("pool", 4)
    return auction(calls, name=name, hands=hands, dealer=4, pool=pool, scores=scores, **more)


def played(calls: str = "play_S pass pass", trump: str = "S", **more: object) -> Deal:
    """Return a deal at the first lead."""
    deal = zanga(calls, **more)
    return deal if deal.state.playing is not None else deal.does(f"{deal.turn} {trump}")


# Cards, deal, stones.


def test_zg_25_1_eight_cards_each_and_eight_left():
    deal = zanga()

    assert ([8, 8, 8, 8], 8) == ([len(hand) for hand in deal.state.hands], len(deal.state.talon))


def test_zg_25_1_in_malaga_there_are_two_clubs():
    """Thirty-two cards, none of them left; clubs cannot be trump."""
    deal = dealt("zanga_malaga", dealer=4)

    assert cards("CA CK") == frozenset(card for card in Pack.TWO_CLUBS.cards if card.suit is Suit.CLUBS)
    assert (32, ()) == (len(Pack.TWO_CLUBS.cards), deal.state.talon)
    assert "pass play_S play_H play_D solo" == deal.offers
    assert "pass play_S play_C play_H play_D solo" == zanga().offers


@pytest.mark.parametrize(
    ("trump", "first", "number"), [("S", "SA S2 CA CK SK", 12), ("H", "SA H7 CA CK HA HK", 13)]
)
def test_zg_25_1_the_feo_is_the_fourth_trump(trump, first, number):
    ranking = ruleset("zanga_malaga").ranking(Suit(trump))

    assert first == " ".join(map(str, ranking.trumps[: len(first.split())]))
    assert (number, 3) == (len(ranking.trumps), len(ranking.matadors))
    assert Suit.CLUBS not in ranking.plain


@pytest.mark.parametrize("way", ["drawn", "seven_of_swords"])
def test_zg_25_1_somebody_is_mano_first(way):
    """With the seven of swords, the dealer sits before its holder."""
    game = ruleset("zanga", f"mano={way}")
    draw = game.draw(game.ring(Seat(0)), chance("mano"))

    assert draw.dealer in range(4)
    if way == "seven_of_swords":
        ((holder, card),) = draw.drawn
        assert (one("S7"), (draw.dealer + 1) % 4) == (card, holder)


def test_zg_25_1_a_lower_sword_serves_for_the_seven():
    """In some of many draws the seven lies among the eight cards left."""
    game = ruleset("zanga", "mano=seven_of_swords")
    found = {game.draw(game.ring(Seat(0)), chance(str(number))).drawn[0][1].text for number in range(40)}

    assert {"S7", "S6"} <= found <= {"S7", "S6", "S5", "S4", "S3"}


class NoSevenAtFirst(Random):
    """A generator that first leaves the low spades undealt, and then shuffles as usual."""

    def shuffle(self, x: MutableSequence[Any]) -> None:
        """Put the five spades among the last eight cards, once."""
        low = [card for card in x if card.text in ("S7", "S6", "S5", "S4", "S3")]
        if not hasattr(self, "shuffled"):
            self.shuffled = True
            x[:] = [card for card in x if card not in low] + low
        else:
            super().shuffle(x)


def test_zg_25_1_without_a_low_sword_the_cards_are_dealt_again():
    game = ruleset("zanga", "mano=seven_of_swords")

    assert 1 == len(game.draw(game.ring(Seat(0)), NoSevenAtFirst(1)).drawn)


def test_zg_25_2_stones_that_are_lost_are_noticed():
    """A deal that ends with fewer stones than it began with is a defect of the program."""
    state = ended(played(), "3 1 2 2").state
    lost = state._replace(scores=(*state.scores, Score(Seat(0), -40, Cost.GAME)))

    with pytest.raises(Violation, match="stones"):
        check(lost)


def test_zg_25_2_each_side_has_sixteen_stones():
    """Mano's side puts four of them on the table; nobody has chips."""
    sitting = Session.begin(ruleset("zanga"), Seat(3))

    assert ((16, 16), 0) == (sitting.scores, sitting.pool)
    assert ((12, 16), 4) == (sitting.with_antes().scores, sitting.with_antes().pool)
    assert not sitting.ruleset.plays_for_chips


def test_zg_25_2_a_side_with_less_puts_what_it_has():
    sitting = Session(ruleset("zanga"), Seat(3), (0, 0, 0, 0), scores=(3, 29)).with_antes()  # type: ignore[arg-type]

    assert ((0, 29), 3) == (sitting.scores, sitting.pool)


def test_zg_25_2_the_stones_go_on_to_the_next_deal():
    """A puesta leaves eight on the table, and the next mano's side puts four more there."""
    after = Session.begin(ruleset("zanga"), Seat(3)).with_antes().after(ended(played(), "4 2 0 2").settlement)

    assert ((8, 16), 8, 0) == (after.scores, after.pool, after.dealer)
    assert ((8, 12), 12) == (after.with_antes().scores, after.with_antes().pool)
    assert () == after.division()


def test_zg_25_2_partners_win_and_lose_the_same_stones():
    settlement = ended(played(), "4 2 0 2").settlement

    assert (-4, 0, -4, 0) == settlement.points


def test_zg_25_2_a_side_that_owns_every_stone_has_won():
    target = ruleset("zanga").target

    assert isinstance(target, Target)
    assert (1, None) == (target.winner((0, 32)), target.winner((31, 1)))


def test_zg_25_2_the_sides_stay_when_the_seats_are_counted_from_another():
    """Counted from seat 2, the other side comes first."""
    state = zanga("pass").state

    assert (16, 12) == reseated(state, seat(2)).stakes.scores
    assert (12, 16) == reseated(state, seat(3)).stakes.scores


# The calls.


@pytest.mark.parametrize(("name", "count"), [("zanga", 53), ("zanga_malaga", 41)])
def test_zg_25_3_all_auctions(name, count):
    assert count == len(complete_auctions(name, dealer=4))


def test_zg_25_3_a_pass_costs_a_stone_until_somebody_plays():
    """Two sides pass once each, the third player plays, and the last passes for nothing."""
    deal = zanga("pass pass play_H pass")

    assert (11, 15) == deal.scores
    assert (seat(3), Suit.HEARTS) == (deal.state.ombre, deal.state.trump)


def test_zg_25_3_a_side_without_stones_passes_for_nothing():
    assert (0, 28) == zanga("pass", scores=(0, 28)).scores


def test_zg_25_3_the_partner_is_not_asked():
    """After seat 1 has played, seats 2 and 4 speak."""
    deal = zanga("play_S")

    assert (2, "pass solo") == (deal.turn, deal.offers)
    assert 4 == deal.does("2 pass").turn


@pytest.mark.parametrize(
    ("calls", "ombre"),
    [("solo", 1), ("play_S solo solo", 1), ("play_S solo pass", 2), ("pass play_S solo pass", 3)],
)
def test_zg_25_3_who_goes_alone(calls, ombre):
    """A first solo ends the calls; a player who is sent alone may let the other go."""
    deal = zanga(calls)

    assert (seat(ombre), "solo") == (deal.state.ombre, deal.state.the_contract.name)
    assert ("S C H D", ombre) == (deal.offers, deal.turn)


def test_zg_25_3_the_partner_of_a_soloist_rests():
    """Three play, and the player after a mano who rests leads."""
    deal = zanga("pass pass solo").does("3 S")

    assert (Role.RESTING, 2) == (deal.state.role(seat(1)), deal.turn)
    assert 3 == len(deal.state.ring)


def test_zg_25_3_partners_know_each_other():
    """Everybody does, from the first card."""
    deal = played()

    assert [Role.OMBRE, Role.DEFENDER, Role.ALLY, Role.DEFENDER] == [
        deal.seen_by(4).position.role(seat(at)) for at in (1, 2, 3, 4)
    ]


def test_zg_25_3_before_a_call_nobody_has_a_part():
    assert (None, None) == (zanga().state.ally, zanga().state.role(seat(1)))


@pytest.mark.parametrize(
    ("calls", "said", "reason"),
    [
        ("play_S", "play_H", Reason.BID_TOO_LOW),
        ("", "grande", Reason.NO_SUCH_BID),
        ("", "claim", Reason.NOT_ASKED),
    ],
)
def test_zg_25_3_what_may_not_be_called(calls, said, reason):
    why = zanga(calls).refusal(said)

    assert why is not None
    assert (reason, "25.3") == (why.reason, why.rule)


def test_zg_25_3_all_pass_and_the_stones_stay():
    deal = zanga("pass pass pass pass")

    assert ("passed_out", (10, 14), 8) == (deal.result, deal.scores, deal.pool)


# Play and prices.


def test_zg_25_4_the_leader_of_the_sixth_trick_is_asked():
    """The makers win five tricks with trumps; the one who won the last of them answers."""
    deal = played(hands="1 SA S2 CA SK SQ SJ S7 S6; 3 S5")
    for trump in ("SA", "S2", "CA", "SK", "SQ"):
        deal = deal.does(f"1 {trump}")
        while deal.turn != 1:
            assert deal.asked is not None
            deal = deal.does(f"{deal.turn} {deal.asked.actions[0]}")

    assert (1, "claim vole") == (deal.turn, deal.offers)
    assert not is_decided(deal.state)
    assert "sacada 1" == deal.does("1 claim").result


def test_zg_a15_the_duty_to_follow_is_the_tables():
    hands = "1 S2 S3; 2 SA CA H2 H3 H4 H5 H6 H7"
    for house, count in (("", 2), ("renege_mixed=may_renege", 8)):
        deal = played(hands=hands, house=house).does("1 S2")
        assert count == len(deal.may_play(2))


# Calls, hands, tricks, word; result, scores, stones on the table.
ESTUCHE = "1 SA S2; 3 CA"
ALONE = "1 SA S2 CA"
SPLIT = "1 SA; 2 S2 CA"
PAID = [
    ("play_S pass pass", NO_MATADORS, "3 1 2 2", "", "sacada 1", (16, 16), 0),
    ("play_S pass pass", NO_MATADORS, "5 0 0 0", "claim", "sacada 1", (17, 15), 0),
    ("play_S pass pass", ESTUCHE, "3 1 2 2", "", "sacada 1", (17, 15), 0),
    ("solo", ALONE, "5 2 0 1", "", "sacada 1", (19, 13), 0),
    ("play_S pass pass", NO_MATADORS, "5 0 3 0", "vole", "vole 1", (20, 12), 0),
    ("play_S pass pass", NO_MATADORS, "5 1 2 0", "vole", "failed_vole 1", (16, 16), 0),
    ("play_S pass pass", NO_MATADORS, "2 2 2 2", "", "puesta 1", (8, 16), 8),
    ("play_S pass pass", SPLIT, "2 3 1 2", "", "codille", (8, 24), 0),
    ("play_S pass pass", ESTUCHE, "2 3 1 2", "", "codille", (8, 24), 0),
    ("play_S pass pass", NO_MATADORS, "2 3 1 2", "", "codille", (7, 25), 0),
    ("play_S pass pass", SPLIT, "0 5 3 0", "", "codille", (7, 25), 0),
    ("play_S pass pass", NO_MATADORS, "0 4 3 1", "", "codille", (7, 25), 0),
    ("play_S pass pass", NO_MATADORS, "0 5 2 1", "", "codille", (6, 26), 0),
    ("solo", "2 SA; 3 S2; 4 CA", "2 3 0 3", "", "codille", (8, 24), 0),
]
"""In a codillo the others are paid for what they hold; a soloist's partner is on no side."""


@pytest.mark.parametrize("row", PAID)
def test_zg_25_5_the_prices(row):
    calls, hands, won, word, result, scores, table = row
    deal = ended(played(calls, hands=hands), won, word)

    assert (result, scores, table) == (deal.result, deal.settlement.scores_after, deal.pool)


def test_zg_25_5_a_resting_partner_wins_no_codillo():
    """Seat 3 laid its cards aside when seat 1 went alone."""
    deal = ended(played("solo"), "2 3 0 3")

    assert (seat(2), seat(4)) == deal.settlement.outcome.winners


def test_zg_25_2_a_side_never_pays_more_than_it_has():
    """The makers have two stones, and lose four."""
    deal = ended(played(scores=(2, 26), pool=4), "2 3 1 2")

    assert ((0, 32), 0) == (deal.settlement.scores_after, deal.pool)


@pytest.mark.parametrize(("trump", "scores"), [("D", (17, 15)), ("S", (16, 16))])
def test_zg_25_5_diamonds_are_dear_in_malaga(trump, scores):
    deal = ended(played(f"play_{trump} pass pass", name="zanga_malaga", hands="1 S3; 2 SA CA"), "3 1 2 2")

    assert scores == deal.settlement.scores_after


def test_zg_25_5_a_table_may_set_its_prices():
    """A plain llevada wins three stones of the others here."""
    deal = ended(played(house="prices=llevada:3"), "3 1 2 2")

    assert (19, 13) == deal.settlement.scores_after


def test_zg_25_5_prices_in_a_row_are_read_as_they_were_written():
    """So older records have them, all eight in the order of the table."""
    assert ruleset("zanga", "prices=llevada:3") == ruleset("zanga", "zanga_prices=3_2_1_1_4_4_4_2")
    assert ruleset("zanga_malaga", "prices=oros:2") == ruleset("zanga_malaga", "zanga_prices=0_2_1_1_4_4_4_2")
    assert ruleset("zanga") == ruleset("zanga", "zanga_prices=0_2_1_1_4_4_4_1")


@pytest.mark.parametrize(
    "house", ["zanga_prices=3_2", "zanga_prices=0_2_1_1_4_4_4_x", "zanga_prices=", "prices=solo:33"]
)
def test_zg_25_5_prices_that_cannot_be_are_refused(house):
    with pytest.raises(SettingError, match=r"value of .*prices"):
        ruleset("zanga", house)


def test_zg_25_5_the_price_of_a_game():
    """The cards decide only the estuche."""
    deal = played(hands=ESTUCHE)
    settle = next(phase for phase in deal.state.agenda if isinstance(phase, SettlePhase))

    assert Price(Chips(4), Chips(0), Chips(4), Chips(4), payers=1) == settle.payment.price(deal.state)
    assert (1, 0) == settle.payment.of_cards(deal.state)


def test_zg_25_5_a_price_is_never_more_than_a_side_has():
    """In the auction the side of the speaker loses its three stones, and wins the only one of the others."""
    state = zanga(scores=(3, 1), pool=28).state
    prices = {name: price(state, row) for name in ("play_H", "solo") if (row := state.ruleset.contract(name))}

    assert {
        "play_H": Price(Chips(28), Chips(0), Chips(3), Chips(3), payers=1),
        "solo": Price(Chips(28), Chips(1), Chips(3), Chips(3), payers=1),
    } == prices
