"""The words of the statistics."""

from __future__ import annotations

from datetime import datetime

from PySide6.QtCore import QDateTime, QLocale

from ombre_desktop.storage.mark import Mark
from ombre_desktop.storage.statistics import Order
from ombre_desktop.ui.model.statistics import Marks, Period, Sheet
from ombre_desktop.ui.texts.company import counts_stones
from ombre_desktop.ui.texts.dates import person_locale
from ombre_desktop.ui.texts.games import place_name
from ombre_desktop.ui.texts.phrases import Said, translate

SHEETS = {
    Sheet.MONTHS: Said("Statistics", "By month"),
    Sheet.GAMES: Said("Statistics", "By game"),
    Sheet.CONTRACTS: Said("Statistics", "By contract"),
    Sheet.ROLES: Said("Statistics", "By your role"),
    Sheet.TURNS: Said("Statistics", "By your seat"),
    Sheet.COMPANIES: Said("Statistics", "By opponents"),
    Sheet.RESULTS: Said("Statistics", "By result"),
    Sheet.CARDS: Said("Statistics", "How the cards fell"),
    Sheet.CHOICES: Said("Statistics", "What your choices cost"),
    Sheet.LUCK: Said("Statistics", "Luck and skill"),
    Sheet.SKILL: Said("Statistics", "How well you choose"),
    Sheet.THEMES: Said("Statistics", "What to practise"),
}
"""The names of pages."""
CARD_SHEETS = {
    Sheet.CARD_CHART: Said("Statistics", "Painted"),
    Sheet.CARDS: Said("Statistics", "In figures"),
}
"""The names of the two ways to show how the cards fell."""
SKILL_SHEETS = {Sheet.SKILL_CHART: CARD_SHEETS[Sheet.CARD_CHART], Sheet.SKILL: CARD_SHEETS[Sheet.CARDS]}
"""The same for how well the person chooses."""
PERIODS = {
    Period.ALL: Said("Statistics", "All"),
    Period.YEAR: Said("Statistics", "This year"),
    Period.MONTH_BEFORE: Said("Statistics", "Last month"),
    Period.MONTH: Said("Statistics", "This month"),
    Period.SITTING: Said("Statistics", "This sitting"),
}
"""The names of periods."""
MARKS = {
    Marks.ANY: Said("Statistics", "All deals"),
    Marks.CLEAN: Said("Statistics", "Deals without help"),
    Marks.HELPED: Said("Statistics", "All but practice deals"),
}
"""The names of choices of marks."""
_MARK_WORDS = {
    Mark.CLEAN: Said("Statistics", "without help"),
    Mark.HELPED: Said("Statistics", "with help"),
    Mark.PRACTICE: Said("Statistics", "practice"),
}
_ROLES = {
    "ombre": Said("Statistics", "Ombre"),
    "ally": Said("Statistics", "ally"),
    "defender": Said("Statistics", "defender"),
}
_ROLES_IN_STONES = {
    "ombre": Said("Statistics", "named the trump"),
    "ally": Said("Statistics", "played along"),
    "defender": Said("Statistics", "played against"),
}
ORDERS = {
    Order.LATEST: Said("Statistics", "Latest first"),
    Order.WORST: Said("Statistics", "Worst first"),
    Order.BEST: Said("Statistics", "Best first"),
    Order.COSTLIEST: Said("Statistics", "Costliest choice first"),
}
"""The names of orders of deals."""
MEASURES = {
    "spades": Said("Statistics", "Spades (espadas)"),
    "clubs": Said("Statistics", "Clubs (bastos)"),
    "hearts": Said("Statistics", "Hearts (copas)"),
    "diamonds": Said("Statistics", "Diamonds (oros)"),
    "kings": Said("Statistics", "Kings"),
    "spadille": Said("Statistics", "Spadille"),
    "manille": Said("Statistics", "Cards that can be manille"),
    "basto": Said("Statistics", "Basto"),
    "three": Said("Statistics", "Hands with three matadors"),
}
"""The names of what is counted in a hand."""
HEADINGS = {
    Sheet.MONTHS: Said("Statistics", "Month"),
    Sheet.GAMES: Said("Statistics", "Game"),
    Sheet.CONTRACTS: Said("Statistics", "Contract"),
    Sheet.ROLES: Said("Statistics", "Role"),
    Sheet.TURNS: Said("Statistics", "Seat"),
    Sheet.COMPANIES: Said("Statistics", "Opponents"),
    Sheet.RESULTS: Said("Statistics", "Contract and result"),
}
"""The headings over the groups of a table."""


