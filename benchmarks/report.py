"""The report of a measured program: one line of JSON, then exit."""

from __future__ import annotations

import json
import os
import sys
import time

if sys.platform != "win32":
    import resource


class Report:
    """Moments of the monotonic clock, and sizes, to be reported at the end."""

    def __init__(self) -> None:
        self.moments: dict[str, int] = {}
        self.sizes: dict[str, float] = {}

    def mark(self, name: str) -> None:
        """Record the moment called *name*, and the work of all threads up to now, in milliseconds."""
        if name not in self.moments:
            self.moments[name] = time.monotonic_ns()
            self.sizes[f"{name}_worked"] = time.process_time_ns() / 1e6

    def end(self) -> None:
        """Print the report and end the process at once."""
        print(json.dumps({"moments": self.moments, "sizes": self.sizes}))
        sys.stdout.flush()
        os._exit(0)


def resident() -> float:
    """Return the resident memory of this process, in MB."""
    try:
        with open("/proc/self/status", encoding="ascii") as status:
            line = next(line for line in status if line.startswith("VmRSS"))
        return int(line.split()[1]) / 1024
    except OSError:
        assert sys.platform != "win32"
        peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        return peak / (1 << 20 if sys.platform == "darwin" else 1 << 10)
