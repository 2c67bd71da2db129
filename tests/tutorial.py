"""The code in docs/adding-a-game.md, by the file that each block belongs to."""

from __future__ import annotations

import re
from collections import defaultdict
from pathlib import Path

PAGE = (Path(__file__).resolve().parents[1] / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
CODE = re.compile(r"^```python\n# (\S+)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
GAME, PAYMENTS, TESTS = (
    *(f"ombre_desktop/engine/{module}.py" for module in ("variants/penny", "phases/trick_payments")),
    "tests/rules/test_penny.py",
)


def written(steps: int) -> dict[str, str]:
    """Return the files after *steps* blocks of the page: a later one replaces names that it defines again."""
    files: defaultdict[str, str] = defaultdict(str)
    for path, code in CODE.findall(PAGE)[:steps]:
        files[path] += code
    return files
