"""The form of the encyclopaedias, 3.8: two bids, and a dealer who may show what is left."""

import pytest
from auctions import complete_auctions
from composition import Pins
from dialect import Deal, auction, cards, exchanging, playing, settled

from ombre_desktop.engine import Question, Reason, Seat, Session, Word, price, ruleset
from ombre_desktop.engine.chips import Price
from ombre_desktop.engine.errors import SettingError
from ombre_desktop.engine.events import BidMade, OmbreChanged, Said, TalonShown
from ombre_desktop.engine.ranking import BLACK_ACES
from ombre_desktop.engine.shuffle import chance
from ombre_desktop.engine.variants.pokerwiner import STANDARD, TwoLevelRules

THREE = Pins(ombre="SA H7 CA", lacks="HA")
LACKING_THREE = Pins(ombre="HA", lacks="SA H7 CA")

LISTED = """
    pass pass pass                                  - -
    pass pass play                                  3 play
    pass pass no_exchange                           3 no_exchange
    pass play pass                                  2 play
    pass play no_exchange pass                      3 no_exchange
    pass play no_exchange no_exchange pass          2 no_exchange
    pass no_exchange pass                           2 no_exchange
    play pass pass                                  1 play
    play pass no_exchange pass                      3 no_exchange
    play pass no_exchange no_exchange pass          1 no_exchange
    play no_exchange pass pass                      2 no_exchange
    play no_exchange pass no_exchange pass          1 no_exchange
    no_exchange pass pass                           1 no_exchange
"""
"""The thirteen auctions of the rule book, each with the Ombre and the contract played."""


def pokerwiner(calls: str = "", **dealing: object) -> Deal:
    """Return a deal after these *calls*."""
    return auction(calls, name="pokerwiner", **dealing)


def played(contract: str, tricks: str, *, pool: int = 5, pins: Pins | None = None, says: str = "") -> Deal:
    """Return a deal in which the *tricks* fall as given."""
    return settled(contract, tricks, name="pokerwiner", pool=pool, pins=pins, says=says)


# The first deal and the auction.


@pytest.mark.parametrize("seed", range(8))
def test_pw_3_8_the_first_black_ace_deals(seed):
    """The draw turns cards up one at a time and stops at the first black ace."""
    game = ruleset("pokerwiner")
    ring = game.ring(Seat(0))

    draw = game.draw(ring, chance(str(seed)))
    *before, (seat, card) = draw.drawn
    assert (draw.dealer, True) == (seat, card in BLACK_ACES)
    assert not any(other in BLACK_ACES for _, other in before)
    assert [ring[at % 3] for at in range(len(draw.drawn))] == [who for who, _ in draw.drawn]


def test_pw_3_8_exactly_the_thirteen_auctions_listed():
    """The auctions are those of the rule book and no others."""
    listed = [tuple(line.split()) for line in LISTED.strip().splitlines()]

    assert 13 == len(listed)
    assert sorted(listed) == sorted(complete_auctions("pokerwiner"))


@pytest.mark.parametrize(
    ("house", "auctions"),
    [
        ("equal_bid=elder_hold", 13),
        ("equal_bid=any_lower", 13),
        ("equal_bid=none", 10),
        ("auction_order=circular", 13),
        ("auction_order=duel", 13),
    ],
)
def test_pw_a5_a7_number_of_auctions(house, auctions):
    """With two levels only an elder can have bid lower, and without holds three auctions fall away."""
    assert auctions == len(complete_auctions("pokerwiner", house))


def test_pw_a7_in_a_duel_the_first_answers_before_the_third_speaks():
    """Against the second, the first gives up the exchange, and the third can bid no more."""
    deal = pokerwiner("play no_exchange", house="auction_order=duel")

    assert 1 == deal.turn
    assert (3, "pass") == (deal.does("1 no_exchange  2 pass").turn, deal.does("1 no_exchange  2 pass").offers)


def test_pw_3_8_who_played_may_keep_the_game_by_giving_up_his_exchange():
    """The player is overcalled by the second and again by the third, but holds and keeps the game."""
    deal = pokerwiner("play pass no_exchange no_exchange")

    assert [False, False, True] == [event.holds for event in deal.events if isinstance(event, BidMade)]
    assert (3, "pass") == (deal.turn, deal.offers)


@pytest.mark.parametrize(
    ("calls", "illegal", "reason"),
    [
        ("play", "play", Reason.NO_HOLD),
        ("play no_exchange pass", "play", Reason.BID_TOO_LOW),
        ("play no_exchange", "no_exchange", Reason.NO_HOLD),
        ("", "entrada", Reason.NO_SUCH_BID),
        ("", "sans_prendre", Reason.NO_SUCH_BID),
    ],
)
def test_pw_3_8_illegal_calls(calls, illegal, reason):
    """Each bid must exceed the last, and only a caller who is overcalled may equal it."""
    assert reason is pokerwiner(calls).refusal(illegal).reason


