"""The display of a seat: portrait, name plate, words, counters and turn ring."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from ombre_desktop.ui.model.look import USUAL_LOOK, Look
from ombre_desktop.ui.paint.fonts import is_upright
from ombre_desktop.ui.paint.lettering import Lettering
from ombre_desktop.ui.paint.theme import TypeRole
from ombre_desktop.ui.table import counters, plates
from ombre_desktop.ui.table.brush import Brush
from ombre_desktop.ui.table.counters import CounterShape
from ombre_desktop.ui.table.decor_item import DecorItem, around, circle
from ombre_desktop.ui.table.gallery import Gallery
from ombre_desktop.ui.table.lamp import PANEL
from ombre_desktop.value import Value, replace


class SeatFacts(Value):
    """
    The facts shown of a seat; *words* is empty if the seat has said nothing. A seat that *rests* is darker.

    *held* are the chips and points in words, *counters* the counters in the hollow.
    """

    name: str
    role: str
    portrait: str
    held: str
    counters: tuple[CounterShape, ...]
    won: int
    words: str = ""
    strong: bool = False
    turn: bool = False
    deals: bool = False
    laid_open: bool = False
    rests: bool = False
    look: Look = USUAL_LOOK


class SeatDecor:
    """The items of a seat: portrait, counters, words and the badge of its tricks."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.person = DecorItem(300 if seat else 390)
        self.counters = DecorItem(5)
        self.ribbon = DecorItem(392 if seat else 395)
        self.badge = DecorItem(250)

    @property
    def items(self) -> tuple[DecorItem, ...]:
        """All items, to be added to the scene."""
        return self.person, self.counters, self.ribbon, self.badge

    def show(self, facts: SeatFacts, brush: Brush, gallery: Gallery) -> None:
        """Redraw the items that have changed; portraits come from the *gallery*."""
        brush = brush.at_seats
        self._show_person(facts, brush, gallery)
        self._show_counters(facts.counters, facts.held, brush)
        self._show_words(facts, brush)
        self._show_badge(facts, brush)

    def lay_place(self, held: tuple[CounterShape, ...], brush: Brush) -> None:
        """Show the counters that somebody who sits down here will find."""
        self._show_counters(held, "", brush)

    def _show_person(self, facts: SeatFacts, brush: Brush, gallery: Gallery) -> None:
        layout, unit = brush.layout, brush.layout.unit
        seat = layout.seats[self.seat]
        outer = seat.medallion_radius + seat.ring
        plate, name, role = self._name_plate(facts, brush)
        if seat.words_on_plate and facts.words:
            role = Lettering("", role.font)
        mark = circle(seat.dealer_mark, 22 * unit)
        edge, fall = 8 * unit, brush.drop(seat.medallion, PANEL)
        rect = around(
            circle(seat.medallion, outer + plates.GLOW * unit), plate.adjusted(-edge, -edge, edge, edge), mark
        )
        picture = gallery.portrait(facts.portrait, brush.theme, round(outer * 2 * brush.ratio), facts.look)

        def paint(painter: QPainter) -> None:
            if facts.turn:
                plates.paint_turn_ring(painter, seat.medallion, brush.theme, unit=unit, radius=outer)
            if picture is not None:
                plates.paint_medallion_shadow(painter, seat.medallion, brush.theme, radius=outer, drop=fall)
                painter.drawPixmap(circle(seat.medallion, outer), picture, QRectF(picture.rect()))
                if facts.rests:
                    plates.paint_shade(painter, seat.medallion, radius=outer)
            if facts.deals:
                plates.paint_dealer_mark(painter, seat.dealer_mark, brush.theme, unit=unit)
            plates.paint_name_plate(
                painter, plate, brush.theme, unit=unit, name=name, role=role, drop=brush.drop(plate.center())
            )

        hangs = 0 if picture is None else picture.cacheKey()
        shown = (facts.name, role.text, hangs, facts.turn, facts.deals, facts.rests)
        self.person.draw(shown, rect, brush, paint=paint)

    def _name_plate(self, facts: SeatFacts, brush: Brush) -> tuple[QRectF, Lettering, Lettering]:
        """Return the place of the plate, and the name and role on it."""
        label, unit = brush.layout.seats[self.seat].plate, brush.layout.unit
        name, role = plates.on_name_plate(
            brush.serif(TypeRole.NAME, facts.name),
            brush.sans(TypeRole.ROLE, facts.role),
            label.broadest,
            unit,
        )
        return label.rect(plates.name_plate_size(name, role, unit)), name, role

    def _show_counters(self, held: tuple[CounterShape, ...], told: str, brush: Brush) -> None:
        """Show the counters *held* in the hollow, and under it their value, if it is *told*."""
        hollow, unit = brush.layout.seats[self.seat].hollow, brush.layout.unit
        figure = brush.serif(TypeRole.FIGURE, told)
        reach = hollow.size.width() / 2 + 30 * unit
        label = hollow.figure(plates.figure_size(figure, unit))
        rect = around(circle(hollow.centre, reach), label.adjusted(-6, -6, 6, 6))

        def paint(painter: QPainter) -> None:
            painter.save()
            middle, room = hollow.free(unit, brush.text)
            painter.translate(middle)
            painter.rotate(hollow.angle)
            places = counters.heap(held, room)
            drop = brush.layout.lamp.drop(hollow.centre, counters.RISE * unit)
            counters.paint_heap(
                painter, QPointF(), places, unit=unit, theme=brush.theme, drop=drop, turned=hollow.angle
            )
            painter.restore()
            if not told:
                return
            plates.paint_figure(
                painter,
                label.center(),
                brush.theme,
                unit=unit,
                figure=figure,
                drop=brush.drop(label.center()),
            )

        self.counters.draw((held, told), rect, brush, paint=paint)

    def _show_words(self, facts: SeatFacts, brush: Brush) -> None:
        seat, unit = brush.layout.seats[self.seat], brush.layout.unit
        slanted = not is_upright(facts.words)
        # Over a role the words are no larger than needed, to cover nothing below the plate.
        size = TypeRole.ROLE if seat.words_on_plate else TypeRole.RIBBON
        words = brush.serif(size, facts.words, bold=facts.strong, italic=slanted)
        label = seat.ribbon
        if seat.words_on_plate:
            plate, _, role = self._name_plate(facts, brush)
            over = plate.bottom() - role.size.height() - 7 * unit
            label = replace(label, point=QPointF(plate.center().x(), over))
        ribbon = label.rect(plates.ribbon_size(words, unit)) if facts.words else QRectF()

        def paint(painter: QPainter) -> None:
            strong = facts.strong
            plates.paint_ribbon(
                painter,
                ribbon,
                brush.theme,
                unit=unit,
                words=words,
                strong=strong,
                drop=brush.drop(ribbon.center()),
            )

        margin = 8 * unit
        rect = around(ribbon.adjusted(-margin, -margin, margin, margin)) if facts.words else QRectF()
        self.ribbon.draw((facts.words, facts.strong), rect, brush, paint=paint)

    def _show_badge(self, facts: SeatFacts, brush: Brush) -> None:
        pile, unit = brush.layout.seats[self.seat].tricks, brush.layout.unit
        won = 0 if facts.laid_open else facts.won
        figure = brush.serif(TypeRole.FIGURE, str(won))

        def paint(painter: QPainter) -> None:
            plates.paint_badge(painter, pile.badge, brush.theme, unit=unit, figure=figure)

        rect = around(circle(pile.badge, 24 * unit)) if won else QRectF()
        self.badge.draw(won, rect, brush, paint=paint)
