"""Gano, 3.6: a defender asks the next not to overtake the card just played."""

import pytest
from dialect import Deal, cards, dealt, one, playing, seat, settled

from ombre_desktop.engine import DealState, Reason, ruleset
from ombre_desktop.engine.errors import SettingError
from ombre_desktop.engine.events import CardPlayed
from ombre_desktop.engine.notation import format_record, record_of
from ombre_desktop.engine.phases.gano import GanoRule
from ombre_desktop.engine.trick import Trick

BOOK = "1 S6 D2; 2 SQ S4; 3 SK S3 D5"
"""The example of the rule book: the Ombre leads the six of spades, seat 2 has the queen, seat 3 the king."""
NO_LOWER = "1 S6 D2 D3; 2 SQ S4 D4; 3 SK D5 D6"


def table(gano: str, hands: str = BOOK, *, name: str = "renegado", more: str = "", dealer: int = 3) -> Deal:
    """Return a deal at the first lead, hearts trump, seat 1 the Ombre."""
    contract = "entrada" if name == "renegado" else "play"
    house = f"gano={gano} {more}".strip()
    return playing(name, trump="H", hands=hands, contract=contract, house=house, dealer=dealer)


def reason(deal: Deal, said: str) -> Reason:
    """Return the reason why *said* is refused."""
    refused = deal.refusal(said)
    assert refused is not None
    return refused.reason


# Who may say it, and when.


@pytest.mark.parametrize("gano", ["advisory", "binding"])
def test_3_6_a_defender_says_it_of_a_card_that_wins(gano):
    """The queen beats the six that was led, the four does not."""
    deal = table(gano).play("1 S6")

    assert "SQ S4 SQ!" == deal.offers
    assert CardPlayed(seat(2), one("SQ"), gano=True) == deal.play("2 SQ!").events[-1]


def test_3_6_nobody_says_it_where_the_table_has_not_agreed():
    """Without the setting there is no gano."""
    deal = table("off").play("1 S6")

    assert "SQ S4" == deal.offers
    assert Reason.NO_GANO is reason(deal, "SQ!")


def test_3_6_the_leader_may_say_it():
    """The card that is led is winning the trick until it is beaten."""
    assert "SQ S4 SQ! S4!" == table("advisory", dealer=1).offers


def test_3_6_not_of_a_card_that_does_not_win():
    """A card that another already beats leaves nothing to spare."""
    assert Reason.GANO_NOT_WINNING is reason(table("advisory").play("1 S6"), "S4!")


def test_3_6_not_the_ombre():
    """The Ombre has no partner to ask."""
    assert Reason.GANO_FOR_DEFENDERS is reason(table("advisory"), "S6!")


def test_3_6_not_when_no_other_defender_is_yet_to_play():
    """The last to play speaks to nobody."""
    assert Reason.GANO_TO_NOBODY is reason(table("advisory").play("1 S6 SQ"), "SK!")


def test_3_6_not_when_only_the_ombre_is_yet_to_play():
    """It would be pointless to ask the Ombre."""
    deal = table("advisory", dealer=1).play("2 S4")

    assert Reason.GANO_TO_NOBODY is reason(deal, "SK!")


def test_3_6_a_card_that_may_not_be_played_may_not_be_asked_for():
    """Spades were led, so the trump that would win cannot be played at all."""
    deal = table("advisory", "1 S6 D2; 2 S4 H5; 3 SK D5").play("1 S6")

    assert Reason.MUST_FOLLOW is reason(deal, "H5!")


def test_3_6_who_has_taken_a_hand_over_is_the_ombre():
    """The player who gave up the hand may ask like any defender."""
    deal = table("advisory").does("1 surrender  2 takeover")

    assert (1, "S6 D2 S6! D2!") == (deal.turn, deal.offers)
    assert Reason.GANO_FOR_DEFENDERS is reason(deal.play("1 S6"), "SQ!")


# What it does.


@pytest.mark.parametrize(
    ("gano", "said", "left"),
    [
        pytest.param("advisory", "SQ!", "SK S3", id="a_signal_only"),
        pytest.param("binding", "SQ!", "S3", id="the_king_stays"),
        pytest.param("binding", "SQ", "SK S3", id="nothing_was_said"),
    ],
)
def test_3_6_what_the_other_defender_may_play(gano, said, left):
    """The other defender must play lower, as in the example of the rule book."""
    assert cards(left) == table(gano).play(f"1 S6 {said}").may_play(3)


def test_3_6_who_has_no_lower_card_must_win():
    """A defender whose only spade is the king plays it over the queen."""
    deal = table("binding", NO_LOWER).play("1 S6 SQ!")

    assert cards("SK") == deal.may_play(3)
    assert seat(3) == deal.play("3 SK").state.playing.winners[0]


def test_3_6_who_is_void_may_not_trump():
    """A card of another suit does not beat the queen; a trump does."""
    deal = table("binding", "1 S6 D2 D3; 2 SQ S4 D4; 3 H5 D5 D6").play("1 S6 SQ!")

    assert cards("D5 D6") == deal.may_play(3)


def test_3_6_a_void_hand_of_trumps_alone_is_free():
    """No lower card is lawful, so each may be played."""
    deal = table("binding", "1 S6 D2; 2 SQ S4; 3 H5 HA").play("1 S6 SQ!")

    assert cards("H5 HA") == deal.may_play(3)


