"""The auction: every call on offer, on parchment, with its winnings and its cost."""

from __future__ import annotations

import sys
from collections.abc import Hashable, Mapping, Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from ombre_desktop.engine import Bid, CallRequest, Refusal, Suit
from ombre_desktop.engine.actions import Call
from ombre_desktop.ui.panels.bid_price import BidPrice, passing
from ombre_desktop.ui.panels.bid_tile import BidTile, Standing, alike
from ombre_desktop.ui.panels.bid_ways import Way
from ombre_desktop.ui.panels.choice_grid import ChoiceGrid
from ombre_desktop.ui.panels.context import TableContext
from ombre_desktop.ui.panels.faces import ChoiceFace
from ombre_desktop.ui.panels.hand_sign import HandSign, Strength
from ombre_desktop.ui.panels.pressable import Pressable
from ombre_desktop.ui.panels.refused import RefusedBid
from ombre_desktop.ui.texts.calls import (
    ButtonText,
    bid_meaning,
    bid_note,
    call_button,
    call_question,
    contract_name,
    pass_told,
    solo_button,
)
from ombre_desktop.ui.texts.calls_of_games import solo_as
from ombre_desktop.ui.texts.company import counts_stones
from ombre_desktop.ui.texts.contract import wants_no_trick
from ombre_desktop.ui.texts.deeds import call_keys
from ombre_desktop.ui.texts.listing import sentences
from ombre_desktop.ui.texts.panels import loss_line, price_lines, spoken_choice
from ombre_desktop.ui.texts.partners import stone_price_lines
from ombre_desktop.ui.texts.requests import request_line
from ombre_desktop.ui.texts.tariffs import tariff_lines
from ombre_desktop.value import replace


