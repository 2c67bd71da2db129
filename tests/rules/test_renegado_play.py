"""Ombre Renegado, 1.9 and A15: following suit, and the matadors' privilege."""

import pytest
from dialect import Deal, cards, one, playing

from ombre_desktop.engine import PlayRequest, Reason
from ombre_desktop.engine.events import CardPlayed, TrickTaken

NOT_LED = ["D2", "D3", "D4", "S2", "S3", "S4"]


def second_hand(lead: str, held: str, *, trump: str = "H", house: str = "") -> Deal:
    """Return a deal in which the eldest has led, and the second to play has the cards *held*."""
    spare = iter(card for card in NOT_LED if card not in f"{lead} {held}".split())
    hands = f"1 {lead} {next(spare)}; 2 {held}; 3 {next(spare)}"
    return playing("renegado", trump=trump, hands=hands, house=house).play(f"1 {lead}")


def withheld(deal: Deal) -> frozenset:
    """Return the matadors that need not be played to this lead."""
    assert isinstance(deal.asked, PlayRequest)
    return frozenset(deal.asked.withheld)


def test_rn_1_9_the_eldest_leads_whoever_is_ombre():
    """The second seat is Ombre here, but the first leads."""
    deal = playing("renegado", trump="H", ombre=2, hands="1 H4 S2; 2 CA DK; 3 HQ S3")

    assert 1 == deal.turn
    assert cards("H4 S2") == deal.may_play(1)


def test_rn_1_9_the_highest_trump_wins_else_the_highest_of_the_suit_led():
    """A trump takes a plain trick, the suit led takes it without one, and the winner leads next."""
    deal = playing("renegado", trump="H", hands="1 S4 C4; 2 S7 C5; 3 H2 CJ")

    after = deal.play("1 S4 S7 H2")
    assert 3 == after.turn
    last = after.play("3 CJ C4 C5")
    assert [2, 2] == [event.seat for event in last.events if isinstance(event, TrickTaken)]


def test_rn_1_9_plain_suit_must_be_followed():
    """A player who holds the suit led must play it."""
    deal = second_hand("CK", "C4 C5 H2 D7")

    assert cards("C4 C5") == deal.may_play(2)
    why = deal.refusal("H2")
    assert Reason.MUST_FOLLOW is why.reason
    assert cards("C4 C5") == set(why.cards)
    assert "1.9" == why.rule


def test_rn_1_9_who_is_void_plays_what_he_likes():
    """A player without the suit need neither trump nor beat the trick."""
    deal = second_hand("CK", "H2 D7 S3")

    assert cards("H2 D7 S3") == deal.may_play(2)


def test_rn_1_9_no_obligation_to_beat_the_trick():
    """A lower card of the suit will do."""
    assert cards("CQ C3") == second_hand("CJ", "CQ C3").may_play(2)


@pytest.mark.parametrize(("ace", "lead"), [("SA", "SK"), ("CA", "CK")])
def test_rn_1_9_a_black_ace_does_not_follow_its_suit(ace, lead):
    """Spadille is no spade and basto no club, so the hand is void and plays freely."""
    assert cards(f"{ace} D7 HQ") == second_hand(lead, f"{ace} D7 HQ").may_play(2)


def test_rn_1_9_the_spade_must_be_played_and_spadille_may_not():
    """With clubs trump and a plain spade led, only the plain spade follows."""
    assert cards("S4") == second_hand("SK", "SA S4 HK", trump="C").may_play(2)


MATADORS = ["SA", "H7", "CA", "SA H7", "SA CA", "H7 CA", "SA H7 CA"]
FORCED = [
    # the lead, the matadors held, those that may be played; "free" if anything may
    *[(lead, held, "free") for lead in ("H2", "H6", "HK", "HA") for held in MATADORS],
    ("CA", "SA", "free"),
    ("CA", "H7", "free"),
    ("CA", "SA H7", "free"),
    ("H7", "SA", "free"),
    ("H7", "CA", "CA"),
    ("H7", "SA CA", "SA CA"),
    ("SA", "H7", "H7"),
    ("SA", "CA", "CA"),
    ("SA", "H7 CA", "H7 CA"),
]


@pytest.mark.parametrize(("lead", "matadors", "playable"), FORCED)
def test_rn_1_9_which_matadors_a_lead_forces(lead, matadors, playable):
    """The table of the rule book holds for a hand without an ordinary trump."""
    held = f"{matadors} D3 C4"
    deal = second_hand(lead, held)

    assert cards(held if playable == "free" else playable) == deal.may_play(2)
    assert (cards(matadors) if playable == "free" else cards("")) == withheld(deal)


@pytest.mark.parametrize("lead", ["H2", "HA", "CA", "H7", "SA"])
@pytest.mark.parametrize("matadors", MATADORS)
def test_rn_1_9_an_ordinary_trump_guards_no_matador(lead, matadors):
    """With any ordinary trump in hand every trump is lawful, and no plain card."""
    held = " ".join(card for card in matadors.split() if card != lead)
    deal = second_hand(lead, f"{held} H3 D3")

    assert cards(f"{held} H3") == deal.may_play(2)
    assert Reason.MUST_FOLLOW_TRUMP is deal.refusal("D3").reason


