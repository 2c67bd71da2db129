"""The wishes of the person at the panels of the table, and on its first page."""

from enum import Enum

from PySide6.QtCore import QObject, Signal


class Wishes(QObject):
    """
    The signals of all panels of a table, the first page among them, so that each listener is connected once.

    *unheard* holds the tools that nobody answers; they are not shown.

    Signals:
        acted: the person's answer, an engine ``Action``; cards in the hand are played and thrown by it too.
        play_out_wanted: the rest of the deal is to be played without asking.
        claimed: the `Claim` that was offered is made.
        gano_meant: True if gano is to be said with the next card, False if it is not.
        undone: the last thing done with the cards is to be undone.
        take_back_wanted: the person's last decision is to be taken back.
        hand_wanted: the cards in hand are to have the focus.
        tool: a `Tool` that the program must handle.
        next_deal: the settlement has been read.
        review_wanted: the settled deal is to be reviewed.
        throws_wanted: the throws of an exchange are to be weighed; carries its view and request, and the
            cards thrown if somebody has thrown any.
        act_wanted: the person wants to know what an act of another player told; carries its `ActSpot`.
        hurried, rushed: the present motion, or the whole deal, is to be finished at once.
        rules_wanted: the number of the rule to show in the rule book; if empty, the page for the present
            question.
        door_opened: the name of the `Door` of the first page that was opened.
        strength_chosen, language_chosen: the name of an option there.
    """

    unheard: frozenset[Enum] = frozenset()

    acted = Signal(object)
    play_out_wanted = Signal()
    claimed = Signal(object)
    gano_meant = Signal(bool)
    undone = Signal()
    take_back_wanted = Signal()
    hand_wanted = Signal()
    tool = Signal(object)
    next_deal = Signal()
    review_wanted = Signal()
    throws_wanted = Signal(object)
    act_wanted = Signal(object)
    hurried = Signal()
    rushed = Signal()
    rules_wanted = Signal(str)
    door_opened = Signal(object)
    strength_chosen = Signal(object)
    language_chosen = Signal(object)
