"""Quadrille, chapter 24: four seats, ten cards each, a called king, and a pool that sides share."""

from itertools import pairwise

import pytest
from auctions import complete_auctions
from dialect import Deal, auction, cards, dealt, one, seat
from settled import ended

from ombre_desktop.engine import Chips, Reason, Role, Seat, Session, is_decided, price, ruleset
from ombre_desktop.engine.chips import Price
from ombre_desktop.engine.errors import SettingError
from ombre_desktop.engine.events import AllyKnown, NobodyToCall, OmbreMade, SpadilleSought
from ombre_desktop.engine.phases.play import PlayPhase
from ombre_desktop.engine.phases.settlement import SettlePhase
from ombre_desktop.engine.shuffle import chance

LOW_HAND = "1 HK HQ HJ D2 D3 D4 C2 C3 C4 S3"
"""A hand without matadors; hearts are its longest suit."""
MATADORS = "1 SA H7 CA HK HQ HJ D2 D3 C2 S3"
FOUR_KINGS = "1 SK CK HK DK HQ HJ D2 D3 C2 S3"
SIX_TRICKS = "1 SA H7 CA HA HK HQ HJ DQ C2 S3; 2 H2 D2 D4 D3 D5 D6 D7 C3 S4 S5; 3 DK DJ"
"""The eldest takes six tricks with trumps, and so does not need the king of seat 3."""


def quadrille(calls: str = "", hands: str = "", house: str = "", pool: int = 4) -> Deal:
    """Return a deal after these *calls*; seat 4 deals, seat 1 is eldest."""
    return auction(calls, name="quadrille", hands=hands, house=house, dealer=4, pool=pool)


def asked(
    hands: str = LOW_HAND, called: str = "DK", *, trump: str = "H", house: str = "", pool: int = 4
) -> Deal:
    """Return a deal in which seat 1 has asked leave, and called a card that lies with seat 3."""
    held = hands if f" {called}" in hands else f"{hands}; 3 {called}"
    deal = quadrille("ask pass pass pass", held, house, pool)
    return deal.does(f"1 {trump}  1 call {called}")


def alone(bid: str, hands: str = LOW_HAND, *, house: str = "", pool: int = 4) -> Deal:
    """Return a deal in which seat 1 plays without an ally, with hearts as trump."""
    return quadrille(f"{bid} pass pass pass", hands, house, pool).does("1 H")


# Stakes and deal.


@pytest.mark.parametrize(
    ("house", "pool"),
    [("", 4), ("ante=each_2", 8), ("ante=each_9", 36), ("ante=dealer_4", 4), ("ante=dealer_10_each_1", 14)],
)
def test_qd_24_1_the_stakes(house, pool):
    """Each stakes one chip, or what the table has agreed."""
    sitting = Session.begin(ruleset("quadrille", house), Seat(3)).with_antes()

    assert pool == sitting.pool


def test_qd_24_1_the_dealer_may_stake_more_than_the_others():
    """With ten of the dealer's and one of each, the dealer has paid eleven."""
    sitting = Session.begin(ruleset("quadrille", "ante=dealer_10_each_1"), Seat(3)).with_antes()

    assert (-1, -1, -1, -11) == sitting.chips


@pytest.mark.parametrize("value", ["dealer_7", "none", "each_0", "each_", "ten"])
def test_qd_a3_other_stakes_are_refused(value):
    """Only each may stake any number of chips."""
    with pytest.raises(SettingError, match="value of ante"):
        ruleset("quadrille", f"ante={value}")


def test_qd_24_1_ten_cards_each_by_threes_and_four():
    """The third packet has four cards, and nothing is left."""
    game = ruleset("quadrille")
    layout = game.dealt(game.pack.cards, Seat(3))

    assert ((3, 3, 4), ()) == (game.packets, layout.talon)
    assert frozenset(layout.hands[0]) == frozenset(
        (*game.pack.cards[:3], *game.pack.cards[12:15], *game.pack.cards[24:28])
    )


# The auction.


def test_qd_24_2_the_bids():
    assert "pass ask sans_prendre vole" == quadrille().offers
    assert "pass sans_prendre vole" == quadrille("ask").offers


def test_qd_24_2_there_are_79_auctions():
    """The longest has eight calls."""
    every = complete_auctions("quadrille", dealer=4)

    assert (79, 8) == (len(every), max(len(whole) - 2 for whole in every))


