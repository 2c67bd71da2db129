"""The first page on the empty table: three cards, a line about the game, and the doors into it."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSizeF, SignalInstance, Slot
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QButtonGroup, QWidget

from ombre_desktop.engine import HIDDEN, Card, Suit
from ombre_desktop.ui.desk.title.deck_box import HEIGHT, DeckBox, box_place, paint_deck_box
from ombre_desktop.ui.desk.title.faces import LineFace, OptionFace, SittingFace
from ombre_desktop.ui.desk.title.frontispiece import TITLE, Frontispiece, frontispiece
from ombre_desktop.ui.desk.title.offer import Choice, Door, Offer, Rank
from ombre_desktop.ui.desk.title.page_places import PagePlaces, PageSizes, page_places
from ombre_desktop.ui.paint.boards import paint_sheet
from ombre_desktop.ui.paint.fitting import evened
from ombre_desktop.ui.paint.lettering import Lettering
from ombre_desktop.ui.paint.theme import TypeRole
from ombre_desktop.ui.panels.context import TableContext
from ombre_desktop.ui.panels.faces import ActionFace, ChoiceFace, Face
from ombre_desktop.ui.panels.panel import Panel
from ombre_desktop.ui.panels.pressable import Pressable
from ombre_desktop.ui.table.brush import Brush
from ombre_desktop.ui.table.card_item import CardPictures
from ombre_desktop.ui.table.card_item import Face as CardFace
from ombre_desktop.ui.table.deck_art import DeckArt
from ombre_desktop.ui.table.decor_item import circle
from ombre_desktop.ui.table.lamp import LYING, PANEL
from ombre_desktop.ui.table.placement import Placement
from ombre_desktop.ui.table.plates import paint_ribbon, ribbon_size
from ombre_desktop.ui.table.small_table import SmallTables
from ombre_desktop.ui.texts.calls import ButtonText
from ombre_desktop.ui.texts.keys import door_letters
from ombre_desktop.ui.texts.listing import sentences
from ombre_desktop.ui.texts.panels import ENTER, spoken_button
from ombre_desktop.ui.texts.title import cards_told, matador_title
from ombre_desktop.value import replace

CARDS = tuple(map(Card.parse, ("SA", "H7", "CA")))
"""The three best trumps if hearts, or cups, are trumps."""
_DEGREES = ((0.66, True), (0.66, False), (0.4, False))
"""The share of the window at which the line wraps, and whether doors have notes, the roomiest way first."""
_LINE = (TypeRole.HEADING, TypeRole.BID, TypeRole.RIBBON)
"""The sizes of the line, the usual one first; the others if its ribbon is too broad for the cloth."""
_FOOT = 0.54
"""The share of the window's width above which the row at the foot is divided in two."""


