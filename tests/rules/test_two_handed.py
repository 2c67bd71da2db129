"""The game for two, 3.9: thirty cards, eight each, matadors paid when trump is named."""

from itertools import chain
from random import Random

import pytest
from auctions import complete_auctions
from dialect import Deal, auction, cards

from ombre_desktop.engine import (
    HIDDEN,
    POOL,
    Card,
    Chips,
    Cost,
    ExchangeRequest,
    Pack,
    Question,
    Reason,
    Seat,
    Session,
    Suit,
    TrumpRequest,
    price,
    ruleset,
)
from ombre_desktop.engine.chips import Price
from ombre_desktop.engine.decided import is_decided
from ombre_desktop.engine.errors import SettingError
from ombre_desktop.engine.events import MatadorsShown, Paid, TalonShown
from ombre_desktop.engine.variants.parts.passing_rules import PassingRules
from ombre_desktop.engine.variants.two_handed import STANDARD

THREE = "SA S6 CA D3 C6 C4 D5 D7"
"""Spadille and basto: with spades trump this run is one, since manille is missing."""
RUN = "SA S2 CA D3 C6 C4 D5 D7"
"""The three matadors of spades, and not the king."""

LISTED = """
    pass pass                                    - -
    pass entrada                                 2 entrada
    pass vuelta                                  2 vuelta
    pass solo                                    2 solo
    entrada pass                                 1 entrada
    entrada vuelta pass                          2 vuelta
    entrada vuelta vuelta pass                   1 vuelta
    entrada vuelta vuelta solo pass              2 solo
    entrada vuelta vuelta solo solo pass         1 solo
    entrada vuelta solo pass                     1 solo
    entrada solo pass                            2 solo
    entrada solo solo pass                       1 solo
    vuelta pass                                  1 vuelta
    vuelta solo pass                             2 solo
    vuelta solo solo pass                        1 solo
    solo pass                                    1 solo
"""
"""Every auction of two by 1.6, written down by hand."""


def two(calls: str = "", **dealing: object) -> Deal:
    """Return a deal after these *calls*; seat 2 deals unless said otherwise."""
    return auction(calls, name="two_handed", **{"dealer": 2, **dealing})


def named(trump: str = "S", hands: str = "", *, contract: str = "entrada", **dealing: object) -> Deal:
    """Return a deal in which seat 1 is Ombre and has named trump."""
    return two(f"{contract} pass", hands=hands, **dealing).does(f"1 {trump}")


# Pack and deal.


def test_th_3_9_thirty_cards_eight_each_by_twos_and_fourteen_left():
    """The sources leave twelve cards, but thirty less sixteen is fourteen."""
    deal = two()

    assert (2, 2, 2, 2) == deal.state.ruleset.packets
    assert ([8, 8], 14) == ([len(hand) for hand in deal.state.hands], len(deal.state.talon))


@pytest.mark.parametrize(("value", "gone", "left"), [("H", "H", "SCD"), ("D", "D", "SCH")])
def test_th_3_9_one_red_suit_is_removed(value, gone, left):
    """All ten cards of one red suit are removed, and no others."""
    pack = ruleset("two_handed", f"removed_suit={value}").pack

    assert set(Pack.SPANISH.cards) - set(pack.cards) == {
        c for c in Pack.SPANISH.cards if c.suit.value == gone
    }
    assert left == "".join(suit.value for suit in pack.suits)


@pytest.mark.parametrize(
    ("removed", "trump", "trumps"), [("H", "S", 11), ("H", "C", 11), ("H", "D", 12), ("D", "H", 12)]
)
def test_th_3_9_trumps_in_the_pack(removed, trump, trumps):
    """A black trump suit has eleven cards, the red one twelve, and the plain suits are the two others."""
    game = ruleset("two_handed", f"removed_suit={removed}")
    order = game.ranking(Suit(trump))

    assert trumps == len(order.trumps)
    assert {suit for suit in game.pack.suits if suit.value != trump} == set(order.plain)
    assert set(game.pack.cards) == set(chain(order.trumps, *order.plain.values()))


@pytest.mark.parametrize(("removed", "offered"), [("H", "S C D"), ("D", "S C H")])
def test_th_3_9_the_removed_suit_cannot_be_trump(removed, offered):
    """Only the black aces would be trumps in the removed suit."""
    deal = two("entrada pass", house=f"removed_suit={removed}")

    assert offered == deal.offers
    assert Reason.SUIT_NOT_OFFERED is deal.refusal(removed).reason