class AuctionPanel(ChoiceGrid):
    """
    The calls on offer and the bids refused for now, on parchments of one size in the order of bidding.

    Passing, which is always the first, lies on plainer parchment.
    """

    def __init__(self, request: CallRequest, context: TableContext, parent: QWidget | None = None) -> None:
        self._solo = solo_as(request.answers) if counts_stones(context.game) else ""
        super().__init__(call_question(self._solo) if self._solo else request_line(request), context, parent)
        self.request = request
        self._joins = request.joins
        self._sign: HandSign | None = None
        self._prices: Mapping[str, BidPrice] = {}
        self._refused: list[RefusedBid] = []
        self._strength = 1.0
        self._keys = call_keys(request.calls, context.contracts)
        self._calls = {
            call: self.add(self._choice(call, Way()), self._spoken(call), call, key=key)
            for call, key in self._keys.items()
        }
        self.lay_out()

    def help_with(self, strength: float) -> None:
        """Show the meanings of the bids at this opacity; the bubbles do not fade."""
        self._strength = strength
        if self._prices:
            # Without prices, no bid explains itself.
            self.lay_out()
            self.update()

    def show_strength(self, strength: Strength | None, opacity: float) -> None:
        """
        Show the strength of the hand beside the question, at this opacity, if there is room.

        `show_prices` finds the room: laid out for the sign alone, many bids would take another frame.
        """
        if strength is not None and opacity:
            self._sign = HandSign(strength, opacity, self)

    def show_prices(
        self, prices: Mapping[str, BidPrice], refused: Mapping[str, Refusal] | None = None
    ) -> None:
        """
        Show winnings and cost beside each bid, and the bids that are *refused* now with the reasons.

        Both go by the contract's name.
        """
        self._prices = prices
        if refused and not self._solo:
            nothing = BidTile(ChoiceFace(ButtonText("", "")), Standing.REFUSED)
            self._refused = [RefusedBid(bid, reason, nothing, self) for bid, reason in refused.items()]
        self.lay_out()
        self.update()

    @property
    def strength_told(self) -> str:
        """The strength of the hand in words, also where there is no room for the sign; empty if not shown."""
        return "" if self._sign is None else self._sign.strength.spoken(self.context.deck)

    @property
    def sign(self) -> HandSign | None:
        """The sign of the hand's strength; None if there is none, or no room for it."""
        return None if self._sign is None or self._sign.isHidden() else self._sign

    @property
    def places(self) -> tuple[QRectF, ...]:
        """The places of the question, of the bids that are seen, and of the sign."""
        return super().places if self.sign is None else (*super().places, self.sign.place)

    @property
    def buttons(self) -> tuple[Pressable, ...]:
        """The bids, without the sign, which answers nothing."""
        return tuple(button for button in super().buttons if button is not self._sign)

    def enclose(self, places: Sequence[QRectF]) -> QRectF:
        """Find a place for the sign near the question, and set the geometry around everything."""
        sign, question = self._sign, self.question.place
        if sign is None:
            return super().enclose(places)
        self.setAccessibleDescription(self.strength_told)
        sign.find_place(question, [place for place in places if place != question], self.context)
        room = super().enclose(places if sign.isHidden() else (*places, sign.place))
        sign.put(sign.place, room)
        return room

    def paint(self, painter: QPainter) -> None:
        """Paint the sign as well."""
        super().paint(painter)
        if self.sign is not None:
            self.sign.paint_face(painter, self.context, self._stamps)

    @property
    def calls(self) -> tuple[Call, ...]:
        """The calls on offer, in the order of their buttons."""
        return tuple(self._calls)

    @property
    def in_rows(self) -> list[Pressable]:
        """The bids in their order, with those that are refused among them; passing comes first."""
        ladder = {contract: at for at, contract in enumerate(self.context.contracts)}
        calls: list[tuple[Call | None, Pressable]] = [(call, button) for call, button in self._calls.items()]
        calls += [(Bid(button.bid), button) for button in self._refused]

        def rank(one: tuple[Call | None, Pressable]) -> int:
            call, _ = one
            return ladder.get(call.contract, sys.maxsize) if isinstance(call, Bid) else -1

        return [button for _, button in sorted(calls, key=rank)]

    def lay_out(self) -> None:
        """Show the meaning and consequences of each call, as far as there is room."""
        super().lay_out()
        self._explain()

    def asked(self, way: Way) -> Hashable:
        """Return the faces of all bids, set in this *way*."""
        faces = tuple(self._choice(call, way) for call in self._calls)
        refused = tuple(self._ghost(button.bid, way) for button in self._refused)
        return faces, refused

    def dress(self, way: Way) -> None:
        """Give all bids faces of one size, set in this *way*."""
        offered = [self._choice(call, way) for call in self._calls]
        ghosts = [self._ghost(button.bid, way) for button in self._refused]
        faces = alike([*offered, *ghosts], self.context, way)
        for (call, button), face in zip(self._calls.items(), faces, strict=False):
            button.change(face, self._spoken(call))
        for refused, face in zip(self._refused, faces[len(offered) :], strict=True):
            refused.change(self._reasoned(face, refused), refused.accessibleName())

    def _explain(self) -> None:
        """Give each bid its whole meaning, or its reason, for its bubble and for a screen reader."""
        for refused in self._refused:
            look, none = self.context, wants_no_trick(refused.bid)
            note = bid_note(refused.bid, look.game, look.deck, no_trick=none)
            refused.tell(self._named(refused.bid), note, look.deck)
        for call, button in self._calls.items():
            if isinstance(call, Bid):
                none = wants_no_trick(call.contract)
                meant, look, trump = self._meant(call), self.context, self._trump(call)
                held = self._held(call)
                note = bid_note(meant, look.game, look.deck, **held, no_trick=none, trump=trump)
                button.setAccessibleDescription(note)
                button.hint = note
                if not self.way.priced:
                    # The bubble tells what the bid wins and costs.
                    button.hint = sentences([button.accessibleName(), note])
            else:
                button.hint = "" if self.way.priced else button.accessibleName()

    def _meant(self, bid: Bid) -> str:
        """Return the name under which the meaning of *bid* is found."""
        return self._solo if self._solo and bid.contract == "solo" else bid.contract

    def _holds(self, bid: Bid) -> bool:
        if self._solo:
            return False
        price = self._prices.get(bid.contract)
        return price is not None and price.hold

    def _meaning(self, bid: Bid) -> str:
        meant, look, trump = self._meant(bid), self.context, self._trump(bid)
        return bid_meaning(meant, look.game, look.deck, **self._held(bid), trump=trump)

    def _held(self, bid: Bid) -> dict[str, bool]:
        """Return how *bid* stands to the standing one, as the words of the bid need it."""
        price = self._prices.get(bid.contract)
        return {"holds": self._holds(bid), "same": price is None or price.same}

    def _trump(self, bid: Bid) -> Suit:
        """Return the trump that *bid* fixes; spades, which nobody reads, if it fixes none."""
        price = self._prices.get(bid.contract)
        return price.trump if price and price.trump else Suit.SPADES

    def _label(self, call: Call) -> ButtonText:
        if self._solo and (not isinstance(call, Bid) or self._meant(call) == self._solo):
            return solo_button(call, self._keys[call], self._solo)
        holds = isinstance(call, Bid) and self._holds(call)
        return call_button(call, self._keys[call], self.context.deck, holds=holds)

    def _lines(self, call: Call) -> tuple[str, str]:
        """Return what a call wins and costs; the prices of bids are not known at first."""
        if not isinstance(call, Bid):
            told = pass_told(self._solo) if self._solo else None
            return told or passing(self._prices.values(), joins=self._joins)
        price = self._prices.get(call.contract)
        if price is None:
            return "", ""
        if self._solo:
            return stone_price_lines(price.pool, price.from_each, price.lose)
        none = wants_no_trick(call.contract)
        if price.tariff is not None:
            return tariff_lines(price.tariff, no_trick=none)
        winnings, lost = price_lines(
            price.pool, price.from_each, price.lose, no_trick=none, payers=price.payers
        )
        return winnings, lost if none else loss_line(price.lose, self.context.game, price.owed)

    def _spoken(self, call: Call) -> str:
        """Return a call for a screen reader."""
        return spoken_choice(self._label(call), *self._lines(call))

    def _choice(self, call: Call, way: Way) -> BidTile:
        """Return a call's face on parchment, set in this *way*."""
        good, bad = self._lines(call)
        label = self._label(call)
        if not isinstance(call, Bid):
            good, bad = good if way.priced else "", bad if way.explains else ""
            choice = ChoiceFace(label, good, bad, judged=False, share=way.share, low=way.low)
            return BidTile(choice, Standing.QUIET)
        explains = way.explains and self._strength and call.contract in self._prices
        choice = ChoiceFace(
            label,
            good if way.priced else "",
            bad if way.priced else "",
            self._meaning(call) if explains else "",
            share=way.share,
            strength=self._strength,
            low=way.low,
        )
        return BidTile(choice, Standing.OFFERED)

    def _ghost(self, bid: str, way: Way) -> BidTile:
        """Return the face of a *bid* that is refused, set in this *way*."""
        look, text = self.context, ButtonText(self._named(bid), "")
        meaning = bid_meaning(bid, look.game, look.deck) if way.explains and self._strength else ""
        return BidTile(ChoiceFace(text, meaning=meaning, share=way.share, low=way.low), Standing.REFUSED)

    def _reasoned(self, face: BidTile, refused: RefusedBid) -> BidTile:
        """Return the *face* of a refused bid with the reason in place of the meaning, if there is room."""
        told = replace(face, choice=replace(face.choice, meaning=refused.reason(self.context.deck)))
        needed = replace(told, height=0.0).size(self.context)
        return told if face.choice.meaning and needed.height() <= face.height else face

    def _named(self, bid: str) -> str:
        return contract_name(bid, self.context.deck)
