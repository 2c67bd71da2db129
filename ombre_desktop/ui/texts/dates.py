"""Days and hours, written as the person's system writes them."""

from __future__ import annotations

from datetime import datetime

from PySide6.QtCore import QDateTime, QLocale

BRITISH = QLocale(QLocale.Language.English, QLocale.Country.UnitedKingdom)
"""The form of dates where the system does not set one: that of the program's own words."""
_SHORT = QLocale.FormatType.ShortFormat


def person_locale() -> QLocale:
    """The locale in which the person reads dates; a bare system ("C") writes them as nobody would."""
    system = QLocale.system()
    is_bare = system.dateFormat(_SHORT) == QLocale.c().dateFormat(_SHORT)
    return BRITISH if is_bare else system


def day_and_hour(moment: datetime, locale: QLocale) -> str:
    """*moment* where the person is; in a narrow column it breaks between day and hour and nowhere else."""
    local = QDateTime.fromSecsSinceEpoch(int(moment.timestamp()))
    halves = locale.toString(local.date(), _SHORT), locale.toString(local.time(), _SHORT)
    return " ".join(half.replace(" ", "\N{NO-BREAK SPACE}") for half in halves)
