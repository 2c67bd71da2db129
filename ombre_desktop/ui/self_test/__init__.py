"""The self-test: the program checks, in a temporary home, that it is complete and works."""
