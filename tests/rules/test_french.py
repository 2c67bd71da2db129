"""The French form, 3.7: equal stakes, and three bids of which the highest wants every trick."""

from collections import Counter

import pytest
from auctions import complete_auctions
from composition import Pins
from dialect import Deal, auction, cards, dealt, exchanging, playing, settled

from ombre_desktop.engine import Question, Reason, Seat, Session, price, ruleset
from ombre_desktop.engine.chips import Chips, Price
from ombre_desktop.engine.errors import SettingError
from ombre_desktop.engine.events import AllPassed, BidMade, HandsConferred
from ombre_desktop.engine.shuffle import chance
from ombre_desktop.engine.variants.french import STANDARD, EqualStakesRules

POOL = 6
"""The pool when each of the three has staked two chips."""

MATADORS = Pins(ombre="SA H7 CA", lacks="HA")

STRONG = "SA H7 CA HA HK SK SQ S3 C3"
EAST = "H2 H3 D2 D3 D4 C4 C5 C6 S4"
WEST = "H4 H5 DK DQ DJ CK CQ CJ S5"
FIRST_FIVE = ("1 SA H2 H4", "1 H7 H3 H5", "1 CA D2 CJ", "1 HA D3 CQ", "1 HK D4 DJ")


def french(calls: str = "", **dealing: object) -> Deal:
    """Return a deal after these *calls*."""
    return auction(calls, name="french", pool=POOL, **dealing)


def played(
    contract: str, tricks: str, *, pool: int = POOL, pins: Pins | None = None, house: str = ""
) -> Deal:
    """Return a deal in which the *tricks* fall as given."""
    return settled(contract, tricks, name="french", pool=pool, pins=pins, house=house)


def strong(contract: str) -> Deal:
    """
    Return a deal in which the eldest is Ombre, with five sure tricks, two spades to follow and two small
    cards.
    """
    hands = f"1 {STRONG}; 2 {EAST}; 3 {WEST}"
    return playing("french", trump="H", contract=contract, hands=hands, pool=POOL)


# Stakes and the auction.


def test_fr_3_7_every_player_puts_the_same_stake():
    """Each stakes two chips, so that the pool is three stakes and half of it a whole number."""
    sitting = Session.begin(ruleset("french"), Seat(0)).with_antes()

    assert (-2, -2, -2) == sitting.chips
    assert POOL == sitting.pool


def test_fr_3_7_the_bids_rise():
    """The bids are play, sans prendre and vole, and any of them may open."""
    assert "pass play sans_prendre vole" == french().offers
    assert "pass sans_prendre vole" == french("play").offers
    assert "pass vole" == french("sans_prendre").offers
    assert "pass" == french("vole").offers


def test_fr_3_7_exactly_forty_auctions():
    """
    As in Renegado, one auction is passed out, each seat has one play and three sans prendre, and 27 end
    in a vole.
    """
    ends = Counter(whole[-2:] for whole in complete_auctions("french"))

    assert {
        ("-", "-"): 1,
        **{(who, "play"): 1 for who in "123"},
        **{(who, "sans_prendre"): 3 for who in "123"},
        ("1", "vole"): 10,
        ("2", "vole"): 9,
        ("3", "vole"): 8,
    } == ends
    assert 40 == ends.total()


@pytest.mark.parametrize(("value", "auctions"), [("elder_hold", 40), ("any_lower", 44), ("none", 23)])
def test_fr_a5_number_of_auctions(value, auctions):
    """As many as the rule book counts for three levels."""
    assert auctions == len(complete_auctions("french", f"equal_bid={value}"))


@pytest.mark.parametrize(
    ("calls", "ombre"),
    [
        ("play pass pass", "1 play"),
        ("play sans_prendre pass sans_prendre pass", "1 sans_prendre"),
        ("play sans_prendre pass sans_prendre vole vole pass", "1 vole"),
        ("pass play sans_prendre sans_prendre pass", "2 sans_prendre"),
        ("pass pass vole", "3 vole"),
    ],
)
def test_fr_3_7_worked_auctions(calls, ombre):
    """The first bidder answers a sans prendre, and by the same right a vole, with another."""
    state = french(calls).state

    assert state.ombre is not None
    assert state.contract is not None
    assert ombre == f"{state.ombre + 1} {state.contract.name}"


