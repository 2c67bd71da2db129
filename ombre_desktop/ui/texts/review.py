"""The words of a review: grades, what was better and why, and luck told from skill."""

from __future__ import annotations

from ombre_desktop.engine import Action, Request
from ombre_desktop.players.advice import Alternative
from ombre_desktop.players.judging.verdict import Grade, Verdict
from ombre_desktop.storage.display_options import Deck
from ombre_desktop.ui.texts.decimals import decimal, signed_decimal
from ombre_desktop.ui.texts.hints import action_label, wins_told
from ombre_desktop.ui.texts.listing import sentences
from ombre_desktop.ui.texts.motives import reason_told
from ombre_desktop.ui.texts.people import is_nameless, shown_name
from ombre_desktop.ui.texts.phrases import Said, translate
from ombre_desktop.ui.texts.unit import Unit

_GRADES = {
    Grade.FINE: Said("Review", "Well chosen"),
    Grade.CANNOT_BE_TOLD: Said("Review", "It cannot be told"),
    Grade.DOUBTFUL: Said("Review", "Doubtful"),
    Grade.BAD: Said("Review", "A bad choice"),
    Grade.BLUNDER: Said("Review", "A blunder"),
}


review_label = Said("Review", "Re&view the deal")
"""The label of the button that begins a review."""
list_label = Said("Review", "Re&view this deal")
"""The label of the button that reviews the chosen deal of a list."""
stop_label = Said("Review", "Stop the re&view")
"""The label of the button that stops a review."""
go_on_label = Said("Review", "Go on with the re&view")
"""The label of the button that continues a stopped review."""
again_label = Said("Review", "Try it again from here")
"""The label of the link that lets the person decide again."""
timeline_name = Said("Review", "The decisions of the deal")
"""The name of the timeline for a screen reader."""
timeline_note = Said(
    "Review",
    "A line for each player, a bar for each decision: outlined if doubtful, full if bad, with a head if "
    "it is a blunder. Left and Right go from one to the next.",
)
"""The explanation of the timeline."""
failed_told = Said(
    "Review",
    "The computer players stopped answering, so the review is not complete. You can go on with it.",
)
"""The sentence that the review could not go on."""
dearest_heading = Said("Review", "The dearest decisions")
"""The heading over the dearest decisions."""
no_costly_decision = Said("Review", "No decision was surely costly, by what each player could see.")
"""The sentence that no decision was surely costly."""
split_heading = Said("Review", "Luck and skill")
"""The heading over the results in their parts."""
no_worth_note = Said(
    "Review",
    "What a hand is worth is not known in this game, so the luck of the dealt hand counts with the cards.",
)
"""The note that the worth of a hand is not known in this game."""
unfinished_note = Said(
    "Review", "The deal is not finished, so there is no result to divide into luck and skill."
)
"""The note on why an unfinished deal has no parts."""
open_heading = Said("Review", "With all cards open")
"""The heading over the result of perfect play."""
see_it_label = Said("Review", "See it played")
"""The label of the link to the perfect play."""
expert_heading = Said("Review", "The expert in this seat")
"""The heading over what the expert would have made of a seat."""
expert_thinks = Said("Review", "The expert is playing the deal…")
"""The sentence that the expert is playing."""
honest_note = Said("Review", "Each decision is judged by what its player could see at that moment.")
"""The promise that nothing unseen is used."""


def progress_told(judged: int, of: int) -> str:
    """Return how far the review has come."""
    return translate("Review", "Reviewed: {judged} of {of} decisions").format(judged=judged, of=of)


def ended_told(costly: int) -> str:
    """Return the result of a review in one sentence."""
    if not costly:
        return translate("Review", "The review found no costly decision.")
    return translate(
        "Review", "The review found {number:one # costly decision|other # costly decisions}."
    ).format(number=costly)


def stopped_told(judged: int, of: int) -> str:
    """Return that the review was stopped."""
    return translate("Review", "Stopped after {judged} of {of} decisions.").format(judged=judged, of=of)


def grade_told(verdict: Verdict, unit: Unit) -> str:
    """Return the grade, with the cost if there is one."""
    grade = _GRADES[verdict.grade]()
    if not verdict.grade.is_costly:
        return grade
    template = translate("Review", "{grade}: {cost}")
    return template.format(grade=grade, cost=cost_told(verdict.cost, verdict.error, unit))


_COSTS: dict[Unit, Said] = {
    Unit.CHIPS: Said("Review", "{cost} ± {error} chips"),
    Unit.POINTS: Said("Review", "{cost} ± {error} points"),
    Unit.STONES: Said("Review", "{cost} ± {error} stones"),
}


def cost_told(cost: float, error: float, unit: Unit) -> str:
    """Return a cost with its standard error."""
    told = decimal(cost, unit.decimals), decimal(error, unit.decimals)
    return _COSTS[unit]().format(cost=told[0], error=told[1])


