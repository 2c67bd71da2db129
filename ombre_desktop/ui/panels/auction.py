"""The auction: every call on offer, on parchment, with its winnings and its cost."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtWidgets import QWidget

from ombre_desktop.engine import Bid, CallRequest
from ombre_desktop.engine.actions import Call
from ombre_desktop.ui.panels.choices import ChoicesPanel
from ombre_desktop.ui.panels.context import TableContext
from ombre_desktop.ui.panels.faces import ChoiceFace
from ombre_desktop.ui.texts.calls import ButtonText, bid_meaning, bid_note, call_button
from ombre_desktop.ui.texts.contract import wants_no_trick
from ombre_desktop.ui.texts.deeds import call_keys
from ombre_desktop.ui.texts.listing import sentences
from ombre_desktop.ui.texts.panels import brief_price_lines, pass_lines, price_lines, spoken_choice
from ombre_desktop.ui.texts.requests import request_line
from ombre_desktop.value import Value


class Way(Value):
    """
    A way to set the bids; *share* is the size of their small lines as a share of the usual size.

    If it *explains*, each bid says what it means; if it is *brief*, the winnings are one sum. See
    `ChoiceFace` for *low*.
    """

    share: float = 1.0
    low: bool = False
    brief: bool = False
    explains: bool = False


_LARGE = (Way(explains=True), Way(), Way(low=True), Way(low=True, brief=True))
_SMALLER = (0.85, 0.7)
_USUAL = (
    *(Way(share, explains=True) for share in (1.0, *_SMALLER)),
    *(Way(share) for share in (1.0, *_SMALLER)),
    *_LARGE[2:],
)
"""The ways to set the bids, in the order in which they are tried. Large text is never set smaller."""


class BidPrice(Value):
    """
    The present winnings of a bid and its cost, in chips.

    *from_each* is paid by each of the *payers*. *hold* is true if the bid equals the standing one.
    """

    pool: int
    from_each: int
    lose: int
    hold: bool = False
    payers: int = 2


class AuctionPanel(ChoicesPanel):
    """The calls on offer."""

    def __init__(self, request: CallRequest, context: TableContext, parent: QWidget | None = None) -> None:
        super().__init__(request_line(request), context, parent)
        self._prices: Mapping[str, BidPrice] = {}
        self._way = Way(explains=True)
        self._strength = 1.0
        self._keys = call_keys(request.calls, context.contracts)
        self._calls = {call: self.add(*self._face(call), call, key=key) for call, key in self._keys.items()}
        self._explain()
        self.lay_out()

    def show_prices(self, prices: Mapping[str, BidPrice]) -> None:
        """Show winnings and cost beside each bid; *prices* go by the contract's name."""
        self._prices = prices
        self._explain()
        self.lay_out()
        self.update()

    def help_with(self, strength: float) -> None:
        """Show the meanings of the bids at this opacity; the bubbles do not fade."""
        self._strength = strength
        self.lay_out()
        self.update()

    def lay_out(self) -> None:
        """Show the meaning and consequences of each call as large and as fully as the room allows."""
        for way in _LARGE if self.context.layout.compact else _USUAL:
            self._way = way
            for call, button in self._calls.items():
                button.change(*self._face(call))
            if self.fits():
                break
        self._explain()
        super().lay_out()

    def _explain(self) -> None:
        """Give each bid its whole meaning, for its bubble and for a screen reader."""
        for call, button in self._calls.items():
            if isinstance(call, Bid):
                button.setAccessibleDescription(bid_note(call.contract, holds=self._holds(call)))
                button.hint = button.accessibleDescription()
                if self._way.brief:
                    # The bubble tells what the sum is made of.
                    button.hint = sentences([button.accessibleName(), button.hint])

    def _holds(self, bid: Bid) -> bool:
        price = self._prices.get(bid.contract)
        return price is not None and price.hold

    def _face(self, call: Call) -> tuple[ChoiceFace, str]:
        """Return a call's face, and its words for a screen reader."""
        if not isinstance(call, Bid):
            return self._parchment(call_button(call, self._keys[call]), *pass_lines(), judged=False)
        price, holds = self._prices.get(call.contract), self._holds(call)
        text = call_button(call, self._keys[call], holds=holds)
        if price is None:
            return self._parchment(text, "", "", judged=False)
        chips, none = (price.pool, price.from_each, price.lose), wants_no_trick(call.contract)
        lines = spoken = price_lines(*chips, no_trick=none, payers=price.payers)
        if self._way.brief:
            won = price.pool + price.payers * price.from_each
            lines = brief_price_lines(won, price.lose, no_trick=none)
        explains = self._way.explains and self._strength
        meaning = bid_meaning(call.contract, holds=holds) if explains else ""
        face, _ = self._parchment(text, *lines, judged=True, meaning=meaning)
        return face, spoken_choice(text, *spoken)

    def _parchment(
        self, text: ButtonText, good: str, bad: str, *, judged: bool, meaning: str = ""
    ) -> tuple[ChoiceFace, str]:
        way = self._way
        face = ChoiceFace(text, good, bad, meaning, judged, way.share, self._strength, way.low)
        return face, spoken_choice(text, good, bad)