@pytest.mark.parametrize(("value", "count"), [("any_lower", 89), ("none", 41)])
def test_qd_a5_who_may_equal_a_bid(value, count):
    """Other rights to hold make other auctions."""
    assert count == len(complete_auctions("quadrille", f"equal_bid={value}", dealer=4))


def test_qd_24_2_the_holder_of_spadille_must_play():
    """All have passed, and seat 3 was dealt spadille."""
    deal = quadrille("pass pass pass pass", "3 SA")

    assert (SpadilleSought(seat(3), one("SA")), OmbreMade(seat(3), "forced_spadille")) == deal.events[-2:]
    assert ("trump", 3) == (deal.does("3 H") and "trump", deal.turn)


def test_qd_a4_the_table_may_deal_again_instead():
    deal = quadrille("pass pass pass pass", "3 SA", "passed_out=redeal")

    assert ("passed_out", 4) == (deal.result, deal.pool)


# The call.


def called_from(hands: str, house: str = "", trump: str = "H") -> str:
    """Return the cards that the eldest may call, as text."""
    return quadrille("ask pass pass pass", hands, house).does(f"1 {trump}").offers.replace("call ", "")


def test_qd_24_3_a_king_that_is_no_trump_is_called():
    """The Ombre may call their own, but not that of trumps."""
    assert "SK CK DK" == called_from("1 SK HQ HJ D2 D3 D4 C2 C3 C4 S3")


def test_qd_24_3_the_table_may_forbid_to_call_ones_own():
    assert "CK DK" == called_from("1 SK HQ HJ D2 D3 D4 C2 C3 C4 S3", "call_own=no")


def test_qd_24_3_with_four_kings_a_queen_may_be_called():
    """The queen must not be of trumps, nor in the Ombre's hand."""
    assert "SK CK DK SQ CQ DQ" == called_from(FOUR_KINGS)
    assert "SQ CQ DQ" == called_from(FOUR_KINGS, "call_own=no")


def test_qd_24_3_three_kings_are_enough_where_the_table_says_so():
    """Otherwise only the kings may be called."""
    three = "1 SK CK DK HQ HJ H2 D2 D3 C2 S3"

    assert "SK CK DK" == called_from(three)
    assert "SK CK DK SQ CQ DQ" == called_from(three, "queen_call=three_kings")


def test_qd_24_3_an_ombre_with_nothing_to_call_shows_the_kings():
    """They hold the three plain kings, not the fourth, and may not call their own."""
    deal = quadrille("ask pass pass pass", "1 SK CK DK HQ HJ H2 D2 D3 C2 S3; 2 HK", "call_own=no").does("1 H")

    (shown,) = (event for event in deal.events if isinstance(event, NobodyToCall))
    assert cards("SK CK DK") <= frozenset(shown.cards)
    assert {Role.DEFENDER} == {deal.state.role(seat(number)) for number in (2, 3, 4)}


@pytest.mark.parametrize(
    ("said", "reason"), [("call HK", Reason.CARD_HELD), ("call H2", Reason.CARD_NOT_CALLABLE)]
)
def test_qd_24_3_other_cards_are_refused(said, reason):
    """The king of trumps cannot be called, nor a card that is no king."""
    why = quadrille("ask pass pass pass", LOW_HAND).does("1 H").refusal(said)

    assert why is not None
    assert (reason, "24.3") == (why.reason, why.rule)


def test_qd_24_3_only_a_call_answers():
    why = quadrille("ask pass pass pass", LOW_HAND).does("1 H").refusal("pass")

    assert why is not None
    assert (Reason.NOT_ASKED, "24.3") == (why.reason, why.rule)


def test_qd_24_3_who_calls_their_own_king_plays_alone_in_secret():
    """The others do not know where the king lies, so each may still be the ally."""
    deal = asked("1 SK HQ HJ D2 D3 D4 C2 C3 C4 S3", "SK")

    assert [Role.OMBRE, *[Role.DEFENDER] * 3] == [deal.state.role(seat(at)) for at in (1, 2, 3, 4)]
    assert deal.seen_by(2).position.role(seat(3)) is None


@pytest.mark.parametrize("bid", ["sans_prendre", "vole"])
def test_qd_24_3_the_higher_bids_call_nobody(bid):
    """Trump is named, and the eldest leads."""
    deal = alone(bid)

    assert ("play", 1) == ("play" if deal.state.playing else "", deal.turn)


# Play and claim.


