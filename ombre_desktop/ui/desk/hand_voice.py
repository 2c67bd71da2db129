"""Words about the cards in hand, for a screen reader and for a bubble above the cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject

from ombre_desktop.engine import Card, Refusal
from ombre_desktop.ui.desk.panel_dock import PanelDock
from ombre_desktop.ui.model.helps import Skill
from ombre_desktop.ui.model.situation import Situation
from ombre_desktop.ui.table.hand_control import HandControl
from ombre_desktop.ui.table.scene import TableScene
from ombre_desktop.ui.table.staging import Staging
from ombre_desktop.ui.table.table_view import TableView
from ombre_desktop.ui.texts.cards import spoken_name
from ombre_desktop.ui.texts.key_table import Key
from ombre_desktop.ui.texts.refusals import refusal_sentence, withheld_sentence
from ombre_desktop.ui.texts.seats import card_state, with_figure
from ombre_desktop.ui.texts.spoken import card_told, hand_name, moved_sentence, table_name


class HandVoice(QObject):
    """A voice that names the cards, says what each does, and explains why one is refused."""

    def __init__(
        self,
        view: TableView,
        scene: TableScene,
        hand: HandControl,
        dock: PanelDock,
        now: Callable[[], Situation],
    ) -> None:
        super().__init__(dock)
        self._view, self._scene, self._hand, self._dock, self._now = view, scene, hand, dock, now
        hand.refused.connect(self._refused)
        hand.withheld.connect(self._withheld)
        hand.moved.connect(self._moved)

    def name_cards(self) -> None:
        """Give every card in the hand its name, and say what it does or why it is refused."""
        self._view.place_proxies(self._scene.arrangement.own)
        now = self._now()
        if now.sitting is None:
            self._view.name("", "")
        if now.view is None or now.sitting is None:
            return
        looks_on = now.sitting.company.person is None
        self._view.name(table_name(), hand_name(len(self._view.proxies), looks_on=looks_on))
        figures = Key.FIGURES.names
        for proxy in self._view.proxies:
            name = spoken_name(proxy.card, now.view.position.ranking, now.deck)
            state = self._state_of(proxy.card, self._hand.staging, now)
            proxy.describe(name, self._with_key(state, proxy.card, figures))

    def tell_name(self, card: Card) -> None:
        """Show the name of *card* in the hand, and what it does, in a bubble above it."""
        proxy, now = self._view.proxy(card), self._now()
        if proxy is not None and now.view is not None:
            name = spoken_name(card, now.view.position.ranking, now.deck)
            self.explain(card_told(name, self._state_of(card, self._hand.staging, now)), card)

    def explain(self, sentence: str, card: Card | None, rule: str = "") -> None:
        """Show *sentence* in a bubble above the person's *card*, and offer to show the rule *rule*."""
        sprites = self._scene.arrangement
        sprite = next((one for one in sprites.hand + sprites.thrown if one.card is card), None)
        place = sprite.place if sprite else self._scene.brush.layout.centre.trick[0]
        self._dock.tell(sentence, place, rule)

    def _moved(self, card: Card, place: int) -> None:
        now = self._now()
        if now.view is not None:
            name = spoken_name(card, now.view.position.ranking, now.deck)
            self._dock.say(moved_sentence(name, place, len(self._view.proxies)))

    def _refused(self, card: Card | None, refusal: Refusal) -> None:
        self.explain(refusal_sentence(refusal, self._now().deck), card, refusal.rule)

    def _withheld(self, card: Card) -> None:
        view = self._now().view
        if view is not None:
            self.explain(withheld_sentence(card, view.position.ranking), card)

    def _state_of(self, card: Card, staging: Staging, now: Situation) -> str:
        refusal = staging.why_not(card)
        if refusal is not None:
            return refusal_sentence(refusal, now.deck)
        return card_state(
            thrown=card in staging.thrown,
            raised=card is staging.raised,
            playable=staging.playable is not None,
            fresh=_is_marked(card, now),
        )

    def _with_key(self, state: str, card: Card, figures: Sequence[str]) -> str:
        """
        Return *state* with the key that chooses *card*, unless the card is refused or has no key now.

        *figures* are the names of the keys that choose cards, from the left.
        """
        number, playable = self._hand.number_of(card), self._hand.staging.playable
        if number is None or number > len(figures) or (playable is not None and card not in playable):
            return state
        return with_figure(state, figures[number - 1])


def _is_marked(card: Card, now: Situation) -> bool:
    """Tell whether *card* is marked as just drawn."""
    return now.picture is not None and card in now.picture.fresh and now.helps.of(Skill.NEW_CARDS) > 0
