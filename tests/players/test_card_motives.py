"""
Motives for a card: for each, a position in which it holds and one in which it nearly does.

Hearts are trumps, and seat 1 is the Ombre. A position is the hands, the tricks, and the card, divided by
strokes; the first seat named in a trick leads. A card in brackets is kept, or guarded, instead of the other.
"""

from __future__ import annotations

import re

from advice import advised
from dialect import Deal, one, playing, seat
from for_each import for_each
from sides import asked as called
from sides import solo

from ombre_desktop.engine import (
    Card,
    PlayCard,
    PlayRequest,
    view,
)
from ombre_desktop.engine.contract import Goal
from ombre_desktop.players.advice import Alternative, Motive
from ombre_desktop.players.motives.cards import FOLLOWED, LED, NULL
from ombre_desktop.players.motives.decision import Decision
from ombre_desktop.players.motives.explaining import motives_for
from ombre_desktop.players.motives.fates import Fate, fates_after
from ombre_desktop.players.motives.indifferent import INDIFFERENT, all_are_equal
from ombre_desktop.players.motives.turn import Turn
from ombre_desktop.ui.texts.motives_of_cards import OF_CARDS


def rows(text: str) -> dict[str, tuple[str, str]]:
    """Return for each key in *text* where it holds, after a plus, and where it nearly does, after a minus."""
    found = re.findall(r"^(\w+)\n {2}\+ (.*(?:\n {4}.*)*)\n {2}- (.*(?:\n {4}.*)*)", text, re.MULTILINE)
    return {key: (" ".join(holds.split()), " ".join(nearly.split())) for key, holds, nearly in found}


