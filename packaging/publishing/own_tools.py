"""Well-kept programs of others, each run in an environment of its own and at one version."""

from __future__ import annotations

import os
import subprocess
import venv
from pathlib import Path
from tempfile import TemporaryDirectory

from publishing import distribution

SBOM = "cyclonedx-bom==7.5.0"
WHEELS = "cibuildwheel==4.3.5"
SITE = "mkdocs==1.6.1 mkdocs-material==9.8.2 mkdocstrings==1.0.8 mkdocstrings-python==2.0.11"
"""The builder of the site. Material is cared for until May 2027; Zensical reads the same settings."""


def run(requirement: str, program: str, *arguments: str | Path) -> None:
    """Install what is required, and run a *program* of it; raise `CalledProcessError` if either fails."""
    with TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True, symlinks=os.name != "nt")
        programs = Path(folder, "Scripts" if os.name == "nt" else "bin")
        subprocess.run(
            [programs / "python", "-I", "-m", "pip", "install", "--quiet", *requirement.split()], check=True
        )
        subprocess.run([programs / program, *arguments], check=True)


def write_sbom(root: Path, folder: Path) -> None:
    """Write into *folder* what each distribution is built on, by the lock file, in the form of CycloneDX."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, version in distribution.stated(root).items():
        out = folder / f"{name}-{version}.cdx.json"
        options = ["--pyproject", str(root / "pyproject.toml"), "--output-reproducible", "-o", str(out)]
        run(SBOM, "cyclonedx-py", "requirements", *options, root / "requirements.lock")


def build_wheels(root: Path, folder: Path) -> None:
    """Build the players' wheel for all systems of this kind, by ``[tool.cibuildwheel]``."""
    with TemporaryDirectory() as place:
        copy = distribution.published_copy(root, Path(place, "copy"))
        run(WHEELS, "cibuildwheel", "--output-dir", folder, copy / distribution.WHEELS["ombre-players"])


def build_site(sources: Path, folder: Path) -> None:
    """Build the site in *folder* from the *sources* that `tools.site` writes; anything doubtful ends it."""
    settings = ["--config-file", str(sources / "mkdocs.yml"), "--site-dir", str(folder.resolve())]
    run(SITE, "mkdocs", "build", "--strict", "--quiet", *settings)
