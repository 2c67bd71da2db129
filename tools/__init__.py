"""Programs for developers, run from the root of the repository: ``python -m tools.art``, for one."""