def played_six(house: str = "", hands: str = SIX_TRICKS, called: str = "DK") -> Deal:
    """Return a deal in which the eldest has led six high trumps."""
    deal = asked(hands, called, house=house)
    for trump in ("SA", "H7", "CA", "HA", "HK", "HQ"):
        deal = deal.does(f"1 {trump}")
        while deal.question is None and deal.turn != 1:
            assert deal.asked is not None
            ours = deal.asked.actions
            deal = deal.does(f"{deal.turn} {ours[0]}")
    return deal


def test_qd_24_4_a_side_that_wins_six_tricks_is_asked():
    """Before the seventh lead the Ombre claims or goes on."""
    deal = played_six(hands=SIX_TRICKS)

    assert "claim vole" == deal.offers
    assert "sacada 1" == deal.does("1 claim").result


def test_qd_24_4_the_question_makes_the_ally_known():
    """Everybody learns where the called king lies, although it has not fallen."""
    before, after = asked(SIX_TRICKS), played_six()

    assert before.seen_by(2).position.role(seat(3)) is None
    assert Role.ALLY is after.seen_by(2).position.role(seat(3))
    assert AllyKnown(seat(3), one("DK")) in after.events


def test_qd_24_4_an_own_king_stays_secret():
    """The Ombre who called their own king may be asked too, and nobody learns of it."""
    hands = "1 SA H7 CA HA HK HQ HJ DK C2 S3; 2 H2 D2 D4 D3 D5 D6 D7 C3 S4 S5; 3 DQ DJ"
    deal = played_six(hands=hands)

    assert "claim vole" == deal.offers
    assert not any(isinstance(event, AllyKnown) for event in deal.events)
    assert deal.seen_by(2).position.called not in deal.seen_by(2).position.hands[0]


def test_qd_24_4_no_card_moves_points():
    """Nothing is at stake when the ally becomes known."""
    deal = played_six()
    play = deal.state.agenda[0]

    assert isinstance(play, PlayPhase)
    assert play.effect is not None
    assert () == play.effect.at_stake(deal.state)


def test_qd_24_4_the_table_may_wait_for_the_king():
    """With `vole_king=shown` nobody is asked, since the called king has not fallen."""
    assert played_six("vole_king=shown").question is None


def test_qd_24_4_a_king_that_has_fallen_lets_the_side_be_asked():
    """The king of diamonds lies in the first trick."""
    hands = "1 SA H7 CA HA HK HQ HJ DQ C2 S3; 2 H2 H3 H4 D2 D3 D4 D5 D6 C3 S4; 3 DK"
    deal = asked(hands, house="vole_king=shown").does("1 DQ  2 D2  3 DK")
    while deal.question is None:
        assert deal.asked is not None
        wins = sorted(deal.asked.actions, key=lambda said: deal.state.ranking.strength(one(str(said))))
        ours = deal.turn in (1, 3)
        deal = deal.does(f"{deal.turn} {wins[-1 if ours and not deal.state.play.lying.cards else 0]}")

    assert 6 == deal.lying
    assert "claim vole" == deal.offers


def test_qd_24_4_a_side_that_goes_on_plays_all_ten():
    """Nobody can follow to the eldest's cards, so that the side takes every trick."""
    deal = played_six().does("1 vole")
    while deal.turn is not None:
        assert deal.asked is not None
        deal = deal.does(f"{deal.turn} {deal.asked.actions[-1]}")

    assert ("vole 1", 10) == (deal.result, deal.lying)


def test_qd_24_4_a_forced_game_is_not_claimed():
    """After six tricks of the Ombre the seventh is led."""
    deal = quadrille("pass pass pass pass", SIX_TRICKS).does("1 H  1 call DK")
    for trump in ("SA", "H7", "CA", "HA", "HK", "HQ"):
        deal = deal.does(f"1 {trump}")
        while deal.turn != 1:
            assert deal.asked is not None
            deal = deal.does(f"{deal.turn} {deal.asked.actions[0]}")

    assert deal.question is None


def test_qd_24_4_nobody_surrenders():
    why = asked().refusal("surrender")

    assert why is not None
    assert Reason.NOT_ASKED is why.reason


def test_qd_24_4_a_deal_with_a_claim_to_come_is_not_decided():
    """The side has all of six tricks, and may be asked after the sixth; later nothing can change."""
    deals = [asked(SIX_TRICKS)]
    while deals[-1].question is None:
        told = deals[-1].asked
        assert told is not None
        card = (
            told.actions[0]
            if deals[-1].turn != 1
            else next(play for play in told.actions if str(play) in ("SA", "H7", "CA", "HA", "HK", "HQ"))
        )
        deals.append(deals[-1].does(f"{deals[-1].turn} {card}"))

    assert not any(is_decided(deal.state) for deal in deals)
    assert all(later.lying >= deal.lying for deal, later in pairwise(deals))