@pytest.mark.parametrize(
    ("value", "net", "pool"), [("redeal", (0, 0, 0), 5), ("redeal_plus_counter", (-1, -1, -1), 8)]
)
def test_pw_a4_all_pass(value, net, pool):
    """The deal is abandoned."""
    deal = pokerwiner("pass pass pass", house=f"passed_out={value}")

    assert ("passed_out", net, pool) == (deal.result, deal.net, deal.pool)


# Trump, the exchange, and what is left.


@pytest.mark.parametrize(("contract", "turn"), [("play", 1), ("no_exchange", 2)])
def test_pw_3_8_no_exchange_stops_nobody_but_the_ombre(contract, turn):
    """The Ombre names trump, then draws first after play, while after no exchange the second draws first."""
    named = pokerwiner(f"{contract} pass pass")

    assert (1, "S C H D") == (named.turn, named.offers)
    deal = named.does("1 H")
    assert (turn, (0, 9)) == (deal.turn, deal.limits)


def test_pw_3_8_the_second_draws_first_and_any_number():
    """Nobody may ask another to draw first, and the bound of eight does not apply."""
    deal = exchanging("no_exchange", name="pokerwiner")

    assert Reason.NOT_ASKED is deal.refusal("yield").reason
    nine = " ".join(map(str, deal.state.hands[1]))
    assert (3, (0, 4)) == (deal.does(f"2 {nine}").turn, deal.does(f"2 {nine}").limits)


@pytest.mark.parametrize(("house", "most"), [("", 9), ("ombre_max=9", 9), ("ombre_max=8", 8)])
def test_pw_a11_what_the_ombre_may_draw(house, most):
    """The Ombre may draw nine cards, or eight by house rule."""
    assert (0, most) == exchanging("play", name="pokerwiner", house=house).limits


def after_exchange(house: str = "") -> Deal:
    """Return a deal after the exchange, in which only seat 2 drew, and only one card: twelve are left."""
    deal = exchanging("play", name="pokerwiner", house=house)
    return deal.does(f"1 -  2 {deal.state.hands[1][0]}  3 -")


def test_pw_3_8_the_dealer_may_look_and_must_then_show():
    """The dealer is asked after the last exchange, and everybody sees the cards that the dealer sees."""
    deal = after_exchange()

    shown = deal.does("3 show")
    assert (3, Question.SHOW_TALON, "show keep") == (deal.turn, deal.question, deal.offers)
    assert TalonShown(deal.state.talon) in shown.events
    assert [set(deal.state.talon)] * 3 == [set(shown.seen_by(who).position.talon) for who in (1, 2, 3)]


def test_pw_3_8_the_dealer_may_leave_the_rest_closed():
    """If the dealer declines, nobody sees the rest, not even the dealer."""
    deal = after_exchange()

    kept = deal.does("3 keep")
    assert Said(2, Word.KEEP) in kept.events
    assert not any(isinstance(event, TalonShown) for event in kept.events)
    assert all(not set(deal.state.talon) & set(kept.seen_by(who).position.talon) for who in (1, 2, 3))
    assert 1 == kept.turn


def test_pw_3_8_nothing_left_is_not_shown():
    """The dealer is not asked when all thirteen cards have been drawn."""
    deal = exchanging("play", name="pokerwiner")
    for _ in range(3):
        most = deal.limits[1]
        deal = deal.does(f"{deal.turn} {' '.join(map(str, deal.state.hands[deal.turn - 1][:most])) or '-'}")

    assert deal.question is None
    assert 0 == len(deal.state.talon)


@pytest.mark.parametrize(("value", "shown"), [("hidden", False), ("face_up", True)])
def test_pw_a14_the_table_may_agree_otherwise(value, shown):
    """Under another setting of A14 the dealer is not asked."""
    deal = after_exchange(f"talon_rest={value}")

    assert (1, None) == (deal.turn, deal.question)
    assert shown is any(isinstance(event, TalonShown) for event in deal.events)


# Play and payment, as in chapter 1.

