"""The documented shuffle: always the same, and without a bias for any place."""

from __future__ import annotations

import re
from collections import Counter
from hashlib import sha256
from itertools import pairwise
from pathlib import Path

import pytest

from ombre_desktop.engine import Pack, Seat, ruleset
from ombre_desktop.engine.codes import deal_of, numbered_deal
from ombre_desktop.engine.fairness import Chain, fair_cards, normal_cut
from ombre_desktop.engine.notation.tokens import cards_text, hand_text
from ombre_desktop.engine.written_shuffle import written_shuffle

PAGE = (Path(__file__).parents[2] / "docs" / "fair-shuffle.md").read_text(encoding="utf-8")
SHUFFLES = 2_000
UNLIKELY = 6
"""The bound in standard deviations, which chance would not exceed in a thousand years of tests."""


def vector(name: str) -> str:
    """Return the value that the page gives for *name* among its test vectors."""
    (value,) = re.findall(rf"^\| {re.escape(name)} \| `(.+)` \|$", PAGE, re.MULTILINE)
    return value


def seed(number: int) -> bytes:
    """Return one of many seeds."""
    return sha256(f"seed {number}".encode()).digest()


# The page.


def test_the_order_of_the_packs_is_that_of_the_page():
    """Other programs need the order."""
    assert vector("Spanish pack") == cards_text(Pack.SPANISH.cards)
    assert vector("piquet pack") == cards_text(Pack.PIQUET.cards)


def test_the_shuffle_is_that_of_the_page():
    """The seed is 32 zero bytes."""
    assert vector("shuffled by 32 zero bytes") == cards_text(written_shuffle(Pack.SPANISH.cards, bytes(32)))


def test_a_chain_is_that_of_the_page():
    """The chain begins with the bytes from 0 to 31 and is long enough for three deals."""
    chain = Chain(bytes(range(32)), 3)

    assert vector("first link") == bytes(range(32)).hex()
    assert vector("link of deal 3") == chain.link(3).hex() == bytes(range(32)).hex()
    assert vector("link of deal 2") == chain.link(2).hex()
    assert vector("link of deal 1") == chain.link(1).hex()
    assert vector("link shown first") == chain.commitment.hex()


@pytest.mark.parametrize(
    ("deal", "said", "name"),
    [
        (1, 17, "deal 1, cut 17"),
        (2, " Cafe\u0301  noir ", "deal 2, cut Café noir"),
        (3, None, "deal 3, nobody cut"),
    ],
)
def test_fair_deals_are_those_of_the_page(deal, said, name):
    """The cuts are a number, a word in its normal form, and none at all."""
    cut = "" if said is None else normal_cut(said)
    link = Chain(bytes(range(32)), 3).link(deal)

    assert vector(name) == cards_text(fair_cards(Pack.SPANISH.cards, link, deal, cut))


def test_a_numbered_deal_is_that_of_the_page():
    """The hands are those dealt from the pack."""
    state = numbered_deal(ruleset("renegado"), 1)
    pack = ruleset("renegado").pack.cards
    order = written_shuffle(pack, sha256(b"ombre numbered deal 1\nrenegado\n1").digest())

    assert vector("numbered deal 1 of renegado") == cards_text(order)
    assert state.layout == ruleset("renegado").dealt(order, Seat(0))
    assert vector("hand of seat 2 in it") == hand_text(state.layout.hands[1])


def test_the_code_on_the_page_of_codes_is_that_of_the_deal():
    """The deal is the first of the main game."""
    page = (Path(__file__).parents[2] / "docs" / "deal-codes.md").read_text(encoding="utf-8")
    (code,) = set(re.findall(r"\b1[0-9A-Z]{3}(?:-[0-9A-Z]{1,4})+", page))

    assert numbered_deal(ruleset("renegado"), 1) == deal_of(code)


# Chance.


def test_every_card_comes_to_every_place_equally_often():
    """The test is the chi-square of a table of cards and places, over many shuffles from fixed seeds."""
    pack = Pack.SPANISH.cards
    found: Counter[tuple[int, str]] = Counter()
    for number in range(SHUFFLES):
        found.update((place, card.text) for place, card in enumerate(written_shuffle(pack, seed(number))))

    assert stray(found, len(pack) ** 2, SHUFFLES * len(pack), (len(pack) - 1) ** 2) < UNLIKELY


def test_neighbours_are_equally_often_any_two_cards():
    """Cards that lie together in the pack do not stay together."""
    pack = Pack.SHORT_PIQUET.cards
    found: Counter[tuple[str, str]] = Counter()
    for number in range(SHUFFLES):
        cards = written_shuffle(pack, seed(number))
        found.update((one.text, two.text) for one, two in pairwise(cards))

    pairs = len(pack) * (len(pack) - 1)
    assert stray(found, pairs, SHUFFLES * (len(pack) - 1), pairs - 1) < UNLIKELY


def stray(
    found: Counter[tuple[int, str]] | Counter[tuple[str, str]], cells: int, all_: int, free: int
) -> float:
    """
    Return the deviation of chi-square with *free* degrees of freedom from its mean, in standard deviations.
    """
    usual = all_ / cells
    chi_square = sum((count - usual) ** 2 / usual for count in found.values())
    chi_square += usual * (cells - len(found))
    return abs(chi_square - free) / (2 * free) ** 0.5


def test_a_biased_shuffle_would_stray():
    """The measure detects a shuffle that leaves one card in its place."""
    pack = Pack.SPANISH.cards
    found: Counter[tuple[int, str]] = Counter()
    for number in range(SHUFFLES):
        cards = (pack[0], *written_shuffle(pack[1:], seed(number)))
        found.update((place, card.text) for place, card in enumerate(cards))

    assert stray(found, len(pack) ** 2, SHUFFLES * len(pack), (len(pack) - 1) ** 2) > UNLIKELY