def test_qd_a15_the_duty_to_follow_is_the_tables():
    """Manille is led to spadille and basto alone: one must fall, unless the table lets them be withheld."""
    hands = "1 H7 HK HQ D2 D3 D4 C2 C3 C4 S3; 2 SA CA S2 S4 S5 S6 S7 D5 D6 C5; 3 DK"

    assert cards("SA CA") >= asked(hands).does("1 H7").may_play(2)
    assert 10 == len(asked(hands, house="renege_mixed=may_renege").does("1 H7").may_play(2))


# Payments.

# Tricks of each seat and the word said; the net of each seat; the pool after. Seat 3 is the ally.
ASKED = [
    ("4 2 2 2", "", "sacada 1", (3, -1, 3, -1), 0),
    ("6 0 0 0", "claim", "sacada 1", (3, -1, 3, -1), 0),
    ("3 3 2 2", "", "puesta 1", (-3, 1, -3, 1), 8),
    ("2 3 3 2", "", "puesta 1", (-6, 1, 0, 1), 8),
    ("3 3 1 3", "", "codille", (-3, 3, -3, 3), 4),
    ("2 4 2 2", "", "codille", (-6, 3, 0, 3), 4),
    ("6 0 4 0", "vole", "vole 1", (4, -2, 4, -2), 0),
    ("6 0 3 1", "vole", "failed_vole 1", (2, 0, 2, 0), 0),
]
ALONE = [
    ("6 2 1 1", "", "sacada 1", (10, -2, -2, -2), 0),
    ("5 2 2 1", "", "puesta 1", (-10, 2, 2, 2), 8),
    ("3 3 2 2", "", "codille", (-9, 3, 3, 3), 4),
    ("10 0 0 0", "vole", "vole 1", (22, -6, -6, -6), 0),
    ("9 1 0 0", "vole", "failed_vole 1", (-2, 2, 2, 2), 0),
]
VOLE_BID = [
    ("10 0 0 0", "vole 1", (22, -6, -6, -6), 0),
    ("9 1 0 0", "failed_vole 1", (-12, 4, 4, 4), 4),
    ("5 2 2 1", "failed_vole 1", (-22, 6, 6, 6 + 4), 8),
    ("1 3 3 3", "failed_vole 1", (-21, 7, 7, 7), 4),
]


@pytest.mark.parametrize(("won", "word", "result", "net", "pool"), ASKED)
def test_qd_24_5_a_game_with_an_ally(won, word, result, net, pool):
    """Ombre and ally share the pool; an ally pays nothing for an Ombre with two tricks."""
    deal = ended(asked(), won, word)

    assert (result, net, pool) == (deal.result, deal.net, deal.pool)


@pytest.mark.parametrize(("won", "word", "result", "net", "pool"), ALONE)
def test_qd_24_5_a_game_without_an_ally(won, word, result, net, pool):
    """Each opponent pays or is paid two."""
    deal = ended(alone("sans_prendre"), won, word)

    assert (result, net, pool) == (deal.result, deal.net, deal.pool)


@pytest.mark.parametrize(("won", "result", "net", "pool"), VOLE_BID)
def test_qd_24_5_a_vole_that_was_bid(won, result, net, pool):
    """Six from each if it is made; four to each, and the game lost besides, if it is not."""
    deal = ended(alone("vole"), won)

    ombre, *_ = net
    assert (result, ombre, pool) == (deal.result, deal.net[0], deal.pool)
    assert net[1] == deal.net[1]


@pytest.mark.parametrize("won", ["2 3 3 2"])
def test_qd_24_5_a_forced_game_excuses_no_ally(won):
    """The ally pays half although the Ombre took two tricks."""
    deal = quadrille("pass pass pass pass", "1 SA HK HQ D2 D3 D4 C2 C3 C4 S3; 3 DK").does("1 H  1 call DK")

    assert ("puesta 1", (-3, 1, -3, 1)) == (ended(deal, won).result, ended(deal, won).net)


