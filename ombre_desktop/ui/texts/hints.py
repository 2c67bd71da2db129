"""The words of hints: ideas, choices, and the figures of alternatives."""

from __future__ import annotations

from collections.abc import Sequence

from ombre_desktop.engine import (
    Action,
    Bid,
    CallCard,
    CallRequest,
    ChoiceRequest,
    Discard,
    NameTrump,
    PlayCard,
    Request,
    Say,
    Seat,
    Word,
)
from ombre_desktop.engine.actions import GiveCard
from ombre_desktop.players.advice import Advice, Alternative, Ending
from ombre_desktop.storage.display_options import Deck
from ombre_desktop.ui.texts.calls import ButtonText, contract_noun, solo_label, word_label
from ombre_desktop.ui.texts.calls_of_games import solo_as
from ombre_desktop.ui.texts.cards import card_label, card_labels, suit_name
from ombre_desktop.ui.texts.company import Company, Pair
from ombre_desktop.ui.texts.decimals import decimal
from ombre_desktop.ui.texts.key_table import Key
from ombre_desktop.ui.texts.listing import all_of, sentences
from ombre_desktop.ui.texts.phrases import Said, translate
from ombre_desktop.ui.texts.unit import Unit, amount_told

hint_name = Said("Hints", "A hint")
"""The name of the paper with a hint for a screen reader."""
more_told = Said("Hints", "More")
"""The label of the button that turns to what else is told on the paper."""
_do_it = Said("Hints", "Do it")
thinking_told = Said("Hints", "One moment, the choices are being weighed.")
"""The sentence shown while the hint is worked out."""
no_hint_told = Said("Hints", "There is no hint just now. The game goes on as it was.")
"""The sentence that no hint can be given."""


def do_it_button() -> ButtonText:
    """Return the button that carries out what is advised."""
    return ButtonText(_do_it(), Key.DO_IT.name_of_key)


def what_button() -> ButtonText:
    """Return the button that asks for the choice after the idea."""
    return ButtonText(translate("Hints", "What to do"), "")


def other_throws_button() -> ButtonText:
    """Return the button that leads to the board on which any throw is weighed."""
    return ButtonText(translate("Hints", "Other throws"), "")


def do_it_told() -> str:
    """Return, for a screen reader, how to carry out what is advised."""
    return translate("Hints", "Press {key} to do it.").format(key=Key.DO_IT.name_of_key)


FEW = 2
"""The most cards that a sentence lists if they are marked."""


GIVING_UP = (Say(Word.SURRENDER), Say(Word.THROW_IN))
"""The words that end a game as lost, beside which a chance to win would be nonsense."""


def choice_told(advice: Advice, request: Request, deck: Deck, *, marked: bool = False) -> str:
    """
    Return the choice that is advised, with its chance to win; *marked* if its cards are marked.

    Giving up has no chance beside it, nor a pass for a reason: it would seem to be that of a game. Nor has a
    trump or a throw: they are compared with open cards, which is fair between them, but hard on the Ombre, so
    that the chance told for the bid would seem to be halved a moment later.
    """
    told = _choice(advice.choice, request, deck, marked=marked)
    is_compared = isinstance(advice.choice, NameTrump | Discard)
    if is_compared or advice.choice in GIVING_UP or (advice.choice == Say(Word.PASS) and advice.motives):
        return told
    found = next((one for one in advice.alternatives if one.action == advice.choice), None)
    if found is None:
        return told
    is_lost = isinstance(advice.choice, PlayCard) and all(one.wins < _SLIGHT for one in advice.alternatives)
    return sentences([told, _lost() if is_lost else chance_told(found)])


def chance_told(one: Alternative) -> str:
    """Return how often a choice wins, in tenths."""
    seldom, often, always = _CHANCES[isinstance(one.action, Say)]
    times = round(10 * one.wins)
    if times in (0, 10):
        return always() if times else seldom()
    return often().format(times=times)


