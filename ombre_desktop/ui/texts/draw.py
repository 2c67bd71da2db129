"""The words of the draw for the first deal."""

from __future__ import annotations

from ombre_desktop.engine import Card, Rank, Seat, Suit
from ombre_desktop.engine.shuffle import Draw, Drawn, DrawRule
from ombre_desktop.storage.display_options import Deck
from ombre_desktop.ui.texts.calls import ButtonText
from ombre_desktop.ui.texts.cards import card_name
from ombre_desktop.ui.texts.company import Company, Pair
from ombre_desktop.ui.texts.listing import sentences
from ombre_desktop.ui.texts.panels import ENTER
from ombre_desktop.ui.texts.phrases import Said, translate

Row = tuple[str, str]

_RULES: dict[DrawRule, Said] = {
    DrawRule.HIGH_CARD: Said("Draw", "Everyone draws a card, and the highest deals first."),
    DrawRule.HIGH_CARD_AND_SUIT: Said("Draw", "Everyone draws a card, and the highest deals first."),
    DrawRule.FIRST_OF_EACH_SUIT: Said(
        "Draw", "Everyone draws a card of another suit, and {card:the} deals first."
    ),
    DrawRule.BLACK_ACE: Said(
        "Draw", "Cards are dealt face up. The player who gets the first black ace deals first."
    ),
    DrawRule.SEVEN: Said(
        "Draw", "All cards are dealt once. The player with {card:the}, or the next lower, is mano."
    ),
}
_DRAWS: Pair = (Said("Draw", "You draw {card:the}."), Said("Draw", "{name} draws {card:the}."))
_HIGHEST: Pair = (
    Said("Draw", "You have the highest card and deal first."),
    Said("Draw", "{name} has the highest card and deals first."),
)
_CARD_FALLS: Pair = (
    Said("Draw", "{card:The} falls to you: you deal first."),
    Said("Draw", "{card:The} falls to {name}, who deals first."),
)
_ELDEST_FOUND: Pair = (
    Said("Draw", "{card:The} falls to you: you are mano, who speaks and leads first."),
    Said("Draw", "{card:The} falls to {name}, who is mano, and speaks and leads first."),
)
_FOUND: dict[DrawRule, Pair] = {
    DrawRule.HIGH_CARD: _HIGHEST,
    DrawRule.HIGH_CARD_AND_SUIT: _HIGHEST,
    DrawRule.FIRST_OF_EACH_SUIT: _CARD_FALLS,
    DrawRule.BLACK_ACE: _CARD_FALLS,
    DrawRule.SEVEN: _ELDEST_FOUND,
}


draw_title = Said("Draw", "Who deals first?")
"""The title of the draw."""


def draw_rule(draw: Draw, deck: Deck = Deck.FRENCH) -> str:
    """Return the purpose and the rule of the draw."""
    seven = draw.rule is DrawRule.SEVEN
    card = Card.of(Suit.SPADES, Rank.SEVEN) if seven else _found(draw)[1]
    return _RULES[draw.rule]().format(card=card_name(card, deck))


def draw_told(draw: Draw, company: Company, deck: Deck) -> str:
    """Return the cards drawn. Cards turned until an ace falls are counted, since there can be many."""
    if draw.rule is DrawRule.SEVEN:
        return draw_rule(draw, deck)
    if draw.rule is DrawRule.BLACK_ACE:
        told = translate(
            "Draw",
            "{number:0 The first card is one|one # card comes before it|other # cards come before it}.",
        )
        return sentences([draw_rule(draw), told.format(number=len(draw.drawn) - 1)])
    first, *again = draw.rounds
    told_again = (
        sentence
        for round_ in again
        for sentence in (
            translate("Draw", "The highest cards tie, so they draw again."),
            *_round_told(round_, company, deck),
        )
    )
    return sentences([draw_rule(draw, deck), *_round_told(first, company, deck), *told_again])


def dealer_told(draw: Draw, company: Company, deck: Deck) -> str:
    """Return the dealer that the draw has named, and the card."""
    who, card = _found(draw)
    told = company.told(_FOUND[draw.rule], who, card=card_name(card, deck))
    return sentences([told, *_order_told(draw, card)])


def dealer_row(dealer: Seat | None, company: Company) -> Row:
    """Return the dealer found; a dash while there is none."""
    name = "–" if dealer is None else company.name_or_you(dealer)
    return translate("Draw", "First dealer"), name


def end_draw_button() -> ButtonText:
    """Return the button that ends the draw and goes on to the deal."""
    return ButtonText(translate("Draw", "Go on"), ENTER)


def _order_told(draw: Draw, best: Card) -> list[str]:
    """Return why *best* is the highest, if that may be unclear."""
    if draw.rule not in (DrawRule.HIGH_CARD, DrawRule.HIGH_CARD_AND_SUIT):
        return []
    if sum(card.rank is best.rank for _, card in draw.rounds[-1]) > 1:
        # Only under rule 3.12 do equal cards not tie.
        return [translate("Draw", "Suits break the tie: diamonds, hearts, spades, clubs.")]
    if best.rank is not Rank.ACE and any(card.rank is Rank.ACE for _, card in draw.drawn):
        return [translate("Draw", "An ace is not high in this draw.")]
    return []


def _found(draw: Draw) -> tuple[Seat, Card]:
    """Return the card that the draw looked for, and the seat that got it: the dealer, or the eldest."""
    last = draw.rounds[-1]
    return last[0] if draw.rule is DrawRule.SEVEN else (draw.dealer, dict(last)[draw.dealer])


def _round_told(round_: Drawn, company: Company, deck: Deck) -> list[str]:
    return [company.told(_DRAWS, who, card=card_name(card, deck)) for who, card in round_]
