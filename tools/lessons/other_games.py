"""The search for a deal that shows how another game differs, in which the judge's best line is taught."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from ombre_desktop.engine import (
    Action,
    CallCard,
    DealState,
    Ruleset,
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
from ombre_desktop.players.judging.judge import judged
from ombre_desktop.players.player import asked_of, player
from ombre_desktop.players.seeds import seed_of
from ombre_desktop.value import Value
from tools.lessons.search import LEARNER, TABLE, dealt, is_alone_in

WORLDS = 120
"""The number of worlds in which the learner's choices are weighed while a deal is sought."""
MOST_LOST = 1.0
"""The chips that no choice of a line may lose beyond twice its error."""
DEAR = 3.0
"""The chips by which another choice must be worse to be a lesson."""
LIKELY = 0.6
"""The chance of winning that the line must have at each choice after the bidding."""
AT_LEAST = 2
"""The number of choices in a deal by which something is to be learned."""


class OtherGame(Value):
    """The demands on a deal of another game: it is *wanted* under the *house* rules and with the *pool*."""

    house: str
    pool: int
    wanted: Callable[[DealState], bool]


class Line(Value):
    """A line that may be taught, with its deal's *number* and what each choice *loses* and *spares*."""

    number: int
    state: DealState
    lost: tuple[float, ...]
    spared: tuple[float, ...]


def won(state: DealState) -> bool:
    """Tell whether the learner gained chips."""
    return state.settlement is not None and state.settled.net(state.seats)[LEARNER] > 0


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
    return _called_at(state) >= 1


def _called(state: DealState) -> bool:
    """Tell whether the learner asked leave, and won with an ally who showed after another trick."""
    calls = any(isinstance(move.action, CallCard) for move in state.history if move.seat == LEARNER)
    return calls and is_alone_in(state, "ask") and _called_at(state) >= 1 and won(state)


def _called_at(state: DealState) -> int:
    """Return the number of tricks before the one with the called card."""
    tricks = state.play.tricks
    return next((at for at, trick in enumerate(tricks) if state.called in trick.cards), -1)


def _captured_a_king(state: DealState) -> bool:
    """Tell whether the learner won as the Man, and took the point of a king that another had shown."""
    scores = state.settled.scores
    captured = any(one.seat == LEARNER and one.cost is Cost.KING_CAPTURED for one in scores)
    return captured and any(one.seat == LEARNER and one.cost is Cost.MAN for one in scores)


FIXED = "def_order=fixed surrender=off"
OTHER_GAMES = {
    "pokerwiner": OtherGame(FIXED, 5, _overcalls),
    "two_handed": OtherGame("surrender=off", 5, _paid_for_matadors),
    "four_handed": OtherGame(FIXED, 5, _took_the_talon),
    "five_handed": OtherGame("", 15, _is_the_ally),
    "homme_auvergne": OtherGame("", 0, _captured_a_king),
    "quadrille": OtherGame("", 4, _called),
}
"""The demands on a deal of each other game, by the name of the game."""


def lines(name: str, seed: int, first: int, last: int) -> Iterator[Line]:
    """Yield the lines of the game *name* that may be taught, of the deals with these numbers."""
    wish = OTHER_GAMES[name]
    game = ruleset(name, wish.house)
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
    """Return *state* played to its end by textbook players; the learner's choices may be the judge's."""
    textbook = player("textbook")
    while not state.is_over:
        asked = asked_in(state)
        seen = view(state, asked.seat)
        rng = Random(seed_of(TABLE, 0, asked.seat, len(state.history)))
        action: Action
        if isinstance(asked, ChoiceRequest) and asked.foregone is not None:
            action = Say(asked.foregone)
        elif by_judge and asked.seat == LEARNER:
            advice = advised(seen, asked_of(seen), rng, WORLDS)
            action = advice.alternatives[0].action if advice.alternatives else advice.choice
        else:
            action = textbook.decide(seen, asked, rng)
        state = apply(state, action).state
    return state


def _judged(number: int, state: DealState) -> Line | None:
    """Return the line of *state* if each of the learner's choices is best, and enough of them matter."""
    lost, spared = list[float](), list[float]()
    scale = _scale(state.ruleset)
    for step, move in zip(steps_of(state), state.history, strict=False):
        if move.seat != LEARNER:
            continue
        verdict = judged(step.state, LEARNER, move.action)
        if verdict is None:
            continue
        if scale * (verdict.cost - 2 * verdict.error) > MOST_LOST or scale * verdict.cost > DEAR / 2:
            return None
        best, *_, worst = sorted(verdict.alternatives, key=lambda each: -each.chips) * 2
        if step.state.contract is not None and best.wins < LIKELY:
            return None
        lost.append(verdict.cost)
        spared.append(best.chips - worst.chips)
    enough = sum(scale * each >= DEAR for each in spared) >= AT_LEAST
    return Line(number, state, tuple(lost), tuple(spared)) if enough else None


def _scale(game: Ruleset) -> float:
    """Return the chips that a unit of *game* counts for: ten in a game of points."""
    return 10.0 if game.target else 1.0
