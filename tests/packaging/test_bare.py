"""The frozen program on a bare Debian; tried where there is one, and said where there is none."""

import os
import subprocess
import sys
from pathlib import Path

import bare
import pytest

ROOT = Path(__file__).resolve().parents[2]
FROZEN = "OMBRE_FROZEN"
"""The variable that names the folder of a frozen program."""


@pytest.mark.skipif(FROZEN not in os.environ, reason=f"{FROZEN} names no frozen program")
def test_it_runs_where_nothing_is_installed():
    """A library that the folder lacks is noticed nowhere else."""
    if not bare.has_docker() and (lacking := bare.why_no_chroot()):
        pytest.skip(lacking)
    command = [sys.executable, ROOT / "packaging" / "frozen" / "bare.py", os.environ[FROZEN]]

    assert 0 == subprocess.run(command, check=False).returncode


def test_it_says_why_it_cannot_be_tried(monkeypatch, capsys, tmp_path):
    monkeypatch.setattr(bare, "has_docker", lambda: False)
    monkeypatch.setattr(bare, "why_no_chroot", lambda: "only root can")
    monkeypatch.setattr(sys, "argv", ["bare.py", str(tmp_path)])

    assert bare.SKIPPED == bare.main()
    assert "only root can" in capsys.readouterr().err
