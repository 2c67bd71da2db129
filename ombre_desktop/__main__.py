"""Start the table: ``ombre-desktop [FILE.ombre]``, or ``python -m ombre_desktop``."""

import sys

from ombre_desktop.isolation import isolate
from ombre_desktop.terminal import command


def main() -> int:
    """Run the program; import only what its options need."""
    isolate()
    if sys.argv[1:2] == ["--players"]:
        # A frozen program serves as its own players' process.
        from ombre_desktop.players.process import main as serve  # noqa: PLC0415

        serve()
        return 0
    from ombre_desktop.ui.shell.application import run  # noqa: PLC0415

    return command(lambda: run(sys.argv[1:]))


if __name__ == "__main__":
    sys.exit(main())