def verdict_told(verdict: Verdict, asked: Request, deck: Deck, name: str) -> str:
    """Return what the player *name* chose, what was better, the chances, and the reason if it is known."""
    chosen = action_label(verdict.chosen, asked, deck)
    told = [_chose(name, f"{chosen}")]
    if verdict.grade is Grade.CANNOT_BE_TOLD:
        told.append(
            translate(
                "Review", "From what could be seen, no choice is surely better or worse than the others."
            )
        )
    elif verdict.grade.is_costly:
        better = action_label(verdict.best, asked, deck)
        told.append(translate("Review", "Better: {action}.").format(action=f"{better}"))
        told += _chances(verdict)
        told.append(reason_told(verdict.motives, deck))
    return sentences(told)


def _chose(name: str, action: str) -> str:
    if is_nameless(name):
        return translate("Review", "You chose: {action}.").format(action=action)
    return translate("Review", "{name} chose: {action}.").format(name=shown_name(name), action=action)


def _chances(verdict: Verdict) -> list[str]:
    best, chosen = (_of(verdict, action) for action in (verdict.best, verdict.chosen))
    if best is None or chosen is None or wins_told(best.wins) == wins_told(chosen.wins):
        return []
    template = translate(
        "Review", "The chance of winning was {best} with it, and {chosen} with the choice made."
    )
    return [template.format(best=wins_told(best.wins), chosen=wins_told(chosen.wins))]


def _of(verdict: Verdict, action: Action) -> Alternative | None:
    return next((each for each in verdict.alternatives if each.action == action), None)


def dearest_line(verdict: Verdict, asked: Request, deck: Deck, name: str, unit: Unit) -> str:
    """Return a line about a costly decision."""
    template = translate("Review", "{name}: {action} – {cost}")
    return template.format(
        name=shown_name(name),
        action=f"{action_label(verdict.chosen, asked, deck)}",
        cost=cost_told(verdict.cost, verdict.error, unit),
    )


_WELL_DONE: dict[Unit, Said] = {
    Unit.CHIPS: Said(
        "Review",
        "Well done, {name}: {action}. Every other choice would have cost at least "
        "{chips:one # chip|other # chips} more.",
    ),
    Unit.POINTS: Said(
        "Review",
        "Well done, {name}: {action}. Every other choice would have cost at least "
        "{points:one # point|other # points} more.",
    ),
    Unit.STONES: Said(
        "Review",
        "Well done, {name}: {action}. Every other choice would have cost at least "
        "{stones:one # stone|other # stones} more.",
    ),
}


def well_done(verdict: Verdict, asked: Request, deck: Deck, name: str, unit: Unit) -> str:
    """Return a sentence on what *name* did well: every other choice would have cost more."""
    spared = dict.fromkeys(("chips", "points", "stones"), int(verdict.spared))
    action = f"{action_label(verdict.chosen, asked, deck)}"
    return _WELL_DONE[unit]().format(name=shown_name(name), action=action, **spared)


_UNITS: dict[Unit, Said] = {
    Unit.CHIPS: Said("Review", "Chips"),
    Unit.POINTS: Said("Review", "Points"),
    Unit.STONES: Said("Review", "Stones"),
}


def split_columns(unit: Unit) -> tuple[str, ...]:
    """Return the headings of the columns: the parts of a result."""
    return (
        translate("Review", "Hand"),
        translate("Review", "Own play"),
        translate("Review", "Others’ play"),
        translate("Review", "The cards"),
        _UNITS[unit](),
    )


def split_note(unit: Unit) -> str:
    """Return the explanation of the parts."""
    if unit is Unit.STONES:
        return translate(
            "Review",
            "The stones above the average: what such a hand is worth on average in its role, what the own "
            "mistakes lost, what the others’ mistakes gave or took, and how the cards lay.",
        )
    if unit is Unit.POINTS:
        return translate(
            "Review",
            "The points above the average: what such a hand is worth on average in its role, what the own "
            "mistakes lost, what the others’ mistakes gave or took, and how the cards lay.",
        )
    return translate(
        "Review",
        "Won or lost without the ante, with a share in the pool: what such a hand is worth on average in its "
        "role, what the own mistakes lost, what the others’ mistakes gave or took, and how the cards lay.",
    )


def open_told(result: str) -> str:
    """Return the *result* if both sides play perfectly and see all cards."""
    template = translate(
        "Review", "If everybody saw all the cards and played perfectly, the end would be: {result}."
    )
    return template.format(result=result)


def expert_label(name: str) -> str:
    """Return the label of the link that lets the expert play the hand of *name*."""
    if is_nameless(name):
        return translate("Review", "Let the expert play your cards")
    return translate("Review", "Let the expert play the cards of {name}").format(name=shown_name(name))


def expert_title(name: str) -> str:
    """Return the title of the deal played by the expert in the seat of *name*."""
    if is_nameless(name):
        return translate("Review", "The expert with your cards")
    return translate("Review", "The expert with the cards of {name}").format(name=shown_name(name))


def figure(value: float, unit: Unit) -> str:
    """Return a part of a result, with its sign."""
    return signed_decimal(value, unit.decimals)