_CHANCES = (
    (
        Said("Hints", "You then seldom win."),
        Said("Hints", "You then win about {times:one once|other # times} in 10."),
        Said("Hints", "You then nearly always win."),
    ),
    (
        Said("Hints", "You seldom come out ahead."),
        Said("Hints", "You come out ahead about {times:one once|other # times} in 10."),
        Said("Hints", "You nearly always come out ahead."),
    ),
)
"""The chances that a choice wins: seldom, in tenths, nearly always; and the same for a word."""


_lost = Said("Hints", "This deal can hardly be won any more.")
_SLIGHT = 0.005
"""The chance under which a deal counts as lost."""


def another_told(line: str) -> str:
    """Return the *line* of figures about another throw than the one that is advised."""
    return translate("Hints", "Another throw: {line}").format(line=line)


marked_label = Said("Hints", "The marked cards")
"""The label of the throw that is marked."""
all_equal_told = Said("Hints", "Any of them is about as good.")
"""The sentence that it makes little difference what is chosen."""
example_heading = Said("Hints", "One way it may go:")
"""The heading over two tricks in an imagined deal."""
_TAKES: Pair = (Said("Hints", "You take it"), Said("Hints", "{name} takes it"))
_ENDINGS: Pair = (
    Said("Hints", "{cards}: you take the trick."),
    Said("Hints", "{cards}: {name} takes the trick."),
)


def taken_by(winner: Seat, company: Company) -> str:
    """Return the words under a trick that say who takes it."""
    return company.told(_TAKES, winner)


def ending_told(ending: Ending, deck: Deck, company: Company) -> str:
    """Return the cards of a trick that may follow, and who takes it, for a screen reader."""
    cards = all_of(card_labels(tuple(card for _, card in ending.plays), deck))
    return company.told(_ENDINGS, ending.winner, cards=cards)


def pays_more_told(other: Action, request: Request, deck: Deck) -> str:
    """Return that *other* wins more often than what is advised, and yet brings less."""
    told = translate("Hints", "“{action}” wins more often, but brings less in the long run.")
    return told.format(action=action_label(other, request, deck))


def equal_told(others: int) -> str:
    """Return that a number of *others* are about as good as the choice that is advised."""
    told = translate("Hints", "{others:one Another choice is|other # other choices are} about equal.")
    return told.format(others=others)


def figures_told(
    alternatives: Sequence[Alternative], as_good: Sequence[Alternative], request: Request, deck: Deck
) -> list[str]:
    """Return a line for each of the *alternatives*, and mark those that are *as good* as the best."""
    lines = []
    for one in alternatives:
        label = label_beside(alternatives[0].action, one.action, request, deck)
        cost = costs_told(one, alternatives, as_good)
        template = (
            translate("Hints", "{action}: {wins}, {cost}") if cost else translate("Hints", "{action}: {wins}")
        )
        lines.append(template.format(action=label, wins=wins_told(one.wins), cost=cost))
    return lines


def costs_told(one: Alternative, alternatives: Sequence[Alternative], as_good: Sequence[Alternative]) -> str:
    """Return what *one* costs beside the best of the *alternatives*; empty for the best itself."""
    best = alternatives[0]
    if one == best and len(as_good) < 2:
        return ""
    if one in as_good or round(best.chips - one.chips, 1) == 0:
        return translate("Hints", "about equal")
    return translate("Hints", "costs {amount}").format(amount=decimal(best.chips - one.chips, 1))


def margins_told(alternatives: Sequence[Alternative], request: Request, deck: Deck, unit: Unit) -> list[str]:
    """Return what the settlement pays on average for each of the *alternatives*, and how sure that is."""
    lines, best = [], alternatives[0].action
    for one in alternatives:
        paid = one.chips if one.paid is None else one.paid
        template = _PAID[paid < 0][round(one.error, 1) > 0]()
        is_marked = one.action == best and isinstance(best, Discard) and len(best.cards) > FEW
        label = marked_label() if is_marked else label_beside(best, one.action, request, deck)
        amount = amount_told(abs(paid), unit)
        lines.append(template.format(action=label, amount=amount, error=decimal(one.error, 1)))
    return lines


