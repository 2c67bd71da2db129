"""
The players' process: views in, actions and advice out, one JSON object per line.

A question is ``{"id": 7, "player": "textbook", "seed": 1, "view": "[Record …"}``. Its answer is
``{"id": 7, "action": "D7"}``, or ``{"id": 7, "error": "…"}`` if the player fails.

With ``"set": "[Record …"`` a decision is asked in a set deal (`players.refuting`): the process is shown the
whole deal, and plays against the person. The view must be one of that deal.

A question has a ``kind``: ``"decide"`` (the default), ``"claim"``, ``"advise"``, ``"odds"`` or ``"review"``.

A question for a claim names no player and no seed. Its answer is ``{"id": 7, "claim": {…}}``, in the format
of `claim_object`, with ``null`` if nothing can be proved.

The answer to a question for advice is ``{"id": 7, "advice": {…}}``, in the format of `advice_text`. The
question may give the number of worlds to sample as ``"worlds": 400``; otherwise the player uses its own
number, and its choice is the one it would decide on; the expert's is the hint, which prefers the surer win
where two choices are about as good. With ``"compare": "S4 H6"`` that action is among the alternatives, if the
player can estimate it. The question may also give ``"priority": 1``; the default is 0, and questions of
higher priority come first. Decisions come before claims, and claims before all advice.
Advice in progress is stopped for them and restarted later, with the same result.

A question of the kind ``"odds"`` names no player either. Its answer is ``{"id": 7, "odds": {…}}``: where the
cards still out probably were after the first ``"moves": 12`` of the ``view``, from what the seat had seen
by then. With ``"told": true`` it asks what the last of these moves told, and the answer is
``{"id": 7, "telling": {…}}``. Both formats are those of `players.odds`. Odds come after advice.

A question of the kind ``"review"`` asks what was made of a deal: `judging.answering` describes its forms and
replies. Reviews come after everything else.

``{"forget": 7}`` withdraws a question of any kind: the player stops thinking about it, and the answer is an
error. ``{"id": 8, "ping": true}`` is answered with ``{"id": 8, "alive": true}`` at once, even while a player
is thinking. An empty line is ignored; any other line is answered with an error and has no effect. The process
keeps nothing between two questions, so a player cannot see more than the view. It ends when its input ends,
so it is never orphaned.
"""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Iterable, Iterator
from functools import partial
from io import TextIOWrapper
from random import Random
from typing import Any, TextIO

from ombre_desktop import elsewhere
from ombre_desktop.engine import Action, Request, SeatView, ruleset, ruleset_names, view
from ombre_desktop.engine.notation import format_view, parse_record, parse_view
from ombre_desktop.engine.notation.tokens import action_text, parse_action
from ombre_desktop.players.advice import Advice
from ombre_desktop.players.advice_text import advice_object
from ombre_desktop.players.claim import claim_object
from ombre_desktop.players.earlier import earlier
from ombre_desktop.players.hint import surest
from ombre_desktop.players.odds import odds_object, telling_object
from ombre_desktop.players.player import EXPERT, asked_of, lawful, lawful_advice, player, player_names
from ombre_desktop.players.questions import (
    ADVISE,
    CLAIM,
    ODDS,
    REVIEW,
    Desk,
    failure,
    kind_of,
    parsed,
    reply,
    whole,
    worlds_of,
)
from ombre_desktop.players.seeds import seed_of_hint
from ombre_desktop.players.solver.halt import Halt, Halted

LONGEST_QUESTION = 1_000_000
"""The most characters of a question, which usually has a few thousand; any more are read as another line."""
GRACE = 30.0
"""The seconds that a player has to finish after the input has ended."""


def answer(question: str, halt: Halt | None = None) -> str:
    """Answer a question, given as a line of JSON, with a line of JSON; with an error if *halt* is raised."""
    try:
        return thought(question, halt or Halt())
    except Halted as error:
        return failure(whole(parsed(question)["id"]), error)


def thought(question: str, halt: Halt) -> str:
    """Answer a question as in `answer`; raise `Halted` if *halt* is raised before there is an answer."""
    number = None
    try:
        asked = parsed(question)
        number = whole(asked["id"])
        with halt.heeded():
            return reply(number, **_answer(asked))
    except Halted:
        raise
    except Exception as error:  # any fault of a question or a player becomes an answer
        return failure(number, error)


