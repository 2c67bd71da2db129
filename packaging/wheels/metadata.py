"""A step in building a wheel: give it the project's addresses, and a readme whose links lead there."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

sys.path.append(str(Path(__file__).resolve().parents[1]))

from publishing.project import ROOT, urls
from publishing.readme import absolute


class Addressed(MetadataHookInterface):
    """A hook for the metadata that stand once for all distributions, and a readme that PyPI can show."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Put addresses and readme into *metadata*, which is the table ``project``."""
        metadata.setdefault("urls", urls(ROOT))
        readme = Path(self.root, "README.md")
        folder = readme.parent.resolve().relative_to(ROOT).as_posix()
        text = absolute(readme.read_text(encoding="utf-8"), metadata["urls"]["Source"], folder)
        metadata["readme"] = {"content-type": "text/markdown", "text": text}
