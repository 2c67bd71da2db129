"""Evidence of hidden cards from an exchange and a bid: cards kept, drawn and bid on."""

from operator import gt
from random import Random
from statistics import mean

import pytest
from chance import SEEDS, played, table_rulesets
from dialect import Deal, auction, cards, dealt, exchanging, one
from hypothesis import given, settings

from ombre_desktop.engine import Card, DealState, PlayRequest, Role, Ruleset, SeatView, request, view
from ombre_desktop.players.expert.bid_evidence import BidEvidence, likelihood_ratio
from ombre_desktop.players.expert.determinisation import tables_of
from ombre_desktop.players.expert.hand_parts import belonging, parts_of
from ombre_desktop.players.expert.likelihood import (
    EVEN,
    Exchanger,
    Game,
    Row,
    dealt_row,
    exchangers,
    game_of,
    plays_as_dealt,
)
from ombre_desktop.players.expert.worlds import OF_A_HAND, Hidden, MarkovChain
from ombre_desktop.players.recall import Recall
from ombre_desktop.players.solver.open_cards import World

OMBRE = "SA H7 HA HK H6 D7 D5 S4 C5"
SECOND = "CA C3 HQ DK D6 D4 S5 S6 C6"
THIRD = "SK SQ S7 CK CQ DQ DJ C4 S3"
WORLDS = 300
NOBODY_HEEDS = Recall(heeds=False)


def exchanged(*words: str, contract: str = "entrada", house: str = "") -> Deal:
    """Return a deal with hearts as trumps, after these words, one seat after the other."""
    deal = exchanging(contract, name="renegado", hands=f"1 {OMBRE}; 2 {SECOND}; 3 {THIRD}", house=house)
    for word in words:
        deal = deal.does(f"{deal.turn} {word}")
    return deal


def share(seen: SeatView, held: int, *wanted: Card) -> float:
    """Return the mean number of *wanted* cards at this place of the ring, in the worlds of *seen*."""
    return mean(sum(card in world[held] for card in wanted) for world in worlds(seen))


def worlds(seen: SeatView) -> list[World]:
    """Return some of the worlds that a player imagines."""
    return Hidden.from_view(seen.position).worlds(WORLDS, Random(7))


def test_a_chain_keeps_the_cards_of_each_part():
    """The sets of cards follow every swap."""
    at, bits = [0, 0, 1, 2, 1], [1, 2, 4, 8, 16]
    chain = MarkovChain(at, bits, [(1.0, 2.0, 3.0)] * 3 + [(1.0, 0.5, 0.1)] * 2, 3)
    for _ in range(5):
        chain.swap(7, Random(1))

        assert [sum(bit for bit, part in zip(bits, at, strict=True) if part == one) for one in range(3)] == (
            chain.filled
        )


TRUMPS = tuple(cards("H7 HA HK HJ H6 H5 H4 H3 H2"))


def test_what_was_not_drawn_was_kept():
    """Of nine cards, the number drawn is known to all (rule 1.8)."""
    seen = exchanged("C5 S4 D5", "C6 S5", "C4 S3").seen_by(3)
    parts = Hidden.from_view(seen.position).parts

    assert [6, 3, 7, 2] == [part.size for part in parts[: 2 * OF_A_HAND]]


def test_a_defender_who_draws_two_cards_has_more_trumps_than_who_draws_seven():
    """Kept cards are trumps and kings, while drawn ones may be anything."""
    few = exchanged("C5 S4 D5", "C6 S5", "C4 S3")
    many = exchanged("C5 S4 D5", "C6 S5 D4 D6 S6 C3 DK", "C4 S3")

    assert share(few.seen_by(3), 1, *TRUMPS) > share(many.seen_by(3), 1, *TRUMPS)


def test_who_lets_the_other_go_first_holds_no_matador():
    """A matador may have been drawn; a defender who goes first without need holds one (rule 1.8)."""
    yielded = exchanged("S4 C5 D5 D7", "yield", "C4 S3 S7", "C6 S5 D4 D6 S6")
    stayed = exchanged("S4 C5 D5 D7", "C6 S5 D4 D6 S6", "C4 S3 S7")
    basto = one("CA")

    assert 2 * share(yielded.seen_by(3), 1, basto) < share(stayed.seen_by(3), 1, basto)


def test_who_is_told_to_go_first_tells_nothing():
    """If the first defender may not pass the turn on, going first tells nothing."""
    asked = exchanged("D5 S4 C5", "C6 S5 D4", house="def_order=fixed")

    assert Exchanger.OTHER is exchangers(asked.state)[1]


def test_keepers_are_known_by_their_words():
    """The first defender is the one who yields first, or throws first."""
    first = exchanged("C5", "C6").state
    yielded = exchanged("C5", "yield", "C4").state

    assert [Exchanger.OMBRE, Exchanger.FIRST, Exchanger.OTHER] == in_turn(first)
    assert [Exchanger.OMBRE, Exchanger.YIELDING, Exchanger.OTHER] == in_turn(yielded)


def in_turn(state: DealState) -> list[Exchanger]:
    """Return the exchangers, from the eldest on."""
    return [exchangers(state)[seat] for seat in state.ring]


def test_games_are_known_by_hand_and_trump():
    """Trump was named or turned, or the hand was kept as dealt."""
    assert Game.NAMED is game_of(exchanged("C5", "C6", "C4").state)
    assert Game.WHOLE is game_of(exchanged("C6", "C4", contract="solo").state)


def test_what_was_not_heeded_tells_nothing():
    """Every card is then equally likely everywhere."""
    seen = NOBODY_HEEDS.of(exchanged("C5", "C6 S5", "C4").seen_by(3))

    parts = Hidden.from_view(seen.position).parts

    assert {1.0} == {figure for part in parts if part.size for figure in part.row}


