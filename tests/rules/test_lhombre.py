"""L'Hombre, chapter 21: a ladder of games bid in a duel, nolos, and a tariff instead of a pool."""

import pytest
from auctions import complete_auctions
from dialect import Deal, auction, cards, dealt, one, seat
from settled import ended

from ombre_desktop.engine import (
    Bid,
    Chips,
    ExchangeRequest,
    IllegalAction,
    NameTrump,
    Reason,
    Role,
    Seat,
    Session,
    Stakes,
    Suit,
    Word,
    advance,
    price,
    request,
    ruleset,
)
from ombre_desktop.engine.chips import Price
from ombre_desktop.engine.events import ContractRaised, MatadorsShown
from ombre_desktop.engine.notation import format_view, parse_view
from ombre_desktop.engine.phases.play import PlayPhase
from ombre_desktop.engine.phases.settlement import SettlePhase
from ombre_desktop.engine.ranking import ranking_of_black_aces, ranking_without_trumps
from ombre_desktop.engine.shuffle import chance

NOBODY = "1 S2 S3; 2 SA; 3 CA"
"""Hands of which none has both black aces."""


def three(calls: str = "", hands: str = NOBODY, house: str = "", **more: object) -> Deal:
    """Return a deal of three after these *calls*; seat 3 deals, seat 1 is forehand."""
    return auction(calls, name="lhombre", hands=hands, house=house, seats=3, pool=0, **more)


def played(contract: str, house: str = "", *, trump: str = "H", seats: int = 3, pool: int = 0) -> Deal:
    """Return a deal at the first lead: seat 1 plays *contract*, and nobody buys more than they must."""
    dealer = 3 if seats == 3 else 4
    deal = auction(
        "",
        name="lhombre",
        house=f"call_style=free {house}",
        seats=seats,
        pool=pool,
        dealer=dealer,
        hands="1 SA CA",
        talon="H2 H3 H4",
    )
    deal = deal.does(f"1 {contract}")
    while deal.state.ombre is None:
        deal = deal.does(f"{deal.turn} pass")
    while deal.state.playing is None:
        asked = deal.asked
        assert asked is not None
        if type(asked).__name__ == "TrumpRequest":
            deal = deal.does(f"1 {trump}")
        elif type(asked).__name__ == "ExchangeRequest":
            least = deal.limits[0]
            thrown = [card for card in deal.state.hands[asked.seat] if card.text not in ("SA", "CA")][:least]
            deal = deal.does(f"{deal.turn} {' '.join(map(str, thrown)) or '-'}")
        else:
            deal = deal.does(f"{deal.turn} play")
    return deal


# Table and deal.


def test_lh_21_1_four_at_the_table_and_three_play():
    """The player opposite the dealer sits out."""
    deal = dealt("lhombre", dealer=4, pool=0)

    assert ((0, 2, 3), Role.RESTING) == (deal.state.ring, deal.state.role(seat(2)))


def test_lh_21_1_three_at_the_table_all_play():
    assert (0, 1, 2) == dealt("lhombre", seats=3, pool=0).state.ring


def test_lh_21_1_nobody_stakes():
    """There is no pool, but the game is for chips."""
    game = ruleset("lhombre")
    sitting = Session.begin(game, Seat(0)).with_antes()

    assert (0, (0, 0, 0, 0)) == (sitting.pool, sitting.chips)
    assert game.plays_for_chips


@pytest.mark.parametrize(("house", "has_pool"), [("", False), ("tariff=pott", True)])
def test_lh_21_12_only_the_pott_has_a_pool(house, has_pool):
    assert has_pool is ruleset("lhombre", house).has_pool


def test_lh_20_2_a_nolo_has_an_order_of_its_own():
    """A game with trumps is ranked by its trump."""
    game = ruleset("lhombre")

    assert ranking_without_trumps() is game.ranking_in("ouvert", None)
    assert game.ranking(Suit.HEARTS) is game.ranking_in("solo", Suit.HEARTS)
    assert game.ranking(None) is game.ranking_in(None, None)


def test_lh_a2_spades_deals_first():
    """A card of a different suit is drawn by each, and the one with spades deals."""
    for seats in (3, 4):
        game = ruleset("lhombre", seats=seats)
        draw = game.draw(
            game.ring(Seat(0)) if seats == 3 else (Seat(0), Seat(1), Seat(2), Seat(3)), chance("one")
        )
        assert [draw.dealer] == [at for at, card in draw.drawn if card is one("SK")]
        assert seats == len(draw.drawn)


