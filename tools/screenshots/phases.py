"""Every phase of every game that is photographed, by the number of seats."""

from __future__ import annotations

from ombre_desktop.engine import Question

from .moments import (
    Moment,
    is_auction,
    is_betrayed,
    is_bid_of,
    is_calling,
    is_calling_before_trump,
    is_choosing,
    is_defending,
    is_drawn,
    is_exchange,
    is_fifth_trick,
    is_given_up,
    is_giving,
    is_holding,
    is_joining,
    is_late,
    is_lost,
    is_naming,
    is_naming_as_ally,
    is_opening,
    is_played_as,
    is_question,
    is_sent_alone,
    is_settled,
    is_settled_as,
    is_surrender,
    is_talon_shown,
    is_thrown_in,
    is_vuelta,
    is_watching,
    is_won,
)

LOW = "passed_out=low_bids"

THREE = (
    Moment("auction", is_auction, deal=6),
    Moment("trump", is_naming),
    Moment("turned", is_question(Question.TAKE_TURNED), house="vuelta_card=may_take"),
    Moment("vuelta", is_vuelta),
    Moment("exchange", is_exchange),
    Moment("defence", is_defending),
    Moment("drawn", is_drawn),
    Moment("trick-5", is_fifth_trick),
    Moment("trick-8", is_late),
    Moment("claim", is_question(Question.CLAIM_OR_VOLE), deal=17),
    Moment("surrender", is_surrender),
    Moment("consent", is_question(Question.CONSENT), played_by="random", deal=24),
    Moment("talon", is_talon_shown, house="talon_rest=face_up"),
    Moment("settlement", is_settled),
    Moment("settlement-won", is_won),
    Moment("settlement-lost", is_lost, deal=18),
    Moment("settlement-given-up", is_given_up, played_by="random", deal=241),
    Moment("low-auction", is_bid_of("contrabola", "gascarola"), house=LOW, deal=7),
    Moment("low-contrabola", is_played_as("contrabola"), house=LOW, played_by="random", deal=37),
    Moment("french-auction", is_auction, "french", deal=10),
    Moment("french-trick", is_fifth_trick, "french", deal=11),
    Moment("french-settlement", is_settled, "french"),
    Moment("poker-auction", is_auction, "pokerwiner"),
    Moment("poker-trick", is_fifth_trick, "pokerwiner"),
    Moment("poker-settlement", is_settled, "pokerwiner"),
)

TWO = (
    Moment("two-auction", is_auction, "two_handed", 2),
    Moment("two-trump", is_naming, "two_handed", 2),
    Moment("two-vuelta", is_vuelta, "two_handed", 2, deal=23),
    Moment("two-exchange", is_exchange, "two_handed", 2),
    Moment("two-trick", is_fifth_trick, "two_handed", 2),
    Moment("two-late", is_late, "two_handed", 2),
    Moment("two-claim", is_question(Question.CLAIM_OR_VOLE), "two_handed", 2, deal=16),
    Moment("two-settlement", is_settled, "two_handed", 2),
)

FOUR = (
    Moment("four-auction", is_auction, "four_handed", 4, deal=28),
    Moment("four-trump", is_naming, "four_handed", 4),
    Moment("four-vuelta", is_vuelta, "four_handed", 4, deal=13),
    Moment("four-exchange", is_exchange, "four_handed", 4),
    Moment("four-trick", is_fifth_trick, "four_handed", 4),
    Moment("four-late", is_late, "four_handed", 4),
    Moment("four-watching", is_watching, "four_handed", 4),
    Moment("four-claim", is_question(Question.CLAIM_OR_VOLE), "four_handed", 4, deal=48),
    Moment("four-settlement", is_settled, "four_handed", 4),
)

QUADRILLE = (
    Moment("quadrille-auction", is_auction, "quadrille", 4),
    Moment("quadrille-calling", is_calling, "quadrille", 4, deal=7),
    Moment("quadrille-trick", is_fifth_trick, "quadrille", 4),
    Moment("quadrille-settlement", is_settled, "quadrille", 4),
)

LHOMBRE = (
    Moment("lhombre-opening", is_opening, "lhombre", 4),
    Moment("lhombre-auction", is_auction, "lhombre", 4),
    Moment("lhombre-hold", is_holding, "lhombre", 4, deal=51),
    Moment("lhombre-game", is_choosing, "lhombre", 4, deal=9),
    Moment("lhombre-exchange", is_exchange, "lhombre", 4, deal=12),
    Moment("lhombre-turned", is_vuelta, "lhombre", 4),
    Moment("lhombre-throw-in", is_question(Question.THROW_IN), "lhombre", 4, deal=9),
    Moment("lhombre-claim", is_question(Question.CLAIM_OR_VOLE), "lhombre", 3, deal=60),
    Moment("lhombre-trick", is_fifth_trick, "lhombre", 4),
    Moment("lhombre-nolo", is_played_as("kobe_nolo"), "lhombre", 4, deal=27),
    Moment("lhombre-nolo-too", is_joining, "lhombre", 3, "nolos=several"),
    Moment("lhombre-ouvert", is_played_as("ouvert"), "lhombre", 4, "call_style=free", played_by="random"),
    Moment("lhombre-watching", is_watching, "lhombre", 4),
    Moment("lhombre-settlement", is_settled, "lhombre", 4),
    Moment("lhombre-settlement-lost", is_lost, "lhombre", 3, deal=17),
    Moment("lhombre-nolo-settlement", is_settled_as("kobe_nolo", "ouvert"), "lhombre", 4, deal=27),
    Moment("lhombre-thrown-in", is_thrown_in, "lhombre", 3, played_by="random", deal=375),
    Moment(
        "lhombre-free-auction", is_bid_of("respekt"), "lhombre", 3, "call_style=free extras=grand", deal=21
    ),
)

