#!/usr/bin/env bash
# Write the lock files again from pyproject.toml. This needs uv; add --upgrade for the newest versions.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

lock() { # name of the lock file, more arguments
  uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
    --custom-compile-command packaging/setup/lock.sh --constraint packaging/setup/constraints.txt \
    --no-emit-package ombre-players --no-emit-package ombre-engine --output-file "$@" pyproject.toml
}

lock requirements.lock "$@"
# The tests run with the same versions as the game.
lock requirements-test.lock --constraint requirements.lock --group dev "$@"

# The packages that compile the solver; the game itself does not need them.
uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
  --custom-compile-command packaging/setup/lock.sh --output-file requirements-solver.lock "$@" \
  --group solver

# The packages that freeze the program, with the same versions of the tools that compile the solver.
uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
  --custom-compile-command packaging/setup/lock.sh --constraint requirements-solver.lock \
  --output-file requirements-frozen.lock "$@" --group frozen
