"""The check that nothing is written outside the program's folders, and no network is used."""

from __future__ import annotations

from ombre_desktop.ui.self_test.bench import Bench
from ombre_desktop.ui.self_test.finding import FailedCheckError


def nothing_outside(bench: Bench) -> str:
    """Check which files and network connections all earlier checks have used."""
    written, asked = bench.watch.written, bench.watch.asked
    if written:
        raise FailedCheckError(f"written outside the program's folders: {', '.join(sorted(set(written)))}")
    if asked:
        raise FailedCheckError(f"asked of the network: {', '.join(sorted(set(asked)))}")
    return "no other folder, no network"
