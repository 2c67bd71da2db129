"""German Solo, 26.1: a piquet pack, a secret friend, a couleur, and a trump that the friend may name."""

import pytest
from auctions import complete_auctions
from dialect import Deal, auction, cards, one, seat
from settled import ended

from ombre_desktop.engine import Chips, Reason, Role, Seat, Session, Suit, price, ruleset
from ombre_desktop.engine.chips import Price
from ombre_desktop.engine.events import AllyKnown, NobodyToCall, OmbreMade, SpadilleSought
from ombre_desktop.engine.shuffle import chance

HANDS = "1 HK HQ HJ SA SK CK D7 D8; 3 CA; 4 DA CQ"
"""The eldest lacks two plain aces in hearts."""
FOUR_ACES = "1 CQ SA CA HA DA S7 C7 D8"


def four(calls: str = "", house: str = "", hands: str = HANDS) -> Deal:
    """Return a deal after these *calls*; seat 4 deals."""
    return auction(calls, name="german_solo", house=house, hands=hands, dealer=4, pool=0)


def played(bid: str, called: str = "CA", trump: str = "H", house: str = "") -> Deal:
    """Return a deal at the first lead, in which the eldest plays *bid*."""
    deal = four(f"{bid} pass pass pass", house)
    if deal.state.trump is None:
        deal = deal.does(f"1 {trump}")
    return deal.does(f"1 call {called}") if bid.startswith("frage") else deal


def test_gs_26_1_eight_cards_each_and_nothing_staked():
    """The engine deals by three, two and three."""
    game = ruleset("german_solo")
    sitting = Session.begin(game, Seat(0)).with_antes()

    assert ((3, 2, 3), (), 0) == (game.packets, four().state.talon, sitting.pool)
    assert game.plays_for_chips


def test_gs_26_1_the_highest_card_deals_first():
    game = ruleset("german_solo")

    assert game.draw(game.ring(Seat(0)), chance("one")).dealer in range(4)


@pytest.mark.parametrize(
    ("trump", "order"),
    [("C", "CQ C7 SQ CA CK CJ CT C9 C8"), ("H", "CQ H7 SQ HA HK HQ HJ HT H9 H8")],
)
def test_gs_26_1_the_trumps(trump, order):
    """Nine in a black suit, ten in a red one."""
    ranking = ruleset("german_solo").ranking(Suit(trump))

    assert order == " ".join(map(str, ranking.trumps))
    assert () == ranking.matadors


def test_gs_26_1_no_trump_may_be_withheld():
    """The queen of clubs must follow the lowest trump."""
    deal = four("solo pass pass pass", hands="1 H8 SA; 2 CQ D7 D8 D9 DT DJ DQ DK").does("1 H  1 H8")

    assert cards("CQ") == deal.may_play(2)


def test_gs_26_1_the_bids():
    assert "pass frage frage_couleur solo solo_couleur tout tout_couleur" == four().offers
    assert 2865 == len(complete_auctions("german_solo", dealer=4))


@pytest.mark.parametrize("couleur", ["C", "S", "H", "D"])
def test_gs_26_1_the_couleur_is_fixed(couleur):
    """A bid in it names nothing; another bid names another suit."""
    house = f"couleur={couleur}"

    assert Suit(couleur) is four("solo_couleur pass pass pass", house).state.trump
    assert couleur not in four("solo pass pass pass", house).offers.split()


def test_gs_26_1_a_plain_ace_is_called():
    """The Ombre lacks the aces of clubs and diamonds, and its holder is their secret ally."""
    deal = four("frage pass pass pass").does("1 H")
    assert "call CA call DA" == deal.offers

    deal = deal.does("1 call CA")
    assert (Role.ALLY, None) == (deal.state.role(seat(3)), deal.seen_by(2).position.role(seat(3)))


def test_gs_26_1_with_three_aces_a_king_is_called():
    deal = four("frage pass pass pass", hands="1 SA CA DA HK HQ HJ D7 D8").does("1 H")

    assert "call SK call CK call DK" == deal.offers