class TitlePage(Panel):
    """The first page, which shows an `Offer`."""

    def __init__(
        self,
        offer: Offer,
        art: DeckArt,
        context: TableContext,
        parent: QWidget | None = None,
        tables: SmallTables | None = None,
    ) -> None:
        super().__init__(context, parent)
        self._tables = tables
        if tables is not None:
            tables.ready.connect(self._redraw)
        self._art, self._pictures = art, CardPictures(art)
        art.ready.connect(self._redraw)
        self._offer = offer
        self._places = PagePlaces((), (), QRectF(), ())
        self._box: Placement | None = None
        self._words = Lettering("", context.families.sans_font(10))
        self._leave_out = frozenset[Hashable]()
        self._names: tuple[Lettering, ...] = ()
        self._label, self._label_place = self._words, QRectF()
        self._keys = _letters(offer)
        self._doors = {door.name: self._door(door) for door in _by_rank(offer, Rank.SITTING)}
        self._doors |= {door.name: self._door(door) for door in _by_rank(offer, Rank.LARGE)}
        self._strengths = self._options(offer.strength, context.wishes.strength_chosen)
        self._doors |= {door.name: self._door(door) for door in _by_rank(offer, Rank.SMALL)}
        self._languages = self._options(offer.language, context.wishes.language_chosen)
        self._doors |= {door.name: self._door(door) for door in _by_rank(offer, Rank.FOOT)}
        self.setAccessibleName(offer.line)
        self.lay_out()

    def tell(self, offer: Offer) -> None:
        """Show another *offer* with the same doors and options, in the same language."""
        self._offer = offer
        for choice, buttons in ((offer.strength, self._strengths), (offer.language, self._languages)):
            for option in choice.options:
                button = buttons[option.name]
                button.setChecked(option.name == choice.chosen)
                button.change(OptionFace(option.label, button.isChecked()), button.accessibleName())
        self.lay_out()
        self.update()

    def lay_out(self) -> None:
        """Place everything, and leave the notes out if the window is too small for them."""
        self.setAccessibleDescription(cards_told(CARDS, self.context.deck))
        self._names = tuple(self.context.serif(TypeRole.NAME, matador_title(card)) for card in CARDS)
        self._label = self.context.sans(TypeRole.BUTTON, self._offer.strength.label)
        for role in (TypeRole.NAME,) if self.context.layout.compact else _LINE:
            self._find_room(self.context.serif(role, self._offer.line))
            if self._is_on_cloth(self._ribbon()):
                break
        for name, door in self._doors.items():
            door.setVisible(name not in self._leave_out)
        buttons = [place for row in self._places.rows for place in row]
        cards = [card.bounds for card in self._places.cards]
        paper = self._paper()
        cards += [paper.outline.boundingRect()] if paper is not None else []
        plaque = self._plaque()
        shown = [*cards, *self._places.names, self._places.line if plaque is None else plaque, *buttons]
        self._box = box_place(self.context.layout, shown) if cards else None
        room = self.enclose([*shown, *([self._box.bounds] if self._box is not None else [])])
        cloth = self.context.layout.outline.ring(self.context.layout.rim)
        for row, places in zip(self._rows(), self._places.rows, strict=True):
            self._label_place = places[0] if len(places) > len(row) else self._label_place
            for button, place in zip(row, places[-len(row) :], strict=True):
                button.put(place, room)
                if isinstance(button.face, LineFace):
                    face = replace(button.face, plate=not cloth.contains(place))
                    button.change(face, button.accessibleName())

    def _find_room(self, line: Lettering) -> None:
        """Leave out the optional doors if the page has no room for them, or would have to lose its cards."""
        optional = frozenset(door.name for door in self._offer.doors if door.is_optional)
        self._leave_out = optional
        self._fit(line)
        has_cards = bool(self._places.cards)
        if optional:
            self._leave_out = frozenset()
            self._fit(line)
            if not self._places.is_in_window or has_cards > bool(self._places.cards):
                self._leave_out = optional
                self._fit(line)

    def _fit(self, line: Lettering) -> None:
        """Find the roomiest way in which everything that is shown fits, with *line* above the doors."""
        for share, noted in _DEGREES:
            self._words = evened(line, share * self.context.layout.window.width())
            self._show_notes(noted)
            self._places = self._placed()
            if self._places.is_whole:
                break

    def paint(self, painter: QPainter) -> None:
        """Paint the title card with its cards and names, and the line on a ribbon."""
        context, ink = self.context, self.context.theme.on_cloth
        paper = self._paper()
        if paper is not None:
            drop = context.layout.lamp.drop(paper.body.center(), LYING * context.unit)
            title = context.serif(TypeRole.HEADING, TITLE)
            paper.paint(painter, context.theme, title, drop=drop)
            self._paint_signs(painter, paper)
        ratio = self.devicePixelRatioF()
        brush = Brush(context.layout, context.theme, context.families, ratio)
        for card, place in zip(CARDS, self._places.cards, strict=False):
            face = CardFace(context.deck, card, place.size.height(), ratio, dim=False, glow=False)
            picture = self._pictures.pixmap(face, brush)
            size = picture.deviceIndependentSize()
            painter.save()
            painter.translate(place.centre)
            painter.rotate(place.rotation)
            painter.drawPixmap(QPointF(-size.width() / 2, -size.height() / 2), picture)
            painter.restore()
        self._paint_box(painter)
        for name, rect in zip(self._names, self._places.names, strict=False):
            name.draw(painter, rect, context.theme.chrome.ink)
        ribbon, plaque = self._ribbon(), self._plaque()
        if plaque is not None:
            paint_sheet(painter, plaque, context.theme, unit=context.unit, drop=context.drop(plaque))
            self._words.draw(painter, plaque, context.theme.chrome.ink)
        elif ribbon is None:
            self._words.draw(painter, self._places.line, ink)
        else:
            paint_ribbon(
                painter,
                ribbon,
                context.theme,
                unit=context.unit,
                words=self._words,
                drop=context.drop(ribbon),
            )
        self._label.draw(painter, self._label_place, ink)

    def _paint_box(self, painter: QPainter) -> None:
        """Paint the open box of the cards, if there is room for it."""
        place, context = self._box, self.context
        if place is None:
            return
        size, ratio = QSizeF(0, HEIGHT * context.unit), self.devicePixelRatioF()
        back, card = (self._art.pixmap(context.deck, one, size, ratio) for one in (HIDDEN, CARDS[0]))
        title = Lettering(TITLE, context.families.serif_font(15 * context.unit, bold=True))
        drop = context.layout.lamp.drop(place.centre, PANEL * context.unit)
        shown = DeckBox(back, card, title)
        paint_deck_box(painter, place, context.theme, unit=context.unit, drop=drop, shown=shown)

    def _paint_signs(self, painter: QPainter, paper: Frontispiece) -> None:
        """Paint the signs of the four suits on the crest of the *paper*."""
        for suit, place in zip(Suit, paper.signs(), strict=False):
            sign = self._art.sign(self.context.deck, suit, place.height(), self.devicePixelRatioF())
            if sign is not None:
                painter.drawPixmap(place, sign, QRectF(sign.rect()))

    def _paper(self) -> Frontispiece | None:
        """Return the paper behind the cards; None if no cards are shown."""
        cards = [card.bounds for card in self._places.cards]
        pool = self.context.layout.centre.pool
        dish = circle(pool.centre, pool.radius)
        return frontispiece(cards, self._places.names, self.context.unit, dish) if cards else None

    def _ribbon(self) -> QRectF | None:
        """Return the place of the ribbon round the line; None if there is no room round it."""
        unit, place = self.context.unit, QRectF(QPointF(), ribbon_size(self._words, self.context.unit))
        place.moveCenter(self._places.line.center() + QPointF(0, 3) * unit)
        first = min(rect.top() for rect in self._places.rows[0])
        return place if self._places.cards and place.bottom() < first - 2 * unit else None

    def _is_on_cloth(self, ribbon: QRectF | None) -> bool:
        """Tell whether the *ribbon* keeps off the rim; without one there is nothing to keep off."""
        layout = self.context.layout
        return ribbon is None or layout.outline.ring(layout.rim).contains(ribbon)

    def _plaque(self) -> QRectF | None:
        """Return the place of a sheet under the line that covers pool and rim; None where it stands clear."""
        layout, unit, line = self.context.layout, self.context.unit, self._places.line
        dish = circle(layout.centre.pool.centre, layout.centre.pool.radius)
        if self._places.cards or not (dish.intersects(line) or not layout.outline.ring(0).contains(line)):
            return None
        first = min(rect.top() for rect in self._places.rows[0])
        plaque = line.adjusted(-22 * unit, -8 * unit, 22 * unit, 8 * unit)
        plaque.setTop(max(layout.window.top() + 4 * unit, min(plaque.top(), dish.top() - 4 * unit)))
        plaque.setBottom(min(plaque.bottom(), first - 3 * unit))
        return plaque

    def adapt(self, context: TableContext) -> None:
        """Show the cards of another deck, size or theme."""
        self._pictures.clear()
        super().adapt(context)

    @Slot()
    def _redraw(self) -> None:
        """Repaint with the new picture."""
        self.update()

    def _rows(self) -> Iterator[list[Pressable]]:
        """Yield the rows of buttons, from above."""
        if sittings := self._of_rank(Rank.SITTING):
            yield sittings
        yield self._of_rank(Rank.LARGE)
        yield list(self._strengths.values())
        if small := self._of_rank(Rank.SMALL):
            yield small
        languages, foot = list(self._languages.values()), self._of_rank(Rank.FOOT)
        widths = [button.face.size(self.context).width() for button in (*languages, *foot)]
        if sum(widths) <= _FOOT * self.context.layout.window.width():
            yield [*languages, *foot]
        else:
            yield from (languages, foot)

    def _of_rank(self, rank: Rank) -> list[Pressable]:
        doors = _by_rank(self._offer, rank)
        return [self._doors[door.name] for door in doors if door.name not in self._leave_out]

    def _show_notes(self, noted: bool) -> None:
        """Show the notes of the large doors, or else make them the hints of their buttons."""
        for door in self._offer.doors:
            button = self._doors[door.name]
            button.change(*self._door_face(door, noted=noted))
            button.setAccessibleDescription(door.note)
            button.hint = "" if noted else door.note

    def _placed(self) -> PagePlaces:
        least = QSizeF(1, 1) * self.context.layout.least
        rows = [
            tuple(button.face.size(self.context).expandedTo(least) for button in row) for row in self._rows()
        ]
        labelled = 1 + bool(_by_rank(self._offer, Rank.SITTING))
        rows[labelled] = (self._label.size, *rows[labelled])
        names = tuple(name.size for name in self._names)
        return page_places(self.context.layout, PageSizes(names, self._words.size, tuple(rows)))

    def _door(self, door: Door) -> Pressable:
        keys = (self._keys[door.name],) if door.rank is not Rank.FOOT else ()
        if door is self._offer.doors[0]:
            keys = (*keys, ENTER)
        button = Pressable(*self._door_face(door, noted=True), self, keys=keys)
        button.clicked.connect(partial(_tell, self.context.wishes.door_opened, door.name))
        return button

    def _door_face(self, door: Door, *, noted: bool) -> tuple[Face, str]:
        """Return the face of a door, and its words for a screen reader."""
        if door.rank is Rank.FOOT:
            return LineFace(door.label), door.label
        text = ButtonText(door.label, ENTER if door is self._offer.doors[0] else self._keys[door.name])
        if door.rank is Rank.SMALL:
            return ActionFace(text), spoken_button(text)
        if door.rank is Rank.SITTING and self._tables is not None:
            lines, ratio = tuple(door.note.split("\n")), self.devicePixelRatioF()
            face = SittingFace(text, lines if noted else (), door.portraits, self._tables, ratio)
            return face, spoken_button(text)
        note = door.note if noted else ""
        return ChoiceFace(text, note, judged=False), spoken_button(text)

    def _options(self, choice: Choice, chosen: SignalInstance) -> dict[Hashable, Pressable]:
        """Return a button for each option; the arrow keys move from one option to the next."""
        group, buttons = QButtonGroup(self), {}
        for option in choice.options:
            face = OptionFace(option.label, option.name == choice.chosen)
            button = Pressable(face, sentences((choice.label, option.label)), self)
            button.setCheckable(True)
            button.setAutoExclusive(True)
            group.addButton(button)
            button.setChecked(face.chosen)
            button.clicked.connect(partial(_tell, chosen, option.name))
            buttons[option.name] = button
        return buttons


def _by_rank(offer: Offer, rank: Rank) -> tuple[Door, ...]:
    return tuple(door for door in offer.doors if door.rank is rank)


def _letters(offer: Offer) -> dict[Hashable, str]:
    """Return a letter for each door; those that are always there choose first."""
    lasting = sorted(offer.doors, key=lambda door: door.rank is Rank.SITTING)
    return door_letters({door.name: door.label for door in lasting})


def _tell(signal: SignalInstance, name: Hashable, _checked: bool = False) -> None:
    signal.emit(name)