def test_fr_3_7_only_the_elder_holds():
    """The second seat bid first, but the third speaks after it and is not its elder."""
    deal = french("pass play sans_prendre sans_prendre")

    assert [False, False, True] == [event.holds for event in deal.events if isinstance(event, BidMade)]
    assert "pass vole" == deal.offers
    assert Reason.NO_HOLD is deal.refusal("sans_prendre").reason


@pytest.mark.parametrize("bid", ["entrada", "solo", "no_exchange"])
def test_fr_3_7_bids_of_other_games_are_refused(bid):
    """The bids of other games are refused as unknown at this table."""
    assert Reason.NO_SUCH_BID is french().refusal(bid).reason


def test_fr_3_7_passed_out_there_is_no_contest():
    """When all pass, the chips stay for the next deal, to which each stakes again."""
    deal = french("pass pass pass")
    game = deal.state.ruleset

    after = Session(game, Seat(2), (Chips(-2),) * 3, Chips(POOL)).after(deal.settlement)
    assert ("passed_out", (0, 0, 0), POOL) == (deal.result, deal.net, deal.pool)
    assert any(isinstance(event, AllPassed) for event in deal.events)
    assert 2 * POOL == after.with_antes().pool


# Trump and the exchange.


@pytest.mark.parametrize("contract", ["play", "sans_prendre", "vole"])
def test_fr_3_7_the_ombre_names_trump_when_the_auction_is_over(contract):
    """The Ombre may name any suit after any bid."""
    deal = french(f"{contract} pass pass")

    assert (1, "S C H D") == (deal.turn, deal.offers)


@pytest.mark.parametrize(
    ("contract", "house", "turn"),
    [
        ("play", "", 1),
        ("sans_prendre", "", 2),
        ("vole", "", 1),
        ("vole", "vole_bid_exchange=yes", 1),
        ("vole", "vole_bid_exchange=no", 2),
    ],
)
def test_fr_3_7_who_exchanges_first(contract, house, turn):
    """The Ombre exchanges first, except in sans prendre, and by house rule in a vole as well."""
    deal = exchanging(contract, name="french", house=house)

    assert (turn, (0, 9)) == (deal.turn, deal.limits)


def test_fr_3_7_each_in_turn_draws_any_number():
    """Each may exchange all nine as long as the talon reaches, and nobody may ask another to go first."""
    deal = exchanging("play", name="french").does("1 -")

    assert (2, (0, 9)) == (deal.turn, deal.limits)
    assert Reason.NOT_ASKED is deal.refusal("yield").reason
    nine = " ".join(map(str, deal.state.hands[1]))
    assert (3, (0, 4)) == (deal.does(f"2 {nine}").turn, deal.does(f"2 {nine}").limits)


# Claim and vole.


@pytest.mark.parametrize("contract", ["play", "sans_prendre"])
def test_fr_3_7_five_straight_stop_the_play_or_lead_on(contract):
    """The Ombre is asked once, before the sixth lead."""
    deal = strong(contract).play_all(*FIRST_FIVE)

    assert (1, Question.CLAIM_OR_VOLE, "claim vole") == (deal.turn, deal.question, deal.offers)


def test_fr_3_7_a_claim_takes_the_pool():
    """The claim earns nothing besides the pool, since there are no primeras."""
    deal = strong("play").play_all(*FIRST_FIVE).does("1 claim")

    assert ("sacada 1", "pool>1 6", 0) == (deal.result, deal.payments, deal.pool)


def test_fr_3_7_who_leads_on_has_declared_the_vole():
    """The vole cannot be taken back, and the Ombre who loses a trick pays, though five are won."""
    deal = strong("play").play_all(*FIRST_FIVE).does("1 vole")

    over = deal.play_all("1 SK S4 S5", "1 SQ C4 DQ", "1 S3 C5 DK", "1 C3 C6 CK")
    assert Reason.NOT_ASKED is deal.refusal("claim").reason
    assert not any(isinstance(event, HandsConferred) for event in deal.events)
    assert ("failed_vole 1", "1>2 3  1>3 3", POOL) == (over.result, over.payments, over.pool)


def test_fr_3_7_the_vole_that_was_bid_binds_from_the_first_trick():
    """After five straight there is no choice: the next card is asked for."""
    deal = strong("vole").play_all(*FIRST_FIVE)

    assert deal.question is None
    assert cards("SK SQ S3 C3") == deal.may_play(1)


