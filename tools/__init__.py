"""Programs for developers, run from the root of the repository, for example ``python -m tools.languages``."""

import sys
from pathlib import Path

# Modules of the set-up. Their folder has the name of a common library, so it cannot be imported by that name.
sys.path.append(str(Path(__file__).resolve().parents[1] / "packaging"))
