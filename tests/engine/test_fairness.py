"""Fair deals: a chain, a cut and the cards that follow from them, so that any later change is refuted."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from chance import SEEDS
from hypothesis import given
from hypothesis import strategies as st

from ombre_desktop.engine import DealState, Layout, Ruleset, Seat, Session, ruleset, start
from ombre_desktop.engine.cards import in_order
from ombre_desktop.engine.fairness import (
    LONGEST_CUT,
    LONGEST_SAID,
    MOST_DEALS,
    Chain,
    FairnessError,
    FairShuffle,
    Finding,
    Proof,
    fair_cards,
    following,
    judged,
    normal_cut,
)
from ombre_desktop.engine.notation import GameRecord, format_record, parse_record, record_of
from ombre_desktop.engine.notation.proofs import (
    CUT,
    LINK,
    NUMBER,
    SHUFFLE,
    TAGS,
    proof_tags,
    verified,
)
from ombre_desktop.engine.variants.parts.code_book import TABLES
from ombre_desktop.value import replace

RECORD = Path(__file__).parents[1] / "records" / "renegado" / "fair_deal.ombre"
FIRST = Seat(0)
CHAIN = Chain(bytes(range(32)), 20)
CUTS = ("17", "Elbflorenz", "Café noir", "十七", "0")


def fairly_dealt(game: Ruleset, proof: Proof, dealer: Seat = FIRST) -> DealState:
    """Return the deal that *proof* proves."""
    cards = fair_cards(game.pack.cards, proof.link, proof.number, proof.cut)
    stakes = Session.begin(game, dealer).with_antes().stakes
    return start(game, dealer, game.dealt(cards, dealer), stakes).state


def with_layout(state: DealState, layout: Layout) -> DealState:
    """Return the same deal with other cards."""
    return start(state.ruleset, state.dealer, layout, state.stakes).state


@st.composite
def fair_deals(draw: st.DrawFn) -> tuple[DealState, Proof]:
    """Return a deal of any game that was dealt fairly, and its proof."""
    rng = Random(draw(SEEDS))
    name, seats = draw(st.sampled_from(TABLES))
    game = ruleset(name, seats=seats)
    chain = Chain(rng.randbytes(32), 20)
    proof = chain.proof(rng.randint(1, 20), draw(st.sampled_from(CUTS)))
    return fairly_dealt(game, proof, Seat(rng.randrange(game.seats))), proof


# The chain.


def test_each_link_is_the_hash_of_the_one_that_is_shown_after_it():
    """A link shown after a deal leads to the one shown before it."""
    shown = [CHAIN.commitment, *(CHAIN.link(number) for number in range(1, 21))]

    assert shown[:-1] == [following(link, 1) for link in shown[1:]]
    assert CHAIN.secret == shown[-1]


def test_a_chain_is_written_without_its_secret():
    """The text of a chain may appear in a log or in a traceback."""
    assert "Chain(deals=20)" == repr(CHAIN) == str(CHAIN)


@pytest.mark.parametrize("number", [0, -1, 21])
def test_a_chain_has_an_end(number):
    """A deal beyond the end needs another chain."""
    with pytest.raises(FairnessError, match="no link"):
        CHAIN.link(number)


def test_no_chain_is_longer_than_can_be_verified():
    """A verifier stops at the greatest length."""
    with pytest.raises(FairnessError, match="no link"):
        Chain(bytes(32), MOST_DEALS + 1).link(MOST_DEALS + 1)


@pytest.mark.parametrize("secret", [b"", bytes(31), bytes(33)])
def test_a_chain_begins_with_256_bits(secret):
    """A shorter beginning could be guessed."""
    with pytest.raises(FairnessError, match="32 bytes"):
        assert Chain(secret).commitment


# The chain of a sitting.


def test_a_chain_that_begins_later_counts_its_own_deals():
    """After seven deals of the old chain, the eighth deal of the sitting is the first of the new one."""
    later = FairShuffle(CHAIN, before=7, cut="17")

    assert [False, True, True, False] == [later.reaches(deal) for deal in (7, 8, 27, 28)]
    assert CHAIN.proof(1, "17") == later.proof(8)


def test_the_cards_of_a_sitting_follow_from_its_chain():
    """The proof of the deal leads to the same cards."""
    pack, proof = ruleset("renegado").pack.cards, CHAIN.proof(2, "17")

    cards = FairShuffle(CHAIN, cut="17").cards(pack, 2)

    assert fair_cards(pack, proof.link, 2, "17") == cards


def test_nothing_is_dealt_before_the_cut():
    """An empty cut is a decision too, but no answer is none."""
    with pytest.raises(FairnessError, match="Nobody has been asked"):
        FairShuffle(CHAIN).cards(ruleset("renegado").pack.cards, 1)

    assert CHAIN.proof(1, "") == FairShuffle(CHAIN, cut="").proof(1)


# The cut.


@pytest.mark.parametrize(
    ("said", "cut"),
    [
        (17, "17"),
        ("17", "17"),
        ("017", "17"),
        ("00", "0"),
        ("٠١", "٠١"),
        ("-3", "-3"),
        ("  to   be\tor ", "to be or"),
        ("Cafe\u0301", "Caf\u00e9"),
        ("\u212b", "\u00c5"),
        ("Ombre", "Ombre"),
        ("x" * LONGEST_CUT, "x" * LONGEST_CUT),
        (" " * (LONGEST_SAID - 1) + "x", "x"),
    ],
)
def test_a_cut_has_a_normal_form(said, cut):
    """Letters are composed and blanks single, while capitals stay."""
    assert cut == normal_cut(said) == normal_cut(cut)


@pytest.mark.parametrize(
    ("said", "why"),
    [
        ("", "a number or a word"),
        (" \n", "a number or a word"),
        ("x" * (LONGEST_CUT + 1), "60 characters"),
        (" " * LONGEST_SAID + "x", "60 characters"),
        ('a"b', "quotation marks"),
        ("a{b", "quotation marks"),
        ("a}b", "quotation marks"),
        ("a\x00b", "invisible"),
        ("a\u202eb", "invisible"),
        ("a\ud800b", "invisible"),
    ],
)
def test_what_cannot_stand_in_a_record_is_no_cut(said, why):
    """Invisible characters cannot be in a cut either."""
    with pytest.raises(FairnessError, match=why):
        normal_cut(said)


@given(st.text(alphabet="aé十 \t\u0301\u212b17-'", max_size=80))
def test_a_cut_survives_its_record(said):
    """A cut may be any number and any word."""
    try:
        cut = normal_cut(said)
    except FairnessError:
        return
    proof = CHAIN.proof(3, cut)
    record = record_of(fairly_dealt(ruleset("renegado"), proof), *proof_tags(proof))

    assert Finding.PROVED is verified(parse_record(format_record(record)))


# The proof.


@given(fair_deals())
def test_a_fair_deal_of_any_game_is_proved(dealt: tuple[DealState, Proof]):
    """The proof also holds after writing and reading it."""
    state, proof = dealt
    record = record_of(state, *proof_tags(proof))

    assert Finding.PROVED is judged(state, proof)
    assert Finding.PROVED is verified(parse_record(format_record(record)))


def test_a_deal_that_nobody_cut_is_told_as_such():
    """The deal was fixed beforehand, and no more is proved."""
    proof = CHAIN.proof(1, "")

    assert Finding.NOBODY_CUT is judged(fairly_dealt(ruleset("french"), proof), proof)


@given(fair_deals(), st.data())
def test_any_two_cards_exchanged_are_refuted(dealt: tuple[DealState, Proof], data: st.DataObject):
    """The cards may be in two hands, in a hand and the talon, or within the talon."""
    state, proof = dealt
    hands = [list(hand) for hand in state.layout.hands]
    piles = [*hands, *([card] for card in state.layout.talon)]
    full = [at for at, pile in enumerate(piles) if pile]
    one, two = data.draw(st.lists(st.sampled_from(full), min_size=2, max_size=2, unique=True))
    piles[one][0], piles[two][0] = piles[two][0], piles[one][0]
    talon = tuple(pile[0] for pile in piles[len(hands) :])

    changed = with_layout(state, Layout(tuple(map(in_order, hands)), talon))

    assert Finding.WRONG_CARDS is judged(changed, proof)


@given(fair_deals(), st.integers(0, 31), st.integers(1, 255))
def test_a_changed_link_is_refuted(dealt: tuple[DealState, Proof], at: int, by: int):
    """The change of any byte of the link, or of the commitment, is refuted."""
    state, proof = dealt

    assert Finding.WRONG_LINK is judged(state, replace(proof, link=changed_at(proof.link, at, by)))
    assert Finding.WRONG_LINK is judged(
        state, replace(proof, commitment=changed_at(proof.commitment, at, by))
    )


def changed_at(link: bytes, at: int, by: int) -> bytes:
    """Return *link* with one byte changed."""
    return link[:at] + bytes([link[at] ^ by]) + link[at + 1 :]


@given(fair_deals(), st.sampled_from([*CUTS, "", "18", "elbflorenz", "Elbflorenz ", "Cafe\u0301 noir"]))
def test_a_changed_cut_is_refuted(dealt: tuple[DealState, Proof], cut: str):
    """A capital, a blank, or another way to write the same letter refutes the cut."""
    state, proof = dealt
    if cut != proof.cut:
        assert Finding.WRONG_CARDS is judged(state, replace(proof, cut=cut))


@given(fair_deals(), st.integers(1, 20))
def test_a_changed_number_is_refuted(dealt: tuple[DealState, Proof], number: int):
    """The number is refuted even with its own link, which gives other cards."""
    state, proof = dealt
    if number != proof.number:
        assert Finding.WRONG_LINK is judged(state, replace(proof, number=number))
        other = following(proof.link, 1)
        before = replace(proof, number=proof.number - 1, link=other)
        assert Finding.WRONG_CARDS is judged(state, before)


def test_another_dealer_is_refuted():
    """The cards would have gone to other seats."""
    proof = CHAIN.proof(2, "17")
    state = fairly_dealt(ruleset("renegado"), proof)

    assert Finding.WRONG_CARDS is judged(
        start(state.ruleset, Seat(1), state.layout, state.stakes).state, proof
    )


# The tags of a proof.


def golden() -> GameRecord:
    """Return a record of a fair deal that was played."""
    return parse_record(RECORD.read_text(encoding="utf-8"))


def with_tag(name: str, value: str) -> GameRecord:
    """Return the same record with another value of one tag."""
    record = golden()
    return replace(record, tags=tuple((tag, value if tag == name else kept) for tag, kept in record.tags))


def test_the_golden_game_of_a_fair_deal_is_proved():
    """The chain, the cut and the number were written down with the game."""
    assert Finding.PROVED is verified(golden())
    assert set(TAGS) <= set(dict(golden().tags))


def test_a_record_without_commitment_is_as_it_always_was():
    """Nothing is proved or refuted, and our other tags do not matter then."""
    record = golden()
    others = tuple((tag, value) for tag, value in record.tags if tag != "Commitment")

    assert Finding.NO_COMMITMENT is verified(replace(record, tags=others))
    assert Finding.NO_COMMITMENT is verified(replace(record, tags=()))


@pytest.mark.parametrize("name", [SHUFFLE, NUMBER, CUT, LINK])
def test_a_proof_that_lacks_a_tag_is_refuted(name):
    """The record reveals nothing, or not everything."""
    record = golden()
    kept = tuple((tag, value) for tag, value in record.tags if tag != name)

    assert Finding.MALFORMED is verified(replace(record, tags=kept))


@pytest.mark.parametrize("name", TAGS)
def test_a_proof_that_has_a_tag_twice_is_refuted(name):
    """Nobody could say which of the two counts."""
    record = golden()

    assert Finding.MALFORMED is verified(replace(record, tags=(*record.tags, (name, record.tag(name) or ""))))


def test_a_shuffle_that_is_not_known_is_not_judged():
    """A later version may know the shuffle."""
    assert Finding.UNKNOWN_SHUFFLE is verified(with_tag("Shuffle", "fair 2"))


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("Commitment", ""),
        ("Commitment", "0" * 63),
        ("Commitment", "A" * 64),
        ("Link", "٣" * 64),
        ("Link", "0" * 64 + "\n"),
        ("Number", ""),
        ("Number", "0"),
        ("Number", "01"),
        ("Number", "-1"),
        ("Number", "٣"),
        ("Number", str(MOST_DEALS + 1)),
        ("Number", "9" * 5_000),
        ("Cut", "\ud800"),
    ],
)
def test_a_tag_that_is_not_written_as_it_must_be_is_refuted(name, value):
    """The result is the same even for very long numbers and strange letters."""
    assert Finding.MALFORMED is verified(with_tag(name, value))


@pytest.mark.parametrize("name", TAGS)
def test_whatever_a_tag_holds_the_record_is_valid(name):
    """Others may have used the tag's name before, and the reader's limits still hold."""
    record = with_tag(name, "anything")

    assert record.tags == parse_record(format_record(record)).tags