ZANGA = (
    Moment("zanga-open", is_opening, "zanga", 4),
    Moment("zanga-auction", is_auction, "zanga", 4),
    Moment("zanga-sent", is_sent_alone, "zanga", 4, played_by="random"),
    Moment("zanga-trick", is_fifth_trick, "zanga", 4),
    Moment("zanga-alone", is_played_as("solo"), "zanga", 4, played_by="random"),
    Moment("zanga-rests", is_watching, "zanga", 4, played_by="random"),
    Moment("zanga-claim", is_question(Question.CLAIM_OR_VOLE), "zanga", 4, deal=33),
    Moment("zanga-settlement", is_settled, "zanga", 4),
    Moment("malaga-open", is_opening, "zanga_malaga", 4),
    Moment("malaga-trick", is_fifth_trick, "zanga_malaga", 4),
    Moment("malaga-settlement", is_settled, "zanga_malaga", 4),
)

TRESILLO = (
    Moment("tresillo-auction", is_auction, "tresillo", 4),
    Moment("tresillo-trump", is_naming, "tresillo", 4, deal=5),
    Moment("tresillo-exchange", is_exchange, "tresillo", 4, deal=19),
    Moment("tresillo-vuelta", is_vuelta, "tresillo", 4, deal=7),
    Moment("tresillo-paso", is_surrender, "tresillo", 4, deal=19),
    Moment("tresillo-take-over", is_question(Question.TAKE_OVER), "tresillo", 3, deal=36),
    Moment("tresillo-bola", is_question(Question.CLAIM_OR_VOLE), "tresillo", 3, deal=23),
    Moment("tresillo-contrabola", is_bid_of("contrabola"), "tresillo", 3, "contrabola=last"),
    Moment("tresillo-watching", is_watching, "tresillo", 4),
    Moment("tresillo-settlement", is_settled, "tresillo", 4),
    Moment("rocambor-auction", is_bid_of("oros"), "rocambor", 4),
    Moment("rocambor-obligada", is_played_as("espada_obligada"), "rocambor", 3, deal=111),
    Moment("rocambor-volteo", is_vuelta, "rocambor", 3),
    Moment("rocambor-points", is_settled, "rocambor", 3, "tarifa=rap"),
    Moment("tritrille-auction", is_auction, "tritrille", 3),
    Moment("tritrille-demand", is_calling, "tritrille", 3, deal=8),
    Moment("tritrille-give", is_giving, "tritrille", 3, deal=8),
    Moment("tritrille-trick", is_fifth_trick, "tritrille", 3),
    Moment("tritrille-settlement", is_settled, "tritrille", 3),
)

GERMAN_SOLO = (
    Moment("german-open", is_opening, "german_solo", 4),
    Moment("german-auction", is_auction, "german_solo", 4),
    Moment("german-trump", is_naming, "german_solo", 4, deal=7),
    Moment("german-calling", is_calling, "german_solo", 4),
    Moment("german-grossfrage", is_calling_before_trump, "german_solo", 4, played_by="novice", deal=4),
    Moment("german-friend", is_naming_as_ally, "german_solo", 4, played_by="novice", deal=1),
    Moment("german-trick", is_fifth_trick, "german_solo", 4),
    Moment("german-after-five", is_question(Question.CLAIM_OR_VOLE), "german_solo", 4, "after_five=tout"),
    Moment("german-couleur", is_played_as("frage_couleur"), "german_solo", 4),
    Moment("german-settlement", is_settled, "german_solo", 4),
    Moment("german-solo-settlement", is_settled_as("solo", "solo_couleur"), "german_solo", 4, deal=6),
    Moment(
        "german-tout-settlement", is_settled_as("tout", "tout_couleur"), "german_solo", 4, played_by="random"
    ),
)

FIVE = (
    Moment("five-auction", is_auction, "five_handed", 5),
    Moment("five-trump", is_naming, "five_handed", 5),
    Moment("five-calling", is_calling, "five_handed", 5),
    Moment("five-trick", is_fifth_trick, "five_handed", 5),
    Moment("five-betrayed", is_betrayed, "five_handed", 5, deal=12),
    Moment("five-late", is_late, "five_handed", 5),
    Moment("five-settlement", is_settled, "five_handed", 5),
    Moment("five-settlement-won", is_won, "five_handed", 5, deal=3),
)

POINTS = (
    *(
        Moment(f"points-{seats}-turned", is_question(Question.TURN_UP), "homme_auvergne", seats)
        for seats in (2, 4)
    ),
    *(
        Moment(f"points-{seats}-revel", is_question(Question.REVEL), "homme_auvergne", seats)
        for seats in (3, 5)
    ),
    *(
        Moment(f"points-{seats}-king", is_question(Question.SHOW_KING), "homme_auvergne", seats)
        for seats in (2, 5)
    ),
    *(
        Moment(f"points-{seats}-man", is_question(Question.BE_MAN), "homme_auvergne", seats)
        for seats in (3, 4)
    ),
    *(Moment(f"points-{seats}-late", is_late, "homme_auvergne", seats) for seats in (2, 3, 4, 5)),
    *(Moment(f"points-{seats}-settlement", is_settled, "homme_auvergne", seats) for seats in (2, 3, 4, 5)),
)

MOMENTS = (
    *(*THREE, *TWO, *FOUR, *QUADRILLE, *LHOMBRE, *ZANGA, *TRESILLO, *GERMAN_SOLO, *FIVE),
    *POINTS,
)
