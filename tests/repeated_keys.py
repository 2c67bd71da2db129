"""Keys that stand twice in a dict: the first value is lost, and Python accepts it silently."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator


def repeated_keys(nodes: Iterable[ast.AST]) -> Iterator[str]:
    """
    Yield every key of a dict literal among *nodes* that overwrites an earlier one, as ``line key``.

    Ruff finds repeated literals, but not members of enums.
    """
    for node in nodes:
        if not isinstance(node, ast.Dict) or len(node.keys) < 2:
            continue
        seen: set[str] = set()
        for key in filter(None, node.keys):
            written = repr(key.value) if isinstance(key, ast.Constant) else ast.unparse(key)
            if written in seen:
                yield f"{key.lineno} {written}"
            seen.add(written)
