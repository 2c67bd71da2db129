"""The solver's value of a deal is the engine's settlement, in every game by any house rules."""

from concurrent.futures import ThreadPoolExecutor
from itertools import permutations, product
from pathlib import Path
from random import Random
from threading import Timer

import pytest
from chance import SEEDS, played, table_rulesets
from dialect import auction
from engine_play import as_sides, each_for_himself, ours, tried_out
from hypothesis import given, settings

from ombre_desktop.engine import (
    ChoiceRequest,
    DealState,
    PlayCard,
    PlayRequest,
    Question,
    Ruleset,
    apply,
    request,
    ruleset,
    start,
)
from ombre_desktop.engine.chips import Chips, Stakes
from ombre_desktop.engine.notation import parse_record
from ombre_desktop.engine.phases.play import PlayPhase
from ombre_desktop.engine.phases.vole import PRIMERAS
from ombre_desktop.engine.trick import Trick
from ombre_desktop.players.expert.decisions import ways
from ombre_desktop.players.match import Match
from ombre_desktop.players.player import player
from ombre_desktop.players.solver import open_cards
from ombre_desktop.players.solver.courses import SameButForCards, course_of, phase_of, standings_of
from ombre_desktop.players.solver.open_cards import (
    Halt,
    Halted,
    own_values_of_cards,
    values,
    values_of_cards,
)
from ombre_desktop.value import replace

RECORDS = Path(__file__).parents[1] / "records"


@given(table_rulesets(), SEEDS)
@settings(max_examples=15)
def test_standings_that_are_kept_are_those_of_the_deal(game: Ruleset, seed: int):
    """The key they are kept by holds all that a payment depends on: other cards, pool, Ombre or bid."""
    rng = Random(seed)
    playing = [step.state for step in played(game, rng) if step.state.playing and step.state.agenda]
    for state in playing[:1]:
        for like in (state, *(altered(state, rng) for _ in range(8))):
            course = course_of(like)
            winners = tuple(rng.choice((0, rng.randrange(len(like.ring)))) for _ in range(course.plan.tricks))

            assert worth(like, winners) == kept_worth(like, winners)


@pytest.mark.parametrize("game", ["renegado", "five_handed", "german_solo", "homme_auvergne"])
def test_deals_that_differ_in_the_hands_alone_have_their_own_standings(game: str):
    """The run of top trumps changes, or the holder of a called card."""
    rng = Random(game)
    for _ in range(12):
        steps = played(ruleset(game), rng)
        state = next((step.state for step in steps if step.state.playing and step.state.agenda), None)
        if state is None:
            continue
        same = SameButForCards(state)
        for hands in permutations(state.hands[seat] for seat in state.ring):
            held = list(state.hands)
            for seat, hand in zip(state.ring, hands, strict=True):
                held[seat] = hand
            deal = state._replace(hands=tuple(held), playing=state.play._replace(opening=tuple(held)))

            assert same.standings_of(deal).plan == standings_of(deal).plan
            assert same.standings_of(deal).values == standings_of(deal).values


@given(table_rulesets(), SEEDS)
@settings(max_examples=15)
def test_whether_the_ombre_is_asked_follows_from_the_key(game: Ruleset, seed: int):
    """Standings are built from one of the ways to each key, and ask as the rules ask."""
    playing = [step.state for step in played(game, Random(seed)) if step.state.playing and step.state.agenda]
    for state in playing[:1]:
        plan = replace(course_of(state).plan, captures=None)
        asked: dict[object, bool] = {}
        for number in range(min(plan.tricks, PRIMERAS + 1)):
            for winners in product(range(plan.seats), repeat=number):
                asks = asked_to_claim(state, winners)

                assert plan.stops(winners) is asks
                assert asked.setdefault(plan.key(winners), asks) is asks


