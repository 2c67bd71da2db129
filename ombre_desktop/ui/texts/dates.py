"""Dates and times in the format of the person's system, or of the language in use."""

from __future__ import annotations

from datetime import date, datetime

from PySide6.QtCore import QDate, QDateTime, QLocale

from ombre_desktop.ui.texts.grammar import language
from ombre_desktop.ui.texts.phrases import translate

BRITISH = QLocale(QLocale.Language.English, QLocale.Country.UnitedKingdom)
PORTUGUESE = QLocale(QLocale.Language.Portuguese, QLocale.Country.Portugal)
_AT_HOME = {"en": BRITISH, "pt": PORTUGUESE}
"""The country of a language, where Qt would choose another."""
_SHORT = QLocale.FormatType.ShortFormat


def person_locale() -> QLocale:
    """Return the locale for dates and figures; a bare system ("C") leaves it to the language in use."""
    system = QLocale.system()
    if system.dateFormat(_SHORT) != QLocale.c().dateFormat(_SHORT):
        return system
    code = language()
    return _AT_HOME.get(code) or QLocale(code)


def day_and_hour(moment: datetime, locale: QLocale) -> str:
    """Return *moment* in local time; a narrow column breaks it only between date and time."""
    local = QDateTime.fromSecsSinceEpoch(int(moment.timestamp()))
    halves = locale.toString(local.date(), _SHORT), locale.toString(local.time(), _SHORT)
    return " ".join(half.replace(" ", "\N{NO-BREAK SPACE}") for half in halves)


def day_and_month(day: date) -> str:
    """Return the *day* with its month in words, without a year."""
    return _locale().toString(_in_qt(day), translate("Dates", "d MMMM", "a pattern of Qt: d day, MMMM month"))


def long_date(day: date) -> str:
    """Return the *day* with its weekday, its month in words, and its year."""
    return _locale().toString(_in_qt(day), QLocale.FormatType.LongFormat)


def month_in_short(day: date) -> str:
    """Return the month of *day*, abbreviated."""
    return _locale().standaloneMonthName(day.month, QLocale.FormatType.ShortFormat)


def _locale() -> QLocale:
    """Return the locale for words, which are those of the language in use."""
    return _AT_HOME.get(language()) or QLocale(language())


def _in_qt(day: date) -> QDate:
    return QDate(day.year, day.month, day.day)
