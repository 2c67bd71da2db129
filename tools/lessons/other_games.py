"""The search for a deal that shows how another game differs, in which the judge's best line is taught."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from ombre_desktop.engine import (
    Action,
    CallCard,
    CallRequest,
    DealState,
    Say,
    apply,
    ruleset,
    steps_of,
    view,
)
from ombre_desktop.engine.chips import Cost
from ombre_desktop.engine.deal import asked_in
from ombre_desktop.engine.requests import ChoiceRequest
from ombre_desktop.engine.seats import Role
from ombre_desktop.players.judging.advising import advised
from ombre_desktop.players.judging.grading import MEASURE
from ombre_desktop.players.judging.judge import judged
from ombre_desktop.players.player import asked_of, player
from ombre_desktop.players.seeds import seed_of
from ombre_desktop.players.stake import stake_of
from ombre_desktop.value import Value
from tools.lessons.living_games import LIVING_GAMES
from tools.lessons.search import LEARNER, TABLE, dealt, is_alone_in
from tools.lessons.wishes import OtherGame, called_at, won

WORLDS = 120
"""The number of worlds in which the learner's choices are weighed while a deal is sought."""
MOST_LOST = 0.4
"""The chips that no choice of a line may lose; where little is staked, half of what is dear."""
LIKELY = 0.6
"""The chance of winning that the line must have at each choice after the bidding."""
AT_LEAST = 2
"""The number of choices in a deal by which something is to be learned."""


class Line(Value):
    """A line that may be taught, with its deal's *number* and what each choice *loses* and *spares*."""

    number: int
    state: DealState
    lost: tuple[float, ...]
    spared: tuple[float, ...]


def _overcalls(state: DealState) -> bool:
    """Tell whether the learner took the game from somebody else by playing without exchange."""
    calls = state.bidding.calls if state.bidding else ()
    others = [str(call) for seat, call in calls if seat != LEARNER]
    return is_alone_in(state, "no_exchange") and "play" in others and won(state)


def _paid_for_matadors(state: DealState) -> bool:
    """Tell whether the learner was paid for the matadors of the hand dealt."""
    paid = () if state.settlement is None else state.settled.payments
    costs = {cost for one in paid if one.payee == LEARNER for cost, _ in one.parts}
    return is_alone_in(state, "entrada", "solo") and Cost.MATADORS in costs and won(state)


def _took_the_talon(state: DealState) -> bool:
    return is_alone_in(state, "talon") and won(state)


def _is_the_ally(state: DealState) -> bool:
    """Tell whether the learner helped an Ombre to win, and the called card came after another trick."""
    if state.contract is None or state.role(LEARNER) is not Role.ALLY or not won(state):
        return False
    return called_at(state) >= 1


def _called(state: DealState) -> bool:
    """Tell whether the learner asked leave, and won with an ally who showed after another trick."""
    calls = any(isinstance(move.action, CallCard) for move in state.history if move.seat == LEARNER)
    return calls and is_alone_in(state, "ask") and called_at(state) >= 1 and won(state)


def _captured_a_king(state: DealState) -> bool:
    """Tell whether the learner won as the Man, and took the point of a king that another had shown."""
    scores = state.settled.scores
    captured = any(one.seat == LEARNER and one.cost is Cost.KING_CAPTURED for one in scores)
    return captured and any(one.seat == LEARNER and one.cost is Cost.MAN for one in scores)


FIXED = "def_order=fixed surrender=off"
OTHER_GAMES = {
    "pokerwiner": OtherGame(_overcalls, FIXED, 5),
    "two_handed": OtherGame(_paid_for_matadors, "surrender=off", 5),
    "four_handed": OtherGame(_took_the_talon, FIXED, 5),
    "five_handed": OtherGame(_is_the_ally, "", 15),
    "homme_auvergne": OtherGame(_captured_a_king),
    "quadrille": OtherGame(_called, "", 4),
    **LIVING_GAMES,
}
"""The demands on a deal for each lesson about another game, by the name of the lesson."""


def lines(name: str, seed: int, first: int, last: int) -> Iterator[Line]:
    """Yield the lines that the lesson *name* may teach, of the deals with these numbers."""
    wish = OTHER_GAMES[name]
    game = ruleset(wish.game or name, wish.house)
    for number in range(first, last):
        start = dealt(game, seed, number, wish.pool)
        if not wish.wanted(_played(start, by_judge=False)):
            continue
        state = _played(start, by_judge=True)
        if not wish.wanted(state):
            continue
        line = _judged(number, state)
        if line is not None:
            yield line


def _played(state: DealState, *, by_judge: bool) -> DealState:
    """
    Return *state* played to its end by textbook players; the learner's choices may be the judge's.

    The learner's calls are the textbook's, since the judge takes long over them and comes to them later.
    """
    textbook = player("textbook")
    while not state.is_over:
        asked = asked_in(state)
        seen = view(state, asked.seat)
        rng = Random(seed_of(TABLE, 0, asked.seat, len(state.history)))
        action: Action
        if isinstance(asked, ChoiceRequest) and asked.foregone is not None:
            action = Say(asked.foregone)
        elif by_judge and asked.seat == LEARNER and not isinstance(asked, CallRequest):
            advice = advised(seen, asked_of(seen), rng, WORLDS)
            action = advice.alternatives[0].action if advice.alternatives else advice.choice
        else:
            action = textbook.decide(seen, asked, rng)
        state = apply(state, action).state
    return state


def _judged(number: int, state: DealState) -> Line | None:
    """
    Return the line of *state* if each of the learner's choices is best, and enough of them matter.

    The last choices are judged first, since that of a bid takes longest.
    """
    lost, spared = list[float](), list[float]()
    matter = 0
    for step, move in reversed(list(zip(steps_of(state), state.history, strict=False))):
        if move.seat != LEARNER:
            continue
        verdict = judged(step.state, LEARNER, move.action)
        if verdict is None:
            continue
        if verdict.cost > min(MOST_LOST, _dear(step.state) / 2):
            return None
        best, *_, worst = sorted(verdict.alternatives, key=lambda each: -each.chips) * 2
        if step.state.contract is not None and best.wins < LIKELY:
            return None
        matter += best.chips - worst.chips >= _dear(step.state)
        lost.insert(0, verdict.cost)
        spared.insert(0, best.chips - worst.chips)
    return Line(number, state, tuple(lost), tuple(spared)) if matter >= AT_LEAST else None


def _dear(state: DealState) -> float:
    """Return the chips, points or stones by which another choice must be worse to be a lesson."""
    return MEASURE.taught * stake_of(state)
