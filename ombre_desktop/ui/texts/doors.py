"""The labels of the doors of the first page, and the notes under the large ones."""

from __future__ import annotations

from ombre_desktop.ui.texts.phrases import Said

learn = Said("Title", "Learn it at the table")
learn_note = Said("Title", "A deal with a teacher, and nothing to read first")
just_play = Said("Title", "Just play")
just_play_note = Said("Title", "{game}, with {company}")
set_table = Said("Title", "Set the table")
set_table_note = Said("Title", "Another game, or other opponents")
lessons = Said("Title", "Learn")
five_minutes = Said("Title", "Ombre in five minutes")
comfort = Said("Title", "Bigger letters, keys, contrast …")
sittings = Said("Title", "All sittings")
daily = Said("Title", "A deal a day")
daily_told = Said("Title", "Today’s deal: {today}")
daily_note = Said("Title", "The same cards for everybody, once a day")
practice = Said("Title", "Learn from mistakes")
practice_note = Said("Title", "Positions that you missed: {count}, a few minutes")
