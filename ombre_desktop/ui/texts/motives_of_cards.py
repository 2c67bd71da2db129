"""The words of motives for a card, led, won with or thrown."""

from __future__ import annotations

from ombre_desktop.ui.texts.phrases import Said

OF_CARDS: dict[str, Said] = {
    "wins_the_game": Said("Hints", "With this trick the game is yours."),
    "stops_them": Said("Hints", "Once your side has this trick, they can no longer win."),
    "they_would_win": Said("Hints", "If they take this trick, they have won: stop them here."),
    "needed_to_win": Said("Hints", "You need this trick: without it you can no longer win."),
    "saves_the_tie": Said("Hints", "You can no longer win, but with this trick you may still tie."),
    "take_it_yourself": Said("Hints", "Only you can still stop them: take this trick yourself."),
    "leave_it_to_partner": Said("Hints", "Only your partner can still stop them: leave them this trick."),
    "gano_was_said": Said("Hints", "Your partner said gano: leave them this trick."),
    "collect_alone": Said(
        "Hints",
        "You have {tricks:one # trick|other # tricks}, more than your partner: collect them in one hand.",
    ),
    "partner_collects": Said(
        "Hints", "Your partner has {tricks:one # trick|other # tricks}, more than you: let them collect."
    ),
    "partner_is_winning": Said("Hints", "Your partner has this trick already: leave it to them."),
    "overruff": Said("Hints", "They have trumped: a higher trump takes the trick back."),
    "void_to_ruff": Said("Hints", "You have no {suit}, so you can trump."),
    "last_to_play": Said("Hints", "Last to play: the lowest card that wins is enough."),
    "smallest_that_wins": Said("Hints", "Win with the lowest card that no opponent can beat."),
    "sure_trick": Said("Hints", "You have a card that no opponent can beat: a sure trick."),
    "cover_partner": Said("Hints", "Your partner's card may still be beaten: cover it with a higher one."),
    "only_a_trump": Said("Hints", "You have a card that only a trump can beat."),
    "few_can_beat": Said("Hints", "You have a card that only {few:one # card|other # cards} can still beat."),
    "spend_higher": Said("Hints", "Make them spend a higher card, or take the trick."),
    "lowest_try": Said("Hints", "Your lowest card that beats theirs may be enough: keep the higher ones."),
    "take_the_lead": Said("Hints", "Take the trick over from your partner: then you lead."),
    "withhold": Said("Hints", "You may withhold {card:the}: the trump that was led cannot force it."),
    "save_trumps": Said("Hints", "Keep your trumps: they may win a trick of their own."),
    "keep_last_trump": Said("Hints", "Keep your last trump while others may still hold some."),
    "trumps_are_gone": Said("Hints", "Nobody else has trumps now: yours will bring back the lead."),
    "partner_is_behind": Said("Hints", "Your partner plays last and may still take this trick."),
    "hold_up": Said("Hints", "Keep {card:the}: it can still win a later trick."),
    "all_may_be_beaten": Said("Hints", "Those after you can probably beat your high cards too: save them."),
    "keep_guard": Said("Hints", "Keep the low card that guards {card:the}."),
    "keep_winner": Said("Hints", "Keep {card:the}: nobody holds a higher one."),
    "keep_higher": Said("Hints", "Keep {card:the}: few cards can still beat it."),
    "leave_the_suit": Said("Hints", "Wait with {card:the}: let others lead that suit first."),
    "short_suit": Said(
        "Hints", "You have only {have:one # card|other # cards} in {suit}: soon you can trump that suit."
    ),
    "loser": Said("Hints", "A loser costs little: every card still out in its suit beats it."),
    "no_card_wins": Said("Hints", "You cannot win this trick: give your cheapest card."),
    "cheapest_to_partner": Said("Hints", "The trick is your partner's so far: give your cheapest card."),
    "majority_is_sure": Said(
        "Hints",
        "Count your sure tricks: they make {tricks:one # trick|other # tricks} in all, and that wins.",
    ),
    "partner_can_ruff": Said("Hints", "Your partner has no {suit} and may trump: lead that suit."),
    "draw_trumps": Said(
        "Hints", "Nobody can beat your best trump: draw theirs while {left:one # is|other # are} still out."
    ),
    "bring_out_trumps": Said(
        "Hints", "Lead a trump to bring out theirs: {left:one # is|other # are} still out."
    ),
    "trump_for_partner": Said("Hints", "Lead a trump: it helps your partner draw those of the others."),
    "highest_of_suit": Said("Hints", "Nobody has a higher card than yours in {suit}: lead it."),
    "ombre_is_void": Said("Hints", "An opponent has no {suit}: they must trump it or let it go."),
    "partner_led_it": Said("Hints", "Your partner led {suit}: lead that suit back to them."),
    "force_out": Said("Hints", "Only {card:the} beats your best card of its suit: bring it out."),
    "long_trumps": Said(
        "Hints", "You have {have:one # trump|other # trumps}: lead one to bring out the higher ones."
    ),
    "protect_winner": Said("Hints", "Draw trumps first, or they may trump {card:the}."),
    "trump_fork": Said("Hints", "Wait with your trumps: if they lead trumps, {card:the} can win as well."),
    "long_suit": Said(
        "Hints", "You have {have:one # card|other # cards} in {suit}: the small ones may win later."
    ),
    "lead_through": Said("Hints", "Your opponent must play before your partner: lead through them."),
    "equal_cards": Said("Hints", "Your cards here are worth the same: it does not matter which."),
    "same_result": Said("Hints", "It makes no difference here: on average every card comes to the same."),
    "not_lost_yet": Said("Hints", "The game is not lost yet: do not give up."),
    "null_not_their_void": Said("Hints", "Not {suit}: they have none, and could throw a dangerous card."),
    "null_lowest": Said("Hints", "Nobody has a lower card in {suit}: whoever follows must beat it."),
    "null_likely_beaten": Said("Hints", "Lead the card that is likeliest to be beaten."),
    "null_highest_under": Said("Hints", "Go under {card:the} with the highest card you can."),
    "null_danger_goes": Said("Hints", "You need not follow: throw the card that could win most easily."),
    "null_leave_them_the_trick": Said("Hints", "They are winning this trick: leave it to them."),
    "null_press": Said("Hints", "Play low: they may have to take the trick."),
    "null_keep_low": Said("Hints", "Play high now, and keep your low cards to catch them later."),
}
"""The sentence for each motive for a card, by its key."""
