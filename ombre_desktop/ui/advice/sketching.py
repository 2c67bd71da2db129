"""The choice of a sketch for a hint, and its words for a screen reader."""

from __future__ import annotations

from ombre_desktop.engine import Discard, Request
from ombre_desktop.players.advice import Ending
from ombre_desktop.storage.display_options import Deck
from ombre_desktop.ui.advice.hinting import Degree, Hint
from ombre_desktop.ui.advice.sketches import Sketch, SmallTrick, TwoChances, TwoTricks
from ombre_desktop.ui.table.deck_art import DeckArt
from ombre_desktop.ui.texts import hints as words
from ombre_desktop.ui.texts.company import Company

LEAST = 0.05
"""The least difference of two chances that pips can show."""


def sketch_of(hint: Hint, asked: Request, art: DeckArt, deck: Deck, company: Company) -> Sketch | None:
    """
    Return the sketch of *hint*: the tricks that two cards lead to, or the chances of two choices.

    The chances stand in for a reason that nobody knows; the tricks come with the figures as well, unless they
    end alike and tell nothing more.
    """
    known, degree = hint.advice.motives, hint.degree
    differ = len({each.winner for each in hint.advice.endings}) > 1
    with_figures = degree is Degree.FIGURES and (differ or not known)
    if hint.advice.endings and (with_figures or (degree is Degree.CHOICE and not known)):
        tricks = tuple(_small(each, asked, deck, company) for each in hint.advice.endings)
        return TwoTricks(words.example_heading(), tricks, art)
    other = hint.worse
    if other is None or degree is not Degree.CHOICE or known:
        return None
    chosen = hint.alternatives[0]
    if chosen.wins - other.wins < LEAST:
        return None
    labels = [words.label_beside(chosen.action, each.action, asked, deck) for each in (chosen, other)]
    if isinstance(chosen.action, Discard):
        labels[0] = words.marked_label()
    return TwoChances(
        tuple((label, round(10 * each.wins)) for label, each in zip(labels, (chosen, other), strict=True))
    )


def sketch_told(hint: Hint, sketch: Sketch | None, deck: Deck, company: Company) -> list[str]:
    """Return a *sketch* of *hint* in sentences."""
    if not isinstance(sketch, TwoTricks):
        return []
    return [words.ending_told(each, deck, company) for each in hint.advice.endings]


def _small(ending: Ending, asked: Request, deck: Deck, company: Company) -> SmallTrick:
    cards = tuple(card for _, card in ending.plays)
    winner = dict(ending.plays)[ending.winner]
    return SmallTrick(
        words.action_label(ending.action, asked, deck), cards, winner, words.taken_by(ending.winner, company)
    )
