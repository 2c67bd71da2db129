"""Kept moments against the present one: what a wrong clock wrote once is not believed for ever."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

AHEAD = timedelta(days=1)
"""The time by which a kept moment may lie ahead: clocks are set, and people travel. More is a wrong clock."""


def latest_believed(now: datetime) -> str:
    """Return the latest moment, as the history keeps times, that is believed at the time *now*."""
    return (now.astimezone(UTC) + AHEAD).isoformat(timespec="seconds")


def is_believed(moment: datetime, now: datetime) -> bool:
    """Return False if a kept *moment* lies in the future."""
    return moment <= now + AHEAD


def is_day_believed(day: int, today: int) -> bool:
    """Return False if a kept *day*, counted like *today*, lies in the future."""
    return day <= today + AHEAD.days
