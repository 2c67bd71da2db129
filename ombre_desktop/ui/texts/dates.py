"""Dates and times in the format of the person's system."""

from __future__ import annotations

from datetime import datetime

from PySide6.QtCore import QDateTime, QLocale

BRITISH = QLocale(QLocale.Language.English, QLocale.Country.UnitedKingdom)
"""The format of dates if the system sets none: that of the program's own language."""
_SHORT = QLocale.FormatType.ShortFormat


def person_locale() -> QLocale:
    """Return the locale for dates; a bare system ("C") has an unusual format."""
    system = QLocale.system()
    is_bare = system.dateFormat(_SHORT) == QLocale.c().dateFormat(_SHORT)
    return BRITISH if is_bare else system


def day_and_hour(moment: datetime, locale: QLocale) -> str:
    """Return *moment* in local time; a narrow column breaks it only between date and time."""
    local = QDateTime.fromSecsSinceEpoch(int(moment.timestamp()))
    halves = locale.toString(local.date(), _SHORT), locale.toString(local.time(), _SHORT)
    return " ".join(half.replace(" ", "\N{NO-BREAK SPACE}") for half in halves)