def test_fr_3_7_a_vole_that_is_lost_is_played_to_the_end():
    """The first trick has decided the vole, but all nine tricks are played."""
    deal = played("vole", "XOOOOOOOO")

    assert "failed_vole 1" == deal.result
    assert 9 == deal.lying


@pytest.mark.parametrize("contract", ["play", "sans_prendre", "vole"])
def test_fr_3_7_there_is_no_surrender(contract):
    """The word is neither offered nor accepted."""
    deal = strong(contract)

    assert Reason.NOT_ASKED is deal.refusal("surrender").reason
    assert "surrender" not in deal.offers


# What it costs.

PAYMENTS = [
    # contract, tricks, result; pool before, net of O X Y, pool after
    ("play", "XOOXOOYXO", "sacada 1", (6, (6, 0, 0), 0)),
    ("sans_prendre", "XOOXOOYXO", "sacada 1", (6, (6, 0, 0), 0)),
    ("play", "XOXYOXOYO", "sacada 1", (6, (6, 0, 0), 0)),
    ("play", "OOOOO", "sacada 1", (12, (12, 0, 0), 0)),
    ("play", "OOOOOOOOO", "vole 1", (6, (12, -3, -3), 0)),
    ("sans_prendre", "OOOOOOOOO", "vole 1", (12, (24, -6, -6), 0)),
    ("vole", "OOOOOOOOO", "vole 1", (6, (12, -3, -3), 0)),
    ("play", "OOOOOXOOO", "failed_vole 1", (6, (-6, 3, 3), 6)),
    ("vole", "OOOOOOOOX", "failed_vole 1", (6, (-6, 3, 3), 6)),
    ("vole", "OOOOXOOOO", "failed_vole 1", (12, (-12, 6, 6), 12)),
    ("vole", "XOXOXOYXO", "failed_vole 1", (6, (-6, 3, 3), 6)),
    ("vole", "XOXOXOXOX", "failed_vole 1", (6, (-6, 3, 3), 6)),
    ("play", "XOXOXOYXO", "puesta 1", (6, (-6, 0, 0), 12)),
    ("sans_prendre", "XOYXOYXOY", "puesta 1", (18, (-18, 0, 0), 36)),
    ("play", "XOXYXYXYY", "puesta 1", (6, (-6, 0, 0), 12)),
    ("play", "XOXOXOXOX", "codille 2", (6, (-6, 6, 0), 6)),
    ("sans_prendre", "XOXYOYOYY", "codille 3", (12, (-12, 0, 12), 12)),
]


@pytest.mark.parametrize(("contract", "tricks", "result", "money"), PAYMENTS)
def test_fr_3_7_payments(contract, tricks, result, money):
    """A head costs the pool or half of it, and four and four against one is a remise (A21)."""
    pool, net, after = money

    deal = played(contract, tricks, pool=pool)

    assert (result, net, after) == (deal.result, deal.net, deal.pool)
    assert 0 == sum(deal.net) + deal.pool - pool


@pytest.mark.parametrize(("tricks", "net"), [("OOOOO", (6, 0, 0)), ("XOXOXOXOX", (-6, 6, 0))])
def test_fr_3_7_matadors_are_not_paid_for(tricks, net):
    """Holding all three matadors changes nothing, whether the Ombre wins or loses."""
    assert net == played("play", tricks, pins=MATADORS).net


@pytest.mark.parametrize(
    ("tricks", "net", "after"), [("OOOOOOOOO", (13, -3, -3), 0), ("OOOOOXOOO", (-6, 3, 3), 7)]
)
def test_fr_3_7_half_of_an_odd_pool_is_rounded_down(tricks, net, after):
    """Half a chip is lost only where the table stakes odd chips."""
    deal = played("play", tricks, pool=7)

    assert (net, after) == (deal.net, deal.pool)


@pytest.mark.parametrize(
    ("contract", "worth"),
    [("play", Price(6, 0, 6)), ("sans_prendre", Price(6, 0, 6)), ("vole", Price(6, 3, 6))],
)
def test_fr_3_7_what_a_bid_is_worth(contract, worth):
    """A win is worth the pool, a vole also half of it from each player, and a loss costs the pool again."""
    state = french().state

    assert worth == price(state, state.ruleset.contract(contract))


