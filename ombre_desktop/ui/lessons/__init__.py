"""Lessons: deals at the real table, with a teacher who speaks at facts."""