def test_th_a10_nor_may_a_turned_black_ace_choose_it():
    """By house rule the Ombre names the suit after a turned black ace, but only one of the pack."""
    deal = two("vuelta pass", talon="SA", house="vuelta_black_ace=free_choice")

    assert isinstance(deal.asked, TrumpRequest)
    assert "S C D" == deal.offers


def test_th_3_9_the_dealer_stakes_five():
    """The dealer stakes five, and the other player deals next."""
    sitting = Session.begin(ruleset("two_handed"), Seat(1)).with_antes()

    assert ((0, -5), 5) == (sitting.chips, sitting.pool)


@pytest.mark.parametrize("first", ["high_card", "black_ace", "random"])
def test_th_a2_the_first_dealer_is_found_with_the_pack_of_the_game(first):
    """No card of the removed suit is drawn."""
    game = ruleset("two_handed", f"first_dealer={first}")
    draws = [game.draw(game.ring(Seat(0)), Random(seed)) for seed in range(40)]

    assert {card for draw in draws for _, card in draw.drawn} <= set(game.pack.cards)
    assert {0, 1} == {draw.dealer for draw in draws}


# The auction.


def test_th_3_9_the_auctions_of_two():
    """The non-dealer speaks first and the auctions follow 1.6: sixteen in all."""
    listed = [tuple(line.split()) for line in LISTED.strip().splitlines()]

    assert 16 == len(listed)
    assert sorted(listed) == sorted(complete_auctions("two_handed", dealer=2))


@pytest.mark.parametrize(("value", "number"), [("elder_hold", 16), ("any_lower", 17), ("none", 11)])
def test_th_a5_number_of_auctions(value, number):
    """If any lower bid may equal, the dealer may hold once: entrada, vuelta, solo, solo."""
    assert number == len(complete_auctions("two_handed", f"equal_bid={value}", dealer=2))


@pytest.mark.parametrize(
    ("value", "net", "pool"), [("redeal", (0, 0), 5), ("redeal_plus_counter", (-1, -1), 7)]
)
def test_th_a4_both_pass(value, net, pool):
    """When both pass, nobody plays."""
    deal = two("pass pass", house=f"passed_out={value}")

    assert ("passed_out", net, pool) == (deal.result, deal.net, deal.pool)


# The exchange.


def test_th_3_9_the_ombre_draws_up_to_eight_and_the_other_what_is_left():
    """
    The Ombre may draw eight and the other player six of the fourteen, and nobody is offered to go first.
    """
    deal = named()
    eight = " ".join(map(str, deal.state.hands[0]))

    assert (0, 8) == deal.limits
    assert (2, (0, 6), ()) == ((left := deal.does(f"1 {eight}")).turn, left.limits, left.asked.words)


def test_th_3_9_the_other_may_change_all_his_cards():
    """The other player may draw eight cards if the Ombre leaves enough, and always after a solo."""
    assert (0, 8) == named().does("1 -").limits
    assert (2, (0, 8)) == ((solo := named(contract="solo")).turn, solo.limits)


def test_th_1_8_a_vuelta_must_take_the_turned_card():
    """The Ombre of a vuelta throws from one to eight cards."""
    deal = two("vuelta pass")

    assert (1, 8) == deal.limits


def test_th_a9_or_may_leave_it():
    """The turned card, if left, is the first that the other player draws."""
    deal = two("vuelta pass", house="vuelta_card=may_take").does("1 leave  1 -")
    thrown = deal.state.hands[1][0]

    assert deal.state.turned == deal.does(f"2 {thrown}").state.drawn[1]


@pytest.mark.parametrize("value", ["hidden", "face_up", "dealer_may_show"])
def test_th_a14_the_rest_of_the_talon(value):
    """The rest of the talon stays closed, is shown, or is shown if the dealer likes."""
    deal = named(house=f"talon_rest={value}").does("1 -  2 -")

    assert (value == "face_up") is any(isinstance(event, TalonShown) for event in deal.events)
    assert (value == "dealer_may_show") is (deal.question is Question.SHOW_TALON)


# Matadors, paid when trump is named.