_PAID = (
    (
        Said("Hints", "{action}: gains {amount}"),
        Said("Hints", "{action}: gains {amount}, give or take {error}"),
    ),
    (
        Said("Hints", "{action}: loses {amount}"),
        Said("Hints", "{action}: loses {amount}, give or take {error}"),
    ),
)
"""The sentences for a gain and a loss, each without and with its error."""


def label_beside(best: Action, action: Action, request: Request, deck: Deck) -> str:
    """Return a short name of *action*; a throw is told by its difference from the *best* one."""
    if not isinstance(best, Discard) or not isinstance(action, Discard) or best == action:
        return action_label(action, request, deck)
    more = tuple(card for card in action.cards if card not in best.cards)
    less = tuple(card for card in best.cards if card not in action.cards)
    if not less:
        template = translate("Hints", "Throw {more:the} as well")
    elif not more:
        template = translate("Hints", "Keep {less:the}")
    else:
        template = translate("Hints", "Throw {more:the}, keep {less:the}")
    return template.format(more=all_of(card_labels(more, deck)), less=all_of(card_labels(less, deck)))


LEGENDS: dict[Unit, Said] = {
    Unit.CHIPS: Said("Hints", "The chance to win, and what it costs in chips beside the best."),
    Unit.POINTS: Said("Hints", "The chance to win, and what it costs in points beside the best."),
    Unit.STONES: Said("Hints", "The chance to win, and what it costs in stones beside the best."),
}
"""The meaning of the figures beside choices."""


def wins_told(wins: float) -> str:
    """Return a chance of winning the deal, which no line is broken within."""
    told = translate("Hints", "{percent} %").format(percent=round(100 * wins))
    return told.replace(" ", "\N{NO-BREAK SPACE}")


def as_hint(told: str) -> str:
    """Return what a hint has *told*, marked as a hint."""
    return translate("Hints", "Hint: {told}").format(told=told)


def action_label(action: Action, request: Request, deck: Deck) -> str:
    """Return a short name of *action*, an answer to *request*, as its button has it."""
    match action:
        case Bid() | Say() if meant := _meant(action, request):
            return meant
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
            return translate("Hints", "Throw {cards:the}").format(cards=told)
        case Say(word=word):
            return word_label(word, request.question if isinstance(request, ChoiceRequest) else None)()
    return f"{action}"


def _choice(action: Action, request: Request, deck: Deck, *, marked: bool) -> str:
    """Return *action*, an answer to *request*, as advice; if they are *marked*, cards are not listed."""
    fields: dict[str, object] = {}
    match action:
        case Bid() | Say() if _meant(action, request):
            return _chosen(action, request, deck)
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
            fields["number"] = len(cards)
            template = (
                translate("Hints", "Throw away the {number:one marked card|other # marked cards}.")
                if marked and len(cards) > FEW
                else translate("Hints", "Throw away {cards:the}.")
            )
        case Say(word=Word.PASS) if not isinstance(request, ChoiceRequest):
            template = translate("Hints", "Pass.")
        case _:
            return _chosen(action, request, deck)
    return template.format(**fields)


def _chosen(action: Action, request: Request, deck: Deck) -> str:
    return translate("Hints", "Choose “{label}”.").format(label=action_label(action, request, deck))


def _meant(call: Bid | Say, request: Request) -> str:
    """Return the label of a *call* whose meaning depends on the bid that it answers (25.3); else nothing."""
    answers = isinstance(request, CallRequest) and request.answers
    return solo_label(call, solo_as(answers)) if answers else ""