ROWS = rows("""
wins_the_game
  + 1 SA H7 D2; 2 D6 S3 S2; 3 D3 C4 C5 / 1 SA S3 C4 / H7
  - 1 SA H7 D2; 2 D6 S3 S2; 3 D3 C4 C5 / 1 SA S3 C4 / D2
stops_them
  + 1 D2 S3 S4; 2 DK SA D6; 3 D3 C4 C5 / 1 D2 DK D3 / SA
  - 1 D2 S3 S4; 2 DK SA D6; 3 D3 C4 C5 / 1 D2 DK D3 / D6
they_would_win
  + 1 SA D2 S3; 2 C3 DK D6; 3 C4 C5 C6 / 1 SA C3 C4 / 1 D2 / DK
  - 1 D2 SA S3; 2 DK D6 C3; 3 C4 C5 C6 / 1 D2 / DK
needed_to_win
  + 1 D2 DQ H7; 2 DK C3 C4; 3 D3 C5 C6 / 1 D2 DK D3 / 2 C3 C5 / H7
  - 1 D2 DQ H7; 2 DK C3 C4; 3 D3 C5 C6 / 1 D2 DK D3 / 2 C3 C5 / DQ
saves_the_tie
  + 1 D2 D3 DQ H7; 2 DK C7 C4 S2; 3 C2 C6 C3 S3 / 1 D2 DK C2 / 2 C7 C6 D3 / 2 C4 C3 / H7
  - 1 D2 D3 DQ H7; 2 DK C7 C4 S2; 3 C2 C6 C3 S3 / 1 D2 DK C2 / 2 C7 C6 D3 / 2 C4 C3 / DQ
take_it_yourself
  + 1 SA H7 CA C3 S2 S3; 2 C2 C5 C6 C7 D5 D4; 3 S4 S5 S6 S7 DK D6 / 1 SA C5 S4 / 1 H7 C6 S5 / 1 CA C2 S6
    / 1 C3 C7 S7 / D4
  - 1 D2 SK S2 C2; 2 DK S3 S7 C3; 3 D5 S4 SQ S5 / 1 D2 DK D5 / S7
leave_it_to_partner
  + 1 SA H7 CA C3 S2 S3; 2 C2 C5 C6 C7 D5 D4; 3 S4 S5 S6 S7 DK D6 / 1 SA C5 S4 / 1 H7 C6 S5 / 1 CA C2 S6
    / 1 C3 C7 S7 / 2 D5 / D6
  - 1 SA H7 CA C3 S2 S3; 2 C2 C5 C6 C7 D5 D4; 3 S4 S5 S6 S7 DK D6 / 1 SA C5 S4 / 1 H7 C6 S5 / 1 CA C2 S6
    / 1 C3 C7 S7 / 2 D5 / DK
collect_alone
  + 1 D2 SK S2 C2; 2 D5 S3 S7 C3; 3 DK S4 SQ S5 / 1 D2 D5 DK / 3 S4 SK S3 / 1 S2 S7 / SQ
  - 1 D2 SK S2 C2; 2 DK S3 S7 C3; 3 D5 S4 SQ S5 / 1 D2 DK D5 / 2 S3 S4 SK / 1 S2 S7 / SQ
partner_collects
  + 1 D2 SK S2 C2; 2 DK S3 S7 C3; 3 D5 S4 SQ S5 / 1 D2 DK D5 / 2 S3 S4 SK / 1 S2 S7 / S5
  - 1 D2 SK S2 C2; 2 D5 S3 S7 C3; 3 DK S4 SQ S5 / 1 D2 D5 DK / 3 S4 SK S3 / 1 S2 S7 / S5
partner_is_winning
  + 1 D2 SK S2 C2; 2 D5 S3 S7 C3; 3 DK S4 SQ S5 / 1 D2 D5 DK / 3 S4 SK S3 / 1 S2 S7 / S5
  - 2: 1 S4 SA; 2 DQ C3; 3 DK D6 / 2 DQ / D6
overruff
  + 3: 1 H4 S2; 2 HK C3; 3 D5 C4 / 3 D5 H4 / HK
  - 3: 1 D6 S2; 2 HK C3; 3 D5 C4 / 3 D5 D6 / HK
void_to_ruff
  + 1 D5 S2; 2 HK C3; 3 D6 C4 / 1 D5 / HK
  - 1 D5 S2; 2 DK C3; 3 D6 C4 / 1 D5 / DK
last_to_play
  + 1 D5 S2; 2 D6 C3; 3 DK D2 / 1 D5 D6 / D2
  - 1 D5 S2; 2 D6 C3; 3 DK D2 / 1 D5 D6 / DK
smallest_that_wins
  + 1 D5 S2; 2 DK D2; 3 D6 C4 / 1 D5 / D2
  - 1 D5 S2; 2 DK D2; 3 D6 C4 / 1 D5 / DK
sure_trick
  + 1 SA S2; 2 D6 C3; 3 DK D2 / SA
  - 1 H7 S2; 2 D6 C3; 3 DK D2 / H7
cover_partner
  + 2: 1 D6 S2 S3 S4 S5 S6; 2 D7 C2 C3 C4 C5 C6; 3 DK DQ D4 SK SQ SJ / 2 D7 / DK
  - 2: 1 D6 S2 S3 S4 S5 S6; 2 DQ C2 C3 C4 C5 C6; 3 DK D7 D4 SK SQ SJ / 2 DQ / DK
only_a_trump
  + 3: 1 DK H2; 2 C2 C3; 3 D5 C4 / 3 D5 / DK
  - 3: 1 DQ H2; 2 C2 C3; 3 D5 C4 / 3 D5 / DQ
trump_fork
  + 1 SA CA D3; 2 D6 D5 D4; 3 C2 C3 C4 / D3
  - 1 SA HA D3; 2 D6 D5 D4; 3 C2 C3 C4 / D3
bring_out_trumps
  + 1 H4 S3; 2 D6 C6; 3 C2 C3 / H4
  - 2: 1 SA S3; 2 H4 C6; 3 C2 C3 / H4
few_can_beat
  + 3: 1 H7 HK; 2 D6 C3; 3 H5 C4 / 3 H5 / H7
  - 3: 1 H7 HK; 2 D6 C3; 3 H5 C4 / 3 H5 / HK
spend_higher
  + 3: 1 SA HK; 2 D6 C3; 3 H5 C4 / 3 H5 / HK
  - 3: 1 SA HK; 2 D6 C3; 3 H5 C4 / 3 H5 / SA
lowest_try
  + 3: 1 HK H4; 2 D6 C3; 3 H5 C4 / 3 H5 / H4
  - 3: 1 HK H4; 2 D6 C3; 3 H5 C4 / 3 H5 / HK
take_the_lead
  + 1 D5 S2; 2 D3 C3; 3 D2 D6 / 1 D5 D3 / D2
  - 1 D5 S2; 2 D3 C3; 3 D2 D6 / 1 D5 D3 / D6
withhold
  + 1 H5 S2; 2 SA H6; 3 D2 D6 / 1 H5 / H6
  - 1 SA S2; 2 H7 H6; 3 D2 D6 / 1 SA / H6
save_trumps
  + 1 D5 S2; 2 H6 C3; 3 D2 D6 / 1 D5 / C3
  - 1 D5 S2; 2 S6 C3; 3 D2 D6 / 1 D5 / C3
keep_last_trump
  + 1 HK D3; 2 D6 C3; 3 D2 D7 / D3
  - 1 HK HQ D3; 2 D6 C3 C4; 3 D2 D7 C5 / D3
trumps_are_gone
  + 1 SA HK D3; 2 S2 S3 S4; 3 S5 S6 S7 / 1 SA S2 S5 / D3
  - 1 SA HK D3; 2 S2 S3 S4; 3 S5 S6 S7 / D3
partner_is_behind
  + 1 DQ S2; 2 D3 S3; 3 D2 D7 / 1 DQ / D3
  - 1 SA S2; 2 D3 S3; 3 D2 D7 / 1 SA / D3
hold_up
  + 1 D5 S2; 2 DK D6; 3 D2 D7 / 1 D5 / D6
  - 1 D5 S2; 2 DQ D6; 3 D2 D7 / 1 D5 / D6
all_may_be_beaten
  + 3: 1 D5 D7 S2 S3 S4 S5; 2 C7 C2 C3 C4 C5 C6; 3 D6 CK CQ CJ HQ HJ / 3 D6 / D7
  - 3: 1 DK D7 S2 S3 S4 S5; 2 C7 C2 C3 C4 C5 C6; 3 D6 CK CQ CJ HQ HJ / 3 D6 / D7
keep_guard
  + 1 SA S2 S3; 2 H4 S4 S5; 3 DQ D6 C5 / 1 SA H4 / C5 (D6)
  - 1 SA S2 S3; 2 H4 S4 S5; 3 DJ D6 C5 / 1 SA H4 / C5 (D6)
keep_winner
  + 1 SA S2; 2 H4 S4; 3 DK C5 / 1 SA H4 / C5 (DK)
  - 1 SA S2; 2 H4 S4; 3 DQ C5 / 1 SA H4 / C5 (DQ)
keep_higher
  + 1 SA S2; 2 H4 S4; 3 DQ C5 / 1 SA H4 / C5 (DQ)
  - 1 SA S2; 2 H4 S4; 3 D7 C5 / 1 SA H4 / C5 (D7)
leave_the_suit
  + 2: 1 SA H7 HA; 2 DQ D3 S2; 3 C2 C3 C4 / S2 (D3)
  - 2: 1 SA H7 HA; 2 DJ D3 S2; 3 C2 C3 C4 / S2 (D3)
short_suit
  + 2: 1 SA S3 S4 S5; 2 S2 H3 D3 D4; 3 C2 C3 C4 C5 / S2
  - 2: 1 SA S3 S4; 2 S2 H3 D3; 3 C2 C3 C4 / S2
  + 2: 1 SA S3 S4 S5 S6; 2 SQ S2 H3 D3 D4; 3 C2 C3 C4 C5 C6 / SQ
  - 2: 1 SA S3 S4 S5 S6; 2 SK S2 H3 D3 D4; 3 C2 C3 C4 C5 C6 / SK
loser
  + 2: 1 SA S3; 2 D7 C6; 3 C2 C3 / D7
  - 2: 1 SA S3; 2 D6 C6; 3 C2 C3 / D6
no_card_wins
  + 1 DQ S2; 2 D3 D2; 3 C2 D7 / 1 DQ / D3
  - 1 DQ S2; 2 D3 DK; 3 C2 D7 / 1 DQ / D3
  + 1 DK S2; 2 DA D2; 3 C2 D7 / 1 DK / D2
  - 1 DK S2; 2 DA D2; 3 C2 D7 / 1 DK / DA
cheapest_to_partner
  + 2: 1 S2 S3; 2 DQ C3; 3 D3 D7 / 2 DQ / D7
  - 2: 1 S2 S3; 2 DQ C3; 3 D3 D7 / 2 DQ / D3
majority_is_sure
  + 1 SA H7 D2; 2 D6 S3 S2; 3 D3 C4 C5 / SA
  - 1 SA CA D2; 2 D6 S3 S2; 3 D3 C4 C5 / SA
partner_can_ruff
  + 1 D2 S3 S4; 2 DK D7 CQ; 3 C5 C2 H6 / 1 D2 DK C5 / D7
  - 1 D2 S3 S4; 2 DK D7 CQ; 3 D3 C2 H6 / 1 D2 DK D3 / D7
ombre_is_void
  + 2: 1 H2 S3 SA; 2 DQ D7 SK; 3 C5 D5 S6 / 2 DQ D5 H2 / 1 S3 SK S6 / D7
  - 2: 1 D2 S3 SA; 2 DQ D7 SK; 3 C5 D5 S6 / 2 DQ D5 D2 / D7
draw_trumps
  + 1 SA S2; 2 D6 C3; 3 DK D2 / SA
  - 1 H7 S2; 2 D6 C3; 3 DK D2 / H7
highest_of_suit
  + 1 DK S2; 2 D6 C3; 3 D3 D2 / DK
  - 1 DQ S2; 2 D6 C3; 3 D3 D2 / DQ
partner_led_it
  + 3: 1 C2 SA; 2 CQ C3; 3 C4 D2 / 3 C4 C2 CQ / C3
  - 1 C2 SA; 2 CQ C3; 3 C4 D2 / 1 C2 CQ C4 / C3
force_out
  + 1 H7 CA; 2 D6 C3; 3 DK D2 / H7
  - 1 H7 HA; 2 D6 C3; 3 DK D2 / H7
long_trumps
  + 1 HK HQ HJ H2; 2 D6 D5 D4 D3; 3 C2 C3 C4 C5 / HK
  - 1 HK HQ HJ S2; 2 D6 D5 D4 D3; 3 C2 C3 C4 C5 / HK
protect_winner
  + 1 HK HQ HJ DK; 2 D6 D5 D4 D3; 3 C2 C3 C4 C5 / HK
  - 2: 1 D6 D5 D4 D3; 2 HK HQ DK S2; 3 C2 C3 C4 C5 / HK
long_suit
  + 1 D2 D3 D6; 2 S6 S5 S4; 3 C2 C3 C4 / D6
  - 1 D2 S3 D6; 2 S6 S5 S4; 3 C2 C3 C4 / D6
lead_through
  + 3: 1 D2 S3; 2 S6 S5; 3 D3 C3 / D3
  - 2: 1 D2 S3; 2 D3 S5; 3 C2 C3 / D3
equal_cards
  + 1 D5 S2; 2 D6 D7; 3 C2 C3 / 1 D5 / D6
  - 1 D5 S2; 2 D6 D4; 3 C2 C3 / 1 D5 / D6
""")
"""A position in which the motive holds, and one in which it nearly does."""