PAYMENTS = [
    # contract, tricks, pins, result; pool before, net of O X Y, pool after
    ("play", "XOOXOOYXO", None, "sacada 1", (5, (15, -5, -5), 0)),
    ("no_exchange", "XOOXOOYXO", None, "sacada 1", (5, (35, -15, -15), 0)),
    ("play", "XOYOOXOYO", THREE, "sacada 1", (10, (26, -8, -8), 0)),
    ("play", "OOOOO", None, "sacada 1", (5, (21, -8, -8), 0)),
    ("no_exchange", "OOOOO", THREE, "sacada 1", (5, (47, -21, -21), 0)),
    ("play", "OOOOOOOOO", None, "vole 1", (5, (35, -15, -15), 0)),
    ("no_exchange", "OOOOOOOOO", None, "vole 1", (5, (55, -25, -25), 0)),
    ("play", "OOOOOXYXY", None, "failed_vole 1", (5, (-55, 30, 30), 0)),
    ("no_exchange", "OOOOOOOXY", None, "failed_vole 1", (5, (-35, 20, 20), 0)),
    ("play", "XOXOXOYXO", None, "puesta 1", (5, (-20, 0, 0), 25)),
    ("no_exchange", "XOXOXOYXO", LACKING_THREE, "puesta 1", (5, (-23, 0, 0), 28)),
    ("play", "XOXYXYXYY", None, "puesta 1", (5, (-20, 0, 0), 25)),
    ("no_exchange", "XOXOXOXOX", None, "codille 2", (10, (-25, 25, 0), 10)),
    ("play", "XYXYXOOOX", None, "codille 2", (5, (-23, 23, 0), 5)),
]


@pytest.mark.parametrize(("contract", "tricks", "pins", "result", "money"), PAYMENTS)
def test_pw_3_8_payments(contract, tricks, pins, result, money):
    """The payments are those of 1.13: play pays as an entrada, no exchange as a solo."""
    pool, net, after = money

    deal = played(contract, tricks, pool=pool, pins=pins)

    assert (result, net, after) == (deal.result, deal.net, deal.pool)
    assert 0 == sum(deal.net) + deal.pool - pool


@pytest.mark.parametrize(("contract", "base"), [("play", 5), ("no_exchange", 15)])
def test_pw_3_8_what_a_bid_is_worth(contract, base):
    """A win is worth the pool and the base; a loss costs the pool and five a head."""
    state = pokerwiner().state

    assert Price(5, base, 20) == price(state, state.ruleset.contract(contract))


def test_pw_3_8_play_is_given_up_as_an_entrada():
    """A defender may take over the hand of an Ombre who plays."""
    deal = played("play", "XXXXX", says="1 surrender  2 takeover")

    assert OmbreChanged(Seat(0), Seat(1)) in deal.events
    assert "sacada 2" == deal.result


def test_pw_3_8_an_accepted_surrender_is_a_puesta():
    """The Ombre pays the bare amount into the pool."""
    deal = played("play", "XOXOXOYXO", says="1 surrender  2 accept  3 accept")

    assert ("surrender 1", (-20, 0, 0), 25) == (deal.result, deal.net, deal.pool)


def test_pw_3_8_no_exchange_is_a_solo_and_cannot_be_given_up():
    """An Ombre without exchange may not surrender, as in 1.11."""
    deal = playing("pokerwiner", trump="H", contract="no_exchange", hands="1 H4 S2; 2 CA DK; 3 HQ S3")

    assert Reason.SURRENDER_OF_BID is deal.refusal("surrender").reason


def test_pw_3_8_matadors_renege_as_in_chapter_1():
    """Only a higher matador forces basto."""
    deal = playing("pokerwiner", trump="H", contract="play", hands="1 H4 S2; 2 CA DK; 3 HQ S3")

    assert cards("CA DK") == deal.play("1 H4").may_play(2)


# Settings.


def test_pw_7_where_the_profile_differs():
    """The profile differs from Renegado only in the four settings that chapter 7 names."""
    assert (
        "first_dealer=black_ace def_first_max=9 def_order=fixed talon_rest=dealer_may_show"
        == STANDARD.differences(TwoLevelRules())
    )


@pytest.mark.parametrize("setting", STANDARD.settings(), ids=lambda setting: setting.key)
def test_pw_7_every_value_is_read_and_written(setting):
    """A record keeps what differs from the profile, and reading it gives the same game back."""
    for value in setting.values:
        game = ruleset("pokerwiner", f"{setting.key}={value}")

        written = game.house.differences(STANDARD)
        assert written in ("", f"{setting.key}={value}")
        assert game == ruleset("pokerwiner", written)


def test_pw_7_what_is_not_a_setting_is_refused():
    """A setting for the vole, for one, is refused, since the vole is not bid here."""
    with pytest.raises(SettingError, match="vole_bid_exchange"):
        ruleset("pokerwiner", "vole_bid_exchange=yes")


def test_pw_3_8_the_dealer_stakes_five():
    """The dealer stakes five as in 1.5, and the next dealer sits at the right."""
    sitting = Session.begin(ruleset("pokerwiner"), Seat(1)).with_antes()

    assert ((0, -5, 0), 5) == (sitting.chips, sitting.pool)


@pytest.mark.parametrize("key", ["vuelta_card", "vuelta_black_ace", "vuelta_surrender"])
def test_pw_3_8_nothing_is_turned_up(key):
    """No card is turned up, so the settings for it are neither shown nor accepted."""
    assert key not in [each.key for each in ruleset("pokerwiner").house.settings()]
    with pytest.raises(SettingError):
        ruleset("pokerwiner", f"{key}=may_take")
