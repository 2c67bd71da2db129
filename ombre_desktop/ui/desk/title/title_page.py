"""The first page on the empty table: the game's name, three cards, a line, and the doors into it."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, SignalInstance, Slot
from PySide6.QtGui import QAction, QFont, QPainter
from PySide6.QtWidgets import QButtonGroup, QMenu, QWidget

from ombre_desktop.engine import Card
from ombre_desktop.ui.desk.title.faces import LineFace, OptionFace, SittingFace
from ombre_desktop.ui.desk.title.offer import Choice, Door, Offer, Rank
from ombre_desktop.ui.desk.title.page_places import PagePlaces, PageSizes, page_places
from ombre_desktop.ui.paint.boards import paint_sheet
from ombre_desktop.ui.paint.fitting import evened
from ombre_desktop.ui.paint.gilding import paint_gilded
from ombre_desktop.ui.paint.lettering import Lettering
from ombre_desktop.ui.paint.menu_style import MENU_TYPE, dress_menu
from ombre_desktop.ui.paint.theme import TypeRole, palette_for, type_size
from ombre_desktop.ui.panels.context import TableContext
from ombre_desktop.ui.panels.faces import ChoiceFace, Face
from ombre_desktop.ui.panels.panel import Panel
from ombre_desktop.ui.panels.pressable import Pressable
from ombre_desktop.ui.table.brush import Brush
from ombre_desktop.ui.table.card_item import CardPictures
from ombre_desktop.ui.table.card_item import Face as CardFace
from ombre_desktop.ui.table.deck_art import DeckArt
from ombre_desktop.ui.table.decor_item import circle
from ombre_desktop.ui.table.small_table import SmallTables
from ombre_desktop.ui.texts.calls import ButtonText
from ombre_desktop.ui.texts.listing import sentences
from ombre_desktop.ui.texts.panels import ENTER, spoken_button
from ombre_desktop.ui.texts.title import TITLE, cards_told, matador_title
from ombre_desktop.value import replace

CARDS = tuple(map(Card.parse, ("SA", "H7", "CA")))
"""The three best trumps if hearts, or cups, are trumps."""
_TITLES = (96.0, 84.0, 74.0, 64.0, 56.0, 48.0, 40.0)
"""The sizes of the name, in units, the usual one first; it is the largest thing of the page at any size."""
_LARGER = 1.3
"""The least size of the name, as a multiple of the other words' largest."""
_SPACED = 106.0
"""The distance of the name's letters, in per cent of the usual."""
_DEGREES = ((0.66, True), (0.66, False), (0.4, False))
"""The share of the window at which the line wraps, and whether doors have notes, the roomiest way first."""