@pytest.mark.parametrize(
    ("hand", "chips"),
    [
        pytest.param("SA S2 CA D3 C6 C4 D5 D7", 3, id="the_three"),
        pytest.param("SA S2 CA SK C6 C4 D5 D7", 4, id="and_the_king"),
        pytest.param("SA S2 CA SQ C6 C4 D5 D7", 3, id="the_king_is_missing"),
        pytest.param("SA S2 SK SQ C6 C4 D5 D7", 0, id="basto_is_missing"),
        pytest.param("S2 CA SK SQ C6 C4 D5 D7", 0, id="spadille_is_missing"),
        pytest.param("SA S2 CA SK SQ SJ S7 S6", 8, id="eight"),
        pytest.param("S3 S4 C6 C5 C4 D5 D6 D7", 0, id="lacked"),
    ],
)
def test_th_3_9_the_other_pays_for_the_run_at_once(hand, chips):
    """A run of three or more from spadille down earns a chip for each card."""
    deal = named("S", f"1 {hand}")

    assert f"2>1 {chips}".replace("2>1 0", "") == paid(deal)
    assert isinstance(deal.asked, ExchangeRequest)


def paid(deal: Deal) -> str:
    """Return the payments so far."""
    return "  ".join(
        f"{event.payment.payer + 1}>{event.payment.payee + 1} {event.payment.chips}"
        for event in deal.events
        if isinstance(event, Paid)
    )


def shown_in(deal: Deal) -> list[frozenset[Card]]:
    """Return the cards shown when matadors were paid."""
    return [frozenset(event.cards) for event in deal.events if isinstance(event, MatadorsShown)]


def test_th_3_9_paid_as_matadors():
    """The payment is recorded as one for matadors."""
    (payment,) = named("S", f"1 {RUN}").state.payments

    assert ((Cost.MATADORS, 3),) == payment.parts


def test_th_3_9_the_hand_as_dealt_counts_not_the_turned_card():
    """Manille is turned up; if it counted, the run would be three."""
    hand = THREE.replace("S6", "S5")
    deal = two("vuelta pass", hands=f"1 {hand}", talon="S2")

    assert (Suit.SPADES, "") == (deal.state.trump, paid(deal))


def test_th_3_9_a_turned_trump_is_a_naming_too():
    """The four of spades, turned up, makes spades trump and causes the payment."""
    assert "2>1 3" == paid(two("vuelta pass", hands=f"1 {RUN}", talon="S4"))


def test_th_3_9_who_is_paid_shows_the_run():
    """The other player sees only the three cards of the run, and five backs."""
    deal = named("S", f"1 {RUN}")

    assert [cards("SA S2 CA")] == shown_in(deal)
    assert cards("SA S2 CA") | {HIDDEN} == set(deal.seen_by(2).position.hands[0])


def test_th_3_9_once_he_has_exchanged_nobody_knows_what_he_kept():
    """Discards lie face down, so the other player cannot tell whether the matadors were kept."""
    deal = named("S", f"1 {RUN}")

    assert cards("SA S2 CA") | {HIDDEN} == set(deal.does("1 -").seen_by(2).position.hands[0])
    assert {HIDDEN} == set(deal.does("1 SA D3").seen_by(2).position.hands[0])


@pytest.mark.parametrize(
    ("house", "hand", "chips"),
    [
        ("estuches=run", "SA S2 CA SK C6 C4 D5 D7", 4),
        ("estuches=three_only", "SA S2 CA SK C6 C4 D5 D7", 3),
        ("estuches=off", "SA S2 CA SK C6 C4 D5 D7", 0),
        ("two_handed_matadors=held", "S3 S4 C6 C5 C4 D5 D6 D7", 0),
        ("two_handed_matadors=held_or_lacked", "S3 S4 C6 C5 C4 D5 D6 D7", 9),
        ("two_handed_matadors=held_or_lacked", "SK SQ C6 C5 C4 D5 D6 D7", 3),
        ("two_handed_matadors=held_or_lacked", "CA SQ C6 C5 C4 D5 D6 D7", 0),
        ("two_handed_matadors=held_or_lacked", "CK CQ C6 C5 C4 D5 D6 D7", 11),
        ("two_handed_matadors=held_or_lacked estuches=three_only", "S3 S4 C6 C5 C4 D5 D6 D7", 3),
        ("two_handed_matadors=held_or_lacked", "SA S2 CA SK C6 C4 D5 D7", 4),
        ("two_handed_matadors=held_or_lacked", "SA S6 CA SK C6 C4 D5 D7", 0),
    ],
)
def test_th_3_9_settings_of_the_payment(house, hand, chips):
    """The settings choose which runs are paid for, and whether a lacked run is."""
    assert f"2>1 {chips}".replace("2>1 0", "") == paid(named("S", f"1 {hand}", house=house))


