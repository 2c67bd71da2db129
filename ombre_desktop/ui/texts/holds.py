"""The words of the problems that ask who holds a card."""

from __future__ import annotations

from ombre_desktop.engine import Card, Ranking
from ombre_desktop.storage.display_options import Deck
from ombre_desktop.ui.texts import problems
from ombre_desktop.ui.texts.cards import spoken_name
from ombre_desktop.ui.texts.odds import share_told
from ombre_desktop.ui.texts.phrases import Named, Said, translate

nobody_answer = Said("Holds", "With nobody")
"""The answer that the card is in the talon, or was thrown."""
how_sure = Said("Holds", "How sure are you?")
SURENESS: dict[str, Said] = {
    "hardly": Said("Holds", "5 times in 10"),
    "rather": Said("Holds", "7 times in 10"),
    "very": Said("Holds", "9 times in 10"),
}
"""The answers to how sure one is."""
right_told = Said("Holds", "That is close to what the expert sees.")
wrong_told = problems.wrong_told
surer_told = Said("Holds", "There, and you can be surer of it. This problem comes back another day.")
less_sure_told = Said("Holds", "There, but you cannot be that sure. This problem comes back another day.")
"""The verdicts on an answer that names the likeliest place, and is not as sure as the expert, or surer."""
measure_told = Said("Holds", "Above: your answer. Below: what the expert sees.")
"""The sentence on what is measured, beside the two bars."""
_THERE = Said("Holds", "This time it is with {name}.")
_NOWHERE = Said("Holds", "This time nobody has it.")


def where_asked(card: Card, ranking: Ranking, deck: Deck) -> str:
    """Return the question where *card* is."""
    return translate("Holds", "Where is {card:the}, most likely?").format(
        card=spoken_name(card, ranking, deck)
    )


def seen_told(name: str, share: float) -> str:
    """Return where the expert sees the card, and how often it is there."""
    template = translate("Holds", "Most likely it is with {name}: {percent}.")
    return template.format(name=name, percent=share_told(share))


def nobody_told(share: float) -> str:
    """Return that the expert sees the card with nobody, and how often."""
    return translate("Holds", "Most likely nobody has it: {percent}.").format(percent=share_told(share))


def true_told(name: Named | None) -> str:
    """Return who has the card; None for nobody."""
    return _NOWHERE() if name is None else _THERE().format(name=name)
