"""The words round the pages of the rule book."""

from __future__ import annotations

from ombre_desktop.ui.texts.phrases import Said, translate

contents_name = Said("Contents", "Contents")
title_with_hits = Said("Contents", "{title} ({hits})")

title = Said("RulesReader", "The rules of Ombre")
page_name = Said("RulesReader", "Page")
search_name = Said("RulesReader", "Search the rules")
search_label = Said("RulesReader", "&Search")
back_button = Said("RulesReader", "&Back")
smaller_text = Said("RulesReader", "Smaller text")
larger_text = Said("RulesReader", "Larger text")
close_button = Said("RulesReader", "&Close")
lessons_line = Said("RulesReader", "Learn it at the table: {lessons}")
english_only = Said("RulesReader", "So far, this page is in English only.")
chief_form = Said(
    "RulesReader",
    "Nothing more is written about this game so far. It belongs to the family of Ombre, and this is Ombre"
    " itself:",
)
at_this_table = Said("RulesReader", "At this table")
instead_of = Said("RulesReader", "instead of: {usual}")
table_caption = Said("RulesReader", "The table from above: 1 is you, and everything goes round to the right.")
nothing_found = Said("RulesReader", "Nothing found")
hits_found = Said("RulesReader", "Found: {hits}")
nothing_found_note = Said(
    "RulesReader", "“{words}” stands on no page of the rules. Try a shorter word, or part of one."
)
found_heading = Said("RulesReader", "“{words}” in the rules")


def heading_of(game: str) -> str:
    """Return the translated name of a *game*, which is the heading of its page in English."""
    return translate("Games", game)
