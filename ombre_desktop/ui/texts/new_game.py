"""The words of the choice of a new game: the game, the company, the sitting and the house rules."""

from __future__ import annotations

from ombre_desktop.ui.texts.phrases import Said

title = Said("NewGameDialog", "A new game")
spanish = Said("NewGameDialog", "Spanish")
french = Said("NewGameDialog", "French")
sitting_heading = Said("NewGameDialog", "The sitting")
deals_note = Said("NewGameDialog", "With each of these numbers, everybody deals equally often.")
deals_label = Said("NewGameDialog", "Deals")
cards_label = Said("NewGameDialog", "Cards")
duplicate_box = Said("NewGameDialog", "D&uplicate: the expert plays the same deals")
any_number = Said("NewGameDialog", "any number")
number_label = Said("NewGameDialog", "Number of the &first deal")
number_note = Said(
    "NewGameDialog", "Everybody who plays the same number has the same cards. Each deal stands alone."
)
rules_note = Said(
    "NewGameDialog", "What a table agrees on before it plays. The rules of the book are set already."
)
rules_heading = Said("NewGameDialog", "House rules")
people_heading = Said("NewGameDialog", "At the table")
more_note = Said("NewGameDialog", "Length, cards, house rules")
opponents_button = Said("NewGameDialog", "How the opponents &think…")
cancel_button = Said("NewGameDialog", "&Cancel")
begin_button = Said("NewGameDialog", "&Begin")
changeable = Said("NewGameDialog", "You can change them at any moment of the game.")
open_end = Said("NewGameDialog", "No fixed end")
number_out_of_range = Said("NewGameDialog", "The numbers go from 1 to 4,000,000,000.")

games_name = Said("GameChooser", "The game")
players_label = Said("GameChooser", "Players")
views_name = Said("GameChooser", "The games")
by_players = Said("GameChooser", "By players")
peru = Said("GameChooser", "Peru")
canaries = Said("GameChooser", "The Canaries")
unknown = Said("GameChooser", "Year and place unknown")
today_label = Said("GameChooser", "today")
by_journey = Said("GameChooser", "The &journey")

lesson_link = Said("GamePaper", "&Lesson")
problems_link = Said("GamePaper", "&Problems")
rules_link = Said("GamePaper", "&Rules")

played_seal = Said("GamePaper", "Played")
won_seal = Said("GamePaper", "Won")
lesson_seal = Said("GamePaper", "Lesson done")

opponent_label = Said("OpponentPlace", "Opponent")
strength_label = Said("OpponentPlace", "Strength")

unnamed = Said("PersonPlace", "You")
name_note = Said("PersonPlace", "The name on your plate and in the score.")
name_label = Said("PersonPlace", "Your &name")
portrait_label = Said("PersonPlace", "Portrait")

show_all = Said("HouseEditor", "Show &all house rules")
hide_rules = Said("HouseEditor", "Hid&e the house rules")
change_rules = Said("HouseEditor", "Chang&e the house rules")
show_chief = Said("HouseEditor", "Show the &chief ones only")
defaults_button = Said("HouseEditor", "&Defaults")
all_as_in_the_book = Said("HouseEditor", "All as in the rule book")
not_as_in_the_book = Said("HouseEditor", "Not as in the rule book: {rules}")
