"""SHA-256 without OpenSSL."""

import hashlib
import subprocess
import sys
from pathlib import Path

import ombre_desktop
from ombre_desktop.engine import digest

ROOT = Path(ombre_desktop.__file__).parents[1]


def test_it_is_the_checksum_of_hashlib(monkeypatch):
    """Also where Python has no other of its own."""
    texts = [b"", b"ombre", bytes(range(256)) * 9]
    expected = [hashlib.sha256(text).hexdigest() for text in texts]

    assert expected == [digest.sha256(text).hexdigest() for text in texts]
    for name in ("_sha2", "_sha256"):
        monkeypatch.setitem(sys.modules, name, None)
    assert expected == [digest._constructor()(text).hexdigest() for text in texts]


def test_the_table_loads_no_openssl():
    """It would take three megabytes."""
    asked = f"""
import sys
sys.path.append({str(ROOT)!r})
import ombre_desktop.engine.codes.numbered
import ombre_desktop.engine.written_shuffle
import ombre_desktop.ui.dialogs.rules_source
import ombre_desktop.ui.model.sitting
print("_hashlib" in sys.modules)
"""
    run = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=False)

    assert "False\n" == run.stdout, run.stderr
