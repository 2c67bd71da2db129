"""The feature that has one deal for each day, the same for everybody."""
