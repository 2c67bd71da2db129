"""
The search for set deals, and their proof: deals in which only the right plan wins, whatever the others do.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from random import Random

from ombre_desktop.engine import (
    Cards,
    DealState,
    PlayCard,
    PlayRequest,
    Role,
    Ruleset,
    Seat,
    SeatView,
    advance,
    request,
    reseated,
    steps_of,
    view,
)
from ombre_desktop.engine.notation import format_record, record_of
from ombre_desktop.players.advice import Alternative
from ombre_desktop.players.judging.cards import of_cards
from ombre_desktop.players.player import EXPERT, in_sitting, player
from ombre_desktop.players.posing.finding import PLAUSIBLE, kinds_at
from ombre_desktop.players.posing.kinds import ProblemKind
from ombre_desktop.players.posing.self_play import played
from ombre_desktop.players.refuting import against, is_won, next_turn, only_keeping, outcome_of
from ombre_desktop.players.seeds import seed_of, seed_text, sitting_word
from ombre_desktop.ui.features.training.problem import GRADES, Problem, Worth, tags_of
from ombre_desktop.ui.features.training.set_deal import PLAN, SetDeal
from ombre_desktop.ui.model.sitting import PERSON
from ombre_desktop.value import Value
from tools.problems.picking import deal_of
from tools.problems.reasoning import reasoned

COMPANY = ("textbook",)
"""The player of all seats of the deals, who is quick: few deals give a set deal."""
LATEST = 5
"""The last trick in which a set deal begins."""
TIMES = range(3)
"""The sittings in which each of the players who are no experts plays a set deal."""
GLANCE, CLOSELY = 40, 200
"""The layouts in which a card is judged, at first and for good."""
CARDS = frozenset((ProblemKind.CARD, ProblemKind.LEAD, ProblemKind.DEFEND))
"""The kinds of decisions with which a set deal begins."""
SURE, RISKY = 0.9, 0.8
"""The least share of the layouts that the plan's card wins, and the most that any other card wins."""
LENGTH = 2
"""The decisions of the plan, at least, in which some card gives the win away."""


class Plan(Value):
    """
    The person's *cards* against the hardest play, up to the last decision that could give the win away.

    *only* counts the decisions in which one card alone (or its equals) keeps the win, *open* all in which
    some card gives it away. It *wins*, or the deal is no set deal.
    """

    cards: Cards
    only: int
    open: int
    wins: bool


def set_deals(game: Ruleset, seed: str, numbers: Iterable[int]) -> Iterator[str]:
    """Yield the text of the set deals in the deals of *game* with these *numbers*, one of each at most."""
    for number in numbers:
        place = f"{game.name} {seed} {number}"
        deal = played(game, place, number, COMPANY)
        found = next(_found_in(deal, f"set-{place.replace(' ', '-')}"), None)
        if found is not None:
            yield text_of(found)


def _found_in(deal: DealState, name: str) -> Iterator[SetDeal]:
    """Yield the set deals in the finished *deal*, the earliest of each seat first."""
    for seat in range(deal.seats):
        for step in steps_of(reseated(deal, Seat(seat))):
            found = examined(step.state, f"{name}-{len(step.state.history)}")
            if found is not None:
                yield found


def examined(state: DealState, name: str) -> SetDeal | None:
    """Return the set deal that begins where *state* ends, with this *name*; None if it makes none."""
    asked, seen = request(state), view(state, PERSON)
    if not isinstance(asked, PlayRequest) or len(state.play.tricks) >= LATEST:
        return None
    if CARDS.isdisjoint(kinds_at(seen, asked)):
        return None
    only = only_keeping(state, asked, PERSON)
    if not only or _doubt(judged(seen, asked, GLANCE), only):
        return None
    shares = judged(seen, asked, CLOSELY)
    plan = plan_of(state)
    if _doubt(shares, only) or not plan.wins or plan.open < LENGTH:
        return None
    if not is_found(state) or not losses(state):
        return None
    answers = tuple(map(PlayCard, sorted(only, key=lambda card: card is not plan.cards[0])))
    kind = ProblemKind.DEFEND if state.role(PERSON) is Role.DEFENDER else ProblemKind.CARD
    worths = sorted(shares, key=lambda each: each.action not in answers)
    told = tuple(Worth(each.action, each.chips, each.wins) for each in worths)
    problem = Problem(name, kind, grade_of(plan), record_of(state), answers, told)
    return SetDeal(reasoned(problem), plan.cards)


def grade_of(plan: Plan) -> int:
    """Return the grade of a set deal: the decisions in which one card alone keeps the win."""
    return min(plan.only, GRADES[-1])


def judged(seen: SeatView, asked: PlayRequest, number: int) -> tuple[Alternative, ...]:
    """Return what each card brings in this *number* of layouts, by what the person can know."""
    rng = Random(seed_of(f"set {seed_text(seen.position)}", number, PERSON, len(seen.position.history)))
    weighed = of_cards(seen, asked, number, rng).alternatives()
    return tuple(each for each in weighed if isinstance(each.action, PlayCard) and not each.action.gano)