deals_axis = Said("Statistics", "Deals")
"""The name of the axis of deals."""
luck_band = Said("Statistics", "Luck")
"""The name of the band of luck, and of its figure."""
title = Said("Statistics", "Statistics")
"""The title of the statistics."""
reading = Said("Statistics", "Reading…")
"""The text of the dialog before its figures are read."""
more_figures = Said("Statistics", "More figures")
"""The heading over the lesser figures."""
tables = Said("Statistics", "In tables")
"""The heading over the tables of groups of deals."""
table_choice = Said("Statistics", "By what")
"""The name of the choice of a table or a way to show it, for screen readers."""
nothing_yet = Said(
    "Statistics",
    "Here your deals will stand: how many you won, for how much, with what luck.",
)
"""The text of the dialog before the first deal."""
play_button = Said("Statistics", "P&lay a deal")
"""The label of the button that leads to the first deal."""
every_button = Said("Statistics", "Show &all deals")
"""The label of the button that takes all choices back."""
nothing = Said("Statistics", "No deal fits these choices.")
"""The text of the dialog if no deal fits the choices."""
time_note = Said("Statistics", "Pauses of more than ten minutes between two deals are left out.")
"""The note on how the time at the table is counted."""
order_label = Said("Statistics", "&Order")
"""The name of the choice of an order."""
list_name = Said("Statistics", "Deals behind the figure")
"""The name of the list of deals for screen readers."""
table_note = Said("Statistics", "Choose a figure to see the deals behind it.")
"""The note on what can be done with the figures."""
copy_button = Said("Statistics", "Cop&y")
"""The label of the button that copies the table."""
close_button = Said("Statistics", "&Close")
"""The label of the button that closes the statistics."""
replay_button = Said("Statistics", "&Replay the deal")
"""The label of the button that replays a deal."""
replay_title = Said("Statistics", "Deals of the statistics")
"""The title of a replay of deals out of the statistics."""
cards_heading = Said("Statistics", "Dealt")
"""The heading over the kinds of cards."""
cards_note = Said(
    "Statistics",
    "Chance: 95 % of all evenings stay within these numbers. An arrow marks a number outside; about"
    " one in twenty is, by chance alone.",
)
"""The note on how the band of chance is meant."""
save_button = Said("Statistics", "&Save as…")
"""The label of the button that writes a file."""
save_title = Said("Statistics", "Save the statistics")
"""The title of the dialog that asks for a file."""
deals_files = Said("Statistics", "Tables (*.csv);;JSON (*.json)")
"""The kinds of files for deals."""
deals_file = Said("Statistics", "deals.csv")
"""The name on offer for a file of deals."""
picture_files = Said("Statistics", "Pictures (*.png);;Drawings (*.svg)")
"""The kinds of files for a curve."""
picture_file = Said("Statistics", "curve.png")
"""The name on offer for a curve."""


def mark_word(mark: Mark | None) -> str:
    """Return the mark of a deal; a dash for a deal that is older than marks."""
    return _MARK_WORDS[mark]() if mark else "–"


def role_word(role: str | None, game: str = "") -> str:
    """Return the role of the person in a deal of *game*; a dash where all passed."""
    known = _ROLES_IN_STONES if counts_stones(game) else _ROLES
    return known[role]() if role in known else role or "–"


def luck_told(amount: str) -> str:
    """Return what luck gave, for screen readers."""
    return translate("Statistics", "Luck: {amount}").format(amount=amount)


def each_button(unit: str, amount: str) -> str:
    """Return the label of what was won a deal, in chips, points or stones."""
    return translate("Statistics", "{unit} a deal: {amount}").format(unit=unit, amount=amount)


def all_games(*, in_points: bool) -> str:
    """Return the name of all games that count chips, or points."""
    if in_points:
        return translate("Statistics", "All games for points")
    return translate("Statistics", "All games for chips")


def fields() -> tuple[str, str, str]:
    """Return the names of the three choices: period, game and marks."""
    return (
        translate("Statistics", "&Period"),
        translate("Statistics", "&Game"),
        translate("Statistics", "&Deals"),
    )


def since(moment: datetime) -> str:
    """Return the time from which marks were kept."""
    return translate("Statistics", "Help has been noted since {date}; older deals are left out.").format(
        date=day(moment)
    )


def day(moment: datetime) -> str:
    """Return a date in the person's format."""
    local = QDateTime.fromSecsSinceEpoch(int(moment.timestamp()))
    return person_locale().toString(local.date(), QLocale.FormatType.ShortFormat)


def month_name(month: str) -> str:
    """Return a month, kept as ``2026-11``, in words."""
    year, number = map(int, month.split("-"))
    locale = person_locale()
    return f"{locale.standaloneMonthName(number, QLocale.FormatType.LongFormat)} {year}"


def headings() -> tuple[str, ...]:
    """Return the headings over the figures of a table."""
    return (
        translate("Statistics", "Deals"),
        translate("Statistics", "Won"),
        translate("Statistics", "Won in %"),
        translate("Statistics", "Puesta"),
        translate("Statistics", "Codille"),
        translate("Statistics", "In all"),
        translate("Statistics", "Per deal"),
    )


