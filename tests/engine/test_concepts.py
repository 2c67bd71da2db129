"""The rules that a deal needs, read from its moves."""

from __future__ import annotations

import pytest
from dialect import auction, playing, settled

from ombre_desktop.engine.concepts import Concept, concepts_of
from ombre_desktop.engine.notation import parse_record


def tricks(*plays: str, trump: str = "C", hands: str):
    deal = playing("renegado", trump=trump, hands=hands)
    for play in plays:
        deal = deal.play(play)
    return concepts_of(deal.state)


def test_numerals_of_a_red_suit_decide():
    """The four of a red suit beats the six, contrary to other games."""
    hands = "1 H4 SK; 2 H6 S3; 3 H7 S4"

    assert Concept.RED_ORDER in tricks("1 H4", "2 H6", "3 H7", hands=hands)


@pytest.mark.parametrize(
    "hands",
    [
        "1 HK SK; 2 H6 S3; 3 H7 S4",
        "1 S4 SK; 2 S6 S3; 3 S7 S2",
        "1 H4 SK; 2 S6 S3; 3 S7 S2",
        "1 H4 SK; 2 H6 S3; 3 C7 S4",
    ],
    ids=["a king wins", "a black suit", "nobody follows", "trumped"],
)
def test_their_order_does_not_matter_elsewhere(hands):
    first = [seat.split()[1] for seat in hands.split("; ")]
    plays = [f"{seat} {card}" for seat, card in enumerate(first, start=1)]

    assert Concept.RED_ORDER not in tricks(*plays, hands=hands)


def test_the_ace_of_a_red_trump_is_punto():
    hands = "1 HA SK; 2 H4 S3; 3 H5 S4"

    assert Concept.PUNTO in tricks("1 HA", "2 H4", "3 H5", trump="H", hands=hands)
    assert Concept.PUNTO not in tricks("1 HA", "2 H4", "3 H5", trump="C", hands=hands)


def test_a_matador_is_withheld_from_a_small_trump():
    """Basto stays in hand, and nothing counts as withheld if it is played after all."""
    hands = "1 C7 SK; 2 CA S3; 3 C4 S4"

    assert Concept.WITHHELD in tricks("1 C7", "2 S3", hands=hands)
    assert Concept.WITHHELD not in tricks("1 C7", "2 CA", hands=hands)


@pytest.mark.parametrize(
    ("calls", "found"),
    [
        ("entrada pass", set()),
        ("entrada vuelta", {Concept.HIGHER_BID}),
        ("entrada vuelta pass vuelta", {Concept.HIGHER_BID, Concept.HOLD}),
    ],
)
def test_a_bid_over_another_is_higher_or_holds_it(calls, found):
    assert found == concepts_of(auction(calls).state)


RECORD = """[Record  "ombre 1"]
[Ruleset "renegado"]
[Dealer  "1"]
[Pool    "5"]
[Deal    "1 S76 CAJ HJ3 D762; 2 SQ53 C65 HK2 DQ5; 3 SK CKQ732 HQ7 D3"]
[Talon   "H6 DA HA SJ S2 C4 D4 S4 H4 SA DJ DK H5"]
auction   2 pass  3 entrada  1 pass
trump     3 C
exchange  3 HQ H7 D3  1 yield
"""


def test_a_word_of_the_exchange_is_a_concept():
    assert {Concept.YIELDING} == concepts_of(parse_record(RECORD).state)


@pytest.mark.parametrize(
    ("tricks", "found"),
    [
        ("OOOXOOYXY", set()),
        ("OOOOO", {Concept.CLAIMING}),
        ("OOXXXXYYO", {Concept.CODILLE}),
        ("XOXOXOXOY", {Concept.PUESTA}),
    ],
)
def test_the_end_of_a_deal_is_a_concept(tricks, found):
    ends = {Concept.CLAIMING, Concept.CODILLE, Concept.PUESTA, Concept.SURRENDER}

    assert found == concepts_of(settled("entrada", tricks).state) & ends


def test_a_surrender_is_a_concept():
    deal = settled("entrada", "OOXXXXYYO", says="1 surrender", stop=0)

    assert Concept.SURRENDER in concepts_of(deal.does("1 surrender").state)
