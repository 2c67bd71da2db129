"""The actions that the workflows use: each by the digest of a commit, so that a moved tag changes nothing."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

from publishing.project import Unready

USED = re.compile(r"(?<=uses: )(?P<action>[\w-]+/[\w-]+)@(?P<at>\S+)(?: # (?P<tag>\S+))?")
DIGEST = re.compile(r"[0-9a-f]{40}")


def workflows(root: Path) -> list[Path]:
    """Return the files of the workflows."""
    return sorted((root / ".github" / "workflows").glob("*.yml"))


def unpinned(root: Path) -> set[str]:
    """Return the actions that are named by a tag."""
    used = [match for path in workflows(root) for match in USED.finditer(path.read_text(encoding="utf-8"))]
    return {match[0] for match in used if not DIGEST.fullmatch(match["at"])}


def pin(root: Path) -> None:
    """Replace every tag of an action by the commit it names now, and keep the tag beside it."""
    for path in workflows(root):
        text = USED.sub(_pinned, path.read_text(encoding="utf-8"))
        path.write_text(text, encoding="utf-8")


def _pinned(used: re.Match[str]) -> str:
    if DIGEST.fullmatch(used["at"]):
        return used[0]
    action, tag = used["action"], used["at"]
    asked = ["git", "ls-remote", f"https://github.com/{action}", f"refs/tags/{tag}", f"refs/tags/{tag}^{{}}"]
    lines = subprocess.run(asked, check=True, stdout=subprocess.PIPE, text=True).stdout.split()
    if not lines:
        raise Unready(f"{action} has no tag {tag}")
    return f"{action}@{lines[-2]} # {tag}"  # a tag that is an object of its own comes before its commit
