"""Catalogues of translated messages: brought up to date, compiled, and a pseudo-language for tests."""
