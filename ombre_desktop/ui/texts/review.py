"""The words of a review: grades, what was better and why, and luck told from skill."""

from __future__ import annotations

from ombre_desktop.engine import Action, Request
from ombre_desktop.players.advice import Alternative
from ombre_desktop.players.judging.verdict import Grade, Verdict
from ombre_desktop.storage.display_options import Deck
from ombre_desktop.ui.texts.decimals import decimal, signed_decimal
from ombre_desktop.ui.texts.hints import action_label, figures_told, label_beside, wins_told
from ombre_desktop.ui.texts.listing import sentences
from ombre_desktop.ui.texts.motives import reason_told
from ombre_desktop.ui.texts.people import is_nameless, shown_name
from ombre_desktop.ui.texts.phrases import Said, translate
from ombre_desktop.ui.texts.unit import Unit, amount_told

_GRADES = {
    Grade.FINE: Said("Review", "Well chosen"),
    Grade.CANNOT_BE_TOLD: Said("Review", "Too close to call"),
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
    "The curve is the chance to win, as far as could be known. A dot is a costly choice, "
    "a diamond a good one.",
)
"""The explanation of the timeline."""
hatching_note = Said("Review", "The hatching shows how far that is from even: green above, red below.")
"""The meaning of the lines under the curve."""
moves_name = Said("Review", "The moves that mattered")
"""The name of the list of moves for a screen reader."""
well_done_label = Said("Review", "Well done")
"""The words beside a choice that was well made."""
timeline_keys = Said("Review", "Left and Right go from one mark to the next.")
"""The keys of the timeline."""
failed_told = Said("Review", "The computer players stopped answering. You can go on with the review.")
"""The sentence that the review could not go on."""
no_costly_decision = Said("Review", "Nobody made a clear mistake, going by what each could see.")
"""The sentence that no decision was surely costly."""
_SPLIT_HEADINGS: dict[Unit, Said] = {
    Unit.CHIPS: Said("Review", "Luck and skill, in chips"),
    Unit.POINTS: Said("Review", "Luck and skill, in points"),
    Unit.STONES: Said("Review", "Luck and skill, in stones"),
}
no_worth_note = Said(
    "Review",
    "What a hand is worth is not known in this game. It counts with how the cards lay.",
)
"""The note that the worth of a hand is not known in this game."""
unfinished_note = Said("Review", "The deal is not finished, so nothing can be told of luck and skill.")
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


def settled_told(settled: int, of: int) -> str:
    """Return how many grades are settled, while the others grow surer."""
    template = translate("Review", "{settled} of {of} choices are sure; the others grow surer.")
    return template.format(settled=settled, of=of)


def stopped_told(judged: int, of: int) -> str:
    """Return that the review was stopped."""
    return translate("Review", "Stopped after {judged} of {of} decisions.").format(judged=judged, of=of)


def grade_told(verdict: Verdict, unit: Unit) -> str:
    """Return the grade, with the cost if there is one."""
    grade = _GRADES[verdict.grade]()
    if not verdict.grade.is_costly:
        return grade
    template = translate("Review", "{grade}: it cost {cost}")
    return template.format(grade=grade, cost=amount_told(verdict.cost, unit))


def verdict_told(verdict: Verdict, asked: Request, deck: Deck, name: str) -> tuple[str, ...]:
    """Return what the player *name* chose, what was better, the chances, and the reason if it is known."""
    chosen = action_label(verdict.chosen, asked, deck)
    told = [chose_told(name, f"{chosen}")]
    if verdict.grade is Grade.CANNOT_BE_TOLD:
        told.append(
            translate("Review", "From what could be seen, no choice is surely better than the others.")
        )
    if not verdict.grade.is_costly:
        return (sentences(told),)
    told.append(better_told(label_beside(verdict.chosen, verdict.best, asked, deck)))
    return tuple(filter(None, (sentences(told), *_chances(verdict), reason_for(verdict, deck, name))))


def better_told(action: str) -> str:
    """Return that *action* was better, as a sentence."""
    return translate("Review", "Better: {action}.").format(action=action)


def better_label(action: str) -> str:
    """Return that *action* was better, in a row of a list."""
    return translate("Review", "Better: {action}").format(action=action)


def reason_for(verdict: Verdict, deck: Deck, name: str) -> str:
    """Return the reason for the better choice, as it would be told to *name*; empty if none is known."""
    reason = reason_told(verdict.motives, deck)
    if not reason or is_nameless(name):
        return reason
    friend = translate("Review", "A friend would tell {name}: {reason}")
    return friend.format(name=shown_name(name), reason=reason)


def chose_told(name: str, action: str) -> str:
    """Return that *name* chose *action*, as a sentence."""
    if is_nameless(name):
        return translate("Review", "You chose: {action}.").format(action=action)
    return translate("Review", "{name} chose: {action}.").format(name=shown_name(name), action=action)