@pytest.mark.parametrize("way", ["high_card", "random"])
def test_lh_a2_other_ways_to_find_the_dealer(way):
    game = ruleset("lhombre", f"first_dealer={way}")

    assert game.draw(game.ring(Seat(0)), chance("two")).dealer in range(4)


@pytest.mark.parametrize(("value", "net"), [("off", (2, 0, -1, -1)), ("on", (3, -1, -1, -1))])
def test_lh_21_1_the_sitter_may_settle_too(value, net):
    """Spil is won by seat 1; seat 2 sits out."""
    assert net == ended(played("spil", f"sitter_pays={value}", seats=4), "5 0 3 1").net


# The auction.

AUCTIONS = [
    ("spil pass pass", 1, "spil"),
    ("pass spil bedre bedre tourne pass", 3, "tourne"),
    ("spil pass solo solo pass", 1, "solo"),
    ("pass solo ren_nolo ren_nolo ouvert pass", 3, "ouvert"),
]


@pytest.mark.parametrize(("calls", "ombre", "contract"), AUCTIONS)
def test_lh_21_3_the_duel(calls, ombre, contract):
    """The earlier seat may hold; the survivor meets the third."""
    deal = three(calls)

    assert (seat(ombre), contract) == (deal.state.ombre, deal.state.the_contract.name)


def test_lh_21_3_respekt_needs_both_black_aces():
    """The middle seat holds them, and goes on to respekt over a bought nolo that was held."""
    deal = three("spil tourne kobe_nolo respekt pass pass", "2 SA CA")

    assert (seat(2), "respekt") == (deal.state.ombre, deal.state.the_contract.name)


@pytest.mark.parametrize(
    ("calls", "said", "reason"),
    [
        ("spil", "spil", Reason.NO_HOLD),
        ("pass", "tourne", Reason.PLAINER_BID),
        ("spil solo", "solo_spar", Reason.PLAINER_BID),
        ("spil bedre pass", "bedre", Reason.NO_HOLD),
        ("spil solo", "bedre", Reason.BID_TOO_LOW),
        ("spil", "respekt", Reason.CARDS_NEEDED),
        ("spil", "grande", Reason.NO_SUCH_BID),
    ],
)
def test_lh_21_3_what_may_not_be_bid(calls, said, reason):
    why = three(calls).refusal(said)

    assert why is not None
    assert (reason, "21.3") == (why.reason, why.rule)


def test_lh_21_3_free_calls_may_begin_anywhere():
    """Only respekt still needs its cards."""
    assert (
        "pass spil bedre tourne kobe_nolo solo solo_spar ren_nolo ouvert"
        == three(house="call_style=free").offers
    )
    assert "pass spil solo ren_nolo ouvert" == three().offers


def test_lh_21_3_a_bid_is_held_with_any_of_its_rank():
    """Tourné may be held with købe-nolo, unless the table holds with the same alone."""
    offers = three("spil tourne").offers.split()

    assert {"tourne", "kobe_nolo"} <= set(offers)
    assert "kobe_nolo" not in three("spil tourne", house="hold_with=same_only").offers.split()


@pytest.mark.parametrize(
    ("hands", "count"), [(NOBODY, 3454), ("1 SA CA", 4324), ("2 SA CA", 4779), ("3 SA CA", 4606)]
)
def test_lh_21_3_all_auctions(hands, count):
    """The last of an auction can only pass or hold, and none is longer than fourteen calls."""
    every = complete_auctions("lhombre", hands=hands, seats=3)

    assert count == len(every)
    assert max(len(whole) - 2 for whole in every) <= 14


def test_lh_21_5_all_auctions_of_iceland():
    """Tourné and bought nolo have ranks of their own there."""
    house = "ladder=iceland hold_with=same_only"

    assert 3212 == len(complete_auctions("lhombre", house, hands=NOBODY, seats=3))


# The games.


def test_lh_21_6_a_spil_leaves_a_choice():
    """Any suit, tourné or a bought nolo; respekt only with both black aces."""
    assert "S C H D tourne kobe_nolo" == three("spil pass pass").offers
    assert "S C H D tourne kobe_nolo respekt" == three("spil pass pass", "1 SA CA").offers


