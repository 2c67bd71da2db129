"""A release: prepared, checked, and drafted for a person to publish."""

import os
import shutil
import subprocess
import sys
from datetime import date
from pathlib import Path

import pytest
import release
from publishing import actions, distribution, drafting, project, readme, rehearsal, texts
from publishing.project import Unready

from ombre_desktop.ui.shell.table_window import SMALLEST

ROOT = Path(__file__).resolve().parents[2]
WRITTEN = (
    "pyproject.toml",
    "CHANGELOG.md",
    "CITATION.cff",
    "ombre_desktop/__init__.py",
    "packaging/linux",
    "changes",
)


@pytest.fixture
def published(tmp_path):
    (tmp_path / "ombre-1.0.0-linux-x86-64.tar.xz").write_bytes(b"program")
    (tmp_path / "ombre_desktop-1.0.0.tar.gz").write_bytes(b"source")
    return tmp_path


@pytest.fixture
def copy(tmp_path):
    """Provide a copy of what a release writes, at an address."""
    for name in WRITTEN:
        source, target = ROOT / name, tmp_path / name
        target.parent.mkdir(exist_ok=True)
        shutil.copytree(source, target) if source.is_dir() else shutil.copy(source, target)
    (tmp_path / "tools").mkdir()
    (tmp_path / "tools" / "languages").symlink_to(ROOT / "tools" / "languages")
    project.move(tmp_path, rehearsal.ADDRESS)
    texts.write(tmp_path)
    return tmp_path


# Preparing.


def test_a_version_is_written_wherever_it_stands(copy):
    """The fragments of the changes become its notes, and nothing else differs."""
    before = {path: path.read_bytes() for path in files_in(copy)}

    written = distribution.prepare(copy, "7.8.9", date(2030, 1, 2))

    distribution.check(copy, "v7.8.9")
    assert "7.8.9" in (copy / "CHANGELOG.md").read_text(encoding="utf-8")
    changed = {path for path in files_in(copy) | set(before) if before.get(path) != content(path)}
    assert changed <= {copy / path for path in written}


def files_in(folder):
    return {path for path in folder.rglob("*") if path.is_file() and "languages" not in path.parts}


def content(path):
    return path.read_bytes() if path.exists() else None


@pytest.mark.parametrize("tag", ["v7.8.8", "7.8.9", "v7.8.9-rc"])
def test_a_tag_that_differs_is_refused(copy, tag):
    distribution.prepare(copy, "7.8.9", date(2030, 1, 2))

    with pytest.raises(Unready, match="the tag is"):
        distribution.check(copy, tag)


def test_a_version_that_is_not_newer_is_refused(copy):
    distribution.prepare(copy, "7.8.9", date(2030, 1, 2))

    with pytest.raises(Unready, match="not newer"):
        distribution.prepare(copy, "7.8.8", date(2030, 1, 3))


def test_nothing_is_prepared_for_an_address_that_stands_for_none(copy):
    project.move(copy, rehearsal.ADDRESS)
    path = copy / "pyproject.toml"
    text = path.read_text(encoding="utf-8").replace(rehearsal.ADDRESS, "https://ombre.invalid/owner/ombre")
    path.write_text(text, encoding="utf-8")

    with pytest.raises(Unready, match="Nobody has said where the project lives"):
        distribution.prepare(copy, "7.8.9", date(2030, 1, 2))


def test_the_texts_of_stores_are_those_of_the_table():
    assert [] == texts.stale(ROOT)


def test_stores_are_told_the_smallest_window():
    assert min(SMALLEST) == texts.SMALLEST_SCREEN


# Drafting.


@pytest.mark.skipif(sys.platform != "linux", reason="sha256sum is a command of Linux")
def test_the_checksums_are_those_that_people_compare(published):
    drafting.write_checksums(published)

    check = ["sha256sum", "--check", "--strict", drafting.CHECKSUMS]
    done = subprocess.run(check, cwd=published, capture_output=True, text=True, check=True)

    assert 2 == done.stdout.count(": OK")


def test_checksums_that_were_written_before_are_not_counted(published):
    assert drafting.write_checksums(published) == drafting.write_checksums(published)


def test_nothing_is_published_without_a_person(published):
    command = drafting.draft_command(ROOT, "v1.0.0", published)

    assert ["gh", "release", "create", "v1.0.0", "--draft"] == command[:5]
    assert {str(path) for path in published.iterdir()} <= set(command)


def test_the_draft_lists_what_was_not_built(published):
    """One red job blocks nothing, and nothing goes missing unseen."""
    notes = drafting.notes(ROOT, published)

    assert "* wheel for Windows\n" in notes
    assert "* Linux, x86-64\n" not in notes


def test_without_a_tag_there_is_no_draft(published, monkeypatch, capsys):
    monkeypatch.setenv("GITHUB_REF_NAME", "main")

    assert 0 == release.main(["draft", str(published)])
    assert "no release" in capsys.readouterr().out


# The rest.


def test_the_readme_leads_somewhere_from_pypi():
    text = "![A table](docs/table.jpg) [Rules](docs/rules/README.md) [Qt](https://qt.io) [Below](#below)"

    assert (
        "![A table](https://x/raw/HEAD/docs/table.jpg) [Rules](https://x/blob/HEAD/docs/rules/README.md) "
        "[Qt](https://qt.io) [Below](#below)"
    ) == readme.absolute(text, "https://x")


def test_an_action_is_pinned_by_a_digest(tmp_path):
    (tmp_path / ".github" / "workflows").mkdir(parents=True)
    workflow = tmp_path / ".github" / "workflows" / "a.yml"
    workflow.write_text(f"uses: a/b@{'0' * 40} # v1\nuses: c/d@v2\n", encoding="utf-8")

    assert {"c/d@v2"} == actions.unpinned(tmp_path)


@pytest.mark.skipif(os.name == "nt", reason="the failing program is a shell script")
def test_a_command_that_fails_is_heard(tmp_path, monkeypatch, capfd):
    """Its output and its errors are both shown."""
    workflow = tmp_path / ".github" / "workflows" / "a.yml"
    workflow.parent.mkdir(parents=True)
    workflow.write_text("uses: c/d@v2\n", encoding="utf-8")
    git = tmp_path / "git"
    git.write_text("#!/bin/sh\necho said\necho complained >&2\nexit 3\n", encoding="utf-8")
    git.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))

    with pytest.raises(subprocess.CalledProcessError):
        actions.pin(tmp_path)
    with pytest.raises(subprocess.CalledProcessError):
        rehearsal.try_tool("git", str(workflow))

    heard = capfd.readouterr()
    assert ("said", 2) == (heard.out.strip(), heard.err.count("complained"))