@pytest.mark.parametrize(
    ("hand", "shown"),
    [
        ("SK SQ C6 C5 C4 D5 D6 D7", "SK"),
        ("CK CQ C6 C5 C4 D5 D6 D7", "CK CQ C6 C5 C4 D5 D6 D7"),
    ],
)
def test_th_3_9_who_lacks_a_run_shows_the_trump_that_ends_it(hand, shown):
    """A player without any trump shows the whole hand."""
    deal = named("S", f"1 {hand}", house="two_handed_matadors=held_or_lacked")

    assert [cards(shown)] == shown_in(deal)


# The play, its outcome and its price.

PLAIN = "CK/CQ CJ/C7 C6/C5 C4/C3 DK/DQ DJ/DA D2/D3 D4/D5 D6/D7"
MATADORS = "SA/S3 S2/S4 CA/S5 SK/SQ"


def rows_of(tricks: str, matadors: int) -> list[tuple[str, str]]:
    """Return the cards of the Ombre and the other for each trick; tricks not given are the other's."""
    own, plain = iter(MATADORS.split()[:matadors]), iter(PLAIN.split())
    rows = []
    for winner in tricks.ljust(8, "X"):
        pair = next(own, None) if winner == "O" else None
        high, low = (pair or next(plain)).split("/")
        rows.append((high, low) if winner == "O" else (low, high))
    return rows


def settled(
    contract: str, tricks: str, *, house: str = "", pool: int = 5, matadors: int = 0, says: str = ""
) -> Deal:
    """
    Make a deal with spades trump in which the *tricks* fall as given: O the Ombre's, X the other's.

    The Ombre is the eldest. To each trick both play a card of one suit. The first tricks of the
    Ombre are made with *matadors* of them. A vuelta turns up the seven of spades, which wins the
    last trick for the Ombre. *says* is spoken before the first card.
    """
    rows = rows_of(tricks, matadors)
    hands = "; ".join(f"{at + 1} {' '.join(row[at] for row in rows)}" for at in range(2))
    deal = two(f"{contract} pass", hands=hands, talon="S7", house=house, pool=pool)
    if contract == "vuelta":
        deal = deal.does(f"1 {rows[-1][0]}")
        rows[-1] = ("S7", rows[-1][1])
    else:
        deal = deal.does("1 S")
    while isinstance(deal.asked, ExchangeRequest):
        deal = deal.does(f"{deal.turn} -")
    if says:
        deal = deal.does(says)
    while deal.asked is not None:
        if deal.question is Question.CLAIM_OR_VOLE:
            deal = deal.does(f"1 {'vole' if len(tricks) > 5 else 'claim'}")
        else:
            deal = deal.does(f"{deal.turn} {rows[deal.lying][deal.asked.seat]}")
    return deal


PAYMENTS = [
    # contract, tricks, matadors, result; pool before, net of O and X, pool after
    ("entrada", "XOOOOOXX", 0, "sacada 1", (5, (10, -5), 0)),
    ("entrada", "XOOOOOXX", 3, "sacada 1", (5, (13, -8), 0)),
    ("vuelta", "XOXOOXOO", 0, "sacada 1", (10, (17, -7), 0)),
    ("solo", "XOOOOOXX", 4, "sacada 1", (5, (24, -19), 0)),
    ("entrada", "OOOOO", 0, "sacada 1", (5, (13, -8), 0)),
    ("solo", "OOOOO", 3, "sacada 1", (10, (31, -21), 0)),
    ("entrada", "OOOOOOOO", 0, "vole 1", (5, (20, -15), 0)),
    ("solo", "OOOOOOOO", 3, "vole 1", (5, (33, -28), 0)),
    ("entrada", "OOOOOXOX", 0, "failed_vole 1", (5, (-25, 30), 0)),
    ("solo", "OOOOOOXO", 4, "failed_vole 1", (5, (-11, 16), 0)),
    ("entrada", "XOXOXOXO", 0, "puesta 1", (5, (-15, 0), 20)),
    ("entrada", "XOXOXOXO", 3, "puesta 1", (5, (-12, -3), 20)),
    ("entrada", "XOXOXOXX", 0, "codille 2", (5, (-15, 15), 5)),
    ("solo", "XOXOXOXX", 3, "codille 2", (25, (-32, 32), 25)),
    ("entrada", "XXXXXOOO", 0, "codille 2", (5, (-18, 18), 5)),
    ("vuelta", "XXXXXXXO", 0, "codille 2", (5, (-18, 18), 5)),
]


