"""
Paint the whole table with made-up content into a PNG, to judge it by eye.

    python packaging/table_specimen.py OUT.png --size 1280x800 --seats 3 --cloth green --phase play
"""

import argparse
import os
import time
from dataclasses import dataclass
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage, QImageReader, QPainter, QPen

from ombre_desktop.ui.fonts import Families, load_fonts
from ombre_desktop.ui.portraits import PORTRAITS, paint_portrait
from ombre_desktop.ui.table import boards, buttons, counters, plates
from ombre_desktop.ui.table.glyphs import Glyph, paint_glyph
from ombre_desktop.ui.table.layout import TableLayout, layout_for
from ombre_desktop.ui.table.lettering import Lettering
from ombre_desktop.ui.table.placement import Placement
from ombre_desktop.ui.table.surface import paint_surface
from ombre_desktop.ui.theme import ChromeName, ClothName, Theme, TypeRole, theme_for, type_size

CARDS = Path(__file__).parents[1] / "ombre_desktop" / "assets" / "cards"
OWN = ["SA", "S5", "S4", "DK", "D7", "D2", "H6", "H3", "C4"]
PEOPLE = (
    ("viajero", "You", "Ombre · vuelta", 163),
    ("hilario", "Don Hilario", "defender · led", 118),
    ("ines", "Doña Inés", "defender", 142),
    ("baltasar", "Don Baltasar", "defender", 87),
    ("leonor", "Doña Leonor", "sits out", 211),
)


@dataclass
class Specimen:
    """One picture in the making."""

    painter: QPainter
    layout: TableLayout
    theme: Theme
    fonts: Families
    ratio: float
    deck: str

    def serif(self, role: TypeRole, text: str, *, bold: bool = True, italic: bool = False) -> Lettering:
        size = type_size(role, self.layout.text)
        return Lettering(text, self.fonts.serif_font(size, bold=bold, italic=italic))

    def sans(self, role: TypeRole, text: str, *, bold: bool = False) -> Lettering:
        return Lettering(text, self.fonts.sans_font(type_size(role, self.layout.text), bold=bold))

    def panel_serif(self, role: TypeRole, text: str) -> Lettering:
        return Lettering(text, self.fonts.serif_font(type_size(role, self.layout.panel_text), bold=True))

    def panel_sans(self, role: TypeRole, text: str, *, bold: bool = False) -> Lettering:
        return Lettering(text, self.fonts.sans_font(type_size(role, self.layout.panel_text), bold=bold))

    @property
    def unit(self) -> float:
        return self.layout.unit

    def card(self, place: Placement, name: str | None, *, lift: float = 1.0) -> None:
        painter, rect = self.painter, QRectF(QPointF(0, 0), place.size)
        painter.save()
        painter.setTransform(place.transform, combine=True)
        plates.paint_card_shadow(painter, rect, self.unit, lift=lift)
        picture = self._picture(name or "back_1", place.size)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        if picture:
            painter.drawImage(rect, picture)
        else:
            _plain_card(painter, rect, name)
        painter.restore()

    def _picture(self, name: str, size: QSizeF) -> QImage | None:
        path = CARDS / self.deck / f"{name}.svg"
        if not path.exists():
            return None
        reader = QImageReader(str(path))
        reader.setScaledSize(QSize(round(size.width() * self.ratio), round(size.height() * self.ratio)))
        return reader.read()

    def heap(self, places: tuple[Placement, ...], names: list[str] | None = None) -> None:
        for index, place in enumerate(places):
            self.card(place, names[index % len(names)] if names else None)

    def pack(self, place: Placement, count: int) -> None:
        for layer in range(min(6, 1 + count // 3)):
            offset = QPointF(0.7, -1.0) * (layer * self.unit)
            self.card(
                Placement(place.centre + offset, place.rotation, place.size, place.strip), None, lift=0.7
            )
        plates.paint_badge(
            self.painter,
            place.centre,
            self.theme,
            unit=self.unit,
            figure=self.serif(TypeRole.FIGURE, str(count)),
        )


def _plain_card(painter: QPainter, rect: QRectF, name: str | None) -> None:
    radius = rect.height() * 10 / 310
    painter.setPen(QPen(QColor("#6a5c48"), 0.8))
    painter.setBrush(QColor("#f7f0dc"))
    painter.drawRoundedRect(rect, radius, radius)
    inset = rect.height() * 0.035
    painter.setBrush(QColor("#355d92") if name is None else QColor("#fbf6e6"))
    painter.setPen(QPen(QColor("#20395e" if name is None else "#1d1b26"), rect.height() * 0.012))
    painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), radius * 0.5, radius * 0.5)
    if name is None:
        painter.setPen(QPen(QColor(226, 232, 244, 120), rect.height() * 0.008))
        field = rect.adjusted(inset * 2, inset * 2, -inset * 2, -inset * 2)
        painter.setClipRect(field)
        step = rect.height() * 0.075
        for k in range(-20, 40):
            start = QPointF(field.left() + k * step, field.top())
            painter.drawLine(start, start + QPointF(field.height() * 0.6, field.height()))
            painter.drawLine(start, start + QPointF(-field.height() * 0.6, field.height()))
        painter.setClipping(False)
        return
    font = painter.font()
    font.setPixelSize(max(8, round(rect.height() * 0.16)))
    painter.setFont(font)
    painter.drawText(rect.adjusted(inset * 2.2, inset, 0, 0), Qt.AlignmentFlag.AlignLeft, name)