def test_3_6_a_matador_that_may_be_withheld_must_be():
    """
    The privilege lets a lower card be played instead of basto on the king of trumps, and gano asks for
    that.
    """
    deal = table("binding", "1 H4 D2; 2 HK S4; 3 CA D5").play("1 H4 HK!")

    assert cards("D5") == deal.may_play(3)
    assert () == deal.asked.withheld


def test_3_6_the_refusal_names_the_card_asked_for_and_what_may_be_played():
    """The refusal cites rule 3.6, not 1.9."""
    refused = table("binding").play("1 S6 SQ!").refusal("SK")

    assert (Reason.GANO_ASKED, "3.6", one("SQ"), (one("S3"),)) == (
        refused.reason,
        refused.rule,
        refused.led,
        refused.cards,
    )


def test_3_6_the_ombre_is_not_bound():
    """The Ombre may play any lawful card, whether between the two or last."""
    deal = table("binding", "1 SK S2; 2 SQ S4; 3 S3 D5", dealer=1).play("2 SQ! S3")

    assert cards("SK S2") == deal.may_play(1)


def test_3_6_once_the_ombre_has_beaten_the_card_nobody_is_bound():
    """No card is left to spare (our own reading)."""
    deal = table("binding", "1 SK S2; 2 D5 H4; 3 SQ S3", dealer=2).play("3 SQ! SK")

    assert cards("D5 H4") == deal.may_play(2)


def test_3_6_it_is_said_of_one_trick():
    """In the next trick everybody may play freely again."""
    deal = table("binding").play("1 S6 SQ! S3")

    assert () == deal.state.playing.trick.gano
    assert cards("S4") == deal.may_play(2)


@pytest.mark.parametrize(
    ("played", "hand", "left"),
    [
        pytest.param("DQ", "DK DJ", None, id="nothing_was_said"),
        pytest.param("DQ!", "DK DJ", "DJ", id="the_second"),
        pytest.param("DQ! DJ", "DK D8", "D8", id="the_third"),
        pytest.param("DQ! DK", "DA D8", None, id="the_second_had_to_beat_it"),
    ],
)
def test_3_6_against_three_it_speaks_to_each_still_to_play(played, hand, left):
    """The Ombre led the ten of diamonds, and the first defender asks with the queen."""
    state = against_three(played)

    spared = GanoRule(binding=True).spared(state, tuple(map(one, hand.split())))
    assert (left and cards(left)) == (spared and frozenset(spared.cards))


@pytest.mark.parametrize(("played", "askable"), [("", "DQ"), ("DJ", "DQ"), ("DJ DT", "")])
def test_3_6_against_three_the_last_defender_asks_nobody(played, askable):
    """The first and the second of three defenders may ask."""
    assert cards(askable) == frozenset(GanoRule().askable(against_three(played), (one("DQ"), one("D8"))))


def against_three(played: str) -> DealState:
    """Return a trick of four seats: the Ombre led the ten of diamonds, and some cards were *played* to it."""
    deal = dealt("homme_auvergne", seats=4, dealer=4)
    while deal.state.playing is None:
        deal = deal.does(f"{deal.turn} {next(word for word in deal.offers.split() if word != 'show')}")
    assert deal.state.ombre == deal.state.eldest
    trick = Trick(deal.state.ring, (one("DT"),))
    for card in played.split():
        trick = trick.with_card(one(card.removesuffix("!")), gano=card.endswith("!"))
    return deal.state._replace(playing=deal.state.playing._replace(trick=trick))


# The defender who may win codille.


@pytest.mark.parametrize(("value", "askable"), [("off", True), ("on", False)])
def test_3_6_with_four_tricks_a_defender_may_be_forbidden_to_ask(value, askable):
    """A fifth trick would win codille, so the others would be helping that defender to the stake."""
    deal = settled("entrada", "XXXXOYOYO", house=f"gano=advisory gano_no_codille={value}", stop=4)

    assert 2 == deal.turn
    assert askable is any(str(action).endswith("!") for action in deal.asked.actions)
    if not askable:
        refused = deal.refusal(f"{deal.asked.cards[0]}!")
        assert (Reason.GANO_CODILLE, 4) == (refused.reason, refused.number)


def test_3_6_with_three_tricks_he_may_still_ask():
    """The prohibition begins with four tricks."""
    deal = settled("entrada", "XXXOXYOYO", house="gano=advisory gano_no_codille=on", stop=3)

    assert deal.asked.gano


# Settings and records.


@pytest.mark.parametrize("name", ["renegado", "pokerwiner"])
def test_3_6_the_games_with_a_pool_have_it(name):
    """Gano is off by default in the games with a pool."""
    assert "SQ S4" == table("off", name=name).play("1 S6").offers
    assert "SQ S4 SQ!" == table("advisory", name=name).play("1 S6").offers


@pytest.mark.parametrize("name", ["french", "homme_auvergne"])
def test_3_6_the_others_do_not(name):
    """The other games have no setting for gano."""
    with pytest.raises(SettingError):
        ruleset(name, "gano=binding")


def test_3_6_a_record_marks_the_card():
    """An exclamation mark follows the card."""
    text = format_record(record_of(table("binding").play("1 S6 SQ! S3").state))

    assert " 1  1 S6 SQ! S3\n" in text
