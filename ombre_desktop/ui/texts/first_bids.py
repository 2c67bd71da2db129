"""The words of the card of bids, which lies on the table before the first deal of a game."""

from __future__ import annotations

from collections.abc import Sequence

from ombre_desktop.ui.texts.calls import ButtonText
from ombre_desktop.ui.texts.listing import listed
from ombre_desktop.ui.texts.panels import ENTER
from ombre_desktop.ui.texts.phrases import Said, translate

card_title = Said("FirstBids", "The bids, the cheapest first")
"""The title of the card."""


def need_told(tricks: int | None) -> str:
    """Return what wins a game: this number of *tricks* of a side, or else more than any opponent has."""
    if tricks is None:
        return translate("FirstBids", "You win with more tricks than any of the others.")
    return translate("FirstBids", "{tricks:one # trick wins|other # tricks win}, alone or together.").format(
        tricks=tricks
    )


def higher_bids(names: Sequence[str]) -> str:
    """Return the line that names the bids above those explained."""
    return translate("FirstBids", "Higher bids, for more: {bids}.").format(bids=listed(names))


def price_told(good: str, bad: str) -> str:
    """Return what a bid wins and what it costs, in one line."""
    return translate("FirstBids", "{good}. {bad}.").format(good=good, bad=bad)


def put_away_button() -> ButtonText:
    """Return the button that puts the card away."""
    return ButtonText(translate("FirstBids", "Deal"), ENTER)