HOUSES = {"entrada": "surrender=off", "contrabola": "passed_out=low_bids"}


def position(text: str, contract: str = "entrada") -> tuple[Deal, Card, Card | None]:
    """Return the deal, the card to be explained, and the card kept instead."""
    hands, *tricks, last = text.split(" / ")
    eldest, _, cards = hands.rpartition(": ")
    dealer, house = (int(eldest or 1) + 1) % 3 + 1, HOUSES[contract]
    deal = playing("renegado", trump="H", hands=cards, dealer=dealer, contract=contract, house=house)
    chosen, _, kept = last.partition(" (")
    return deal.play_all(*tricks), one(chosen), one(kept.rstrip(")")) if kept else None


def keys(deal: Deal, card: Card, other: Card | None = None) -> set[str]:
    """Return the keys of all motives that hold for *card*, and instead of the *other*."""
    asked = deal.asked
    assert isinstance(asked, PlayRequest)
    turn = Turn(Decision(view(deal.state, asked.seat), asked, PlayCard(card)), asked)
    null = deal.state.contract is not None and deal.state.contract.goal is Goal.NONE
    catalogue = NULL if null else LED if turn.leads else FOLLOWED
    found = [motive(turn, card) for group in (*catalogue.groups, INDIFFERENT) for motive in group]
    found += [motive(turn, card, other) for motive in catalogue.sparing if other]
    return {motive.key for motive in found if motive}


