"""The words of the board on which throws are weighed."""

from __future__ import annotations

from ombre_desktop.engine import Discard, ExchangeRequest
from ombre_desktop.storage.display_options import Deck
from ombre_desktop.ui.texts.decimals import decimal
from ombre_desktop.ui.texts.hints import action_label, wins_told
from ombre_desktop.ui.texts.phrases import Said, translate
from ombre_desktop.ui.texts.unit import Unit, amount_told

title = Said("Throws", "Weigh the throw")
how_told = Said("Throws", "Drag a card down to throw it, or click it.")
"""The explanation of the cards, which the arrows and Space move too."""
keys_told = Said("Throws", "Left and Right go from card to card. Down throws a card, Up keeps it.")
"""The keys of the cards, for a screen reader."""
kept_label = Said("Throws", "Kept")
thrown_label = Said("Throws", "Thrown")
hand_name = Said("Throws", "The cards of the hand")
"""The name of the cards for a screen reader."""
weighing_told = Said("Throws", "Weighing this throw…")
best_told = Said("Throws", "No throw that was tried is better.")
as_good_told = Said("Throws", "About as good as the best.")
unweighed_told = Said("Throws", "Nobody can tell yet what throws are worth in this game.")
"""The sentence that the throws of a game cannot be weighed."""
failed_told = Said("Throws", "The throws cannot be weighed just now.")
no_exchange_told = Said("Throws", "Nobody exchanges cards in this deal.")
no_trumps_told = Said("Throws", "No suit is trumps here, so no chance to draw one is told.")
honest_told = Said("Throws", "All cards lie open here. That is hard on the Ombre, but alike for every throw.")
"""The note on how throws are weighed."""
close_button = Said("Throws", "&Close")
throw_button = Said("Throws", "&Throw these")
review_label = Said("Throws", "Weigh other throws")
"""The link of a review, and the answer after a problem, that lead to the board."""

BEST: dict[Unit, Said] = {
    Unit.CHIPS: Said("Throws", "The best throws, and what each is worth in chips"),
    Unit.POINTS: Said("Throws", "The best throws, and what each is worth in points"),
    Unit.STONES: Said("Throws", "The best throws, and what each is worth in stones"),
}
"""The heading over the best throws."""
_WORTH = (
    Said("Throws", "This throw gains {amount}, give or take {error}."),
    Said("Throws", "This throw loses {amount}, give or take {error}."),
)
_ROWS = (
    Said("Throws", "{throw}: gains {amount}, give or take {error}"),
    Said("Throws", "{throw}: loses {amount}, give or take {error}"),
)


def worth_told(chips: float, error: float, unit: Unit) -> str:
    """Return what the throw on the board is worth."""
    return _WORTH[chips < 0]().format(amount=amount_told(abs(chips), unit), error=_error(error, unit))


def row_told(throw: str, chips: float, error: float, unit: Unit) -> str:
    """Return what one of the best throws is worth, for a screen reader."""
    amount = amount_told(abs(chips), unit)
    return _ROWS[chips < 0]().format(throw=throw, amount=amount, error=_error(error, unit))


def gives_up_told(chips: float, error: float, unit: Unit) -> str:
    """Return what the throw on the board gives up beside the best."""
    template = translate("Throws", "It gives up {amount}, give or take {error}.")
    return template.format(amount=amount_told(chips, unit), error=_error(error, unit))


def draw_told(trump: float | None, matador: float | None) -> str:
    """Return the chance that the draw brings a trump and a matador, as far as there are any."""
    if trump is None:
        return ""
    if matador is None:
        return translate("Throws", "Chance to draw a trump: {trump}.").format(trump=wins_told(trump))
    template = translate("Throws", "Chance to draw a trump: {trump}, a matador: {matador}.")
    return template.format(trump=wins_told(trump), matador=wins_told(matador))


def worlds_told(worlds: int, *, grows: bool) -> str:
    """Return in how many deals the throw was weighed, and whether more will come."""
    if grows:
        template = translate("Throws", "Weighed in {worlds:one # deal|other # deals}, and surer as you look.")
    else:
        template = translate("Throws", "Weighed in {worlds:one # deal|other # deals}.")
    return template.format(worlds=worlds)


def throw_told(throw: Discard, asked: ExchangeRequest, deck: Deck) -> str:
    """Return a throw in words."""
    return f"{action_label(throw, asked, deck)}"


def _error(error: float, unit: Unit) -> str:
    return decimal(max(error, 10**-unit.decimals), unit.decimals)
