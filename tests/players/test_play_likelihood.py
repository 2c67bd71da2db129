"""Evidence from the cards played: nothing unlawful is considered, and habits are believed."""

from random import Random

import pytest
from chance import SEEDS, played, rulesets, table_rulesets
from dialect import playing
from hypothesis import given, settings

from ombre_desktop.engine import Card, DealState, PlayRequest, Ruleset, Seat, Trick, request, view
from ombre_desktop.engine.variants import ruleset
from ombre_desktop.players.equals import equals_of
from ombre_desktop.players.expert import play_likelihood
from ombre_desktop.players.expert.budget import Budget
from ombre_desktop.players.expert.determinisation import tables_of
from ombre_desktop.players.expert.habits import WEIGHTS
from ombre_desktop.players.expert.play_likelihood import (
    ObservedPlay,
    PlayOdds,
    cards_played,
    equals,
    kinds,
    lawful_cards,
    touching,
)
from ombre_desktop.players.expert.player import Expert
from ombre_desktop.players.expert.worlds import Hidden
from ombre_desktop.players.match import Match
from ombre_desktop.players.solver.tables import CardTables


@given(table_rulesets(), SEEDS)
@settings(max_examples=15)
def test_the_lawful_cards_are_those_of_the_rules(game: Ruleset, seed: int):
    """The cards a hand might have played are those the engine would have allowed."""
    for step in played(game, Random(seed)):
        asked = request(step.state)
        if isinstance(asked, PlayRequest) and (trick := trick_of(step.state)).gano == ():
            tables = tables_of(step.state)
            led = tables.bits[trick.led] if trick.led else -1

            assert tables.hand(asked.cards) == lawful_cards(
                tables, tables.hand(step.state.hands[asked.seat]), led
            )


@given(rulesets("renegado"), SEEDS)
@settings(max_examples=5)
def test_chances_of_a_hand_are_one_in_all(game: Ruleset, seed: int):
    """One of the lawful cards was certainly played."""
    for step in played(game, Random(seed)):
        state = step.state
        if state.playing is None or state.is_over or not state.playing.tricks:
            continue
        tables = tables_of(state)
        opening = [tables.hand(hand) for hand in state.playing.opening]
        for laid in cards_played(state, tables.bits):
            hand = opening[laid.seat] & ~laid.gone
            might = [card for card, _ in kinds(tables, laid, hand)]

            assert laid.card in might
            assert chance_if(1.0, tables, laid, hand) == chance_among(kinds(tables, laid, hand), laid)
            assert pytest.approx(1.0) == sum(
                PlayOdds(tables, instead(laid, card)).chance(hand) for card in might
            )


@given(rulesets("renegado"), SEEDS)
@settings(max_examples=5)
def test_who_follows_plays_the_lowest_for_any_of_its_equals(game: Ruleset, seed: int):
    """By the convention the lowest has the chances of all, and the others have none; a lead is free."""
    for step in played(game, Random(seed)):
        state = step.state
        if state.playing is None or not state.playing.tricks:
            continue
        tables = tables_of(state)
        opening = [tables.hand(hand) for hand in state.playing.opening]
        for laid in cards_played(state, tables.bits):
            hand = opening[laid.seat] & ~laid.gone
            equal = [card for card in range(hand.bit_length()) if equals(tables, laid, hand) >> card & 1]
            chances = [chance_if(1.0, tables, instead(laid, card), hand) for card in equal]
            is_played = laid.led < 0 or not hand & touching(tables, laid)

            due = 0.0 if not is_played else chances[0] if laid.led < 0 else sum(chances)

            assert pytest.approx(due) == chance_if(0.0, tables, laid, hand)


def chance_among(found: list[tuple[int, int]], laid: ObservedPlay) -> float:
    """Return the chance of the card played by the weights of all lawful cards."""
    weights = {card: WEIGHTS[laid.manner][kind] for card, kind in found}
    return weights[laid.card] / sum(weights.values())


