"""Payments on their way: the counters of all that are made together, each a moment after the one before."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence
from itertools import islice

from PySide6.QtGui import QPainterPath

from ombre_desktop.engine import events as happened
from ombre_desktop.engine.seats import Party, Place
from ombre_desktop.ui.model.picture import TablePicture
from ombre_desktop.ui.table.counters import CounterShape, counters_for, counters_of, stones_of
from ombre_desktop.ui.table.lamp import FLYING
from ombre_desktop.ui.table.layout import TableLayout
from ombre_desktop.ui.table.motion import Span
from ombre_desktop.ui.table.pouring import HIGH, MOST_COUNTERS, Pour, SlidingCounter, arc_between, heap_at
from ombre_desktop.ui.table.scene import TableScene
from ombre_desktop.ui.table.seat_facts import BOX
from ombre_desktop.value import Value

Payment = happened.Paid | happened.Scored
Shapes = tuple[CounterShape, ...]

NEXT = 0.2
"""The delay between the starts of two payments, as a share of the time that one takes."""
_MOST, _FEWEST = 24, 3
"""The number of counters that are on their way in all, and the fewest of a payment."""
_MOST_IN_ARCS = 40
"""The number of counters that fly in arcs in all."""


class Passage(Value):
    """Counters of these *shapes* that pass from *payer* to *payee*; chips keep clear of the cards."""

    payer: Party
    payee: Party
    shapes: Shapes
    in_chips: bool


class Payments:
    """
    The counters of payments that are on their way over the *scene*.

    All payments of one cause, such as the antes or the price of a game, pour together: one sees who pays
    whom, and waits but once. *begins* is called as each of them sets out, except the first.
    """

    def __init__(self, scene: TableScene, begins: Callable[[Payment], None]) -> None:
        self._scene, self._begins = scene, begins
        self._pours: list[tuple[Pour, Sequence[SlidingCounter]]] = []
        self._waiting: list[Payment] = []
        self._each, self._begin_at = 1.0, 0.0

    @property
    def are_on_their_way(self) -> bool:
        """True while counters slide."""
        return bool(self._pours)

    def begin(
        self, payments: Sequence[Payment], left: TablePicture, each: float, within: Span | None = None
    ) -> float:
        """
        Send the counters of *payments* on their way, and return the time in milliseconds that they take.

        In the picture *left* they have left their payers, and have not yet arrived. A single payment takes
        *each* milliseconds. In a finale, more counters fly in arcs, all *within* a span of time.
        """
        begins, ends = within or (0.0, 0.0)
        if within is not None:
            each = (ends - begins) / (1 + NEXT * (len(payments) - 1))
        all_in_all, most_each = (_MOST, MOST_COUNTERS) if within is None else (_MOST_IN_ARCS, _MOST_IN_ARCS)
        most = max(_FEWEST, min(most_each, all_in_all // len(payments)))
        passages = [_passage(payment, left, most) for payment in payments]
        counters = iter(self._scene.put_counters([shape for one in passages for shape in one.shapes]))
        pours = _pours(self._scene.brush.layout, passages, left, arcs=within is not None)
        self._pours = [(pour, list(islice(counters, len(pour.starts)))) for pour in pours]
        self._waiting, self._each, self._begin_at = list(payments[1:]), each, begins
        self.move(0.0)
        return begins + each * max(NEXT * at + pour.lasts for at, pour in enumerate(pours))

    def move(self, elapsed: float) -> None:
        """Show the counters *elapsed* milliseconds after their start."""
        elapsed -= self._begin_at
        for number, (pour, counters) in enumerate(self._pours):
            share = elapsed / self._each - NEXT * number
            for at, counter in enumerate(counters):
                counter.move_to(*pour.at(at, share))
        set_out = len(self._pours) - len(self._waiting)
        while self._waiting and elapsed >= NEXT * set_out * self._each:
            self._begins(self._waiting.pop(0))
            set_out += 1

    def end(self) -> None:
        """End the payments, even those that have not set out."""
        self._waiting, self._pours = [], []


def _passage(payment: Payment, left: TablePicture, most: int) -> Passage:
    """Return the passage of at most this number of counters for *payment*."""
    if isinstance(payment, happened.Paid):
        paid = payment.payment
        return Passage(paid.payer, paid.payee, counters_for(paid.chips)[:most], in_chips=True)
    score = payment.score
    shapes = (stones_of if left.counts_stones else counters_of)(abs(score.points))[:most]
    ends: tuple[Party, Party] = (Place.POOL, score.seat)
    payer, payee = ends if score.points > 0 else ends[::-1]
    return Passage(payer, payee, shapes, in_chips=False)


def _pours(layout: TableLayout, passages: Sequence[Passage], left: TablePicture, *, arcs: bool) -> list[Pour]:
    """Return the ways of the counters, each from and to a place of its own in the heaps."""
    gone: defaultdict[Party, Shapes] = defaultdict(tuple)
    come: defaultdict[Party, Shapes] = defaultdict(tuple)
    pours = []
    for one in passages:
        payer, payee, shapes = one.payer, one.payee, one.shapes
        lying = [_lying(party, left) if one.in_chips else () for party in (payer, payee)]
        start, leaving = heap_at(layout, payer, shapes, lying[0] + gone[payer])
        end, arriving = heap_at(layout, payee, shapes, lying[1] + come[payee])
        if arcs:
            route = arc_between(start, end, layout.lamp.point)
        elif one.in_chips:
            route = layout.route(start, end)
        else:
            route = QPainterPath(start)
            route.lineTo(end)
        pours.append(Pour(route, leaving, arriving, HIGH if arcs else FLYING))
        gone[payer] += shapes
        come[payee] += shapes
    return pours


def _lying(party: Party, left: TablePicture) -> Shapes:
    """Return the counters of *party* in the picture *left*."""
    return counters_for(left.chips[party] + BOX if isinstance(party, int) else left.pool)
