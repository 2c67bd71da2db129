"""The imports of the package, and when they are loaded."""

import subprocess
import sys
from pathlib import Path

import ombre_desktop.storage

FOLDER = Path(ombre_desktop.storage.__file__).parent


def run(code):
    """Run *code* in an interpreter that has loaded nothing of ours; what it prints."""
    program = [sys.executable, "-c", code]
    return subprocess.run(program, cwd=FOLDER.parents[1], capture_output=True, text=True, check=True).stdout


def test_no_module_needs_a_window():
    """Everything can be imported where Qt is not."""
    names = sorted(f"ombre_desktop.storage.{path.stem}" for path in FOLDER.glob("[a-z]*.py"))

    run("import sys; sys.modules['PySide6'] = None; import " + ", ".join(names))


def test_the_first_frame_loads_nothing_heavy():
    """Folders and a first look come without pydantic, SQLite and the engine."""
    loaded = run(
        "import sys, ombre_desktop.storage.folders, ombre_desktop.storage.startup_preferences;"
        "print(*[name for name in ('pydantic', 'sqlite3', 'ombre_desktop.engine') if name in sys.modules])"
    )

    assert "" == loaded.strip()