def draw_seat(s: Specimen, index: int, phase: str) -> None:
    seat = s.layout.seats[index]
    ident, name, role, chips = PEOPLE[index]
    hollow = seat.hollow
    s.painter.save()
    s.painter.translate(hollow.centre)
    s.painter.rotate(hollow.angle)
    room = (hollow.size - QSizeF(16, 16) * s.unit) / s.unit
    places = counters.heap(counters.counters_for(chips), room)
    counters.paint_heap(s.painter, QPointF(0, 0), places, unit=s.unit, theme=s.theme)
    s.painter.restore()
    outer = seat.medallion_radius + seat.ring
    if index == 0:
        plates.paint_turn_ring(s.painter, seat.medallion, s.theme, unit=s.unit, radius=outer)
    box = QRectF(seat.medallion.x() - outer, seat.medallion.y() - outer, 2 * outer, 2 * outer)
    paint_portrait(s.painter, box, PORTRAITS[ident], theme=s.theme)
    if index == 1:
        plates.paint_dealer_mark(s.painter, seat.dealer_mark, s.theme, unit=s.unit)
    title, line = s.serif(TypeRole.NAME, name), s.sans(TypeRole.ROLE, role)
    rect = seat.plate.rect(plates.name_plate_size(title, line, s.unit))
    plates.paint_name_plate(s.painter, rect, s.theme, unit=s.unit, name=title, role=line)
    figure = s.serif(TypeRole.FIGURE, str(chips))
    plates.paint_figure(s.painter, hollow.tally, s.theme, unit=s.unit, figure=figure)
    if phase == "auction" and index:
        said = s.serif(TypeRole.RIBBON, "Entrada" if index == 1 else "I pass", bold=index == 1, italic=True)
        rect = seat.ribbon.rect(plates.ribbon_size(said, s.unit))
        plates.paint_ribbon(s.painter, rect, s.theme, unit=s.unit, words=said, strong=index == 1)


def draw_held(s: Specimen, phase: str) -> None:
    held = {"auction": 9, "exchange": 9, "play": 4, "settlement": 9}[phase]
    for index, seat in enumerate(s.layout.seats[1:], start=1):
        if phase == "settlement":
            s.heap(seat.open_hand.places(9), ["S7", "D3", "C5", "H2", "C6", "S6", "D4", "H5", "C2"])
        else:
            s.heap(seat.hand.places(held))
        if phase == "play":
            s.card(seat.dead, None)
            won = (index + 1) % 4
            s.heap(seat.tricks.places(won))
            if won:
                badge = s.serif(TypeRole.FIGURE, str(won))
                plates.paint_badge(s.painter, seat.tricks.badge, s.theme, unit=s.unit, figure=badge)
    own = s.layout.seats[0]
    if phase == "play":
        s.card(own.dead, None)
        s.heap(own.tricks.places(3))
        badge = s.serif(TypeRole.FIGURE, "3")
        plates.paint_badge(s.painter, own.tricks.badge, s.theme, unit=s.unit, figure=badge)
    mine = {"exchange": 6, "play": 4}.get(phase, 9)
    s.heap(own.hand.places(mine, gaps=(3, 6, 8)), OWN)


def draw_centre(s: Specimen, phase: str) -> None:
    centre = s.layout.centre
    pool = centre.pool
    if phase != "settlement":
        places = counters.heap(counters.counters_for(48), QSizeF(80, 80))
        counters.paint_heap(s.painter, pool.centre, places, unit=s.unit, theme=s.theme)
    figure = s.serif(TypeRole.FIGURE, "Pool 48")
    plates.paint_figure(s.painter, pool.tally, s.theme, unit=s.unit, figure=figure)
    if phase == "auction":
        s.pack(centre.talon_auction, 13)
        return
    if phase != "settlement":
        plates.paint_trump_plate(s.painter, centre.trump_plate, s.theme, unit=s.unit)
        s.pack(centre.talon_beside, 12 if phase == "exchange" else 4)
        s.card(centre.turned, "D4")
    if phase == "play":
        for index in (*range(1, len(s.layout.seats)), 0):
            s.card(centre.trick[index], ["H5", "HQ", "H2", "H7", "HJ"][index], lift=1.2)


