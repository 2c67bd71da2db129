"""The auction: every call on offer, on parchment, with its winnings and its cost."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from ombre_desktop.engine import Bid, CallRequest, Refusal, Suit
from ombre_desktop.engine.actions import Call
from ombre_desktop.ui.panels.bid_price import BidPrice, passing
from ombre_desktop.ui.panels.bid_strip import BidStrip
from ombre_desktop.ui.panels.bid_ways import LARGE, LISTS, USUAL, ListedWay, Way
from ombre_desktop.ui.panels.context import TableContext
from ombre_desktop.ui.panels.faces import ChoiceFace, Face
from ombre_desktop.ui.panels.hand_sign import HandSign, Strength
from ombre_desktop.ui.panels.listed_choices import ListedChoices
from ombre_desktop.ui.panels.pressable import Pressable
from ombre_desktop.ui.panels.refused import RefusedBids
from ombre_desktop.ui.texts.calls import (
    ButtonText,
    bid_meaning,
    bid_note,
    call_button,
    call_question,
    pass_told,
    solo_button,
)
from ombre_desktop.ui.texts.calls_of_games import solo_as
from ombre_desktop.ui.texts.company import counts_stones
from ombre_desktop.ui.texts.contract import wants_no_trick
from ombre_desktop.ui.texts.deeds import call_keys
from ombre_desktop.ui.texts.listing import sentences
from ombre_desktop.ui.texts.panels import brief_price_lines, loss_line, price_lines, spoken_choice
from ombre_desktop.ui.texts.partners import stone_price_lines
from ombre_desktop.ui.texts.requests import request_line
from ombre_desktop.ui.texts.tariffs import tariff_lines
from ombre_desktop.value import replace

_REMEMBERED = 256
_FITTED: dict[Hashable, int] = {}
"""
The place of the first way that fitted, by everything it depends on (see `AuctionPanel._asked`).

