"""Tools for lessons: checks, random walks, and a search for deals."""