@pytest.mark.parametrize(
    ("value", "pool", "result", "money"),
    [
        ("puesta", 6, "puesta 1", ((-6, 0, 0), 12)),
        ("codille_shared", 6, "codille 2  codille 3", ((-6, 3, 3), 6)),
        ("codille_shared", 7, "codille 2  codille 3", ((-7, 3, 3), 8)),
    ],
)
def test_fr_a21_four_and_four_against_one(value, pool, result, money):
    """
    It is a remise, or a codille of both: the Ombre pays half the pool to each, and an odd chip into the
    pool.
    """
    deal = played("play", "XOXYXYXYY", pool=pool, house=f"split_144={value}")

    assert (result, money) == (deal.result, (deal.net, deal.pool))


# Settings.

SETTINGS = {
    "first_dealer": "high_card black_ace random",
    "ante": "each_2 dealer_5 each_5 each_3",
    "equal_bid": "elder_hold any_lower none",
    "renege_mixed": "must_trump may_renege",
    "split_144": "puesta codille_shared",
    "vole_bid_exchange": "yes no",
}
"""The values of each setting, the default first."""


def test_fr_7_the_list_of_settings_is_complete():
    """
    The French form has the settings of chapter 7, with two chips from each, no surrender and no bonuses.
    """
    listed = {setting.key: setting for setting in STANDARD.settings()}

    assert {key: set(values.split()) for key, values in SETTINGS.items()} == {
        key: set(setting.values) for key, setting in listed.items()
    }
    assert {key: values.split()[0] for key, values in SETTINGS.items()} == {
        key: setting.default for key, setting in listed.items()
    }
    assert {"equal_bid", "vole_bid_exchange"} == {key for key, one in listed.items() if one.starred}


@pytest.mark.parametrize(
    ("key", "value"), [(key, value) for key, values in SETTINGS.items() for value in values.split()]
)
def test_fr_7_every_value_is_read_and_written(key, value):
    """A ruleset is built with each value, and its house rules name only what differs from the standard."""
    rules = EqualStakesRules.parse(f"{key}={value}")

    written = rules.differences(STANDARD)
    assert ("" if value == SETTINGS[key].split()[0] else f"{key}={value}") == written
    assert rules == ruleset("french", written).house


@pytest.mark.parametrize(
    ("house", "kind"),
    [
        ("surrender=on", "setting"),
        ("estuches=run", "setting"),
        ("vole_bid_exchange=maybe", "value of vole_bid_exchange"),
    ],
)
def test_fr_7_what_is_not_a_setting_is_refused(house, kind):
    """The table cannot agree on settings that the game does not have."""
    with pytest.raises(SettingError) as raised:
        ruleset("french", house)

    assert kind == raised.value.kind


@pytest.mark.parametrize(
    ("value", "stakes"), [("each_2", (-2, -2, -2)), ("each_5", (-5, -5, -5)), ("dealer_5", (0, 0, -5))]
)
def test_fr_a3_who_stakes(value, stakes):
    """The ante is laid by the players that the setting names, seat 3 being the dealer."""
    assert stakes == Session.begin(ruleset("french", f"ante={value}"), Seat(2)).with_antes().chips


@pytest.mark.parametrize(("value", "drawn"), [("high_card", 3), ("black_ace", 1), ("random", 0)])
def test_fr_a2_who_deals_first(value, drawn):
    """
    Each player draws a card, the pack is turned up to a black ace, or none is drawn; ties for highest
    draw again.
    """
    game = ruleset("french", f"first_dealer={value}")

    draw = game.draw(game.ring(Seat(0)), chance("french"))
    assert drawn <= len(draw.drawn)
    assert bool(drawn) == bool(draw.drawn)
    assert draw.dealer in game.ring(Seat(0))


@pytest.mark.parametrize(("value", "choice"), [("must_trump", "SA CA"), ("may_renege", "SA CA D4")])
def test_fr_a15_manille_led_to_spadille_and_basto(value, choice):
    """Matadors follow as in chapter 1, and by its house rule both may be kept back."""
    hands = "1 H7 S3 S4; 2 SA CA D4; 3 D5 D6 D7"
    deal = playing("french", trump="H", contract="play", hands=hands, house=f"renege_mixed={value}")

    assert cards(choice) == deal.play("1 H7").may_play(2)


def test_fr_3_7_three_play_with_the_spanish_pack():
    """Nine cards are dealt to each by threes, and thirteen are left."""
    state = dealt("french").state

    assert ((3,), (3, 3, 3)) == ((state.ruleset.seats,), state.ruleset.packets)
    assert 13 == len(state.talon)
    with pytest.raises(SettingError):
        ruleset("french", "", 4)
