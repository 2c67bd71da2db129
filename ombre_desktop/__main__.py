"""Start the table: ``ombre-desktop [FILE.ombre]``, or ``python -m ombre_desktop``."""

import sys

from ombre_desktop.frozen import is_frozen, settle
from ombre_desktop.isolation import isolate
from ombre_desktop.terminal import command


def main() -> int:
    """Run the program; what is not needed for an option is not imported."""
    isolate()
    if is_frozen():
        settle()
    if sys.argv[1:2] == ["--players"]:
        # A frozen program serves as its own players' process.
        from ombre_desktop.players.process import main as serve  # noqa: PLC0415 - 200 ms

        serve()
        return 0
    return command(_run)


def _run() -> int:
    """Open the table; a library that the system lacks is named in a sentence."""
    try:
        from ombre_desktop.ui.entry import run  # noqa: PLC0415 - 400 ms, in vain for players
    except ImportError as error:
        from ombre_desktop.missing_library import sentence_for  # noqa: PLC0415 - 6 ms

        sentence = sentence_for(error)
        if sentence is None:
            raise
        print(sentence, file=sys.stderr)
        return 1
    return run(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
