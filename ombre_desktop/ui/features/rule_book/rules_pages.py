"""The pages of the rule book: their order, their text, and the settings listed on each."""

from __future__ import annotations

import re
from functools import lru_cache
from html import escape

from PySide6.QtGui import QTextDocumentFragment

from ombre_desktop.engine import ruleset
from ombre_desktop.engine.house import HouseRules, Setting, text_of
from ombre_desktop.engine.price_list import OwnPrices
from ombre_desktop.storage.display_options import Deck
from ombre_desktop.ui.dialogs.rules_source import Topic, in_language_of, is_translated, source
from ombre_desktop.ui.dialogs.rules_tokens import with_cards
from ombre_desktop.ui.features.rule_book.rules_at_table import at_table
from ombre_desktop.ui.features.rule_book.rules_books import BOOKS, CHIEF, SETTINGS_OF, book_of
from ombre_desktop.ui.features.rule_book.rules_numbers import with_numbers, without_numbers
from ombre_desktop.ui.model.acquaintance import Acquaintance
from ombre_desktop.ui.model.present import present
from ombre_desktop.ui.texts import habits, rule_book
from ombre_desktop.ui.texts.calls import bid_note, can_be_bid, contract_name
from ombre_desktop.ui.texts.games import game_account, game_name
from ombre_desktop.ui.texts.levels import follower_note
from ombre_desktop.ui.texts.people import shown_name
from ombre_desktop.ui.texts.price_names import price_told
from ombre_desktop.ui.texts.settings import explanation, setting_name, usual, value_name
from ombre_desktop.value import Value


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
    text = with_numbers(at_table(_noted(topic), *_played(topic, table)))
    with in_language_of(topic):
        body = with_cards(text, table.deck, sign_height)
    body = _introduced(topic, table) + body
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
    if table.game in BOOKS and topic in BOOKS[table.game].topics:
        return table.game, _house_of(table)
    return next((game for game, book in BOOKS.items() if book.start is topic), CHIEF), ""


def _house_of(table: Table) -> str:
    """Return the house rules of *table* as text."""
    return table.house.differences(table.standard) if table.house and table.standard else ""


def _introduced(topic: Topic, table: Table) -> str:
    """Return what stands before *topic* in the book of a game without pages: its account and its bids."""
    game, deck = table.game, table.deck
    if game is None or game in BOOKS or topic is not book_of(game).start:
        return ""
    bids = [one.name for one in ruleset(game, _house_of(table)).contracts if can_be_bid(one.name)]
    rows = "".join(
        f"<tr><th>{escape(contract_name(bid, deck))}</th><td>{escape(bid_note(bid, game, deck))}</td></tr>"
        for bid in bids
    )
    account, onward = escape(game_account(game)), escape(rule_book.chief_form())
    return (
        f'<h1>{escape(game_name(game))}</h1><p class="lead">{account}</p>'
        f'<table class="grid">{rows}</table><p>{onward}</p>'
    )


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
        if one.strength is not None:
            told.append(f"<p>{escape(follower_note(one.strength))}</p>")
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
    book = book_of(game or CHIEF)
    pages = {key: page for page, keys in SETTINGS_OF.items() for key in keys}
    return [key for key in settings if topic is book.page_for(pages.get(key, book.start))]


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
