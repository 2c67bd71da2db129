"""The words of motives that a hand gives: for bids, trumps, kings, throws and answers."""

from __future__ import annotations

from ombre_desktop.ui.texts.phrases import Said

OF_HANDS: dict[str, Said] = {
    # Bids.
    "must_play_anyway": Said("Hints", "If you pass too, you must play anyway."),
    "every_card_wins": Said("Hints", "Once you lead, every card you hold wins."),
    "few_high_cards": Said(
        "Hints",
        "{high:one Only one of your cards is dangerous, and you may exchange it.|other Only # of your cards "
        "are dangerous, and you may exchange them.}",
    ),
    "low_in_every_suit": Said("Hints", "You have a low card in every suit you hold."),
    "turned_makes": Said(
        "Hints", "On average you make about {have:one # trick|other # tricks}, whichever suit is turned."
    ),
    "black_aces": Said("Hints", "Spadille and basto are trumps, whichever suit is turned."),
    "trump_in_every_suit": Said("Hints", "{card:The} is a trump, whichever suit is turned."),
    "tricks_enough": Said(
        "Hints", "With {suit} as trumps you make about {have:one # trick|other # tricks}: {need} are enough."
    ),
    "side_makes_enough": Said(
        "Hints",
        "With {suit} as trumps your side makes about {have:one # trick|other # tricks}: {need} are enough.",
    ),
    "tricks_if_shared": Said(
        "Hints",
        "With {suit} as trumps you make about {have:one # trick|other # tricks}: enough if the others share "
        "theirs.",
    ),
    "pays_more": Said("Hints", "{other:Name} wins more often, but {contract} pays more."),
    "leaves_a_better_game": Said(
        "Hints", "{contract:Name} leaves {other} open, and your cards suit that better."
    ),
    "worth_the_risk": Said(
        "Hints",
        "It wins only about {wins:one once|other # times} in 10, but on average that beats passing.",
    ),
    "many_trumps": Said("Hints", "With {suit} you have {trumps:one # trump|other # trumps}."),
    "sure_trumps": Said("Hints", "With {suit} as trumps, {sure:one # trick is|other # tricks are} certain."),
    "others_have_passed": Said("Hints", "All the others have passed, so they are probably weak."),
    # Passing.
    "bid_is_taken": Said(
        "Hints", "{contract:Name} is taken: only {remaining} {remaining:one is|other are} left."
    ),
    "dearer_bids_are_left": Said("Hints", "{contract:Name} is taken: only dearer bids are left."),
    "one_trump_short": Said(
        "Hints", "You have {have:one # trump|other # trumps}: one more, and you could bid."
    ),
    "few_matadors": Said(
        "Hints",
        "You have {have:one # trump|other # trumps} and {matadors:0 no matador|one one matador|other # "
        "matadors}: one more trump, and you could bid.",
    ),
    "few_kings": Said(
        "Hints",
        "Your {have:one # trump is|other # trumps are} good, but {kings:0 no king stands|one only one king "
        "stands|other only # kings stand} beside them.",
    ),
    "too_few_tricks": Said(
        "Hints",
        "With {suit} as trumps you make {have:0 hardly a trick|one about # trick|other about #"
        " tricks}: you need at least {least}.",
    ),
    "side_makes_too_few": Said(
        "Hints",
        "With {suit} as trumps your side makes {have:0 hardly a trick|one about # trick|other about # "
        "tricks}: it needs {least}.",
    ),
    "too_few_as_dealt": Said(
        "Hints",
        "Without new cards you make {have:0 hardly a trick|one about # trick|other about # tricks} with "
        "{suit}: you need at least {least}.",
    ),
    "too_few_alone": Said(
        "Hints",
        "Alone you make {have:0 hardly a trick|one about # trick|other about # tricks} with {suit}: you "
        "need at least {least}.",
    ),
    "wins_too_seldom": Said(
        "Hints",
        "{contract:Name} would {wins:0 hardly ever win|one win only about once in 10|other win only "
        "about # times in 10}.",
    ),
    "costs_more_than_it_brings": Said(
        "Hints",
        "{contract:Name} wins about {wins:one once|other # times} in 10, but losing costs more.",
    ),
    "passing_pays": Said("Hints", "On average, passing brings you more."),
    # Trumps.
    "longest_trumps": Said(
        "Hints",
        "With {suit} you have {trumps:one # trump|other # trumps}, more than with any other suit.",
    ),
    "most_tricks": Said(
        "Hints",
        "With {suit} you make about {have:one # trick|other # tricks}, the most of any suit.",
    ),
    "becomes_second_best": Said("Hints", "{card:The} becomes the second-highest trump."),
    "higher_trumps": Said("Hints", "Another suit gives you as many trumps, but they are higher in {suit}."),
    "fewer_but_higher": Said("Hints", "With {suit} you have fewer trumps, but higher ones."),
    "king_outside": Said("Hints", "{card:The} may still win a trick as a plain card."),
    "fewest_trumps": Said(
        "Hints",
        "With {suit} you have {trumps:0 no trump|one only one trump|other only # trumps}, and trumps win "
        "tricks.",
    ),
    # Kings.
    "queen_behind": Said("Hints", "Once that card has gone, {card:the} in your hand is the highest."),
    "queen_beside": Said("Hints", "{card:The} in your hand is worth more beside it."),
    "can_lead_to_it": Said(
        "Hints", "You have {number:one one card|other # cards} of {suit} to lead to {card:the}."
    ),
    "ally_covers": Said(
        "Hints",
        "You have {number:0 no card|one only one card} of {suit}: your ally will have the highest.",
    ),
    "should_win": Said("Hints", "The others hold most cards of {suit}, so {card:the} should win a trick."),
    "gives_the_lowest": Said("Hints", "It is your lowest card of {suit}."),
    # Throws.
    "only_so_many": Said("Hints", "You may draw only {most:one # card|other # cards}: throw the weakest."),
    "keep_trumps_and_kings": Said("Hints", "Keep trumps and kings: a new card is worth more than the rest."),
    "keep_trumps": Said("Hints", "Keep only your trumps: a new card is worth more than the rest."),
    "keep_kings": Said(
        "Hints",
        "Keep only your {kings:one king|other kings}: a new card is worth more than the rest.",
    ),
    "keep_nothing": Said("Hints", "You have neither a trump nor a king: exchange every card."),
    "keep_queen_with_king": Said("Hints", "{card:The} stays too: beside its king it may win a trick."),
    "keep_guarded_queen": Said(
        "Hints", "{card:The} stays with a lower card: it may win once the king is gone."
    ),
    "throw_the_weakest": Said("Hints", "Throw your weakest cards: new ones may be better."),
    "keep_the_longest_suit": Said(
        "Hints", "Keep the kings, and {suit} for {trumps:one # trump|other # trumps}."
    ),
    "leaves_cards": Said(
        "Hints", "Your partner draws after you: leave them {left:one # card|other # cards}."
    ),
    "goes_void": Said("Hints", "You throw your last {suit}: unless you draw more, you may trump it."),
    "throw_the_high": Said("Hints", "Throw the cards that are likeliest to take a trick."),
    # Answers.
    "the_rest_is_open": Said(
        "Hints",
        "You have won already, and of the {left:one # trick|other # tricks} left {sure:0 none is|one only "
        "one is|other only # are} certain.",
    ),
    "the_rest_comes_mostly": Said(
        "Hints", "Going on for all the tricks pays more, and it goes well nearly always."
    ),
    "no_codille_in_sight": Said("Hints", "You have too few tricks to hope for codille."),
    "too_weak_to_take_over": Said("Hints", "Your cards and tricks are too weak to win it yourself."),
    "strong_enough_to_take_over": Said("Hints", "Your cards and tricks are good enough to win it yourself."),
    "turned_is_a_trump": Said("Hints", "The card turned up is a trump for certain: take it."),
    "strong_cards_in_the_talon": Said(
        "Hints", "All have passed, so the strong cards probably lie in the talon."
    ),
    "a_king_scores": Said("Hints", "If you turn up a king, you score a point."),
    "a_shown_king_scores": Said("Hints", "A king that you show scores a point."),
    "nothing_to_hide": Said("Hints", "You gain nothing by keeping the talon secret."),
    "man_wins_too_seldom": Said(
        "Hints",
        "You would {wins:0 hardly ever win|one win only about once in 10|other win only about # times in "
        "10}.",
    ),
    "may_still_win": Said(
        "Hints", "Play on: it goes well {wins:10 nearly always|other about # times in 10}."
    ),
    "too_weak_for_the_man": Said(
        "Hints",
        "With {suit} as trumps you make {have:0 hardly a trick|one only about # trick|other only"
        " about # tricks}: that is too few.",
    ),
    "no_trump_in_hand": Said("Hints", "You have no trump left, and {left:one # is|other # are} still out."),
    "they_lead_in_tricks": Said(
        "Hints",
        "The others have {tricks:one # trick|other # tricks} together, and you have {own:0 none|other #}.",
    ),
    "codille_costs_more": Said(
        "Hints", "You can hardly win now, and after codille another player gets your chips."
    ),
    "thrown_in_is_a_tie": Said("Hints", "You can hardly win, and throwing it in costs no more than a tie."),
}
"""The sentence for each motive that a hand gives, by its key."""
