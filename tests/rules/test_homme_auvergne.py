"""Homme d'Auvergne, 3.12: turn-ups, revelling and showing kings."""

from random import Random

import pytest
from dialect import Deal, cards, dealt, one

from ombre_desktop.engine import (
    Card,
    ChoiceRequest,
    Pack,
    Question,
    Reason,
    Seat,
    Session,
    Suit,
    Word,
    ruleset,
)
from ombre_desktop.engine.cards import cards as in_turn
from ombre_desktop.engine.events import AllPassed, CardShown, CardTurned, OmbreMade, Said, TrumpNamed
from ombre_desktop.engine.seats import ring_from


def table(hands: str = "", talon: str = "", *, seats: int = 4, house: str = "", scores: str = "") -> Deal:
    """Return a new deal; the last seat deals, so that seat 1 is the eldest."""
    return dealt(
        "homme_auvergne",
        hands,
        talon=talon,
        seats=seats,
        dealer=seats,
        house=house,
        pool=0,
        scores=tuple(map(int, scores.split())),
        full=False,
    )


def all_pass(deal: Deal) -> Deal:
    """Return the deal after everybody asked has passed, keeping any king that could be shown."""
    assert deal.question in (Question.BE_MAN, Question.SHOW_KING)
    while deal.question in (Question.BE_MAN, Question.SHOW_KING):
        deal = deal.does(f"{deal.turn} {'keep' if deal.question is Question.SHOW_KING else 'pass'}")
    return deal


@pytest.mark.parametrize(("seats", "pack", "talon"), [(2, 28, 18), (3, 28, 13), (4, 32, 12), (5, 32, 7)])
def test_ha_3_12_players_and_packs(seats, pack, talon):
    """
    Two and three players use 28 cards, four and five use 32.

    Each player has five cards, and up to four cards of the talon can be turned up.
    """
    game = ruleset("homme_auvergne", seats=seats)

    layout = game.dealt(game.pack.cards, Seat(0))

    assert pack == len(game.pack.cards)
    assert (5,) * seats == tuple(map(len, layout.hands))
    assert talon == len(layout.talon)


def test_ha_3_12_the_sevens_are_left_out_for_three():
    """The 28 cards are the eight, nine, ten, ace, jack, queen and king of each suit."""
    assert cards("S7 C7 H7 D7") == set(Pack.PIQUET.cards) - set(Pack.SHORT_PIQUET.cards)


@pytest.mark.parametrize("suit", Suit)
def test_ha_3_12_king_queen_jack_ace_ten_nine_eight_seven(suit):
    """The order is the same in every suit, trumps included, and there are no matadors."""
    order = ruleset("homme_auvergne", seats=4).ranking(suit)

    assert [f"{suit.value}{rank}" for rank in "KQJAT987"] == [card.text for card in order.trumps]
    for other in set(Suit) - {suit}:
        assert [f"{other.value}{rank}" for rank in "KQJAT987"] == [card.text for card in order.plain[other]]
    assert () == order.matadors


@pytest.mark.parametrize(
    ("drawn", "dealer"),
    [("SK HK CK DQ", 2), ("DK HK SK CK", 1), ("C7 S7 H7 D7", 4), ("CA DT HJ SA", 3)],
)
def test_ha_3_12_the_highest_card_deals(drawn, dealer):
    """Rank decides first, then diamonds, hearts, spades, clubs, so no two cards tie."""
    draw = ruleset("homme_auvergne", seats=4).draw(ring_from(3, 4), _Stacked(drawn))

    assert in_turn(drawn) == tuple(card for _, card in draw.drawn)
    assert dealer - 1 == draw.dealer


class _Stacked(Random):
    """A shuffle after which these cards lie at the bottom, the first of them lowest."""

    def __init__(self, bottom: str) -> None:
        super().__init__(0)
        self.bottom = in_turn(bottom)

    def shuffle(self, x: list[Card]) -> None:  # type: ignore[override]
        x[:] = [*(card for card in x if card not in self.bottom), *reversed(self.bottom)]


def test_ha_3_12_each_may_turn_the_top_card():
    """The first hand is asked first, and a player who declines leaves the choice to the next."""
    deal = table(talon="H8")

    assert Question.TURN_UP is deal.question
    assert "turn decline" == deal.offers
    after = deal.does("1 decline  2 turn")
    assert CardTurned(1, one("H8")) in after.events
    assert 1 == after.turn
    assert Question.BE_MAN is after.question


