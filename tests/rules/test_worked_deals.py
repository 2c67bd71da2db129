"""
Worked deals of the games that are still played, chapters 20 to 26.

They were played out by chance, card by card, by a program that shares no code with this one, with
results and payments worked out from the rules.
"""

from pathlib import Path

import pytest

from ombre_desktop.engine.notation import format_record, read_records

FILES = sorted((Path(__file__).parent / "worked").glob("*.ombre"))


@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_24_5_worked_deals_come_to_their_results(file):
    """Every move is lawful, and every result is the one that the other program found."""
    text = file.read_text(encoding="utf-8")
    readings = read_records(text)

    assert [] == [str(flaw) for reading in readings for flaw in reading.flaws]
    assert text == "\n".join(format_record(reading.record) for reading in readings if reading.record)
    assert all(reading.record and reading.record.state.outcome for reading in readings)