@pytest.mark.parametrize(
    ("trump", "lead", "held", "playable"),
    [
        ("H", "H5", "SA D3 C4", "SA D3 C4"),
        ("H", "H5", "SA HK D3", "SA HK"),
        ("H", "H7", "CA D3 C4", "CA"),
        ("H", "H7", "CA H2 C4", "CA H2"),
        ("H", "CA", "SA H7 D3", "SA H7 D3"),
        ("C", "SK", "SA S4 HK", "S4"),
        ("H", "H2", "HA D3", "HA"),
    ],
)
def test_rn_1_9_examples(trump, lead, held, playable):
    """The examples of the rule book hold, among them the lone punto."""
    assert cards(playable) == second_hand(lead, held, trump=trump).may_play(2)


def test_rn_1_9_without_trumps_anything_goes():
    """A hand without trumps may play any card to a trump lead."""
    deal = second_hand("SA", "D3 C4")

    assert cards("D3 C4") == deal.may_play(2)
    assert cards("") == withheld(deal)


@pytest.mark.parametrize(
    ("lead", "held", "reason"),
    [("H7", "CA D3", Reason.MATADOR_FORCED), ("SA", "H7 CA D3", Reason.MATADORS_FORCED)],
)
def test_rn_1_9_a_forced_matador_is_named_in_the_refusal(lead, held, reason):
    """The refusal says what was led and which cards it calls out."""
    why = second_hand(lead, held).refusal("D3")

    assert reason is why.reason
    assert one(lead) is why.led
    assert cards(held) - cards("D3") == set(why.cards)


def test_rn_1_9_only_the_card_led_counts():
    """Spadille played second to a small trump forces no matador of the third hand (A15)."""
    deal = playing("renegado", trump="H", hands="1 H4 S2; 2 SA DK; 3 CA S3").play("1 H4 SA")

    assert cards("CA S3") == deal.may_play(3)


def test_rn_1_9_a_matador_that_ruffs_forces_nothing():
    """A trump played to a plain lead is no trump lead."""
    deal = playing("renegado", trump="H", hands="1 S4 S2; 2 SA DK; 3 CA S3").play("1 S4 SA")

    assert cards("S3") == deal.may_play(3)


def test_rn_1_9_the_ombre_has_the_privilege_too():
    """The Ombre may withhold a matador like any other player."""
    deal = playing("renegado", trump="H", ombre=2, hands="1 H4 S2; 2 SA DK; 3 HQ S3").play("1 H4")

    assert cards("SA DK") == deal.may_play(2)


def test_rn_a15_mixed_matadors_must_obey():
    """After manille is led, spadille and basto must by default be played, one of them."""
    deal = second_hand("H7", "SA CA D3", house="renege_mixed=must_trump")

    assert cards("SA CA") == deal.may_play(2)


def test_rn_a15_mixed_matadors_may_renege():
    """By house rule spadille guards basto."""
    deal = second_hand("H7", "SA CA D3", house="renege_mixed=may_renege")

    assert cards("SA CA D3") == deal.may_play(2)
    assert cards("SA CA") == withheld(deal)


@pytest.mark.parametrize("mixed", ["must_trump", "may_renege"])
@pytest.mark.parametrize(("lead", "held", "playable"), [("SA", "H7 CA D3", "H7 CA"), ("H7", "CA D3", "CA")])
def test_rn_a15_the_setting_frees_no_other_matador(mixed, lead, held, playable):
    """
    Spadille forces manille or basto, and manille forces a lone basto, under either value of the setting.
    """
    assert cards(playable) == second_hand(lead, held, house=f"renege_mixed={mixed}").may_play(2)


def test_rn_a15_an_ordinary_trump_still_forces_mixed_matadors():
    """With an ordinary trump in hand a trump must be played."""
    deal = second_hand("H7", "SA CA H3 D3", house="renege_mixed=may_renege")

    assert cards("SA CA H3") == deal.may_play(2)


@pytest.mark.parametrize(("said", "reason"), [("CK", Reason.NOT_IN_HAND), ("entrada", Reason.NOT_ASKED)])
def test_rn_1_9_only_a_card_of_the_hand_is_played(said, reason):
    """A card held elsewhere is refused, and so is a bid."""
    deal = playing("renegado", trump="H", hands="1 H4 S2; 2 CK DK; 3 HQ S3")

    assert reason is deal.refusal(said).reason


def test_rn_1_9_words_without_a_question_are_refused():
    """A claim has no place in the first trick."""
    deal = playing("renegado", trump="H", hands="1 H4 S2; 2 CK DK; 3 HQ S3")

    assert Reason.NOT_ASKED is deal.refusal("claim").reason


def test_rn_1_9_every_card_played_lies_open():
    """The events show each card and each trick with its number."""
    opened = playing("renegado", trump="H", hands="1 S4 C4; 2 S7 C5; 3 H2 CJ")

    deal = opened.play_all("1 S4 S7 H2", "3 CJ C4 C5")

    assert cards("S4 S7 H2 CJ C4 C5") == {e.card for e in deal.events if isinstance(e, CardPlayed)}
    assert [1, 2] == [event.number for event in deal.events if isinstance(event, TrickTaken)]


def test_rn_1_9_the_deal_over_nothing_is_lawful():
    """A settled deal refuses every card."""
    over = playing("renegado", trump="H", hands="1 S4; 2 S7; 3 H2").play("1 S4 S7 H2")

    assert over.turn is None
    assert Reason.DEAL_OVER is over.refusal("S4").reason
