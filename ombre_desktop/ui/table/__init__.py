"""The table as one sees it: its geometry, its picture, and the things that lie on it."""
