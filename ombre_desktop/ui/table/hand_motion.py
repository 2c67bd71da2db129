"""The motions of the person's own cards under their hand: they lift, yield, and glide into place."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPointF

from ombre_desktop.engine import Card
from ombre_desktop.ui.model.present import of_kind
from ombre_desktop.ui.table.arrangement import LIFT, Sprite, card_key
from ombre_desktop.ui.table.card_ring import CardRing
from ombre_desktop.ui.table.clock import Clock
from ombre_desktop.ui.table.event_player import EventPlayer
from ombre_desktop.ui.table.hand_mover import HandMover
from ombre_desktop.ui.table.lamp import RAISED
from ombre_desktop.ui.table.motion import THROWN, Ease, Where
from ombre_desktop.ui.table.placement import Placement
from ombre_desktop.ui.table.pose import REST, SPRUNG, Glide, Pose, pose_at, shaking
from ombre_desktop.ui.table.scene import TableScene
from ombre_desktop.ui.table.table_view import TableView
from ombre_desktop.ui.table.tucking import YIELD

if TYPE_CHECKING:
    from ombre_desktop.ui.table.carried_card import CarriedCard
    from ombre_desktop.ui.table.held_card import HeldCard

NEAR = 24.0
"""The height, in units, above its place at which a card that comes home slides under its neighbours."""
UP, DOWN, SPRING, SHIFT = 110.0, 140.0, 90.0, 200.0
"""The milliseconds in which a card is lifted, lowered, raised by a click, and moved to another place."""
SHAKE, AWAY = 300.0, 6.0
"""The milliseconds in which a refused card shakes its head, and how far, in units."""


class HandMotion(QObject):
    """
    A mover of the person's cards, each of which goes on from where it is when it is to go elsewhere.

    The card under the pointer and the one with the ring are lifted while *answers* returns True. Events have
    motions of their own: while cards fly, nothing moves here.
    """

    def __init__(
        self, view: TableView, player: EventPlayer, answers: Callable[[], bool], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._view, self._player, self._answers = view, player, answers
        self._scene = of_kind(view.scene(), TableScene)
        self._pointed: Card | None = None
        self._poses: dict[str, Pose] = {}
        self._glides: dict[str, Glide] = {}
        self._before: dict[str, tuple[Where, float, Placement]] = {}
        self._is_flying = False
        self._held: HeldCard | None = None
        self._carried: CarriedCard | None = None
        self._shaken, self._shakes = "", 0.0
        self._clock, self._now = Clock(self._move, self), 0.0
        self._ring: CardRing | None = None
        self.mover = HandMover(player, self._scene, self.lay)
        self._scene.laid.connect(self._laid)
        self._scene.left.connect(self._leave)
        view.hand_zone.cards.hovered.connect(self._point)
        view.hand_zone.cards.framed.connect(self.settle)
        self.settle()

    def settle(self) -> None:
        """Let every card go where it belongs now: the one that is pointed at up, the others back."""
        if not self._is_flying:
            goals = self._goals()
            for key in {*goals, *self._poses}:
                goal = goals.get(key, REST)
                self._send(key, goal, DOWN if goal == REST else UP)
            for proxy in self._view.proxies:
                proxy.reach(-goals.get(card_key(proxy.card), REST).y)
        self._frame()

    def lay(self) -> None:
        """Lay the cards again after they were handled; they glide to their places."""
        self.glide(self._player.lay)

    def glide(self, lay: Callable[[], None]) -> None:
        """Let the cards glide to the places where they are laid by *lay*."""
        for sprite in self._scene.arrangement.own:
            item = self._scene.card_item(sprite.key)
            if item is not None and self._moves:
                self._before[sprite.key] = item.where, item.rise, sprite.place
        lay()
        self._before = {}

    def drag(self, card: Card, point: QPointF) -> None:
        """Hold *card* as the pointer does that has moved to *point*, while the others make room."""
        self.mover.drag(card, point)
        sprite = self._scene.arrangement.by_key.get(card_key(card))
        item = None if sprite is None else self._scene.card_item(sprite.key)
        if sprite is None or item is None:
            return
        if self._held is None or self._held.key != sprite.key:
            from ombre_desktop.ui.table.held_card import HeldCard

            self.drop()
            self._held = HeldCard(item, sprite, point)
            self._glides.pop(sprite.key, None)
            self._poses[sprite.key] = pose_at(item.where, item.rise, self._held.sprite)
            self.settle()
        self._held.pull(point, bends=self._moves)
        self._run()
        self._show(sprite.key, self._poses.get(sprite.key, REST))

    def drop(self) -> None:
        """Let the dragged card go, which goes home."""
        held = self._held
        if held is not None:
            self._release()
            home = self._scene.arrangement.by_key[held.key]
            self._glides.pop(held.key, None)
            self._show(held.key, pose_at(held.item.where, held.item.rise, home))
            self._send(held.key, REST, SHIFT)

    def refuse(self, card: Card | None, _why: object = None) -> None:
        """Let *card*, which may not be played, shake its head once it is at home."""
        if card is not None and self._moves:
            self._shaken = card_key(card)
            on_the_way = self._glides.get(self._shaken)
            self._shakes = self._clock.now if on_the_way is None else on_the_way.ends
            self._run()

    @property
    def _moves(self) -> bool:
        return self._player.tempo.moves

    def _point(self, card: Card, over: bool) -> None:
        """Lift the card under the pointer, and lower it again."""
        if over or card is self._pointed:
            self._pointed = card if over else None
            self.settle()

    def _frame(self) -> None:
        """Put the ring round the card with the focus, but none where it flies or has another ring."""
        framed = self._view.framed
        sprite = next((one for one in self._scene.arrangement.own if one.card is framed), None)
        item = None if sprite is None else self._scene.landed_card(sprite.key)
        pointed = self._view.hand_zone.pointed
        if sprite is None or item is None or framed in pointed:
            if self._ring is not None:
                self._ring.go()
            return
        if self._ring is None:
            self._ring = CardRing()
            self._scene.addItem(self._ring)
        since = self._clock.now if self._moves else None
        self._ring.surround(item, sprite, self._room_beside(sprite), since=since, dashed=bool(pointed))
        if self._ring.appear(self._clock.now):
            self._run()

    def _room_beside(self, sprite: Sprite) -> float:
        """Return how far the card that lies over that of *sprite* has yielded, to the right."""
        rows = self._scene.arrangement.hand, self._scene.arrangement.thrown
        over = next((after for row in rows for one, after in pairwise(row) if one is sprite), None)
        if over is None:
            return 0.0
        away = self._poses.get(over.key, REST).x - self._poses.get(sprite.key, REST).x
        return away if away * (over.place.centre.x() - sprite.place.centre.x()) > 0.0 else 0.0

    def _goals(self) -> dict[str, Pose]:
        """Return the poses of the cards that do not belong in their places now."""
        goals: dict[str, Pose] = {}
        if self._held is not None or not self._answers():
            return goals
        unit, arrangement = self._scene.brush.layout.unit, self._scene.arrangement
        lifted = {card_key(card) for card in (self._pointed, self._view.framed) if card is not None}
        for row in (arrangement.hand, arrangement.thrown):
            for sprite in row:
                if sprite.key in lifted and sprite.rise < RAISED:
                    goals[sprite.key] = Pose(y=-LIFT * unit, rise=RAISED - sprite.rise)
            for one, other in (*pairwise(row), *pairwise(row[::-1])):
                if one.key in lifted:
                    away = YIELD * unit * (1 if other.place.centre.x() > one.place.centre.x() else -1)
                    goals[other.key] = goals.get(other.key, REST).plus(Pose(x=away))
        return goals

    def _send(self, key: str, goal: Pose, lasts: float, how: Ease = THROWN) -> None:
        """Send a card to the pose *goal*, from where it is; at once if nothing moves."""
        pose = self._poses.get(key, REST)
        if not self._moves:
            self._glides.pop(key, None)
            self._show(key, goal)
            return
        if goal == (self._glides[key].goal if key in self._glides else pose):
            return
        self._glides[key] = Glide(pose, goal, self._clock.now, lasts, how)
        self._run()

    def _run(self) -> None:
        """Let the clock go, if anything moves."""
        if self._moves:
            self._clock.run()

    def _move(self, now: float) -> None:
        """Show every card that is on its way as it is at the time *now*."""
        passed, self._now = now - self._now, now
        moving = {key: glide.at(now) for key, glide in self._glides.items()}
        self._glides = {key: glide for key, glide in self._glides.items() if now < glide.ends}
        moving |= {key: self._poses.get(key, REST) for key in self._swaying if key not in moving}
        swings = self._held is not None and self._held.swing(passed)
        if now >= self._shakes + SHAKE:
            self._shaken = ""
        for key, pose in moving.items():
            self._show(key, pose)
        self._frame()
        appears = self._ring is not None and self._ring.appear(now)
        if not (self._glides or self._shaken or swings or appears):
            self._clock.rest()

    def _show(self, key: str, pose: Pose) -> None:
        """Show a card in *pose*, and remember it."""
        sprite = self._scene.arrangement.by_key.get(key)
        shown = pose.plus(self._sway(key))
        if self._held is not None and self._held.key == key:
            self._scene.hold(key, *shown.on(self._held.sprite))
            self._held.show()
            self._carry(self._held)
        elif sprite is None or shown == REST:
            self._scene.let_go(key)
            self._put_down(key)
        else:
            item = self._scene.hold(key, *shown.on(sprite), tucked=self._is_lifted(shown))
            if abs(shown.y) < NEAR * self._scene.brush.layout.unit:
                self._put_down(key)
            elif item is not None and self._carried is not None and self._carried.key == key:
                self._carried.carry(key, item, item)
        if pose == REST:
            self._poses.pop(key, None)
        else:
            self._poses[key] = pose
        if self._ring is not None and self._ring.key == key:
            self._frame()
        self._view.hand_zone.cards.handled.emit(key)

    def _is_lifted(self, pose: Pose) -> bool:
        """Tell whether a card in *pose* is lifted out of its place, and neither dragged nor moved along."""
        unit = self._scene.brush.layout.unit
        return -NEAR * unit < pose.y < 0.0 and abs(pose.x) <= 2 * YIELD * unit

    def _carry(self, held: HeldCard) -> None:
        """Show the card that is dragged above the prompts."""
        if self._carried is None:
            from ombre_desktop.ui.table.carried_card import CarriedCard

            self._carried = CarriedCard(self._view.viewport())
        self._carried.carry(held.key, held.item, held.shown)

    def _put_down(self, key: str) -> None:
        """Leave the card with this *key*, if it is carried above the prompts, to the scene."""
        if self._carried is not None and self._carried.key == key:
            self._carried.put_down()

    @property
    def _swaying(self) -> tuple[str, ...]:
        """The keys of the card that is dragged and of the one that shakes its head."""
        held = () if self._held is None else (self._held.key,)
        return (*held, self._shaken) if self._shaken else held

    def _sway(self, key: str) -> Pose:
        """Return how far a card is from its pose, as it tilts in the hand or shakes its head."""
        if self._held is not None and self._held.key == key:
            return self._held.tilt
        share = (self._clock.now - self._shakes) / SHAKE
        if key != self._shaken or not 0.0 < share < 1.0:
            return REST
        return shaking(share, AWAY * self._scene.brush.layout.unit)

    def _laid(self) -> None:
        """Let cards that have been laid elsewhere glide there; those on their way are not held up."""
        self._is_flying = False
        goals = self._goals()
        own = {sprite.key for sprite in self._scene.arrangement.own}
        self._poses = {key: pose for key, pose in self._poses.items() if key in own}
        self._glides = {key: glide for key, glide in self._glides.items() if key in own}
        held = "" if self._held is None else self._held.key
        if held not in own:
            self._release()
        if self._carried is not None and self._carried.key not in own:
            self._carried.put_down()
        for sprite in self._scene.arrangement.own:
            key, goal = sprite.key, goals.get(sprite.key, REST)
            there = self._before.get(key)
            if key != held and there is not None and there[2] != sprite.place:
                self._glides.pop(key, None)
                self._show(key, pose_at(there[0], there[1], sprite))
                self._send(key, goal, *_way(sprite))
            elif key in self._poses or key == held:
                self._show(key, self._poses.get(key, REST))
        self.settle()

    def _leave(self) -> None:
        """Leave all cards to the motion that has begun, which takes them from where they are."""
        self._is_flying = True
        self._glides, self._poses, self._shaken = {}, {}, ""
        self._release()
        if self._carried is not None:
            self._carried.put_down()
        self._frame()

    def _release(self) -> None:
        """Hold no card."""
        if self._held is not None:
            self._held.let_go()
            self._held = None


def _way(sprite: Sprite) -> tuple[float, Ease]:
    """Return how long a card takes to the new place of *sprite*, and how it goes there."""
    return (SPRING, SPRUNG) if sprite.rise >= RAISED else (SHIFT, THROWN)