@for_each(ROWS)
def test_a_motive_holds(key):
    assert key in keys(*position(ROWS[key][0]))


@for_each(ROWS)
def test_a_motive_that_nearly_holds_is_not_told(key):
    assert key not in keys(*position(ROWS[key][1]))


NULL_ROWS = rows("""
null_lowest
  + 1 D7 D2 H6; 2 DK C3 S7; 3 DQ D4 S6 / D7
  - 1 D6 D2 H6; 2 DK C3 S7; 3 DQ D4 S6 / D6
null_likely_beaten
  + 1 D7 DK H6; 2 DJ C3 S7; 3 DQ D4 S6 / H6
  - 1 D7 DK H6; 2 DJ C3 S7; 3 DQ D4 S6 / DK
null_highest_under
  + 3: 1 D7 DJ H6; 2 DK C3 S7; 3 DQ D4 S6 / 3 DQ / DJ
  - 3: 1 D7 DJ H6; 2 DK C3 S7; 3 DQ D4 S6 / 3 DQ / D7
null_danger_goes
  + 3: 1 S2 CK H6; 2 DK C3 S7; 3 DQ D4 S6 / 3 DQ / CK
  - 3: 1 S2 CK H6; 2 DK C3 S7; 3 DQ D4 S6 / 3 DQ / S2
null_leave_them_the_trick
  + 1 DJ D2 H6; 2 DK D3 S7; 3 DQ D4 S6 / 1 DJ / D3
  - 1 DJ D2 H6; 2 DK D3 S7; 3 DQ D4 S6 / 1 DJ / DK
null_not_their_void
  + 3: 1 D7 S2 H6 H5; 2 DK C3 S7 C4; 3 CQ CJ D4 S6 / 3 CQ D7 C3 / D4 (CJ)
  - 3: 1 C7 S2 H6 H5; 2 DK C3 S7 C4; 3 CQ CJ D4 S6 / 3 CQ C7 C3 / D4 (CJ)
null_press
  + 3: 1 DJ D2 H6; 2 DK D3 S7; 3 DQ D6 S6 / D6
  - 3: 1 DJ D2 H6; 2 DK D3 S7; 3 DQ D6 S6 / DQ
null_keep_low
  + 1 DJ D2 H6; 2 DK D3 S7; 3 DQ D4 S6 / 1 DJ / DK
  - 1 DJ D2 H6; 2 DK D3 S7; 3 DQ D4 S6 / 1 DJ / D3
""")
"""The same of motives for no trick, in a contrabola."""