def test_lh_21_6_respekt_needs_its_cards_here_too():
    why = three("spil pass pass").refusal("respekt")

    assert why is not None
    assert (Reason.CARDS_NEEDED, "21.6") == (why.reason, why.rule)


@pytest.mark.parametrize("called", ["spil pass pass", "spil tourne kobe_nolo respekt pass pass"])
def test_lh_21_6_respekt_is_read_by_those_who_do_not_see_the_aces(called):
    """A view holds the choice or the bid, and not the cards that it needs."""
    deal = three(called, "1 SA CA" if "respekt" not in called else "2 SA CA")
    seen = deal.does("1 respekt") if "respekt" not in called else deal

    for number in (1, 2, 3):
        assert seen.seen_by(number) == parse_view(format_view(seen.seen_by(number)))


@pytest.mark.parametrize(("said", "reason"), [("ouvert", Reason.NO_SUCH_BID), ("pass", Reason.NOT_ASKED)])
def test_lh_21_6_other_games_are_not_open(said, reason):
    why = three("spil pass pass").refusal(said)

    assert why is not None
    assert reason is why.reason


def test_lh_21_6_the_choice_is_told():
    """The contract changes, and the top card is turned."""
    deal = three("spil pass pass", talon="H7").does("1 tourne")

    assert "tourne" == deal.state.the_contract.name
    assert ContractRaised(seat(1), "tourne") in deal.events
    assert deal.state.trump is Suit.HEARTS


@pytest.mark.parametrize(
    ("calls", "offers", "iceland"),
    [
        ("bedre pass pass", "S tourne kobe_nolo", "S tourne kobe_nolo"),
        ("tourne pass pass", "tourne kobe_nolo", "tourne kobe_nolo"),
        ("kobe_nolo pass pass", "tourne kobe_nolo", "kobe_nolo"),
    ],
)
def test_lh_21_6_the_winner_may_play_anything_that_is_not_lower(calls, offers, iceland):
    free = "call_style=free declare=not_lower"

    assert offers == three(calls, house=free).offers
    assert iceland == three(calls, house=f"{free} ladder=iceland").offers


def test_lh_21_6_the_game_that_was_bid_is_no_change():
    """Tourné is chosen after tourné was bid, and nothing is told."""
    deal = three("tourne pass pass", house="call_style=free declare=not_lower").does("1 tourne")

    assert not any(isinstance(event, ContractRaised) for event in deal.events)


@pytest.mark.parametrize(("value", "contract"), [("spar", "solo_spar"), ("plain", "solo")])
def test_lh_21_6_a_solo_in_spades(value, contract):
    """It is paid as solo spar by the standard rules."""
    assert (
        contract
        == three("solo pass pass", house=f"solo_in_spades={value}").does("1 S").state.the_contract.name
    )


def test_lh_20_1_a_bid_that_names_the_trump_asks_nothing():
    """Bedre and solo spar are played in spades."""
    for bid in ("bedre", "solo_spar"):
        deal = three(f"{bid} pass pass", house="call_style=free")
        assert deal.state.trump is Suit.SPADES


@pytest.mark.parametrize(
    ("contract", "limits"),
    [("bedre", (1, 9)), ("tourne", (2, 9)), ("kobe_nolo", (1, 9))],
)
def test_lh_21_2_what_the_ombre_buys(contract, limits):
    deal = three(f"{contract} pass pass", house="call_style=free")

    assert (1, limits) == (deal.turn, deal.limits)


@pytest.mark.parametrize(("contract", "turn"), [("solo_spar", 2), ("ren_nolo", 1), ("ouvert", 1)])
def test_lh_21_2_who_is_asked_first_without_buying(contract, turn):
    """After a solo the defenders buy; in a nolo nobody does, and forehand leads."""
    deal = three(f"{contract} pass pass", house="call_style=free")

    assert turn == deal.turn
    assert (contract == "solo_spar") is (deal.state.playing is None)


def test_lh_21_7_only_the_ombre_buys_in_a_bought_nolo():
    deal = three("kobe_nolo pass pass", house="call_style=free").does("1 S2")

    assert deal.state.playing is not None


def test_lh_21_7_a_turned_black_ace():
    """It makes its suit trump, or gives a free choice."""
    turned = {"hands": "1 S2 S3", "talon": "SA"}
    free = "call_style=free turned_black_ace=free_choice"

    its_suit = three("tourne pass pass", house="call_style=free", **turned)
    assert its_suit.state.trump is Suit.SPADES
    assert "S C H D" == three("tourne pass pass", house=free, **turned).offers


