"""The pages of the rule book: their order, their text, and the settings listed on each."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from html import escape
from types import MappingProxyType

from PySide6.QtGui import QTextDocumentFragment

from ombre_desktop.engine import (
    CallRequest,
    CardRequest,
    ExchangeRequest,
    Question,
    Result,
    TrumpRequest,
)
from ombre_desktop.engine.contract import Goal
from ombre_desktop.engine.house import HouseRules, Setting, text_of
from ombre_desktop.engine.price_list import OwnPrices
from ombre_desktop.storage.display_options import Deck
from ombre_desktop.ui.dialogs.rules_source import Topic, is_translated, source
from ombre_desktop.ui.dialogs.rules_tokens import with_cards
from ombre_desktop.ui.features.rule_book.rules_at_table import at_table
from ombre_desktop.ui.features.rule_book.rules_numbers import with_numbers, without_numbers
from ombre_desktop.ui.model.acquaintance import Acquaintance
from ombre_desktop.ui.model.present import present
from ombre_desktop.ui.texts import habits, rule_book
from ombre_desktop.ui.texts.people import shown_name
from ombre_desktop.ui.texts.price_names import price_told
from ombre_desktop.ui.texts.settings import explanation, setting_name, usual, value_name
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
"""The pages of each game, by its name in the registry."""


class Table(Value):
    """
    The table for which the book is read: deck, game, its house rules and the standard ones.

    Without a game, no settings are shown. *opponents* is what their play has shown so far.
    """

    deck: Deck
    house: HouseRules | None = None
    standard: HouseRules | None = None
    game: str | None = None
    opponents: tuple[Acquaintance, ...] = ()


def title(topic: Topic) -> str:
    """Return the heading of the page *topic*; an English page of a game bears its translated name."""
    found = present(re.search(r"<h1>(.*?)</h1>", source(topic)), f"heading on the page {topic.value}")
    heading = without_numbers(found[1])
    return heading if is_translated(topic) else rule_book.heading_of(heading)


def page(topic: Topic, table: Table, sign_height: int) -> str:
    """Return the page *topic* for the screen: cards as in the table's deck, and its settings at the end."""
    body = with_numbers(at_table(_noted(topic), *_played(topic, table)))
    body = with_cards(body, table.deck, sign_height)
    if topic is Topic.HOUSE_RULES and table.standard is not None:
        body += with_numbers(_all_settings(table.standard.settings(), table.game or ""))
    if topic is Topic.OPPONENTS and table.opponents:
        body = body.replace("<h2>", f"{_seen_of(table.opponents)}<h2>", 1)
    return body + _in_force(topic, table)


def _noted(topic: Topic) -> str:
    """Return the source text of *topic*; if it is not translated, a line under its heading says so."""
    if is_translated(topic):
        return source(topic)
    note = escape(rule_book.english_only())
    return source(topic).replace("</h1>", f"</h1><p><i>{note}</i></p>", 1)


def _played(topic: Topic, table: Table) -> tuple[str, str]:
    """Return the game and house rules that the page describes: the table's if its book has the page."""
    if table.game and topic in BOOKS[table.game].topics:
        rules = table.house.differences(table.standard) if table.house and table.standard else ""
        return table.game, rules
    return next((game for game, book in BOOKS.items() if book.start is topic), CHIEF), ""


def plain_text(topic: Topic, table: Table) -> str:
    """Return the plain text of the page *topic*, for searching."""
    return _text_of(page(topic, table, 1))


@lru_cache(maxsize=64)
def _text_of(html: str) -> str:
    return QTextDocumentFragment.fromHtml(html).toPlainText()


def _all_settings(settings: tuple[Setting, ...], game: str) -> str:
    parts: list[str] = []
    for setting in settings:
        key = setting.key
        names = {value: escape(value_name(key, value, game)) for value in setting.values}
        names[setting.default] = f"<b>{usual(names[setting.default])}</b>"
        values = "".join(f"<li>{name}</li>" for name in names.values())
        parts.append(
            f"<h3>{escape(setting_name(key, game))} {{rule {setting.section}}}</h3>"
            f"<p>{escape(explanation(key, game))}</p><ul>{values}</ul>"
        )
    return "".join(parts)


def _seen_of(opponents: tuple[Acquaintance, ...]) -> str:
    """Return the section on the habits that the *opponents* have shown."""
    told = [f"<h2>{escape(habits.heading())}</h2>", f"<p>{escape(habits.note())}</p>"]
    for one in opponents:
        told.append(f"<h3>{escape(shown_name(one.name))}</h3>")
        seen = [f"<li>{escape(habits.told(habit))}</li>" for habit in one.known]
        told.append(f"<ul>{''.join(seen)}</ul>" if seen else f"<p>{escape(habits.nothing(one))}</p>")
    return "".join(told)


def _in_force(topic: Topic, table: Table) -> str:
    """Return the table of settings for the end of the page; the page of house rules lists all."""
    house, standard = table.house, table.standard
    if house is None or standard is None:
        return ""
    settings = [one.key for one in standard.settings() if not house.hindrances(one.key)]
    keys = settings if topic is Topic.HOUSE_RULES else _told_on(topic, table.game, settings)
    rows = "".join(_row(key, house, standard, table.game or "") for key in keys)
    if not rows:
        return ""
    heading = rule_book.at_this_table()
    return f'<h2>{escape(heading)}</h2><table class="grid">{rows}</table>'


def _told_on(topic: Topic, game: str | None, settings: list[str]) -> list[str]:
    """Return those *settings* that belong on *topic*; the start page has those without another page."""
    book = BOOKS[game] if game else None
    pages = {key: page for page, keys in SETTINGS_OF.items() for key in keys}
    return [key for key in settings if topic is (book.page_for(pages[key]) if book else pages[key])]


def _row(key: str, house: HouseRules, standard: HouseRules, game: str) -> str:
    chosen, default = text_of(getattr(house, key)), text_of(getattr(standard, key))
    value = escape(value_name(key, chosen, game))
    if key == "prices":
        value = _prices(house, chosen, game)
    elif chosen != default:
        instead = rule_book.instead_of()
        value = f"<b>{value}</b><br><i>{escape(instead.format(usual=value_name(key, default, game)))}</i>"
    return f"<tr><th>{escape(setting_name(key, game))}</th><td>{value}</td></tr>"


def _prices(house: HouseRules, chosen: str, game: str) -> str:
    """Return a line for each price of the table: as its tariff has it, or as it is *chosen* instead."""
    own = dict(OwnPrices.parse(chosen).changed)
    told = []
    for row in house.price_list():
        line = escape(price_told(row.name, own.get(row.name, row.usual), game))
        if row.name in own:
            instead = rule_book.instead_of().format(usual=row.usual)
            line = f"<b>{line}</b> <i>{escape(instead)}</i>"
        told.append(line)
    return "<br>".join(told)