def _doubt(shares: Sequence[Alternative], only: Cards) -> str:
    """Return why the card *only* is no plan by these layouts; empty if it is sure and the others risky."""
    right = [each.wins for each in shares if isinstance(each.action, PlayCard) and each.action.card in only]
    wrong = [
        each.wins for each in shares if isinstance(each.action, PlayCard) and each.action.card not in only
    ]
    if min(right) < SURE:
        return f"the answer wins {min(right):.0%} of the layouts"
    return f"another card wins {max(wrong):.0%} of the layouts" if max(wrong) > RISKY else ""


def is_found(state: DealState) -> bool:
    """Tell whether an expert, who sees what the person sees, finds the plan and wins."""
    return is_won(_played_on(state, EXPERT, TIMES[0]), PERSON)


def losses(state: DealState) -> int:
    """Return how often players who are no experts lose in the person's place, of nine times."""
    return sum(not is_won(_played_on(state, name, time), PERSON) for time in TIMES for name in PLAUSIBLE)


def _played_on(state: DealState, name: str, time: int) -> DealState:
    """Let the player *name* play on in the person's place, with the habits of sitting *time*."""
    text = seed_text(view(state, PERSON).position)
    one = player(in_sitting(name, sitting_word(text, time)))
    while (asked := request(state)) is not None:
        if asked.seat == PERSON and isinstance(asked, PlayRequest):
            rng = Random(seed_of(text, time, PERSON, len(state.history)))
            action = one.decide(view(state, PERSON), asked, rng)
        else:
            action = against(state, asked, PERSON)
        state = advance(state, action).state
    return state


def plan_of(state: DealState) -> Plan:
    """Return the plan by which the person wins from *state* on against the hardest play."""
    cards: list[PlayCard] = []
    only, choices, length = 0, 0, 0
    while isinstance(asked := request(state), PlayRequest):
        found, one = outcome_of(state, asked, PERSON), only_keeping(state, asked, PERSON)
        if not found.keeps:
            return Plan((), only, choices, wins=False)
        cards.append(PlayCard(found.keeps[0]))
        if len(found.keeps) < len(found.cards):
            choices, length, only = choices + 1, len(cards), only + bool(one)
        state = next_turn(advance(state, cards[-1]).state, PERSON)
    plan = tuple(play.card for play in cards[:length])
    return Plan(plan, only, choices, wins=is_won(state, PERSON))


def flaw_in(found: SetDeal) -> str:
    """Prove the set deal *found* again, and return what is wrong with it; empty if nothing is."""
    problem, state = found.problem, found.problem.record.state
    asked, seen = request(state), view(state, PERSON)
    if not isinstance(asked, PlayRequest):
        return "no card is asked for"
    only = only_keeping(state, asked, PERSON)
    if {PlayCard(card) for card in only} != set(problem.answers):
        return f"the cards that keep the win are {', '.join(card.text for card in only) or 'others'}"
    plan = plan_of(state)
    if not plan.wins or plan.cards != found.plan:
        return f"the plan is {'; '.join(card.text for card in plan.cards) or 'lost'}"
    if problem.grade != grade_of(plan):
        return f"the grade is {grade_of(plan)}"
    return _doubt(judged(seen, asked, CLOSELY), only)


def text_of(found: SetDeal) -> str:
    """Return *found* as a record with its tags."""
    plan = "; ".join(card.text for card in found.plan)
    return format_record(record_of(found.problem.record.state, *tags_of(found.problem), (PLAN, plan)))


def weighed(found: Iterable[SetDeal]) -> Iterator[tuple[int, SetDeal]]:
    """Yield the set deals in *found* that an expert finds, each after the number of its `losses`."""
    for one in found:
        state = one.problem.record.state
        if is_found(state):
            yield losses(state), one


def chosen(found: Iterable[tuple[int, SetDeal]], most: int) -> tuple[SetDeal, ...]:
    """
    Return at most this number of set deals of each game, one of each deal; each is given after its losses.

    Those that are lost most often come first. Each goal (to win, or to defend) has half of the places while
    there are enough of both.
    """
    kept: dict[tuple[str, bool], list[SetDeal]] = {}
    deals = set[object]()
    for _, one in sorted(found, key=_order):
        if deal_of(one.problem) not in deals:
            deals.add(deal_of(one.problem))
            kept.setdefault((one.game, one.is_defence), []).append(one)
    picked: list[SetDeal] = []
    for game in sorted({game for game, _ in kept}):
        wins, stops = kept.get((game, False), []), kept.get((game, True), [])
        won = wins[: max(most // 2, most - len(stops))]
        picked += [*won, *stops[: most - len(won)]]
    return tuple(picked)


def _order(found: tuple[int, SetDeal]) -> tuple[int, int, str]:
    lost, one = found
    return -lost, -one.problem.grade, one.problem.name