def test_gs_26_1_the_holder_of_the_first_trump_must_play():
    """Seat 4 calls an ace of any suit, whose holder shows it and names another suit."""
    deal = four("pass pass pass pass")
    assert (SpadilleSought(seat(4), one("CQ")), OmbreMade(seat(4), "grossfrage")) == deal.events[-2:]
    assert "call SA call CA call HA" == deal.offers

    deal = deal.does("4 call CA")
    assert AllyKnown(seat(3), one("CA")) == deal.events[-1]
    assert Role.ALLY is deal.seen_by(2).position.role(seat(3))
    assert (3, "S H D") == (deal.turn, deal.offers)
    assert Suit.SPADES is deal.does("3 S").state.trump


def test_gs_26_1_the_shown_friend_is_known_once():
    """Nothing is told again when the ace falls."""
    hands = "1 CQ H7 SQ HA HK D7 D8 D9; 2 CA CK CJ S8 S9 ST SJ HJ"
    deal = auction("pass pass pass pass", name="german_solo", hands=hands, dealer=4, pool=0)

    deal = deal.does("1 call CA  2 H  1 D7  2 CA")

    assert [AllyKnown(seat(2), one("CA"))] == [e for e in deal.events if isinstance(e, AllyKnown)]


@pytest.mark.parametrize(("said", "reason"), [("C", Reason.SUIT_NOT_OFFERED), ("pass", Reason.NOT_ASKED)])
def test_gs_26_1_the_friend_may_not_name_the_suit_of_the_ace(said, reason):
    why = four("pass pass pass pass").does("4 call CA").refusal(said)

    assert why is not None
    assert (reason, "26.1") == (why.reason, why.rule)


def test_gs_26_1_the_called_ace_must_be_lacked():
    why = four("pass pass pass pass").refusal("call DA")

    assert why is not None
    assert (Reason.CARD_HELD, "26.1") == (why.reason, why.rule)


def test_gs_26_1_with_four_aces_the_forced_game_is_a_solo():
    """The aces are shown, and any suit may be named; the couleur is paid twice."""
    deal = four("pass pass pass pass", hands=FOUR_ACES)

    assert any(isinstance(event, NobodyToCall) for event in deal.events)
    assert ("forced_solo", "S C H D") == (deal.state.the_contract.name, deal.offers)
    assert (-4, -8) == tuple(ended(deal.does(f"1 {suit}"), "5 1 1 1").net[1] for suit in ("S", "C"))


def test_gs_a4_the_table_may_deal_again():
    assert "passed_out" == four("pass pass pass pass", "passed_out=redeal").result


# Bid, net of each when won; seat 3 is the friend.
PRICES = [
    ("frage", "3 1 2 2", "sacada 1", (2, -2, 2, -2)),
    ("frage", "2 2 2 2", "codille", (-2, 2, -2, 2)),
    ("frage_couleur", "5 1 1 1", "sacada 1", (4, -4, 4, -4)),
    ("solo", "5 1 1 1", "sacada 1", (12, -4, -4, -4)),
    ("solo", "4 2 1 1", "codille", (-12, 4, 4, 4)),
    ("solo_couleur", "6 1 1 0", "sacada 1", (24, -8, -8, -8)),
    ("tout", "8 0 0 0", "vole 1", (48, -16, -16, -16)),
    ("tout", "7 1 0 0", "failed_vole 1", (-48, 16, 16, 16)),
    ("tout_couleur", "8 0 0 0", "vole 1", (96, -32, -32, -32)),
    ("tout_couleur", "3 5 0 0", "failed_vole 1", (-96, 32, 32, 32)),
]


@pytest.mark.parametrize(("bid", "won", "result", "net"), PRICES)
def test_gs_26_1_the_payments(bid, won, result, net):
    """In the couleur, clubs, twice as much; the friend shares in a frage."""
    called = "HA" if bid == "frage_couleur" else "CA"
    deal = played(bid, called)
    if bid == "frage_couleur":
        deal = four("frage_couleur pass pass pass", hands="1 CK CJ SA SK HK D7 D8 D9; 3 HA").does("1 call HA")

    done = ended(deal, won)
    assert (result, net) == (done.result, done.net)


def test_gs_26_1_the_price_of_a_bid():
    """Two chips from one opponent for a frage, and sixteen from each for a tout."""
    state = four().state
    prices = {name: price(state, row) for name in ("frage", "tout") if (row := state.ruleset.contract(name))}

    assert {
        "frage": Price(Chips(0), Chips(2), Chips(2), payers=1),
        "tout": Price(Chips(0), Chips(16), Chips(48)),
    } == prices


# What not every table plays.

BOTH_QUEENS = "1 CQ SQ HA DA; 2 SA CA"


