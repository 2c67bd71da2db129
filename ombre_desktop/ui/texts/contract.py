"""The words of the contract panel: what is played and how it stands."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from ombre_desktop.engine import Seat, Suit
from ombre_desktop.ui.texts.calls import contract_name
from ombre_desktop.ui.texts.cards import suit_name
from ombre_desktop.ui.texts.deck import Deck

translate = QCoreApplication.translate

Row = tuple[str, str]


def contract_title(contract: str | None, trump: Suit | None, deck: Deck) -> str:
    """ "Vuelta in coins"; the deal is being bid for while there is no contract."""
    if contract is None:
        return translate("Contract", "The auction")
    if trump is None:
        return contract_name(contract)
    template = translate("Contract", "{contract} in {suit}")
    return template.format(contract=contract_name(contract), suit=suit_name(trump, deck))


def deal_row(number: int, wanted: int | None) -> Row:
    """Which deal of the sitting this is."""
    label = translate("Contract", "Deal")
    if wanted is None:
        return label, str(number)
    return label, translate("Contract", "{number} of {wanted}").format(number=number, wanted=wanted)


def ombre_row(ombre: str) -> Row:
    """Who plays."""
    return translate("Contract", "Ombre"), ombre


def bid_row(bid: str | None, holder: str) -> Row:
    """The standing bid and whose it is."""
    label = translate("Contract", "Highest bid")
    if bid is None:
        return label, translate("Contract", "none yet")
    template = translate("Contract", "{bid}, {holder}")
    return label, template.format(bid=contract_name(bid), holder=holder)


def tricks_row(won: tuple[int, ...], ombre: Seat) -> Row:
    """The tricks, the Ombre's first."""
    others = [str(tricks) for seat, tricks in enumerate(won) if seat != ombre]
    template = translate("Contract", "Ombre {ombre}, others {others}")
    told = template.format(ombre=won[ombre], others=translate("Contract", " and ").join(others))
    return translate("Contract", "Tricks"), told
