"""Between two deals: the hands are laid open, and swept to the dealer, who shuffles and deals."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF

from ombre_desktop.engine import HIDDEN, Cards
from ombre_desktop.engine import events as happened
from ombre_desktop.ui.table.arrangement import LAYER_DRIFT, Sprite, card_key, heap_layer, talon_home
from ombre_desktop.ui.table.lamp import FLYING
from ombre_desktop.ui.table.motion import SLIDING, SWEPT, Motion, Span, Stop, Where, where
from ombre_desktop.ui.table.turn import Turn, one_after_another, time_to_turn
from ombre_desktop.value import replace

SORTED = 0.85
"""The time in which a hand is sorted, as a share of the time of a flight."""
NEXT_SWEPT = 0.046
"""The delay between two cards that are swept together, as a share of the flight time."""
BEATS, BEAT = 2, 0.54
"""The beats of a riffle, and the length of one, as a share of the flight time."""
_APART, _LEAN = 0.95, 8.0
"""The distance of the halves of a riffled pack, as a share of a card's width, and their turn in degrees."""
_PACK = "talon "
"""The prefix of the keys of the pack's layers."""


def laid_open(turn: Turn) -> Motion:
    """
    Lay the hands open at the end of a deal: from the packets won, or from a hand that was not played.

    The rest of the pack is laid together in the middle. Nobody can tell which packet held a card: each lends
    one to every hand.
    """
    card, home = turn.tempo.card, talon_home(turn.picture, turn.layout)
    lay, lie = turn.before.by_key, turn.after.by_key
    won = [one for key, one in lay.items() if key.startswith("won ")]
    origins: dict[str, Where] = {}
    times: dict[str, Span] = {"": (0.0, card)}
    for seat, hand in enumerate(turn.picture.laid):
        hidden = [key for key in map(card_key, hand) if key not in lay]
        held = [one for key, one in lay.items() if key.startswith(f"hand {seat} ")]
        pile = turn.layout.seats[seat].tricks.place(0)  # no packet is seen under a hand that lay open
        aside = [(pile.centre, pile.rotation, pile.size.height())] * len(hidden)
        starts = [*map(where, held + won * len(hidden)), *aside]
        origins |= dict(zip(hidden, starts, strict=False))
    kept = ("won ", "hand ")
    rest = [one for key, one in lay.items() if key not in lie and not key.startswith(kept)]
    exits = {one.key: replace(one, place=home, dim=False) for one in rest}
    turns = dict.fromkeys(origins, (0.0, card)) | {
        one.key: (0.0, card) for one in rest if one.card is not HIDDEN
    }
    late = frozenset(key for key in lie if key.startswith(_PACK) and key not in lay) if rest else frozenset()
    return Motion(card if lay else 0.0, origins, exits, times, turns, late=late, ease=SWEPT)


def swept(turn: Turn) -> Motion:
    """
    Sweep all cards to the dealer, the uppermost first; they turn face down half-way and lie there as a pack.

    What is left of the talon comes first, and lies undermost.
    """
    card, home = turn.tempo.card, talon_home(turn.picture, turn.layout)
    lying = [one for one in turn.before.sprites if not one.key.startswith(_PACK)]
    lying.sort(key=lambda one: -one.z)
    pack = [key for key in turn.after.by_key if key.startswith(_PACK)]
    under = sum(key in turn.before.by_key for key in pack)
    exits, times = {}, {"": (0.0, card)}
    for at, one in enumerate(lying):
        level = under + (len(pack) - 1 - under) * (at + 1) / len(lying)
        place = replace(home, centre=home.centre + LAYER_DRIFT * (level * turn.layout.unit))
        exits[one.key] = replace(one, place=place, z=len(pack) + at, dim=False, glow=False)
        times[one.key] = (at * NEXT_SWEPT * card, (at * NEXT_SWEPT + 1) * card)
    turns = {one.key: times[one.key] for one in lying if one.card is not HIDDEN}
    late = frozenset(pack) - set(turn.before.by_key) if lying else frozenset()
    lasts = max(lands for _, lands in times.values()) if turn.before.sprites else 0.0
    return Motion(lasts, {}, exits, times, turns, late=late, ease=SWEPT)


