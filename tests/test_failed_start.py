"""A start that fails says so in a sentence; the traceback is in a file."""

import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from ombre_desktop import failed_start

ROOT = Path(__file__).resolve().parents[1]
START = (
    "import sys, types; sys.path.insert(0, {root!r})\n{fault}\n"
    "from ombre_desktop.__main__ import main\nsys.exit(main())"
)
BROKEN_ENTRY = (
    "entry = types.ModuleType('ombre_desktop.ui.entry')\n"
    "def run(arguments): raise ValueError('a defect')\n"
    "entry.run = run; sys.modules[entry.__name__] = entry"
)
NO_ENTRY = "sys.modules['ombre_desktop.ui.entry'] = None"


@pytest.mark.parametrize(
    ("fault", "sentence", "cause"),
    [
        (BROKEN_ENTRY, failed_start.MISTAKE, "ValueError: a defect"),
        (NO_ENTRY, failed_start.INCOMPLETE, "ModuleNotFoundError"),
    ],
)
def test_the_program_ends_with_a_sentence(fault, sentence, cause, tmp_path):
    """It names the file with the details."""
    code = START.format(root=str(ROOT), fault=fault)
    variables = {"TMPDIR": str(tmp_path), "TEMP": str(tmp_path), "TMP": str(tmp_path)}

    done = subprocess.run(
        [sys.executable, "-c", code], env=variables, capture_output=True, text=True, check=False
    )

    (report,) = tmp_path.glob("ombre-failed-start-*.txt")
    assert (1, f"{sentence} The details are in {report}\n") == (done.returncode, done.stderr)
    assert cause in report.read_text(encoding="utf-8")


def test_without_room_for_the_details_there_is_the_sentence(monkeypatch, capsys, tmp_path):
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "nowhere"))

    assert 1 == failed_start.tell(ValueError("a defect"))
    assert f"{failed_start.MISTAKE}\n" == capsys.readouterr().err
