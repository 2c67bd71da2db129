"""
The rules that sentences state, and whether they hold in a game.

A word of a rule is tied to a property of the `Ruleset`: where the word is read or heard, the property must be
true. So no sentence of one game is told in another.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator

from reading import outline

from ombre_desktop.engine import Card, PlayCard, PlayRequest, Ruleset, Seat, Suit, refusal
from ombre_desktop.engine.contract import Exchange, Goal
from ombre_desktop.engine.shuffle import DrawRule
from ombre_desktop.engine.variants.parts.table_rules import Switch
from ombre_desktop.ui.shell.app import App
from ombre_desktop.ui.texts.refusals import refusal_sentence

Holds = Callable[[Ruleset], bool]


def players(game: Ruleset) -> int:
    """Return the number of players who have cards."""
    return len(game.ring(Seat(0)))


def left_over(game: Ruleset) -> int:
    """Return the number of cards that are not dealt."""
    return len(game.pack.cards) - game.hand_size * players(game)


def has_bid(*starts: str) -> Holds:
    return lambda game: any(row.name.startswith(starts) for row in game.contracts)


def exchanges(game: Ruleset) -> bool:
    return any(row.exchange is not Exchange.NONE for row in game.contracts) or has_bid("play", "spil")(game)


def calls(game: Ruleset) -> bool:
    return any(row.calls for row in game.contracts)


def has_matadors(game: Ruleset) -> bool:
    return bool(game.ranking(Suit.HEARTS).matadors)


def gives_up(game: Ruleset) -> bool:
    return getattr(game.house, "surrender", Switch.OFF) is Switch.ON


def is_in(*names: str) -> Holds:
    return lambda game: game.name in names


def hand_of(size: int) -> Holds:
    return lambda game: game.hand_size == size


def not_in(*names: str) -> Holds:
    return lambda game: game.name not in names


def draws_by(*rules: DrawRule) -> Holds:
    return lambda game: game.draw.rule in rules


SIDES = ("five_handed", "quadrille", "tritrille")
STONES = ("zanga", "zanga_malaga")
FAVOUR = ("tresillo", "rocambor")
RULES: dict[str, Holds] = {
    r"talon|baceta": lambda game: game.has_talon,
    r"thirteen cards": lambda game: left_over(game) == 13,
    r"the eight cards that are not dealt": lambda game: left_over(game) == 8,
    r"\bpool\b": lambda game: game.has_pool,
    r"\bstones?\b": lambda game: game.in_stones,
    r"\bchips?\b": lambda game: game.plays_for_chips and not game.in_stones,
    r"\bpartner": lambda game: game.partners,
    r"\bally\b(?!\. from)|in secret": calls,
    r"call(ing)? (a|no) king": lambda game: calls(game) and game.name != "german_solo",
    r"calls? an ace": is_in("german_solo"),
    r"demand (?!gano)": is_in("tritrille"),
    r"exchange|draws? \d|change (cards|few|nothing)": lambda game: game.has_talon,
    r"nine tricks|all nine": hand_of(9),
    r"eight tricks|all eight": hand_of(8),
    r"ten tricks|six tricks": hand_of(10),
    r"five tricks or more|five of the eight": hand_of(8),
    r"matador": has_matadors,
    r"manille|basto|spadille": lambda game: has_matadors(game) or game.name == "german_solo",
    r"ace of (clubs|swords|spades), always": has_matadors,
    r"black ace": lambda game: Card.parse("SA") in game.ranking(Suit.HEARTS).trumps,
    r"\bombre\b|defender|defend\b": lambda game: game.contract("man") is None,
    r"\bthe man\b": lambda game: game.contract("man") is not None,
    r"\bentrada": has_bid("entrada", "oros"),
    r"\bvuelta": has_bid("vuelta"),
    r"volteo": has_bid("volteo"),
    r"\bsolo\b": has_bid("solo", "forced_solo", "sans_prendre"),
    r"lowest bid: name trumps, exchange": has_bid("entrada"),
    r"frage|couleur": is_in("german_solo"),
    r"\bspil\b|nolo|tourné|kruk|\bbet\b": is_in("lhombre"),
    r"\btout\b": is_in("lhombre", "german_solo"),
    r"\bbola\b|\bvole\b": not_in("lhombre", "german_solo", "homme_auvergne", *STONES),
    r"favour suit|palo de favor|oros are": is_in(*FAVOUR),
    r"zángano": lambda game: game.sitter is not None,
    r"sits? out|sitting out|sitter": lambda game: game.sitter is not None,
    r"puesta": not_in("french", "lhombre", "german_solo", "homme_auvergne", *SIDES),
    r"remise(?!\.$)": lambda game: game.name in ("french", *SIDES),
    r"codille": not_in("lhombre", "german_solo", "homme_auvergne", *STONES),
    r"more tricks than (any|either|each)": lambda game: not game.together and not game.secrets,
    r"either (defender|of them)|the other defender": lambda game: players(game) == 3,
    r"against three|three others": lambda game: (
        game.seats == 4 and not game.partners and game.name not in FAVOUR
    ),
    r"against two": lambda game: game.partners or players(game) == 3,
    r"hechas|llevada|\bocho\b": lambda game: game.partners,
    r"surrender|give up|giving up": gives_up,
    r"\bgano\b": lambda game: "gano" in type(game.house).__dataclass_fields__,
    r"no trick\b": lambda game: any(row.goal is Goal.NONE for row in game.contracts),
    r"you have no .*: play any card": not_in("homme_auvergne"),
    r"must play a trump|: play a trump": is_in("homme_auvergne"),
    r"if another does, you defend": lambda game: not calls(game),
    r"highest deals": draws_by(DrawRule.HIGH_CARD, DrawRule.HIGH_CARD_AND_SUIT),
    r"another suit": draws_by(DrawRule.FIRST_OF_EACH_SUIT),
    r"black ace deals": draws_by(DrawRule.BLACK_ACE),
    r"next lower": draws_by(DrawRule.SEVEN),
    r"danish|denmark": is_in("lhombre"),
}
"""The games in which a sentence with a word of a rule is true, by a pattern of the words."""


def false_in(game: Ruleset, told: Iterable[str]) -> list[str]:
    """Return what is *told* but is no rule of *game*, each after the words that state it."""
    wrong = [pattern for pattern, holds in RULES.items() if not holds(game)]
    return sorted(
        f"{found[0]}: {one}"
        for one in told
        for pattern in wrong
        if (found := re.search(pattern, one, re.IGNORECASE))
    )


class Listener:
    """Somebody who reads every word on the table of *app*, and asks what each means."""

    def __init__(self, app: App) -> None:
        self._app = app
        self.heard: set[str] = set()

    def listen(self) -> None:
        """Hear everything on the table now: panels, log, plates, words explained, cards refused."""
        desk = self._app.desk
        told = re.findall(r"[“(]([^”]*?)[”)](?=[ \n]|$)", outline(self._app.window))
        told += (desk.teller.words(spot) for spot in desk.teller.spots)
        standing = desk.dock.standing
        told += standing.log.lines if standing is not None else ()
        self.heard.update({*told, *self._refused()} - {"Ombre"})

    def _refused(self) -> Iterator[str]:
        view, asked = self._app.controller.view, self._app.controller.request
        if view is None or asked is None:
            return
        for card in view.hand:
            refused = refusal(view, PlayCard(card)) if isinstance(asked, PlayRequest) else None
            if refused is not None:
                yield refusal_sentence(refused, self._app.desk.deck)

    def false(self) -> list[str]:
        """Return what was heard that is no rule of the game, each with the words that state it."""
        return false_in(self._app.controller.sitting.ruleset, self.heard)
