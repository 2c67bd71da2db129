"""The words of drills: short questions, ten at a time."""

from __future__ import annotations

from ombre_desktop.engine import Card, Cards
from ombre_desktop.storage.display_options import Deck
from ombre_desktop.ui.texts import exercises, problems
from ombre_desktop.ui.texts.cards import card_label, card_labels
from ombre_desktop.ui.texts.listing import listed
from ombre_desktop.ui.texts.phrases import Said, translate
from ombre_desktop.value import Value

no_hint_told = problems.no_hint_told
next_answer = Said("Drills", "The next one")
"""The answer for the next question."""
leave_answer = problems.leave_answer
again_answer = Said("Drills", "Ten more")
"""The answer that begins another ten."""
how_many = exercises.how_many
right_told = exercises.right_told
wrong_told = Said("Drills", "Not that.")
"""The verdict on a wrong answer, beside the reason."""
nothing_told = Said("Drills", "This game has no such question.")
"""The sentence if no position of the game makes a question."""


class _Drill(Value):
    """The name of a drill, the sentence about it, and its question."""

    title: Said
    about: Said
    ask: Said


DRILLS = {
    "count": _Drill(
        Said("Drills", "Count the trumps"),
        Said("Drills", "Ten positions: how many trumps are still out?"),
        Said("Drills", "Count: how many trumps are still out?"),
    ),
    "wins": _Drill(
        Said("Drills", "What takes the trick"),
        Said("Drills", "Ten tricks: which of your cards beats what lies there?"),
        Said("Drills", "Play a card that beats what lies here."),
    ),
    "bids": _Drill(
        problems.KINDS["bid"][0],
        Said("Drills", "Ten hands at a glance: do you bid?"),
        Said("Drills", "Your first thought: what do you say?"),
    ),
    "throws": _Drill(
        problems.KINDS["throw"][0],
        Said("Drills", "Ten hands at a glance: which cards go?"),
        Said("Drills", "Your first thought: which cards go?"),
    ),
}
"""The drills by their names."""


def counted_told(unseen: int, played: int, own: int) -> str:
    """Return how many trumps are *unseen*, how many were *played*, and how many one holds (*own*)."""
    every = unseen + played + own
    template = translate("Drills", "{every} trumps in all, {played} gone, {own} yours. That leaves {unseen}.")
    return template.format(every=every, played=played, own=own, unseen=unseen)


def gone_told(cards: Cards, deck: Deck) -> str:
    """Return the *cards* that are gone, for a screen reader."""
    return translate("Drills", "Gone: {cards}.").format(cards=listed(card_labels(cards, deck)))


def wins_told(lowest: Card, deck: Deck) -> str:
    """Return the *lowest* card that beats the trick."""
    template = translate("Drills", "{card:The} is the lowest that beats it.")
    return template.format(card=card_label(lowest, deck))


def result_told(right: int, of: int, best: int) -> str:
    """Return how many of the questions were answered right, and the *best* run of right answers ever."""
    template = translate("Drills", "{right} of {of} right. Your best run: {best} in a row.")
    return template.format(right=right, of=of, best=best)
