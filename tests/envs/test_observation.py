"""Observations: exactly what a view holds, as numbers."""

from random import Random

from chance import SEEDS, played, rulesets
from hypothesis import given, settings
from twins import twin
from walks import seen_alike, walked

from ombre_desktop.engine import Ruleset, Seat, request, ruleset, view
from ombre_desktop.engine.cards import cards
from ombre_desktop.engine.notation import format_view
from ombre_desktop.envs import Observer, OneDeal


@settings(max_examples=20)
@given(rulesets(), SEEDS)
def test_it_does_not_depend_on_hidden_cards(game: Ruleset, seed: int):
    """It is the same for all cards that the others may hold, have discarded or left in the talon."""
    rng, observer = Random(seed), Observer(game)

    for step in played(game, rng):
        if request(step.state) is not None and rng.random() < 0.2:
            seat = Seat(rng.randrange(game.seats))
            states = (step.state, twin(step.state, seat, rng))
            there, here = (observer.of(view(state, seat)) for state in states)
            assert there == here


@settings(max_examples=8)
@given(rulesets(), SEEDS)
def test_views_that_differ_have_different_numbers(game: Ruleset, seed: int):
    """All that a seat sees in two deals, moment by moment."""
    rng, observer = Random(seed), Observer(game)
    texts, rows = set(), set()

    for _ in range(2):
        for deal in walked(game, rng):
            text = (format_view(deal.view(Seat(0))), deal.leaving(Seat(0)))
            texts.add(text)
            rows.add(observer.of(*seen(deal)).tobytes())

    # A question that betrays a card changes no other seat's view.
    assert len(texts) == len(rows)


@settings(max_examples=12)
@given(rulesets(), SEEDS)
def test_one_that_goes_on_is_the_one_of_a_first_look(game: Ruleset, seed: int):
    """In whatever order the seats look; ``benchmarks/random_views.py`` looks at 20,000 deals of each game."""
    rng, observer = Random(seed), Observer(game)

    for deal in walked(game, rng):
        if rng.random() < 0.3:
            assert seen_alike(deal, Seat(rng.randrange(game.seats)), observer)


def seen(deal: OneDeal):
    """Return what the first seat sees."""
    return deal.view(Seat(0)), deal.leaving(Seat(0))


@given(rulesets(), SEEDS)
def test_no_deal_outgrows_it(game: Ruleset, seed: int):
    """All moves of a deal have their place; the last look, with all cards open, has the same length."""
    observer = Observer(game)
    *_, deal = walked(game, Random(seed))

    assert len(deal.state.history) <= observer.moves
    assert observer.size == len(observer.of(deal.view(Seat(0))))


def test_its_parts_tell_the_hand_and_the_table():
    """Seats are counted from the observer's own."""
    game = ruleset("renegado")
    observer = Observer(game)
    deal = OneDeal.shuffled(game, Random(1), Seat(0), pool=7)
    row = observer.of(deal.view(Seat(2)))

    def part(name):
        places = observer.parts[name]
        return [*row[places.start : places.stop]]

    pack = game.pack.cards
    held = [card for card, here in zip(pack, part("card held")[:40], strict=True) if here]
    assert [*deal.state.hands[2]] == held
    assert [0] * 80 == part("card held")[40:]
    assert [7 + 5] == part("pool")
    assert [13] == part("talon")
    assert [0, 1, 0] == part("seat deals")
    assert [0, 0, 1] == part("seat acts")
    assert [9, 9, 9] == part("seat cards")


def test_its_parts_tell_what_was_played():
    """The card that lies, by whom, and every move in its order."""
    game = ruleset("tritrille")
    observer, rng = Observer(game), Random(4)
    deal = next(deal for deal in walked(game, rng) if deal.state.playing and deal.state.play.lying.cards)
    seat, card = deal.state.play.lying.plays[0]
    row = observer.of(deal.view(seat))

    at = game.pack.cards.index(card)
    assert 1 == row[observer.parts["card played"].start + at]
    assert 1 == row[observer.parts["card lying"].start + at]
    moves = row[observer.parts["moves"].start :]
    last = 3 * (len(deal.state.history) - 1)
    assert [1, at + 1, 0] == [*moves[last : last + 3]]
    assert not any(moves[last + 3 :])


def test_cards_leaving_in_an_exchange_are_the_seats_own_secret():
    """Nobody else hears of them before the exchange is ended."""
    game = ruleset("renegado")
    observer = Observer(game)
    deal = next(deal for deal in walked(game, Random(2)) if deal.thrown)
    acts = deal.state.to_act
    other = Seat((acts + 1) % 3)

    assert cards("") == deal.leaving(other)
    assert observer.of(deal.view(acts), deal.leaving(acts)) != observer.of(deal.view(acts))
