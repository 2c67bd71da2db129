#!/usr/bin/env bash
# Write the lock files anew from pyproject.toml. Needs uv; add --upgrade for the newest versions.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

lock() { # name of the lock file, more arguments
  uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
    --custom-compile-command packaging/setup/lock.sh --constraint packaging/setup/constraints.txt \
    --output-file "$@" pyproject.toml
}

lock requirements.lock "$@"
# The tests run against the very versions that are played with.
lock requirements-test.lock --constraint requirements.lock --group dev "$@"

# What compiles the solver, where it is compiled; nothing of the game itself.
uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
  --custom-compile-command packaging/setup/lock.sh --output-file requirements-solver.lock "$@" \
  --group solver

# What freezes the program; it compiles the solver with the very same tools.
uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
  --custom-compile-command packaging/setup/lock.sh --constraint requirements-solver.lock \
  --output-file requirements-frozen.lock "$@" --group frozen
