"""The names of the prices in a game's price list, each on its line (20.5)."""

from __future__ import annotations

from collections.abc import Sequence

from ombre_desktop.engine.price_list import OwnPrices, PriceRow
from ombre_desktop.ui.texts.calls import contract_name
from ombre_desktop.ui.texts.listing import listed
from ombre_desktop.ui.texts.phrases import Said, translate
from ombre_desktop.value import Value

_NAMES: dict[str, Said] = {
    "primeras": Said("Settings", "First five tricks (primeras)"),
    "vole_missed": Said("Settings", "Vole missed"),
    "head": Said("Settings", "Game lost, for each player"),
    "estuche": Said("Settings", "Each card of the estuches"),
    "matadors": Said("Settings", "Three matadors"),
    "game": Said("Settings", "The game"),
    "vole_alone": Said("Settings", "Vole without an ally"),
    "vole_bid": Said("Settings", "Vole that was bid"),
    "won": Said("Settings", "Game won with up to six tricks"),
    "seven": Said("Settings", "Game won with seven or eight"),
    "nine": Said("Settings", "Game won with all nine"),
    "favour": Said("Settings", "More in oros"),
    "puesta": Said("Settings", "Puesta, for each defender"),
    "codille": Said("Settings", "Codille"),
    "grossfrage_bid": Said("Settings", "Grossfrage that was bid"),
    "tout_after_five": Said("Settings", "All eight after the first five"),
    "puesta_again": Said("Settings", "More for each, while a puesta stands"),
    "filling": Said("Settings", "Filling of an empty pool, from each"),
}
"""The names of prices that are not called after a bid."""
_OF_ZANGA: dict[str, Said] = {
    "llevada": Said("Settings", "Game won (llevada)"),
    "solo": Said("Settings", "Solo"),
    "estuche": Said("Settings", "Three matadors (estuche)"),
    "hechas": Said("Settings", "First five tricks (hechas)"),
    "ocho": Said("Settings", "All eight tricks"),
    "puesta": Said("Settings", "Four tricks (puesta)"),
    "codillo": Said("Settings", "Game lost (codillo)"),
    "oros": Said("Settings", "Coins as trump (oros)"),
}
_IN_GAME: dict[str, dict[str, Said]] = {"zanga": _OF_ZANGA, "zanga_malaga": _OF_ZANGA}
"""The names that a game has for prices of its own."""
_HEADINGS: dict[str, Said] = {
    "won": Said("Settings", "Won"),
    "tied": Said("Settings", "Bet"),
    "lost": Said("Settings", "Kruk"),
}
_ENDINGS: dict[str, Said] = {
    "won": Said("Settings", "{game}, won"),
    "tied": Said("Settings", "{game}, bet"),
    "lost": Said("Settings", "{game}, kruk"),
    "trick": Said("Settings", "{game}, each more trick"),
}
"""The prices of a game by the way it ends."""


class PriceLine(Value):
    """A line of prices: its *label*, and each of its *rows* with the *names* that are read out."""

    label: str
    rows: tuple[PriceRow, ...]
    names: tuple[str, ...]


def headings() -> tuple[str, ...]:
    """Return the headings over lines of three prices."""
    return tuple(heading() for heading in _HEADINGS.values())


def price_name(name: str, game: str) -> str:
    """Return the name of the price called *name* in *game*."""
    own = _IN_GAME.get(game, {}).get(name) or _NAMES.get(name)
    if own is not None:
        return own()
    contract, ending = _parted(name)
    if not ending:
        return contract_name(name)
    return _ENDINGS[ending]().format(game=contract_name(contract))


def price_lines(rows: Sequence[PriceRow], game: str) -> tuple[PriceLine, ...]:
    """Return the *rows* on their lines: those of one bid stand side by side."""
    found: list[PriceLine] = []
    before = ""
    for row in rows:
        name = price_name(row.name, game)
        contract, ending = _parted(row.name)
        if ending in _HEADINGS and contract == before:
            last = found.pop()
            found.append(PriceLine(last.label, (*last.rows, row), (*last.names, name)))
            continue
        before = contract if ending in _HEADINGS else ""
        found.append(PriceLine(contract_name(contract) if before else name, (row,), (name,)))
    return tuple(found)


def prices_told(value: str, game: str) -> str:
    """Return the prices in *value*, as records write them, each with its name."""
    return listed(price_told(name, amount, game) for name, amount in OwnPrices.parse(value).changed)


def price_told(name: str, amount: int, game: str) -> str:
    """Return the price called *name* in *game* with its *amount*."""
    return translate("Settings", "{price} {stones}").format(price=price_name(name, game), stones=amount)


def _parted(name: str) -> tuple[str, str]:
    """Return the bid and the ending that *name* is made of; an empty ending for any other name."""
    contract, _, ending = name.rpartition("_")
    return (contract, ending) if contract and ending in _ENDINGS else (name, "")
