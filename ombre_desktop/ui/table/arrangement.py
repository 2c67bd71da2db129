"""The arrangement of a picture's cards: one sprite for each visible card."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from PySide6.QtCore import QPointF

from ombre_desktop.engine import HIDDEN, Card, Cards, PlayCard, Ranking
from ombre_desktop.ui.model.ease import USUAL, Ease
from ombre_desktop.ui.model.helps import Skill
from ombre_desktop.ui.model.picture import TablePicture
from ombre_desktop.ui.model.sitting import PERSON
from ombre_desktop.ui.table.hand_order import gaps, in_hand_order, in_own_order
from ombre_desktop.ui.table.lamp import HELD, LAYER, LYING, RAISED
from ombre_desktop.ui.table.layout import TableLayout
from ombre_desktop.ui.table.placement import OpenRows, Placement, Row, Spread, uncovered
from ombre_desktop.ui.table.staging import Staging
from ombre_desktop.ui.table.tucking import YIELD, tucked
from ombre_desktop.value import Value, replace

MOST_LAYERS = 8
"""The largest number of layers in a heap; below that there is a layer for every two cards."""
LAYER_DRIFT = QPointF(0.7, -1.0)
"""The distance, in units, from the middle of a layer to that of the one below."""
MOST_DRAWN = 40
DRAWN = "drawn "
"""The prefix of keys for cards drawn for the first deal."""
RAISE = 15.0
"""The distance, in units, by which a chosen card stands out of the fan: it ends below the buttons."""
LIFT = 12.0
"""The distance, in units, by which a card that is pointed at stands out of the fan."""


class Sprite(Value):
    """A card to be drawn; its *key* stays the same while the card moves from place to place."""

    key: str
    card: Card
    place: Placement
    z: float
    dim: bool = False
    glow: bool = False
    badge: int = 0
    """The place among the matadors, from 1; 0 for a card without a badge."""
    gano: bool = False
    """True if the card was played with gano."""
    wins: bool = False
    """True if the card wins the trick so far."""
    fresh: float = 0.0
    """The strength of the mark of a card that has just been drawn; 0 for every other card."""
    rise: float = LYING
    """The height above the cloth, in units, by which its shadow falls."""
    tucked: int = 0
    """The width that is seen of a card of the hand while it is lifted, in pixels (see `tucked`)."""
    won_by: int | None = None
    """The seat that won the trick of which this is the packet; None for every other card."""


@dataclass(frozen=True, slots=True)
class Arrangement:
    """All sprites, and the person's cards again: in the fan, on the heap, and all in keyboard order."""

    sprites: tuple[Sprite, ...]
    hand: tuple[Sprite, ...] = ()
    thrown: tuple[Sprite, ...] = ()
    own: tuple[Sprite, ...] = ()
    by_key: dict[str, Sprite] = field(default_factory=dict, compare=False)


def card_key(card: Card) -> str:
    """Return the key of a known card."""
    return f"card {card}"


def drawn_key(card: Card) -> str:
    """Return the key of a card drawn for the first deal; the same card in a hand has another key."""
    return f"{DRAWN}{card}"


def arrange(
    picture: TablePicture, layout: TableLayout, ranking: Ranking, staging: Staging = Staging()
) -> Arrangement:
    """Return the sprites of all cards of *picture*, each in its place."""
    hand = own_hand(picture, layout, ranking, staging=staging)
    thrown = heap_of(staging.thrown, layout.centre.discards, layout.stage.ease)
    sprites = (
        *_talon(picture, layout),
        *_packets(picture, layout),
        *(s for seat in range(1, picture.seats) for s in _foreign_hand(picture, layout, ranking, seat)),
        *_laid(picture, layout, ranking),
        *hand,
        *thrown,
        *_trick(picture, layout, ranking if staging.helps.of(Skill.WHO_WINS) else None),
        *_drawn(picture, layout),
    )
    lying = {sprite.card: sprite for sprite in hand + thrown}
    own = dict.fromkeys(fan_of(picture, ranking, staging) + staging.thrown)
    by_key = {sprite.key: sprite for sprite in sprites}
    return Arrangement(sprites, hand, thrown, tuple(lying[card] for card in own), by_key)


