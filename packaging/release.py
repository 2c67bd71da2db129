"""
The steps of a release: ``python packaging/release.py STEP``; docs/releasing.md tells when.

``prepare VERSION`` writes the version, the date and the notes wherever they stand, and ``check TAG``
refuses a tag that differs. ``address URL`` tells the project where it lives. ``texts`` writes the texts for
stores again, ``pictures FOLDER`` takes their pictures, ``site FOLDER`` builds the site, and ``data FOLDER``
writes the sample of data. ``wheels FOLDER`` builds the wheels by cibuildwheel, ``sbom FOLDER`` writes what
the program is built on, and ``flatpak`` what the Flatpak fetches of Python. ``checksums FOLDER`` writes
SHA256SUMS, and ``draft FOLDER`` drafts the release with GitHub's command ``gh``. ``stores FOLDER`` makes
the files for winget, Homebrew and Flathub out of what is published in FOLDER. ``pin`` replaces each tag of
an action by the commit it names. ``rehearse`` tries in a copy all that needs no network.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory

from publishing import actions, distribution, drafting, own_tools, project, rehearsal, stores, texts
from publishing.project import ROOT, Unready
from setup import launch
from setup.checkout import PLAY_LOCK

SAMPLE, SAMPLED = "ombre-sample-renegado-1000.jsonl", ("strong", "steady", "novice")
"""The file of the sample of data, and the players in it."""
Step = Callable[[argparse.Namespace], object]


def main(words: list[str] | None = None) -> int:
    """Run the step that is asked for; return the status of the process."""
    assert __doc__
    shape = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=shape)
    steps = parser.add_subparsers(dest="step", required=True)
    for name, (_, argument, read) in STEPS.items():
        step = steps.add_parser(name)
        if argument:
            step.add_argument(argument, type=read)
    chosen = parser.parse_args(words)
    try:
        STEPS[chosen.step][0](chosen)
    except Unready as reason:
        print(f"release.py: {reason}", file=sys.stderr)
        return 1
    except subprocess.CalledProcessError as failed:
        return failed.returncode
    return 0


def prepare(chosen: argparse.Namespace) -> None:
    """Prepare the checkout for a version, and say what to do next."""
    today = datetime.now(UTC).date()
    for path in distribution.prepare(ROOT, chosen.version, today):
        print(path.relative_to(ROOT).as_posix())
    print(f"Look at `git diff`, commit, push. When CI is green: git tag v{chosen.version}, and push the tag.")


def check(chosen: argparse.Namespace) -> None:
    """Refuse a tag that is not the version of every distribution."""
    distribution.check(ROOT, chosen.tag)
    print(f"{chosen.tag} is the version that stands everywhere.")


def address(chosen: argparse.Namespace) -> None:
    """Write the address of the project, and the texts that quote it."""
    project.move(ROOT, chosen.url)
    texts.write(ROOT)


def pictures(chosen: argparse.Namespace) -> None:
    """Take the pictures that stores show."""
    in_the_program("tools.screenshots.store", chosen.folder.resolve())


def data(chosen: argparse.Namespace) -> None:
    """Write the sample of data, with every decision judged."""
    chosen.folder.mkdir(parents=True, exist_ok=True)
    words = [
        "play",
        "--seats",
        ",".join(SAMPLED),
        "--deals",
        "1000",
        "--seed",
        "sample",
        "--no-rows",
        "--judge",
    ]
    in_the_program("ombre_desktop.players", *words, "--data", chosen.folder.resolve() / SAMPLE)


def site(chosen: argparse.Namespace) -> None:
    """Build the site, and follow its links."""
    with TemporaryDirectory() as sources:
        in_the_program("tools.site", Path(sources).resolve())
        own_tools.build_site(Path(sources), chosen.folder)
    in_the_program("tools.site.links", chosen.folder.resolve())


def in_the_program(module: str, *words: str | Path) -> None:
    """Run a *module* with these *words*, in the environment that the set-up makes for the program."""
    python = launch.ready_environment(PLAY_LOCK).python
    variables = launch.with_checkout_on_path(os.environ)
    subprocess.run([python, "-P", "-m", module, *words], check=True, cwd=ROOT, env=variables)


def draft(chosen: argparse.Namespace) -> None:
    """Draft the release of the tag that this run is for, with everything that was built."""
    tag = os.environ.get("GITHUB_REF_NAME", "")
    if not tag.startswith("v"):
        print("This run is not for the tag of a version, so there is no release to draft.")
        return
    distribution.check(ROOT, tag)
    subprocess.run(drafting.draft_command(ROOT, tag, chosen.folder), check=True)


STEPS: dict[str, tuple[Step, str, Callable[[str], object]]] = {
    "prepare": (prepare, "version", distribution.version_of),
    "check": (check, "tag", str),
    "address": (address, "url", str),
    "texts": (lambda _: texts.write(ROOT), "", str),
    "stores": (lambda chosen: stores.write(ROOT, chosen.folder), "folder", Path),
    "flatpak": (lambda _: stores.write_modules(ROOT), "", str),
    "wheels": (lambda chosen: own_tools.build_wheels(ROOT, chosen.folder), "folder", Path),
    "sbom": (lambda chosen: own_tools.write_sbom(ROOT, chosen.folder), "folder", Path),
    "pictures": (pictures, "folder", Path),
    "site": (site, "folder", Path),
    "data": (data, "folder", Path),
    "checksums": (lambda chosen: print(drafting.write_checksums(chosen.folder)), "folder", Path),
    "draft": (draft, "folder", Path),
    "pin": (lambda _: actions.pin(ROOT), "", str),
    "rehearse": (lambda _: rehearsal.rehearse(ROOT), "", str),
}
"""Each step, with the name of its argument and how that is read."""

if __name__ == "__main__":
    sys.exit(main())
