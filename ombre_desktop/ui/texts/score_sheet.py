"""The words of the score sheet."""

from __future__ import annotations

from ombre_desktop.ui.texts.phrases import Said, translate

title = Said("ScoreSheet", "The score of this sitting")
evening_over = Said("ScoreSheet", "The evening is over")
sheet_name = Said("ScoreSheet", "Deals")
replay_button = Said("ScoreSheet", "&Replay the deal")
copy_button = Said("ScoreSheet", "Co&py")
close_button = Said("ScoreSheet", "&Close")
nothing_played = Said("ScoreSheet", "No deal has been played out yet.")
lines_to_come = Said("ScoreSheet", "Every deal gets its line here, with what each of you won or lost.")
"""The sentence in place of the lines before the first deal."""
standing_with_pool = Said("ScoreSheet", "After deal {number}: {standing}, and {pool} in the pool")
standing_in_chips = Said("ScoreSheet", "In chips: {standing}, and {pool} in the pool.")
points_that_win = Said("ScoreSheet", "{standing} – {points:one # point wins|other # points win}.")
winner_told = Said("ScoreSheet", "{standing} – {name} has won the game.")
stones_that_win = Said(
    "ScoreSheet", "After deal {number}: {standing}, and {table} on the table – all {stones} stones win."
)
winners_told = Said("ScoreSheet", "{standing} – {side} have won the game.")
figure_of = Said("ScoreSheet", "{name} {figure}")
deal_heading = Said("ScoreSheet", "Deal")
ombre_heading = Said("ScoreSheet", "Ombre")
trump_heading = Said("ScoreSheet", "Trump")
result_heading = Said("ScoreSheet", "Result")
game_heading = Said("ScoreSheet", "Game")
dealer_heading = Said("ScoreSheet", "Dealer")
table_heading = Said("ScoreSheet", "Table")
pool_heading = Said("ScoreSheet", "Pool")
of_the_deal = Said("ScoreSheet", "deal")
in_all = Said("ScoreSheet", "in all")
play_told = Said("ScoreSheet", "{played}: {result}")
play_told_with_trump = Said("ScoreSheet", "{game}, {trump}: {result}")


def studied_deal(number: int) -> str:
    """Return the *number* of a deal that has notes."""
    return translate("ScoreSheet", "{number}, with notes").format(number=number)
