"""The first page, with the game of *Just play*."""
