"""Ombre Renegado, 1.11 and A18 to A20: giving the hand up, and taking it over."""

import pytest
from composition import Pins
from dialect import Deal, cards, playing, settled

from ombre_desktop.engine import PlayRequest, Question, Reason, Role, Word
from ombre_desktop.engine.events import OmbreChanged

HANDS = "1 H2 S7 S4 C2 D2; 2 SA H4 SK C5 DK; 3 H3 S2 SJ C7 DQ"
ROUNDS = ("1 H2 SA H3", "2 H4 S2 S7", "2 SK SJ S4", "2 C5 C7 C2")
"""Seat 1 is Ombre and takes nothing; seat 3 wins the fourth trick."""
PLAIN = Pins(ombre="H6", x="CA", nobody="SA H7")
"""The taker lacks only two matadors, and so pays no estuches."""


def opened(contract: str = "entrada", *, ombre: int = 1, house: str = "") -> Deal:
    """Return a deal at its first lead."""
    return playing("renegado", trump="H", hands=HANDS, contract=contract, ombre=ombre, house=house)


def may_surrender(deal: Deal) -> bool:
    """Return True if the next player is offered the word."""
    return isinstance(deal.asked, PlayRequest) and Word.SURRENDER in deal.asked.words


@pytest.mark.parametrize(("contract", "lawful"), [("entrada", True), ("vuelta", True), ("solo", False)])
def test_rn_1_11_entrada_and_vuelta_may_be_surrendered(contract, lawful):
    """An entrada and a vuelta may be surrendered, but not a solo."""
    deal = opened(contract)

    assert lawful is may_surrender(deal)
    assert lawful is (deal.refusal("surrender") is None)


def test_rn_1_11_a_solo_is_refused_as_such():
    """The refusal names the bid that cannot be given up."""
    why = opened("solo").refusal("surrender")

    assert (Reason.SURRENDER_OF_BID, "1.11", "solo") == (why.reason, why.rule, why.name)


def test_rn_1_11_only_the_ombre_may_surrender():
    """Only the Ombre may surrender, and only in turn (2.1)."""
    deal = opened().play("1 H2")

    assert not may_surrender(deal)
    assert Reason.SURRENDER_FOR_OMBRE is deal.refusal("surrender").reason


def test_rn_1_11_in_mid_trick_too():
    """The Ombre plays second here and may surrender before playing."""
    deal = opened(ombre=2).play("1 H2")

    assert may_surrender(deal)


def test_rn_a18_until_his_own_card_to_the_fourth_trick():
    """If another player led the fourth trick, the Ombre may still surrender, but not at the fifth."""
    deal = opened().play_all(*ROUNDS[:3], "2 C5 C7")

    assert may_surrender(deal)
    later = deal.play("1 C2")
    assert 3 == later.turn
    late = later.play("3 DQ")
    assert not may_surrender(late)
    why = late.refusal("surrender")
    assert Reason.TOO_LATE_TO_SURRENDER is why.reason
    assert 4 == why.number


@pytest.mark.parametrize("contract", ["entrada", "vuelta"])
def test_rn_1_11_the_defender_at_his_right_is_asked_first(contract):
    """The other defender is asked next (2.1)."""
    deal = opened(contract).does("1 surrender")

    assert 2 == deal.turn
    assert 3 == deal.does("2 accept").turn


@pytest.mark.parametrize(
    ("contract", "question", "offers"),
    [("entrada", Question.TAKE_OVER, "takeover accept"), ("vuelta", Question.CONSENT, "accept refuse")],
)
def test_rn_1_11_what_the_defenders_may_answer(contract, question, offers):
    """An entrada may be taken over, while a vuelta ends only if both accept."""
    deal = opened(contract).does("1 surrender")

    assert question is deal.question
    assert offers == deal.offers


@pytest.mark.parametrize(
    ("contract", "said"), [("entrada", "refuse"), ("vuelta", "takeover"), ("vuelta", "H4")]
)
def test_rn_1_11_nothing_else_may_be_answered(contract, said):
    """The refusal of any other answer names the paragraph."""
    why = opened(contract).does("1 surrender").refusal(said)

    assert Reason.NOT_ASKED is why.reason
    assert "1.11" == why.rule


