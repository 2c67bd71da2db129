"""The exact solver against a naive search, and its tables against the rules."""

import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from dialect import cards_in_turn
from open_play import SACADA, Ending, course, endings, plain_search

from ombre_desktop.engine import Seat, Suit, Trick
from ombre_desktop.engine.cards import Pack
from ombre_desktop.engine.phases.follow import FollowRule, RenegeMixed, Void
from ombre_desktop.engine.ranking import ranking_kings_high, ranking_with_matadors
from ombre_desktop.players.errors import BeyondSolverError, NoTrumpError
from ombre_desktop.players.solver.core import COMPILED, Core, row, row_of
from ombre_desktop.players.solver.standings import standings, within
from ombre_desktop.players.solver.tables import card_tables

SIZES = [(2, 4), (3, 3), (4, 2), (5, 2)]
"""The numbers of seats, and of cards in each hand, that a naive search can solve quickly."""


def solver(ending: Ending) -> tuple[Core, int]:
    """Return a core with the cards of *ending*, and the standing it begins with."""
    tables = card_tables(ending.ranking, ending.follow)
    reckoned = standings(ending.course)
    core = Core()
    core.set_game(tables)
    core.set_aim(ending.course.plan.seats, ending.course.plan.side, reckoned.bounds)
    core.deal([tables.hand(hand) for hand in ending.hands])
    return core, reckoned.after(())


@pytest.mark.parametrize(("seats", "cards"), SIZES)
@pytest.mark.parametrize("seed", range(6))
def test_an_ending_is_worth_what_trying_everything_finds(seats, cards, seed):
    """The hands are full of matadors, with any tricks taken before, any leader and any trump."""
    for ending in endings(seats, cards, 5, f"{seats} {cards} {seed}"):
        core, root = solver(ending)

        found = core.grade(root, ending.leader, (), 1)

        assert plain_search(ending) == standings(ending.course).values[found]


@pytest.mark.parametrize(("seats", "cards"), SIZES)
def test_every_card_of_a_decision_is_weighed(seats, cards):
    """The best card is worth as much as the whole decision."""
    for ending in endings(seats, cards, 20, "weigh"):
        core, root = solver(ending)
        tables = card_tables(ending.ranking, ending.follow)
        whole = core.grade(root, ending.leader, (), 1)
        hand = ending.hands[ending.leader]
        worlds = [tables.hand(each) for each in ending.hands]

        each = core.weigh(
            worlds * 2, [tables.bits[c] for c in hand], root, ending.leader, trick=(), first=1, halt=row(1)
        )

        best = max if ending.course.plan.side >> ending.leader & 1 else min
        assert [whole, whole] == [best(each[: len(hand)]), best(each[len(hand) :])]


def test_a_friend_who_must_ruff_disturbs_a_run():
    """Two high hearts are not two tricks: the friend must trump the first and lead into a king."""
    before = (0, 0, 0, 1, 1, 1, 2)
    hands = tuple(map(cards_in_turn, ("DK H7", "HK HQ", "S7 D7")))
    ranking, follow = ranking_kings_high(Pack.PIQUET, Suit.SPADES), FollowRule("3.12", void=Void.MUST_TRUMP)
    ending = Ending(course(3, 0, before), ranking, follow, hands, Seat(1))
    core, root = solver(ending)

    found = core.grade(root, ending.leader, (), 1)

    assert SACADA == plain_search(ending)
    assert SACADA == standings(ending.course).values[found]


RULES = (FollowRule(), FollowRule("1.9", RenegeMixed.MAY_RENEGE), FollowRule("3.12", void=Void.MUST_TRUMP))


@pytest.mark.parametrize("trump", list(Suit))
@pytest.mark.parametrize("follow", RULES)
def test_the_tables_call_for_the_cards_that_the_rule_calls_for(trump, follow):
    """For any hand and any lead, the solver may play exactly the cards that the engine allows."""
    matadors = follow.void is Void.ANY_CARD
    pack = Pack.SPANISH if matadors else Pack.PIQUET
    ranking = ranking_with_matadors(trump) if matadors else ranking_kings_high(Pack.PIQUET, trump)
    tables = card_tables(ranking, follow)
    rng = Random(f"{trump} {follow}")
    core = Core()
    core.set_game(tables)
    core.set_aim(2, 1, standings(course(2, 0, ())).bounds)
    for _ in range(300):
        led, *hand = rng.sample(pack.cards, rng.randint(2, 10))
        trick = Trick((Seat(0), Seat(1)), (led,))
        allowed = {card for card in hand if follow.refusal(card, tuple(hand), trick, ranking) is None}

        core.deal([0, tables.hand(tuple(hand))])
        called = core.called(1, tables.bits[led])

        assert allowed == {card for card in hand if called >> tables.bits[card] & 1}


def test_more_than_the_tables_hold_is_refused():
    """The search would otherwise read outside its tables."""
    with pytest.raises(BeyondSolverError, match="can handle 15 values in a deal, but this deal has 16"):
        within(15, 16, "values")


def test_suits_too_long_for_the_tables_are_refused():
    """Four suits of twelve cards have more sets than the core has room for."""
    low = [12 * suit for suit in range(4)]
    tables = card_tables(ranking_with_matadors(Suit.SPADES), FollowRule())
    masks = row_of([(1 << 12) - 1 << bit for bit in low])

    with pytest.raises(BeyondSolverError, match="12288 sets of cards"):
        Core().set_game(replace(tables, low=row_of(low), mask=masks))


def test_there_is_nothing_to_solve_before_there_is_a_trump():
    """The error says what is missing."""
    with pytest.raises(NoTrumpError, match="needs a trump"):
        card_tables(ranking_with_matadors(None), FollowRule())


WITHOUT_ROOM = """
import resource
from open_play import course
from ombre_desktop.engine import Suit
from ombre_desktop.engine.phases.follow import FollowRule
from ombre_desktop.engine.ranking import ranking_with_matadors
from ombre_desktop.players.solver.core import Core
from ombre_desktop.players.solver.standings import standings
from ombre_desktop.players.solver.tables import card_tables
core, reckoned = Core(), standings(course(4, 0, ()))
core.set_game(card_tables(ranking_with_matadors(Suit.SPADES), FollowRule()))
core.set_aim(4, 1, reckoned.bounds)
with open("/proc/self/statm") as used:
    pages = int(used.read().split()[0])
most = pages * resource.getpagesize() + (1 << 20)
resource.setrlimit(resource.RLIMIT_AS, (most, most))
core.deal([0x111111111 << seat for seat in range(4)])
print(core.grade(reckoned.after(()), 0, (), 1))
"""


@pytest.mark.skipif(not COMPILED or sys.platform != "linux", reason="this needs C, and a bound on memory")
def test_without_memory_for_a_larger_table_the_old_one_serves():
    """The compiled search would otherwise write behind its table; the deal has thirty-six cards."""
    tests = Path(__file__).parents[1]
    program = [sys.executable, "-c", f"import sys; sys.path.append({str(tests)!r})\n{WITHOUT_ROOM}"]

    run = subprocess.run(program, capture_output=True, text=True, check=False)

    assert "MemoryError" in run.stderr
    assert 0 == run.returncode, run.stderr
    assert run.stdout.strip() in {str(grade) for grade in range(5)}