@pytest.mark.parametrize(
    ("game", "words"),
    [
        ("quadrille", "ask pass pass pass; H; call SK"),
        ("quadrille", "sans_prendre pass pass pass; H"),
        ("german_solo", "solo pass pass pass; H"),
        ("zanga", "play_H pass pass"),
    ],
)
def test_the_ombre_of_a_game_without_an_exchange_was_dealt_trumps(game, words):
    """They would not have bid on any cards; the others are known by nothing."""
    calls, *said = words.split("; ")
    deal = auction(calls, name=game, pool=0)
    for word in said:
        deal = deal.does(f"{deal.turn} {word}")
    state, ombre = deal.state, deal.state.the_ombre
    hidden = Hidden.from_view(deal.seen_by(state.ring[ombre - 1] + 1).position)
    rows = {
        hidden.ring[at]: part.row for (at, _), part in zip(hidden.places, hidden.parts[::2], strict=False)
    }

    assert all(part.size == 0 for part in hidden.parts[1 : 2 * len(hidden.places) : OF_A_HAND])
    assert dealt_row(state, ombre) == rows.pop(ombre)
    assert {EVEN} == set(rows.values())


def test_a_game_played_alone_asks_for_more_trumps_than_one_with_help():
    asked, alone = (auction(f"{bid} pass pass pass", name="quadrille") for bid in ("ask", "sans_prendre"))

    assert of_ombre(asked) == of_ombre(auction("ask pass pass", name="tritrille"))
    assert all(map(gt, of_ombre(alone)[:5], of_ombre(asked)[:5]))


def test_who_is_forced_to_play_tells_nothing():
    """After four passes, spadille alone decides who plays (rule 24.2)."""
    forced = auction("pass pass pass pass", name="quadrille")

    assert plays_as_dealt(forced.state)
    assert EVEN == of_ombre(forced)


def of_ombre(deal: Deal) -> Row:
    """Return the likelihood of the cards of the Ombre."""
    return dealt_row(deal.state, deal.state.the_ombre)


def test_who_bid_the_trump_and_lost_the_game_to_a_soloist_holds_trumps():
    """In Zanga the trump is said with the call (rule 25.3)."""
    deal = auction("play_H solo pass", name="zanga", pool=0)
    first = next(seat for seat in deal.state.ring if seat != deal.state.ombre)
    hearts, spades = (deal.does(f"{deal.turn} {suit}").state for suit in "HS")

    assert of_ombre(auction("play_H pass pass", name="zanga", pool=0)) == dealt_row(hearts, first)
    assert EVEN == dealt_row(spades, first)


@given(table_rulesets(), SEEDS)
@settings(max_examples=15)
def test_every_card_has_its_part(game: Ruleset, seed: int):
    """The parts together hold the unseen cards, those played by others, and those known in their hands."""
    for step in played(game, Random(seed)):
        asked = request(step.state)
        if isinstance(asked, PlayRequest):
            hidden = Hidden.from_view(view(step.state, asked.seat).position)

            assert len(hidden.weights) == len(hidden.bits) == sum(part.size for part in hidden.parts)
            assert len(hidden.parts) == OF_A_HAND * len(hidden.places) + 3


def test_a_card_that_all_saw_drawn_is_none_of_those_kept():
    """The turned card of a vuelta was drawn, while the Ombre's other cards may have been kept or drawn."""
    deal = dealt("renegado", f"1 {OMBRE}; 2 {SECOND}; 3 {THIRD}", talon="H2")
    for word in ("1 vuelta", "2 pass", "3 pass", "1 S4 C5", "2 C6", "3 C4"):
        deal = deal.does(word)
    deal = deal.does("1 H2").does("2 HQ")

    seen = deal.seen_by(3).position
    kept, drawn = list(parts_of(seen, [(deal.state.ombre, 7)], away=0))[:OF_A_HAND]

    assert () == belonging(seen, deal.state.ombre, ())
    assert (one("HQ"),) == belonging(seen, seen.ring[1], ())
    assert (6, 1) == (kept.size, drawn.size)


def test_a_bid_asks_for_a_hand():
    """A weaker hand would not have bid, and a stronger one would have bid more."""
    weak, fair, strong = -1.5, 0.5, 2.5

    assert (
        likelihood_ratio(Game.NAMED, weak)
        < likelihood_ratio(Game.NAMED, fair)
        > likelihood_ratio(Game.NAMED, strong)
    )


def test_the_bidder_is_judged_by_the_cards_dealt_to_him():
    """The same cards have the same figure, however often it is asked for."""
    deal = exchanged("C6", "C4", contract="solo")
    bid = BidEvidence.of(deal.seen_by(2).position)
    assert bid is not None
    dealt_to_him = tables_of(deal.state).hand(tuple(cards(OMBRE)))
    poor = tables_of(deal.state).hand(tuple(cards("S5 S6 C6 D4 D6 S7 S3 C4 DJ")))

    assert bid.chance(dealt_to_him) == bid.chance(dealt_to_him) > bid.chance(poor)


@pytest.mark.parametrize("contract", ["solo", "entrada"])
def test_worlds_give_the_ombre_a_hand_to_bid_on(contract: str):
    """The Ombre hardly ever bids on a hand without a matador and with few trumps."""
    words = ("C6 S5 D4", "C4 S3") if contract == "solo" else ("D5 S4 C5", "C6 S5 D4", "C4 S3")
    deal = exchanged(*words, contract=contract)
    seen = deal.seen_by(3)
    assert Role.DEFENDER is seen.role

    held = [sum(card in deal.state.ranking.trumps for card in world[0]) for world in worlds(seen)]

    assert 0.1 > sum(number < 3 for number in held) / WORLDS
