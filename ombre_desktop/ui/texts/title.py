"""Words of the first page."""

from __future__ import annotations

from collections.abc import Sequence

from ombre_desktop.engine import Card
from ombre_desktop.storage.display_options import Deck
from ombre_desktop.storage.origin import OriginKind
from ombre_desktop.ui.model.listed_sitting import ListedSitting
from ombre_desktop.ui.model.strength import Strength
from ombre_desktop.ui.texts.cards import card_name, matador_name
from ombre_desktop.ui.texts.dates import day_and_hour, person_locale
from ombre_desktop.ui.texts.levels import follower_note, level_name
from ombre_desktop.ui.texts.listing import all_of, sentences
from ombre_desktop.ui.texts.phrases import Said, figure, translate
from ombre_desktop.ui.texts.results import signed
from ombre_desktop.ui.texts.sittings import deals as deals_of

MOST_NAMED = 2
"""The greatest number of opponents that a line names."""
TITLE = "Ombre"
"""The name of the game, which is the same in every language."""
game_line = Said("Title", "One against two. Take more tricks than either of them.")
"""The game in one line."""
go_on_label = Said("Title", "Go on")
"""The label of the door to the sitting played last."""
strength_label = Said("Title", "Opponents:")
"""The label of the choice of a strength."""
language_label = Said("Title", "Language:")
"""The label of the choice of a language."""


def matador_title(card: Card) -> str:
    """Return the name under a *card* of the page."""
    return f"{matador_name(card):Name}"


def cards_told(cards: tuple[Card, ...], deck: Deck) -> str:
    """Return the *cards* of the page for a screen reader."""
    template = translate("Title", "{title:Name}: {card}.")
    return sentences(template.format(title=matador_name(card), card=card_name(card, deck)) for card in cards)


def company_told(names: Sequence[str]) -> str:
    """Return the opponents: two by their *names*, more by their number."""
    if len(names) <= MOST_NAMED:
        return all_of(names)
    return translate("Title", "{number:one # opponent|other # opponents}").format(number=len(names))


def sitting_told(sitting: ListedSitting, name: str = "") -> str:
    """Return lines about a *sitting*: its *name*, its opponents, its standing, and when it was played."""
    deals = deals_of(sitting.deals, sitting.planned)
    template = translate("Title", "Deals: {deals}. Chips: {chips}.")
    standing = template.format(deals=deals, chips=signed(sitting.chips))
    if sitting.kind is OriginKind.DUPLICATE:
        template = translate("Title", "Deals: {deals}. Against the expert: {gain}.")
        standing = template.format(deals=deals, gain=signed(sitting.gain.amount) if sitting.gain else "–")
    elif sitting.points is not None:
        template = translate("Title", "Deals: {deals}. Points: {points}.")
        if sitting.stones:
            template = translate("Title", "Deals: {deals}. Stones: {points}.")
        standing = template.format(deals=deals, points=figure(sitting.points))
    played = day_and_hour(sitting.played, person_locale())
    lines = (name, company_told(sitting.opponents), standing, played)
    return "\n".join(line for line in lines if line)


def strength_name(strength: Strength | None) -> str:
    """Return the name of *strength*; None stands for the opponents of the last game."""
    return level_name(strength.value) if strength else translate("Title", "As last time")


def strength_note(strength: Strength | None) -> str:
    """Return what *strength* does, where its name does not say it; else nothing."""
    return follower_note() if strength is Strength.MINE else ""