@pytest.mark.parametrize(("contract", "tricks", "matadors", "result", "money"), PAYMENTS)
def test_th_3_9_payments(contract, tricks, matadors, result, money):
    """
    The payments are those of chapter 1 with one opponent, besides the matadors, which are not returned
    after a loss.
    """
    pool, net, after = money

    deal = settled(contract, tricks, pool=pool, matadors=matadors)

    assert (result, net, after) == (deal.result, deal.net, deal.pool)
    assert 0 == sum(deal.net) + deal.pool - pool


SETTINGS_OF_MONEY = [
    ("ante=each_2", "XOXOXOXO", 4, (-8, 0), 12),
    ("ante=each_5", "XOXOXOXO", 10, (-20, 0), 30),
    ("puesta_heads=all", "XOXOXOXO", 5, (-15, 0), 20),
    ("puesta_heads=opponents", "XOXOXOXO", 5, (-10, 0), 15),
    ("puesta_heads=to_players", "XOXOXOXO", 5, (-10, 5), 10),
    ("pool_cap=none", "XOXOXOXO", 300, (-310, 0), 610),
    ("pool_cap=100", "XOXOXOXO", 300, (-110, 0), 410),
    ("pool_cap=200", "XOXOXOXO", 300, (-210, 0), 510),
    ("codille_pool=stays", "XOXOXOXX", 25, (-35, 35), 25),
    ("codille_pool=winner", "XOXOXOXX", 25, (-35, 60), 0),
    ("vole_bonus=ten_each", "OOOOOOOO", 12, (27, -15), 0),
    ("vole_bonus=five_of_pool", "OOOOOOOO", 12, (20, -15), 7),
    ("failed_vole_pool=ombre", "OOOOOXOX", 7, (-23, 30), 0),
    ("failed_vole_pool=stays", "OOOOOXOX", 7, (-30, 30), 7),
    ("failed_vole_pool=defenders_split", "OOOOOXOX", 7, (-30, 37), 0),
    ("primeras_against=joint", "XXXXXOOO", 5, (-18, 18), 5),
    ("primeras_against=one_defender", "XXXXXOOO", 5, (-18, 18), 5),
    ("primeras_against=off", "XXXXXOOO", 5, (-15, 15), 5),
]


@pytest.mark.parametrize(("house", "tricks", "pool", "net", "after"), SETTINGS_OF_MONEY)
def test_th_2_settings_that_change_what_is_paid(house, tricks, pool, net, after):
    """The settings of chapter 2 apply with one opponent."""
    deal = settled("entrada", tricks, house=house, pool=pool)

    assert (net, after) == (deal.net, deal.pool)


@pytest.mark.parametrize(("value", "amount"), [("flat", 15), ("by_bid", 35)])
def test_th_a29_the_bid_may_raise_the_price_of_losing(value, amount):
    """By house rule a lost solo costs fifteen a head."""
    assert (-amount, 0) == settled("solo", "XOXOXOXO", house=f"loss_base={value}").net


@pytest.mark.parametrize(("contract", "base"), [("entrada", 5), ("vuelta", 7), ("solo", 15)])
def test_th_3_9_what_a_bid_is_worth(contract, base):
    """A win is worth the pool and the base; a loss costs the pool and ten."""
    state = two().state

    assert Price(5, base, 15) == price(state, state.ruleset.contract(contract))


@pytest.mark.parametrize(("tricks", "decided"), [("OXOXO", False), ("OXXXX", False), ("OXXXXX", True)])
def test_th_1_12_when_the_rest_can_change_nothing(tricks, decided):
    """Five tricks of eight decide a codille, but three of five decide nothing yet."""
    rows = rows_of(tricks, 0)
    hands = "; ".join(f"{at + 1} {' '.join(row[at] for row in rows)}" for at in range(2))
    deal = two("entrada pass", hands=hands).does("1 S  1 -  2 -")
    for _ in range(2 * len(tricks)):
        deal = deal.does(f"{deal.turn} {rows[deal.lying][deal.asked.seat]}")

    assert decided is is_decided(deal.state)


# Surrender.


def test_th_1_11_an_entrada_given_up_may_be_taken_over():
    """The player who takes over is Ombre."""
    deal = settled("entrada", "XOXOXOXX", says="1 surrender  2 takeover")

    assert ("sacada 2", (-5, 10), 0) == (deal.result, deal.net, deal.pool)


