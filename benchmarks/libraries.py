#!/usr/bin/env python3
"""
Run the tests that PettingZoo and OpenSpiel have for environments, on every game.

``python benchmarks/libraries.py [--games a,b] [--cycles 300]``

These are the tests of the interface and of seeds for the first, and random play with copies and a written
state for the second. Where a library is missing, the script works in a fresh environment, into which pip
downloads it; OpenSpiel has no wheel for Windows and is left out there.
"""

from __future__ import annotations

import os
import subprocess
import sys
import venv
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from options import Options

from ombre_desktop.engine import ruleset_names

LIBRARIES = {"pettingzoo": "pettingzoo>=1.24", "numpy": "numpy>=1.26"}
if os.name != "nt":
    LIBRARIES["pyspiel"] = "open_spiel>=1.5"


def main(arguments: list[str] | None = None) -> int:
    """Test each game and print its name; return 1 at the first that fails."""
    given = sys.argv[1:] if arguments is None else arguments
    parser = Options(__doc__)
    parser.some("--games", ruleset_names())
    parser.count("--cycles", 300, "steps of PettingZoo's test in each game")
    options = parser.parse_args(given)
    if any(find_spec(library) is None for library in LIBRARIES):
        return in_fresh_environment(given)
    for game in options.games:
        try_in_petting_zoo(game, options.cycles)
        if "pyspiel" in LIBRARIES:
            try_in_open_spiel(game)
        print(game, flush=True)
    return 0


def in_fresh_environment(given: list[str]) -> int:
    """Run this script where the libraries are installed; return its status."""
    with TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True, symlinks=os.name != "nt")
        python = Path(folder, "Scripts/python.exe" if os.name == "nt" else "bin/python")
        subprocess.run([python, "-m", "pip", "install", "--quiet", *LIBRARIES.values()], check=True)
        return subprocess.run([python, __file__, *given], check=False).returncode


def try_in_petting_zoo(game: str, cycles: int) -> None:
    """Run the tests of interface and seeds."""
    from pettingzoo.test import api_test, seed_test

    from ombre_desktop.envs.aec import env

    api_test(env(game), num_cycles=cycles)
    seed_test(lambda: env(game), num_cycles=cycles // 5)


def try_in_open_spiel(game: str) -> None:
    """Play two deals at random, checking every state."""
    import pyspiel

    import ombre_desktop.envs.open_spiel_game

    loaded = pyspiel.load_game("python_ombre", {"game": game})
    pyspiel.random_sim_test(loaded, num_sims=2, serialize=True, verbose=False)


if __name__ == "__main__":
    sys.exit(main())
