"""The book of each game: which pages are true of it, and the page for each setting and each question."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from ombre_desktop.engine import (
    CallRequest,
    CardRequest,
    ExchangeRequest,
    Question,
    Result,
    TrumpRequest,
)
from ombre_desktop.engine.contract import Goal
from ombre_desktop.ui.dialogs.rules_source import Topic
from ombre_desktop.value import Value

SETTINGS_OF: dict[Topic, tuple[str, ...]] = {
    Topic.DEAL: ("first_dealer", "ante"),
    Topic.AUCTION: ("passed_out", "equal_bid", "auction_order"),
    Topic.LOW_BIDS: (
        "after_low_bids",
        "low_bids",
        "low_bid_order",
        "voltereta_max",
        "casca_choice",
        "casca_keep",
        "casca_throw_in",
        "contrabola_call",
        "force_spadille_basto",
        "force_name_trump",
    ),
    Topic.TRUMP: ("vuelta_card", "vuelta_black_ace"),
    Topic.EXCHANGE: ("ombre_max", "def_first_max", "def_order", "talon_rest"),
    Topic.PLAY: ("renege_mixed", "gano", "gano_no_codille"),
    Topic.CLAIM: ("vole_bonus", "failed_vole_pool", "vole_confer"),
    Topic.SURRENDER: ("surrender", "vuelta_surrender", "takeover"),
    Topic.OUTCOME: ("split_144",),
    Topic.PAYMENTS: (
        "puesta_heads",
        "loss_base",
        "pool_cap",
        "codille_pool",
        "estuches",
        "estuche_lacking",
        "estuche_hand",
        "loss_bonus",
        "primeras_against",
        "prices",
    ),
    Topic.FRENCH: ("vole_bid_exchange",),
    Topic.TWO_HANDED: ("removed_suit", "two_handed_matadors"),
    Topic.FOUR_HANDED: ("sitter", "sitter_takes"),
    Topic.FIVE_HANDED: ("cinquillo_remise", "cinquillo_fifth", "cinquillo_extras"),
    Topic.HOMME_AUVERGNE: ("homme_target", "homme_end", "homme_hard_score"),
    Topic.QUADRILLE: ("call_own", "queen_call", "vole_king", "preference"),
    Topic.LHOMBRE: (
        *("tariff", "ladder", "call_style", "hold_with", "declare", "solo_in_spades", "turned_black_ace"),
        *("throw_in", "tout", "extras", "nolos", "sitter_pays", "kupp_cap"),
    ),
    Topic.TRESILLO: (
        *("favor", "favor_factor", "favor_by_naming", "vuelta_favor"),
        *("tarifa", "codillo_plate", "contrabola"),
    ),
    Topic.ROCAMBOR: ("open_calls", "oros_max"),
    Topic.ZANGA: ("mano",),
    Topic.GERMAN_SOLO: ("couleur", "grossfrage_bid", "after_five"),
}
"""The settings that are listed at the end of a page."""


_COMMON = frozenset(Topic) - {
    Topic.FRENCH,
    Topic.POKERWINER,
    Topic.TWO_HANDED,
    Topic.FOUR_HANDED,
    Topic.FIVE_HANDED,
    Topic.HOMME_AUVERGNE,
    Topic.QUADRILLE,
    Topic.LHOMBRE,
    Topic.TRESILLO,
    Topic.ROCAMBOR,
    Topic.ZANGA,
    Topic.TRITRILLE,
    Topic.GERMAN_SOLO,
}


class Book(Value):
    """
    The part of the rule book that applies to one game.

    *start* is the page about the game; *pages* are the common pages that hold for it unchanged.
    Everything else is explained on the start page, where *paragraphs* are the rules about each kind of
    request, each question, and a game for no trick.
    """

    start: Topic
    pages: frozenset[Topic]
    paragraphs: Mapping[object, str] = MappingProxyType({})

    @property
    def topics(self) -> frozenset[Topic]:
        """All pages that are true of the game."""
        return self.pages | {self.start}

    def page_for(self, topic: Topic) -> Topic:
        """Return the page about the subject of *topic* in this game."""
        return topic if topic in self.pages else self.start


CHIEF = "renegado"
"""The game that the common pages describe if no other game is played."""

_PLATE: dict[object, str] = {
    TrumpRequest: "22.4",
    ExchangeRequest: "22.4",
    Question.CLAIM_OR_VOLE: "22.6",
    Question.TAKE_OVER: "22.6",
    Question.CONSENT: "22.6",
    Goal.NONE: "20.2",
    Result: "22.7",
}
"""The paragraphs of the games with a plate."""

_STONES = MappingProxyType(
    {
        CallRequest: "25.3",
        TrumpRequest: "25.3",
        Question.CLAIM_OR_VOLE: "25.4",
        Result: "25.5",
    }
)
"""The rules of Zanga for each question."""

_FRIENDS = MappingProxyType(
    {
        CallRequest: "1.6",
        TrumpRequest: "1.7",
        CardRequest: "1.7",
        Goal.MOST: "20.4",
        Goal.ALL: "20.4",
        Result: "24.5",
    }
)
"""The rules of German Solo for each question."""

BOOKS: dict[str, Book] = {
    "renegado": Book(Topic.FIVE_MINUTES, _COMMON),
    "french": Book(Topic.FRENCH, frozenset({Topic.CARDS, Topic.PLAY})),
    "pokerwiner": Book(
        Topic.POKERWINER,
        frozenset({Topic.CARDS, Topic.PLAY, Topic.CLAIM, Topic.OUTCOME, Topic.PAYMENTS}),
    ),
    "two_handed": Book(Topic.TWO_HANDED, frozenset({Topic.CARDS, Topic.PLAY})),
    "four_handed": Book(Topic.FOUR_HANDED, _COMMON - {Topic.FIVE_MINUTES, Topic.DEAL}),
    "five_handed": Book(Topic.FIVE_HANDED, frozenset({Topic.CARDS, Topic.PLAY})),
    "homme_auvergne": Book(Topic.HOMME_AUVERGNE, frozenset()),
    "quadrille": Book(Topic.QUADRILLE, frozenset({Topic.CARDS, Topic.PLAY})),
    "lhombre": Book(
        Topic.LHOMBRE,
        frozenset({Topic.CARDS, Topic.PLAY}),
        MappingProxyType(
            {
                CallRequest: "21.3",
                TrumpRequest: "21.6",
                ExchangeRequest: "21.7",
                Question.THROW_IN: "21.8",
                Question.CLAIM_OR_VOLE: "21.10",
                Goal.NONE: "20.2",
                Result: "20.4",
            }
        ),
    ),
    "tresillo": Book(Topic.TRESILLO, frozenset({Topic.CARDS, Topic.PLAY}), _PLATE | {CallRequest: "22.3"}),
    "rocambor": Book(Topic.ROCAMBOR, frozenset({Topic.CARDS, Topic.PLAY}), _PLATE | {CallRequest: "23.2"}),
    "zanga": Book(Topic.ZANGA, frozenset({Topic.CARDS, Topic.PLAY}), _STONES),
    "zanga_malaga": Book(Topic.ZANGA, frozenset({Topic.PLAY}), _STONES),
    "tritrille": Book(
        Topic.TRITRILLE,
        frozenset({Topic.CARDS, Topic.PLAY}),
        MappingProxyType({CallRequest: "1.6", TrumpRequest: "1.7", CardRequest: "1.7", Result: "20.4"}),
    ),
    "german_solo": Book(Topic.GERMAN_SOLO, frozenset(), _FRIENDS),
}
"""The pages of each game that has its own, by its name in the registry."""

_WITHOUT_PAGES = Book(BOOKS[CHIEF].start, frozenset({Topic.CARDS, Topic.PLAY}))
"""The book of any other game: on its first page the game tells about itself, before the chief form."""


def book_of(game: str) -> Book:
    """Return the book of *game*."""
    return BOOKS.get(game, _WITHOUT_PAGES)