@pytest.mark.parametrize("contract", ["entrada", "vuelta"])
def test_rn_1_11_accepted_by_both_it_is_a_puesta_without_bonuses(contract):
    """P + 5n go into the pool (P16), though the Ombre lacks the matadors."""
    deal = opened(contract).does("1 surrender  2 accept  3 accept")

    assert "surrender 1" == deal.result
    assert (-20, 0, 0) == deal.net
    assert 25 == deal.pool


@pytest.mark.parametrize("answers", ["2 refuse", "2 accept  3 refuse"])
def test_rn_1_11_a_refused_vuelta_goes_on(answers):
    """The first refusal ends the asking, and the Ombre may not offer again in that trick."""
    deal = opened("vuelta").does(f"1 surrender  {answers}")

    assert 1 == deal.turn
    assert not may_surrender(deal)
    assert Reason.REFUSED_THIS_TRICK is deal.refusal("surrender").reason


def test_rn_1_11_after_a_refusal_he_may_offer_again_in_a_later_trick():
    """The Ombre may offer again once a new trick begins (2.1)."""
    deal = opened("vuelta").does("1 surrender  2 refuse").play_all(ROUNDS[0], "2 H4 S2")

    assert may_surrender(deal)


@pytest.mark.parametrize(("answers", "taker"), [("2 takeover", 2), ("2 accept  3 takeover", 3)])
def test_rn_1_11_a_defender_may_take_an_entrada_over(answers, taker):
    """The taker becomes Ombre, the quitter a defender, and the turn stays where it was."""
    deal = opened().does(f"1 surrender  {answers}")

    assert taker - 1 == deal.state.ombre
    assert Role.DEFENDER is deal.state.role(0)
    assert OmbreChanged(0, taker - 1) in deal.events
    assert 1 == deal.turn
    assert "H" == deal.state.trump.value


def test_rn_1_11_a_hand_taken_over_cannot_be_surrendered():
    """Neither the taker nor the quitter may surrender."""
    deal = opened().does("1 surrender  2 takeover")

    assert Reason.SURRENDER_FOR_OMBRE is deal.refusal("surrender").reason
    assert Reason.SURRENDER_TAKEN_OVER is deal.play("1 H2").refusal("surrender").reason


def test_rn_1_11_tricks_won_stay_with_their_winners():
    """The taker keeps the tricks that they won as a defender."""
    deal = opened().play_all(ROUNDS[0], "2 H4 S2").does("1 surrender  2 takeover")

    assert (0, 1, 0) == deal.state.playing.won


def test_rn_1_11_there_is_no_new_exchange():
    """The play continues with the same cards."""
    deal = opened().does("1 surrender  2 takeover")

    assert cards("H2 S7 S4 C2 D2") == deal.may_play(1)


def test_rn_1_11_p17_the_taker_is_paid_as_an_entrada_ombre():
    """X takes over and the tricks end X4 O3 Y2: the quitter owes no more than any defender."""
    deal = settled("entrada", "XOXYOXOXY", says="1 surrender  2 takeover", pins=PLAIN)

    assert "sacada 2" == deal.result
    assert (-5, 15, -5) == deal.net
    assert 0 == deal.pool


def test_rn_1_11_the_taker_pays_as_an_entrada_ombre():
    """X takes over and the quitter wins most tricks and so codille."""
    deal = settled("entrada", "OXOYOXOYO", says="1 surrender  2 takeover", pins=PLAIN)

    assert "codille 1" == deal.result
    assert (20, -20, 0) == deal.net


def test_rn_1_11_tricks_as_a_defender_count_for_his_claim():
    """The taker wins the first five, two of them before taking over, and claims (2.1)."""
    taken = settled("entrada", "XXXXX", says="1 surrender  2 takeover", after=2, pins=PLAIN)

    assert "sacada 2" == taken.result
    assert (-8, 21, -8) == taken.net


def test_rn_1_11_estuches_on_the_takers_own_nine():
    """Seat 2 holds the three matadors and takes over: each other pays three more (2.1)."""
    hands = "1 H2 S7 S4; 2 SA H7 CA; 3 H3 S2 SJ"
    deal = playing("renegado", trump="H", hands=hands).does("1 surrender  2 takeover")

    over = deal.play_all("1 H2 SA H3", "2 H7 S2 S7", "2 CA SJ S4")

    assert (-8, 21, -8) == over.net


