"""Check the subject of a commit: ``python tools/commit_subject.py FILE``, as git calls a hook."""

from __future__ import annotations

import sys
from pathlib import Path

FEWEST, MOST = 12, 60
"""The characters of a subject."""


def complaint(message: str) -> str:
    """Return what is wrong with the subject of *message*, or an empty string."""
    subject = message.partition("\n")[0]
    if subject.startswith(("Merge ", "Revert ", "fixup! ", "squash! ")):
        return ""
    if not FEWEST <= len(subject) <= MOST:
        return f"the subject has {len(subject)} characters; it may have {FEWEST} to {MOST}"
    if not subject[0].isupper() or subject.endswith("."):
        return "the subject begins with a capital letter and ends without a full stop"
    return ""


if __name__ == "__main__":
    sys.exit(complaint(Path(sys.argv[1]).read_text(encoding="utf-8")))
