"""The files that winget, Homebrew and Flathub ask for, made of what is published and the texts for stores."""

from __future__ import annotations

import hashlib
import json
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from publishing import distribution, project, texts
from publishing.project import Unready

FLATPAK = Path("packaging/flatpak")
FROM_CHECKOUT = "      - type: dir\n        path: ../..\n"
"""The sources in our own manifest, which Flathub wants by tag and commit."""
MODULES = {
    "python-modules.json": ("requirements.lock", []),
    "build-modules.json": ("requirements-solver.lock", ["*"]),
}
"""The modules of Python in the Flatpak: the lock file of each, and what of it goes when all is built."""
LOCALES = {
    "en": "en-US",
    "es": "es-ES",
    "fr": "fr-FR",
    "de": "de-DE",
    "da": "da-DK",
    "it": "it-IT",
    "pt": "pt-PT",
    "ja": "ja-JP",
}
WINGET = "1.9.0"
"""The version of winget's schema."""
GLIBC = ("manylinux_2_39", "manylinux_2_34", "manylinux_2_28", "manylinux_2_17", "manylinux2014")
RUNTIME_PYTHON = "3.13"
"""The Python of the Flatpak's runtime."""


def write(root: Path, folder: Path) -> None:
    """Write the files for the stores below *folder*, which has the published files of one version."""
    version = distribution.stated(root)[distribution.DISTRIBUTIONS[0]]
    files = {**winget(root, folder, version), **homebrew(root, folder, version), **flathub(root, version)}
    for name, text in files.items():
        path = folder / "stores" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")
        print(path)


def digest(folder: Path, name: str) -> str:
    """Return the SHA-256 of a published file; raise `Unready` if it was not built."""
    path = folder / name
    if not path.is_file():
        raise Unready(f"{name} is missing, so there is nothing for the store to fetch")
    return hashlib.sha256(path.read_bytes()).hexdigest()


def winget(root: Path, folder: Path, version: str) -> dict[str, str]:
    """Return winget's manifests: of the version, of the installer, and one for each language."""
    home = project.home(root)
    name = f"ombre-{version}-windows-x86-64-setup.exe"
    package = f"{home.split('/')[-2]}.Ombre"
    common = {"PackageIdentifier": package, "PackageVersion": version}
    words = texts.read(root)
    installer = {
        "Architecture": "x64",
        "InstallerUrl": f"{home}/releases/download/v{version}/{name}",
        "InstallerSha256": digest(folder, name).upper(),
    }
    manifests: dict[str, dict[str, Any]] = {
        "": common | {"DefaultLocale": "en-US"},
        ".installer": common
        | {
            "InstallerType": "nullsoft",
            "Scope": "user",
            "FileExtensions": ["ombre"],
            "Installers": [installer],
        },
    }
    for code, locale in LOCALES.items():
        manifests[f".locale.{locale}"] = common | {
            "PackageLocale": locale,
            "Publisher": texts.DEVELOPER,
            "PublisherUrl": home,
            "PackageName": "Ombre",
            "License": "MIT",
            "ShortDescription": words.summary[code],
            "Description": " ".join(paragraph[code] for paragraph in words.paragraphs),
        }
    kinds = {"": "version", ".installer": "installer", ".locale.en-US": "defaultLocale"}
    return {
        f"winget/{package}{part}.yaml": _yaml(
            manifest | {"ManifestType": kinds.get(part, "locale"), "ManifestVersion": WINGET}
        )
        for part, manifest in manifests.items()
    }


def _yaml(manifest: dict[str, Any]) -> str:
    """Return *manifest* as YAML, whose values may be written as in JSON."""
    return "".join(f"{key}: {json.dumps(value, ensure_ascii=False)}\n" for key, value in manifest.items())


def homebrew(root: Path, folder: Path, version: str) -> dict[str, str]:
    """Return Homebrew's cask. It has no `zap`, which would delete the games."""
    home = project.home(root)
    arm, intel = (digest(folder, f"ombre-{version}-macos-{kind}.dmg") for kind in ("arm64", "x86-64"))
    cask = f"""cask "ombre" do
  arch arm: "arm64", intel: "x86-64"

  version "{version}"
  sha256 arm:   "{arm}",
         intel: "{intel}"

  url "{home}/releases/download/v#{{version}}/ombre-#{{version}}-macos-#{{arch}}.dmg"
  name "Ombre"
  desc "{texts.read(root).summary["en"].removeprefix("The ").capitalize()}"
  homepage "{home}"

  depends_on macos: ">= :ventura"

  app "Ombre.app"
end
"""
    return {"homebrew/ombre.rb": cask}


def flathub(root: Path, version: str) -> dict[str, str]:
    """Return Flathub's manifest: ours, with the sources by tag and commit."""
    name = f"{texts.ID}.yml"
    ours = (root / FLATPAK / name).read_text(encoding="utf-8")
    asked = ["git", "-C", str(root), "rev-parse", "HEAD"]
    commit = subprocess.run(asked, check=True, stdout=subprocess.PIPE, text=True).stdout.strip()
    source = f"      - type: git\n        url: {project.home(root)}.git\n"
    source += f"        tag: v{version}\n        commit: {commit}\n"
    return {f"flathub/{name}": ours.replace(FROM_CHECKOUT, source)}


def write_modules(root: Path) -> None:
    """
    Write what the Flatpak installs of Python: the wheels that the lock files name, with their addresses.

    Pip finds the addresses and checks the hashes, so this needs a network; the Flatpak's build then does not.
    """
    for name, (lock, cleanup) in MODULES.items():
        single: dict[str, dict[str, Any]] = {}
        for source in [one for machine in ("x86_64", "aarch64") for one in _wheels(root / lock, machine)]:
            # A wheel for every processor is there twice.
            single[source["url"]] = _for_all(source) if source["url"] in single else source
        path = root / FLATPAK / name
        path.write_text(json.dumps(module(name, cleanup, list(single.values())), indent=2) + "\n", "utf-8")
        print(path)


def module(name: str, cleanup: list[str], sources: list[dict[str, Any]]) -> dict[str, Any]:
    """Return the module of a Flatpak that installs the wheels in *sources*."""
    install = "pip3 install --no-index --no-deps --prefix=${FLATPAK_DEST} *.whl"
    built = {"name": name.removesuffix(".json"), "buildsystem": "simple", "build-commands": [install]}
    return built | {"cleanup": cleanup, "sources": sources}


def _for_all(source: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in source.items() if key != "only-arches"}


def _wheels(lock: Path, machine: str) -> list[dict[str, Any]]:
    platforms = [word for glibc in GLIBC for word in ("--platform", f"{glibc}_{machine}")]
    with TemporaryDirectory() as folder:
        report = Path(folder, "report.json")
        asked = ["--dry-run", "--ignore-installed", "--quiet", "--report", str(report), "--require-hashes"]
        wanted = ["--only-binary", ":all:", "--python-version", RUNTIME_PYTHON, *platforms]
        target = ["--target", folder, "--no-deps", "--requirement", str(lock)]
        pip = [sys.executable, "-I", "-m", "pip", "install"]
        subprocess.run([*pip, *asked, *wanted, *target], check=True)
        found = json.loads(report.read_text(encoding="utf-8"))["install"]
    infos = [one["download_info"] for one in found]
    return [
        {
            "type": "file",
            "url": info["url"],
            "sha256": info["archive_info"]["hashes"]["sha256"],
            "only-arches": [machine],
        }
        for info in infos
    ]