def own_hand(
    picture: TablePicture, layout: TableLayout, ranking: Ranking, *, staging: Staging
) -> tuple[Sprite, ...]:
    """
    Return the person's fan, sorted, with a raised card standing out and unplayable cards dimmed.

    A left-handed person holds each card over the one to its right.
    """
    fan = fan_of(picture, ranking, staging)
    if layout.stage.ease.left_handed:
        fan = fan[::-1]
    places = layout.seats[PERSON].hand.places(len(fan), gaps(fan, ranking, staging.sorting.order))
    away = [at for at, card in enumerate(fan) if card in staging.thrown]
    places = uncovered(places, away)
    if layout.stage.ease.left_handed:
        places = tuple(place.mirrored(layout.stage.middle) for place in places)
    helped = staging.helps.of(Skill.MAY_PLAY) > 0
    sprites = []
    for at, (card, place) in enumerate(zip(fan, places, strict=True)):
        if at in away:
            continue
        is_raised = card is staging.raised
        centre = place.centre - QPointF(0, RAISE * layout.unit) if is_raised else place.centre
        dim = helped and staging.playable is not None and card not in staging.playable
        badge = matador_place(card, ranking) if staging.badges else 0
        sprites.append(
            Sprite(
                card_key(card),
                card,
                replace(place, centre=centre),
                400 + at,
                dim=dim,
                glow=is_raised,
                badge=badge,
                fresh=staging.helps.of(Skill.NEW_CARDS) if card in picture.fresh else 0.0,
                rise=RAISED if is_raised else HELD,
            )
        )
    return (*(_tucked_in(one, over, layout.unit) for one, over in pairwise(sprites)), *sprites[-1:])


def _tucked_in(one: Sprite, over: Sprite, unit: float) -> Sprite:
    """Return the card *one* with the width that is seen of it once it is lifted beside the card *over* it."""
    more = 0.0 if one.rise >= RAISED else unit
    return replace(one, tucked=tucked(one.place, over.place, lift=LIFT * more, room=YIELD * more))


def fan_of(picture: TablePicture, ranking: Ranking, staging: Staging) -> Cards:
    """Return the cards of the fan from the left, including cards on the heap that keep their places."""
    held = picture.laid[PERSON] if picture.laid else picture.hands[PERSON]
    if not staging.keeps_places:
        held = tuple(card for card in held if card not in staging.thrown)
    return in_own_order(held, ranking, staging.sorting)


def matador_place(card: Card, ranking: Ranking) -> int:
    """Return 1 for spadille, 2 for manille, 3 for basto, 0 for every other card."""
    return ranking.matadors.index(card) + 1 if card in ranking.matadors else 0


def heap_of(thrown: Cards, zone: Spread, ease: Ease = USUAL) -> tuple[Sprite, ...]:
    """Return the cards laid on the discard heap, before they are confirmed."""
    places = zone.places(len(thrown))
    row = Row(max(1, len(thrown)), zone.rect.center().x())
    return tuple(
        Sprite(card_key(card), card, place, 500 + at)
        for at, (card, place) in enumerate(row.overlapping(thrown, places, ease))
    )


def _foreign_hand(
    picture: TablePicture, layout: TableLayout, ranking: Ranking, seat: int
) -> tuple[Sprite, ...]:
    """
    Return a fan of backs, with the known cards on top, in the order of the game that is played.

    A hand that lies open, or has several known cards, stands upright so that it can be read.
    """
    known = tuple(card for card in picture.hands[seat] if card is not HIDDEN)
    hand = (HIDDEN,) * (len(picture.hands[seat]) - len(known)) + in_hand_order(known, ranking)
    place = layout.seats[seat]
    upright = picture.lies_open(seat) or len(hand) - hand.count(HIDDEN) > 1
    pairs = zip(hand, place.hand.places(len(hand)), strict=True)
    return tuple(
        Sprite(
            f"hand {seat} {at}" if card is HIDDEN else card_key(card),
            card,
            place,
            200 + 20 * seat + at,
            rise=LYING if upright else HELD,
        )
        for at, (card, place) in enumerate(_open(hand, place.open_hand, layout) if upright else pairs)
    )


def _open(hand: Sequence[Card], rows: OpenRows, layout: TableLayout) -> Iterable[tuple[Card, Placement]]:
    """Return the cards of an open hand with their places, the undermost first."""
    row = Row(rows.columns(len(hand)), rows.centre.x())
    return row.overlapping(hand, rows.places(len(hand)), layout.stage.ease)


def _laid(picture: TablePicture, layout: TableLayout, ranking: Ranking) -> tuple[Sprite, ...]:
    """Return the others' hands, face up, after the settlement, in the order of the game that was played."""
    sprites: list[Sprite] = []
    for seat in range(1, len(picture.laid)):
        hand = in_hand_order(picture.laid[seat], ranking)
        pairs = _open(hand, layout.seats[seat].open_hand, layout)
        sprites += [
            Sprite(card_key(card), card, place, 200 + 20 * seat + at)
            for at, (card, place) in enumerate(pairs)
        ]
    return tuple(sprites)


