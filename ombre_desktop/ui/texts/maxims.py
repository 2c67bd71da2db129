"""Maxims in words: one short sentence over a question."""

from __future__ import annotations

from ombre_desktop.engine import Question, Suit
from ombre_desktop.storage.display_options import Deck
from ombre_desktop.ui.texts.cards import suit_name
from ombre_desktop.ui.texts.marking import QT_TRANSLATE_NOOP
from ombre_desktop.ui.texts.phrases import Named, Said, noun, translate

_TRUMPS = QT_TRANSLATE_NOOP("Maxims", "trumps")


on_leading = Said("Maxims", "The others must follow suit if they can.")
"""The sentence on what a lead asks of the others."""


def trumps() -> Named:
    """Return the trumps as the name of a suit."""
    return noun("Maxims", _TRUMPS)


def suit(led: Suit, deck: Deck) -> Named:
    """Return the name of the suit *led*."""
    return suit_name(led, deck)


def on_throwing(*, no_trick: bool = False) -> str:
    """Return the maxim for an exchange, in a game for most tricks or for *no_trick*."""
    if no_trick:
        return translate("Maxims", "Keep low cards, throw from the high ones.")
    return translate("Maxims", "Keep trumps and kings, throw from the rest.")


def on_surrender(question: Question) -> str:
    """Return what follows from the answers to a surrender; empty if *question* is about something else."""
    match question:
        case Question.TAKE_OVER:
            return translate(
                "Maxims", "If all accept, the Ombre has lost. If you take over, you play on as the Ombre."
            )
        case Question.CONSENT:
            return translate("Maxims", "If all accept, the Ombre has lost. If you refuse, the play goes on.")
    return ""


def must_follow(led: Named) -> str:
    """Return that the suit *led* must be followed."""
    return translate("Maxims", "{suit:Name} were led: follow suit.").format(suit=led)


def may_play_anything(led: Named) -> str:
    """Return that a hand without the suit *led* is free."""
    return translate("Maxims", "You have no {suit}: play any card.").format(suit=led)


def must_trump(led: Named) -> str:
    """Return that a hand without the suit *led* must trump."""
    return translate("Maxims", "You have no {suit}: play a trump.").format(suit=led)
