#!/bin/bash
# Double-click to play on macOS. Looks for a Python that is new enough, then leaves everything to play.py.
cd "$(dirname "${BASH_SOURCE[0]}")" || exit 1
# Finder knows only the system's own search path.
PATH="/opt/homebrew/bin:/usr/local/bin:$PATH:/Library/Frameworks/Python.framework/Versions/Current/bin"

for python in python3.14 python3.13 python3.12 python3.11; do
    # A name proves nothing: version managers leave hollow ones behind.
    if "$python" -I -c "" 2>/dev/null; then
        exec "$python" play.py --detached "$@"
    fi
done
echo "Ombre needs Python 3.11 or newer, which is not on this Mac yet."
echo "It is free: https://www.python.org/downloads/"
exit 1
