"""A step in building a wheel: lead the links of the readme to where the project lives."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

sys.path.append(str(Path(__file__).resolve().parents[1]))

from publishing.readme import absolute


class Readme(MetadataHookInterface):
    """A hook that gives the wheel a readme whose pictures can be seen on PyPI."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Put the readme into *metadata*, which is the table ``project``."""
        text = Path(self.root, "README.md").read_text(encoding="utf-8")
        text = absolute(text, metadata["urls"]["Source"])
        metadata["readme"] = {"content-type": "text/markdown", "text": text}