def asked_to_claim(state: DealState, winners: tuple[int, ...]) -> bool:
    """Tell whether the rules ask for a claim after the tricks of *winners*, places in the ring."""
    took = tuple(state.ring[winner] for winner in winners)
    won = tuple(map(took.count, range(state.seats)))
    leads = state.play._replace(won=won, winners=took, trick=Trick(state.ring), asking=(), question=None)
    talks = phase_of(state.agenda, PlayPhase).talk
    found = [talk.question(state._replace(playing=leads)) for talk in talks]
    return any(each is not None and each.question is Question.CLAIM_OR_VOLE for each in found)


@given(table_rulesets(), SEEDS)
@settings(max_examples=20)
def test_the_last_tricks_bring_what_trying_them_out_in_the_engine_brings(game: Ruleset, seed: int):
    """To the sides, and to each seat where it looks to its own chips; by any house rules."""
    left = {2: 3, 3: 2}.get(game.seats - (game.sitter is not None), 1)
    for step in played(game, Random(seed)):
        state = step.state
        if begins(state, left):
            assert ours(state, tried_out(state, as_sides(state))) == values([state])[0]
            assert [tried_out(state, each_for_himself(state))] == own_values_of_cards([state], ())[0]


def begins(state: DealState, left: int) -> bool:
    """Return True if the first card to one of the last tricks is awaited, with *left* tricks left."""
    playing = state.playing
    if playing is None or playing.trick is None or state.is_over or playing.asking or state.ombre is None:
        return False
    return not playing.trick.cards and len(state.hands[playing.trick.leader]) == left


@given(SEEDS)
@settings(max_examples=20)
def test_every_card_is_worth_what_follows_it(seed: int):
    """To every seat the values of a card are those of the deal once it is played."""
    rng = Random(seed)
    for step in played(ruleset("renegado"), rng):
        state = step.state
        asked = request(state)
        if isinstance(asked, PlayRequest) and begins(state, 3):
            after = [apply(state, PlayCard(card)).state for card in asked.cards]

            assert values(after) == values_of_cards([state], asked.cards)[0]
            own = [value for (value,) in own_values_of_cards(after, ())]
            assert own == own_values_of_cards([state], asked.cards)[0]


def test_a_solver_at_work_stops_when_it_is_told_to():
    """Worlds no machine solves in time are begun, and abandoned when another thread raises the flag."""
    halt, deals = Halt(), [first_lead("halt")] * 20_000
    Timer(0.2, halt.now).start()

    with pytest.raises(Halted):
        values(deals, halt)


def test_two_threads_solve_side_by_side():
    """Each has its own solver: neither disturbs what the other finds."""
    deals = [first_lead(f"threads {number}", tricks=3) for number in range(6)]
    cards = [request(deal).cards for deal in deals]
    alone = [values_of_cards([deal] * 5, hand) for deal, hand in zip(deals, cards, strict=True)]

    with ThreadPoolExecutor(2) as threads:
        together = list(threads.map(values_of_cards, [[deal] * 5 for deal in deals], cards))

    assert alone == together


def test_the_number_of_threads_changes_nothing(monkeypatch):
    """A decision's deals are shared out between two threads where there are two."""
    deals = [first_lead(f"shared {number}") for number in range(2)] * open_cards.MANY
    by_two = values(deals)
    monkeypatch.setattr(open_cards, "_helper", lambda: None)

    assert values(deals) == by_two


@pytest.mark.parametrize("passes", range(4))
def test_a_soloist_of_zanga_wants_to_win_from_any_seat(passes):
    """Partners hold their stones together, under the name of the lower seat (rule 25.2)."""
    deal = auction("pass " * passes + "solo", name="zanga", pool=0)
    state = deal.does(f"{deal.turn} H").state
    me = state.ring.index(state.the_ombre)
    won, tied, lost = (course_of(state).value((me,) * n + ((me + 1) % 3,) * (8 - n)) for n in (5, 4, 3))

    assert won > tied > lost