def deals_button(count: str) -> str:
    """Return the label of the number of deals."""
    return translate("Statistics", "Deals: {count}").format(count=count)


def won_button(count: str, share: str) -> str:
    """Return the label of the number of deals won, and their share."""
    return translate("Statistics", "Won: {count} ({share})").format(count=count, share=share)


def amount_button(amount: str, each: str, *, in_points: bool) -> str:
    """Return the label of what was won in all, and a deal."""
    if in_points:
        return translate("Statistics", "Points: {amount} ({each} a deal)").format(amount=amount, each=each)
    return translate("Statistics", "Chips: {amount} ({each} a deal)").format(amount=amount, each=each)


def puesta_button(count: str) -> str:
    """Return the label of the number of puestas, with any player as the Ombre."""
    return translate("Statistics", "Puestas at the table: {count}").format(count=count)


def codille_button(count: str) -> str:
    """Return the label of the number of codilles, with any player as the Ombre."""
    return translate("Statistics", "Codilles at the table: {count}").format(count=count)


def won_run_button(count: str) -> str:
    """Return the label of the longest run of deals won."""
    return translate("Statistics", "Deals in a row with a gain: {count}").format(count=count)


def lost_run_button(count: str) -> str:
    """Return the label of the longest run of deals lost."""
    return translate("Statistics", "Deals in a row with a loss: {count}").format(count=count)


def best_button(amount: str) -> str:
    """Return the label of the best deal."""
    return translate("Statistics", "Best deal: {amount}").format(amount=amount)


def worst_button(amount: str) -> str:
    """Return the label of the worst deal."""
    return translate("Statistics", "Worst deal: {amount}").format(amount=amount)


def time_button(seconds: int) -> str:
    """Return the label of the time at the table."""
    hours, minutes = divmod(round(seconds / 60), 60)
    return translate("Statistics", "At the table: {hours} h {minutes} min").format(
        hours=hours, minutes=minutes
    )


def chart_name(*, in_points: bool) -> str:
    """Return the name of the curve for screen readers."""
    if in_points:
        return translate("Statistics", "Points over time")
    return translate("Statistics", "Chips over time")


def chart_account(first: str, last: str, amount: str) -> str:
    """Return the curve in a sentence; the table by month has its figures."""
    return translate(
        "Statistics", "From {first} to {last}: {amount} in all. The page “By month” has the figures."
    ).format(first=first, last=last, amount=amount)


def behind(what: str, scope: str) -> str:
    """Return the title of the deals behind a figure."""
    return translate("Statistics", "{what} – {scope}").format(what=what, scope=scope)


def deal_headings() -> tuple[str, ...]:
    """Return the headings of a list of deals, without that of the amount."""
    return (
        translate("Statistics", "Date"),
        translate("Statistics", "Game"),
        translate("Statistics", "Contract"),
        translate("Statistics", "Role"),
        translate("Statistics", "Result"),
        translate("Statistics", "Help"),
    )


def amount_heading(*, in_points: bool) -> str:
    """Return the heading over chips or points."""
    return translate("Statistics", "Points") if in_points else translate("Statistics", "Chips")


def listed_of(first: str, last: str, count: str) -> str:
    """Return which of the deals are listed; *count* is empty if their number is not known."""
    if not count:
        return translate("Statistics", "Deals {first} to {last}").format(first=first, last=last)
    return translate("Statistics", "Deals {first} to {last} of {count}").format(
        first=first, last=last, count=count
    )


def sheet_names() -> dict[Sheet, str]:
    """Return the name of every sheet in the row of choices of its page."""
    return {sheet: said() for sheet, said in (SHEETS | CARD_SHEETS | SKILL_SHEETS).items()}


def table_name(sheet: Sheet) -> str:
    """Return the name of a table for screen readers."""
    return translate("Statistics", "{page}: Enter on a figure lists its deals").format(page=SHEETS[sheet]())


def pages_buttons() -> tuple[str, str]:
    """Return the labels of the buttons for the page before and the next one."""
    return translate("Statistics", "&Back"), translate("Statistics", "&Next")


def opponent(name: str, level: str) -> str:
    """Return an opponent by *name*, with their level."""
    return translate("Statistics", "{name} ({level})").format(name=name, level=level)


def card_parts() -> tuple[str, str]:
    """Return the headings of the number dealt, and of the band of chance."""
    return translate("Statistics", "dealt"), translate("Statistics", "chance")


def place(at: int, seats: int | None) -> str:
    """Return a place at the table, counted from the person to the right."""
    if seats is not None or at == 0:
        return place_name(at, seats or 3)
    return translate("Statistics", "Place {number} to your right").format(number=at)
