"""Lines on the price of a bid where a tie costs less than a loss (21.2)."""

from __future__ import annotations

from ombre_desktop.ui.texts.phrases import translate
from ombre_desktop.value import Value


class TariffPrice(Value):
    """
    The chips *won*, paid for a tie (*tied*) and for a loss: *lost*, up to *most* where each trick costs more.

    They are from and to *each* opponent, or else from and to the pool.
    """

    won: int
    tied: int
    lost: int
    most: int
    each: bool = True


def price_row(price: TariffPrice, *, no_trick: bool) -> tuple[str, str]:
    """Return the label and the price of the game being played; with *no_trick*, it is won by taking none."""
    label = translate("Contract", "Price each") if price.each else translate("Contract", "Price")
    told = translate("Contract", "won {won}, tied {tied}, lost {lost}")
    if no_trick:
        told = translate("Contract", "no trick {won}, one {tied}, more {lost}")
    return label, told.format(won=price.won, tied=price.tied, lost=_lost(price))


def tariff_lines(price: TariffPrice, *, no_trick: bool) -> tuple[str, str]:
    """Return what a bid wins and what it may cost; with *no_trick*, it is won by taking none."""
    won, bad = _none(price) if no_trick else _most(price)
    return won.format(won=price.won), bad.format(tied=price.tied, lost=_lost(price))


def _lost(price: TariffPrice) -> str:
    if price.most == price.lost:
        return str(price.lost)
    return translate("Panels", "{lost} to {most}").format(lost=price.lost, most=price.most)


def _most(price: TariffPrice) -> tuple[str, str]:
    lost = translate("Panels", "Lose: {tied}, badly: {lost}")
    if price.each:
        return translate("Panels", "Win: {won} from each"), lost
    return translate("Panels", "Win: {won} of the pool"), lost


def _none(price: TariffPrice) -> tuple[str, str]:
    lost = translate("Panels", "1 trick: {tied}, more: {lost}")
    if price.each:
        return translate("Panels", "No trick: {won} from each"), lost
    return translate("Panels", "No trick: {won} of the pool"), lost
