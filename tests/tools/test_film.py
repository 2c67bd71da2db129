"""The film that the readme shows: a whole deal, within its bounds."""

from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FILM = ROOT / "docs" / "deal.webp"
LARGEST = 2_000_000
"""The greatest size of the film in bytes."""


def test_the_film_of_the_readme_has_its_length_and_size():
    """It is a whole deal in about twelve seconds, below two megabytes."""
    content = FILM.read_bytes()
    shown, at = [], 12
    while at < len(content):
        length = int.from_bytes(content[at + 4 : at + 8], "little")
        if content[at : at + 4] == b"ANMF":
            shown.append(int.from_bytes(content[at + 20 : at + 23], "little"))
        at += 8 + length + length % 2

    assert len(content) <= LARGEST
    assert 11_000 < sum(shown) < 13_500
    assert len(shown) > 150
    assert "(docs/deal.webp)" in (ROOT / "README.md").read_text(encoding="utf-8").partition("\n## ")[0]
