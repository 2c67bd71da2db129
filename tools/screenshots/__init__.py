"""Photographs of the table in every phase of a deal, to be opened and looked at."""