def _chances(verdict: Verdict) -> list[str]:
    best, chosen = (_of(verdict, action) for action in (verdict.best, verdict.chosen))
    if best is None or chosen is None or wins_told(best.wins) == wins_told(chosen.wins):
        return []
    if best.wins < chosen.wins:
        return []  # a pass, or a bid that pays more: its chance would speak against it
    template = translate("Review", "With it the chance is {best}, with the choice made {chosen}.")
    return [template.format(best=wins_told(best.wins), chosen=wins_told(chosen.wins))]


def _of(verdict: Verdict, action: Action) -> Alternative | None:
    return next((each for each in verdict.alternatives if each.action == action), None)


def dearest_line(verdict: Verdict, asked: Request, deck: Deck, name: str, unit: Unit) -> str:
    """Return a line about a costly decision."""
    template = translate("Review", "{name}: {action}. It cost {cost}.")
    return template.format(
        name=shown_name(name),
        action=f"{action_label(verdict.chosen, asked, deck)}",
        cost=amount_told(verdict.cost, unit),
    )


def figures_of(verdict: Verdict, asked: Request, deck: Deck, unit: Unit) -> list[str]:
    """Return how sure the cost of a decision is, and a line with the chance and cost of every choice."""
    lines = figures_told(verdict.alternatives, (), asked, deck)
    return list(filter(None, (how_sure(verdict, unit), *lines)))


def how_sure(verdict: Verdict, unit: Unit) -> str:
    """Return how sure the cost of a decision is; empty if it cost nothing, or is exact."""
    if not verdict.grade.is_costly or round(verdict.error, unit.decimals) == 0:
        return ""
    sure = translate("Review", "The cost is {cost}, give or take {error}.")
    error = decimal(verdict.error, unit.decimals)
    return sure.format(cost=amount_told(verdict.cost, unit), error=error)


chance_heading = Said("Review", "Chance to win")
"""The heading over the chances of choices."""


def chance_told(name: str, wins: float | None) -> str:
    """Return whose chance to win the curve shows, and how great it is at the moment, if that is known."""
    whose = shown_name(name)
    if wins is None:
        return translate("Review", "{name}: chance to win").format(name=whose)
    template = translate("Review", "{name}: chance to win {percent}")
    return template.format(name=whose, percent=wins_told(wins))


_TURNED = {
    "auction": Said("Review", "The deal turned in the auction."),
    "trump": Said("Review", "The deal turned with the trump."),
    "exchange": Said("Review", "The deal turned at the exchange."),
}


def turned_told(section: str, trick: int) -> str:
    """Return where the deal turned towards its result: a section by the word of records, or a trick."""
    if section in _TURNED:
        return _TURNED[section]()
    return translate("Review", "The deal turned in trick {number}.").format(number=trick)


def well_done(verdict: Verdict, asked: Request, deck: Deck, name: str, unit: Unit) -> str:
    """Return a sentence on what *name* did well: every other choice would have cost more."""
    fields = {
        "name": shown_name(name),
        "action": f"{action_label(verdict.chosen, asked, deck)}",
        "cost": amount_told(verdict.spared, unit),
    }
    template = (
        translate("Review", "Well done: {action}. Anything else would have cost at least {cost} more.")
        if is_nameless(name)
        else translate(
            "Review", "Well done, {name}: {action}. Anything else would have cost at least {cost} more."
        )
    )
    return template.format(**fields)


everybody_label = Said("Review", "Luck and skill of everybody")
"""The label of the link that shows the parts of every player's result."""
figures_label = Said("Review", "Show the figures")
"""The label of the link that shows the figures of a decision."""


def split_heading(unit: Unit) -> str:
    """Return the heading over the results in their parts."""
    return _SPLIT_HEADINGS[unit]()


def split_rows(unit: Unit) -> tuple[str, ...]:
    """Return the names of the parts of a result, and of their sum, which is that of the settlement."""
    rest = (
        translate("Review", "The average of all")
        if unit is Unit.POINTS
        else translate("Review", "Ante and pool")
    )
    return (
        translate("Review", "The hand dealt"),
        translate("Review", "Own choices"),
        translate("Review", "Choices of the others"),
        translate("Review", "How the cards lay"),
        rest,
        translate("Review", "In all"),
    )


def part_told(value: float, unit: Unit) -> str:
    """Return a part of a result as won or lost; a whole number has no decimals."""
    shown = decimal(abs(value), 0 if value == round(value) else unit.decimals)
    if round(value, unit.decimals) == 0:
        return shown
    template = translate("Review", "won {amount}") if value > 0 else translate("Review", "lost {amount}")
    return template.format(amount=shown)


split_note = Said(
    "Review",
    "The hand dealt counts as what such a hand wins on average. Choices count as what they surely cost.",
)
"""The explanation of the parts of a result."""


def open_told(result: str) -> str:
    """Return the *result* if both sides play perfectly and see all cards."""
    template = translate("Review", "If everybody saw all cards and played perfectly: {result}.")
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