@for_each(NULL_ROWS)
def test_a_motive_for_no_trick_holds(key):
    assert key in keys(*position(NULL_ROWS[key][0], "contrabola"))


@for_each(NULL_ROWS)
def test_a_motive_for_no_trick_that_nearly_holds_is_not_told(key):
    assert key not in keys(*position(NULL_ROWS[key][1], "contrabola"))


ELSEWHERE = {"gano_was_said", "trump_for_partner", "same_result", "not_lost_yet"}
"""The motives that want more than such a position, each with a test below."""


def test_every_motive_has_its_two_positions():
    assert set(OF_CARDS) == {*ROWS, *NULL_ROWS, *ELSEWHERE}


def test_gano_asks_to_be_spared():
    """The queen was played with gano, and the six spares it."""
    hands = "1 S4 SA; 2 DQ C3; 3 DK D6"
    deal = playing("renegado", trump="H", hands=hands, dealer=1, house="gano=binding")

    assert "gano_was_said" in keys(deal.play("2 DQ!"), one("D6"))
    assert "gano_was_said" not in keys(deal.play("2 DQ"), one("D6"))


def test_an_ally_leads_trumps_for_the_ombre():
    """Seat 3 holds the king that was called, and took the club; a defender with the lead does not help."""
    hands = "1 C2 CA SA; 2 C4 S4 S5; 3 {} DK HQ; 4 {} HJ S6; 5 C6 S7 D4"
    ally, defender = hands.format("CK", "CQ"), hands.format("CQ", "CK")

    assert "trump_for_partner" in keys(called(ally, full=False).play("1 C2 C4 CK CQ C6"), one("HQ"))
    assert "trump_for_partner" not in keys(called(defender, full=False).play("1 C2 C4 CQ CK C6"), one("HJ"))