@pytest.mark.parametrize(("value", "most"), [("9", 9), ("8", 8), ("leave_five", 7)])
def test_lh_a12_the_first_defender_buys(value, most):
    """Twelve cards are left after the Ombre, and the defender has no matador."""
    house = f"call_style=free def_first_max={value}"
    deal = three("bedre pass pass", "1 SA CA S2 S3; 2 H2 H3 H4 H5 H6 D2 D3 D4 D5", house).does("1 S3  1 play")

    assert (2, (0, most)) == (deal.turn, deal.limits)


def test_lh_21_8_the_ombre_may_throw_in_after_buying():
    """It costs the price of a tied game."""
    deal = three("spil pass pass").does("1 H  1 S2")

    assert "play throw_in" == deal.offers
    assert ("surrender 1", (-2, 1, 1)) == (deal.does("1 throw_in").result, deal.does("1 throw_in").net)


def test_lh_21_8_a_hand_that_is_won_is_not_thrown_in():
    """With the five highest trumps the table says that the Ombre plays; the others cannot tell."""
    deal = three("spil pass pass", "1 SA H7 CA HA HK S2 S3 S4 S5; 2 H2; 3 H3").does("1 H  1 S5")
    gapped = three("spil pass pass", "1 SA H7 CA HA HQ S2 S3 S4 S5; 2 HK; 3 H3").does("1 H  1 S5")

    assert (Word.PLAY, None) == (deal.asked.foregone, gapped.asked.foregone)
    assert request(deal.seen_by(2)).foregone is None


def test_lh_21_8_who_plays_on_lets_the_defenders_buy():
    assert 2 == three("spil pass pass").does("1 H  1 S2  1 play").turn


def test_lh_21_8_only_those_two_answer():
    why = three("spil pass pass").does("1 H  1 S2").refusal("pass")

    assert why is not None
    assert (Reason.NOT_ASKED, "21.8") == (why.reason, why.rule)


def test_lh_21_8_the_table_may_forbid_it():
    assert 2 == three("spil pass pass", house="throw_in=off").does("1 H  1 S2").turn


def test_lh_21_9_all_pass():
    """The cards are dealt again, or forehand is asked alone."""
    kasko = three("pass pass pass", house="passed_out=kasko")

    assert "passed_out" == three("pass pass pass").result
    assert (1, "pass kasko") == (kasko.turn, kasko.offers)
    assert "passed_out" == kasko.does("1 pass").result


def test_lh_21_9_kasko_takes_a_new_hand():
    """Forehand keeps at most one of the nine cards, names trump, and the others buy the rest."""
    deal = three("pass pass pass kasko", house="passed_out=kasko")
    own = sorted(map(str, deal.state.layout.hands[0]))
    deal = deal.does(f"1 {' '.join(own[1:])}").does("1 H")

    assert (2, (0, 5)) == (deal.turn, deal.limits)


# The play.


def test_lh_20_2_without_trumps_the_black_aces_are_lowest():
    """They follow their suit like any card."""
    ranking = ranking_without_trumps()
    spades = " ".join(map(str, ranking.plain[one("SA").suit]))

    assert "SK SQ SJ S7 S6 S5 S4 S3 S2 SA" == spades
    assert 0 == ranking.best((one("C2"), one("CA"), one("SK")))


def test_lh_20_2_spadille_must_follow_suit():
    deal = three("ren_nolo pass pass", "1 S3; 2 SA HK; 3 CA", "call_style=free").does("1 S3")

    assert one("SA") in deal.may_play(2)
    assert one("HK") not in deal.may_play(2)


@pytest.mark.parametrize(("led", "hand", "may"), [("SA", "CA HK", "CA"), ("CA", "SA HK C2", "SA HK C2")])
def test_lh_20_3_the_trumps_of_a_grand(led, hand, may):
    """Spadille forces basto, and basto does not force spadille."""
    deal = dealt("lhombre", f"1 {led}; 2 {hand}; 3 D2", house="extras=grand", seats=3, pool=0, full=False)
    deal = deal.does("1 grand  2 pass  3 pass  2 -  3 -").does(f"1 {led}")

    assert cards(may) == deal.may_play(2)
    assert ranking_of_black_aces() is deal.state.ranking


