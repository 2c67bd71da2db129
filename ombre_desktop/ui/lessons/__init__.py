"""Lessons: deals at the real table, with a teacher who speaks when certain facts are true."""