def _answer(asked: dict[str, Any]) -> dict[str, object]:
    if kind_of(asked) == REVIEW:
        from ombre_desktop.players.judging import answering  # the judge is seldom asked

        return answering.answer(asked)
    seen = parse_view(asked["view"])
    if kind_of(asked) == CLAIM:
        from ombre_desktop.players.proof import claim_of  # the table is not ready yet at the start

        return {"claim": claim_object(claim_of(seen))}
    if kind_of(asked) == ODDS:
        return _odds(asked, seen)
    name, rng = asked["player"], Random(int(asked["seed"]))
    open_request = asked_of(seen)
    if kind_of(asked) == ADVISE:
        advice = _advice(asked, seen, open_request, rng)
        return {"advice": advice_object(lawful_advice(name, seen, open_request, advice))}
    if "set" in asked:
        action = refuted(seen, str(asked["set"]))
    else:
        action = player(name).decide(seen, open_request, rng)
    return {"action": action_text(lawful(name, seen, open_request, action))}


def refuted(seen: SeatView, record: str) -> Action:
    """
    Return what the seat of *seen* does in the set deal of *record*, against the seat that it asks.

    Raise `ValueError` if *seen* is a view of any other deal: its cards stay hidden.
    """
    from ombre_desktop.players.refuting import against, person_in, reached  # no set deal is open at the start

    begun = parse_record(record).state
    state = reached(begun, seen)
    if format_view(view(state, seen.seat)) != format_view(seen):
        raise ValueError("this is a view of another deal")
    return against(state, asked_of(seen), person_in(begun))


def _odds(asked: dict[str, Any], view: SeatView) -> dict[str, object]:
    """Return where the cards were after some moves, or what the last of these told."""
    from ombre_desktop.players.expert.whereabouts import told_by_the_act, whereabouts  # asked for seldom

    moves, done = whole(asked["moves"]), view.position.history
    after = earlier(view, moves)
    if not 0 <= moves <= len(done) or after.position.is_over:
        raise ValueError("the deal was in no such moment, or is over then")
    rng = Random(seed_of_hint(after))
    if not asked.get("told"):
        return {"odds": odds_object(whereabouts(after, rng))}
    if not moves or done[moves - 1].seat == view.seat:
        raise ValueError("an act of another seat tells something")
    telling = told_by_the_act(earlier(view, moves - 1), after, done[moves - 1].seat, rng)
    return {"telling": telling_object(telling)}


def _advice(asked: dict[str, Any], view: SeatView, request: Request, rng: Random) -> Advice:
    """Return the advice to *asked*, with the action that it is to be compared with, if any."""
    advising, worlds = player(asked["player"]), worlds_of(asked)
    if "compare" not in asked:
        advice = advising.consider(view, request, rng, worlds)
        return _hint(advice, view, request, rng) if advising.name == EXPERT else advice
    action = lawful(
        asked["player"], view, request, parse_action(str(asked["compare"]).split() or [""], request)
    )
    return advising.compare(view, request, action, rng, budget=worlds)


def _hint(advice: Advice, view: SeatView, request: Request, rng: Random) -> Advice:
    """Return *advice* for the surest choice; with figures if it has neither these nor a motive."""
    found = surest(advice, view, request)
    if found.motives or found.alternatives:
        return found
    from ombre_desktop.players.judging.advising import weighed_quickly  # the judge is seldom asked

    return weighed_quickly(found, view, request, rng)


def serve(questions: Iterable[str], answers: TextIO) -> None:
    """Answer every line of *questions* until they end."""
    desk = Desk(questions, answers)
    for question in desk.questions():
        try:
            desk.say(thought(question.line, question.halt))
        except Halted as stopped:
            if not desk.put_back(question):
                desk.say(failure(question.number, stopped))


def main() -> None:
    """Answer the questions of standard input on standard output."""
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(encoding="utf-8", errors="replace")
    _load_ahead()
    serve(_lines_of(sys.stdin), sys.stdout)


def _load_ahead() -> None:
    """Load the most common game and player while the table is being set up."""
    ruleset(ruleset_names()[0])
    player(player_names()[0])
    # All of this stays loaded; the garbage collector, which `start_process` has disabled, need not scan it.
    gc.freeze()
    gc.enable()


def _lines_of(stream: TextIO) -> Iterator[str]:
    while line := stream.readline(LONGEST_QUESTION):
        yield line
    elsewhere.begin_later(GRACE, partial(os._exit, 1))  # an idle process ends at once
