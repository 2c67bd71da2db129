"""Lessons: checked, measured, and their deals searched for."""
