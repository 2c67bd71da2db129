"""The table on the screen: its geometry, its picture, and the things that lie on it."""