BIDS = (
    ("Pass", "P", "You stay out", "no risk"),
    ("Entrada", "E", "Win: pool 48 + 5 from each", "Lose: 48 into the pool"),
    ("Vuelta", "V", "Win: pool 48 + 7 from each", "Lose: 48 into the pool"),
    ("Solo", "S", "Win: pool 48 + 15 from each", "Lose: 48, no exchange"),
)
ACTIONS = {
    "exchange": (("Undo", "U", buttons.Metal.DARK), ("Draw 3", "Enter", buttons.Metal.GOLD)),
    "play": (("Play the 5", "Enter", buttons.Metal.GOLD),),
    "settlement": (("Next hand", "Enter", buttons.Metal.GOLD),),
}


def draw_bids(s: Specimen) -> None:
    win, lose = s.theme.chrome.win, s.theme.chrome.lose
    texts = []
    for title, key, good, bad in BIDS:
        lines = ((s.sans(TypeRole.LINE, good), win), (s.sans(TypeRole.LINE, bad), lose))
        cap = s.sans(TypeRole.KEY, key, bold=True)
        texts.append(buttons.ChoiceText(s.serif(TypeRole.BID, title), cap, () if s.layout.compact else lines))
    rects = s.layout.choice_rects([buttons.choice_size(text, s.unit) for text in texts])
    for k, (text, rect) in enumerate(zip(texts, rects, strict=True)):
        buttons.paint_choice(s.painter, rect, s.theme, unit=s.unit, text=text, focus=k == 2)


def draw_actions(s: Specimen, phase: str) -> tuple[QRectF, ...]:
    made = [
        (s.sans(TypeRole.BUTTON, words, bold=True), s.sans(TypeRole.KEY, letter, bold=True), metal)
        for words, letter, metal in ACTIONS[phase]
    ]
    rects = s.layout.action_rects([buttons.button_size(label, cap, s.unit) for label, cap, _ in made])
    for (label, cap, metal), rect in zip(made, rects, strict=True):
        buttons.paint_button(s.painter, rect, s.theme, unit=s.unit, label=label, key=cap, metal=metal)
    return rects


def draw_tip(s: Specimen, shown: tuple[QRectF, ...]) -> None:
    card = s.layout.seats[0].hand.places(4, gaps=(3,))[3]
    words = s.sans(TypeRole.BUTTON, "Cups were led and you hold some: play the 3 or the 5.", bold=True)
    words = words.wrapped(s.layout.tip_width - 28 * s.unit)
    rect = s.layout.tip_rect(card, words.size + QSizeF(28, 18) * s.unit, shown)
    point = card.corners[0] + QPointF(50, 0)
    buttons.paint_tip(s.painter, rect, s.theme, unit=s.unit, points_at=point, words=words)


def draw_settlement(s: Specimen) -> None:
    sheet = s.layout.centre.sheet
    boards.paint_sheet(s.painter, sheet, s.theme, unit=s.unit, lift=2)
    field = sheet.adjusted(20 * s.unit, 8 * s.unit, -20 * s.unit, -12 * s.unit)
    lines = (("Pool", "25"), ("Don Hilario", "10"), ("Doña Inés", "10"), ("To you", "+45"))
    step = field.height() / (len(lines) + 1.6)
    heading = s.panel_serif(TypeRole.HEADING, "You win the hand")
    heading.draw(s.painter, QRectF(field.left(), field.top(), field.width(), 1.5 * step), s.theme.chrome.ink)
    left, right = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight
    for k, (who, chips) in enumerate(lines):
        row = QRectF(field.left(), field.top() + (k + 1.6) * step, field.width(), step)
        s.panel_sans(TypeRole.BUTTON, who, bold=True).draw(s.painter, row, s.theme.chrome.ink, align=left)
        s.panel_serif(TypeRole.PANEL_TITLE, chips).draw(s.painter, row, s.theme.chrome.ink, align=right)
        s.painter.setPen(QPen(QColor(150, 112, 60, 110), 0.8))
        s.painter.drawLine(row.topLeft(), row.topRight())