def chance_if(part: float, tables: CardTables, laid: ObservedPlay, hand: int) -> float:
    """Return the chance of the card played if this *part* of the plays heeds no convention."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(play_likelihood, "AGAINST_CONVENTION", part)
        return PlayOdds(tables, laid).chance(hand)


def trick_of(state: DealState) -> Trick:
    """Return the trick that is being played."""
    assert state.playing is not None
    return state.playing.trick or Trick(state.ring)


def instead(laid: ObservedPlay, card: int) -> ObservedPlay:
    """Return the same play with another card."""
    return laid._replace(card=card)


def test_who_did_not_win_cheaply_has_not_the_king():
    """The defender who lets the Ombre's queen win, last in hand, will hardly hold the king."""
    deal = playing(
        "renegado",
        trump="S",
        hands="1 SA S2 CA SK DK HQ D4 D6 C2; 2 SQ SJ S7 S5 S3 H3 DQ DJ HA; 3 S6 S4 CJ C7 C5 C3 HK H4 H6",
    ).play_all("1 HQ H3 H4")
    seen = view(deal.state, Seat(0))
    king = Card.parse("HK")

    worlds = Hidden.from_view(seen.position).worlds(200, Random(0))

    assert 0.2 > sum(king in world[2] for world in worlds) / len(worlds)


# The convention: the lowest of touching cards.


@given(rulesets("renegado"), SEEDS)
@settings(max_examples=5)
def test_the_card_that_agrees_is_the_lowest_of_equals(game: Ruleset, seed: int):
    """The convention is read as it is followed."""
    for step in played(game, Random(seed)):
        state, asked = step.state, request(step.state)
        if not isinstance(asked, PlayRequest) or not (trick := trick_of(state)).cards:
            continue
        tables = tables_of(state)
        hand = tables.hand(state.hands[asked.seat])
        before = tables.hand(tuple(card for done in state.playing.tricks for card in done.cards))
        led = tables.bits[trick.cards[0]]
        for card in asked.cards:
            laid = ObservedPlay(asked.seat, 1, before, led, led, tables.bits[card], 0, before)

            equal = equals_of(view(state, asked.seat), card)

            assert (equal[-1] is card) is not bool(hand & touching(tables, laid))
            assert tables.hand(equal[: equal.index(card) + 1]) == equals(tables, laid, hand)


def test_experts_always_agree():
    quick = Expert("quick", Budget(by_cards=(4, 4, 4, 3, 3), before=0))
    for row in Match(ruleset("renegado"), (quick,) * 3, 2, "agree").rows():
        if row.state.playing is None:
            continue
        tables = tables_of(row.state)
        opening = [tables.hand(hand) for hand in row.state.playing.opening]

        assert not any(
            opening[laid.seat] & ~laid.gone & touching(tables, laid)
            for laid in cards_played(row.state, tables.bits)
        )


def chance_of(card: str, *, thrown: str) -> float:
    """Return the chance, for the Ombre, that seat 2 holds *card* after it has *thrown* another on a trump."""
    hands = "1 SA S2 CA SK DK D4 D6 C2 C3; 2 {} H2 H7 CK CQ CJ DQ DJ DA; 3 S6 S4 S5 S3 C7 C5 C4 H4 H6"
    deal = playing("renegado", trump="S", hands=hands.format(thrown)).play_all(f"1 SA {thrown} S3")
    worlds = Hidden.from_view(deal.seen_by(1).position).worlds(300, Random(0))
    return sum(Card.parse(card) in world[1] for world in worlds) / len(worlds)


def test_who_threw_the_king_has_hardly_the_queen(monkeypatch):
    """Of both, the queen would have gone; somebody who does not know the convention would believe more."""
    read = chance_of("HQ", thrown="HK")
    monkeypatch.setattr(play_likelihood, "AGAINST_CONVENTION", 1.0)

    assert 0.0 < 2.0 * read < chance_of("HQ", thrown="HK")