def dealt(event: happened.Dealt, turn: Turn) -> Motion:
    """
    Riffle the pack, and deal from it in packets, counter-clockwise from the eldest (rule 1.5).

    All cards fly face down. A hand that the person may see lies in the order in which it was dealt, turns
    over from the left once it is complete, and is then sorted, while the talon goes to the middle.
    """
    hands = [[s for s in turn.after.sprites if _belongs(s, seat, event)] for seat in range(len(event.hands))]
    pack, card = _layers(event, turn), turn.tempo.card
    begins = BEATS * BEAT * card if pack else 0.0
    end = begins + turn.tempo.deal
    then = (end, end + card * SORTED)
    times: dict[str, Span] = {}
    turns: dict[str, Span] = {}
    stops: dict[str, tuple[Stop, ...]] = {}
    last = end - time_to_turn(max(map(_seen, hands)), card)
    for seat, held in enumerate(hands):
        step = (seat - event.dealer - 1) % len(hands)
        hand, unsorted = _as_dealt(held, event.hands[seat])
        flights = _packets(hand, turn, step=step, within=(begins, last))
        times |= flights
        complete = max((lands for _, lands in flights.values()), default=0.0)
        turns |= one_after_another([s.key for s in hand if s.card is not HIDDEN], complete, card)
        stops |= {key: (Stop(one, then),) for key, one in unsorted.items()}
    talon = [key for key in turn.after.by_key if key.startswith(_PACK)]
    origins = _places_in_the_pack(sorted(times, key=lambda key: times[key]), pack, len(talon))
    stays = dict(zip(talon, pack, strict=False))
    last_of_layer = {layer.key: (key, layer) for key, layer in origins.items() if layer.key not in stays}
    for key, layer in (*stays.items(), *last_of_layer.values()):
        arc = SLIDING if key in stays else FLYING
        lies = replace(turn.after.by_key[key], place=layer.place, z=layer.z)
        stops[key] = (*_riffled(lies, times.get(key, then), card, arc), *stops.get(key, ()))
        times[key] = (0.0, card * BEAT / 2)
    times[""] = (0.0, card)
    starts = {key: where(one) for key, one in (*origins.items(), *stays.items())}
    return Motion(then[1] if stops else end, starts, {}, times, turns, stops)


def _layers(event: happened.Dealt, turn: Turn) -> list[Sprite]:
    """Return the layers of the pack before the dealer, the undermost first; none if it did not lie there."""
    home = turn.layout.seats[event.dealer].pack
    keys = [key for key in turn.before.by_key if key.startswith(_PACK)]
    return [heap_layer(key, home, at, turn.layout.unit, z=10) for at, key in enumerate(keys)]


def _places_in_the_pack(dealt: list[str], pack: list[Sprite], stay: int) -> dict[str, Sprite]:
    """Return the layer of the *pack* from which each card comes, as *dealt*, if the lower ones *stay*."""
    above = max(1, len(pack) - stay)
    return {key: pack[-1 - at * above // len(dealt)] for at, key in enumerate(dealt)} if pack else {}


def _riffled(layer: Sprite, goes_on: Span, card: float, arc: float) -> tuple[Stop, ...]:
    """
    Return the stops of a *layer* in a riffle, after which it *goes on* in a path of this *arc*.

    The halves of the pack part and run into each other at each beat: every other layer goes aside.
    """
    place, half = layer.place, card * BEAT / 2
    side = 1 if (layer.z - 10) % 2 else -1
    lean = math.radians(place.rotation)
    aside = QPointF(math.cos(lean), math.sin(lean)) * (side * _APART / 2 * place.size.width())
    apart = replace(
        layer, place=replace(place, centre=place.centre + aside, rotation=place.rotation + side * _LEAN)
    )
    beats = [(at * half, (at + 1) * half) for at in range(1, 2 * BEATS)]
    stops = [Stop(layer if at % 2 else apart, span) for at, span in enumerate(beats)]
    return (*stops, Stop(layer, goes_on, arc))


def _as_dealt(hand: list[Sprite], dealt: Cards) -> tuple[list[Sprite], dict[str, Sprite]]:
    """Return the cards of a *hand* as they were *dealt*, and where those lie first that are sorted later."""
    order = [sprite for card in dealt for sprite in hand if sprite.card == card]
    if len(order) != len(hand):
        return hand, {}
    first = zip(order, hand, strict=True)
    return order, {
        sprite.key: replace(sprite, place=held.place, z=held.z)
        for sprite, held in first
        if sprite is not held
    }


def _packets(hand: list[Sprite], turn: Turn, *, step: int, within: Span) -> dict[str, Span]:
    """Return the flight times *within* a span of the cards of *hand*, *step* seats after the eldest."""
    seats, card, (begins, ends) = turn.picture.seats, turn.tempo.card, within
    pace = (ends - card - begins) / (len(turn.packets) * seats)
    packets = [number for number, size in enumerate(turn.packets) for _ in range(size)]
    leaves = [begins + (packet * seats + step) * pace for packet in packets]
    return {s.key: (at, at + card) for at, s in zip(leaves, hand, strict=False)}


def _seen(hand: list[Sprite]) -> int:
    """Return the number of visible cards in a hand."""
    return sum(sprite.card is not HIDDEN for sprite in hand)


def _belongs(sprite: Sprite, seat: int, event: happened.Dealt) -> bool:
    if sprite.card is HIDDEN:
        return sprite.key.startswith(f"hand {seat} ")
    return sprite.card in event.hands[seat]