def draw_room(s: Specimen, phase: str) -> None:
    room = s.layout.room
    boards.paint_panel(s.painter, room.contract, s.theme, unit=s.unit)
    field = room.contract.adjusted(14 * s.unit, 8 * s.unit, -14 * s.unit, -8 * s.unit)
    line = field.height() / 3
    rows = (
        (s.panel_serif(TypeRole.PANEL_TITLE, "Vuelta in coins"), ""),
        (s.panel_sans(TypeRole.LINE, "Trick"), "5 of 9"),
        (s.panel_sans(TypeRole.LINE, "Tricks"), "you 3, 0 and 1"),
    )
    left, right = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight
    for k, (label, value) in enumerate(rows):
        rect = QRectF(field.left(), field.top() + k * line, field.width(), line)
        label.draw(s.painter, rect, s.theme.chrome.text if k == 0 else s.theme.chrome.muted, align=left)
        if value:
            s.panel_sans(TypeRole.LINE, value, bold=True).draw(
                s.painter, rect, s.theme.chrome.text, align=right
            )
    for rect, glyph in zip(
        room.tools.places(4), (Glyph.HINT, Glyph.LAST_TRICK, Glyph.LOG, Glyph.MORE), strict=True
    ):
        buttons.paint_tool(s.painter, rect, s.theme, unit=s.unit)
        paint_glyph(s.painter, rect, glyph, colour=s.theme.chrome.text)
    for dock in (room.score_dock, room.log_dock):
        if dock:
            boards.paint_panel(s.painter, dock, s.theme, unit=s.unit)
    if phase == "play":
        draw_ladder(s)


def draw_ladder(s: Specimen) -> None:
    room, left = s.layout.room, Qt.AlignmentFlag.AlignLeft
    boards.paint_panel(s.painter, room.ladder.rect, s.theme, unit=s.unit)
    title = Lettering("Trumps, high to low", s.fonts.serif_font(room.ladder.title.height() * 0.68, bold=True))
    title.draw(s.painter, room.ladder.title, s.theme.chrome.text, align=left)
    for k in range(12):
        state = (
            boards.TrumpState.MINE
            if k < 2
            else boards.TrumpState.GONE
            if k > 7 or k == 2
            else boards.TrumpState.OUT
        )
        cell = room.ladder.place(k)
        boards.paint_ladder_cell(s.painter, cell, s.theme, unit=s.unit, state=state)
        figure = Lettering(str(k + 1), s.fonts.serif_font(cell.height() * 0.52, bold=True))
        gone = state is boards.TrumpState.GONE
        figure.draw(s.painter, cell, s.theme.chrome.muted if gone else s.theme.chrome.ink)
        if gone:
            boards.strike_out(s.painter, cell, s.theme, unit=s.unit)


def paint(options: argparse.Namespace) -> QImage:
    width, height = (int(part) for part in options.size.split("x"))
    layout = layout_for(QSizeF(width, height), options.seats, options.text)
    theme = theme_for(ClothName(options.cloth), ChromeName(options.chrome))
    began = time.perf_counter()
    image = paint_surface(layout, theme, options.ratio)
    print(f"surface {1000 * (time.perf_counter() - began):.0f} ms")
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    s = Specimen(painter, layout, theme, load_fonts(), options.ratio, options.deck)
    draw_held(s, options.phase)
    draw_centre(s, options.phase)
    for index in range(options.seats):
        draw_seat(s, index, options.phase)
    if options.phase == "exchange":
        boards.paint_drop_zone(painter, layout.centre.discards.rect, theme, unit=layout.unit)
        s.heap(layout.centre.discards.places(3), ["C6", "C4", "S5"])
    if options.phase == "settlement":
        draw_settlement(s)
    if options.phase == "auction":
        draw_bids(s)
    else:
        shown = draw_actions(s, options.phase)
        if options.phase == "play":
            draw_tip(s, shown)
    draw_room(s, options.phase)
    painter.end()
    return image


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path)
    parser.add_argument("--size", default="1280x800")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--cloth", default="green", choices=[name.value for name in ClothName])
    parser.add_argument("--chrome", default="dark", choices=[name.value for name in ChromeName])
    parser.add_argument("--phase", default="play", choices=["auction", "play", "exchange", "settlement"])
    parser.add_argument("--deck", default="spanish", choices=["spanish", "french"])
    parser.add_argument("--ratio", type=float, default=1.0)
    parser.add_argument("--text", type=float, default=1.0)
    options = parser.parse_args()
    application = QGuiApplication([])
    paint(options).save(str(options.out))
    application.quit()


if __name__ == "__main__":
    main()
