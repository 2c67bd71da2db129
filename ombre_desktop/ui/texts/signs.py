"""The words of the marks on the curve of a reviewed deal."""

from __future__ import annotations

from ombre_desktop.players.judging.grading import MEASURE
from ombre_desktop.ui.model.signs import Sign
from ombre_desktop.ui.texts.phrases import Said, translate
from ombre_desktop.ui.texts.unit import Unit, amount_told

marks_label = Said("Signs", "What the marks mean")
"""The label of the link that opens the legend, and the heading over it."""
_NAMES: dict[Sign, Said] = {
    Sign.ONLY: Said("Signs", "The only good choice"),
    Sign.BETTER: Said("Signs", "Better than usual"),
    Sign.COSTLY: Said("Signs", "Costly"),
    Sign.UNPUNISHED: Said("Signs", "Unpunished"),
    Sign.MISSED: Said("Signs", "Missed"),
}
_MEANINGS: dict[Sign, Said] = {
    Sign.ONLY: Said("Signs", "Every other choice would surely have cost at least {amount} more."),
    Sign.BETTER: Said("Signs", "The usual choice would surely have cost at least {amount} more."),
    Sign.COSTLY: Said("Signs", "It surely cost at least {amount}, a bid at least {bid}."),
    Sign.UNPUNISHED: Said("Signs", "It was costly, and an opponent gave back at least half of it."),
    Sign.MISSED: Said("Signs", "It gave back at least half of what an opponent had just lost."),
}


def name_of(sign: Sign) -> str:
    """Return the name of a mark."""
    return _NAMES[sign]()


def meaning_of(sign: Sign, stake: float, unit: Unit) -> str:
    """Return what a mark says in a game of that *stake*."""
    amount, bid = (amount_told(part * stake, unit) for part in (sign.part, MEASURE.bids.doubtful))
    return _MEANINGS[sign]().format(amount=amount, bid=bid)


def sign_told(sign: Sign, stake: float, unit: Unit) -> str:
    """Return the name and the meaning of a mark."""
    template = translate("Signs", "{name}. {meaning}")
    return template.format(name=name_of(sign), meaning=meaning_of(sign, stake, unit))