def test_defenders_of_zanga_are_paid_for_their_first_five_tricks():
    """A soloist's three tricks lose a stone more if they are the last ones (rule 25.5)."""
    state = auction("solo", name="zanga", dealer=4, pool=0).does("1 H").state
    last, first = (kept_worth(state, winners) for winners in ((0, *(1,) * 5, 0, 0), (*(1,) * 5, 0, 0, 0)))

    assert state.seats == last - first


def test_who_claims_counts_what_the_whole_side_wins():
    """As for playing on, so that a friend's share does not speak for the vole (rule 24.4)."""
    text = (RECORDS / "quadrille" / "friend_goes_on.ombre").read_text(encoding="utf-8")
    ended = parse_record(text).state
    state = start(ended.ruleset, ended.dealer, ended.layout, ended.stakes).state
    for move in ended.history:
        asked = request(state)
        if isinstance(asked, ChoiceRequest) and asked.question is Question.CLAIM_OR_VOLE:
            break
        state = apply(state, move.action).state
    tricks = tuple(state.ring.index(seat) for seat in state.play.winners)

    assert state.ally is not None
    assert course_of(state).stop(tricks) == state.seats * ways(state, Question.CLAIM_OR_VOLE, state.ally)[1]


def first_lead(seed: str, tricks: int = 0) -> DealState:
    """Return the first deal of textbook players at the eldest's lead, or *tricks* tricks later."""
    match = Match(ruleset("renegado"), (player("textbook"),) * 3, 9, seed)
    states: list[DealState] = []
    list(replace(match, inspect=states.append, closely=1).rows())
    played = (state for state in states if state.playing and not state.is_over)
    return next(state for state in played if len(state.playing.tricks) == tricks)


def worth(state: DealState, winners: tuple[int, ...]) -> int:
    """
    Return the engine's settlement if *winners* take the tricks, or the Ombre stops where that is better.
    """
    course = course_of(state)
    before = (winners[:at] for at in range(len(winners)))
    stops = [course.stop(so_far) for so_far in before if course.plan.stops(so_far)]
    return max(course.beyond(winners), *stops) if stops else course.value(winners)


def kept_worth(state: DealState, winners: tuple[int, ...]) -> int:
    """Return the same by the standings that are kept."""
    kept = standings_of(state)
    return kept.values[kept.bounds.least[kept.after(winners)]]


def altered(state: DealState, rng: Random) -> DealState:
    """Return *state* with one change: the opening hands, the pool, the Ombre, the bid, or a binding word."""
    playing = state.playing
    assert playing is not None
    match rng.randrange(6):
        case 0 | 1:
            return state._replace(playing=playing._replace(opening=dealt_anew(state, rng)))
        case 2:
            return state._replace(stakes=Stakes(Chips(rng.randrange(1, 30)), state.stakes.scores))
        case 3:
            return state._replace(ombre=rng.choice(state.ring))
        case 4:
            return state._replace(contract=rng.choice(state.ruleset.contracts))
        case _ if state.ruleset.target or state.ruleset.together:
            return state
        case _:
            quitter = rng.choice((None, *(seat for seat in state.ring if seat != state.ombre)))
            return state._replace(playing=playing._replace(vole=not playing.vole, quitter=quitter))


def dealt_anew(state: DealState, rng: Random) -> tuple[tuple, ...]:
    """
    Return the opening hands with their cards shuffled; every other time one seat has the highest trumps.
    """
    assert state.playing is not None
    opening = state.playing.opening
    cards = [card for hand in opening for card in hand]
    rng.shuffle(cards)
    if rng.random() < 0.5:
        cards.sort(key=lambda card: card not in state.ranking.trumps[:4])
    first = rng.randrange(len(opening))
    hands = {}
    for step in range(len(opening)):
        seat = (first + step) % len(opening)
        hands[seat], cards = tuple(cards[: len(opening[seat])]), cards[len(opening[seat]) :]
    return tuple(hands[seat] for seat in range(len(opening)))
