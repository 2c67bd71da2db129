"""The papers of the checkout as pages of the site, in the same folders, so that their links lead on."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from posixpath import join, normpath

ROOT = Path(__file__).resolve().parents[2]
SECTIONS = {
    "Ombre": ("README.md", "CHANGELOG.md", "CREDITS.md", "docs/opening-on-a-mac.md"),
    "For programs": (
        *("packaging/distributions/engine/README.md", "docs/engine.md"),
        *("packaging/distributions/players/README.md", "docs/bots.md", "docs/data.md"),
        *("docs/deal-codes.md", "docs/fair-shuffle.md", "docs/rules/records.md"),
        "ombre_desktop/players/README.md",
    ),
    "The rules in numbers": (
        "docs/rules/README.md",
        "docs/rules/*.md",
        "ombre_desktop/engine/variants/README.md",
    ),
    "For contributors": (
        *("ARCHITECTURE.md", "CONTRIBUTING.md", "docs/adding-a-game.md", "docs/languages.md", "docs/*.md"),
        *("SECURITY.md", "CODE_OF_CONDUCT.md", "benchmarks/README.md"),
    ),
}
"""The sections of the site, and the papers in each, unless a section before has them."""
_LINK = re.compile(r"(!?\[[^]]*\]\()(?!https?://|#|mailto:)([^)#]+)(#[^)]*)?\)")


def write(pages: Path, home: str) -> dict[str, list[str]]:
    """Write the papers below *pages*; what is no page is linked at *home*. Return the paths by section."""
    every: set[str] = set()
    found = {}
    for section, patterns in SECTIONS.items():
        found[section] = [path for path in dict.fromkeys(_named(patterns)) if path not in every]
        every.update(found[section])
    for path in every:
        _write(path, pages, home, every)
    return found


def _named(patterns: tuple[str, ...]) -> Iterator[str]:
    for pattern in patterns:
        yield from sorted(path.relative_to(ROOT).as_posix() for path in ROOT.glob(pattern))


def _write(path: str, pages: Path, home: str, every: set[str]) -> None:
    """Write one paper, with the pictures that it shows."""

    def lead(link: re.Match[str]) -> str:
        place = normpath(join(Path(path).parent.as_posix(), link[2]))
        if place in every:
            return link[0]
        if link[1].startswith("!") or (ROOT / place).suffix in (".jpg", ".png", ".webp"):
            _copy(place, pages)
            return link[0]
        if (ROOT / place / "README.md").is_file() and f"{place}/README.md" in every:
            return f"{link[1]}{link[2].rstrip('/')}/README.md{link[3] or ''})"
        kind = "tree" if (ROOT / place).is_dir() else "blob"
        return f"{link[1]}{home}/{kind}/HEAD/{place}{link[3] or ''})"

    target = pages / path
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(_LINK.sub(lead, (ROOT / path).read_text(encoding="utf-8")), encoding="utf-8")


def _copy(place: str, pages: Path) -> None:
    (pages / place).parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(ROOT / place, pages / place)
