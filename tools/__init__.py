"""Programs for developers, run from the root of the repository, for example ``python -m tools.art``."""
