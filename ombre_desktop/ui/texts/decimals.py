"""Numbers with decimals in the format of the person's system."""

from __future__ import annotations

from ombre_desktop.ui.texts.dates import person_locale


def decimal(value: float, places: int) -> str:
    """Return *value* with so few decimal *places*, and a true minus if it is rounded to less than 0."""
    shown = round(value, places)
    return f"{'−' if shown < 0 else ''}{person_locale().toString(float(abs(shown)), 'f', places)}"


def signed_decimal(value: float, places: int) -> str:
    """Return the number as :func:`decimal` does, with a plus if positive; 0 has no sign."""
    return f"{'+' if round(value, places) > 0 else ''}{decimal(value, places)}"