def test_lh_21_10_the_ombre_claims_after_five_tricks():
    """The tout may be left out, and a nolo has none."""
    talks = {
        house: next(
            phase for phase in played("solo", house).state.agenda if isinstance(phase, PlayPhase)
        ).talk
        for house in ("tout=on", "tout=off")
    }

    assert (1, 0) == (len(talks["tout=on"]), len(talks["tout=off"]))
    assert () == next(phase for phase in played("ren_nolo").state.agenda if isinstance(phase, PlayPhase)).talk


def test_lh_21_10_an_open_hand_is_seen_after_the_first_lead():
    """Seat 2 leads nothing: forehand plays ouvert and leads, and then everybody sees the hand."""
    before = three("ouvert pass pass")
    after = before.does("1 S2")

    assert one("?") in before.seen_by(2).position.hands[0]
    assert one("?") not in after.seen_by(2).position.hands[0]
    assert isinstance(after.events[-1], MatadorsShown)
    assert 8 == len(after.events[-1].cards)


def test_lh_a15_the_duty_to_follow_is_the_tables():
    """Manille is led to spadille and basto alone."""
    hands = "1 H7; 2 SA CA S2; 3 D2"
    for house, count in (("", 2), ("renege_mixed=may_renege", 3)):
        deal = dealt("lhombre", hands, house=house, seats=3, pool=0, full=False)
        deal = deal.does("1 solo  2 pass  3 pass  1 H  2 -  3 -  1 H7")
        assert count == len(deal.may_play(2))


# Results.


def test_lh_20_4_the_better_defender_decides():
    """Of the 55 ways to share nine tricks 17 are won, 3 tied and 35 lost."""
    deal = played("solo")
    results = [
        ended(deal, f"{own} {left} {9 - own - left}").settlement.outcome.result.value
        for own in range(10)
        for left in range(10 - own)
    ]

    assert (17, 3, 35) == tuple(results.count(word) for word in ("sacada", "puesta", "codille"))


@pytest.mark.parametrize(
    ("won", "result"),
    [("0 5 4", "sacada 1"), ("1 4 4", "puesta 1"), ("2 4 3", "codille"), ("9 0 0", "codille")],
)
def test_lh_20_4_a_nolo_is_won_without_a_trick(won, result):
    assert result == ended(played("ren_nolo"), won).result


# Contract, tariff, net of the Ombre: won, tied, lost.
PRICES = [
    ("spil", "", (2, -2, -4)),
    ("bedre", "", (2, -2, -4)),
    ("tourne", "", (4, -4, -6)),
    ("respekt", "", (6, -6, -8)),
    ("grand", "extras=grand", (4, -4, -6)),
    ("solo", "", (6, -6, -8)),
    ("solo_spar", "", (8, -8, -10)),
    ("tourne", "tariff=rasle", (2, -2, -4)),
    ("respekt", "tariff=rasle", (4, -4, -6)),
    ("solo", "tariff=rasle", (4, -4, -6)),
    ("solo_spar", "tariff=rasle", (6, -6, -8)),
]
NOLOS = [
    ("kobe_nolo", "", (4, -4, -6, -6)),
    ("ren_nolo", "", (8, -8, -10, -10)),
    ("ouvert", "", (12, -12, -14, -14)),
    ("ren_nolo", "tariff=rasle", (6, -6, -8, -8)),
    ("kobe_nolo", "tariff=rasle", (4, -4, -6, -16)),
    ("kobe_nolo", "tariff=rasle kupp_cap=4", (4, -4, -6, -8)),
    ("kobe_nolo", "tariff=rasle kupp_cap=5", (4, -4, -6, -10)),
    ("kobe_nolo", "tariff=rasle kupp_cap=6", (4, -4, -6, -12)),
]


@pytest.mark.parametrize(("contract", "house", "nets"), PRICES)
def test_lh_21_12_the_price_of_a_game_with_trumps(contract, house, nets):
    deal = played(contract, house)

    assert nets == tuple(ended(deal, won).net[0] for won in ("5 3 1", "4 4 1", "1 4 4"))


@pytest.mark.parametrize(("contract", "house", "nets"), NOLOS)
def test_lh_21_12_the_price_of_a_nolo(contract, house, nets):
    """Without a trick, with one, with two and with seven."""
    deal = played(contract, house)

    assert nets == tuple(ended(deal, won).net[0] for won in ("0 5 4", "1 4 4", "2 4 3", "7 1 1"))


