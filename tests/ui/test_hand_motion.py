"""The person's cards answer the hand: they lift, yield, glide, shake their heads, and keep their ring."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

import pytest
from dialect import one
from PySide6.QtCore import QObject, QPointF, QSizeF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from ombre_desktop.engine import Card
from ombre_desktop.storage.display_options import Deck
from ombre_desktop.storage.first_look import ClothName, ColourScheme
from ombre_desktop.ui.background.paint_thread import Studio
from ombre_desktop.ui.paint.theme import theme_for
from ombre_desktop.ui.table.arrangement import LIFT, RAISE, Arrangement, Sprite, card_key
from ombre_desktop.ui.table.bending import TILT
from ombre_desktop.ui.table.brush import Brush
from ombre_desktop.ui.table.card_item import CardItem
from ombre_desktop.ui.table.card_ring import APPEARS, CardRing
from ombre_desktop.ui.table.carried_card import CarriedCard
from ombre_desktop.ui.table.deck_art import DeckArt
from ombre_desktop.ui.table.event_player import EventPlayer
from ombre_desktop.ui.table.hand_motion import DOWN, SHAKE, SHIFT, SPRING, UP, HandMotion
from ombre_desktop.ui.table.lamp import HELD, RAISED
from ombre_desktop.ui.table.layout import layout_for
from ombre_desktop.ui.table.motion import Motion
from ombre_desktop.ui.table.pose import SPRUNG
from ombre_desktop.ui.table.scene import TableScene
from ombre_desktop.ui.table.table_view import TableView
from ombre_desktop.ui.table.tucking import YIELD, tucked
from ombre_desktop.ui.table.turn import CALM, NONE
from ombre_desktop.value import replace

HAND = tuple(map(one, ("SA", "SK", "H7", "D2", "CA", "C5", "C4", "DK", "DQ")))
FOUR = HAND[4]
"""The card that is handled: it has neighbours on both sides, and others beyond."""


@dataclass
class Hand:
    """Nine cards on a scene without a window; time is that of the hand's own clock."""

    scene: TableScene
    view: TableView
    player: EventPlayer
    motion: HandMotion
    owner: QWidget

    def lay(self, order: tuple[Card, ...] = HAND, *, raised: Card | None = None) -> None:
        """Lay the hand in this *order*, with one card *raised*."""
        up = QPointF(0, -RAISE * self.unit)
        places = self.scene.brush.layout.seats[0].hand.places(len(order))
        hand = tuple(
            Sprite(card_key(card), card, replace(place, centre=place.centre + up), at, rise=RAISED)
            if card is raised
            else Sprite(card_key(card), card, place, at, rise=HELD)
            for at, (card, place) in enumerate(zip(order, places, strict=True))
        )
        more = {"lift": LIFT * self.unit, "room": YIELD * self.unit}
        pairs = pairwise(hand)
        hand = (*(replace(a, tucked=tucked(a.place, b.place, **more)) for a, b in pairs), hand[-1])
        self.scene.lay(Arrangement(hand, hand=hand, own=hand, by_key={lying.key: lying for lying in hand}))
        self.view.place_proxies(hand)

    @property
    def unit(self) -> float:
        return self.scene.brush.layout.unit

    def item(self, card: Card) -> CardItem:
        return self.scene.card_item(card_key(card))

    def away(self) -> dict[Card, tuple[float, float]]:
        """Return the cards that are not in their places, with their distances in units."""
        ways = {
            lying.card: self.item(lying.card).pos() - lying.place.centre
            for lying in self.scene.arrangement.own
        }
        return {
            card: (way.x() / self.unit, way.y() / self.unit)
            for card, way in ways.items()
            if way.manhattanLength() > 1e-6
        }

    def point(self, card: Card, over: bool = True) -> None:
        """Move the pointer over *card*, or away from it."""
        self.view.hand_zone.cards.hovered.emit(card, over)

    def wait(self, milliseconds: float) -> None:
        """Let the clock go on, if it goes."""
        clock = self.motion._clock
        if clock.state() is not clock.State.Stopped:
            clock.setCurrentTime(round(clock.currentTime() + milliseconds))

    @property
    def rests(self) -> bool:
        clock = self.motion._clock
        return clock.state() is clock.State.Stopped and not self.away()

    @property
    def ring(self) -> CardRing:
        (found,) = (item for item in self.scene.items() if isinstance(item, CardRing))
        return found