def test_gs_26_1_a_grossfrage_can_be_bid_with_both_black_queens():
    """It goes above the frages and below solo."""
    house = "grossfrage_bid=on"
    deal = four("", house, BOTH_QUEENS)

    assert "pass frage frage_couleur grossfrage_bid solo solo_couleur tout tout_couleur" == deal.offers
    why = four("", house, "1 CQ; 2 SQ").refusal("grossfrage_bid")
    assert why is not None
    assert (Reason.CARDS_NEEDED, "26.1", cards("CQ SQ")) == (why.reason, why.rule, frozenset(why.cards))


@pytest.mark.parametrize(("prices", "chips"), [("", 4), (" prices=grossfrage_bid:8", 8)])
def test_gs_26_1_a_grossfrage_that_is_bid_is_worth_four(prices, chips):
    """The friend names the trump, and it is never doubled."""
    deal = four("grossfrage_bid pass pass pass", f"grossfrage_bid=on{prices}", BOTH_QUEENS)
    deal = deal.does("1 call SA  2 C")

    assert (chips, chips, -chips, -chips) == ended(deal, "3 2 2 1").net


def test_gs_26_1_a_bidder_of_a_grossfrage_with_four_aces_plays_a_solo():
    """There is nobody to ask; all others deal again when all pass."""
    house = "grossfrage_bid=on passed_out=redeal"
    deal = four("grossfrage_bid pass pass pass", house, "1 CQ SQ SA CA HA DA")

    assert ("forced_solo", 1) == (deal.state.the_contract.name, deal.turn)


# Made or lost, by a solo, one in the couleur, and a frage with an ally.
AFTER_FIVE = [
    ("solo", "5 0 0 0", "claim", (12, -4, -4, -4)),
    ("solo", "8 0 0 0", "vole", (24, -8, -8, -8)),
    ("solo", "7 1 0 0", "vole", (-24, 8, 8, 8)),
    ("solo_couleur", "8 0 0 0", "vole", (48, -16, -16, -16)),
    ("frage", "8 0 0 0", "vole", (8, -8, 8, -8)),
    ("frage", "5 2 1 0", "vole", (-8, 8, -8, 8)),
]


@pytest.mark.parametrize(("bid", "won", "word", "net"), AFTER_FIVE)
def test_gs_26_1_who_leads_to_the_sixth_trick_plays_for_all_eight(bid, won, word, net):
    """It is eight in place of the game; who stops is paid the game alone."""
    assert net == ended(played(bid, house="after_five=tout"), won, word).net


FIVE_TRUMPS = "1 CQ H7 SQ HA HK S9 S8 S7; 2 CA HJ; 3 H9 HT; 4 H8 HQ"


def after_five_tricks(house: str) -> Deal:
    """Return a frage of which seat 1 has led five trumps, with the ally in seat 2."""
    deal = four("frage pass pass pass", house, FIVE_TRUMPS).does("1 H  1 call CA")
    for trump in ("CQ", "H7", "SQ", "HA", "HK"):
        deal = deal.does(f"1 {trump}")
        while deal.question is None and deal.turn != 1:
            assert deal.asked is not None
            deal = deal.does(f"{deal.turn} {deal.asked.actions[-1]}")
    return deal


def test_gs_26_1_who_wins_the_first_five_is_asked_where_the_table_plays_it():
    """The ally is known from then on."""
    assert "claim vole" == after_five_tricks("after_five=tout").offers
    assert any(isinstance(event, AllyKnown) for event in after_five_tricks("after_five=tout").events)
    assert after_five_tricks("").question is None


def test_gs_26_1_a_friend_who_has_shown_the_ace_is_not_told_of_again():
    """In a Grossfrage the ace lies open from the call on."""
    house = "grossfrage_bid=on after_five=tout"
    deal = four("grossfrage_bid pass pass pass", house, "1 CQ SQ S7 SA SK SJ ST S9; 2 CA").does(
        "1 call CA  2 S"
    )
    for trump in ("CQ", "S7", "SQ", "SA", "SK"):
        deal = deal.does(f"1 {trump}")
        while deal.question is None and deal.turn != 1:
            assert deal.asked is not None
            deal = deal.does(f"{deal.turn} {deal.asked.actions[-1]}")

    assert ("claim vole", 1) == (deal.offers, sum(isinstance(event, AllyKnown) for event in deal.events))