def test_th_1_11_or_accepted():
    """The Ombre pays the bare amount into the pool, and payments for matadors stay."""
    deal = settled("entrada", "XOXOXOXO", matadors=3, says="1 surrender  2 accept")

    assert ("surrender 1", (-12, -3), 20) == (deal.result, deal.net, deal.pool)


def test_th_1_11_a_vuelta_needs_his_consent():
    """The one opponent's answer decides."""
    deal = settled("vuelta", "XOXOXOXO", says="1 surrender  2 accept")

    assert ("surrender 1", (-15, 0), 20) == (deal.result, deal.net, deal.pool)


@pytest.mark.parametrize(("value", "over"), [("both_accept", False), ("automatic", True)])
def test_th_a19_or_does_not(value, over):
    """By house rule the vuelta ends without an answer."""
    deal = two("vuelta pass", talon="S7", house=f"vuelta_surrender={value}")
    deal = deal.does(f"1 {deal.state.hands[0][0]}  2 -  1 surrender")

    assert over is deal.state.is_over


def test_th_a19_surrender_may_be_off():
    """By house rule the word is not offered."""
    deal = two("entrada pass", house="surrender=off").does("1 S  1 -  2 -")

    assert () == deal.asked.words


@pytest.mark.parametrize(
    ("tricks", "net", "pool"),
    [("XOXOXOXX", (-15, 15), 5), ("XOXOXOXO", (-15, -15), 35), ("XOXOOOXO", (0, -15), 20)],
    ids=["the_taker_wins", "a_tie_costs_both", "the_quitter_stays_ahead"],
)
def test_th_a20_the_spanish_settlement(tricks, net, pool):
    """The table of A20 applies without a third player."""
    deal = settled("entrada", tricks, house="takeover=spanish", says="1 surrender  2 takeover")

    assert (net, pool) == (deal.net, deal.pool)


@pytest.mark.parametrize(
    ("value", "lawful"), [("must_trump", "SA CA"), ("may_renege", "SA CA CK C6 C4 D3 D5 D7")]
)
def test_th_a15_manille_led_to_spadille_and_basto(value, lawful):
    """By default one of the two must be played, by house rule both may be kept back."""
    hands = "1 SA CA CK C6 C4 D3 D5 D7; 2 S2 C5 C3 D4 D6 C7 CJ CQ"
    deal = two("pass entrada", hands=hands, dealer=1, house=f"renege_mixed={value}")

    assert cards(lawful) == deal.does("1 S  1 -  2 -").play("2 S2").may_play(1)


# Settings.


def test_th_7_where_the_profile_differs():
    """The settlement is that of Renegado, but no low bids follow two passes."""
    common = {one.key: one for one in PassingRules().settings()}
    differing = [one.key for one in STANDARD.settings() if common.get(one.key, one) != one]

    assert ["passed_out"] == differing


LEFT_OUT = (
    *("auction_order", "ombre_max", "def_first_max", "def_order", "vole_confer", "split_144"),
    *("estuche_lacking", "estuche_hand", "loss_bonus", "gano", "gano_no_codille"),
)
"""The settings that need a third player, nine cards, or the run at the end."""


@pytest.mark.parametrize("key", LEFT_OUT)
def test_th_7_what_does_not_concern_two_is_no_setting(key):
    """Such a setting is neither shown nor accepted."""
    assert key not in [each.key for each in STANDARD.settings()]
    with pytest.raises(SettingError):
        ruleset("two_handed", f"{key}=off")


@pytest.mark.parametrize("setting", STANDARD.settings(), ids=lambda setting: setting.key)
def test_th_7_every_value_is_read_and_written(setting):
    """A record keeps what differs from the profile, and reading it gives the same game back."""
    for value in setting.values:
        game = ruleset("two_handed", f"{setting.key}={value}")

        written = game.house.differences(STANDARD)
        assert written in ("", f"{setting.key}={value}")
        assert game == ruleset("two_handed", written)


def test_2_1_at_the_end_the_pool_is_divided_between_two():
    """An odd chip goes to the last dealer, here seat 2."""
    sitting = Session(ruleset("two_handed"), Seat(0), (Chips(-3), Chips(-4)), Chips(7))

    assert ((0, 0), 0) == ((ended := sitting.ended()).chips, ended.pool)
    assert all(part.payer is POOL for part in sitting.division())