@pytest.fixture(scope="module")
def table(qapp, app_families):
    """Provide a hand that is used by all tests, each of which leaves it at rest."""
    closed, owner = Studio(), QWidget()
    closed.close()
    scene = TableScene(DeckArt(closed))
    theme = theme_for(ClothName.PLAIN, ColourScheme.CONTRAST)
    scene.adapt(Brush(layout_for(QSizeF(1000, 700), 3), theme, app_families, 1.0), Deck.FRENCH)
    view, player = TableView(scene, owner), EventPlayer(scene, owner)
    return Hand(scene, view, player, HandMotion(view, player, lambda: True, owner), owner)


@pytest.fixture
def hand(table):
    table.player.tempo = CALM
    table.lay()
    yield table
    for card in HAND:
        table.point(card, over=False)
    table.motion.settle()
    table.wait(1000)


@pytest.fixture
def framed(hand):
    """Provide the hand with the ring round one card."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(TableView, "framed", FOUR)
        hand.view.hand_zone.cards.framed.emit()
        yield hand


def about(x: float, y: float) -> tuple[float, float]:
    return pytest.approx((x, y), abs=1e-6)


def test_the_card_under_the_pointer_lifts_and_its_neighbours_yield(hand):
    """No other card moves, so no other is painted; the shadow falls as deep as that of a raised card."""
    hand.point(FOUR)
    hand.wait(UP / 2)
    half = hand.away()[FOUR][1]
    hand.wait(UP / 2)

    assert {HAND[3]: about(-YIELD, 0), FOUR: about(0, -LIFT), HAND[5]: about(YIELD, 0)} == hand.away()
    assert -LIFT < half < -LIFT / 2
    assert RAISED == pytest.approx(hand.item(FOUR).rise)


def test_no_corner_looks_out_above_the_neighbour_of_a_lifted_card(hand):
    """Its hidden part is left out; dragged away or at home again, it is whole."""
    item, alpha = hand.item(FOUR), []
    for doing in (
        lambda: hand.point(FOUR),
        lambda: hand.motion.drag(FOUR, item.pos()),
        lambda: (hand.motion.drop(), hand.motion.settle()),
        lambda: hand.point(FOUR, over=False),
    ):
        doing()
        hand.wait(UP)
        hand.wait(DOWN)
        hand.scene.finish_dressing()
        corner = (QPointF(0.31 * item.height, -0.48 * item.height) - item.offset()).toPoint()
        alpha.append(item.pixmap().toImage().pixelColor(corner).alpha())

    lying = hand.scene.arrangement.hand
    seen = lying[5].place.centre.x() - lying[4].place.centre.x()
    assert seen < lying[4].tucked < 1.25 * seen
    assert -lying[4].tucked == tucked(
        lying[4].place.mirrored(500),
        lying[5].place.mirrored(500),
        lift=LIFT * hand.unit,
        room=YIELD * hand.unit,
    )
    assert [0, 255, 0, 255] == alpha


def test_a_card_that_is_left_goes_on_from_where_it_is(hand):
    """It does not jump when the pointer leaves it half lifted, and at the end nothing ticks."""
    hand.point(FOUR)
    hand.wait(30)
    before = hand.away()

    hand.point(FOUR, over=False)
    assert before == hand.away()
    hand.wait(DOWN / 2)
    assert 0 > hand.away()[FOUR][1] > before[FOUR][1]
    hand.wait(DOWN / 2)
    assert hand.rests


def test_the_pointer_goes_along_the_hand(hand):
    """The card between two lifted ones comes down and makes room in one way."""
    hand.point(FOUR)
    hand.wait(UP)
    hand.point(FOUR, over=False)
    hand.point(HAND[5])
    hand.wait(DOWN)

    assert {FOUR: about(-YIELD, 0), HAND[5]: about(0, -LIFT), HAND[6]: about(YIELD, 0)} == hand.away()


def test_a_lifted_card_is_met_where_it_was_and_where_it_is(hand):
    """A pointer at its foot stays over the card, and so does one at its lifted edge."""
    box = hand.view.proxy(FOUR).geometry()
    hand.point(FOUR)
    lifted = hand.view.proxy(FOUR).geometry()
    hand.point(FOUR, over=False)

    assert box.adjusted(0, -round(LIFT * hand.unit), 0, 0) == lifted
    assert hand.view.hand_zone.rect().contains(lifted)
    assert box == hand.view.proxy(FOUR).geometry()


def test_a_raised_card_is_met_where_its_foot_was(hand):
    foot = hand.view.proxy(FOUR).geometry().bottom()
    hand.lay(raised=FOUR)

    assert foot <= hand.view.proxy(FOUR).geometry().bottom()


def test_the_card_with_the_ring_lifts_as_under_the_pointer(framed):
    """The ring goes with its card, and appears by degrees."""
    begins = framed.ring.opacity()
    framed.wait(APPEARS / 2)
    half = framed.ring.opacity()
    framed.wait(UP)

    assert [0.0, 0.5, 1.0] == [begins, half, framed.ring.opacity()]
    assert about(0, -LIFT) == framed.away()[FOUR]
    assert framed.item(FOUR).pos() == framed.ring.pos()


def test_the_ring_is_dashed_while_others_are_pointed_at(framed):
    """Nobody takes it for one of the golden rings of a hint, and a card that has one has no other."""
    framed.wait(1000)
    hint = QObject()
    framed.view.hand_zone.point_at(hint, (HAND[6],))
    beside = dashed(framed.ring)

    framed.view.hand_zone.point_at(hint, (FOUR,))
    on_it = framed.ring.isVisible()
    framed.view.hand_zone.point_at(hint, ())

    assert (True, False, False) == (beside, on_it, dashed(framed.ring))


def dashed(ring: CardRing) -> bool:
    """Tell whether the gold of *ring* has gaps along its upper edge."""
    box = ring.boundingRect()
    picture = QImage(box.size().toSize(), QImage.Format.Format_ARGB32)
    picture.fill(0)
    painter = QPainter(picture)
    painter.translate(-box.topLeft())
    ring.paint(painter, QStyleOptionGraphicsItem())
    painter.end()
    edge = [picture.pixelColor(x, 3) for x in range(12, picture.width() - 12)]
    return len({colour.lightness() > 120 for colour in edge}) == 2


def test_the_ring_is_hidden_from_take_off_to_landing(framed):
    """While the hand closes, no ring stands where no card is; then it lies round its card again."""
    framed.wait(1000)
    places = framed.scene.brush.layout.seats[0].hand.places(8)
    held = [lying for lying in framed.scene.arrangement.hand if lying.card is not HAND[0]]
    closed = tuple(replace(lying, place=place) for lying, place in zip(held, places, strict=True))
    after = Arrangement(closed, hand=closed, own=closed, by_key={lying.key: lying for lying in closed})

    framed.scene.take_off(after, Motion(260, times={"": (0, 260)}))
    flying = framed.ring.isVisible()
    framed.scene.move(130)
    framed.view.hand_zone.cards.framed.emit()
    half_way = framed.ring.isVisible()
    framed.scene.land()
    framed.wait(APPEARS)

    assert (False, False, True) == (flying, half_way, framed.ring.isVisible())
    assert 1.0 == framed.ring.opacity()
    assert framed.item(FOUR).pos() == framed.ring.pos()


def test_a_card_that_is_laid_elsewhere_glides_there(hand):
    """The cards between make room; those that stay in place do not move."""
    before = hand.item(FOUR).pos()
    hand.motion.glide(lambda: hand.lay((*HAND[:3], FOUR, HAND[3], *HAND[5:])))
    began = hand.item(FOUR).pos()
    moved = set(hand.away())
    hand.wait(SHIFT)

    assert before == began
    assert {HAND[3], FOUR} == moved
    assert hand.rests


def test_a_raised_card_springs_a_little_beyond_its_place(hand):
    """By four per cent of the way, within 90 milliseconds."""
    hand.motion.glide(lambda: hand.lay(raised=FOUR))
    most = max(SPRUNG(share / 100) for share in range(100))
    hand.wait(SPRING * 0.75)
    beyond = hand.away()[FOUR][1]
    hand.wait(SPRING)

    assert pytest.approx(1.04, abs=0.003) == most
    assert -0.04 * RAISE - 0.1 < beyond < 0.0
    assert hand.rests


def test_a_refused_card_shakes_its_head_once(hand):
    """It leans to the left, to the right, and is in its place again."""
    hand.motion.refuse(FOUR)
    seen = []
    for _ in range(12):
        hand.wait(SHAKE / 12)
        seen.append(hand.away().get(FOUR, (0.0, 0.0))[0])

    assert min(seen[:6]) < -1
    assert max(seen[6:]) > 0.2
    assert hand.rests


def test_a_dragged_card_tilts_and_goes_home(hand):
    """It does not jump under the pointer, swings back when the pointer rests, and glides home when let go."""
    home = hand.item(FOUR).pos()
    taken = home + QPointF(20, 60)
    hand.motion.drag(FOUR, taken)
    began = hand.item(FOUR).pos()
    hand.motion.drag(FOUR, taken + QPointF(300, -90))
    (carried,) = hand.view.viewport().findChildren(CarriedCard)
    over = carried.isVisibleTo(hand.view.viewport()), hand.item(FOUR).isVisible(), carried.geometry().center()
    tilted = hand.item(FOUR).rotation() - hand.scene.arrangement.hand[4].place.rotation
    hand.wait(2000)
    rested = hand.item(FOUR).rotation()
    hand.motion.drop()
    let_go = hand.item(FOUR).pos()
    hand.wait(SHIFT / 20)
    comes_home = carried.isVisibleTo(hand.view.viewport())
    hand.wait(SHIFT)

    assert home == began
    assert pytest.approx(TILT) == tilted
    assert 0.0 == rested
    assert home + QPointF(300, -90) == let_go
    assert over[:2] == (True, False)
    assert (over[2] - (home + QPointF(300, -90)).toPoint()).manhattanLength() < 40
    assert comes_home, "above the prompts, which lie above the scene"
    assert (carried.isHidden(), hand.item(FOUR).isVisible()) == (True, True)
    assert hand.rests


def test_with_less_motion_every_change_is_there_at_once(framed):
    """Cards lift, are raised and come home without a way between, and none tilts or shakes its head."""
    framed.wait(1000)
    framed.player.tempo = NONE
    framed.point(HAND[7])
    lifted = {card: way for card, way in framed.away().items() if way[1]}
    framed.motion.drag(HAND[0], QPointF(400, 400))
    framed.motion.drag(HAND[0], QPointF(700, 300))
    lean = framed.item(HAND[0]).rotation()
    framed.motion.drop()
    framed.motion.refuse(HAND[0])
    framed.point(HAND[7], over=False)

    assert {FOUR: about(0, -LIFT), HAND[7]: about(0, -LIFT)} == lifted
    assert 0.0 == lean
    assert {HAND[3], FOUR, HAND[5]} == set(framed.away())
    assert 1.0 == framed.ring.opacity()


def test_the_pointer_may_rest_on_a_hand_that_is_dealt_anew(hand):
    """A button that goes from under the pointer is left, while those of the new cards do not exist yet."""
    gone = hand.view.proxy(FOUR)
    hand.point(FOUR)
    told: list[int] = []
    original = gone.hide

    def hide() -> None:
        hand.point(FOUR, over=False)
        told.append(len(hand.view.proxies))
        original()

    gone.hide = hide
    hand.lay((*(card for card in HAND if card is not FOUR), one("S2")))

    assert [len(HAND) - 1] == told
    assert one("S2") in [proxy.card for proxy in hand.view.proxies]
    hand.lay()


def test_the_buttons_stand_in_the_order_of_the_hand(hand):
    other = (*HAND[3:], *HAND[:3])

    hand.lay(other)

    assert list(other) == [proxy.card for proxy in hand.view.proxies]
