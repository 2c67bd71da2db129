"""The words of hints: ideas, choices, and the figures of alternatives."""

from __future__ import annotations

from collections.abc import Sequence

from ombre_desktop.engine import (
    Action,
    Bid,
    CallCard,
    ChoiceRequest,
    Discard,
    NameTrump,
    PlayCard,
    Request,
    Say,
    Word,
)
from ombre_desktop.engine.actions import GiveCard
from ombre_desktop.players.advice import Advice, Alternative
from ombre_desktop.storage.display_options import Deck
from ombre_desktop.ui.texts.calls import contract_noun, word_label
from ombre_desktop.ui.texts.cards import card_label, card_labels, suit_name
from ombre_desktop.ui.texts.decimals import decimal, signed_decimal
from ombre_desktop.ui.texts.listing import all_of, sentences
from ombre_desktop.ui.texts.motives import reason_told
from ombre_desktop.ui.texts.phrases import Said, translate
from ombre_desktop.ui.texts.unit import Unit

no_figures_told = Said("Hints", "There is no other choice to compare it with.")
"""The sentence that a hint has no figures, because nothing else was weighed."""
thinking_told = Said("Hints", "One moment, the choices are being weighed.")
"""The sentence shown while the hint is worked out."""
no_hint_told = Said("Hints", "There is no hint just now. The game goes on as it was.")
"""The sentence that no hint can be given."""


def choice_told(advice: Advice, request: Request, deck: Deck, *, equals: bool) -> str:
    """Return the choice that is advised, with the reasons for it; *equals* if others are about as good."""
    told = _choice(advice.choice, request, deck)
    reason = reason_told(advice.motives, deck)
    if not reason and equals:
        reason = translate(
            "Hints", "Played out with many hands the others may hold, more choices came out about equal."
        )
    elif not reason:
        reason = translate(
            "Hints", "No rule of thumb: played out with many hands the others may hold, it came out best."
        )
    return sentences([told, reason])


def figures_told(
    alternatives: Sequence[Alternative], as_good: Sequence[Alternative], request: Request, deck: Deck
) -> list[str]:
    """Return a line for each of the *alternatives*, and mark those that are *as good* as the best."""
    lines = []
    for one in alternatives:
        equal = len(as_good) > 1 and one in as_good
        line = (
            translate("Hints", "{action}: about equal, {wins}, {chips}")
            if equal
            else translate("Hints", "{action}: {wins}, {chips}")
        )
        label = action_label(one.action, request, deck)
        lines.append(line.format(action=f"{label}", wins=wins_told(one.wins), chips=chips_told(one)))
    return lines


LEGENDS: dict[Unit, Said] = {
    Unit.CHIPS: Said("Hints", "The chance to win, and the chips on average."),
    Unit.POINTS: Said("Hints", "The chance to win, and the points on average."),
    Unit.STONES: Said("Hints", "The chance to win, and the stones on average."),
}
"""The meaning of the figures beside choices."""


def wins_told(wins: float) -> str:
    """Return a chance of winning the deal, which no line is broken within."""
    told = translate("Hints", "{percent} %").format(percent=round(100 * wins))
    return told.replace(" ", "\N{NO-BREAK SPACE}")


def chips_told(one: Alternative) -> str:
    """Return the chips that an alternative is worth, followed by the standard error."""
    chips = signed_decimal(one.chips, 1)
    if one.error < _SMALL:
        return chips
    return translate("Hints", "{chips} ± {error}").format(chips=chips, error=decimal(one.error, 1))


def as_hint(told: str) -> str:
    """Return what a hint has *told*, marked as a hint."""
    return translate("Hints", "Hint: {told}").format(told=told)


def action_label(action: Action, request: Request, deck: Deck) -> str:
    """Return a short name of *action*, an answer to *request*."""
    match action:
        case PlayCard(card=card) | CallCard(card=card) | GiveCard(card=card):
            return f"{card_label(card, deck):Name}"
        case Bid(contract=contract):
            return f"{contract_noun(contract, deck):Name}"
        case NameTrump(suit=suit):
            return f"{suit_name(suit, deck):Name}"
        case Discard(cards=()):
            return translate("Hints", "Keep all")
        case Discard(cards=cards):
            told = all_of(card_labels(cards, deck))
            return translate("Hints", "Throw {cards}").format(cards=told)
        case Say(word=word):
            return word_label(word, request.question if isinstance(request, ChoiceRequest) else None)()
    return f"{action}"


def _choice(action: Action, request: Request, deck: Deck) -> str:
    """Return *action*, an answer to *request*, as advice."""
    fields: dict[str, object] = {}
    match action:
        case PlayCard(card=card, gano=gano):
            fields["card"] = card_label(card, deck)
            with_gano = translate("Hints", "Play {card:the}, and say gano.")
            template = with_gano if gano else translate("Hints", "Play {card:the}.")
        case CallCard(card=card):
            fields["card"] = card_label(card, deck)
            template = translate("Hints", "Call {card:the}.")
        case GiveCard(card=card):
            fields["card"] = card_label(card, deck)
            template = translate("Hints", "Give {card:the}.")
        case Bid(contract=contract):
            fields["contract"] = contract_noun(contract, deck)
            template = translate("Hints", "Bid {contract}.")
        case NameTrump(suit=suit):
            fields["suit"] = suit_name(suit, deck)
            template = translate("Hints", "Name {suit} as trumps.")
        case Discard(cards=()):
            template = translate("Hints", "Keep all your cards.")
        case Discard(cards=cards):
            fields["cards"] = all_of(card_labels(cards, deck))
            template = translate("Hints", "Throw away {cards:the}.")
        case Say(word=Word.PASS) if not isinstance(request, ChoiceRequest):
            template = translate("Hints", "Pass.")
        case _:
            fields["label"] = action_label(action, request, deck)
            template = translate("Hints", "Choose “{label}”.")
    return template.format(**fields)


_SMALL = 0.05
"""The error, in chips, below which no error is written."""
