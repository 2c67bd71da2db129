"""The words of the draw for the first deal."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from ombre_desktop.engine import Card, Rank, Seat
from ombre_desktop.engine.shuffle import Draw, Drawn, FirstDealer
from ombre_desktop.ui.model.deck import Deck
from ombre_desktop.ui.texts.calls import ButtonText
from ombre_desktop.ui.texts.cards import card_label
from ombre_desktop.ui.texts.company import Company, Pair
from ombre_desktop.ui.texts.listing import all_of, capital
from ombre_desktop.ui.texts.marking import QT_TRANSLATE_NOOP
from ombre_desktop.ui.texts.panels import ENTER

translate = QCoreApplication.translate

Row = tuple[str, str]

_RULES: dict[FirstDealer, str] = {
    FirstDealer.HIGH_CARD: QT_TRANSLATE_NOOP("Draw", "Each draws a card. The highest deals first."),
    FirstDealer.BLACK_ACE: QT_TRANSLATE_NOOP("Draw", "Cards are turned. The first black ace deals first."),
}
_DRAWS: Pair = (
    QT_TRANSLATE_NOOP("Draw", "you draw the {card}"),
    QT_TRANSLATE_NOOP("Draw", "{name} draws the {card}"),
)
_HIGHEST: Pair = (
    QT_TRANSLATE_NOOP("Draw", "You have the highest card and deal first."),
    QT_TRANSLATE_NOOP("Draw", "{name} has the highest card and deals first."),
)
_ACE_FALLS: Pair = (
    QT_TRANSLATE_NOOP("Draw", "The {card} falls to you: you deal first."),
    QT_TRANSLATE_NOOP("Draw", "The {card} falls to {name}, who deals first."),
)


def draw_rule(draw: Draw) -> str:
    """What the cards are to decide, and how."""
    return translate("Draw", _RULES[draw.rule])


def draw_told(draw: Draw, company: Company, deck: Deck) -> str:
    """Who drew what. Cards turned until an ace falls are counted, for they can be many."""
    if draw.rule is FirstDealer.BLACK_ACE:
        told = translate("Draw", "Cards turned before it: {number}.")
        return f"{draw_rule(draw)} {told.format(number=len(draw.drawn) - 1)}"
    first, *again = (_round_told(round_, company, deck) for round_ in draw.rounds)
    tied = (translate("Draw", "The highest tie and draw again: {cards}.").format(cards=one) for one in again)
    return " ".join([draw_rule(draw), f"{capital(first)}.", *tied])


def dealer_told(draw: Draw, company: Company, deck: Deck) -> str:
    """Whom the draw has named, and by which card."""
    card = dict(draw.rounds[-1])[draw.dealer]
    pair = _ACE_FALLS if draw.rule is FirstDealer.BLACK_ACE else _HIGHEST
    told = company.told("Draw", pair, draw.dealer, card=card_label(card, deck))
    return " ".join([told, *_order_told(draw, card)])


def draw_title() -> str:
    """What is going on."""
    return translate("Draw", "Who deals first?")


def dealer_row(dealer: Seat | None, company: Company) -> Row:
    """Who was found; nobody yet."""
    name = "–" if dealer is None else company.name_or_you(dealer)
    return translate("Draw", "First dealer"), name


def end_draw_button() -> ButtonText:
    """The draw has been seen: go on to the deal."""
    return ButtonText(translate("Draw", "Go on"), ENTER)


def _order_told(draw: Draw, best: Card) -> list[str]:
    """Why it is *best*, where somebody might wonder."""
    if draw.rule is FirstDealer.BLACK_ACE:
        return []
    if sum(card.rank is best.rank for _, card in draw.rounds[-1]) > 1:
        # Where such cards do not tie, it is the suits that tell them apart (rule 3.12).
        return [translate("Draw", "Suits decide: diamonds, hearts, spades, clubs.")]
    if best.rank is not Rank.ACE and any(card.rank is Rank.ACE for _, card in draw.drawn):
        return [translate("Draw", "An ace is not high in this draw.")]
    return []


def _round_told(round_: Drawn, company: Company, deck: Deck) -> str:
    return all_of([company.told("Draw", _DRAWS, who, card=card_label(card, deck)) for who, card in round_])