_SHARES = (1.0, 0.84, 0.7)
"""The shares of the size of large text, tried until cards, hollows and rim are free."""


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
        self._full = context
        self._tables = tables
        if tables is not None:
            tables.ready.connect(self._redraw)
        self._art, self._pictures = art, CardPictures(art)
        art.ready.connect(self._redraw)
        self._offer = offer
        self._places = PagePlaces(QRectF(), (), (), QRectF(), ())
        self._words = Lettering("", context.families.sans_font(10))
        self._titles: tuple[Lettering, ...] = ()
        self._names: tuple[Lettering, ...] = ()
        self._label, self._label_place = self._words, QRectF()
        self._links = _links(offer)
        large = (one for one in offer.doors if one.rank is not Rank.LINK)
        self._doors = {door.name: self._door(door) for door in large}
        self._strengths = self._options(offer.strength, context.wishes.strength_chosen)
        self._doors |= {door.name: self._door(door) for door in self._links}
        self._language = self._language_button(offer.language)
        self.setAccessibleName(sentences((f"{TITLE}.", offer.line)))
        self.lay_out()

    def tell(self, offer: Offer) -> None:
        """Show another *offer* with the same doors and options, in the same language."""
        self._offer = offer
        for option in offer.strength.options:
            button = self._strengths[option.name]
            button.setChecked(option.name == offer.strength.chosen)
            button.change(OptionFace(option.label, button.isChecked()), button.accessibleName())
        self.lay_out()
        self.update()

    def lay_out(self) -> None:
        """Place everything; large words are set smaller, and notes left out, to leave room for the cards."""
        layout = self._full.layout
        self.setAccessibleDescription(cards_told(CARDS, self._full.deck))
        for share in _SHARES if layout.compact else ():
            self._set(share)
            self._fit()
            if self._places.is_whole:
                break
        else:
            self._fit_few()
        links = _links(self._offer)
        for door in links:
            self._doors[door.name].setVisible(door in self._links)
        buttons = [place for row in self._places.rows for place in row]
        cards = [card.bounds for card in self._places.cards]
        words = [self._places.title, self._plaque() or self._places.line]
        room = self.enclose([*cards, *self._places.names, *words, *buttons])
        cloth = layout.outline.ring(layout.rim)
        for row, places in zip(self._rows(), self._places.rows, strict=True):
            self._label_place = places[0] if len(places) > len(row) else self._label_place
            for button, place in zip(row, places[-len(row) :], strict=True):
                button.put(place, room)
                if isinstance(button.face, LineFace):
                    face = replace(button.face, plate=not cloth.contains(place))
                    button.change(face, button.accessibleName())

    def _set(self, share: float) -> None:
        """Set all words in this *share* of their size, with every link."""
        self._context = _smaller(self._full, share)
        self._titles = tuple(map(self._title, _TITLES))
        self._names = tuple(self._name(matador_title(card)) for card in CARDS)
        self._label = self.context.sans(TypeRole.BUTTON, self._offer.strength.label)
        self._links = _links(self._offer)

    def _fit_few(self) -> None:
        """Leave out links without room, which are in the menus too; the last leads to larger letters."""
        self._set(1.0)
        *spare, last = _links(self._offer)
        for count in range(len(spare), -1, -1):
            self._links = (*spare[:count], last)
            self._fit()
            if self._places.is_in_window:
                break

    def _fit(self) -> None:
        """Find the roomiest way in which everything that is shown fits, with the line above the doors."""
        role = TypeRole.BUTTON if self.context.layout.compact else TypeRole.PANEL_TITLE
        line = self.context.sans(role, self._offer.line)
        for share, noted in _DEGREES:
            self._words = evened(line, share * self.context.layout.window.width())
            self._show_notes(noted)
            self._places = self._placed()
            if self._places.is_whole:
                break

    def paint(self, painter: QPainter) -> None:
        """Paint the name straight on the cloth, then the cards with their names, and the line."""
        context = self.context
        ink, plaque = context.theme.on_cloth, self._plaque()
        if plaque is not None:
            paint_sheet(painter, plaque, context.theme, unit=context.unit, drop=context.drop(plaque))
            ink = context.theme.chrome.ink
        title = Lettering(TITLE, self._titles[self._places.size].font)
        inked = ink if plaque is not None or context.theme.plain else None
        paint_gilded(painter, self._places.title, title, unit=context.unit, ink=inked)
        self._paint_cards(painter)
        for name, rect in zip(self._names, self._places.names, strict=False):
            name.draw(painter, rect, ink)
        self._words.draw(painter, self._places.line, ink)
        self._label.draw(painter, self._label_place, context.theme.on_cloth)

    def _paint_cards(self, painter: QPainter) -> None:
        """Paint the three cards from left to right, each with its shadow."""
        context, ratio = self.context, self.devicePixelRatioF()
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

    def _plaque(self) -> QRectF | None:
        """Return the place of a sheet under words that lie on pool or rim; None where they stand clear."""
        layout, unit = self.context.layout, self.context.unit
        words = self._places.title.united(self._places.line)
        dish = circle(layout.centre.pool.centre, layout.centre.pool.radius)
        if self._places.cards or not (dish.intersects(words) or not layout.outline.ring(0).contains(words)):
            return None
        first = min(rect.top() for rect in self._places.rows[0])
        plaque = words.adjusted(-22 * unit, -8 * unit, 22 * unit, 8 * unit)
        plaque.setTop(max(layout.window.top() + 4 * unit, min(plaque.top(), dish.top() - 4 * unit)))
        plaque.setBottom(min(plaque.bottom(), first - 3 * unit))
        return plaque

    def _title(self, size: float) -> Lettering:
        """Return the name of the game in this *size*, in units; never smaller than the words of the page."""
        least = _LARGER * type_size(TypeRole.BID, self.context.layout.text)
        font = self.context.families.serif_font(max(size * self.context.unit, least), bold=True)
        font.setCapitalization(QFont.Capitalization.SmallCaps)
        font.setLetterSpacing(QFont.SpacingType.PercentageSpacing, _SPACED)
        return Lettering(TITLE, font)

    def _name(self, name: str) -> Lettering:
        """Return the *name* of a card in italics."""
        pixels = type_size(TypeRole.LINE, self.context.layout.text)
        return Lettering(name, self.context.families.serif_font(pixels, italic=True))

    def adapt(self, context: TableContext) -> None:
        """Show the cards of another deck, size or theme."""
        self._pictures.clear()
        self._full = context
        super().adapt(context)

    @Slot()
    def _redraw(self) -> None:
        """Repaint with the new picture."""
        self.update()

    def _rows(self) -> Iterator[list[Pressable]]:
        """Yield the rows of buttons, from above."""
        links = [self._doors[door.name] for door in self._links]
        yield [self._doors[one.name] for one in self._offer.doors if one.rank is not Rank.LINK]
        yield list(self._strengths.values())
        yield [*links, self._language]

    def _show_notes(self, noted: bool) -> None:
        """Show the notes of the large doors, or else make them the hints of their buttons."""
        for door in self._offer.doors:
            button = self._doors[door.name]
            button.change(self._door_face(door, noted=noted), button.accessibleName())
            button.setAccessibleDescription(door.note)
            button.hint = "" if noted and door.rank is not Rank.LINK else door.note

    def _placed(self) -> PagePlaces:
        least = QSizeF(1, 1) * self.context.layout.least
        large, strengths, links = (
            [button.face.size(self.context).expandedTo(least) for button in row] for row in self._rows()
        )
        highest = max(size.height() for size in large)
        rows = (
            tuple(QSizeF(size.width(), highest) for size in large),
            (self._label.size, *strengths),
            tuple(links),
        )
        titles, names = (tuple(one.size for one in found) for found in (self._titles, self._names))
        return page_places(self.context.layout, PageSizes(titles, names, self._words.size, rows))

    def _door(self, door: Door) -> Pressable:
        keys = (door.key, ENTER) if door.rank is Rank.GOLD else (door.key,)
        name = spoken_button(self._button_text(door))
        button = Pressable(self._door_face(door, noted=True), name, self, keys=keys)
        button.clicked.connect(partial(_tell, self.context.wishes.door_opened, door.name))
        return button

    def _door_face(self, door: Door, *, noted: bool) -> Face:
        if door.rank is Rank.LINK:
            return LineFace(door.label, leaf=door.leaf)
        text, note = self._button_text(door), door.note if noted else ""
        if door.portraits and self._tables is not None:
            lines = tuple(line for line in note.split("\n") if line)
            return SittingFace(text, lines, door.portraits, self._tables, self.devicePixelRatioF())
        return ChoiceFace(text, note, judged=False, gold=door.rank is Rank.GOLD)

    @staticmethod
    def _button_text(door: Door) -> ButtonText:
        return ButtonText(door.label, ENTER if door.rank is Rank.GOLD else door.key)

    def _language_button(self, choice: Choice) -> Pressable:
        """Return the button that says the present language in its own words and opens the list of all."""
        here = next(option.label for option in choice.options if option.name == choice.chosen)
        button = Pressable(LineFace(here, opens=True), sentences((choice.label, here)), self)
        button.clicked.connect(self._open_languages)
        return button

    @Slot()
    def _open_languages(self) -> None:
        menu, choice = QMenu(self), self._offer.language
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        font = self.context.families.sans_font(MENU_TYPE * self.context.text_scale)
        dress_menu(menu, palette_for(self.context.theme), font, self.context.layout.least)
        for option in choice.options:
            action = QAction(option.label, menu, checkable=True, checked=option.name == choice.chosen)
            action.triggered.connect(partial(_tell, self.context.wishes.language_chosen, option.name))
            menu.addAction(action)
        height = menu.sizeHint().height()
        menu.popup(self._language.mapToGlobal(self._language.rect().topLeft()) - QPointF(0, height).toPoint())

    def _options(self, choice: Choice, chosen: SignalInstance) -> dict[Hashable, Pressable]:
        """Return a button for each option; the arrow keys move from one option to the next."""
        group, buttons = QButtonGroup(self), {}
        for option in choice.options:
            face = OptionFace(option.label, option.name == choice.chosen)
            button = Pressable(face, sentences((choice.label, option.label)), self)
            button.setCheckable(True)
            button.setAutoExclusive(True)
            button.hint = option.note
            button.setAccessibleDescription(option.note)
            group.addButton(button)
            button.setChecked(face.chosen)
            button.clicked.connect(partial(_tell, chosen, option.name))
            buttons[option.name] = button
        return buttons


def _smaller(context: TableContext, share: float) -> TableContext:
    """Return *context* with words of this *share* of their size."""
    layout = context.layout
    return replace(context, layout=replace(layout, stage=replace(layout.stage, text=share * layout.text)))


def _links(offer: Offer) -> tuple[Door, ...]:
    return tuple(door for door in offer.doors if door.rank is Rank.LINK)


def _tell(signal: SignalInstance, name: Hashable, _checked: bool = False) -> None:
    signal.emit(name)
