"""An example of the difference between two cards: two tricks in a deal that the seat imagines."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, reduce
from random import Random

from chance import played

from ombre_desktop.engine import PlayCard, PlayRequest, SeatView, request, ruleset, view
from ombre_desktop.players.advice import OWN_WORLDS, Advice, Alternative
from ombre_desktop.players.expert.budget import Budget
from ombre_desktop.players.expert.cards import Outlook
from ombre_desktop.players.expert.example import FEW, endings_of, surely_worse
from ombre_desktop.players.expert.player import Expert
from ombre_desktop.players.expert.thoughts import Played
from ombre_desktop.players.memory import unseen_cards
from ombre_desktop.value import replace

BUDGET = Budget(by_cards=(8,), before=3, exact=(60, 30))
THINKING = Expert("thinking", BUDGET)


@cache
def examples() -> list[tuple[SeatView, Advice]]:
    """Return positions near the end of a few deals, with an advice and its example."""
    return [pair for game in ("renegado", "quadrille", "zanga") for pair in _of(game)]


def _of(game: str) -> Iterator[tuple[SeatView, Advice]]:
    for number in range(4):
        for step in played(ruleset(game), Random(f"example {number}")):
            asked = request(step.state)
            if isinstance(asked, PlayRequest) and 2 < len(step.state.hands[asked.seat]) <= FEW:
                seen = view(step.state, asked.seat)
                advice = with_example(seen, asked)
                if advice.endings:
                    yield seen, advice


def with_example(seen: SeatView, asked: PlayRequest) -> Advice:
    """Return an advice to play the best card, with its example."""
    outlook = Outlook.of(seen, BUDGET, Random(5))
    weighed = outlook.weighed(asked.cards)
    found = Played(PlayCard(asked.cards[0]), asked, outlook, weighed).advice()
    best = next(each.action for each in found.alternatives if isinstance(each.action, PlayCard))
    advice = replace(found, choice=best)
    return replace(advice, endings=endings_of(seen, asked, advice, outlook, weighed))


def test_there_are_examples():
    """The other tests would hold of none."""
    assert 5 < len(examples())


def test_an_example_shows_the_choice_and_a_card_that_is_surely_worse():
    for seen, advice in examples():
        first, second = advice.endings

        assert advice.choice == first.action
        assert surely_worse(seen, advice) == second.action.card


def test_the_tricks_are_whole_and_go_to_the_best_card():
    """They begin with what lies on the table and the card that is told."""
    for seen, advice in examples():
        lying, beats = seen.position.play.lying.plays, seen.position.ranking.beats
        for ending in advice.endings:
            cards = {card: seat for seat, card in ending.plays}
            best = reduce(lambda best, card: card if beats(card, best) else best, cards)

            assert (*lying, (seen.seat, ending.action.card)) == ending.plays[: len(lying) + 1]
            assert len(seen.position.ring) == len(ending.plays)
            assert cards[best] == ending.winner


def test_the_other_seats_play_cards_that_the_seat_has_not_seen():
    """The deal is imagined, and follows from what the seat has seen."""
    for seen, advice in examples():
        unseen = unseen_cards(seen.position)
        began = len(seen.position.play.lying.plays) + 1
        assert all(card in unseen for each in advice.endings for _, card in each.plays[began:])


def test_cards_that_are_about_equal_make_no_example():
    """Nor do cards of one run, of which the seat may play any."""
    seen, advice = examples()[0]
    best, *others = advice.alternatives
    near = tuple(Alternative(each.action, best.chips - 0.1, 0.2, 0.5, 0.2) for each in others)

    assert surely_worse(seen, Advice(best.action, (best, *near))) is None


def test_advice_brings_its_example_and_a_decision_none():
    seen, _ = examples()[0]
    asked = request(seen)

    assert THINKING.consider(seen, asked, Random(5), OWN_WORLDS).endings
    assert () == THINKING.consider(seen, asked, Random(5)).endings