Trying up to nine ways takes three frames; the same bids are asked in every deal, and each is laid out twice.
"""
_LISTED: dict[Hashable, ListedWay] = {}
"""The way in which bids stand in a list, by the same."""


_NO_PRICE = BidPrice(0, 0, 0)


class AuctionPanel(ListedChoices):
    """The calls on offer."""

    def __init__(self, request: CallRequest, context: TableContext, parent: QWidget | None = None) -> None:
        self._solo = solo_as(request.answers) if counts_stones(context.game) else ""
        super().__init__(call_question(self._solo) if self._solo else request_line(request), context, parent)
        self.request = request
        self._joins = request.joins
        self._sign: HandSign | None = None
        self._prices: Mapping[str, BidPrice] = {}
        self._refused: RefusedBids | None = None
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
            self._refused = RefusedBids(refused, self)
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

    def lay_out(self) -> None:
        """Show the meaning and consequences of each call: on parchments in rows, or else in a list."""
        self.put_list_away()
        ways = LARGE if self.context.layout.compact else USUAL
        asked = self._asked(ways[0])
        at = _FITTED.get(asked, 0)
        while at < len(ways):
            self._dress([self._choice(call, ways[at]) for call in self._calls])
            if self._fits(ways[at]):
                break
            at += 1
        if len(_FITTED) >= _REMEMBERED:
            _FITTED.clear()
        _FITTED[asked] = at
        if at == len(ways):
            self._stand_in_list(asked)
            return
        self._explain()
        super().lay_out()

    def _asked(self, way: Way) -> Hashable:
        """Return everything on which it depends which way of setting the bids is the first that fits."""
        faces = tuple(self._choice(call, way) for call in self._calls)
        refused = "" if self._refused is None else self._refused.names(self.context)
        stage = self.context.layout.stage.rect.getRect()
        return self.context.look, stage, self.question.words, faces, refused

    def _fits(self, way: Way) -> bool:
        """Tell whether there is room for the bids, and for those refused: on a slip, or else on a tag."""
        slip = self._refused
        if slip is None:
            return self.fits()
        self.set_aside(slip, slip.place)
        if not self.fits():
            return False
        self.set_aside(slip, None)
        slip.slip(self.context, share=way.share, low=way.low)
        if self.fits():
            return True
        self.set_aside(slip, slip.place)
        places = self.places_in_rows()
        tag = slip.tag(self.question.place, places, self.context)
        self.set_aside(slip, tag)
        return tag is not None

    def _stand_in_list(self, asked: Hashable) -> None:
        """
        Set the bids one under another, in the first way in which all are seen at once.

        If there is none, a roll moves them.
        """
        if asked in _LISTED:
            self._stands_in_list(_LISTED[asked], anyway=True)
            return
        if len(_LISTED) >= _REMEMBERED:
            _LISTED.clear()
        found = next((way for way in LISTS if self._stands_in_list(way)), None)
        if found is None:
            full, brief = (self._strips(way) for way in LISTS[-2:])
            saves = self._list.height(brief, self.context) < self._list.height(full, self.context)
            found = LISTS[-1 if saves else -2]
            self._stands_in_list(found, anyway=True)
        _LISTED[asked] = found

    def _stands_in_list(self, way: ListedWay, *, anyway: bool = False) -> bool:
        """List the bids up in this *way* if all are seen at once, or *anyway*; return whether they are."""
        strips = self._strips(way)
        is_high = self._list.height(strips, self.context) > self.context.layout.broad_room.height()
        if is_high and not anyway:
            return False
        calls = strips[: len(self._calls)]
        self._dress(calls)
        self._explain(brief=way.brief)
        slip = self._refused
        if slip is not None:
            strips = strips if way.paired else self._with_refused(calls, slip)
            if len(strips) > len(calls):
                self.set_aside(slip, None)
                slip.wear(strips[-1], self.context)
        self.list_up(strips)
        return not self._list.roll.is_needed

    def _strips(self, way: ListedWay) -> list[BidStrip]:
        """Return the strips of the bids in this *way*, with that of the refused ones if it is *paired*."""
        halves = way.paired and self._refused is not None
        return self._list.strips(self._listed(way), self.context, halves=halves)

    def _listed(self, way: ListedWay) -> list[ChoiceFace]:
        """Return the choices of a list; one that is *paired* is followed by that of the refused bids."""
        set_as = Way(explains=way.explains)
        choices = [self._choice(call, set_as, brief=way.brief) for call in self._calls]
        if way.paired:
            choices = [
                choice if isinstance(call, Bid) else replace(choice, good="", bad="")
                for call, choice in zip(self._calls, choices, strict=True)
            ]
            if self._refused is not None:
                choices.append(self._refused.choice(self.context, share=0.5))
        return choices

    def _with_refused(self, strips: Sequence[BidStrip], slip: RefusedBids) -> list[BidStrip]:
        """Return *strips* with one of the refused bids, unless it would hide another, and a tag will do."""
        (strip,) = self._list.strips([slip.choice(self.context)], self.context)
        was_seen = self._list.stand(strips, self.question, self.context)
        if was_seen and not self._list.stand([*strips, strip], self.question, self.context):
            self._list.stand(strips, self.question, self.context)
            board = self._list.board(self.context)
            if (tag := slip.tag(self.question.place, (board,), self.context)) is not None:
                self.set_aside(slip, tag)
                return list(strips)
        return [*strips, strip]

    def _dress(self, faces: Sequence[Face]) -> None:
        for (call, button), face in zip(self._calls.items(), faces, strict=True):
            button.change(face, self._spoken(call))

    def _explain(self, *, brief: bool = False) -> None:
        """Give each bid its whole meaning, for its bubble and for a screen reader."""
        for call, button in self._calls.items():
            if isinstance(call, Bid):
                none = wants_no_trick(call.contract)
                meant, look, trump = self._meant(call), self.context, self._trump(call)
                held = self._held(call)
                note = bid_note(meant, look.game, look.deck, **held, no_trick=none, trump=trump)
                button.setAccessibleDescription(note)
                button.hint = button.accessibleDescription()
                if brief:
                    # The bubble tells what the sum is made of.
                    button.hint = sentences([button.accessibleName(), button.hint])
            else:
                button.hint = button.accessibleName() if brief else ""

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

    def _lines(self, call: Call, *, brief: bool = False) -> tuple[str, str]:
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
        if brief:
            won = price.pool + price.payers * price.from_each
            winnings, lost = brief_price_lines(won, price.lose, no_trick=none)
            return winnings, loss_line(price.lose, "", price.owed) if price.owed and not none else lost
        winnings, lost = price_lines(
            price.pool, price.from_each, price.lose, no_trick=none, payers=price.payers
        )
        return winnings, lost if none else loss_line(price.lose, self.context.game, price.owed)

    def _spoken(self, call: Call) -> str:
        """Return a call for a screen reader."""
        return spoken_choice(self._label(call), *self._lines(call))

    def _choice(self, call: Call, way: Way, *, brief: bool = False) -> ChoiceFace:
        """Return a call's face on parchment."""
        good, bad = self._lines(call, brief=brief)
        if not isinstance(call, Bid):
            return ChoiceFace(self._label(call), good, bad, judged=False, share=way.share, low=way.low)
        explains = way.explains and self._strength and call.contract in self._prices
        meaning = self._meaning(call) if explains else ""
        return ChoiceFace(
            self._label(call), good, bad, meaning, share=way.share, strength=self._strength, low=way.low
        )