def _talon(picture: TablePicture, layout: TableLayout) -> tuple[Sprite, ...]:
    """Return the talon: large in the auction, then at the side, with a turned card next to it."""
    is_over = picture.settlement is not None
    home = talon_home(picture, layout)
    layers = min(MOST_LAYERS, ((picture.unplayed if is_over else picture.talon) + 1) // 2)
    sprites = [heap_layer(f"talon {k}", home, k, layout.unit, z=10) for k in range(layers)]
    if is_over:
        return tuple(sprites)
    sprites += _turned_up(picture, layout)
    sprites += _open_talon(picture.open_talon, layout)
    return tuple(sprites)


def talon_home(picture: TablePicture, layout: TableLayout) -> Placement:
    """
    Return the place of the talon: in the middle during the auction, then aside, or beside a turned card.

    The pack from which the first dealer is drawn lies aside too; between two deals the dealer has it. What
    was not played lies under the top of the settlement's sheet.
    """
    centre, bidding = layout.centre, picture.contract is None and not picture.drawn
    if picture.settlement is not None:
        aside = QPointF(0, 0.6 * centre.talon.size.height() - centre.sheet.height() / 2)
        return replace(centre.talon, centre=centre.sheet.center() + aside)
    if picture.gathered and picture.dealer is not None:
        return layout.seats[picture.dealer].pack
    if picture.turned is None:
        return centre.talon_auction if bidding else centre.talon
    row = centre.proposed if bidding else centre.turned
    return row.heap(len(picture.turned_before) + 1)


def _turned_up(picture: TablePicture, layout: TableLayout) -> list[Sprite]:
    """Return the card turned up; under it lie the earlier ones, which no longer count."""
    if picture.turned is None:
        return []
    row = layout.centre.proposed if picture.contract is None else layout.centre.turned
    cards = (*picture.turned_before, picture.turned)
    return [
        Sprite(card_key(card), card, place, 20 + at, dim=card is not picture.turned)
        for at, (card, place) in enumerate(zip(cards, row.places(len(cards)), strict=True))
    ]


def _open_talon(cards: Cards, layout: TableLayout) -> list[Sprite]:
    """Return the rest of the talon, face up, between a hollow and the trump plate, the top card last."""
    if not cards:
        return []
    home, unit = layout.centre.talon, layout.unit
    width = home.size.width()
    left = min(home.centre.x() - width / 2, layout.seats[-1].hollow.centre.x() + 70 * unit)
    room = layout.centre.trump_plate.left() - 10 * unit - left - width
    step = min(width * 0.42, room / max(1, len(cards) - 1))
    start = left + width / 2 + (room - step * (len(cards) - 1)) / 2
    return [
        Sprite(
            card_key(card), card, replace(home, centre=QPointF(start + step * at, home.centre.y())), 30 + at
        )
        for at, card in enumerate(reversed(cards))
    ]


def heap_layer(key: str, home: Placement, layer: int, unit: float, *, z: float) -> Sprite:
    """Return a *layer* of the heap at *home*, counted from 0; higher ones cast longer shadows."""
    place = replace(home, centre=home.centre + LAYER_DRIFT * (layer * unit))
    return Sprite(key, HIDDEN, place, z + layer, rise=LYING + LAYER * layer)


def _packets(picture: TablePicture, layout: TableLayout) -> tuple[Sprite, ...]:
    """
    Return the discards as a neat packet, and the tricks won as crossed packets that can be counted.

    A hand that lies open takes their place; after the settlement, the cards played do.
    """
    sprites: list[Sprite] = []
    for seat in range(picture.seats):
        if picture.laid or (seat != PERSON and picture.lies_open(seat)):
            continue
        place = layout.seats[seat].dead
        layers = min(3, picture.dead[seat])
        sprites += [
            heap_layer(f"dead {seat} {k}", place, k, layout.unit, z=50 + 4 * seat) for k in range(layers)
        ]
        sprites += [
            Sprite(f"won {seat} {k}", HIDDEN, packet, 100 + 10 * seat + k, won_by=seat)
            for k, packet in enumerate(layout.seats[seat].tricks.places(picture.won[seat]))
        ]
    return tuple(sprites)


def _trick(picture: TablePicture, layout: TableLayout, ranking: Ranking | None) -> tuple[Sprite, ...]:
    """Return the trick; with a *ranking*, the card that wins it is marked."""
    best = None if ranking is None else winning_place(picture, ranking)
    return tuple(
        Sprite(
            card_key(card),
            card,
            layout.centre.trick[seat],
            600 + at,
            gano=isinstance(picture.said[seat], PlayCard),
            wins=at == best,
            rise=LYING + LAYER * at,
        )
        for at, (seat, card) in enumerate(picture.trick)
    )


def winning_place(picture: TablePicture, ranking: Ranking) -> int | None:
    """Return the index in the trick of the card that wins it so far; None before the first card."""
    cards = tuple(card for _, card in picture.trick)
    return ranking.best(cards) if cards else None


def _drawn(picture: TablePicture, layout: TableLayout) -> tuple[Sprite, ...]:
    """
    Return the cards drawn for the first deal, face up before each seat, the last on top.

    The person's cards lie above the others', which would otherwise cover the figure in their corner.
    """
    heaps = [[card for who, card in picture.drawn if who == seat] for seat in range(picture.seats)]
    return tuple(
        Sprite(drawn_key(card), card, place, 600 + at + (MOST_DRAWN if seat == PERSON else 0))
        for seat, heap in enumerate(heaps)
        for at, (card, place) in enumerate(zip(heap, layout.drawn(seat, len(heap)), strict=True))
    )
