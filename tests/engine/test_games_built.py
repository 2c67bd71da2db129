"""The games of a long file of records."""

from pathlib import Path

import pytest

from ombre_desktop.engine import variants
from ombre_desktop.engine.notation import read_records
from ombre_desktop.value import replace

RECORD = min((Path(__file__).parents[1] / "records" / "lhombre").glob("*.ombre"))


def test_a_game_is_built_once_for_a_file(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its house rules are read and its prices are found for one deal, not for each of three thousand."""
    built: list[str] = []
    game = variants.variant("lhombre")

    def build(house: str, seats: int) -> variants.Ruleset:
        built.append(house)
        return game.build(house, seats)

    monkeypatch.setattr(variants, "variant", lambda _: replace(game, build=build))

    readings = read_records(RECORD.read_text(encoding="utf-8") * 5)

    assert (5, 1) == (len(readings), len(built))