def test_qd_24_5_the_matadors_are_a_chip_more():
    """Seven chips lie in the pool, and the odd one is the Ombre's: 4 + 2 and 3 + 2."""
    deal = ended(asked(MATADORS, pool=7), "4 2 3 1")

    assert (6, -2, 5, -2) == deal.net


def test_qd_24_5_the_matadors_count_if_ombre_and_ally_have_them_together():
    """Manille was dealt to the ally; the lost game costs one more, too."""
    hands = "1 SA CA HK HQ HJ D2 D3 C2 C3 S3; 3 H7 DK"

    assert (4, -2, 4, -2) == ended(asked(hands), "4 2 2 2").net
    assert (-4, 2, -4, 2) == ended(asked(hands), "3 3 2 2").net


def test_qd_24_5_the_matadors_count_in_a_vole_that_was_bid():
    assert (25, -7, -7, -7) == ended(alone("vole", MATADORS), "10 0 0 0").net


@pytest.mark.parametrize(
    ("bid", "won", "word", "net"),
    [
        ("ask", "4 2 2 2", "", (4, -2, 4, -2)),
        ("ask", "6 0 4 0", "vole", (6, -4, 6, -4)),
        ("sans_prendre", "6 2 1 1", "", (16, -4, -4, -4)),
        ("sans_prendre", "10 0 0 0", "vole", (40, -12, -12, -12)),
        ("vole", "10 0 0 0", "", (40, -12, -12, -12)),
        ("vole", "9 1 0 0", "", (-24, 8, 8, 8)),
    ],
)
def test_qd_24_5_in_the_preferred_suit_all_but_the_pool_is_doubled(bid, won, word, net):
    house = "preference=H"
    deal = asked(house=house) if bid == "ask" else alone(bid, house=house)

    assert net == ended(deal, won, word).net


@pytest.mark.parametrize("suit", ["S", "C", "D"])
def test_qd_24_5_any_suit_may_be_preferred(suit):
    """Hearts are not doubled then, but that suit is."""
    hands = "1 HK H2 S2 S4 C4 C5 D2 D3 D4 S3"
    other = "CK" if suit != "C" else "SK"
    preferred = asked(hands, other, trump=suit, house=f"preference={suit}")

    assert -2 == ended(preferred, "4 2 2 2").net[1]
    assert -1 == ended(asked(house=f"preference={suit}"), "4 2 2 2").net[1]


def test_qd_24_5_the_own_king_called_wins_the_whole_pool():
    """Alone with six tricks, at the price of a game that was asked."""
    assert (7, -1, -1, -1) == ended(asked("1 SK HQ HJ D2 D3 D4 C2 C3 C4 S3", "SK"), "6 2 1 1").net


def test_qd_24_5_what_cannot_be_divided_stays():
    """Seven chips among three opponents: two each, and one stays with the six that are put back."""
    deal = ended(alone("sans_prendre", pool=7), "3 3 2 2")

    assert ((-12, 4, 4, 4), 7) == (deal.net, deal.pool)


@pytest.mark.parametrize(
    ("bid", "expected"), [("ask", (2, 1, 3)), ("sans_prendre", (4, 2, 10)), ("vole", (4, 6, 12))]
)
def test_qd_24_5_the_price_of_a_bid(bid, expected):
    """
    The share of the pool, the chips from each, and what a game lost by one trick costs.

    With an ally, only one of the opponents pays the Ombre.
    """
    deal = quadrille(pool=4)
    contract = deal.state.ruleset.contract(bid)
    assert contract is not None

    assert Price(*map(Chips, expected), payers=1 if contract.calls else None) == price(deal.state, contract)


def test_qd_a2_somebody_deals_first():
    """Every way of drawing finds a dealer at the table."""
    for way in ("high_card", "black_ace", "random"):
        game = ruleset("quadrille", f"first_dealer={way}")
        assert game.draw(game.ring(Seat(3)), chance("four")).dealer in range(4)


def test_qd_24_3_the_trumps_are_those_of_ombre():
    """Nothing else about the cards is new."""
    assert dealt("quadrille", dealer=4).state.ruleset.ranking is ruleset("renegado").ranking


@pytest.mark.parametrize(("hands", "told"), [(LOW_HAND, (0,)), (MATADORS, (1,))])
def test_qd_24_5_the_cards_tell_of_the_matadors(hands, told):
    """Nothing else is paid for the cards alone."""
    state = alone("sans_prendre", hands).state
    settle = state.agenda[-1]

    assert isinstance(settle, SettlePhase)
    assert told == settle.payment.of_cards(state)