@pytest.mark.parametrize(("contract", "made", "missed"), [("spil", 4, 0), ("tourne", 6, 2), ("solo", 8, 4)])
def test_lh_21_2_tout(contract, made, missed):
    """One more from each, or one less."""
    deal = played(contract)

    assert made == ended(deal, "9 0 0", "vole").net[0]
    assert missed == ended(deal, "7 1 1", "vole").net[0]
    assert 2 == ended(played("spil"), "5 0 0", "claim").net[0]


def test_lh_21_12_the_pot_is_filled_when_it_is_empty():
    """Everybody at the table puts in four, the sitter too; a pot with chips in it is left alone."""
    game = ruleset("lhombre", "tariff=pott")
    sitting = Session.begin(game, Seat(0)).with_antes()

    assert 16 == sitting.pool
    assert () == sitting.antes


# Contract, pool before, tricks, word; net of the Ombre and pool after.
POTS = [
    ("solo", 12, "5 3 1", "", 2, 10),
    ("spil", 10, "1 4 4", "", -2, 12),
    ("solo", 1, "5 3 1", "", 1, 0),
    ("spil", 12, "9 0 0", "vole", 2, 10),
    ("spil", 12, "7 1 1", "vole", 0, 12),
    ("solo", 1, "7 1 1", "vole", 0, 1),
]


@pytest.mark.parametrize("pot", POTS)
def test_lh_21_12_the_pot_pays_once(pot):
    """The winner takes what the pot has, and the others pay nothing."""
    contract, pool, won, word, net, after = pot
    deal = ended(played(contract, "tariff=pott", pool=pool), won, word)

    assert ((net, 0, 0), after) == (deal.net, deal.pool)


@pytest.mark.parametrize(
    ("contract", "net", "after"), [("tourne", (-3, 1, 1), 13), ("respekt", (-6, 2, 2), 14)]
)
def test_lh_21_12_a_hand_thrown_in_pays_pot_and_opponents(contract, net, after):
    house = "tariff=pott call_style=free"
    deal = auction(
        f"{contract} pass pass",
        name="lhombre",
        house=house,
        seats=3,
        pool=12,
        hands="1 SA CA S2 S3",
        talon="H2 H3",
    )
    deal = deal.does("1 S2 S3").does("1 throw_in")

    assert (net, after) == (deal.net, deal.pool)


@pytest.mark.parametrize(
    ("house", "pool", "expected"),
    [
        ("", 0, (0, 3, 6, 8, 2)),
        ("tariff=pott", 1, (1, 0, 2, 3)),
        ("tariff=pott", 9, (2, 0, 2, 3)),
    ],
)
def test_lh_21_12_the_price_of_a_solo(house, pool, expected):
    """The share of the pool, the chips of each opponent, the prices of a tie and a loss, and who pays."""
    state = three(house=house).state._replace(stakes=Stakes(Chips(pool)))
    contract = state.ruleset.contract("solo")
    assert contract is not None

    assert Price(*map(Chips, expected)) == price(state, contract)


@pytest.mark.parametrize(("house", "payers"), [("", 2), ("sitter_pays=on", 3)])
def test_lh_21_1_the_sitter_pays_for_a_bid_only_by_house_rule(house, payers):
    state = auction("", name="lhombre", house=house, seats=4, pool=0).state
    row = state.ruleset.contract("spil")
    assert row is not None
    worth = price(state, row)

    assert worth is not None
    assert payers == worth.heads(state.seats)
    assert 1.5 * payers == worth.at_stake


def test_lh_21_6_a_wrong_answer_is_an_error():
    """A game that is not open cannot be applied either."""
    with pytest.raises(IllegalAction, match="not_asked"):
        advance(three("spil pass pass").state, Bid("ouvert"))


@pytest.mark.parametrize("tariff", ["union", "pott"])
def test_lh_21_12_the_cards_are_not_paid(tariff):
    state = played("solo", f"tariff={tariff}").state
    settle = state.agenda[-1]

    assert isinstance(settle, SettlePhase)
    assert () == settle.payment.of_cards(state)


# Several nolos at once.


