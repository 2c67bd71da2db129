"""Explanations of the words of the game, and of the cards that are gone."""

from __future__ import annotations

from collections.abc import Sequence

from ombre_desktop.engine import Card, Suit
from ombre_desktop.storage.display_options import Deck
from ombre_desktop.ui.model.term import Explanation
from ombre_desktop.ui.texts.cards import index_text, suit_name
from ombre_desktop.ui.texts.listing import listed
from ombre_desktop.ui.texts.phrases import Said, translate

click_told = Said("Words", "A click shows what that told.")
"""The line under the word for something that another player did."""


def word_line(told: Explanation) -> str:
    """Return the heading of an explanation: the word and, if it is hard to say, how to say it."""
    if not told.say:
        return told.word
    return translate("Words", "{word} ({say})").format(word=told.word, say=told.say)


def spoken_explanation(told: Explanation) -> str:
    """Return an explanation for a screen reader, without the hint how the word sounds."""
    if not told.word:
        return told.meaning
    return translate("Words", "{word}: {meaning}").format(word=told.word, meaning=told.meaning)


def gone_words(gone: Sequence[tuple[Suit, Sequence[Card]]], deck: Deck) -> str:
    """Return the plain cards that were played, with one line for each suit."""
    if not gone:
        return translate("Words", "No plain card has been played yet.")
    lines = [
        translate("Words", "{suit:Name} gone: {cards}.").format(
            suit=suit_name(suit, deck), cards=listed(index_text(card.rank, deck) for card in cards)
        )
        for suit, cards in gone
    ]
    return "\n".join(lines)