@pytest.mark.parametrize("contract", ["entrada", "vuelta", "solo"])
def test_rn_a19_surrender_may_be_off(contract):
    """By house rule nobody may give up."""
    assert not may_surrender(opened(contract, house="surrender=off"))
    assert Reason.NO_SURRENDER is opened(contract, house="surrender=off").refusal("surrender").reason


def test_rn_a19_surrender_on_is_the_default():
    """The default value of the setting allows a surrender."""
    assert may_surrender(opened(house="surrender=on"))


def test_rn_a19_a_vuelta_may_be_given_up_without_consent():
    """By house rule the deal ends as puesta at once."""
    deal = opened("vuelta", house="vuelta_surrender=automatic").does("1 surrender")

    assert "surrender 1" == deal.result
    assert (-20, 0, 0) == deal.net


def test_rn_a19_by_default_both_must_accept():
    """By default both defenders must accept before a vuelta ends."""
    assert 2 == opened("vuelta", house="vuelta_surrender=both_accept").does("1 surrender").turn


SPANISH = [
    # tricks, result, net of quitter, taker and third, pool
    ("XOXYOXOXY", "sacada 2  puesta 1", (-20, 20, 0), 5),
    ("XOXYOXOXO", "puesta 2  puesta 1", (-20, -20, 0), 45),
    ("XYXYYXOXY", "puesta 2  puesta 1", (-20, -20, 0), 45),
    ("OXOXYOXOO", "puesta 2", (0, -20, 0), 25),
    ("OXOYOYOYX", "puesta 2", (0, -20, 0), 25),
    ("YXYOYXYOX", "codille 3  puesta 1", (-20, -20, 20), 25),
]


@pytest.mark.parametrize(("tricks", "result", "net", "pool"), SPANISH)
def test_rn_a20_the_spanish_table(tricks, result, net, pool):
    """The seat with most tricks decides who owes 20 at P 5, without bonuses."""
    deal = settled("entrada", tricks, house="takeover=spanish", says="1 surrender  2 takeover")

    assert result == deal.result
    assert net == deal.net
    assert pool == deal.pool


@pytest.mark.parametrize("tricks", ["XXXXX", "XXXXXXOYX", "XXXXXXXXX"])
def test_rn_a20_claim_and_vole_change_nothing(tricks):
    """Five straight tricks win a hand taken over; all nine earn no more, and eight no less."""
    says = "1 surrender  2 takeover"

    deal = settled("entrada", tricks, house="takeover=spanish", says=says, after=2, pins=PLAIN)

    assert ("sacada 2  puesta 1", (-20, 20, 0), 5) == (deal.result, deal.net, deal.pool)


@pytest.mark.parametrize(
    ("house", "tricks", "says", "foregone"),
    [
        ("takeover=spanish", "XXXXXXXXX", "1 surrender  2 takeover", Word.CLAIM),
        ("takeover=literal", "XXXXXXXXX", "1 surrender  2 takeover", None),
        ("takeover=spanish", "OOOOOXXXX", "", None),
    ],
)
def test_rn_a20_claim_or_vole_is_foregone_where_it_changes_nothing(house, tricks, says, foregone):
    """The seat that has to answer can still claim or lead on, as old records do."""
    deal = settled("entrada", tricks, house=house, says=says, after=2, stop=5, pins=PLAIN)

    assert (Question.CLAIM_OR_VOLE, "claim vole") == (deal.question, deal.offers)
    assert foregone is deal.asked.foregone


def test_rn_a20_a_hand_not_taken_over_is_settled_as_ever():
    """The Spanish table applies to take-overs only."""
    deal = settled("entrada", "XOOYOXOOY", house="takeover=spanish")

    assert "sacada 1" == deal.result
    assert (15, -5, -5) == deal.net


def test_rn_a20_literal_is_the_default():
    """The default value of the setting pays as in P17."""
    says = "1 surrender  2 takeover"

    deal = settled("entrada", "XOXYOXOXY", house="takeover=literal", says=says, pins=PLAIN)

    assert (-5, 15, -5) == deal.net