def weighed(deal: Deal, card: str, **chips: float) -> tuple[Motive, ...]:
    """Return the motives for *card*, where each card is worth these *chips*."""
    asked = deal.asked
    assert isinstance(asked, PlayRequest)
    figures = tuple(Alternative(PlayCard(one(each)), worth, 0.0, 0.5) for each, worth in chips.items())
    return motives_for(view(deal.state, asked.seat), asked, PlayCard(one(card)), figures)


OVER_THE_FIVE = position("1 D5 S2; 2 D3 DK; 3 D6 C4 / 1 D5 / DK")[0]


def test_cards_worth_the_same_in_all_hands_are_told_to_be():
    first = position("1 D5 D3; 2 S2 S3; 3 C2 C3 / D3")[0]

    assert {"same_result"} == {motive.key for motive in weighed(first, "D3", D3=1.0, D5=1.0)}
    assert "same_result" not in {motive.key for motive in weighed(first, "D3", D3=1.0, D5=0.5)}


def test_what_holds_for_the_next_best_card_as_well_comes_second_or_not_at_all():
    """Either diamond wins for sure; the three is the lowest that does."""
    assert (Motive("smallest_that_wins"),) == weighed(OVER_THE_FIVE, "D3", D3=2.0, DK=1.0)


def test_what_holds_for_every_card_speaks_for_none():
    """Both are sure tricks, and the king is not the lowest."""
    assert () == weighed(OVER_THE_FIVE, "DK", D3=1.0, DK=2.0)


def test_a_motive_of_an_equal_card_holds():
    """King and queen are equal, and the queen is the lowest that wins."""
    deal = position("1 D5 S2 S3; 2 D7 C4 C5; 3 DK DQ D6 / 1 D5 D7 / DK")[0]

    assert (Motive("last_to_play"),) == weighed(deal, "DK", DK=2.0, DQ=2.0, D6=1.0)


def test_nobody_gives_up_a_game_that_can_be_won():
    """The Ombre must follow with their only spade, or surrender."""
    hands = "1 S2 SA HK; 2 C2 C3 C4; 3 SK S3 S4"
    deal = playing("renegado", trump="H", hands=hands, dealer=2).play("3 SK")

    assert {"not_lost_yet"} == {motive.key for motive in weighed(deal, "S2", S2=1.0)}


def test_a_lost_game_is_not_said_to_be_open():
    """Two of the three tricks are lost, and surrender is no longer offered or would be wise."""
    hands = "1 S2 S5 S6; 2 C2 C3 C4; 3 SK SQ SJ"
    deal = (
        playing("renegado", trump="H", hands=hands, dealer=2)
        .play("3 SK S2 C2")
        .play("3 SQ S5 C3")
        .play("3 SJ")
    )

    assert "not_lost_yet" not in {motive.key for motive in weighed(deal, "S6", S6=-1.0)}


def test_a_secret_partner_is_trusted_but_not_named():
    """For all that seat 5 knows, seat 2 may hold the king that was called, and play with the Ombre."""
    hands = "1 C2 SA HK; 2 CK S3 S4; 3 C3 DK H2; 4 C4 S5 D3; 5 H3 S6 D4"
    deal = called(hands, full=False).play("1 C2 CK C3 C4")

    assert "H3" != advised(deal)
    assert not keys(deal, one("D4")) & {"partner_is_winning", "cheapest_to_partner"}