def test_ha_3_12_nobody_turning_the_deal_is_void():
    """Nothing is scored, and the next player deals."""
    deal = table().does("1 decline  2 decline  3 decline  4 decline")

    assert "void" == deal.result
    assert (0, 0, 0, 0) == deal.scores
    assert any(isinstance(event, AllPassed) for event in deal.events)


def test_ha_3_12_a_turned_king_scores_for_who_turned_it():
    """The turned king scores one point, and nobody can then show it for another."""
    deal = table(talon="CK").does("1 decline  2 turn")

    assert (0, 1, 0, 0) == deal.scores
    assert Question.BE_MAN is deal.question


def test_ha_3_12_the_first_to_play_is_the_man():
    """The suit turned up is trump, and the bidding stops at once."""
    deal = table("1 S8; 2 S9; 3 ST; 4 SA", talon="H8").does("1 turn  1 pass  2 play")

    assert OmbreMade(1, "man") in deal.events
    assert TrumpNamed(1, Suit.HEARTS) in deal.events
    assert 1 == deal.turn
    assert cards("S8") == deal.may_play(1)


def test_ha_3_12_only_two_words_answer():
    """A claim is no answer to a turn-up."""
    why = table(talon="H8").does("1 turn").refusal("claim")

    assert Reason.NOT_ASKED is why.reason
    assert "3.12" == why.rule


def test_ha_3_12_all_passing_another_card_may_be_turned():
    """The first hand is asked first again, and any seat may decide to revel."""
    deal = all_pass(table(talon="H8 D8").does("1 turn"))

    assert Question.REVEL is deal.question
    assert "turn decline" == deal.offers
    assert 1 == deal.turn
    assert CardTurned(2, one("D8")) in deal.does("1 decline  2 decline  3 turn").events


def test_ha_3_12_nobody_revelling_the_deal_is_void():
    """The points for kings are kept in a void deal."""
    deal = all_pass(table(talon="HK").does("1 turn"))

    over = deal.does("1 decline  2 decline  3 decline  4 decline")

    assert "void" == over.result
    assert (1, 0, 0, 0) == over.settlement.scores_after


def test_ha_3_12_four_cards_are_turned_at_most():
    """The deal is void once everybody has passed on the fourth turned card."""
    deal = table(talon="H8 D8 S8 C8 H9")
    for _ in range(4):
        deal = all_pass(deal.does("1 turn"))

    assert "void" == deal.result
    assert 4 == sum(isinstance(event, CardTurned) for event in deal.events)


def test_ha_3_12_who_refused_a_suit_may_accept_it_later():
    """When the suit is turned up again, the player is asked again."""
    deal = all_pass(table("1 S8; 2 S9; 3 ST; 4 SA", talon="H8 H9").does("1 turn"))

    after = deal.does("1 turn  1 play")

    assert Suit.HEARTS is after.state.trump
    assert 0 == after.state.ombre


def test_ha_3_12_turned_cards_are_out_of_play():
    """They are neither in a hand nor in the talon."""
    deal = all_pass(table(talon="H8 D8").does("1 turn")).does("1 turn")

    assert in_turn("H8 D8") == deal.state.turned
    assert not cards("H8 D8") & {*deal.state.talon, *(c for hand in deal.state.hands for c in hand)}


def test_ha_3_12_the_king_may_be_shown_before_speaking():
    """The king scores one point and stays in the hand; its holder then speaks."""
    deal = table("1 S8; 2 HK; 3 ST; 4 SA", talon="H8").does("1 turn  1 pass")

    assert Question.SHOW_KING is deal.question
    assert "show keep" == deal.offers
    after = deal.does("2 show")
    assert (0, 1, 0, 0) == after.scores
    assert CardShown(1, one("HK")) in after.events
    assert one("HK") in after.hand(2)
    assert 2 == after.turn
    assert Question.BE_MAN is after.question


def test_ha_3_12_showing_is_optional():
    """A seat that keeps the king scores nothing and is not asked again for this turn-up."""
    deal = table("1 S8; 2 HK; 3 ST; 4 SA", talon="H8").does("1 turn  1 pass  2 keep")

    assert (0, 0, 0, 0) == deal.scores
    assert Question.BE_MAN is deal.question
    assert Question.BE_MAN is deal.does("2 pass").question


