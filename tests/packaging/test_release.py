"""The last steps of a release: checksums, and a draft that a person publishes."""

import subprocess
import sys
from pathlib import Path

import pytest
import release

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def published(tmp_path):
    (tmp_path / "ombre-1.0-linux-x86-64.tar.xz").write_bytes(b"program")
    (tmp_path / "ombre-1.0.tar.gz").write_bytes(b"source")
    return tmp_path


@pytest.mark.skipif(sys.platform != "linux", reason="sha256sum is a command of Linux")
def test_the_checksums_are_those_that_people_compare(published):
    release.write_checksums(published)

    check = ["sha256sum", "--check", "--strict", release.CHECKSUMS]
    done = subprocess.run(check, cwd=published, capture_output=True, text=True, check=True)

    assert 2 == done.stdout.count(": OK")


def test_checksums_that_were_written_before_are_not_counted(published):
    assert release.write_checksums(published) == release.write_checksums(published)


def test_nothing_is_published_without_a_person(published):
    command = release.draft_command("v1.0", published)

    assert ["gh", "release", "create", "v1.0", "--draft"] == command[:5]
    assert {str(path) for path in published.iterdir()} <= set(command)


def test_the_draft_says_what_is_new():
    changelog = "# Changelog\n\nWhat a player notices.\n\n## 1.1\n\n* A card.\n\n## 1.0\n\n* All.\n"

    assert "* A card." == release.news(changelog)


def test_without_a_tag_there_is_no_draft(published, monkeypatch, capsys):
    monkeypatch.setenv("GITHUB_REF_NAME", "main")
    monkeypatch.setattr(sys, "argv", ["release.py", "draft", str(published)])

    assert 0 == release.main()
    assert "no release" in capsys.readouterr().out