def test_the_king_on_the_table_tells_who_plays_with_the_ombre():
    """With the two tricks of the ally, whose king lies in this trick, the third of the Ombre is the fifth."""
    seen = (
        called("1 D3 SA HK; 2 C2 C3 C4; 3 DK S3 S4; 4 H3 S5 D4; 5 C5 C6 C7", full=False)
        .play("1 D3 C2 DK")
        .seen_by(4)
    )
    state = seen.position._replace(playing=seen.position.play._replace(won=(2, 0, 2, 0, 0)))

    assert {Fate.WON} == fates_after(state, seat(1), 0)


def test_no_motive_is_told_twice():
    """The trumps that are kept from the trick are those kept for later ones."""
    deal = position("3: 1 HK S3 S4; 2 D6 D5 D4; 3 C5 C6 C7 / 3 C5 / S3")[0]

    assert (Motive("save_trumps"),) == weighed(deal, "S3", S3=2.0, S4=2.0, HK=1.0)


def test_a_highest_card_that_a_void_opponent_may_ruff_is_no_sure_trick():
    """Seat 2 threw a club on the first diamond, which the queen's lead follows."""
    after = "1 DK DQ D6 S2; 2 C2 H5 C4 C5; 3 D3 D2 D7 S3 / 1 DK C2 D3"

    assert not {"only_a_trump", "highest_of_suit"} & set(keys(*position(f"{after} / DQ")))


def test_a_court_card_that_goes_is_not_guarded():
    """The three guards the queen, and is not kept for her sake when she is thrown."""
    *guarded, _ = position("1 SA S2 S3; 2 H4 S4 S5; 3 DQ D6 C5 / 1 SA H4 / C5 (D6)")

    assert "keep_guard" not in keys(guarded[0], one("DQ"), one("D6"))


def test_a_trick_left_to_the_partner_is_spoken_of_once():
    """The two is also the cheapest card to throw on the partner's trick."""
    deal = position("3: 1 D7 SA HK; 2 DK D2 S3; 3 DQ C4 C5 / 3 DQ D7 / D2")[0]

    assert {"partner_is_winning"} == {motive.key for motive in weighed(deal, "D2", D2=2.0, DK=1.0)} - {
        "keep_winner"
    }


def test_a_trump_that_few_can_beat_is_led():
    """Spadille alone beats manille; three beat the king, and a plain card is no trump."""
    led = "2: 1 S4 S3 S2; 2 H7 HK DQ; 3 C2 C3 C4"

    assert "few_can_beat" in keys(*position(f"{led} / H7"))
    assert not any("few_can_beat" in keys(*position(f"{led} / {card}")) for card in ("HK", "DQ"))


def test_a_seat_that_may_be_the_secret_ally_is_not_called_an_opponent():
    """Seat 4 threw a spade on the first diamond. It may hold the king that the Ombre called, if one was."""
    hands = "1 DK D4 SA; 2 D5 S3 C2; 3 D2 C3 S2; 4 S4 H3 CK; 5 D6 C4 S5"
    secret, alone = called(hands, called="CK", full=False), solo(hands, full=False)

    assert "ombre_is_void" not in keys(secret.play("1 DK D5 D2 S4 D6"), one("D4"))
    assert "ombre_is_void" in keys(alone.play("1 DK D5 D2 S4 D6"), one("D4"))


def test_a_shown_king_is_not_worth_the_same_as_its_queen():
    """The king that was shown loses its point if it is captured."""
    deal, king, _ = position("1 D5 S2 S3; 2 DK DQ C4; 3 D2 C5 C6 / 1 D5 / DK")
    assert isinstance(deal.asked, PlayRequest)
    turn = Turn(Decision(deal.seen_by(2), deal.asked, PlayCard(king)), deal.asked)
    assert all_are_equal(turn, king)

    turn.state = turn.state._replace(shown=(king,))

    assert not all_are_equal(turn, king)