def nolos(game: str, joined: str = "2", house: str = "", pool: int = 0) -> Deal:
    """Return a nolo of seat 1 at its first lead; the seats *joined* play it too, and buy one card at most."""
    house = f"nolos=several call_style=free {house}"
    deal = auction(f"{game} pass pass", name="lhombre", hands=NOBODY, house=house, seats=3, pool=pool)
    for number in (2, 3):
        deal = deal.does(f"{number} {game if str(number) in joined else 'pass'}")
    while isinstance(deal.asked, ExchangeRequest):
        deal = deal.does(f"{deal.turn} {deal.state.hands[deal.asked.seat][0]}")
    return deal


@pytest.mark.parametrize("game", ["kobe_nolo", "ren_nolo"])
def test_lh_21_13_the_others_say_whether_they_play_it_too(game):
    """They are asked in turn, and may not play another game."""
    deal = three(f"{game} pass pass", house="nolos=several call_style=free")
    why = deal.refusal("ouvert")

    assert (2, f"pass {game}") == (deal.turn, deal.offers)
    assert why is not None
    assert (Reason.NO_SUCH_BID, "21.13") == (why.reason, why.rule)
    assert (seat(2), seat(3)) == nolos(game, "23").state.joined


def test_lh_21_13_nobody_is_asked_at_a_table_that_plays_one():
    assert isinstance(three("kobe_nolo pass pass", house="call_style=free").asked, ExchangeRequest)
    assert 1 == three("ouvert pass pass", house="nolos=several").turn


def test_lh_21_13_only_a_word_is_an_answer():
    deal = three("ren_nolo pass pass", house="nolos=several call_style=free")
    why = deal.refusal("S")

    assert why is not None
    assert Reason.NOT_ASKED is why.reason
    with pytest.raises(IllegalAction):
        deal.does("2 S")


def test_lh_21_13_who_plays_a_bought_nolo_too_buys_after_the_ombre():
    """At least a card each, while there are any; the defender buys nothing."""
    deal = three("kobe_nolo pass pass", house="nolos=several call_style=free").does("2 kobe_nolo  3 pass")
    all_nine = " ".join(map(str, deal.state.hands[0]))
    bought = deal.does(f"1 {all_nine}")

    assert ((2, (1, 4)), 1) == ((bought.turn, bought.limits), nolos("kobe_nolo").turn)


# The game, who plays it too, tricks; results, what each wins.
NOLOS = [
    ("ren_nolo", "2", "0 0 9", "sacada 1  sacada 2", (4, 4, -8)),
    ("ren_nolo", "2", "0 1 8", "sacada 1  puesta 2", (12, -12, 0)),
    ("ren_nolo", "2", "2 0 7", "codille  sacada 2", (-14, 13, 1)),
    ("kobe_nolo", "2", "1 3 5", "puesta 1  codille 2", (-1, -4, 5)),
    ("kobe_nolo", "23", "3 3 3", "codille  codille 2  codille 3", (0, 0, 0)),
    ("kobe_nolo", "", "1 3 5", "puesta 1", (-4, 2, 2)),
]


@pytest.mark.parametrize(("game", "joined", "won", "result", "net"), NOLOS)
def test_lh_21_13_each_nolo_is_settled_with_all_the_others(game, joined, won, result, net):
    deal = ended(nolos(game, joined), won)

    assert (result, net) == (deal.result, deal.net)


def test_lh_21_13_a_pool_is_taken_as_far_as_it_goes():
    """By pott each takes three of the four that lie there, the Ombre first."""
    deal = ended(nolos("ren_nolo", house="tariff=pott", pool=4), "0 0 9")

    assert ((3, 1, 0), 0) == (deal.net, deal.pool)


def test_lh_21_13_the_price_is_that_of_one_nolo():
    """The players weigh their own game."""
    state = nolos("ren_nolo").state
    settle = next(phase for phase in state.agenda if isinstance(phase, SettlePhase))

    assert (price(state, state.the_contract), ()) == (
        settle.payment.price(state),
        settle.payment.of_cards(state),
    )
    assert (seat(2), ()) == (state.played_by(seat(2)).ombre, state.played_by(seat(2)).joined)
    assert state is state.played_by(seat(3))


def test_lh_21_13_the_question_follows_an_auction():
    """The phase takes calls only, and needs the auction that was held."""
    state = three("ren_nolo pass pass", house="nolos=several").state
    phase = state.agenda[0]

    with pytest.raises(IllegalAction):
        phase.act(state, NameTrump(Suit.SPADES))
    with pytest.raises(IllegalAction):
        phase.mover(state._replace(bidding=None))