def test_ha_3_12_the_man_to_be_may_show_before_he_accepts():
    """The Man-to-be shows the king of the suit accepted as trump."""
    deal = table("1 S8; 2 HK; 3 ST; 4 SA", talon="H8").does("1 turn  1 pass  2 show  2 play")

    assert (0, 1, 0, 0) == deal.scores
    assert 1 == deal.turn
    assert deal.question is None


def test_ha_3_12_once_the_man_is_found_the_silent_may_show():
    """Those who have not yet spoken may show the king of trumps now."""
    deal = table("1 S8; 2 S9; 3 HK; 4 SA", talon="H8").does("1 turn  1 play")

    assert 3 == deal.turn
    assert Question.SHOW_KING is deal.question
    shown = deal.does("3 show")
    assert (0, 0, 1, 0) == shown.scores
    assert 1 == shown.turn
    assert shown.question is None
    assert (0, 0, 0, 0) == deal.does("3 keep").scores


def test_ha_3_12_who_has_passed_cannot_show_any_more():
    """Their turn to show came with their turn to speak."""
    deal = table("1 HK; 2 S9; 3 ST; 4 SA", talon="H8").does("1 turn  1 keep  1 pass  2 play")

    assert deal.question is None
    assert 1 == deal.turn


def test_ha_3_12_each_king_is_shown_once():
    """A king already shown earns nothing more when its suit is turned up again."""
    deal = all_pass(table("1 HK; 2 S9; 3 ST; 4 SA", talon="H8 H9").does("1 turn  1 show")).does("1 turn")

    assert Question.BE_MAN is deal.question
    assert (1, 0, 0, 0) == deal.scores


def test_ha_3_12_a_king_kept_may_be_shown_at_a_later_turn_up():
    """When the suit is turned up again, the holder of its king is asked again."""
    deal = all_pass(table("1 HK; 2 S9; 3 ST; 4 SA", talon="H8 H9").does("1 turn  1 keep")).does("1 turn")

    assert Question.SHOW_KING is deal.question
    assert (1, 0, 0, 0) == deal.does("1 show").scores


def test_ha_3_12_other_kings_cannot_be_shown():
    """Only the king of the suit turned up can be shown."""
    deal = table("1 SK CK DK; 2 S9; 3 ST; 4 SA", talon="H8").does("1 turn")

    assert Question.BE_MAN is deal.question


def test_ha_3_12_the_question_betrays_the_king_and_is_hidden():
    """The others see only that a seat is to speak, and do not hear that it keeps the king."""
    deal = table("1 S8; 2 HK; 3 ST; 4 SA", talon="H8").does("1 turn  1 pass")

    asked = deal.asked
    assert isinstance(asked, ChoiceRequest)
    assert one("HK") is asked.betrays
    kept = deal.does("2 keep")
    said = next(event for event in kept.events if isinstance(event, Said) and event.private)
    assert said.seen_by(1) == said
    assert said.seen_by(0) is None
    assert len(kept.seen_by(2).position.history) == len(kept.seen_by(3).position.history) + 1


def test_ha_3_12_a_question_names_the_card_it_is_about():
    """
    A seat that may be the Man is asked about the card turned up, and a seat that may show the king about
    the king.
    """
    deal = table("1 S8; 2 HK; 3 ST; 4 SA", talon="H8").does("1 turn")

    assert one("H8") is deal.asked.card
    assert one("HK") is deal.does("1 pass").asked.card


def test_ha_3_12_a_king_that_is_shown_says_it_all():
    """Showing the king is reported as one event, without another for the spoken word."""
    deal = table("1 S8; 2 HK; 3 ST; 4 SA", talon="H8").does("1 turn  1 pass  2 show")

    assert not any(isinstance(event, Said) and event.word is Word.SHOW for event in deal.events)


def test_ha_3_12_a_shown_king_is_known_to_all():
    """The king lies open in its holder's hand."""
    deal = table("1 S8; 2 HK D8; 3 ST; 4 SA", talon="H8").does("1 turn  1 pass  2 show")

    assert one("HK") in deal.seen_by(4).position.hands[1]
    assert one("D8") not in deal.seen_by(4).position.hands[1]


def test_ha_3_12_sittings_begin_without_chips_or_points():
    """A game of points stakes nothing, unless the table wants the hard score."""
    sitting = Session.begin(ruleset("homme_auvergne", seats=5), 0)

    assert (0,) * 5 == sitting.scores
    assert () == sitting.antes
    assert sitting == sitting.with_antes()
