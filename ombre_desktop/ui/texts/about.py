"""The words of the page about the program."""

from __future__ import annotations

from ombre_desktop.ui.texts.phrases import Said

title = Said("AboutDialog", "About Ombre")
page_name = Said("AboutDialog", "Version, licences and credits")
close_button = Said("AboutDialog", "&Close")
version = Said("AboutDialog", "Version {version}")
in_one_line = Said("AboutDialog", "The three-handed card game that invented bidding, at a table of its own.")
built_with = Said("AboutDialog", "Python {python}, Qt {qt}, Qt for Python {binding}")
solver_compiled = Said("AboutDialog", "The opponents think at full strength: their solver is compiled.")
solver_interpreted = Said(
    "AboutDialog", "The opponents think of fewer cases, to be as quick: their solver is not compiled."
)
sources_heading = Said("AboutDialog", "Where the rules come from")
sources_note = Said("AboutDialog", "The rules were put together from the old books, among them:")
own_work = Said("AboutDialog", "Cards, portraits, table and texts were made for this game.")
licences_heading = Said("AboutDialog", "Licences")
own_licence = Said("AboutDialog", "Ombre is free software under the MIT licence.")
qt_licence = Said(
    "AboutDialog", "Qt and Qt for Python are used under the GNU Lesser General Public Licence, version 3."
)
font_licence = Said(
    "AboutDialog",
    "The letters are Source Serif, Source Sans and, for Japanese, a part of Noto CJK, "
    "under the SIL Open Font Licence:",
)
